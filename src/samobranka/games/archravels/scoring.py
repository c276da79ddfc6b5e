"""Chapters 15 and 16: scoring, in quarters of a point, and the winner."""

from __future__ import annotations

from samobranka.core.game import REASON_PLACE, put_outcome, score_in
from samobranka.core.record import Row
from samobranka.games.archravels.parts import (
    FAVOURITE_POINTS,
    ITEM_POINTS,
    ITEMS,
    LEARNED_POINTS,
    NOTHING,
    PROJECT_POINTS,
    REQUEST_POINTS,
    YARN_POINTS,
)
from samobranka.games.archravels.state import (
    State,
    favourite_of,
    has,
    nth_of,
    size_of,
    tokens_of,
)


def write_outcome(s: State, out: Row) -> None:
    """16.1: the most points; 16.4: the same order ranks all seats."""
    out[REASON_PLACE] = s.reason
    for seat in range(s.seats):
        put_outcome(out, seat, score(s, seat), 1)
    for seat in range(s.seats):
        rank = 1
        for other in range(s.seats):
            if is_ahead(s, out, other, seat):
                rank += 1
        put_outcome(out, seat, score_in(out, seat), rank)


def is_ahead(s: State, out: Row, seat: int, other: int) -> bool:
    """16.1: more points. 16.2: more finished. 16.3: less yarn."""
    if score_in(out, seat) != score_in(out, other):
        return score_in(out, seat) > score_in(out, other)
    if finished_by(s, seat) != finished_by(s, other):
        return finished_by(s, seat) > finished_by(s, other)
    return tokens_of(s, seat) < tokens_of(s, other)


def finished_by(s: State, seat: int) -> int:
    """16.2: finished projects and requests together."""
    return size_of(s.projects[seat]) + size_of(s.finished[seat])


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
