"""Chapter 9: clouds and the fairy; chapter 11: storm clouds."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.games.broom_service.parts import (
    BRAVE,
    CLOUD_COST,
    CLOUD_SHOWS,
    NEIGHBOURS,
    NOTHING,
    RESOURCES,
    ROLE_BONUS,
    SPACE_FIRST,
    SPACE_REGION,
    WAND,
)
from samobranka.games.broom_service.phases.effects import set_off
from samobranka.games.broom_service.refusals import (
    CLOUD_TOO_FAR,
    NO_CLOUD,
    TOO_FEW_WANDS,
    refuse_decision,
)
from samobranka.games.broom_service.state import (
    DISPEL,
    SETTLING,
    State,
    about,
    bit,
    drop_decision,
    has,
)


def near_pawns(s: State, seat: int) -> int:
    """9.2: the set of regions that neighbour a pawn of the seat."""
    return NEIGHBOURS[s.pawn[seat, 0]] | NEIGHBOURS[s.pawn[seat, 1]]


def refuse_cloud(s: State, seat: int, near: int, space: int) -> int:
    """9.2, 9.3: a cloud in one of the regions `near`, and the wands for it."""
    if s.cloud[space] == NOTHING:
        return NO_CLOUD
    if not has(near, SPACE_REGION[space]):
        return CLOUD_TOO_FAR
    return TOO_FEW_WANDS if s.stock[seat, WAND] < CLOUD_COST[s.cloud[space]] else LEGAL


def can_dispel(s: State, seat: int) -> bool:
    """Whether the seat can dispel any cloud."""
    near = near_pawns(s, seat)
    if near & s.cloudy == 0:
        return False
    for space in range(SPACE_FIRST[s.board], SPACE_FIRST[s.board + 1]):
        if refuse_cloud(s, seat, near, space) == LEGAL:
            return True
    return False


def refuse_dispel(s: State, seat: int, space: int) -> int:
    """9.2"""
    refused = refuse_decision(s, seat, DISPEL)
    return refused if refused else refuse_cloud(s, seat, near_pawns(s, seat), space)


def apply_dispel(s: State, seat: int, space: int) -> None:
    """9.3 to 9.6; 11.5: a storm cloud acts right after it was paid for."""
    cloud = s.cloud[space]
    if about(s, 2) == BRAVE:  # 9.4
        s.points[seat] += ROLE_BONUS[about(s, 1)]
    drop_decision(s)
    s.stock[seat, WAND] -= CLOUD_COST[cloud]
    s.won[seat, cloud] += 1
    s.cloud[space] = NOTHING
    clear_sky(s, SPACE_REGION[space])
    if can_show(s, seat, cloud):
        set_off(s, seat, cloud)
    s.phase = SETTLING


def clear_sky(s: State, region: int) -> None:
    """9.6: with the last cloud the region is free."""
    for space in range(SPACE_FIRST[s.board], SPACE_FIRST[s.board + 1]):
        if SPACE_REGION[space] == region and s.cloud[space] != NOTHING:
            return
    s.cloudy &= ~bit(region)


def can_show(s: State, seat: int, cloud: int) -> bool:
    """11.8: the potions that a glow asks for; they stay."""
    for resource in range(RESOURCES):
        if s.stock[seat, resource] < CLOUD_SHOWS[cloud, resource]:
            return False
    return True
