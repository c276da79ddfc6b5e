"""Chapter 2: the two laps of placing, and the printed start."""

from __future__ import annotations

from collections.abc import Iterator

from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan.knowledge import take_from_bank
from samobranka.games.catan.parts import (
    ENDS,
    HEX_AT,
    INTERSECTIONS,
    NOTHING,
    PATHS,
    RESOURCES,
    STACK,
    START_CORNER,
    START_PATH,
    YIELDS,
)
from samobranka.games.catan.phases.building import (
    BuildRoad,
    Settle,
    put_road,
    put_settlement,
    refuse_free_site,
)
from samobranka.games.catan.phases.the_map import refuse_unknown_path
from samobranka.games.catan.state import PLACED, PLACING, PLACING_ROAD, SIDE_A, TURN_BEGINS, State

OFFERS = {PLACING: (Settle,), PLACING_ROAD: (BuildRoad,)}

PLACE_SETTLEMENT_FIRST = Refusal("place_settlement_first", "2.12")
PLACE_ROAD_FIRST = Refusal("place_road_first", "2.14")
NOT_AT_SETTLEMENT = Refusal("not_at_settlement", "2.14")
PATH_TAKEN = Refusal("path_taken", "2.12")


def placing_seat(s: State) -> int:
    """2.12: clockwise from seat 0. 2.13: back from the last seat."""
    return s.placed if s.placed < s.seats else 2 * s.seats - 1 - s.placed


def next_placement(s: State) -> None:
    """2.17: a seat without an allowed intersection is passed over; 2.19: then turns begin."""
    while s.placed < 2 * s.seats:
        s.decider = placing_seat(s)
        s.active = s.decider
        if has_free_site(s):
            s.phase = PLACING
            return
        finish_placement(s)
    s.phase = TURN_BEGINS


def has_free_site(s: State) -> bool:
    """2.15"""
    for corner in range(INTERSECTIONS[s.board]):
        if refuse_free_site(s, corner) == LEGAL:
            return True
    return False


def try_settle(s: State) -> Iterator[int]:
    """2.12"""
    yield from range(INTERSECTIONS[s.board])


def refuse_settle(s: State, corner: int) -> int:
    """2.15: the distance rule only."""
    return refuse_free_site(s, corner)


def apply_settle(s: State, seat: int, corner: int) -> None:
    """2.12, 2.15: nothing is paid; 2.16: the second settlement pays at once."""
    put_settlement(s, seat, corner)
    s.just_placed = corner
    s.phase = PLACING_ROAD
    if s.placed >= s.seats:
        pay_start(s, seat, corner)


def pay_start(s: State, seat: int, corner: int) -> None:
    """2.16: a card for each hex around that yields something."""
    for resource in range(RESOURCES):
        s.got[seat, resource] = 0
    for way in range(3):
        hex = HEX_AT[s.board, corner, way]
        if hex != NOTHING and YIELDS[s.terrain[hex]] != NOTHING:
            take_from_bank(s, seat, YIELDS[s.terrain[hex]], 1)
            s.got[seat, YIELDS[s.terrain[hex]]] += 1


def try_build_road(s: State) -> Iterator[int]:
    """2.14"""
    for path in range(PATHS[s.board]):
        if ENDS[s.board, path, 0] == s.just_placed or ENDS[s.board, path, 1] == s.just_placed:
            yield path


def refuse_build_road(s: State, path: int) -> int:
    """2.14: at the settlement just placed."""
    refused = refuse_unknown_path(s, path)
    if refused:
        return refused
    if s.way[path] != 0:
        return PATH_TAKEN
    at_it = ENDS[s.board, path, 0] == s.just_placed or ENDS[s.board, path, 1] == s.just_placed
    return LEGAL if at_it else NOT_AT_SETTLEMENT


def apply_build_road(s: State, seat: int, path: int) -> None:
    """2.14"""
    put_road(s, seat, path)
    s.just_placed = NOTHING
    finish_placement(s)
    s.phase = PLACED


def finish_placement(s: State) -> None:
    """13.3: with its second settlement a seat takes the top helper of the stack."""
    if s.has_helpers and s.placed >= s.seats:
        deal_helper(s, placing_seat(s))
    s.placed += 1


def deal_helper(s: State, seat: int) -> None:
    """13.3; 13.9: those of the set-up can be used from the first turn on."""
    s.helper[seat] = STACK[s.dealt]
    s.side[seat] = SIDE_A
    s.dealt += 1


def place_printed_start(s: State) -> None:
    """2.18: all stand where the data says; R53: helpers are dealt from the last seat to seat 0."""
    for seat in range(s.seats):
        for piece in range(2):
            corner = START_CORNER[s.seats - 3, seat, piece]
            put_settlement(s, seat, corner)
            put_road(s, seat, START_PATH[s.seats - 3, seat, piece])
            if piece == 1:
                pay_start(s, seat, corner)
    s.placed = 2 * s.seats
    if s.has_helpers:
        for seat in range(s.seats - 1, -1, -1):
            deal_helper(s, seat)
