"""Chapter 9: ferries and caravans."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from samobranka.core.actions import Action
from samobranka.core.happening import EVERYBODY, happened
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.elfenland.domains import CARD, FERRY, ROAD
from samobranka.games.elfenland.parts import (
    CARAVAN,
    CARAVAN_WITH_OBSTACLE,
    CARDS,
    FERRY_IDS,
    FIRST_FERRY,
    MOST_WAYS,
    NOTHING,
    ROAD_IDS,
    ROADS,
    WAYS_AT,
)
from samobranka.games.elfenland.phases.travelling import (
    card_for,
    go_over,
    lacking,
    missing_cards,
    move_boot,
    price_of,
    refuse_way,
)
from samobranka.games.elfenland.saying import CARAVAN_TOOK
from samobranka.games.elfenland.state import CARAVANNING, TRAVELLING, State, discard_card


class TakeFerry(Action, tag="take_ferry"):
    """9.10"""

    ferry: Annotated[str, FERRY]


class Caravan(Action, tag="caravan"):
    """9.1"""

    road: Annotated[str, ROAD]


class Pay(Action, tag="pay"):
    """9.8"""

    card: Annotated[str, CARD]


OFFERS = {TRAVELLING: (TakeFerry, Caravan), CARAVANNING: (Pay,)}


def rafts_lacking(s: State, seat: int, action: TakeFerry) -> dict[str, Any]:
    """The rafts that the hand lacks for a ferry."""
    return lacking(s, seat, FIRST_FERRY + FERRY_IDS.index(action.ferry))


def caravan_price(s: State, seat: int, action: Caravan) -> dict[str, Any]:
    """What a caravan takes, and what the hand holds."""
    return {"price": caravan_size(s, ROAD_IDS.index(action.road)), "held": s.hand_size[seat]}


PAY_CARAVAN_NOW = Refusal("pay_caravan_now", "9.8")
TOO_FEW_RAFTS_FOR_FERRY = Refusal("too_few_rafts_for_ferry", "9.10", rafts_lacking)
HAND_CAN_PAY = Refusal("hand_can_pay", "9.4")
TOO_FEW_FOR_CARAVAN = Refusal("too_few_for_caravan", "9.1", caravan_price)
TOO_FEW_OVER_OBSTACLE = Refusal("too_few_over_obstacle", "9.2", caravan_price)
NOT_IN_HAND = Refusal("not_in_hand", "9.8")


# ---------------------------------------------------------------- ferries


def try_take_ferry(s: State, seat: int) -> Iterator[int]:
    """9.10: the ferries from here."""
    for place in range(MOST_WAYS):
        way = WAYS_AT[s.boot[seat], place]
        if way >= FIRST_FERRY:
            yield way - FIRST_FERRY


def refuse_take_ferry(s: State, seat: int, ferry: int) -> int:
    """9.10"""
    refused = refuse_way(s, seat, FIRST_FERRY + ferry)
    if refused:
        return refused
    missing = missing_cards(s, seat, FIRST_FERRY + ferry)
    return LEGAL if missing <= 0 else TOO_FEW_RAFTS_FOR_FERRY


def apply_take_ferry(s: State, seat: int, ferry: int) -> None:
    """9.10"""
    go_over(s, seat, FIRST_FERRY + ferry)


# ---------------------------------------------------------------- a caravan sets out


def caravan_size(s: State, road: int) -> int:
    """9.1, 9.2"""
    return CARAVAN_WITH_OBSTACLE if s.obstacles_on[road] else CARAVAN


def try_caravan(s: State, seat: int) -> Iterator[int]:
    """9.7: the roads from here, no water."""
    for place in range(MOST_WAYS):
        way = WAYS_AT[s.boot[seat], place]
        if way != NOTHING and way < ROADS:
            yield way


def refuse_caravan(s: State, seat: int, road: int) -> int:
    """9.6: by a counter, too. 9.4: only without the normal price, 9.5 apart."""
    refused = refuse_way(s, seat, road)
    if refused:
        return refused
    if missing_cards(s, seat, road) <= 0 and not s.caravan_by_choice:
        return HAND_CAN_PAY
    if s.hand_size[seat] >= caravan_size(s, road):
        return LEGAL
    return TOO_FEW_FOR_CARAVAN if s.hand_size[seat] < CARAVAN else TOO_FEW_OVER_OBSTACLE


def apply_caravan(s: State, seat: int, road: int) -> None:
    """9.8: its cards are asked one by one. 9.9: but not when it takes the whole hand."""
    remember_limit(s, seat, road)
    size = caravan_size(s, road)
    if size == s.hand_size[seat]:
        discard_all(s, seat)
        move_boot(s, seat, road)
    else:
        s.caravan_road = road
        s.caravan_due = size
        s.phase = CARAVANNING


def remember_limit(s: State, seat: int, road: int) -> None:
    """13.10: everyone sees that the hand lacks the price; not where a caravan may be chosen."""
    if not s.caravan_by_choice:
        card = card_for(s, road)
        limit = price_of(s, road, s.boot[seat]) - 1
        s.at_most[seat, card] = min(s.at_most[seat, card], limit)


def discard_all(s: State, seat: int) -> None:
    """The whole hand goes, openly."""
    for card in range(CARDS):
        if s.hand[seat, card] > 0:
            happened(EVERYBODY, CARAVAN_TOOK, card, s.hand[seat, card], 0)
        while s.hand[seat, card] > 0:
            discard_card(s, seat, card)


# ---------------------------------------------------------------- and is paid


def refuse_pay(s: State, seat: int, card: int) -> int:
    """9.3, 9.8: any card of the hand."""
    return NOT_IN_HAND if s.hand[seat, card] == 0 else LEGAL


def apply_pay(s: State, seat: int, card: int) -> None:
    """9.8: with the last card the boot moves."""
    discard_card(s, seat, card)
    s.caravan_due -= 1
    if s.caravan_due == 0:
        road = s.caravan_road
        s.caravan_road = NOTHING
        move_boot(s, seat, road)
