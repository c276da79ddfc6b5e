"""Chapter 2 of RULES.md: preparation."""

from __future__ import annotations

import pytest

from samobranka.games.master_elf.parts import GIFT_IDS
from samobranka.games.master_elf.phases.making import Make
from tests.games.master_elf.scenes import last_gift
from tests.games.master_elf.table import table

SEATS = (2, 3, 4)


@pytest.mark.parametrize(("seats", "size"), [(2, 8), (3, 10), (4, 12)])
def test_2_1_three_piles_by_number_of_seats(seats: int, size: int) -> None:
    t = table(seats)
    assert t.sizes() == [size, size, size]


def test_2_1_the_gifts_are_shuffled() -> None:
    orders = {tuple(table(3, seed).pile(0)) for seed in range(20)}
    assert len(orders) == 20


def test_2_1_only_the_top_is_seen() -> None:
    t = table()
    for seen in t.views():
        assert [pile.top for pile in seen.piles] == [t.pile(pile)[0] for pile in range(3)]
        assert [pile.known for pile in seen.piles] == [[], [], []]
        assert seen.in_piles == []


@pytest.mark.parametrize(("seats", "left"), [(2, 21), (3, 15), (4, 9)])
def test_2_2_the_remaining_gifts_are_set_aside_face_down(seats: int, left: int) -> None:
    t = table(seats)
    in_piles = {gift for pile in range(3) for gift in t.pile(pile)}
    assert t.aside() == set(GIFT_IDS) - in_piles
    assert len(t.aside()) == left
    assert all(seen.aside == [] and seen.aside_size == left for seen in t.views())


@pytest.mark.parametrize("seats", SEATS)
def test_2_3_three_cards_a_seat_that_only_it_sees(seats: int) -> None:
    t = table(seats)
    for seat in range(seats):
        assert len(t.hand(seat)) == 3
        own = t.view(seat).hand
        assert own is not None
        assert own == {card: t.hand(seat).count(card) for card in t.hand(seat)}
    assert t.view(None).hand is None
    assert all(other.sure == {} and other.hand_size == 3 for other in t.view(0).seats)


@pytest.mark.parametrize("seats", SEATS)
def test_2_4_one_open_card_on_each_border_region(seats: int) -> None:
    t = table(seats)
    on_map = [len(t.lying(region)) for region in ("city", "north", "east", "south", "west")]
    assert on_map == [0, 1, 1, 1, 1]
    assert t.view(None).deck_size == len(t.deck_cards()) == 42 - 4 - 3 * seats
    assert t.discards() == []


@pytest.mark.parametrize("seats", SEATS)
def test_2_5_all_pawns_start_in_the_city(seats: int) -> None:
    assert {seat.pawn for seat in table(seats).view(None).seats} == {"city"}


@pytest.mark.parametrize("seats", SEATS)
def test_2_6_one_crystal_a_seat_none_for_empty_places(seats: int) -> None:
    s = table(seats).s
    assert [s.crystals[seat] for seat in range(4)] == [1] * seats + [0] * (4 - seats)


@pytest.mark.parametrize("seats", SEATS)
def test_2_7_seat_0_begins(seats: int) -> None:
    t = table(seats)
    assert t.movers() == [0]
    assert t.phase == "moving"


def test_2_7_the_later_the_first_turn_the_older() -> None:
    """Told by the last tie-break of the bonus cards (10.4): all is equal but age."""
    t = last_gift().put_before(1, "drum").put_before(2, "easel")
    t.give(1).give(2).act(Make("tank", "two_one"))
    order = []
    while t.movers():
        order.append(t.turn)
        t.act(t.legal()[0])
    assert order == [0, 1, 2]
