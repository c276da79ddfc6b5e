"""16.2: the way of a coward: the role's action, the trade of 10.5 and 10.6, a tile of 13.5, 13.6."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.games.broom_service.actions import AS_PRINTED, GOODS_COUNT
from samobranka.games.broom_service.parts import (
    BRAVE,
    COURAGE_EFFECT,
    COWARD_TRADES,
    COWARDLY,
    EVENT_GAIN,
    EVENT_GAINS_POTION,
    EVENT_PAY,
    EVENT_PAYS_POTION,
    EVENT_POINTS,
    EVENT_REPLACES,
    EXTRA_CARD_EFFECT,
    FOREST_EFFECT,
    FOREST_POINTS,
    FOREST_TILES,
    RESOURCES,
)
from samobranka.games.broom_service.phases.roles import begin_role
from samobranka.games.broom_service.refusals import (
    NO_SUCH_TILE,
    NO_TILE_FOR_ROLES,
    NO_TRADE,
    NOTHING_TO_TRADE,
    OTHER_GOODS,
    refuse_decision,
)
from samobranka.games.broom_service.state import (
    SETTLING,
    TRADE,
    WAY,
    State,
    drop_decision,
    event_does,
    put_decision,
)


def begin_cowardly(s: State, seat: int) -> None:
    """4.6: at once; 10.7: but first the seat says how, if there is more than one way."""
    if has_tile_for_role(s, seat) or (trade_replaces(s) and can_trade(s, seat)):
        put_decision(s, WAY, 0, 0, 0)
    else:
        begin_role(s, s.called, COWARDLY)
    if not trade_replaces(s) and can_trade(s, seat):  # R21
        put_decision(s, TRADE, 0, 0, 0)


def trade_replaces(s: State) -> bool:
    """R21: the trade comes instead of the action."""
    return EVENT_REPLACES[s.event] != 0


def has_tile_for_role(s: State, seat: int) -> bool:
    """Whether the seat has a tile of 13.5 or 13.6."""
    for tile in range(FOREST_TILES):
        if FOREST_EFFECT[tile] != EXTRA_CARD_EFFECT and s.held[seat, tile] > 0:
            return True
    return False


def refuse_act(s: State, seat: int) -> int:
    """16.2: the role's own action."""
    return refuse_decision(s, seat, WAY)


def apply_act(s: State) -> None:
    """16.2"""
    drop_decision(s)
    begin_role(s, s.called, COWARDLY)
    s.phase = SETTLING


# ---------------------------------------------------------------- 10.5, 10.6


def can_trade(s: State, seat: int) -> bool:
    """Whether the event lets the seat trade anything."""
    for goods in range(GOODS_COUNT):
        if refuse_goods(s, seat, goods) == LEGAL:
            return True
    return False


def refuse_goods(s: State, seat: int, goods: int) -> int:
    """10.5: what is handed in must be there (R52); 10.6: what is got need not."""
    if not event_does(s, COWARD_TRADES):
        return NO_TRADE
    any_colour = EVENT_PAYS_POTION[s.event] + EVENT_GAINS_POTION[s.event] > 0
    if any_colour != (goods != AS_PRINTED):
        return OTHER_GOODS
    for resource in range(RESOURCES):
        if s.stock[seat, resource] < price_in(s, goods, resource):
            return NOTHING_TO_TRADE
    return LEGAL


def price_in(s: State, goods: int, resource: int) -> int:
    """How much of a resource a trade takes."""
    chosen = EVENT_PAYS_POTION[s.event] if goods == resource else 0
    return EVENT_PAY[s.event, resource] + chosen


def gain_in(s: State, goods: int, resource: int) -> int:
    """How much of a resource a trade brings."""
    chosen = EVENT_GAINS_POTION[s.event] if goods == resource else 0
    return EVENT_GAIN[s.event, resource] + chosen


def refuse_trade(s: State, seat: int, goods: int) -> int:
    """10.7: before anything of the cowardly action is done."""
    refused = refuse_decision(s, seat, WAY if trade_replaces(s) else TRADE)
    return refused if refused else refuse_goods(s, seat, goods)


def apply_trade(s: State, seat: int, goods: int) -> None:
    """10.5, 10.6"""
    drop_decision(s)
    for resource in range(RESOURCES):
        s.stock[seat, resource] += gain_in(s, goods, resource) - price_in(s, goods, resource)
    s.points[seat] += EVENT_POINTS[s.event]
    s.phase = SETTLING


# ---------------------------------------------------------------- 13.5, 13.6


def refuse_use_tile(s: State, seat: int, tile: int) -> int:
    """13.4: one tile with one role."""
    refused = refuse_decision(s, seat, WAY)
    if refused:
        return refused
    if FOREST_EFFECT[tile] == EXTRA_CARD_EFFECT:
        return NO_TILE_FOR_ROLES
    return NO_SUCH_TILE if s.held[seat, tile] == 0 else LEGAL


def apply_use_tile(s: State, seat: int, tile: int) -> None:
    """13.3: the tile leaves the match. 13.5: the brave action at once; 13.6: points instead."""
    drop_decision(s)
    s.held[seat, tile] -= 1
    if FOREST_EFFECT[tile] == COURAGE_EFFECT:
        begin_role(s, s.called, BRAVE)
    else:
        s.points[seat] += FOREST_POINTS[tile]
    s.phase = SETTLING
