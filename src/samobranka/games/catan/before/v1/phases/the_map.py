"""Chapter 1: the map, and which places it has."""

from __future__ import annotations

from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan.parts import HEXES, INTERSECTIONS, PATHS
from samobranka.games.catan.state import State

NO_SUCH_PLACE = Refusal("no_such_place", "1.3")


def refuse_unknown_corner(s: State, corner: int) -> int:
    """1.3: numbers have room for larger maps."""
    return LEGAL if corner < INTERSECTIONS[s.board] else NO_SUCH_PLACE


def refuse_unknown_path(s: State, path: int) -> int:
    """1.3"""
    return LEGAL if path < PATHS[s.board] else NO_SUCH_PLACE


def refuse_unknown_hex(s: State, hex: int) -> int:
    """1.3"""
    return LEGAL if hex < HEXES[s.board] else NO_SUCH_PLACE
