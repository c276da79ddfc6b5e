"""Chapters 8 and 12: witches fly, and the brave deliver where their pawn has come to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.core.sets import has
from samobranka.games.broom_service.domains import PAWN, REGION
from samobranka.games.broom_service.parts import (
    BRAVE,
    CASTLE_COUNT,
    CASTLES_AT,
    NEAR,
    NEAR_COUNT,
    NEIGHBOURS,
    PAWNS,
    ROLE_LAND,
)
from samobranka.games.broom_service.phases.delivering import (
    Deliver,
    deliver,
    refuse_castle,
    why_no_castle,
)
from samobranka.games.broom_service.phases.entering import enter
from samobranka.games.broom_service.phases.land import near_pawns, refuse_land, why_closed
from samobranka.games.broom_service.phases.stall import can_sell
from samobranka.games.broom_service.state import (
    DROP_PAWN,
    DROP_REGION,
    DROPPING,
    FLY_COURAGE,
    FLY_MOVES,
    FLY_ROLE,
    FLYING,
    MOVED_ON,
    POSSIBLE,
    SETTLING,
    State,
    about,
    change_decision,
    end_decision,
    put_drop,
)

FLY_NOW = Refusal("fly_now", "8.3")
NOT_NEAR = Refusal("not_near", "8.3")
OTHER_LANDSCAPE = Refusal("other_landscape", "8.3")
DROP_NOW = Refusal("drop_now", "8.6")
OTHER_PAWN = Refusal("other_pawn", "8.6")


class Fly(Action, tag="fly"):
    """8.3, 11.6, 12.11"""

    pawn: Annotated[int, PAWN]
    region: Annotated[str, REGION]


OFFERS = {FLYING: (Fly,), DROPPING: (Deliver,)}


def reach(s: State, seat: int, pawn: int, role: int) -> int:
    """8.3, 8.4: the set of regions that a pawn may fly to, for a witch or for ANYBODY."""
    return NEIGHBOURS[s.pawn[seat, pawn]] & ROLE_LAND[role] & ~s.cloudy


def why_no_flight(s: State, seat: int) -> int:
    """8.3, 8.4: why no pawn can make the move that is put."""
    return why_closed(s, near_pawns(s, seat) & ROLE_LAND[about(s, FLY_ROLE)])


def try_fly(s: State, seat: int) -> Iterator[tuple[int, int]]:
    """8.3: the neighbours of each pawn."""
    for pawn in range(PAWNS):
        home = s.pawn[seat, pawn]
        for place in range(NEAR_COUNT[home]):
            yield pawn, NEAR[home, place]


def refuse_fly(s: State, seat: int, pawn: int, region: int) -> int:
    """8.3: to a neighbouring region of the witch's landscape. 8.4: not where a cloud lies."""
    if has(reach(s, seat, pawn, about(s, FLY_ROLE)), region):
        return LEGAL
    if not has(NEIGHBOURS[s.pawn[seat, pawn]], region):
        return NOT_NEAR
    refused = refuse_land(s, region)
    return refused if refused else OTHER_LANDSCAPE


def rule_out_fly(s: State, region: int) -> int:
    """1.7, 9.1: where no pawn may come by any move."""
    return refuse_land(s, region)


def apply_fly(s: State, seat: int, pawn: int, region: int) -> None:
    """12.11: another move may be left. 8.6: the brave deliver, after what entering sets off."""
    is_brave = about(s, FLY_COURAGE) == BRAVE
    moves = about(s, FLY_MOVES)
    if moves > 1:
        change_decision(s, FLY_MOVES, moves - 1)
    else:
        end_decision(s)
    if is_brave:
        put_drop(s, pawn, region)
    enter(s, seat, pawn, region, is_brave)
    s.phase = SETTLING


# ---------------------------------------------------------------- 8.6: her delivery


def why_no_drop(s: State, seat: int) -> int:
    """12.7: the witch delivers only if her pawn stands where she had moved it. 14.7: or sells."""
    region = s.pawn[seat, about(s, DROP_PAWN)]
    if region != about(s, DROP_REGION):
        return MOVED_ON
    return POSSIBLE if can_sell(s, seat, region) else why_no_castle(s, seat, region)


def try_deliver(s: State, seat: int) -> Iterator[tuple[int, int]]:
    """8.6, 8.7: the castles of the region."""
    pawn = about(s, DROP_PAWN)
    region = s.pawn[seat, pawn]
    for place in range(CASTLE_COUNT[region]):
        yield pawn, CASTLES_AT[region, place]


def refuse_deliver(s: State, seat: int, pawn: int, castle: int) -> int:
    """8.6: with the pawn just moved."""
    if pawn != about(s, DROP_PAWN):
        return OTHER_PAWN
    return refuse_castle(s, seat, s.pawn[seat, pawn], castle)


def apply_deliver(s: State, seat: int, pawn: int, castle: int) -> None:
    """8.6"""
    deliver(s, seat, pawn, castle, 0)
