"""Chapter 7: planning."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.games.elfenland.parts import NOTHING, ROAD_COST, ROADS, TRANSPORTS
from samobranka.games.elfenland.refusals import (
    CANNOT_GO_THERE,
    NO_COUNTER_THERE,
    NO_SUCH_COUNTER,
    OBSTACLE_LAID,
    OBSTACLE_THERE,
    ROAD_TAKEN,
    refuse_moment,
)
from samobranka.games.elfenland.state import (
    HIDDEN,
    OPEN,
    PLANNED,
    PLANNING,
    TRAVELLING,
    State,
    next_seat,
    side_of,
    transport_of,
)


def refuse_lay(s: State, seat: int, counter: int, road: int) -> int:
    """7.6: a counter the seat has there. 7.3: a free road. 7.4: that this transport can use."""
    refused = refuse_moment(s, seat, PLANNING)
    if refused:
        return refused
    if counters_of(s, seat, counter) == 0:
        return NO_SUCH_COUNTER
    if s.counter_on[road] != NOTHING:
        return ROAD_TAKEN
    return CANNOT_GO_THERE if ROAD_COST[transport_of(counter), road] == 0 else LEGAL


def counters_of(s: State, seat: int, counter: int) -> int:
    """How many counters of this transport and side a seat has."""
    transport = transport_of(counter)
    return s.open[seat, transport] if side_of(counter) == OPEN else s.hidden[seat, transport]


def apply_lay(s: State, seat: int, counter: int, road: int) -> None:
    """7.2; 7.6: a hidden one is turned up."""
    transport = transport_of(counter)
    if side_of(counter) == HIDDEN:
        s.hidden[seat, transport] -= 1
        s.hidden_size[seat] -= 1
    else:
        s.open[seat, transport] -= 1
    s.counter_on[road] = transport
    s.passes = 0
    s.phase = PLANNED


def refuse_lay_obstacle(s: State, seat: int, road: int) -> int:
    """7.10: once. 7.8: where a counter lies. 7.9: one a road."""
    refused = refuse_moment(s, seat, PLANNING)
    if refused:
        return refused
    if s.obstacle[seat] == 0:
        return OBSTACLE_LAID
    if s.counter_on[road] == NOTHING:
        return NO_COUNTER_THERE
    return OBSTACLE_THERE if s.obstacles_on[road] else LEGAL


def apply_lay_obstacle(s: State, seat: int, road: int) -> None:
    """7.8"""
    s.obstacle[seat] -= 1
    s.obstacles_on[road] += 1
    s.passes = 0
    s.phase = PLANNED


def refuse_pass(s: State, seat: int) -> int:
    """7.11"""
    return refuse_moment(s, seat, PLANNING)


def apply_pass(s: State) -> None:
    """7.12: for now."""
    s.passes += 1
    s.phase = PLANNED


def next_planner(s: State) -> None:
    """7.13: on to the next seat, until all have passed one after another. 7.14"""
    s.turn = next_seat(s, s.turn)
    while s.passes < s.seats and can_only_pass(s, s.turn):
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
        if s.counter_on[road] == NOTHING:
            for transport in range(TRANSPORTS):
                if s.open[seat, transport] > 0 and ROAD_COST[transport, road] > 0:
                    return False
        elif s.obstacle[seat] > 0 and s.obstacles_on[road] == 0:
            return False
    return True
