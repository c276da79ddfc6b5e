"""Chapter 1: the map, and which places it has."""

from __future__ import annotations

from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan.parts import (
    AROUND_HEX,
    BESIDE,
    ENDS,
    FOG,
    HEX_AT,
    HEXES,
    INTERSECTIONS,
    NEXT_CORNER,
    NEXT_HEX,
    PATH_AT,
    PATHS,
    SEA,
    WATERS,
)
from samobranka.games.catan.state import LAND_WAY, SEA_WAY, State

NO_SUCH_PLACE = Refusal("no_such_place", "1.3")

# What touches what. Rules ask for it here alone: a GPU keeps a table once for every function that
# reads it, and has little room for tables.


def corner_of_hex(s: State, hex: int, place: int) -> int:
    """One of the six intersections of a hex."""
    return AROUND_HEX[s.board, hex, place]


def hex_at(s: State, corner: int, way: int) -> int:
    """One of the three hexes of an intersection, or NOTHING."""
    return HEX_AT[s.board, corner, way]


def next_hex(s: State, hex: int, way: int) -> int:
    """One of the up to six neighbours of a hex, or NOTHING."""
    return NEXT_HEX[s.board, hex, way]


def path_at(s: State, corner: int, way: int) -> int:
    """One of the three paths of an intersection, or NOTHING."""
    return PATH_AT[s.board, corner, way]


def next_corner(s: State, corner: int, way: int) -> int:
    """Where that path leads, or NOTHING."""
    return NEXT_CORNER[s.board, corner, way]


def end_of(s: State, path: int, end: int) -> int:
    """One of the two intersections of a path."""
    return ENDS[s.board, path, end]


def hex_beside(s: State, path: int, side: int) -> int:
    """The hex on one of the two sides of a path; NOTHING where the map ends."""
    return BESIDE[s.board, path, side]


def is_land(s: State, hex: int) -> bool:
    """8.10: a hex of the map that is neither sea nor in the fog."""
    return hex < HEXES[s.board] and s.terrain[hex] != SEA and s.terrain[hex] != FOG


def ways_beside(s: State, path: int) -> int:
    """8.10, 25.3: what may lie on a path; 30.2: along the fog as along the sea."""
    ways = 0
    for side in range(2):
        ways |= LAND_WAY if is_land(s, hex_beside(s, path, side)) else SEA_WAY
    return ways


def refuse_unknown_corner(s: State, corner: int) -> int:
    """1.3: numbers have room for larger maps."""
    return LEGAL if corner < INTERSECTIONS[s.board] else NO_SUCH_PLACE


def refuse_unknown_path(s: State, path: int) -> int:
    """1.3"""
    return LEGAL if path < PATHS[s.board] else NO_SUCH_PLACE


def refuse_unknown_hex(s: State, hex: int) -> int:
    """1.3"""
    return LEGAL if hex < HEXES[s.board] else NO_SUCH_PLACE


def refuse_unknown_water(s: State, hex: int) -> int:
    """1.3: the hexes of the frame, too."""
    return LEGAL if hex < WATERS[s.board] else NO_SUCH_PLACE
