"""Chapter 2 of RULES.md: preparation."""

from __future__ import annotations

import pytest

from samobranka.core.chance import generator
from samobranka.core.sets import count_of
from samobranka.games.broom_service.parts import (
    CLOUD_KINDS,
    CLOUD_TOKENS,
    NOTHING,
    REGIONS,
    ROLES,
    SIDES,
    SPACES,
)
from tests.games.broom_service.table import ALL_MODULES, Table, table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def fresh(seats: int, seed: int = 1, **options: str) -> Table:
    """A table exactly as it was prepared."""
    return Table(seats, generator(seed), options)


def test_2_1_the_side_with_red_banners() -> None:
    assert fresh(2).view(None).board == "normal"
    assert SIDES[0].banner == "red"
    assert fresh(2, board="advanced").view(None).board == "advanced"


@SEATS
def test_2_2_one_pawn_in_each_start_region(seats: int) -> None:
    t = fresh(seats)
    assert [t.pawns(seat) for seat in range(seats)] == [["nC2", "nC4"]] * seats
    t = fresh(seats, board="advanced")
    assert [t.pawns(seat) for seat in range(seats)] == [["xA2", "xA4"]] * seats


@SEATS
def test_2_3_ten_points(seats: int) -> None:
    assert fresh(seats).points == [10] * seats


@SEATS
def test_2_4_a_potion_of_each_colour(seats: int) -> None:
    t = fresh(seats)
    for seat in range(seats):
        assert [t.stock(seat)[colour] for colour in ("purple", "green", "orange")] == [1, 1, 1]


@pytest.mark.parametrize(
    ("seats", "wands"), [(2, [1, 1]), (3, [1, 2, 1]), (4, [1, 2, 2, 1]), (5, [1, 2, 2, 2, 1])]
)
def test_2_5_wands_for_those_in_between(seats: int, wands: list[int]) -> None:
    assert [fresh(seats).stock(seat)["wand"] for seat in range(seats)] == wands


def test_2_6_seat_0_is_first_player() -> None:
    assert fresh(4).s.first == 0


def test_2_7_a_cloud_on_each_space() -> None:
    t = fresh(3)
    laid = [t.s.cloud[space] for space in range(SPACES) if t.s.cloud[space] != NOTHING]
    assert len(laid) == 18
    assert len(t.view(None).clouds) == 18
    assert all(laid.count(k) <= CLOUD_TOKENS[k] for k in range(CLOUD_KINDS))
    assert {fresh(3, seed).s.cloud[0] for seed in range(30)} == {0, 1, 2, 3}


def test_2_8_seven_of_ten_events() -> None:
    t = table(2)
    t.play(generator(5))
    assert t.phase == "over"
    assert count_of(t.s.events_seen) == 7
    assert len({fresh(2, seed).s.event for seed in range(80)}) == 10


@SEATS
def test_2_9_a_deck_of_cursed_roles(seats: int) -> None:
    t = fresh(seats)
    cards = count_of(t.s.cursed) + count_of(t.s.cursed_deck)
    assert cards == (0 if seats == 5 else ROLES)


def test_2_10_modules_not_in_play_are_out() -> None:
    t = fresh(3)
    assert all(t.s.tile[region] == NOTHING for region in range(REGIONS))
    assert {cloud.cloud for cloud in t.view(None).clouds} == {"thunder"}
    full = Table(3, generator(1), ALL_MODULES)
    assert any(full.s.tile[region] != NOTHING for region in range(REGIONS))
