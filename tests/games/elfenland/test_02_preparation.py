"""Chapter 2 of RULES.md: preparation."""

from __future__ import annotations

import pytest

from samobranka.games.elfenland.parts import TOWN_IDS
from tests.games.elfenland.table import GAME, table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


def test_2_1_two_to_six_seats() -> None:
    assert list(GAME.meta.seats) == [2, 3, 4, 5, 6]


@SEATS
def test_2_1_no_number_depends_on_the_seats(seats: int) -> None:
    t = table(seats)
    assert [len(t.hand(seat)) for seat in t.seats] == [8] * seats
    assert [len(t.hidden(seat)) for seat in t.seats] == [1] * seats
    assert len(t.row()) == 5


@SEATS
def test_2_2_a_boot_an_obstacle_and_twenty_markers_each(seats: int) -> None:
    t = table(seats)
    assert len(t.view(None).seats) == seats
    assert all(seen.obstacle and len(seen.unvisited) == 20 for seen in t.view(None).seats)


def test_2_3_all_boots_start_in_elvenhold() -> None:
    assert {table(6).boot(seat) for seat in range(6)} == {"elvenhold"}


def test_2_4_a_marker_in_every_town_but_elvenhold() -> None:
    assert table().unvisited(2) == set(TOWN_IDS) - {"elvenhold"}


def test_2_5_five_counters_are_turned_up() -> None:
    rows = [table(seed=seed).row() for seed in range(30)]
    assert {len(row) for row in rows} == {5}
    assert any(len(set(row)) < 5 for row in rows)
    assert len({tuple(row) for row in rows}) > 10


def test_2_6_the_cards_are_shuffled() -> None:
    assert len({tuple(table(seed=seed).hand(0)) for seed in range(20)}) > 15


def test_2_7_seat_0_begins() -> None:
    for seed in range(5):
        t = table(5, seed)
        assert (t.s.round, t.s.first, t.turn, t.phase) == (1, 0, 0, "taking")
