"""Chapter 10: the end of the round."""

from __future__ import annotations

from typing import Annotated

from samobranka.core.actions import Action
from samobranka.core.contents import quiet
from samobranka.core.game import seat_bit
from samobranka.core.happening import EVERYBODY, happened
from samobranka.core.record import Row
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.elfenland.domains import SIDE, TRANSPORT
from samobranka.games.elfenland.parts import NOTHING, ROADS, ROUNDS, TRANSPORTS
from samobranka.games.elfenland.phases.dealing import begin_round
from samobranka.games.elfenland.phases.planning import counters_of
from samobranka.games.elfenland.saying import KEPT as SAID_KEPT
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
    side_of,
    transport_of,
)

KEEP_NOW = Refusal("keep_now", "10.2")
KEPT_ALREADY = Refusal("kept_already", "10.6")
NOTHING_TO_CHOOSE = Refusal("nothing_to_choose", "10.4")
NO_SUCH_COUNTER = Refusal("no_such_counter", "10.2")


class Keep(Action, tag="keep"):
    """10.2"""

    transport: Annotated[str, TRANSPORT]
    side: Annotated[str, SIDE]


OFFERS = {KEEPING: quiet(Keep)}


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


def refuse_keeping(s: State, seat: int) -> int:
    """10.4, 10.6: what a seat that is not asked is told while others are."""
    return KEPT_ALREADY if has_to_choose(s, seat) else NOTHING_TO_CHOOSE


def refuse_keep(s: State, seat: int, transport: int, side: int) -> int:
    """10.2: one of its counters, open or hidden."""
    return NO_SUCH_COUNTER if counters_of(s, seat, transport, side) == 0 else LEGAL


def apply_keep(s: State, seat: int, transport: int, side: int) -> None:
    """10.6: nobody can tell before all have chosen, so nothing else changes."""
    s.kept[seat] = counter_of(transport, side)
    if seats_keeping(s) == 0:
        s.moment += 1
        s.phase = KEPT


def clear_up(s: State, chance: Row) -> None:
    """10.2, 10.7, 10.9, 10.10; what was kept is shown. Then the next round begins."""
    s.shown += 1
    for seat in range(s.seats):
        show_kept(s, seat, counter_kept(s, seat))
        hand_back(s, seat, counter_kept(s, seat))
        s.kept[seat] = NOTHING
    for road in range(ROADS):
        if s.counter_on[road] != NOTHING:
            return_counter(s, s.counter_on[road])
            s.counter_on[road] = NOTHING
        s.obstacles_gone += s.obstacles_on[road]
        s.obstacles_on[road] = 0
    s.first = next_seat(s, s.first)
    begin_round(s, chance)


def show_kept(s: State, seat: int, kept: int) -> None:
    """13.5: an open counter is seen by all, of a hidden one only that it is there."""
    if kept != NOTHING:
        is_open = side_of(kept) == OPEN
        known = transport_of(kept) if is_open else NOTHING
        happened(EVERYBODY, SAID_KEPT, seat, side_of(kept), known)
        if not is_open:
            happened(seat, SAID_KEPT, seat, HIDDEN, transport_of(kept))


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
