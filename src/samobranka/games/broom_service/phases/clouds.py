"""Chapters 9 and 11: clouds and the fairy; storm clouds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.core.sets import bit, has
from samobranka.games.broom_service.domains import SPACE
from samobranka.games.broom_service.parts import (
    BRAVE,
    CLOUD_COST,
    CLOUD_SHOWS,
    NOTHING,
    RESOURCES,
    ROLE_BONUS,
    SPACE_FIRST,
    SPACE_IDS,
    SPACE_REGION,
    WAND,
)
from samobranka.games.broom_service.phases.effects import set_off
from samobranka.games.broom_service.phases.land import near_pawns
from samobranka.games.broom_service.state import (
    DISPEL_COURAGE,
    DISPEL_ROLE,
    DISPELLING,
    LACKS_WANDS,
    NO_CLOUD_NEAR,
    POSSIBLE,
    SETTLING,
    State,
    about,
    end_decision,
    score_points,
)


class Dispel(Action, tag="dispel"):
    """9.2"""

    space: Annotated[str, SPACE]


OFFERS = {DISPELLING: (Dispel,)}


def cost_and_wands(s: State, seat: int, action: Dispel) -> dict[str, Any]:
    """What the cloud costs, and what the seat has."""
    cloud = s.cloud[SPACE_IDS.index(action.space)]
    return {"cost": CLOUD_COST[cloud], "wands": s.stock[seat, WAND]}


DISPEL_NOW = Refusal("dispel_now", "9.2")
NO_CLOUD = Refusal("no_cloud", "9.2")
CLOUD_TOO_FAR = Refusal("cloud_too_far", "9.2")
TOO_FEW_WANDS = Refusal("too_few_wands", "9.3", cost_and_wands)


def refuse_cloud(s: State, seat: int, near: int, space: int) -> int:
    """9.2, 9.3: a cloud in one of the regions `near`, and the wands for it."""
    if s.cloud[space] == NOTHING:
        return NO_CLOUD
    if not has(near, SPACE_REGION[space]):
        return CLOUD_TOO_FAR
    return TOO_FEW_WANDS if s.stock[seat, WAND] < CLOUD_COST[s.cloud[space]] else LEGAL


def why_no_cloud(s: State, seat: int) -> int:
    """9.2, 9.3: why the seat can dispel no cloud."""
    near = near_pawns(s, seat)
    if near & s.cloudy == 0:
        return NO_CLOUD_NEAR
    for space in range(SPACE_FIRST[s.board], SPACE_FIRST[s.board + 1]):
        if refuse_cloud(s, seat, near, space) == LEGAL:
            return POSSIBLE
    return LACKS_WANDS


def try_dispel(s: State, seat: int) -> Iterator[int]:
    """9.2: the spaces of regions near pawns."""
    near = near_pawns(s, seat)
    for space in range(SPACE_FIRST[s.board], SPACE_FIRST[s.board + 1]):
        if has(near, SPACE_REGION[space]):
            yield space


def refuse_dispel(s: State, seat: int, space: int) -> int:
    """9.2"""
    return refuse_cloud(s, seat, near_pawns(s, seat), space)


def rule_out_dispel(s: State, space: int) -> int:
    """9.2: no new clouds come."""
    return NO_CLOUD if s.cloud[space] == NOTHING else LEGAL


def apply_dispel(s: State, seat: int, space: int) -> None:
    """9.3 to 9.6; 11.5: a storm cloud acts right after it was paid for."""
    cloud = s.cloud[space]
    if about(s, DISPEL_COURAGE) == BRAVE:  # 9.4
        score_points(s, seat, ROLE_BONUS[about(s, DISPEL_ROLE)])
    end_decision(s)
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
