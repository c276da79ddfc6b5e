"""Chapter 10: the end of the round."""

from __future__ import annotations

from samobranka.core.game import LEGAL, seat_bit
from samobranka.games.elfenland.parts import NOTHING, ROADS, ROUNDS, TRANSPORTS
from samobranka.games.elfenland.phases.planning import counters_of
from samobranka.games.elfenland.refusals import (
    KEPT_ALREADY,
    NO_SUCH_COUNTER,
    NOTHING_TO_CHOOSE,
    refuse_moment,
)
from samobranka.games.elfenland.scoring import LAST_ROUND
from samobranka.games.elfenland.state import (
    HIDDEN,
    KEEPING,
    KEPT,
    MATCH_ENDS,
    OPEN,
    OVER,
    State,
    counter_of,
    counters_before,
    next_seat,
)


def end_round(s: State) -> None:
    """10.1: after the last round nothing of this chapter is done (11.1)."""
    if s.round == ROUNDS:
        s.reason = LAST_ROUND
        s.phase = MATCH_ENDS
    else:
        s.phase = KEEPING if seats_keeping(s) else KEPT


def has_to_choose(s: State, seat: int) -> bool:
    """10.2; 10.4, 10.5: not where everyone can see that there is nothing to choose."""
    counters = counters_before(s, seat)
    if counters <= 1:
        return False
    for transport in range(TRANSPORTS):
        if s.open[seat, transport] == counters:
            return False
    return True


def seats_keeping(s: State) -> int:
    """10.6: a bit for every seat that still has to choose."""
    keeping = 0
    for seat in range(s.seats):
        if s.kept[seat] == NOTHING and has_to_choose(s, seat):
            keeping |= seat_bit(seat)
    return keeping


def refuse_keep(s: State, seat: int, counter: int) -> int:
    """10.2: one of its counters, open or hidden."""
    refused = refuse_moment(s, seat, KEEPING)
    if refused:
        return refused
    if not has_to_choose(s, seat):
        return NOTHING_TO_CHOOSE
    if s.kept[seat] != NOTHING:
        return KEPT_ALREADY
    return NO_SUCH_COUNTER if counters_of(s, seat, counter) == 0 else LEGAL


def apply_keep(s: State, seat: int, counter: int) -> None:
    """10.6: nobody can tell before all have chosen, so nothing else changes."""
    s.kept[seat] = counter
    if seats_keeping(s) == 0:
        s.phase = KEPT


def clear_up(s: State) -> None:
    """10.2, 10.7, 10.9, 10.10; what was kept is shown."""
    s.shown += 1
    for seat in range(s.seats):
        hand_back(s, seat, counter_kept(s, seat))
        s.kept[seat] = NOTHING
    for road in range(ROADS):
        if s.counter_on[road] != NOTHING:
            return_counter(s, s.counter_on[road])
            s.counter_on[road] = NOTHING
        s.obstacles_gone += s.obstacles_on[road]
        s.obstacles_on[road] = 0
    s.first = next_seat(s, s.first)


def counter_kept(s: State, seat: int) -> int:
    """The counter a seat chose; 10.4, 10.5: else the first it has, or NOTHING."""
    if s.kept[seat] != NOTHING:
        return s.kept[seat]
    for transport in range(TRANSPORTS):
        if s.open[seat, transport] > 0:
            return counter_of(transport, OPEN)
        if s.hidden[seat, transport] > 0:
            return counter_of(transport, HIDDEN)
    return NOTHING


def hand_back(s: State, seat: int, kept: int) -> None:
    """10.2: all counters but the kept one; 10.3: which stays as it was."""
    for transport in range(TRANSPORTS):
        while s.open[seat, transport] > (kept == counter_of(transport, OPEN)):
            s.open[seat, transport] -= 1
            return_counter(s, transport)
        while s.hidden[seat, transport] > (kept == counter_of(transport, HIDDEN)):
            s.hidden[seat, transport] -= 1
            s.hidden_size[seat] -= 1
            return_counter(s, transport)


def return_counter(s: State, transport: int) -> None:
    """10.7: into the pile."""
    s.pile[transport] += 1
    s.pile_size += 1


def end_match(s: State) -> None:
    """12.4: the town cards are shown."""
    s.shown += s.has_destinations
    for seat in range(s.seats):
        s.shown_goal[seat] = s.goal[seat]
    s.phase = OVER
