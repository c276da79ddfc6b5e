"""What is not conserved: every component of the box is somewhere, once."""

from __future__ import annotations

from samobranka.core.sets import has
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


def faults(s: State) -> list[str]:
    """Every component of the box is somewhere, once."""
    return [*_card_faults(s), *_counter_faults(s), *_other_faults(s)]


def _card_faults(s: State) -> list[str]:
    found = []
    for k in range(CARDS):
        cards = s.deck[k] + s.discard[k] + sum(s.hand[seat, k] for seat in range(s.seats))
        if cards != CARD_COUNT[k]:
            found.append(f"{cards} cards of {CARD_IDS[k]}")
        found += [
            f"seat {seat} holds more of {CARD_IDS[k]} than it can"
            for seat in range(s.seats)
            if s.hand[seat, k] > s.at_most[seat, k]
        ]
    if s.deck_size != sum(s.deck[k] for k in range(CARDS)):
        found.append("deck_size")
    for seat in range(s.seats):
        if s.hand_size[seat] != sum(s.hand[seat, k] for k in range(CARDS)):
            found.append(f"hand_size of seat {seat}")
    return found


def _counter_faults(s: State) -> list[str]:
    found = []
    for k in range(TRANSPORTS):
        counters = s.pile[k] + s.row[k]
        counters += sum(s.open[seat, k] + s.hidden[seat, k] for seat in range(s.seats))
        counters += sum(s.counter_on[road] == k for road in range(ROADS))
        if counters != COUNTER_COUNT[k]:
            found.append(f"{counters} counters of {TRANSPORT_IDS[k]}")
    if s.pile_size != sum(s.pile[k] for k in range(TRANSPORTS)):
        found.append("pile_size")
    if sum(s.row[k] for k in range(TRANSPORTS)) != OPEN_ROW:
        found.append("the open row")
    for seat in range(s.seats):
        if s.hidden_size[seat] != sum(s.hidden[seat, k] for k in range(TRANSPORTS)):
            found.append(f"hidden_size of seat {seat}")
    return found


def _other_faults(s: State) -> list[str]:
    found = []
    obstacles = sum(s.obstacle[seat] for seat in range(s.seats)) + s.obstacles_gone
    if obstacles + sum(s.obstacles_on[road] for road in range(ROADS)) != s.seats:
        found.append("obstacles")
    for road in range(ROADS):
        if s.obstacles_on[road] and s.counter_on[road] == NOTHING:
            found.append(f"an obstacle without a counter on {ROAD_IDS[road]}")
    goals = [s.goal[seat] for seat in range(s.seats) if s.goal[seat] != NOTHING]
    if len(set(goals)) != len(goals) or not all(has(TOWN_CARDS, town) for town in goals):
        found.append("town cards")
    if any(s.unvisited[seat] & ~ALL_MARKERS for seat in range(s.seats)):
        found.append("markers")
    return found
