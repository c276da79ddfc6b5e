"""Chapter 10: the trades of «Чёрный рынок» and «Чёрная перегонка» (10.5 to 10.7)."""

from __future__ import annotations

from typing import Annotated, Any

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.broom_service.domains import GOODS, GOODS_IDS
from samobranka.games.broom_service.lacking import what_lacks
from samobranka.games.broom_service.parts import (
    COLOURS,
    COWARD_TRADES,
    EVENT_GAIN,
    EVENT_GAINS_POTION,
    EVENT_PAY,
    EVENT_PAYS_POTION,
    EVENT_POINTS,
    EVENT_REPLACES,
    RESOURCES,
)
from samobranka.games.broom_service.state import (
    CHOOSING_WAY,
    SETTLING,
    TRADING,
    WAY,
    State,
    decision,
    end_decision,
    event_does,
    score_points,
)

GOODS_COUNT = len(GOODS_IDS)
AS_PRINTED = COLOURS


class Trade(Action, tag="trade"):
    """10.5, 10.6"""

    goods: Annotated[str, GOODS]


OFFERS = {CHOOSING_WAY: (Trade,), TRADING: (Trade,)}


def goods_lacking(s: State, seat: int, action: Trade) -> dict[str, Any]:
    """What the trade takes and the seat has not got."""
    goods = GOODS_IDS.index(action.goods)
    return what_lacks(s, seat, [price_in(s, goods, resource) for resource in range(RESOURCES)])


TRADE_FIRST = Refusal("trade_first", "10.7")
TRADE_CAME_FIRST = Refusal("trade_came_first", "10.7")
NO_TRADE = Refusal("no_trade", "10.5")
OTHER_GOODS = Refusal("other_goods", "10.5")
OTHER_POTION = Refusal("other_goods", "10.6")
NOTHING_TO_TRADE = Refusal("nothing_to_trade", "10.5", goods_lacking)


def trade_replaces(s: State) -> bool:
    """R21: the trade comes instead of the action."""
    return EVENT_REPLACES[s.event] != 0


def can_trade(s: State, seat: int) -> bool:
    """Whether the event lets the seat trade anything."""
    for goods in range(GOODS_COUNT):
        if refuse_goods(s, seat, goods) == LEGAL:
            return True
    return False


def price_in(s: State, goods: int, resource: int) -> int:
    """How much of a resource a trade takes."""
    chosen = EVENT_PAYS_POTION[s.event] if goods == resource else 0
    return EVENT_PAY[s.event, resource] + chosen


def gain_in(s: State, goods: int, resource: int) -> int:
    """How much of a resource a trade brings."""
    chosen = EVENT_GAINS_POTION[s.event] if goods == resource else 0
    return EVENT_GAIN[s.event, resource] + chosen


def rule_out_trade(s: State, goods: int) -> int:
    """10.5, 10.6: what the event of the round offers at all."""
    if not event_does(s, COWARD_TRADES):
        return NO_TRADE
    any_colour = EVENT_PAYS_POTION[s.event] + EVENT_GAINS_POTION[s.event] > 0
    if any_colour == (goods != AS_PRINTED):
        return LEGAL
    return OTHER_POTION if EVENT_GAINS_POTION[s.event] > 0 else OTHER_GOODS


def refuse_goods(s: State, seat: int, goods: int) -> int:
    """10.5: what is handed in must be there (R52); 10.6: what is got need not."""
    refused = rule_out_trade(s, goods)
    if refused:
        return refused
    for resource in range(RESOURCES):
        if s.stock[seat, resource] < price_in(s, goods, resource):
            return NOTHING_TO_TRADE
    return LEGAL


def refuse_trade(s: State, seat: int, goods: int) -> int:
    """10.7: where the trade comes besides the action (R21), it was put before the way."""
    if decision(s) == WAY and not trade_replaces(s):
        return TRADE_CAME_FIRST
    return refuse_goods(s, seat, goods)


def apply_trade(s: State, seat: int, goods: int) -> None:
    """10.5, 10.6; 10.7: before anything of the cowardly action is done."""
    end_decision(s)
    for resource in range(RESOURCES):
        s.stock[seat, resource] += gain_in(s, goods, resource) - price_in(s, goods, resource)
    score_points(s, seat, EVENT_POINTS[s.event])
    s.phase = SETTLING
