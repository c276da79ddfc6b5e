"""Chapters 11 and 12 of RULES.md: scoring, the winner."""

from __future__ import annotations

import pytest

from samobranka.games.master_elf.parts import BOX, TYPE_IDS
from samobranka.games.master_elf.scoring import (
    collection_score,
    collections_score,
    colour_score,
    elves_score,
    score,
)
from samobranka.games.master_elf.sheet import sheet
from tests.games.master_elf.table import set_of, table

# Gifts with one type only.
WONDERS = ("snow_globe", "seven_colour_flower", "magic_wand", "invisibility_cap")
ANTIQUITIES = ("genie_lamp", "samovar")
PIRATES = ("anchor", "jolly_roger")


def collections(*gifts: str) -> int:
    """Points for collections."""
    return collections_score(table().s, set_of(*gifts))


def colours(*gifts: str) -> int:
    """Points for one colour."""
    return colour_score(set_of(*gifts))


def counted(*gifts: str) -> dict[str, list[str]]:
    """The collections of the score sheet, by type."""
    t = table()
    t.s.made[0] = set_of(*gifts)
    lines = [line for line in sheet(t.s) if line.label.startswith("type-")]
    return {line.label: line.notes[0] for line in lines}


def test_11_1_every_gift_is_counted_in_exactly_one_of_its_types() -> None:
    gifts = {gift.id: gift.types for gift in BOX.gifts if len(gift.types) == 2}
    found = counted(*gifts)
    cards = [(label, card) for label, notes in found.items() for card in notes]
    assert sorted(card for _, card in cards) == sorted(f"gift-{g}".replace("_", "-") for g in gifts)
    for gift, types in gifts.items():
        (label,) = [label for label, card in cards if card == f"gift-{gift}".replace("_", "-")]
        assert label.removeprefix("type-") in types


@pytest.mark.parametrize(
    ("cards", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 9), (5, 12), (6, 12), (45, 12)]
)
def test_11_2_points_of_a_collection(cards: int, points: int) -> None:
    for type in BOX.types:
        if not type.special:
            assert collection_score(TYPE_IDS.index(type.id), cards) == points


def test_11_2_collections_add_up() -> None:
    assert collections(*WONDERS) == 9
    assert collections(*WONDERS[:3], *ANTIQUITIES, "anchor") == 6 + 3 + 1


def test_11_3_a_complete_special_type_brings_five() -> None:
    assert collections("casket", "key") == 5
    assert collections("pirate", "treasure_map") == 5
    assert collections("casket", "key", "pirate", "treasure_map") == 5 + 5


def test_11_3_with_one_card_it_brings_one() -> None:
    assert collection_score(TYPE_IDS.index("secret"), 1) == 1
    assert collections("casket") == 1
    # The casket alone in «Секрет» would bring 1, a third card of «Древности» brings 3.
    assert collections("casket", *ANTIQUITIES) == 6
    # A sixth card of «Древности» would bring nothing, so the casket is counted in «Секрет».
    five = (*ANTIQUITIES, "catapult", "cuckoo_clock", "violin", "key")
    assert counted("casket", *five)["type-secret"] != []


def test_11_4_a_card_is_not_counted_in_both_of_its_types() -> None:
    # Five for «Секрет» and one for the lamp, or six for three of «Древности»; never eleven.
    assert collections("casket", "key", "genie_lamp") == 6
    # Nine for four of «Древности», or five and three.
    assert collections("casket", "key", *ANTIQUITIES) == 9
    assert collections("pirate", "treasure_map", *PIRATES) == 9


def test_11_5_the_assignment_is_the_one_with_the_most_points() -> None:
    # The carpet is the second of transport (+2) or the fourth of wonders (+3).
    assert collections("flying_carpet", "steamboat", *WONDERS[:3]) == 1 + 9
    assert counted("flying_carpet", "steamboat", *WONDERS[:3])["type-wonders"][-1] == (
        "gift-flying-carpet"
    )
    # The fifth of a collection brings 3, the sixth nothing.
    assert collections("fireworks", "flying_carpet", *WONDERS) == 12 + 1


def test_11_6_one_point_per_card_of_the_largest_colour() -> None:
    blue = ("casket", "hand_bell", "telescope")
    assert colours(*blue) == 3
    assert colours(*blue, "pirate", "tank") == 3


def test_11_6_rainbow_cards_count_as_that_colour() -> None:
    blue = ("casket", "hand_bell")
    assert colours(*blue, "pirate", "felt_pens", "plasma_lamp", "seven_colour_flower") == 5


def test_11_6_of_equal_colours_only_one_is_scored() -> None:
    assert colours("casket", "hand_bell", "pirate", "tank") == 2
    assert colours("casket", "pirate", "felt_pens") == 2


def test_11_6_nothing_without_gifts() -> None:
    assert colours() == 0


def test_11_7_an_elf_brings_one_point_more() -> None:
    elves = [gift.id for gift in BOX.gifts if gift.elf]
    assert elves_score(set_of(*elves)) == len(elves)
    assert elves_score(set_of("snow_globe", "tank", "anchor")) == 2
    assert elves_score(set_of("tank", "casket")) == 0


def test_11_8_ingredients_and_an_unused_crystal_bring_nothing() -> None:
    t = table().put_before(0, "tank").give(0, *["magic"] * 5).give(1)
    t.s.crystals[1] = 0
    assert t.outcome().scores == [1 + 1, 0, 0]
    assert score(t.s, t.s.made[0]) == 2


def test_12_1_most_points_win() -> None:
    t = table().put_before(0, "tank").put_before(1, "tin_soldier", "bow_and_arrows")
    assert t.outcome().scores == [2, 3 + 1 + 1, 0]
    assert t.outcome().ranks == [2, 1, 3]


def test_12_2_all_with_the_most_points_win() -> None:
    t = table(seats=4).put_before(3, "tank").put_before(1, "easel")
    t.put_before(0, "panpipe").give(0, "magic", "magic")
    assert t.outcome().scores == [3, 3, 0, 2]
    assert t.outcome().ranks == [1, 1, 4, 3]


def test_12_2_equal_points_are_equal_rank_everywhere() -> None:
    t = table(seats=4).put_before(2, "easel")
    assert t.outcome().ranks == [2, 2, 1, 2]
    assert table().outcome().ranks == [1, 1, 1]
