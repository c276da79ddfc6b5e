"""Chapter 14: the end of the turn and of the match."""

from __future__ import annotations

from samobranka.core.record import Row
from samobranka.games.archravels.parts import NOTHING, ROW
from samobranka.games.archravels.phases.crafting import can_craft
from samobranka.games.archravels.phases.events import next_to_ask
from samobranka.games.archravels.phases.restocking import refill_row
from samobranka.games.archravels.state import (
    FINAL,
    FINAL_GOES_ON,
    OVER,
    TURN_BEGINS,
    State,
    next_seat,
)

ENDED_BY_PROJECTS = 1
REASONS = ("technical_stop", "projects_done")


def end_turn(s: State, chance: Row) -> None:
    """11.5, 9.5; 14.1: fewer than three projects in the row end the match."""
    refill_row(s, chance)
    s.cat[s.active] = s.cat_again
    s.cat_again = 0
    if is_row_full(s):
        s.active = next_seat(s, s.active)
        s.phase = TURN_BEGINS
    else:
        s.to_ask = s.seats - 1  # 14.4
        s.phase = FINAL_GOES_ON


def is_row_full(s: State) -> bool:
    """14.1, 14.2"""
    for place in range(ROW):
        if s.row[place] == NOTHING:
            return False
    return True


def ask_last_craft(s: State) -> None:
    """14.3: every other seat that can craft something; then the match is over."""
    s.phase = OVER
    while s.phase == OVER and s.to_ask > 0:
        seat = next_to_ask(s)
        s.to_ask -= 1
        if can_craft(s, seat, False, True):
            s.asked = seat
            s.phase = FINAL
    if s.phase == OVER:
        s.reason = ENDED_BY_PROJECTS
