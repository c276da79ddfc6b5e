"""Chapters 1 and 9: neighbouring regions, and those that no pawn enters: lakes, and under clouds."""

from __future__ import annotations

from samobranka.core.refusal import LEGAL, Refusal
from samobranka.core.sets import has
from samobranka.games.broom_service.parts import NEIGHBOURS, OPEN_LAND
from samobranka.games.broom_service.state import CLOUDED, NO_LAND, POSSIBLE, State

CLOSED_LAND = Refusal("closed_land", "1.7")
CLOUDS_THERE = Refusal("clouds_there", "9.1")


def near_pawns(s: State, seat: int) -> int:
    """1.6: the set of regions that neighbour a pawn of the seat."""
    return NEIGHBOURS[s.pawn[seat, 0]] | NEIGHBOURS[s.pawn[seat, 1]]


def why_closed(s: State, land: int) -> int:
    """9.1: why none of these regions, which are no lakes, can be entered."""
    if land == 0:
        return NO_LAND
    return CLOUDED if land & ~s.cloudy == 0 else POSSIBLE


def refuse_land(s: State, region: int) -> int:
    """1.7: lakes are closed for good. 9.1: clouds close a region to every move."""
    if not has(OPEN_LAND, region):
        return CLOSED_LAND
    return CLOUDS_THERE if has(s.cloudy, region) else LEGAL
