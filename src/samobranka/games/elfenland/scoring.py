"""Chapter 11 and the scoring of chapter 12: end and winner."""

from __future__ import annotations

from samobranka.core.game import REASON_PLACE, put_outcome
from samobranka.core.record import Row
from samobranka.games.elfenland.parts import ALL_MARKERS, DISTANCE
from samobranka.games.elfenland.state import State, town_count

LAST_ROUND = 1
EARLY_WIN = 2
REASONS = ("technical_stop", "last_round", "early_win")


def write_outcome(s: State, out: Row) -> None:
    """11.2 to 11.4, 11.7, 12.7, 12.8"""
    out[REASON_PLACE] = s.reason
    for seat in range(s.seats):
        rank = 1
        for other in range(s.seats):
            if is_ahead(s, other, seat):
                rank += 1
        put_outcome(out, seat, score(s, seat), rank)


def score(s: State, seat: int) -> int:
    """11.2, 12.7"""
    return markers_taken(s, seat) - distance_left(s, seat)


def markers_taken(s: State, seat: int) -> int:
    """11.2"""
    return town_count(ALL_MARKERS & ~s.unvisited[seat])


def distance_left(s: State, seat: int) -> int:
    """12.5; 0 without the variant."""
    return distance_to(s, s.boot[seat], s.goal[seat]) if s.has_destinations else 0


def distance_to(s: State, town: int, goal: int) -> int:
    """12.6: legs from a town to another."""
    return DISTANCE[s.distance_over, town, goal]


def is_ahead(s: State, one: int, other: int) -> bool:
    """Whether one seat is ahead of another: 11.5, 11.2, 12.8, 11.3."""
    if (s.winner == one) != (s.winner == other):
        return s.winner == one
    if score(s, one) != score(s, other):
        return score(s, one) > score(s, other)
    if distance_left(s, one) != distance_left(s, other):
        return distance_left(s, one) < distance_left(s, other)
    return s.hand_size[one] > s.hand_size[other]
