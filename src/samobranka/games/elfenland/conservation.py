"""Every component of the box is somewhere, once; in rules' style, so that it can be compiled."""

from __future__ import annotations

from samobranka.core.game import KEPT, Losses, lost
from samobranka.core.sets import bit, has
from samobranka.games.elfenland.parts import (
    ALL_MARKERS,
    CARD_COUNT,
    CARD_IDS,
    CARDS,
    COUNTER_COUNT,
    NOTHING,
    OPEN_ROW,
    ROAD_IDS,
    ROADS,
    TOWN_CARDS,
    TRANSPORT_IDS,
    TRANSPORTS,
)
from samobranka.games.elfenland.state import State

CARD, AT_MOST, DECK_SIZE, HAND_SIZE = range(4)
COUNTER, PILE_SIZE, THE_OPEN_ROW, HIDDEN_SIZE = range(4, 8)
OBSTACLES, OBSTACLE_ALONE, TOWN_CARD, MARKERS = range(8, 12)

LOSSES: Losses = (
    ("cards of", CARD_IDS),
    ("a seat holds more than it can of", CARD_IDS),
    ("deck_size", None),
    ("hand_size of seat", ()),
    ("counters of", TRANSPORT_IDS),
    ("pile_size", None),
    ("the open row", None),
    ("hidden_size of seat", ()),
    ("obstacles", None),
    ("an obstacle without a counter on", ROAD_IDS),
    ("the town card of seat", ()),
    ("markers of seat", ()),
)


def kept(states: list[State], i: int) -> int:
    """Every component of the box is somewhere, once."""
    s = states[i]
    found = cards_kept(s)
    if found == KEPT:
        found = counters_kept(s)
    if found == KEPT:
        found = obstacles_kept(s)
    return towns_kept(s) if found == KEPT else found


def cards_kept(s: State) -> int:
    """Travel cards, and how many of them everyone counts."""
    in_deck = 0
    for k in range(CARDS):
        in_deck += s.deck[k]
        cards = s.deck[k] + s.discard[k]
        for seat in range(s.seats):
            cards += s.hand[seat, k]
            if s.hand[seat, k] > s.at_most[seat, k]:
                return lost(AT_MOST, k)
        if cards != CARD_COUNT[k]:
            return lost(CARD, k)
    if s.deck_size != in_deck:
        return lost(DECK_SIZE, 0)
    for seat in range(s.seats):
        held = 0
        for k in range(CARDS):
            held += s.hand[seat, k]
        if s.hand_size[seat] != held:
            return lost(HAND_SIZE, seat)
    return KEPT


def counters_kept(s: State) -> int:
    """Transport counters, and how many of them everyone counts."""
    in_pile = 0
    in_row = 0
    for k in range(TRANSPORTS):
        in_pile += s.pile[k]
        in_row += s.row[k]
        counters = s.pile[k] + s.row[k]
        for seat in range(s.seats):
            counters += s.open[seat, k] + s.hidden[seat, k]
        for road in range(ROADS):
            counters += s.counter_on[road] == k
        if counters != COUNTER_COUNT[k]:
            return lost(COUNTER, k)
    if s.pile_size != in_pile:
        return lost(PILE_SIZE, 0)
    if in_row != OPEN_ROW:
        return lost(THE_OPEN_ROW, 0)
    for seat in range(s.seats):
        held = 0
        for k in range(TRANSPORTS):
            held += s.hidden[seat, k]
        if s.hidden_size[seat] != held:
            return lost(HIDDEN_SIZE, seat)
    return KEPT


def obstacles_kept(s: State) -> int:
    """One obstacle a seat, each beside a counter."""
    obstacles = s.obstacles_gone
    for seat in range(s.seats):
        obstacles += s.obstacle[seat]
    for road in range(ROADS):
        obstacles += s.obstacles_on[road]
        if s.obstacles_on[road] and s.counter_on[road] == NOTHING:
            return lost(OBSTACLE_ALONE, road)
    return KEPT if obstacles == s.seats else lost(OBSTACLES, 0)


def towns_kept(s: State) -> int:
    """Town cards are dealt once, and markers lie where some were laid."""
    seen = 0
    for seat in range(s.seats):
        town = s.goal[seat]
        if town != NOTHING:
            if has(seen, town) or not has(TOWN_CARDS, town):
                return lost(TOWN_CARD, seat)
            seen |= bit(town)
        if s.unvisited[seat] & ~ALL_MARKERS:
            return lost(MARKERS, seat)
    return KEPT
