"""8.3 to 8.5: moving a pawn; chapters 12 to 14: entering a region with a tile."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.games.broom_service.parts import (
    BRAVE,
    CIRCLE_REGION,
    CLOUD_KINDS,
    FIRST_FOREST_TILE,
    FIRST_HILL_TILE,
    HILL_IS_PORTAL,
    NEIGHBOURS,
    NOTHING,
    OPEN_LAND,
    PAWNS,
    ROLE_LAND,
)
from samobranka.games.broom_service.phases.effects import set_off
from samobranka.games.broom_service.refusals import (
    CLOSED_LAND,
    CLOUDS_THERE,
    NOT_NEAR,
    OTHER_LANDSCAPE,
    refuse_decision,
)
from samobranka.games.broom_service.state import (
    CIRCLE,
    DROP,
    FLY,
    SETTLING,
    STALL,
    State,
    about,
    bit,
    change_decision,
    decision,
    drop_decision,
    has,
    put_decision,
)


def reach(s: State, seat: int, pawn: int, role: int) -> int:
    """8.3, 8.4: the set of regions that a pawn may fly to, for a witch or for ANYBODY."""
    return NEIGHBOURS[s.pawn[seat, pawn]] & ROLE_LAND[role] & ~s.cloudy


def can_fly(s: State, seat: int) -> bool:
    """Whether the move that is put can be made."""
    for pawn in range(PAWNS):
        if reach(s, seat, pawn, about(s, 1)) != 0:
            return True
    return False


def refuse_fly(s: State, seat: int, pawn: int, region: int) -> int:
    """8.3: to a neighbouring region of the witch's landscape. 8.4: not where a cloud lies."""
    refused = refuse_decision(s, seat, FLY)
    if refused:
        return refused
    if has(reach(s, seat, pawn, about(s, 1)), region):
        return LEGAL
    if not has(NEIGHBOURS[s.pawn[seat, pawn]], region):
        return NOT_NEAR
    if not has(OPEN_LAND, region):
        return CLOSED_LAND
    return CLOUDS_THERE if has(s.cloudy, region) else OTHER_LANDSCAPE


def apply_fly(s: State, seat: int, pawn: int, region: int) -> None:
    """12.11: another move may be left. 8.6: the brave deliver, after what entering sets off."""
    is_brave = about(s, 3) == BRAVE
    if about(s, 2) > 1:
        change_decision(s, 2, about(s, 2) - 1)
    else:
        drop_decision(s)
    if is_brave:
        put_decision(s, DROP, pawn, region, 0)
    enter(s, seat, pawn, region, is_brave)
    s.phase = SETTLING


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
        put_decision(s, CIRCLE, pawn, 0, 0)
    elif s.stall_for_all and not is_brave:  # 14.6; 14.7: a brave witch sells as her delivery
        put_decision(s, STALL, pawn, 0, 0)


def enter_mountain(s: State, seat: int, region: int, tile: int) -> None:
    """12.4 to 12.6: the first time the amulet, and the tile's effect."""
    if not has(s.amulets[seat], region):
        s.amulets[seat] |= bit(region)
        set_off(s, seat, CLOUD_KINDS + tile)


def refuse_go_to(s: State, seat: int) -> int:
    """14.3: any circle."""
    return refuse_decision(s, seat, CIRCLE)


def apply_go_to(s: State, seat: int, circle: int) -> None:
    """14.2. 14.4: a brave witch delivers where the pawn arrives. R48: nothing else is set off there."""
    pawn = about(s, 1)
    portal = s.pawn[seat, pawn]
    s.pawn[seat, pawn] = CIRCLE_REGION[circle]
    drop_decision(s)
    if decision(s) == DROP and about(s, 1) == pawn and about(s, 2) == portal:
        change_decision(s, 2, CIRCLE_REGION[circle])
    s.phase = SETTLING
