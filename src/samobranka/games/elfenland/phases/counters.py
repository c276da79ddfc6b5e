"""Chapter 6: further counters, from the open row or blind."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.core.record import Row
from samobranka.games.elfenland.parts import OPEN_PER_ROUND
from samobranka.games.elfenland.phases.dealing import draw_counter
from samobranka.games.elfenland.refusals import NOT_IN_ROW, refuse_moment
from samobranka.games.elfenland.state import COUNTER_TAKEN, PLANNING, TAKING, State, next_seat


def refuse_take_open(s: State, seat: int, transport: int) -> int:
    """6.2: one that lies in the row."""
    refused = refuse_moment(s, seat, TAKING)
    if refused:
        return refused
    return NOT_IN_ROW if s.row[transport] == 0 else LEGAL


def apply_take_open(s: State, seat: int, transport: int, chance: Row) -> None:
    """6.4: it lies open. 6.5: the gap is filled at once."""
    s.row[transport] -= 1
    s.open[seat, transport] += 1
    s.row[draw_counter(s, chance)] += 1
    s.phase = COUNTER_TAKEN


def refuse_take_blind(s: State, seat: int) -> int:
    """6.3"""
    return refuse_moment(s, seat, TAKING)


def apply_take_blind(s: State, seat: int, chance: Row) -> None:
    """6.3, 6.4: unseen from the pile, then open. 6.5: the row stays."""
    s.open[seat, draw_counter(s, chance)] += 1
    s.phase = COUNTER_TAKEN


def next_taker(s: State) -> None:
    """6.1: three laps; then chapter 7."""
    s.turn = next_seat(s, s.turn)
    s.phase = TAKING
    if s.turn == s.first:
        s.lap += 1
        if s.lap == OPEN_PER_ROUND:
            s.passes = 0
            s.phase = PLANNING
