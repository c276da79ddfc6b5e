"""Chapters 12, 13 and 14: tiles, and what entering a region with one sets off (16.4)."""

from __future__ import annotations

from samobranka.core.refusal import LEGAL, Refusal
from samobranka.core.sets import bit, has
from samobranka.games.broom_service.parts import (
    CASTLE_UNDER,
    CLOUD_KINDS,
    FIRST_FOREST_TILE,
    FIRST_HILL_TILE,
    HILL_IS_PORTAL,
    NOTHING,
)
from samobranka.games.broom_service.phases.effects import set_off
from samobranka.games.broom_service.state import CIRCLE, STALL, State, put_for_pawn

CASTLE_COVERED = Refusal("castle_covered", "12.2")


def is_covered(s: State, castle: int) -> bool:
    """12.2: a castle under a tile is out of play."""
    return CASTLE_UNDER[castle] != NOTHING and s.tile[CASTLE_UNDER[castle]] != NOTHING


def refuse_covered(s: State, castle: int) -> int:
    """12.2"""
    return CASTLE_COVERED if is_covered(s, castle) else LEGAL


def enter(s: State, seat: int, pawn: int, region: int, is_brave: bool) -> None:
    """16.4: a pawn comes to a region; what lies there acts first."""
    s.pawn[seat, pawn] = region
    tile = s.tile[region]
    if tile == NOTHING:
        return
    if tile < FIRST_FOREST_TILE:
        enter_mountain(s, seat, region, tile)
    elif tile < FIRST_HILL_TILE:  # 13.2
        s.held[seat, tile - FIRST_FOREST_TILE] += 1
        s.tile[region] = NOTHING
    elif HILL_IS_PORTAL[tile - FIRST_HILL_TILE]:  # 14.2
        put_for_pawn(s, CIRCLE, pawn)
    elif s.stall_for_all and not is_brave:  # 14.6; 14.7: a brave witch sells as her delivery
        put_for_pawn(s, STALL, pawn)


def enter_mountain(s: State, seat: int, region: int, tile: int) -> None:
    """12.4 to 12.6: the first time the amulet, and the tile's effect."""
    if not has(s.amulets[seat], region):
        s.amulets[seat] |= bit(region)
        set_off(s, seat, CLOUD_KINDS + tile)
