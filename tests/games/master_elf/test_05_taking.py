"""Chapter 5 of RULES.md: taking ingredients."""

from __future__ import annotations

from collections import Counter

import pytest

from samobranka.core import editions
from samobranka.core.chance import tape, words_read
from samobranka.games.master_elf.phases.leaving import LeaveDeck
from samobranka.games.master_elf.phases.making import NoGift
from samobranka.games.master_elf.phases.moving import Move
from samobranka.games.master_elf.phases.taking import Discard, Draw, Take
from samobranka.games.master_elf.story import Drew, LeftDeck, Reshuffled
from tests.games.master_elf.table import Table, every, table


def in_city(*hand: str, seats: int = 3) -> Table:
    """Seat 0 has come to the city with this hand."""
    return table(seats).give(0, *hand).stand(0, "north").act(Move("city"))


def test_5_1_one_open_card_of_ones_choice() -> None:
    t = table().give(0, "magic").lay("north", "fire", "fire", "wood").act(Move("north"))
    assert t.legal() == [Take("fire"), Take("wood")]
    assert t.why(Take("water")) == "not_lying_there"
    t.act(Take("wood"))
    assert t.hand(0) == ["magic", "wood"]
    assert t.lying("north") == ["fire", "fire"]


def test_5_1_only_from_the_region_under_the_pawn() -> None:
    t = table().lay("north", "fire").lay("east", "wood").act(Move("north"))
    assert t.why(Take("wood")) == "not_lying_there"


def test_5_2_the_card_is_obligatory_and_only_one() -> None:
    t = table().give(0).lay("north", "fire", "wood").act(Move("north"))
    assert t.legal() == [Take("fire"), Take("wood")]
    t.act(Take("fire"))
    assert {t.why(take) for take in every(Take)} == {"make_or_pass"}
    assert t.hand(0) == ["fire"]


def test_5_2_nothing_is_taken_from_an_empty_region() -> None:
    t = table().give(0, "magic").lay("north").act(Move("north"))
    assert t.phase == "making"
    assert t.hand(0) == ["magic"]


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_5_3_discards_some_and_draws_one_more(count: int) -> None:
    t = in_city("magic", "water", "fire")
    t.act(*[Discard("magic"), Discard("water"), Discard("fire")][:count])
    deck = len(t.deck_cards())
    t.act(Draw())
    assert len(t.hand(0)) == 3 + 1
    assert len(t.deck_cards()) == deck - (count + 1)


def test_5_3_no_card_that_is_not_in_hand() -> None:
    t = in_city("magic")
    assert t.why(Discard("water")) == "not_in_hand"
    t.act(Discard("magic"))
    assert t.why(Discard("magic")) == "not_in_hand"
    assert t.legal() == [Draw()]


def test_5_3_every_visit_counts_its_own_discards() -> None:
    t = in_city("magic", "water").act(Discard("magic"))
    assert t.view(1).city_discards == 1
    t.act(Draw(), NoGift())
    assert t.view(1).city_discards == 0
    hand = len(t.stand(1, "south").hand(1))
    assert len(t.act(Move("city"), Draw()).hand(1)) == hand + 1


def test_5_3_an_empty_hand_draws_one() -> None:
    assert len(in_city().act(Draw()).hand(0)) == 1


def test_5_4_discards_are_open_and_one_at_a_time() -> None:
    t = in_city("magic", "magic", "water").act(Discard("magic"))
    assert t.hand(0) == ["magic", "water"]
    assert t.view(1).discard == {"magic": 1}
    assert t.legal() == [Discard("magic"), Discard("water"), Draw()]


def test_5_4_the_draw_ends_the_choice() -> None:
    t = in_city("magic", "magic", "water").act(Discard("magic"), Draw())
    assert {t.why(discard) for discard in every(Discard)} == {"make_or_pass"}


def test_5_4_until_the_draw_a_discard_can_be_undone() -> None:
    """Nothing was shown and no chance was asked: what core.match lets a seat take back."""
    t = in_city("magic", "water")
    t.chance = tape([0, 0, 0])
    shown = t.s.shown
    t.act(Discard("magic"), Discard("water"))
    assert t.s.shown == shown
    assert words_read(t.chance) == []
    t.act(Draw())
    assert len(words_read(t.chance)) == 3


def test_5_5_only_the_drawing_seat_sees_its_cards() -> None:
    t = in_city("magic").leave_in_deck("fire", "wood", "cloth")
    t.act(Discard("magic"), Draw())
    drawn = Counter(t.hand(0))
    assert t.told(0)[0] == Drew(0, 2, dict(drawn))
    for audience in (1, 2, None):
        assert t.told(audience)[0] == Drew(0, 2, {})
        assert t.view(audience).seats[0].sure == {}


def test_5_6_the_discard_becomes_the_deck_in_the_city() -> None:
    t = in_city("magic", "magic", seats=2).leave_in_deck("fire")
    old = Counter(t.discards())
    t.act(Discard("magic"), Draw())
    assert t.told(1)[-1] == Reshuffled()
    assert t.discards() == []
    assert "fire" in t.hand(0)
    (second,) = Counter(t.hand(0)) - Counter(["magic", "fire"])
    assert Counter(t.deck_cards()) == old + Counter(["magic"]) - Counter([second])


def test_5_6_a_deck_with_enough_cards_is_not_mixed_with_the_discard() -> None:
    t = in_city("magic").leave_in_deck("fire", "fire")
    old = t.discards()
    t.act(Draw(), NoGift())
    assert t.discards() == old
    assert t.deck_cards() == ["fire"]


def test_5_6_the_discard_becomes_the_deck_in_a_refill() -> None:
    t = table().lay("north", "water").leave_in_deck("fire")
    t.act(Move("north"), Take("water"), NoGift())
    assert len(t.lying("north")) == 3
    assert "fire" in t.lying("north")
    assert t.discards() == []
    assert Reshuffled() in t.told(2)


def test_5_7_drawing_stops_without_any_card() -> None:
    """Seat 1 holds all that was in deck and discard."""
    t = in_city("magic", "water", seats=2)
    t.give(1, *t.hand(1), *t.deck_cards())
    t.act(Discard("water"), Draw())
    assert t.hand(0) == ["magic", "water"]
    assert t.deck_cards() == t.discards() == []
    assert t.phase == "making"


def test_5_7_a_refill_stops_without_any_card() -> None:
    t = table(seats=2).lay("north", "fire").give(0, "magic")
    t.give(1, *t.hand(1), *t.deck_cards())
    t.act(Move("north"), Take("fire"), NoGift())
    assert t.lying("north") == []
    assert t.turn == 1


def test_5_8_who_has_discarded_nothing_may_take_nothing() -> None:
    t = in_city("magic", "water")
    assert LeaveDeck() in t.legal()
    t.act(LeaveDeck())
    assert t.hand(0) == ["magic", "water"]
    assert LeftDeck(0) in t.told(1)
    assert t.phase == "making"


def test_5_8_who_has_discarded_draws() -> None:
    t = in_city("magic", "water").act(Discard("magic"))
    assert t.why(LeaveDeck()) == "draw_now"
    assert t.rule(LeaveDeck()) == "5.8"


def test_5_8_the_rules_before_know_no_such_thing() -> None:
    older = editions.on(editions.shelf_with("master_elf", None, 1))
    assert "LeaveDeck" not in {kind.struct.__name__ for kind in older.actions.kinds}
