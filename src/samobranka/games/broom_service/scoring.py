"""Chapter 7: the end, the points for what lies before a seat, and the winner."""

from __future__ import annotations

from samobranka.core.game import REASON_PLACE, put_outcome, rank_by_standing
from samobranka.core.record import Row
from samobranka.core.sets import count_of
from samobranka.games.broom_service.parts import (
    AMULET_POINTS,
    BOLT_POINTS,
    CLOUD_BOLTS,
    CLOUD_KINDS,
    FOUR_POINTS,
    MOST_AMULETS,
    MOST_BOLTS,
    RESOURCES,
    THREE_POINTS,
)
from samobranka.games.broom_service.phases.rounds import resources_of
from samobranka.games.broom_service.state import State

RESOURCE_BITS = 20
"""Room for the resources of a seat, below its points."""


def write_outcome(s: State, out: Row) -> None:
    """7.8: the most points. 7.9: then the most resources. 7.10: then the rank is shared."""
    out[REASON_PLACE] = s.reason
    for seat in range(s.seats):
        points = score(s, seat)
        put_outcome(out, seat, points, (points << RESOURCE_BITS) + resources_of(s, seat))
    rank_by_standing(out, s.seats)


def score(s: State, seat: int) -> int:
    """7.1: the points of the match and those of the end."""
    sets = FOUR_POINTS * sets_of_four(s, seat) + THREE_POINTS * sets_of_three(s, seat)
    return s.points[seat] + bolt_points(s, seat) + sets + amulet_points(s, seat)


def bolts_of(s: State, seat: int) -> int:
    """Bolts on all own clouds."""
    bolts = 0
    for cloud in range(CLOUD_KINDS):
        bolts += s.won[seat, cloud] * CLOUD_BOLTS[cloud]
    return bolts


def bolt_points(s: State, seat: int) -> int:
    """7.2"""
    return BOLT_POINTS[min(bolts_of(s, seat), MOST_BOLTS)]


def amulet_points(s: State, seat: int) -> int:
    """7.6"""
    return AMULET_POINTS[min(count_of(s.amulets[seat]), MOST_AMULETS)]


def sets_of_four(s: State, seat: int) -> int:
    """7.3: as many as of the scarcest resource."""
    fewest = s.stock[seat, 0]
    for resource in range(1, RESOURCES):
        fewest = min(fewest, s.stock[seat, resource])
    return fewest


def sets_of_three(s: State, seat: int) -> int:
    """7.4, 7.5: from what the sets of four leave, where one resource is used up."""
    fours = sets_of_four(s, seat)
    fewest = 0
    used_up = 0
    for resource in range(RESOURCES):
        left = s.stock[seat, resource] - fours
        if left == 0:
            used_up += 1
        elif fewest == 0 or left < fewest:
            fewest = left
    return fewest if used_up == 1 else 0
