"""Chapter 1 of RULES.md: components."""

from __future__ import annotations

from collections import Counter

import pytest

from samobranka.games.archravels.parts import BOX, COLOUR_IDS
from samobranka.games.archravels.phases.crafting import Craft
from samobranka.games.archravels.phases.exchange import TakeThree
from samobranka.games.archravels.phases.restocking import Frog
from tests.games.archravels.table import SPINNER, table

ONE_COLOUR, TWO_COLOURS, ALL_DIFFERENT = "one_colour", "two_colours", "all_different"


def test_1_1_six_colours_and_no_end_of_yarn() -> None:
    assert len(COLOUR_IDS) == 6
    t = table(characters=[SPINNER, "amara", "alex"]).fill(0, red=500)
    t.act(t.legal()[2], TakeThree("red"))
    assert t.bowl(0) == {"red": 503}


def test_1_2_five_kinds_of_item_and_no_end_of_them() -> None:
    yarn = {item.id: item.yarn for item in BOX.items}
    assert yarn == {"hat": 2, "bear": 3, "mittens": 3, "scarf": 4, "blanket": 5}
    t = table().give_items(0, hat=300).fill(0, red=1, blue=1)
    t.act(t.legal()[1], Craft("hat"))
    assert t.items(0) == {"hat": 301}


def test_1_3_colour_rules() -> None:
    assert {item.id: item.rule for item in BOX.items} == {
        "hat": ALL_DIFFERENT,
        "bear": ONE_COLOUR,
        "mittens": TWO_COLOURS,
        "scarf": ALL_DIFFERENT,
        "blanket": ONE_COLOUR,
    }


def test_1_4_six_tiles_of_three_kinds() -> None:
    assert Counter(tile.item for tile in BOX.pattern_tiles) == {"bear": 6, "mittens": 6, "scarf": 6}
    assert len({str(sorted(tile.exact.items())) for tile in BOX.pattern_tiles}) == 18
    worth = {item.id: item.learned_points for item in BOX.items if item.has_tile}
    assert worth == {"bear": 3, "mittens": 3, "scarf": 4}


@pytest.mark.parametrize("item", ["bear", "mittens", "scarf"])
def test_1_4_fronts_use_every_colour_equally_often(item: str) -> None:
    used: Counter[str] = Counter()
    for tile in BOX.pattern_tiles:
        used.update(tile.exact if tile.item == item else {})
    assert set(used) == set(COLOUR_IDS)
    assert len(set(used.values())) == 1


def test_1_5_hat_and_blanket_have_no_tile() -> None:
    assert [item.id for item in BOX.items if not item.has_tile] == ["hat", "blanket"]
    patterns = {pattern.item: pattern for pattern in table().view().seats[0].patterns}
    assert patterns["hat"].tile is patterns["blanket"].tile is None
    assert patterns["hat"].rule == ALL_DIFFERENT
    assert patterns["blanket"].rule == ONE_COLOUR


def test_1_6_four_boards_with_two_characters_each() -> None:
    assert Counter(character.specialty for character in BOX.characters) == {
        specialty.id: 2 for specialty in BOX.specialties
    }
    assert len({character.favourite for character in BOX.characters}) == 8


@pytest.mark.parametrize(
    ("specialty", "spaces"),
    [
        ("thrifty_shopper", [{"shop": 4}, {"craft": 2}, {"shop": 2, "craft": 1}, {"exchange": 1}]),
        ("master_crafter", [{"shop": 3}, {"craft": 4}, {"shop": 2, "craft": 1}, {"exchange": 1}]),
        (
            "colour_specialist",
            [{"shop": 3}, {"craft": 2}, {"shop": 2, "craft_any_colours": 1}, {"exchange": 1}],
        ),
        (
            "yarn_spinner",
            [{"shop": 3}, {"craft": 2}, {"take_three": 1, "craft": 1}, {"exchange": 1}],
        ),
    ],
)
def test_1_7_spaces(specialty: str, spaces: list[dict[str, int]]) -> None:
    seats = table(4).view().seats
    (seat,) = [seat for seat in seats if seat.specialty == specialty]
    assert [space.works for space in seat.spaces] == spaces


def test_1_8_eighty_yarn_cards_and_twelve_events() -> None:
    assert sum(card.copies for card in BOX.yarn_cards) == 80
    assert sum(card.copies_digital for card in BOX.yarn_cards) == 80
    events = {event.id: event.copies for event in BOX.event_cards}
    assert sum(events.values()) == 12
    assert len(events) == 5
    for card in BOX.yarn_cards:
        assert card.yarn == {"any": 2} or 1 <= sum(card.yarn.values()) <= 3


def test_1_9_twenty_six_requests() -> None:
    rules = {request.id: (request.rule, request.count) for request in BOX.special_requests}
    assert len(rules) == 26
    assert {name: rule for name, rule in rules.items() if rule[0] != "exact"} == {
        "snugglesaurus": ("any", 9),
        "robot": (ONE_COLOUR, 5),
        "hacky_sack": (ALL_DIFFERENT, 3),
        "toms_scarf": (ALL_DIFFERENT, 5),
        "friendship_bracelets": ("give", 2),
    }


def test_1_10_sixteen_projects() -> None:
    assert len(BOX.projects) == 16
    assert {sum(project.items.values()) for project in BOX.projects} == {2, 3, 4, 5, 6}


def test_every_item_can_be_frogged_by_its_colour_rule() -> None:
    t = table().learned(0, "bear", "mittens", "scarf").fill(0)
    t.to_restocking(hat=1, bear=1, mittens=1, scarf=1, blanket=1)
    assert t.can(Frog) == [Frog(item.id) for item in BOX.items]
