"""Chapter 2: preparation."""

from __future__ import annotations

from samobranka.core.chance import draw
from samobranka.core.meta import SEATS_PLACE
from samobranka.core.record import Row
from samobranka.core.sets import bit, count_of, nth_of
from samobranka.games.elfenland.meta import META
from samobranka.games.elfenland.parts import (
    ALL_CARDS,
    ALL_COUNTERS,
    ALL_MARKERS,
    CARD_COUNT,
    CARDS,
    COUNTER_COUNT,
    NOTHING,
    OPEN_ROW,
    ROADS,
    START,
    TOWN_CARDS,
    TRANSPORTS,
)
from samobranka.games.elfenland.phases.dealing import begin_round, draw_counter
from samobranka.games.elfenland.state import SEATS, State

DESTINATION_PLACE = META.place("destination")
CARAVAN_PLACE = META.place("caravan")
DISTANCE_PLACE = META.place("distance")
EARLY_WIN_PLACE = META.place("early_win")


def prepare(s: State, options: Row, chance: Row) -> None:
    """Sets the table; seat 0 begins (2.7). Then chapters 4 and 5 of round 1."""
    s.seats = options[SEATS_PLACE]
    s.has_destinations = options[DESTINATION_PLACE]
    s.caravan_by_choice = options[CARAVAN_PLACE]
    s.distance_over = options[DISTANCE_PLACE]
    s.no_early_win = options[EARLY_WIN_PLACE]
    s.winner = NOTHING
    s.caravan_road = NOTHING
    for seat in range(SEATS):
        s.kept[seat] = NOTHING
        s.goal[seat] = NOTHING
        s.shown_goal[seat] = NOTHING
    for road in range(ROADS):
        s.counter_on[road] = NOTHING
    for seat in range(s.seats):
        s.boot[seat] = START  # 2.3
        s.unvisited[seat] = ALL_MARKERS  # 2.4
        s.obstacle[seat] = 1  # 2.2
    lay_out_components(s, chance)
    if s.has_destinations:
        deal_goals(s, chance)
    begin_round(s, chance)


def lay_out_components(s: State, chance: Row) -> None:
    """2.5: counters mixed, five turned up. 2.6: cards shuffled."""
    for transport in range(TRANSPORTS):
        s.pile[transport] = COUNTER_COUNT[transport]
    s.pile_size = ALL_COUNTERS
    for _ in range(OPEN_ROW):
        s.row[draw_counter(s, chance)] += 1
    for card in range(CARDS):
        s.deck[card] = CARD_COUNT[card]
    s.deck_size = ALL_CARDS


def deal_goals(s: State, chance: Row) -> None:
    """12.1: one town card a seat."""
    cards = TOWN_CARDS
    for seat in range(s.seats):
        s.goal[seat] = nth_of(cards, draw(chance, count_of(cards)))
        cards &= ~bit(s.goal[seat])
