"""What a seat does without thinking: the searching bot's guess at how a match goes on.

It goes for the best journey at first sight, leg by leg: takes counters for the cards in hand, lays the
counter of the first leg that has none, and travels. Never far from the greedy bot, and much faster: one
look at all journeys instead of one for every action.
"""

from __future__ import annotations

from typing import Any

from samobranka.core.chance import draw
from samobranka.core.game import States
from samobranka.core.record import Row
from samobranka.games.elfenland.actions import (
    END_JOURNEY,
    PASS,
    caravan_over,
    lay_counter,
    take_open,
    travel_over,
)
from samobranka.games.elfenland.evaluate import best_journey, best_plan
from samobranka.games.elfenland.parts import LIGHT_WAYS, NOTHING, TRANSPORTS
from samobranka.games.elfenland.routes import BY_CARAVAN
from samobranka.games.elfenland.state import (
    HIDDEN,
    OPEN,
    PLANNING,
    TAKING,
    TRAVELLING,
    State,
    counter_of,
)

IN_HAND = 20  # a card that a counter would go with
HELD = 45  # a counter of the same transport


def instinct(
    states: States,
    rows: Any,
    i: int,
    spare: int,
    seat: int,
    actions: Row,
    count: int,
    chance: Row,
) -> int:
    """The policy."""
    s: State = states[i]
    if s.phase == TAKING:
        return take(s, seat)
    if s.phase == PLANNING:
        return prepare_leg(s, seat)
    if s.phase == TRAVELLING:
        return make_leg(s, seat)
    return actions[draw(chance, count)]


def take(s: State, seat: int) -> int:
    """6.2: the counter that goes best with the hand."""
    best = -1
    best_worth = 0
    for transport in range(TRANSPORTS):
        if s.row[transport] > 0:
            held = s.open[seat, transport] + s.hidden[seat, transport]
            worth = IN_HAND * s.hand[seat, transport] + LIGHT_WAYS[transport] - HELD * held
            if best < 0 or worth > best_worth:
                best = transport
                best_worth = worth
    return take_open(best)


def prepare_leg(s: State, seat: int) -> int:
    """7.2: the next counter of the best plan."""
    best_plan(s, seat)
    if s.best_way == NOTHING:
        return PASS
    side = OPEN if s.open[seat, s.best_card] > 0 else HIDDEN
    return lay_counter(counter_of(s.best_card, side), s.best_way)


def make_leg(s: State, seat: int) -> int:
    """8.3, 9.1: the next leg of the best journey."""
    best_journey(s, seat)
    if s.best_way == NOTHING:
        return END_JOURNEY
    if s.best_means == BY_CARAVAN:
        return caravan_over(s.best_way)
    return travel_over(s.best_way)
