"""Chapters 15 and 16: scoring, in quarters of a point, and the winner."""

from __future__ import annotations

from samobranka.core.game import REASON_PLACE, put_outcome, rank_by_standing
from samobranka.core.record import Row
from samobranka.core.sets import count_of, has, nth_of
from samobranka.games.archravels.parts import (
    FAVOURITE_POINTS,
    ITEM_POINTS,
    ITEMS,
    LEARNED_POINTS,
    NOTHING,
    PROJECT_POINTS,
    PROJECTS,
    REQUEST_POINTS,
    REQUESTS,
    YARN_POINTS,
)
from samobranka.games.archravels.state import State, favourite_of, tokens_of

MOST_FINISHED = 1 + PROJECTS + REQUESTS
MOST_YARN = 1 << 20
"""More than a seat can have finished, and more tokens than its bowl holds."""


def write_outcome(s: State, out: Row) -> None:
    """16.1: the most points; 16.4: the same order ranks all seats."""
    out[REASON_PLACE] = s.reason
    for seat in range(s.seats):
        points = score(s, seat)
        put_outcome(out, seat, points, standing(s, seat, points))
    rank_by_standing(out, s.seats)


def standing(s: State, seat: int, points: int) -> int:
    """16.1: more points. 16.2: of equals more finished. 16.3: then less yarn."""
    return (points * MOST_FINISHED + finished_by(s, seat)) * MOST_YARN - tokens_of(s, seat)


def finished_by(s: State, seat: int) -> int:
    """16.2: finished projects and requests together."""
    return count_of(s.projects[seat]) + count_of(s.finished[seat])


def score(s: State, seat: int) -> int:
    """All of chapter 15."""
    points = project_score(s, seat) + requests_score(s.finished[seat])
    points += favourite_score(s, seat) + learned_score(s, seat) + items_score(s, seat)
    return points - requests_score(s.held[seat]) + yarn_score(s, seat)  # 15.6


def project_score(s: State, seat: int) -> int:
    """15.1"""
    points = 0
    rest = s.projects[seat]
    while rest != 0:
        points += PROJECT_POINTS[nth_of(rest, 0)]
        rest &= rest - 1
    return points


def requests_score(requests: int) -> int:
    """15.2, 15.6: the points of a set of requests."""
    points = 0
    while requests != 0:
        points += REQUEST_POINTS[nth_of(requests, 0)]
        requests &= requests - 1
    return points


def favourite_score(s: State, seat: int) -> int:
    """15.3"""
    if s.character[seat] == NOTHING or not has(s.finished[seat], favourite_of(s, seat)):
        return 0
    return FAVOURITE_POINTS


def learned_score(s: State, seat: int) -> int:
    """15.4"""
    points = 0
    for item in range(ITEMS):
        if s.is_learned[seat, item]:
            points += LEARNED_POINTS[item]
    return points


def items_score(s: State, seat: int) -> int:
    """15.5"""
    points = 0
    for item in range(ITEMS):
        points += s.items[seat, item] * ITEM_POINTS[item]
    return points


def yarn_score(s: State, seat: int) -> int:
    """15.7"""
    return tokens_of(s, seat) * YARN_POINTS
