"""Chapter 6 of RULES.md: making a gift."""

from __future__ import annotations

import pytest

from samobranka.games.master_elf.phases.making import Make, NoGift
from samobranka.games.master_elf.phases.moving import Move
from samobranka.games.master_elf.phases.taking import Draw, Take
from tests.games.master_elf.scenes import making
from tests.games.master_elf.table import Table, every, table

PAYMENTS = ("two_one", "one_two", "two_crystal", "crystal_two", "each_crystal")


def ways_to_make(t: Table, gift: str) -> list[str]:
    """The payments that are legal."""
    return [payment for payment in PAYMENTS if t.why(Make(gift, payment)) == "legal"]


def without_crystal(*hand: str) -> Table:
    """Seat 0 may make a tank, but has no crystal."""
    t = making(*hand).tops("tank")
    t.s.crystals[0] = 0
    return t


def test_6_1_one_of_the_three_tops() -> None:
    t = making("metal", "metal", "fire", "water", "magic").tops("tank", "hand_bell", "pirate")
    makes = [action for action in t.legal() if isinstance(action, Make)]
    assert {make.gift for make in makes} == {"tank", "hand_bell", "pirate"}
    below = t.pile(0)[1]
    assert {t.why(Make(below, payment)) for payment in PAYMENTS} == {"not_on_top"}
    assert t.rule(Make(below, "two_one")) == "6.1"


@pytest.mark.parametrize("region", ["north", "east", "south", "west"])
def test_6_1_in_any_border_region(region: str) -> None:
    t = table().tops("tank").give(0, "metal", "metal", "fire")
    t.act(Move(region))
    t.act(t.legal()[0], Make("tank", "two_one"))
    assert t.gifts(0) == {"tank"}


def test_6_1_in_the_city_too() -> None:
    t = table().tops("tank").give(0, "metal", "metal", "fire").stand(0, "east")
    t.act(Move("city"), Draw(), Make("tank", "two_one"))
    assert t.gifts(0) == {"tank"}


def test_6_1_not_before_taking() -> None:
    t = table().tops("tank").give(0, "metal", "metal", "fire").lay("north", "wood")
    assert t.why(Make("tank", "two_one")) == "move_first"
    assert t.act(Move("north")).why(Make("tank", "two_one")) == "take_first"
    assert t.act(Take("wood")).why(Make("tank", "two_one")) == "legal"


@pytest.mark.parametrize(
    ("payment", "left"),
    [("two_one", ["fire"]), ("one_two", ["metal"])],
)
def test_6_2_two_of_one_and_one_of_the_other(payment: str, left: list[str]) -> None:
    t = without_crystal("metal", "metal", "fire", "fire")
    assert ways_to_make(t, "tank") == ["two_one", "one_two"]
    t.act(Make("tank", payment))
    assert t.hand(0) == left


@pytest.mark.parametrize(
    "hand", [[], ["metal", "fire"], ["metal", "metal"], ["metal", "fire", "wood", "wood"]]
)
def test_6_2_too_few_cards(hand: list[str]) -> None:
    t = without_crystal(*hand)
    assert t.why(Make("tank", "two_one")) == t.why(Make("tank", "one_two")) == "too_few_cards"
    assert t.legal() == [NoGift()]


@pytest.mark.parametrize("hand", [["metal"] * 3, ["fire"] * 3, ["fire"] * 5])
def test_6_3_three_cards_of_one_ingredient_make_no_gift(hand: list[str]) -> None:
    t = without_crystal(*hand)
    assert t.why(Make("tank", "two_one")) == t.why(Make("tank", "one_two")) == "one_ingredient_only"
    assert t.rule(Make("tank", "two_one")) == "6.3"


@pytest.mark.parametrize(
    ("hand", "payment"),
    [
        (["metal", "metal"], "two_crystal"),
        (["fire", "fire"], "crystal_two"),
        (["metal", "fire"], "each_crystal"),
    ],
)
def test_6_4_the_crystal_stands_for_one_card(hand: list[str], payment: str) -> None:
    t = making(*hand, "wood").tops("tank")
    assert ways_to_make(t, "tank") == [payment]
    t.act(Make("tank", payment))
    assert t.hand(0) == ["wood"]
    assert t.gifts(0) == {"tank"}


@pytest.mark.parametrize("hand", [["metal"], ["fire", "wood"], ["wood", "wood"]])
def test_6_4_the_crystal_stands_for_no_more_than_one_card(hand: list[str]) -> None:
    t = making(*hand).tops("tank")
    assert {t.why(Make("tank", payment)) for payment in PAYMENTS} == {"too_few_cards"}


def test_6_5_the_crystal_may_be_used_when_not_needed() -> None:
    t = making("metal", "metal", "fire").tops("tank")
    assert ways_to_make(t, "tank") == ["two_one", "two_crystal", "each_crystal"]


def test_6_5_a_used_crystal_leaves_the_match() -> None:
    t = making("metal", "metal", "fire").tops("tank").act(Make("tank", "two_crystal"))
    assert [seat.crystals for seat in t.view(None).seats] == [0, 1, 1]
    t.tops("steam_engine").turn_of(0).to_making().give(0, "metal", "metal", "fire", "fire")
    assert ways_to_make(t, "steam_engine") == ["two_one", "one_two"]
    assert t.why(Make("steam_engine", "two_crystal")) == "crystal_gone"
    assert t.rule(Make("steam_engine", "two_crystal")) == "6.5"


def test_6_5_a_gift_paid_in_cards_leaves_the_crystal() -> None:
    t = making("metal", "metal", "fire").tops("tank").act(Make("tank", "two_one"))
    assert t.view(None).seats[0].crystals == 1


def test_6_6_at_most_one_gift_a_turn() -> None:
    t = making("metal", "metal", "fire", "metal", "metal", "fire").tops("tank", "hand_bell")
    t.act(Make("tank", "two_one"))
    assert t.turn == 1
    assert t.gifts(0) == {"tank"}
    assert {t.why(make, seat=0) for make in every(Make)} == {"not_your_turn"}


def test_6_7_the_gift_lies_before_the_seat_and_the_next_is_uncovered() -> None:
    t = making("metal", "metal", "fire").put_pile(1, "tank", "drum", "easel")
    t.act(Make("tank", "two_one"))
    assert t.gifts(0) == {"tank"}
    assert t.pile(1) == ["drum", "easel"]
    assert t.sizes() == [10, 2, 10]
    assert all(seen.seats[0].gifts == ["tank"] for seen in t.views())
    assert all(seen.piles[1].top == "drum" for seen in t.views())


def test_6_8_the_cards_paid_go_onto_the_open_discard() -> None:
    t = making("metal", "fire", "fire", "wood").tops("tank").act(Make("tank", "one_two"))
    assert t.discards() == ["fire", "fire", "metal"]
    assert t.view(2).discard == {"fire": 2, "metal": 1}
