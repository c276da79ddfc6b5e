"""Chapter 2: the two laps of placing, and the printed start."""

from __future__ import annotations

from collections.abc import Iterator

from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan.knowledge import take_from_bank
from samobranka.games.catan.maps import CLOTH_FOR_CATAN, HOME, WONDERS_OF_CATAN
from samobranka.games.catan.parts import (
    ANY_CARD,
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
from samobranka.games.catan.phases.gold import share_gold
from samobranka.games.catan.phases.ships import BuildShip, put_ship, refuse_new_ship, refuse_sea_way
from samobranka.games.catan.phases.the_map import end_of, hex_at, refuse_unknown_path
from samobranka.games.catan.state import (
    LAND_WAY,
    PLACED,
    PLACING,
    PLACING_ROAD,
    SIDE_A,
    TURN_BEGINS,
    State,
    mark_of,
)

OFFERS = {PLACING: (Settle,), PLACING_ROAD: (BuildRoad, BuildShip)}

PLACE_SETTLEMENT_FIRST = Refusal("place_settlement_first", "2.12")
PLACE_ROAD_FIRST = Refusal("place_road_first", "2.14")
NOT_AT_HOME = Refusal("not_at_home", "2.20")
NOT_ON_A_MARK = Refusal("not_on_a_mark", "2.22")
NOT_AT_SETTLEMENT = Refusal("not_at_settlement", "2.14")
PATH_TAKEN = Refusal("path_taken", "2.12")
NO_LAND_WAY = Refusal("no_land_way", "2.21")


def placing_seat(s: State) -> int:
    """2.12: clockwise from seat 0. 2.13: back from the last seat. 33.1: clockwise again."""
    if s.placed >= 2 * s.seats:
        return s.placed - 2 * s.seats
    return s.placed if s.placed < s.seats else 2 * s.seats - 1 - s.placed


def last_lap(s: State) -> int:
    """2.13, 33.1: how many placements there are before the last lap."""
    return 2 * s.seats if s.scenario == CLOTH_FOR_CATAN else s.seats


def next_placement(s: State) -> None:
    """2.17: a seat without an allowed intersection is passed over; 2.19: then turns begin."""
    while s.placed < last_lap(s) + s.seats:
        s.decider = placing_seat(s)
        s.active = s.decider
        if has_free_site(s):
            s.phase = PLACING
            return
        finish_placement(s)
    s.phase = TURN_BEGINS


def has_free_site(s: State) -> bool:
    """2.15, 2.20"""
    for corner in range(INTERSECTIONS[s.board]):
        if refuse_start(s, corner) == LEGAL:
            return True
    return False


def try_settle(s: State) -> Iterator[int]:
    """2.12"""
    yield from range(INTERSECTIONS[s.board])


def refuse_settle(s: State, corner: int) -> int:
    """2.15: the distance rule only; 2.20"""
    return refuse_start(s, corner)


def refuse_start(s: State, corner: int) -> int:
    """2.15; 2.20: in the home land of a scenario. 32.1: not where it names an intersection."""
    refused = refuse_free_site(s, corner)
    if refused:
        return refused
    if s.scenario == WONDERS_OF_CATAN and mark_of(s, corner) != NOTHING:
        return NOT_ON_A_MARK
    is_home = s.starts_anywhere or s.ground[corner] == 1 + HOME
    return LEGAL if is_home else NOT_AT_HOME


def apply_settle(s: State, seat: int, corner: int) -> None:
    """2.12, 2.15: nothing is paid; 2.16: the last settlement pays at once."""
    put_settlement(s, seat, corner)
    s.just_placed = corner
    s.phase = PLACING_ROAD
    if s.placed >= last_lap(s):
        pay_start(s, seat, corner)
        if s.gold_due[seat] > 0:
            share_gold(s, PLACING_ROAD)  # 27.3


def pay_start(s: State, seat: int, corner: int) -> None:
    """2.16: a card for each hex around that yields something."""
    for resource in range(RESOURCES):
        s.got[seat, resource] = 0
    for way in range(3):
        hex = hex_at(s, corner, way)
        if hex == NOTHING or YIELDS[s.terrain[hex]] == NOTHING:
            continue
        if YIELDS[s.terrain[hex]] == ANY_CARD:
            s.gold_due[seat] += 1  # 27.3
        else:
            take_from_bank(s, seat, YIELDS[s.terrain[hex]], 1)
            s.got[seat, YIELDS[s.terrain[hex]]] += 1


def try_build_road(s: State) -> Iterator[int]:
    """2.14"""
    for path in range(PATHS[s.board]):
        if is_at_settlement(s, path):
            yield path


def refuse_build_road(s: State, path: int) -> int:
    """2.14: at the settlement just placed."""
    refused = refuse_unknown_path(s, path)
    if refused:
        return refused
    if s.way[path] != 0:
        return PATH_TAKEN
    if s.bears[path] & LAND_WAY == 0:
        return NO_LAND_WAY
    return LEGAL if is_at_settlement(s, path) else NOT_AT_SETTLEMENT


def is_at_settlement(s: State, path: int) -> bool:
    """2.14"""
    return end_of(s, path, 0) == s.just_placed or end_of(s, path, 1) == s.just_placed


def apply_build_road(s: State, seat: int, path: int) -> None:
    """2.14"""
    put_road(s, seat, path)
    leave_settlement(s)


def try_build_ship(s: State) -> Iterator[int]:
    """2.21: where there are ships."""
    for path in range(PATHS[s.board]):
        if s.scenario != 0 and is_at_settlement(s, path):
            yield path


def refuse_build_ship(s: State, seat: int, path: int) -> int:
    """2.21: a ship in place of the road, by 25.3 to 25.5."""
    refused = refuse_sea_way(s, path)
    if refused:
        return refused
    return refuse_new_ship(s, seat, path) if is_at_settlement(s, path) else NOT_AT_SETTLEMENT


def apply_build_ship(s: State, seat: int, path: int) -> None:
    """2.21"""
    put_ship(s, seat, path)
    s.fresh_count = 0
    leave_settlement(s)


def leave_settlement(s: State) -> None:
    """2.12: the next seat places."""
    s.just_placed = NOTHING
    finish_placement(s)
    s.phase = PLACED


def finish_placement(s: State) -> None:
    """13.3: with its second settlement a seat takes the top helper of the stack."""
    if s.has_helpers and s.seats <= s.placed < 2 * s.seats:
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
