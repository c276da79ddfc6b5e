"""Chapter 11: points, victory and ranks."""

from __future__ import annotations

from samobranka.core.game import REASON_PLACE, put_outcome, score_in
from samobranka.core.record import Row
from samobranka.games.catan.maps import WONDERS_OF_CATAN
from samobranka.games.catan.parts import (
    ARMY_POINTS,
    CITY,
    CLOTH_OF_POINT,
    LEVELS,
    PER_SEAT,
    POINTS_OF,
    ROAD_POINTS,
    SETTLEMENT,
    VICTORY_POINT,
)
from samobranka.games.catan.state import State, built

WON = 1
SOLD_OUT = 2  # 33.9
REASONS = ("technical_stop", "goal_reached", "villages_sold_out")


def building_points(s: State, seat: int, piece: int) -> int:
    """11.1"""
    return POINTS_OF[piece] * built(s, seat, piece, PER_SEAT[piece])


def visible_points(s: State, seat: int) -> int:
    """23.2: buildings and the two award cards."""
    points = building_points(s, seat, SETTLEMENT) + building_points(s, seat, CITY)
    points += s.bonus[seat] + s.cloth[seat] // CLOTH_OF_POINT  # 29.3, 33.5
    if s.road_holder == seat:
        points += ROAD_POINTS
    if s.army_holder == seat:
        points += ARMY_POINTS
    return points


def points_of(s: State, seat: int) -> int:
    """11.1: victory point cards, too."""
    return visible_points(s, seat) + s.cards[seat, VICTORY_POINT]


def has_won(s: State, seat: int) -> bool:
    """11.2: the goal is reached; 32.7: a wonder is finished, or is ahead of all others."""
    if s.scenario == WONDERS_OF_CATAN:
        if s.levels[seat] == LEVELS:
            return True
        return points_of(s, seat) >= s.goal and is_highest(s, seat)
    return points_of(s, seat) >= s.goal


def is_highest(s: State, seat: int) -> bool:
    """32.7: whether a seat has built more levels than every other."""
    for other in range(s.seats):
        if other != seat and s.levels[other] >= s.levels[seat]:
            return False
    return True


def write_outcome(s: State, out: Row) -> None:
    """11.7: the winner is first, the others by points. 11.8: a stopped match by points alone."""
    out[REASON_PLACE] = s.reason
    for seat in range(s.seats):
        put_outcome(out, seat, points_of(s, seat), 1)
    for seat in range(s.seats):
        rank = 1
        for other in range(s.seats):
            is_ahead = score_in(out, other) > score_in(out, seat) and seat != s.winner
            if is_ahead or (other == s.winner and seat != s.winner):
                rank += 1
        put_outcome(out, seat, score_in(out, seat), rank)
