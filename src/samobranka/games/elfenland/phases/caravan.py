"""Chapter 9: the caravan. Ferries are in travelling.py (9.10)."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.games.elfenland.parts import CARAVAN, CARAVAN_WITH_OBSTACLE, CARDS, NOTHING
from samobranka.games.elfenland.phases.travelling import (
    begins_at,
    card_for,
    move_boot,
    price_of,
)
from samobranka.games.elfenland.refusals import (
    HAND_CAN_PAY,
    NO_COUNTER_ON_ROAD,
    NOT_FROM_HERE,
    NOT_IN_HAND,
    TOO_FEW_FOR_CARAVAN,
    refuse_moment,
)
from samobranka.games.elfenland.state import CARAVANNING, TRAVELLING, State, discard_card


def caravan_size(s: State, road: int) -> int:
    """9.1, 9.2"""
    return CARAVAN_WITH_OBSTACLE if s.obstacles_on[road] else CARAVAN


def refuse_caravan(s: State, seat: int, road: int) -> int:
    """9.6: by a counter, too. 9.4: only without the normal price, 9.5 apart."""
    refused = refuse_moment(s, seat, TRAVELLING)
    if refused:
        return refused
    if not begins_at(road, s.boot[seat]):
        return NOT_FROM_HERE
    card = card_for(s, road)
    if card == NOTHING:
        return NO_COUNTER_ON_ROAD
    if s.hand[seat, card] >= price_of(s, road, s.boot[seat]) and not s.caravan_by_choice:
        return HAND_CAN_PAY
    return TOO_FEW_FOR_CARAVAN if s.hand_size[seat] < caravan_size(s, road) else LEGAL


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
    """The whole hand goes."""
    for card in range(CARDS):
        while s.hand[seat, card] > 0:
            discard_card(s, seat, card)


def refuse_pay(s: State, seat: int, card: int) -> int:
    """9.3, 9.8: any card of the hand."""
    refused = refuse_moment(s, seat, CARAVANNING)
    if refused:
        return refused
    return NOT_IN_HAND if s.hand[seat, card] == 0 else LEGAL


def apply_pay(s: State, seat: int, card: int) -> None:
    """9.8: with the last card the boot moves."""
    discard_card(s, seat, card)
    s.caravan_due -= 1
    if s.caravan_due == 0:
        road = s.caravan_road
        s.caravan_road = NOTHING
        move_boot(s, seat, road)
