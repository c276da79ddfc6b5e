"""8.6 to 8.13: deliveries; 14.6: the stall."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.games.broom_service.parts import (
    BRAVE,
    CASTLE_COLOUR,
    CASTLE_COUNT,
    CASTLE_IS_ROUND,
    CASTLE_POINTS,
    CASTLE_REGIONS,
    CASTLE_UNDER,
    CASTLE_WANDS,
    CASTLES_AT,
    CLOUD_NEAR_POINTS,
    DELIVERIES,
    EVENT_POINTS,
    FIRST_HILL_TILE,
    HILL_IS_PORTAL,
    HILL_PAY,
    HILL_POINTS,
    NEIGHBOURS,
    NOTHING,
    PAWNS,
    RESOURCES,
    ROLE_BONUS,
    ROLE_LAND,
    SPACE_FIRST,
    SPACE_REGION,
    THUNDER_KINDS,
    WAND,
)
from samobranka.games.broom_service.refusals import (
    CASTLE_COVERED,
    CASTLE_FULL,
    NO_POTION,
    NO_STALL,
    NOT_AT_CASTLE,
    NOTHING_TO_SELL,
    OTHER_PAWN,
    OTHER_PLACE,
    refuse_decision,
)
from samobranka.games.broom_service.state import (
    DELIVER,
    DROP,
    SETTLING,
    STALL,
    State,
    about,
    decision,
    drop_decision,
    event_does,
    has,
)


def refuse_castle(s: State, seat: int, region: int, castle: int) -> int:
    """8.7: a castle of the region, and a potion of its colour. 8.8: a round one once."""
    if not has(CASTLE_REGIONS[castle], region):
        return NOT_AT_CASTLE
    if is_covered(s, castle):
        return CASTLE_COVERED
    if s.filled[castle]:
        return CASTLE_FULL
    return NO_POTION if s.stock[seat, CASTLE_COLOUR[castle]] == 0 else LEGAL


def is_covered(s: State, castle: int) -> bool:
    """12.2: a castle under a tile is out of play."""
    return CASTLE_UNDER[castle] != NOTHING and s.tile[CASTLE_UNDER[castle]] != NOTHING


def can_serve(s: State, seat: int, region: int) -> bool:
    """Whether any castle of the region can be delivered to."""
    for place in range(CASTLE_COUNT[region]):
        if refuse_castle(s, seat, region, CASTLES_AT[region, place]) == LEGAL:
            return True
    return False


def refuse_pawn(s: State, seat: int, pawn: int) -> int:
    """8.6: the witch's own pawn. 8.12: one that stands where the druid works."""
    if decision(s) == DROP:
        return LEGAL if about(s, 1) == pawn else OTHER_PAWN
    return LEGAL if has(ROLE_LAND[about(s, 1)], s.pawn[seat, pawn]) else OTHER_PLACE


def refuse_deliver(s: State, seat: int, pawn: int, castle: int) -> int:
    """8.6, 8.12"""
    expected = DROP if decision(s) == DROP else DELIVER
    refused = refuse_decision(s, seat, expected)
    if refused:
        return refused
    refused = refuse_pawn(s, seat, pawn)
    return refused if refused else refuse_castle(s, seat, s.pawn[seat, pawn], castle)


def can_drop(s: State, seat: int) -> bool:
    """12.7: the witch delivers only if her pawn stands where she had moved it."""
    region = s.pawn[seat, about(s, 1)]
    return region == about(s, 2) and (can_serve(s, seat, region) or can_sell(s, seat, region))


def can_deliver(s: State, seat: int) -> bool:
    """8.12: whether any pawn can deliver anything."""
    for pawn in range(PAWNS):
        if refuse_pawn(s, seat, pawn) == LEGAL and can_serve(s, seat, s.pawn[seat, pawn]):
            return True
    return False


def apply_deliver(s: State, seat: int, pawn: int, castle: int) -> None:
    """8.8, 8.9: only in a round castle does the potion stay. 8.10: points and wands."""
    bonus = 0
    if decision(s) == DELIVER and about(s, 2) == BRAVE:  # 8.13
        bonus = ROLE_BONUS[about(s, 1)]
    drop_decision(s)
    s.stock[seat, CASTLE_COLOUR[castle]] -= 1
    s.stock[seat, WAND] += CASTLE_WANDS[castle]
    s.filled[castle] = CASTLE_IS_ROUND[castle]
    region = s.pawn[seat, pawn]
    s.points[seat] += CASTLE_POINTS[castle] + bonus + points_of_any_delivery(s, region)
    s.phase = SETTLING


def points_of_any_delivery(s: State, region: int) -> int:
    """10.8 and 11.3: what a delivery from here brings, whatever its kind."""
    points = EVENT_POINTS[s.event] if event_does(s, DELIVERIES) else 0
    for space in range(SPACE_FIRST[s.board], SPACE_FIRST[s.board + 1]):
        cloud = s.cloud[space]
        if cloud >= THUNDER_KINDS and has(NEIGHBOURS[region], SPACE_REGION[space]):
            points += CLOUD_NEAR_POINTS[cloud]
    return points


# ---------------------------------------------------------------- the stall


def stall_in(s: State, region: int) -> int:
    """The stall that lies in a region, as a hill tile, or NOTHING."""
    tile = s.tile[region] - FIRST_HILL_TILE
    return NOTHING if tile < 0 or HILL_IS_PORTAL[tile] else tile


def can_sell(s: State, seat: int, region: int) -> bool:
    """14.6: whether the seat has what the stall in this region takes."""
    stall = stall_in(s, region)
    if stall == NOTHING:
        return False
    for resource in range(RESOURCES):
        if s.stock[seat, resource] < HILL_PAY[stall, resource]:
            return False
    return True


def refuse_sell(s: State, seat: int) -> int:
    """14.6: on entering; 14.7: for a brave witch instead of another delivery."""
    expected = DROP if decision(s) == DROP else STALL
    refused = refuse_decision(s, seat, expected)
    if refused:
        return refused
    region = s.pawn[seat, about(s, 1)]
    if stall_in(s, region) == NOTHING:
        return NO_STALL
    return LEGAL if can_sell(s, seat, region) else NOTHING_TO_SELL


def apply_sell(s: State, seat: int) -> None:
    """14.6; 14.8: a delivery for all that counts deliveries."""
    region = s.pawn[seat, about(s, 1)]
    stall = stall_in(s, region)
    drop_decision(s)
    for resource in range(RESOURCES):
        s.stock[seat, resource] -= HILL_PAY[stall, resource]
    s.points[seat] += HILL_POINTS[stall] + points_of_any_delivery(s, region)
    s.phase = SETTLING
