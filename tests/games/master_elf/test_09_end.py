"""Chapter 9 of RULES.md: exhausted piles and the end."""

from __future__ import annotations

import pytest

from samobranka.core.chance import generator
from samobranka.games.master_elf.parts import GIFT_IDS
from samobranka.games.master_elf.phases.making import Make
from samobranka.games.master_elf.phases.moving import Move
from samobranka.games.master_elf.phases.special import LookPile, TakeGift
from samobranka.games.master_elf.phases.taking import Take
from samobranka.games.master_elf.story import BonusTurnedUp, DealtAgain, Ended
from tests.games.master_elf.scenes import last_gift, making
from tests.games.master_elf.table import GAME, Table, gifts_in, table

OTHERS = [gift for gift in GIFT_IDS if gift not in ("tank", "casket", "key", "pirate")]


def first_exhaustion(left: int, seed: int = 1) -> Table:
    """Seat 0 can make the tank, the last card of its pile; so many are left in the others."""
    t = making("metal", "metal", "fire", seats=4, seed=seed).put_pile(0, "tank")
    t.put_pile(1, *OTHERS[: left // 2])
    return t.put_pile(2, *OTHERS[left // 2 : left])


def test_9_1_a_pile_is_exhausted_when_its_last_gift_is_paid_for() -> None:
    t = first_exhaustion(left=6)
    assert t.view(None).exhaustions == 0
    t.act(Make("tank", "two_one"))
    assert t.view(None).exhaustions == 1
    assert 0 not in t.sizes()


def test_9_1_or_taken_for_free() -> None:
    t = making("magic", "magic", "water").tops("casket").put_before(0, "key").put_pile(1, "tank")
    t.act(Make("casket", "two_one"), LookPile(1), TakeGift("tank"))
    assert t.view(None).exhaustions == 1
    assert 0 not in t.sizes()


def test_9_1_not_while_a_card_is_left() -> None:
    t = making("metal", "metal", "fire").put_pile(0, "tank", "drum").act(Make("tank", "two_one"))
    assert t.view(None).exhaustions == 0
    assert t.sizes() == [1, 10, 10]


def test_9_2_the_other_piles_are_dealt_into_three() -> None:
    t = first_exhaustion(left=9)
    aside = t.aside()
    t.act(Make("tank", "two_one"))
    assert sorted(t.pile(0) + t.pile(1) + t.pile(2)) == sorted(OTHERS[:9])
    assert t.aside() == aside
    assert t.told(2)[1] == DealtAgain([t.pile(pile)[0] for pile in range(3)])
    assert (t.turn, t.phase) == (1, "moving")


def test_9_2_they_are_shuffled_together() -> None:
    tables = [first_exhaustion(9, seed).act(Make("tank", "two_one")) for seed in range(60)]
    for pile in range(3):
        assert {t.pile(pile)[0] for t in tables} == set(OTHERS[:9])


@pytest.mark.parametrize(
    ("left", "sizes"),
    [
        (3, [1, 1, 1]),
        (4, [2, 1, 1]),
        (5, [2, 2, 1]),
        (6, [2, 2, 2]),
        (7, [3, 2, 2]),
        (23, [8, 8, 7]),
        (24, [8, 8, 8]),
    ],
)
def test_9_3_sizes_differ_by_at_most_one_larger_ones_left(left: int, sizes: list[int]) -> None:
    assert first_exhaustion(left).act(Make("tank", "two_one")).sizes() == sizes


def test_9_4_fewer_than_three_cards_end_the_match() -> None:
    t = first_exhaustion(left=2)
    piles = [t.pile(1), t.pile(2)]
    t.act(Make("tank", "two_one"))
    assert [t.pile(1), t.pile(2)] == piles
    assert t.phase == "picking"
    assert t.outcome().reason == "too_few_gifts"
    assert Ended("reason-too-few-gifts") in t.told(None)


def test_9_5_the_second_time_ends_the_match_at_once() -> None:
    t = last_gift()
    sizes = t.sizes()[1:]
    t.act(Make("tank", "two_one"))
    assert t.sizes() == [0, *sizes]
    assert t.phase == "picking"
    assert t.outcome().reason == "second_exhaustion"
    assert Ended("reason-second-exhaustion") in t.told(None)


def test_9_6_no_hand_limit_at_the_end() -> None:
    t = last_gift(*["metal"] * 6, *["fire"] * 6).act(Make("tank", "two_one"))
    assert len(t.hand(0)) == 9
    assert t.phase == "picking"


def test_9_6_no_refill_and_no_turn_at_the_end() -> None:
    t = table().lay("north", "wood").give(0, "metal", "metal", "fire").put_pile(0, "tank")
    t.s.exhaustions = 1
    turns = t.s.turns
    t.act(Move("north"), Take("wood"), Make("tank", "two_one"))
    assert t.lying("north") == []
    assert t.s.turns == turns
    assert {t.why(move) for move in (Move("north"), Move("city"))} == {"bonus_now"}


def test_9_7_bonus_cards_then_scoring_and_the_winner() -> None:
    t = last_gift().act(Make("tank", "two_one"))
    assert t.told(1)[-1] == BonusTurnedUp(sorted(gifts_in(t.s.bonus), key=GIFT_IDS.index))
    for _ in range(3):
        assert t.phase == "picking"
        t.act(t.legal()[0])
    assert t.phase == "over"
    assert t.movers() == []
    best = max(t.outcome().scores)
    assert [rank == 1 for rank in t.outcome().ranks] == [s == best for s in t.outcome().scores]


def test_9_7_after_the_end_nobody_may_act() -> None:
    t = last_gift().act(Make("tank", "two_one"))
    while t.movers():
        t.act(t.legal()[0])
    for seat in range(3):
        assert t.legal(seat) == []
        assert {t.why(action, seat) for action in GAME.actions} == {"over"}


def test_9_8_a_stopped_match_is_scored_as_it_stands() -> None:
    t = table()
    t.play(generator(5), plies=150)
    assert t.outcome().reason == "technical_stop"
    assert t.s.bonus == 0
    assert t.outcome().scores == [seat.score for seat in t.view(None).seats]
    assert max(t.outcome().scores) > 0
