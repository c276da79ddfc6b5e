"""Chapter 16: the way of a coward (16.2): the role's action, the trade of 10.5 and 10.6, or a tile."""

from __future__ import annotations

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.broom_service.parts import COWARDLY
from samobranka.games.broom_service.phases.effects import begin_role
from samobranka.games.broom_service.phases.forest_tiles import has_tile_for_role
from samobranka.games.broom_service.phases.trading import can_trade, trade_replaces
from samobranka.games.broom_service.state import (
    CHOOSING_WAY,
    SETTLING,
    TRADE,
    WAY,
    State,
    end_decision,
    put_bare,
)

WAY_FIRST = Refusal("way_first", "16.2")


class Act(Action, tag="act"):
    """16.2: the role's action"""


OFFERS = {CHOOSING_WAY: (Act,)}


def begin_cowardly(s: State, seat: int) -> None:
    """4.6: at once; 10.7: but first the seat says how, if there is more than one way."""
    if has_tile_for_role(s, seat) or (trade_replaces(s) and can_trade(s, seat)):
        put_bare(s, WAY)
    else:
        begin_role(s, s.called, COWARDLY)
    if not trade_replaces(s) and can_trade(s, seat):  # R21
        put_bare(s, TRADE)


def refuse_act() -> int:
    """16.2: the role's own action."""
    return LEGAL


def apply_act(s: State) -> None:
    """16.2"""
    end_decision(s)
    begin_role(s, s.called, COWARDLY)
    s.phase = SETTLING
