"""Chapter 11 and the scoring of chapter 12: end and winner."""

from __future__ import annotations

from samobranka.core.game import REASON_PLACE, put_outcome, rank_by_standing
from samobranka.core.record import Row
from samobranka.core.sets import count_of
from samobranka.games.elfenland.parts import ALL_MARKERS, DISTANCE
from samobranka.games.elfenland.state import State

LAST_ROUND = 1
EARLY_WIN = 2
REASONS = ("technical_stop", "last_round", "early_win")

# Room for what breaks ties, below the points of a standing.
MOST_DISTANCE = 64
MOST_CARDS = 64
ABOVE_ALL = 1000


def write_outcome(s: State, out: Row) -> None:
    """11.2 to 11.4, 11.7, 12.7, 12.8"""
    out[REASON_PLACE] = s.reason
    for seat in range(s.seats):
        put_outcome(out, seat, score(s, seat), standing(s, seat))
    rank_by_standing(out, s.seats)


def standing(s: State, seat: int) -> int:
    """11.5: the early winner; 11.2: points; 12.8: nearer its goal; 11.3: more cards in hand."""
    value = score(s, seat) + (ABOVE_ALL if s.winner == seat else 0)
    value = value * MOST_DISTANCE - distance_left(s, seat)
    return value * MOST_CARDS + s.hand_size[seat]


def score(s: State, seat: int) -> int:
    """11.2, 12.7"""
    return markers_taken(s, seat) - distance_left(s, seat)


def markers_taken(s: State, seat: int) -> int:
    """11.2"""
    return count_of(ALL_MARKERS & ~s.unvisited[seat])


def distance_left(s: State, seat: int) -> int:
    """12.5; 0 without the variant."""
    return distance_to(s, s.boot[seat], s.goal[seat]) if s.has_destinations else 0


def distance_to(s: State, town: int, goal: int) -> int:
    """12.6: legs from a town to another."""
    return DISTANCE[s.distance_over, town, goal]
