"""Chapter 14: the orange stall (14.6 to 14.8)."""

from __future__ import annotations

from typing import Any

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.broom_service.lacking import what_lacks
from samobranka.games.broom_service.parts import (
    FIRST_HILL_TILE,
    HILL_IS_PORTAL,
    HILL_PAY,
    HILL_POINTS,
    NOTHING,
    RESOURCES,
)
from samobranka.games.broom_service.phases.delivering import points_of_any_delivery
from samobranka.games.broom_service.state import (
    ACTING,
    AT_STALL,
    DELIVER,
    DROP_PAWN,
    DROPPING,
    SETTLING,
    STALL,
    STALL_PAWN,
    State,
    about,
    decision,
    end_decision,
    score_points,
)


class Sell(Action, tag="sell"):
    """14.6"""


OFFERS = {DROPPING: (Sell,), AT_STALL: (Sell,)}


def goods_lacking(s: State, seat: int, action: Any) -> dict[str, Any]:
    """What the stall takes and the seat has not got."""
    stall = stall_in(s, s.pawn[seat, pawn_at_stall(s)])
    return what_lacks(s, seat, [HILL_PAY[stall, resource] for resource in range(RESOURCES)])


STALL_NOW = Refusal("stall_now", "14.6")
NO_STALL = Refusal("no_stall", "14.6")
NOTHING_TO_SELL = Refusal("nothing_to_sell", "14.6", goods_lacking)
ON_ENTERING_ONLY = Refusal("on_entering_only", "14.8")


def stall_in(s: State, region: int) -> int:
    """The stall that lies in a region, as a hill tile, or NOTHING."""
    tile = s.tile[region] - FIRST_HILL_TILE
    return NOTHING if tile < 0 or HILL_IS_PORTAL[tile] else tile


def pawn_at_stall(s: State) -> int:
    """14.6: the pawn that has entered; 14.7: or that a brave witch has moved."""
    return about(s, STALL_PAWN) if decision(s) == STALL else about(s, DROP_PAWN)


def refuse_sale(s: State, seat: int, region: int) -> int:
    """14.6: a stall in the region, and what it takes."""
    stall = stall_in(s, region)
    if stall == NOTHING:
        return NO_STALL
    for resource in range(RESOURCES):
        if s.stock[seat, resource] < HILL_PAY[stall, resource]:
            return NOTHING_TO_SELL
    return LEGAL


def can_sell(s: State, seat: int, region: int) -> bool:
    """14.6: whether the seat has what the stall in this region takes."""
    return refuse_sale(s, seat, region) == LEGAL


def refuse_sell(s: State, seat: int) -> int:
    """14.6: on entering; 14.7: for a brave witch instead of another delivery."""
    return refuse_sale(s, seat, s.pawn[seat, pawn_at_stall(s)])


def rule_out_sell(s: State) -> int:
    """14.8: druids, parcel and post deliver elsewhere."""
    return ON_ENTERING_ONLY if s.phase == ACTING and decision(s) == DELIVER else LEGAL


def apply_sell(s: State, seat: int) -> None:
    """14.6; 14.8: a delivery for all that counts deliveries."""
    region = s.pawn[seat, pawn_at_stall(s)]
    stall = stall_in(s, region)
    end_decision(s)
    for resource in range(RESOURCES):
        s.stock[seat, resource] -= HILL_PAY[stall, resource]
    score_points(s, seat, HILL_POINTS[stall] + points_of_any_delivery(s, region))
    s.phase = SETTLING
