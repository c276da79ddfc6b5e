"""Chapter 8: travelling by counter and on rivers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.core.sets import bit
from samobranka.core.words import message_id
from samobranka.games.elfenland.domains import RIVER, ROAD
from samobranka.games.elfenland.parts import (
    BY_FERRY,
    CARD_IDS,
    DOWNSTREAM,
    EARLY_WIN_LAST,
    FIRST_FERRY,
    MOST_WAYS,
    NOTHING,
    OBSTACLE_EXTRA,
    RAFT,
    RIVER_IDS,
    ROAD_COST,
    ROAD_IDS,
    ROADS,
    UPSTREAM,
    WAY_A,
    WAY_B,
    WAYS_AT,
)
from samobranka.games.elfenland.scoring import EARLY_WIN
from samobranka.games.elfenland.state import (
    ARRIVED,
    JOURNEY_ENDS,
    MATCH_ENDS,
    TRAVELLING,
    State,
    discard_card,
)


class Ride(Action, tag="ride"):
    """8.3"""

    road: Annotated[str, ROAD]


class Raft(Action, tag="raft"):
    """8.7"""

    river: Annotated[str, RIVER]


OFFERS = {TRAVELLING: (Ride, Raft)}


def what_lacks(s: State, seat: int, action: Ride | Raft) -> dict[str, Any]:
    """The cards that the hand lacks for a leg."""
    if isinstance(action, Ride):
        return lacking(s, seat, ROAD_IDS.index(action.road))
    return lacking(s, seat, ROADS + RIVER_IDS.index(action.river))


def lacking(s: State, seat: int, way: int) -> dict[str, Any]:
    """The cards that the hand lacks for a way."""
    card = card_for(s, way)
    missing = price_of(s, way, s.boot[seat]) - s.hand[seat, card]
    return {"lacks": {message_id("transport", CARD_IDS[card]): missing}}


TRAVEL_NOW = Refusal("travel_now", "8.1")
NOT_FROM_HERE = Refusal("not_from_here", "8.2")
NO_COUNTER_ON_ROAD = Refusal("no_counter_on_road", "8.3")
TOO_FEW_CARDS = Refusal("too_few_cards", "8.4", what_lacks)
TOO_FEW_FOR_OBSTACLE = Refusal("too_few_for_obstacle", "8.5", what_lacks)
TOO_FEW_RAFTS = Refusal("too_few_rafts", "8.7", what_lacks)


# ---------------------------------------------------------------- ways and prices


def begins_at(way: int, town: int) -> bool:
    """8.2: whether the way leads from this town."""
    return WAY_A[way] == town or WAY_B[way] == town


def other_end(way: int, town: int) -> int:
    """8.2: where the way leads from this town."""
    return WAY_B[way] if WAY_A[way] == town else WAY_A[way]


def card_for(s: State, way: int) -> int:
    """8.4, 8.7: the kind of card that pays for a way; NOTHING on a road without a counter (8.3)."""
    return s.counter_on[way] if way < ROADS else RAFT


def price_of(s: State, way: int, town: int) -> int:
    """Cards of that kind for a leg over the way from this town."""
    if way >= FIRST_FERRY:  # 9.10
        return BY_FERRY
    if way >= ROADS:  # 8.7
        return DOWNSTREAM if WAY_A[way] == town else UPSTREAM
    return ROAD_COST[s.counter_on[way], way] + obstacle_price(s, way)  # 8.4


def obstacle_price(s: State, road: int) -> int:
    """8.5"""
    return OBSTACLE_EXTRA * s.obstacles_on[road]


def refuse_way(s: State, seat: int, way: int) -> int:
    """8.2: from where the boot stands. 8.3: by a counter, where it is a road."""
    if not begins_at(way, s.boot[seat]):
        return NOT_FROM_HERE
    return NO_COUNTER_ON_ROAD if card_for(s, way) == NOTHING else LEGAL


def missing_cards(s: State, seat: int, way: int) -> int:
    """8.6: how many cards the hand lacks of the exact price; not above 0 where it can pay."""
    return price_of(s, way, s.boot[seat]) - s.hand[seat, card_for(s, way)]


def go_over(s: State, seat: int, way: int) -> None:
    """8.8: paid, then moved."""
    card = card_for(s, way)
    for _ in range(price_of(s, way, s.boot[seat])):
        discard_card(s, seat, card)
    move_boot(s, seat, way)


def move_boot(s: State, seat: int, way: int) -> None:
    """8.10: the marker of the town is taken on entering it."""
    s.boot[seat] = other_end(way, s.boot[seat])
    s.unvisited[seat] &= ~bit(s.boot[seat])
    s.phase = ARRIVED


# ---------------------------------------------------------------- by counter


def try_ride(s: State, seat: int) -> Iterator[int]:
    """8.2: the roads from here."""
    for place in range(MOST_WAYS):
        way = WAYS_AT[s.boot[seat], place]
        if way != NOTHING and way < ROADS:
            yield way


def refuse_ride(s: State, seat: int, road: int) -> int:
    """8.4: for the exact price. 8.5: an obstacle makes it dearer."""
    refused = refuse_way(s, seat, road)
    if refused:
        return refused
    missing = missing_cards(s, seat, road)
    if missing <= 0:
        return LEGAL
    return TOO_FEW_FOR_OBSTACLE if missing <= obstacle_price(s, road) else TOO_FEW_CARDS


def apply_ride(s: State, seat: int, road: int) -> None:
    """8.8"""
    go_over(s, seat, road)


# ---------------------------------------------------------------- on rivers


def try_raft(s: State, seat: int) -> Iterator[int]:
    """8.7: the rivers from here."""
    for place in range(MOST_WAYS):
        way = WAYS_AT[s.boot[seat], place]
        if way >= ROADS and way < FIRST_FERRY:
            yield way - ROADS


def refuse_raft(s: State, seat: int, river: int) -> int:
    """8.7"""
    refused = refuse_way(s, seat, ROADS + river)
    if refused:
        return refused
    return LEGAL if missing_cards(s, seat, ROADS + river) <= 0 else TOO_FEW_RAFTS


def apply_raft(s: State, seat: int, river: int) -> None:
    """8.8"""
    go_over(s, seat, ROADS + river)


# ---------------------------------------------------------------- arriving


def look_around(s: State) -> None:
    """11.5: the last marker may win at once. 8.13: an empty hand ends the journey."""
    if s.unvisited[s.turn] == 0 and can_win_early(s):
        s.winner = s.turn
        s.reason = EARLY_WIN
        s.phase = MATCH_ENDS
    else:
        s.phase = JOURNEY_ENDS if s.hand_size[s.turn] == 0 else TRAVELLING


def can_win_early(s: State) -> bool:
    """11.5, 11.6: not in the last round. 12.10: nor where the variant drops it."""
    return s.round <= EARLY_WIN_LAST and not (s.has_destinations and s.no_early_win)
