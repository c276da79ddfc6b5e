"""Chapter 8 of RULES.md: the end of the turn."""

from __future__ import annotations

import pytest

from samobranka.games.master_elf.phases.making import Make, NoGift
from samobranka.games.master_elf.phases.moving import Move
from samobranka.games.master_elf.phases.taking import Discard, Draw, Take
from samobranka.games.master_elf.story import Discarded, Refilled
from tests.games.master_elf.scenes import making
from tests.games.master_elf.table import every, table

EIGHT = ("magic", "magic", "water", "water", "fire", "fire", "metal", "metal")


def test_8_1_a_hand_of_more_than_seven_is_cut_to_seven() -> None:
    t = making(*EIGHT, "wood").act(NoGift())
    assert t.phase == "limited"
    assert t.legal() == [Discard(card) for card in ("magic", "water", "fire", "metal", "wood")]
    t.act(Discard("metal"), Discard("wood"))
    assert t.hand(0) == ["magic", "magic", "water", "water", "fire", "fire", "metal"]
    assert t.turn == 1


def test_8_1_also_after_a_gift() -> None:
    t = making(*EIGHT, "fire", "wood", "cloth").tops("tank").act(Make("tank", "two_one"))
    assert t.phase == "limited"
    t.act(Discard("magic"))
    assert t.turn == 1


def test_8_1_the_crystal_is_no_card() -> None:
    t = making(*EIGHT[:7])
    assert t.view(None).seats[0].crystals == 1
    assert t.act(NoGift()).turn == 1


def test_8_1_only_at_the_end_of_ones_own_turn() -> None:
    t = table().give(1, *EIGHT, "wood").pass_turn()
    assert len(t.hand(1)) == 9
    assert (t.turn, t.phase) == (1, "moving")


def test_8_2_discards_are_open_and_one_at_a_time() -> None:
    t = making(*EIGHT, "wood").act(NoGift(), Discard("fire"))
    assert t.told(2)[0] == Discarded(0, {"fire": 1})
    assert t.view(2).discard == {"fire": 1}
    assert (t.turn, t.phase) == (0, "limited")


def test_8_2_at_seven_the_turn_ends_by_itself() -> None:
    t = making(*EIGHT).act(NoGift(), Discard("fire"))
    assert (t.turn, t.phase) == (1, "moving")


@pytest.mark.parametrize("count", [0, 3, 7])
def test_8_2_with_seven_or_fewer_nothing_may_be_discarded(count: int) -> None:
    t = making(*EIGHT[:count])
    assert {t.why(discard) for discard in every(Discard)} == {"make_or_pass"}
    t.act(NoGift())
    assert (t.turn, t.phase) == (1, "moving")
    assert t.discards() == []


def test_8_3_an_emptied_region_gets_three_open_cards() -> None:
    t = table().lay("north", "water").act(Move("north"), Take("water"))
    assert t.lying("north") == []
    deck = len(t.deck_cards())
    t.act(NoGift())
    cards = t.lying("north")
    assert len(cards) == 3
    assert len(t.deck_cards()) == deck - 3
    assert t.told(None)[-1] == Refilled("north", {card: cards.count(card) for card in cards})


def test_8_3_after_the_discards_of_the_hand_limit() -> None:
    """5.6 holds: only the card discarded last can be laid out again."""
    t = table(seats=2).lay("north", "water").give(0, *EIGHT[:7])
    t.give(1, *t.hand(1), *t.deck_cards())
    t.act(Move("north"), Take("water"), NoGift())
    assert t.lying("north") == []
    t.act(Discard("fire"))
    assert t.lying("north") == ["fire"]


def test_8_4_a_region_that_still_has_a_card_is_not_refilled() -> None:
    t = table().lay("north", "water", "fire").act(Move("north"), Take("water"), NoGift())
    assert t.lying("north") == ["fire"]


def test_8_4_no_other_region_is_refilled() -> None:
    t = table().lay("north", "water", "fire").lay("south").act(Move("north"), Take("water"))
    t.act(NoGift())
    assert t.lying("south") == []


def test_8_4_the_city_is_never_refilled() -> None:
    t = table().stand(0, "north").act(Move("city"), Draw(), NoGift())
    assert t.lying("city") == []
    assert t.turn == 1


@pytest.mark.parametrize("gift", [True, False])
def test_8_5_then_the_next_seat_begins(gift: bool) -> None:
    t = making("metal", "metal", "fire").tops("tank")
    t.act(Make("tank", "two_one") if gift else NoGift())
    assert t.movers() == [1]
    assert t.phase == "moving"
    assert all(isinstance(action, Move) for action in t.legal())
