"""Chapter 6 of RULES.md: Craft."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from samobranka.games.archravels.parts import BOX, COLOUR_IDS
from samobranka.games.archravels.phases.crafting import Craft, CraftRequest
from samobranka.games.archravels.phases.laying import Lay
from samobranka.games.archravels.phases.turn import Move
from samobranka.games.archravels.phases.works import Done
from samobranka.games.archravels.story import BeganItem, Laid, Made
from tests.games.archravels.table import Table, table


def crafting(**yarn: int) -> Table:
    """Seat 0 may craft twice out of this bowl."""
    return table().fill(0, **yarn).give_items(0, blanket=1).act(Move(2))


def free(**yarn: int) -> Table:
    """The same with all tiles flipped."""
    t = table().fill(0, **yarn).learned(0, "bear", "mittens", "scarf").give_items(0, blanket=1)
    return t.act(Move(2))


@pytest.mark.parametrize(("seat", "space", "times"), [(0, 2, 2), (1, 2, 4), (0, 3, 1), (3, 3, 1)])
def test_6_1_up_to_so_many_times(seat: int, space: int, times: int) -> None:
    t = table(4).turn_of(seat).fill(seat, red=10, blue=10).act(Move(space))
    for made in range(times):
        assert t.items(seat).get("hat", 0) == made
        t.act(Craft("hat"))
    assert t.items(seat) == {"hat": times}
    assert t.phase in ("restocking", "working")
    assert not t.can(Craft)


def test_6_1_fewer_and_requests_too() -> None:
    t = table().hold(0, "friendly_neighbor").fill(0, red=4, blue=1).act(Move(2))
    t.act(CraftRequest("friendly_neighbor"), Craft("hat"))
    assert t.finished(0) == {"friendly_neighbor"}
    assert t.items(0) == {"hat": 1}
    t = crafting(red=4, blue=4).act(Craft("hat"), Done())
    assert t.items(0)["hat"] == 1


def test_6_2_the_same_kind_again_and_again() -> None:
    t = table().turn_of(1).fill(1, red=20).act(Move(2), *[Craft("blanket")] * 4)
    assert t.items(1) == {"blanket": 4}


@pytest.mark.parametrize("tile", BOX.pattern_tiles, ids=lambda tile: tile.id)
def test_6_3_every_tile_is_followed_until_it_is_learned(tile: object) -> None:
    assert isinstance(tile, type(BOX.pattern_tiles[0]))
    t = table().tile(0, tile.id).fill(0, **tile.exact).act(Move(2))
    t.act(Craft(tile.item))
    assert t.items(0) == {tile.item: 1}
    assert t.bowl(0) == {}
    wrong = dict(zip(COLOUR_IDS, [tile.exact.get(c, 0) for c in COLOUR_IDS[1:]], strict=False))
    wrong["purple"] = tile.exact.get("red", 0)
    t = table().tile(0, tile.id).fill(0, **wrong).act(Move(3))
    assert t.why(Craft(tile.item)) == "too_little_yarn"
    t.learned(0, tile.item)
    assert t.why(Craft(tile.item)) == "legal"


def test_6_4_an_exact_pattern_is_paid_without_asking() -> None:
    t = table().tile(0, "mittens_bby").fill(0, blue=3, yellow=2, red=1).act(Move(2))
    t.act(Craft("mittens"))
    assert t.bowl(0) == {"red": 1, "yellow": 1, "blue": 1}
    assert t.told()[0] == Made(0, "mittens", {"yellow": 1, "blue": 2})


def test_6_5_a_colour_rule_takes_any_colours_that_obey_it() -> None:
    for first, second in permutations(COLOUR_IDS, 2):
        t = crafting(**dict.fromkeys(COLOUR_IDS, 2)).act(Craft("hat"), Lay(first), Lay(second))
        assert t.items(0)["hat"] == 1
        assert t.bowl(0).get(first) == t.bowl(0).get(second) == 1
    for colour in COLOUR_IDS:
        t = crafting(**dict.fromkeys(COLOUR_IDS, 5)).act(Craft("blanket"), Lay(colour))
        assert t.items(0)["blanket"] == 2
        assert colour not in t.bowl(0)


def test_6_5_scarf_of_four_different_colours() -> None:
    for colours in combinations(COLOUR_IDS, 4):
        t = free(**dict.fromkeys(COLOUR_IDS, 2)).act(Craft("scarf"))
        for place, colour in enumerate(colours):
            assert t.why(Lay(colour)) == "legal"
            t.act(Lay(colour))
            if place < 3:
                assert t.why(Lay(colour)) == "breaks_rule"
                assert t.rule(Lay(colour)) == "6.6"
        assert t.items(0)["scarf"] == 1


def test_6_5_mittens_two_of_one_and_one_of_another() -> None:
    t = free(red=2, blue=2, green=1).act(Craft("mittens"), Lay("red"))
    assert t.can(Lay) == [Lay("red"), Lay("green"), Lay("blue")]
    t.act(Lay("green"))  # so red is the double one
    assert t.items(0)["mittens"] == 1
    assert t.bowl(0) == {"blue": 2}
    t = free(red=2, blue=2, green=1).act(Craft("mittens"), Lay("red"), Lay("red"))
    assert t.can(Lay) == [Lay("green"), Lay("blue")]


def test_6_6_a_colour_only_if_the_rest_can_be_completed() -> None:
    t = crafting(red=5, blue=5, green=4).act(Craft("blanket"))
    assert t.can(Lay) == [Lay("red"), Lay("blue")]
    assert t.why(Lay("green")) == "breaks_rule"
    assert t.why(Lay("purple")) == "no_such_yarn"
    assert t.rule(Lay("purple")) == "6.6"
    t = free(red=1, blue=2, green=1).act(Craft("mittens"), Lay("red"))
    assert t.bowl(0) == {"green": 1}  # blue must be the double one


def test_6_6_the_only_way_is_paid_without_asking() -> None:
    assert crafting(red=3, blue=1).act(Craft("hat")).bowl(0) == {"red": 2}
    assert crafting(red=5, blue=4).act(Craft("blanket")).bowl(0) == {"blue": 4}
    assert free(red=1, blue=1, green=1, purple=3).act(Craft("scarf")).bowl(0) == {"purple": 2}
    assert free(red=2, blue=1).act(Craft("mittens")).bowl(0) == {}
    assert free(red=3, blue=2).act(Craft("bear")).bowl(0) == {"blue": 2}


def test_6_6_steps_are_told() -> None:
    t = crafting(red=1, blue=1, green=1).act(Craft("hat"))
    assert t.told() == [BeganItem(0, "hat")]
    t.act(Lay("red"))
    assert t.told() == [Laid(0, {"red": 1})]
    t.act(Lay("green"))
    assert t.told()[:2] == [Laid(0, {"green": 1}), Made(0, "hat", {"red": 1, "green": 1})]


@pytest.mark.parametrize(
    ("item", "yarn"),
    [
        ("hat", {"red": 9}),
        ("bear", {"red": 2, "blue": 2, "green": 2}),
        ("mittens", {"red": 9}),
        ("mittens", dict.fromkeys(COLOUR_IDS, 1)),
        ("scarf", {"red": 9, "blue": 9, "green": 9}),
        ("blanket", dict.fromkeys(COLOUR_IDS, 4)),
    ],
)
def test_6_7_nothing_is_begun_that_the_bowl_cannot_pay(item: str, yarn: dict[str, int]) -> None:
    t = table().fill(0, **yarn).learned(0, "bear", "mittens", "scarf").act(Move(3))
    assert t.why(Craft(item)) == "too_little_yarn"
    assert t.rule(Craft(item)) == "6.7"


@pytest.mark.parametrize(
    ("item", "yarn", "english", "russian"),
    [
        (
            "blanket",
            {"red": 3, "blue": 2},
            "it takes 5 tokens of one colour, and you lack at least 2",
            "нужно клубков одного цвета: 5, недостаёт по меньшей мере 2",
        ),
        (
            "scarf",
            {"red": 3, "blue": 2},
            "it takes 4 tokens of different colours, and you lack 2",
            "нужно клубков разных цветов: 4, недостаёт 2",
        ),
        (
            "mittens",
            {"red": 1, "blue": 1},
            "it takes two tokens of one colour and one of another, and you lack 1",
            "нужно два клубка одного цвета и один другого, недостаёт 1",
        ),
        ("bear", {"red": 1, "blue": 9}, "you lack 2 red", "недостаёт: 2 красных"),
    ],
)
def test_6_7_what_lacks_is_named(
    item: str, yarn: dict[str, int], english: str, russian: str
) -> None:
    t = table().tile(0, "bear_rrr").learned(0, "mittens", "scarf").fill(0, **yarn).act(Move(3))
    said = t.said(Craft(item)), t.said(Craft(item), "ru")
    assert said == (
        f"You have not got the yarn for it: {english} (rule 6.7).",
        f"На это у вас не хватает пряжи: {russian} (правило 6.7).",
    )


def test_6_6_a_colour_that_the_bowl_lacks_fits_every_pattern() -> None:
    t = table().hold(0, "snugglesaurus").fill(0, red=8, blue=8)
    t.act(Move(2), CraftRequest("snugglesaurus"))
    assert t.why(Lay("green")) == "no_such_yarn"
    assert t.said(Lay("green")) == "You have no green yarn (rule 6.6)."
    assert t.said(Lay("green"), "ru") == "У вас нет зелёной пряжи (правило 6.6)."


def test_6_8_yarn_to_the_supply_item_before_the_seat() -> None:
    t = crafting(red=5).act(Craft("blanket"))
    assert t.bowl(0) == {}
    assert t.view().seats[0].items == {"blanket": 2}
    assert t.tokens(1) == t.tokens(2) == 6


# ---------------------------------------------------------------- the payment proposed


def test_the_proposed_payment_spares_what_other_patterns_list() -> None:
    t = table().tile(0, "bear_rrr").tile(0, "mittens_bby").tile(0, "scarf_ypbr")
    t.fill(0, red=3, orange=1, green=1, blue=2, yellow=1).act(Move(2))
    (hat,) = [make for make in t.view().can_make if make.item == "hat"]
    assert hat.payment == {"orange": 1, "green": 1}
    assert hat.steps == ["orange", "green"]


@pytest.mark.parametrize("seed", range(30))
def test_the_proposed_payment_is_legal_and_pays_in_full(seed: int) -> None:
    t = table(seed=seed).learned(0, "bear", "mittens", "scarf").hold(0, "snugglesaurus")
    t.fill(0, **{c: (seed * 7 + 5 * n) % 6 for n, c in enumerate(COLOUR_IDS)}).act(Move(2))
    if t.phase != "working":
        return
    before = t.rows[0].copy()
    for make in t.view().can_make:
        t.rows[0] = before
        bowl = t.bowl(0)
        t.act(Craft(make.item) if make.item else CraftRequest(make.request or ""))
        t.act(*(Lay(colour) for colour in make.steps))
        assert t.phase != "laying"
        paid = {c: bowl[c] - t.bowl(0).get(c, 0) for c in bowl if bowl[c] != t.bowl(0).get(c, 0)}
        assert paid == make.payment
        assert sum(make.payment.values()) == make.count


def test_the_proposal_follows_what_was_laid() -> None:
    t = free(red=3, blue=3, green=3, purple=3, yellow=3).act(Craft("scarf"), Lay("yellow"))
    choosing = t.view().choosing_yarn
    assert choosing is not None
    assert choosing.laid == {"yellow": 1}
    assert choosing.more == 3
    assert "yellow" not in choosing.payment
    t.act(*(Lay(colour) for colour in choosing.steps))
    assert t.items(0)["scarf"] == 1
