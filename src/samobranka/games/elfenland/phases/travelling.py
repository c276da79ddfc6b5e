"""Chapter 8: travelling, and the ferries of 9.10."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.games.elfenland.parts import (
    BY_FERRY,
    DOWNSTREAM,
    EARLY_WIN_LAST,
    FIRST_FERRY,
    KEPT_HAND,
    NOTHING,
    OBSTACLE_EXTRA,
    RAFT,
    ROAD_COST,
    ROADS,
    UPSTREAM,
    WAY_A,
    WAY_B,
)
from samobranka.games.elfenland.refusals import (
    NO_COUNTER_ON_ROAD,
    NOT_FROM_HERE,
    NOT_IN_HAND,
    TOO_FEW_CARDS,
    TOO_FEW_FOR_OBSTACLE,
    TOO_FEW_RAFTS,
    TOO_FEW_RAFTS_FOR_FERRY,
    refuse_moment,
)
from samobranka.games.elfenland.scoring import EARLY_WIN
from samobranka.games.elfenland.state import (
    ARRIVED,
    DISCARDING,
    JOURNEY_ENDS,
    JOURNEY_OVER,
    MATCH_ENDS,
    ROUND_ENDS,
    TRAVELLING,
    State,
    discard_card,
    next_seat,
)

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


# ---------------------------------------------------------------- a leg


def refuse_travel(s: State, seat: int, way: int) -> int:
    """8.2: from where the boot stands. 8.3: by a counter. 8.6: for the exact price."""
    refused = refuse_moment(s, seat, TRAVELLING)
    if refused:
        return refused
    if not begins_at(way, s.boot[seat]):
        return NOT_FROM_HERE
    card = card_for(s, way)
    if card == NOTHING:
        return NO_COUNTER_ON_ROAD
    missing = price_of(s, way, s.boot[seat]) - s.hand[seat, card]
    return LEGAL if missing <= 0 else refuse_price(s, way, missing)


def refuse_price(s: State, way: int, missing: int) -> int:
    """Which rule asks for the cards that are missing."""
    if way >= FIRST_FERRY:
        return TOO_FEW_RAFTS_FOR_FERRY
    if way >= ROADS:
        return TOO_FEW_RAFTS
    return TOO_FEW_FOR_OBSTACLE if missing <= obstacle_price(s, way) else TOO_FEW_CARDS


def apply_travel(s: State, seat: int, way: int) -> None:
    """8.8: paid, then moved."""
    card = card_for(s, way)
    for _ in range(price_of(s, way, s.boot[seat])):
        discard_card(s, seat, card)
    move_boot(s, seat, way)


def move_boot(s: State, seat: int, way: int) -> None:
    """8.10: the marker of the town is taken on entering it."""
    s.boot[seat] = other_end(way, s.boot[seat])
    s.unvisited[seat] &= ~(1 << s.boot[seat])
    s.phase = ARRIVED


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


# ---------------------------------------------------------------- the end of a journey


def refuse_end_journey(s: State, seat: int) -> int:
    """8.12"""
    return refuse_moment(s, seat, TRAVELLING)


def apply_end_journey(s: State) -> None:
    """8.12"""
    s.phase = JOURNEY_ENDS


def limit_hand(s: State) -> None:
    """8.14; 8.15: with four cards or fewer nothing is discarded."""
    s.phase = DISCARDING if s.hand_size[s.turn] > KEPT_HAND else JOURNEY_OVER


def refuse_discard(s: State, seat: int, card: int) -> int:
    """8.14: a card of the seat's choice."""
    refused = refuse_moment(s, seat, DISCARDING)
    if refused:
        return refused
    return NOT_IN_HAND if s.hand[seat, card] == 0 else LEGAL


def apply_discard(s: State, seat: int, card: int) -> None:
    """8.15: openly, one at a time."""
    discard_card(s, seat, card)
    s.phase = JOURNEY_ENDS


def next_traveller(s: State) -> None:
    """8.1: in turn, until all have travelled."""
    s.turn = next_seat(s, s.turn)
    s.phase = ROUND_ENDS if s.turn == s.first else TRAVELLING
