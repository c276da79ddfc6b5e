"""Chapter 7: planning."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from samobranka.core.actions import Action
from samobranka.core.happening import EVERYBODY, happened
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.elfenland.domains import ROAD, SIDE, TRANSPORT
from samobranka.games.elfenland.parts import NOTHING, ROAD_COST, ROADS, TRANSPORTS
from samobranka.games.elfenland.saying import PASSED_OVER
from samobranka.games.elfenland.state import (
    HIDDEN,
    OPEN,
    PLANNED,
    PLANNING,
    SIDES,
    TRAVELLING,
    State,
    next_seat,
)

PLAN_NOW = Refusal("plan_now", "7.1")
NO_SUCH_COUNTER = Refusal("no_such_counter", "7.6")
ROAD_TAKEN = Refusal("road_taken", "7.3")
CANNOT_GO_THERE = Refusal("cannot_go_there", "7.4")
NO_COUNTER_THERE = Refusal("no_counter_there", "7.8")
OBSTACLE_THERE = Refusal("obstacle_there", "7.9")
OBSTACLE_LAID = Refusal("obstacle_laid", "7.10")


class Lay(Action, tag="lay"):
    """7.2"""

    transport: Annotated[str, TRANSPORT]
    side: Annotated[str, SIDE]
    road: Annotated[str, ROAD]


class LayObstacle(Action, tag="lay_obstacle"):
    """7.8"""

    road: Annotated[str, ROAD]


class Pass(Action, tag="pass"):
    """7.11"""


OFFERS = {PLANNING: (Lay, LayObstacle, Pass)}


# ---------------------------------------------------------------- counters


def counters_of(s: State, seat: int, transport: int, side: int) -> int:
    """How many counters of this transport a seat has on this side."""
    return s.open[seat, transport] if side == OPEN else s.hidden[seat, transport]


def try_lay(s: State, seat: int) -> Iterator[tuple[int, int, int]]:
    """7.1: every counter it has, on every road."""
    for transport in range(TRANSPORTS):
        for side in range(SIDES):
            if counters_of(s, seat, transport, side) > 0:
                for road in range(ROADS):
                    yield transport, side, road


def refuse_lay(s: State, seat: int, transport: int, side: int, road: int) -> int:
    """7.6: a counter the seat has there, on a road for it."""
    if counters_of(s, seat, transport, side) == 0:
        return NO_SUCH_COUNTER
    return refuse_road(s, transport, road)


def refuse_road(s: State, transport: int, road: int) -> int:
    """7.3: a free road. 7.4: that this transport can use."""
    if s.counter_on[road] != NOTHING:
        return ROAD_TAKEN
    return CANNOT_GO_THERE if ROAD_COST[transport, road] == 0 else LEGAL


def apply_lay(s: State, seat: int, transport: int, side: int, road: int) -> None:
    """7.2; 7.6: a hidden one is turned up."""
    if side == HIDDEN:
        s.hidden[seat, transport] -= 1
        s.hidden_size[seat] -= 1
    else:
        s.open[seat, transport] -= 1
    s.counter_on[road] = transport
    s.passes = 0
    s.phase = PLANNED


# ---------------------------------------------------------------- the obstacle


def try_lay_obstacle(s: State, seat: int) -> Iterator[int]:
    """7.10: only while it is not laid."""
    if s.obstacle[seat] > 0:
        yield from range(ROADS)


def refuse_lay_obstacle(s: State, seat: int, road: int) -> int:
    """7.10: once, where 7.8 and 7.9 allow it."""
    return OBSTACLE_LAID if s.obstacle[seat] == 0 else refuse_obstacle(s, road)


def refuse_obstacle(s: State, road: int) -> int:
    """7.8: where a counter lies. 7.9: one a road."""
    if s.counter_on[road] == NOTHING:
        return NO_COUNTER_THERE
    return OBSTACLE_THERE if s.obstacles_on[road] else LEGAL


def rule_out_lay_obstacle(s: State, seat: int) -> int:
    """7.10: once in a match."""
    return OBSTACLE_LAID if s.obstacle[seat] == 0 else LEGAL


def apply_lay_obstacle(s: State, seat: int, road: int) -> None:
    """7.8"""
    s.obstacle[seat] -= 1
    s.obstacles_on[road] += 1
    s.passes = 0
    s.phase = PLANNED


# ---------------------------------------------------------------- passing


def refuse_pass() -> int:
    """7.11"""
    return LEGAL


def apply_pass(s: State) -> None:
    """7.12: for now."""
    s.passes += 1
    s.phase = PLANNED


def next_planner(s: State) -> None:
    """7.13: on to the next seat, until all have passed one after another. 7.14"""
    s.turn = next_seat(s, s.turn)
    while s.passes < s.seats and can_only_pass(s, s.turn):
        happened(EVERYBODY, PASSED_OVER, s.turn, 0, 0)
        s.passes += 1
        s.turn = next_seat(s, s.turn)
    s.phase = PLANNING
    if s.passes == s.seats:
        s.turn = s.first
        s.phase = TRAVELLING


def can_only_pass(s: State, seat: int) -> bool:
    """7.14: and everyone can see it. 7.15: a hidden counter might fit somewhere."""
    if s.hidden_size[seat] > 0:
        return False
    for road in range(ROADS):
        if s.obstacle[seat] > 0 and refuse_obstacle(s, road) == LEGAL:
            return False
        for transport in range(TRANSPORTS):
            if s.open[seat, transport] > 0 and refuse_road(s, transport, road) == LEGAL:
                return False
    return True
