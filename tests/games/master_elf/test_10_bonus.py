"""Chapter 10 of RULES.md: bonus cards."""

from __future__ import annotations

import pytest

from samobranka.core.chance import generator
from samobranka.games.master_elf.parts import GIFT_IDS
from samobranka.games.master_elf.phases.bonus import TakeBonus
from samobranka.games.master_elf.phases.making import Make
from samobranka.games.master_elf.phases.special import LookPile
from tests.games.master_elf.scenes import last_gift, making
from tests.games.master_elf.table import GAME, Table, every, gifts_in

SPARE = [gift for gift in GIFT_IDS if gift not in ("tank", "casket", "key", "pirate")]


def about_to_end(gifts: list[int], cards: list[int]) -> Table:
    """Seat 0 can end the match by the tank; then each has so many gifts and ingredient cards."""
    spare, seats = iter(SPARE), len(gifts)
    t = last_gift("metal", "metal", "fire", *["wood"] * cards[0], seats=seats)
    for seat in range(seats):
        still_to_come = 1 if seat == 0 else 0
        t.put_before(seat, *(next(spare) for _ in range(gifts[seat] - still_to_come)))
        if seat > 0:
            t.give(seat, *["cloth"] * cards[seat])
    return t


def ending(gifts: list[int], cards: list[int]) -> Table:
    """The match has just ended; each seat has so many gifts and ingredient cards."""
    return about_to_end(gifts, cards).act(Make("tank", "two_one"))


def picking_order(t: Table) -> list[int]:
    """Who picks when, each the first card."""
    order = []
    while t.movers():
        order.append(t.turn)
        t.act(t.legal()[0])
    return order


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_10_1_as_many_gifts_set_aside_are_turned_up_as_there_are_seats(seats: int) -> None:
    t = last_gift(seats=seats)
    aside = t.aside()
    t.act(Make("tank", "two_one"))
    turned_up = gifts_in(t.s.bonus)
    assert len(turned_up) == seats
    assert turned_up <= aside
    assert t.aside() == aside - turned_up
    assert all(set(seen.bonus) == turned_up for seen in t.views())


def test_10_1_the_gifts_set_aside_are_shuffled() -> None:
    seen: set[str] = set()
    for seed in range(40):
        t = last_gift(seats=4)
        aside = t.aside()
        t.chance = generator(seed)
        t.act(Make("tank", "two_one"))
        seen |= gifts_in(t.s.bonus)
    assert seen == aside


@pytest.mark.parametrize(
    ("gifts", "order"),
    [([3, 2, 1], [2, 1, 0]), ([1, 2, 3], [0, 1, 2]), ([2, 3, 1], [2, 0, 1])],
)
def test_10_2_by_rising_number_of_gifts(gifts: list[int], order: list[int]) -> None:
    assert picking_order(ending(gifts, cards=[0, 1, 2])) == order


def test_10_2_free_gifts_count() -> None:
    """Else it were a tie of two and two gifts, and seat 0 has more ingredient cards."""
    t = making("magic", "magic", "water", "wood", seats=2).put_pile(0, "casket")
    t.put_before(0, "key").put_before(1, "drum", "easel").give(1)
    t.s.exhaustions = 1
    t.act(Make("casket", "two_one"), LookPile(1))
    t.act(t.legal()[0])
    assert [len(t.gifts(seat)) for seat in range(2)] == [3, 2]
    assert picking_order(t) == [1, 0]


@pytest.mark.parametrize(
    ("cards", "order"),
    [([0, 1, 2], [2, 1, 0]), ([2, 1, 0], [0, 1, 2]), ([1, 0, 2], [2, 0, 1])],
)
def test_10_3_tie_more_ingredient_cards(cards: list[int], order: list[int]) -> None:
    assert picking_order(ending([2, 2, 2], cards)) == order


def test_10_3_the_crystal_is_no_card() -> None:
    t = about_to_end([2, 2], cards=[1, 1])
    t.s.crystals[0] = 0
    assert picking_order(t.act(Make("tank", "two_one"))) == [0, 1]


def test_10_4_still_a_tie_the_younger_seat() -> None:
    assert picking_order(ending([2, 2, 2, 2], cards=[1, 1, 1, 1])) == [0, 1, 2, 3]
    assert picking_order(ending([2, 1, 1], cards=[1, 1, 1])) == [1, 2, 0]


def test_10_5_each_takes_exactly_one() -> None:
    t = ending([1, 2, 3], cards=[0, 0, 0])
    turned_up = gifts_in(t.s.bonus)
    assert t.legal() == [TakeBonus(gift) for gift in sorted(turned_up, key=GIFT_IDS.index)]
    other = min(set(GIFT_IDS) - turned_up)
    assert t.why(TakeBonus(other)) == "no_bonus_card"
    chosen = max(turned_up)
    t.act(TakeBonus(chosen))
    assert chosen in t.gifts(0)
    assert gifts_in(t.s.bonus) == turned_up - {chosen}
    assert t.why(TakeBonus(chosen)) == "no_bonus_card"
    assert t.turn == 1
    picking_order(t)
    assert [len(t.gifts(seat)) for seat in range(3)] == [2, 3, 4]
    assert gifts_in(t.s.bonus) == set()


def test_10_5_nobody_declines() -> None:
    t = ending([1, 2, 3], cards=[0, 0, 0])
    refused = [action for action in GAME.actions if not isinstance(action, TakeBonus)]
    assert {t.why(action) for action in refused} == {"bonus_now"}
    assert len(t.legal()) == 3 < len(every(TakeBonus))


def test_10_6_a_bonus_card_opens_no_special_action() -> None:
    t = about_to_end([1, 2], cards=[0, 0])
    t.swap(min(t.gifts(1)), "key").put_aside("casket").act(Make("tank", "two_one"))
    t.act(t.legal()[0])
    t.swap(min(gifts_in(t.s.bonus)), "casket").act(TakeBonus("casket"))
    assert {"casket", "key"} < t.gifts(1)
    assert t.phase == "over"


def test_10_6_a_bonus_card_scores_like_any_gift() -> None:
    t = ending([1, 2], cards=[0, 0])
    t.swap(min(gifts_in(t.s.bonus)), "steam_engine")
    assert t.outcome().scores[0] == 1 + 1  # the tank and its ribbon
    t.act(TakeBonus("steam_engine"))
    assert t.outcome().scores[0] == 3 + 1 + 1  # two of transport, one ribbon, an elf
