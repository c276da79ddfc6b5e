"""Chapter 6: further counters, from the open row or blind."""

from __future__ import annotations

from typing import Annotated

from samobranka.core.actions import Action
from samobranka.core.record import Row
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.elfenland.domains import TRANSPORT
from samobranka.games.elfenland.parts import OPEN_PER_ROUND
from samobranka.games.elfenland.phases.dealing import draw_counter
from samobranka.games.elfenland.state import COUNTER_TAKEN, PLANNING, TAKING, State, next_seat

TAKE_COUNTER_NOW = Refusal("take_counter_now", "6.1")
NOT_IN_ROW = Refusal("not_in_row", "6.2")


class TakeOpen(Action, tag="take_open"):
    """6.2"""

    transport: Annotated[str, TRANSPORT]


class TakeBlind(Action, tag="take_blind"):
    """6.3"""


OFFERS = {TAKING: (TakeOpen, TakeBlind)}


def refuse_take_open(s: State, transport: int) -> int:
    """6.2: one that lies in the row."""
    return NOT_IN_ROW if s.row[transport] == 0 else LEGAL


def apply_take_open(s: State, seat: int, transport: int, chance: Row) -> None:
    """6.4: it lies open. 6.5: the gap is filled at once."""
    s.row[transport] -= 1
    s.open[seat, transport] += 1
    s.row[draw_counter(s, chance)] += 1
    s.phase = COUNTER_TAKEN


def refuse_take_blind() -> int:
    """6.3"""
    return LEGAL


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
