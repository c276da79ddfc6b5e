"""Chapter 14: the end of the turn and of the match."""

from __future__ import annotations

from collections.abc import Iterator

from samobranka.core.actions import Action
from samobranka.core.record import Row
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.core.sets import has
from samobranka.games.archravels.parts import CRAFT, NOTHING, REQUESTS, ROW
from samobranka.games.archravels.phases.crafting import Craft, CraftRequest, refuse_request
from samobranka.games.archravels.phases.laying import begin_laying, can_craft, refuse_unpaid
from samobranka.games.archravels.phases.restocking import refill_row
from samobranka.games.archravels.state import (
    FINAL,
    FINAL_GOES_ON,
    OVER,
    TURN_BEGINS,
    State,
    next_seat,
    next_to_ask,
    thing_of_request,
)

ENDED_BY_PROJECTS = 1
REASONS = ("technical_stop", "projects_done")

FINAL_NOW = Refusal("final_now", "14.3")


class CraftNothing(Action, tag="craft_nothing"):
    """9.11, 14.3"""


OFFERS = {FINAL: (Craft, CraftRequest, CraftNothing)}


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
        if can_craft(s, seat, CRAFT, s.held[seat]):
            s.asked = seat
            s.phase = FINAL
    if s.phase == OVER:
        s.reason = ENDED_BY_PROJECTS


# ---------------------------------------------------------------- the last craft


def refuse_craft(s: State, seat: int, item: int) -> int:
    """14.3, 14.5: an item by its current pattern."""
    return refuse_unpaid(s, seat, item, CRAFT)


def apply_craft(s: State, seat: int, item: int) -> None:
    """14.3"""
    s.afterwards = FINAL_GOES_ON
    begin_laying(s, seat, item, CRAFT)


def try_craft_request(s: State, seat: int) -> Iterator[int]:
    """14.3: those held."""
    for request in range(REQUESTS):
        if has(s.held[seat], request):
            yield request


def refuse_craft_request(s: State, seat: int, request: int) -> int:
    """14.3: or a held request."""
    return refuse_request(s, seat, request, CRAFT)


def apply_craft_request(s: State, seat: int, request: int) -> None:
    """14.3"""
    s.afterwards = FINAL_GOES_ON
    begin_laying(s, seat, thing_of_request(request), CRAFT)


def refuse_craft_nothing() -> int:
    """14.3: nobody must craft."""
    return LEGAL


def apply_craft_nothing(s: State) -> None:
    """14.3: the next seat."""
    s.phase = FINAL_GOES_ON
