"""Chapter 34: the harbours of the new world are placed by all in turn."""

from __future__ import annotations

from collections.abc import Iterator

from samobranka.core.chance import deal_kind
from samobranka.core.record import Row
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan.parts import HARBOUR_KINDS, NOTHING, PATHS
from samobranka.games.catan.phases.gifts import PlaceHarbour, held_harbour, put_harbour
from samobranka.games.catan.phases.the_map import end_of, refuse_unknown_path
from samobranka.games.catan.state import (
    HARBOURS_SHARED,
    LAND_WAY,
    LAYING_HARBOUR,
    PLACED,
    SEA_WAY,
    State,
)

OFFERS = {LAYING_HARBOUR: (PlaceHarbour,)}

LAY_HARBOUR_FIRST = Refusal("lay_harbour_first", "34.2")
NO_COAST = Refusal("no_coast", "34.2")
HARBOUR_BESIDE = Refusal("harbour_beside", "34.2")


def next_harbour(s: State, chance: Row) -> None:
    """34.2: clockwise from seat 0, each with the next of the stack; what finds no coast stays away."""
    if s.harbours_left == 0 or not has_coast(s):
        for type in range(HARBOUR_KINDS):
            s.harbour_stack[type] = 0
        s.harbours_left = 0
        s.phase = PLACED
        return
    seat = s.harbours % s.seats
    type = deal_kind(chance, s.harbour_stack, s.harbours_left)
    s.harbours_left -= 1
    s.held[seat, type] += 1
    s.decider = seat
    s.active = seat
    s.phase = LAYING_HARBOUR


def has_coast(s: State) -> bool:
    """34.2: whether another harbour finds room."""
    for path in range(PATHS[s.board]):
        if refuse_place_harbour(s, path) == LEGAL:
            return True
    return False


def try_place_harbour(s: State) -> Iterator[int]:
    """34.2"""
    yield from range(PATHS[s.board])


def refuse_place_harbour(s: State, path: int) -> int:
    """34.2: at any coast, apart from other harbours."""
    refused = refuse_unknown_path(s, path)
    if refused:
        return refused
    if s.bears[path] != LAND_WAY + SEA_WAY:
        return NO_COAST
    for end in range(2):
        if s.harbour_at[end_of(s, path, end)] != NOTHING:
            return HARBOUR_BESIDE
    return LEGAL


def apply_place_harbour(s: State, seat: int, path: int) -> None:
    """34.2"""
    type = held_harbour(s, seat)
    s.held[seat, type] -= 1
    put_harbour(s, path, type)
    s.phase = HARBOURS_SHARED
