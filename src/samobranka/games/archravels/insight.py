"""What a seat can make of what it sees: nothing is hidden (17.9), so there is nothing to re-imagine."""

from __future__ import annotations

from samobranka.core.game import States
from samobranka.core.record import Row
from samobranka.core.sets import has
from samobranka.games.archravels.parts import (
    CARD_ANY,
    CARD_YARN,
    CHARACTERS,
    COLOURS,
    EMPTY_SLOT_YARN,
    FIRST_EVENT,
    FIRST_REQUEST,
    ITEMS,
    MOST_WORKS,
    NOTHING,
    PATTERN_YARN,
    PROJECT_ITEMS,
    PROJECT_POINTS,
    REQUESTS,
    ROW,
    SLOTS,
    SPACES,
    STOCK_CARDS,
)
from samobranka.games.archravels.scoring import score
from samobranka.games.archravels.state import OVER, SEATS, State, deck_size, pattern_of


def determinize(states: States, i: int, seat: int, chance: Row) -> None:
    """17.4: no order is kept anywhere, and chance decides each card when it is turned up."""


# ---------------------------------------------------------------- numbers for a network

OF_SEAT = 4
OF_ITEM = 2 + COLOURS
SEAT_FEATURES = OF_SEAT + CHARACTERS + SPACES + COLOURS + ITEMS * OF_ITEM + REQUESTS
OF_SLOT = 4 + COLOURS
OF_PROJECT = 1 + ITEMS
OF_NOW = 7
OBSERVATION = (OVER + 1 + SEATS * SEAT_FEATURES + SLOTS * OF_SLOT + ROW * OF_PROJECT) + (
    STOCK_CARDS + OF_NOW + MOST_WORKS + COLOURS
)


def observe(states: States, i: int, seat: int, out: Row) -> None:
    """Features from the seat's side of the table: itself first, then the others in turn order."""
    s: State = states[i]
    for place in range(OBSERVATION):
        out[place] = 0
    out[s.phase] = 1
    place = OVER + 1
    for step in range(s.seats):
        observe_seat(s, (seat + step) % s.seats, out, place + step * SEAT_FEATURES)
    place += SEATS * SEAT_FEATURES
    for slot in range(SLOTS):
        observe_slot(s, slot, out, place + slot * OF_SLOT)
    place += SLOTS * OF_SLOT
    for spot in range(ROW):
        if s.row[spot] != NOTHING:
            observe_project(s.row[spot], out, place + spot * OF_PROJECT)
    place += ROW * OF_PROJECT
    for card in range(STOCK_CARDS):
        out[place + card] = s.deck[card]
    observe_now(s, out, place + STOCK_CARDS)


def observe_seat(s: State, seat: int, out: Row, place: int) -> None:
    """A seat, its board and all that lies before it."""
    out[place] = s.asked == seat
    out[place + 1] = s.active == seat
    out[place + 2] = s.cat[seat]
    out[place + 3] = score(s, seat)
    place += OF_SEAT
    if s.character[seat] != NOTHING:
        out[place + s.character[seat]] = 1
    place += CHARACTERS
    if s.marker[seat] != NOTHING:
        out[place + s.marker[seat]] = 1
    place += SPACES
    for colour in range(COLOURS):
        out[place + colour] = s.bowl[seat, colour]
    place += COLOURS
    for item in range(ITEMS):
        observe_item(s, seat, item, out, place + item * OF_ITEM)
    place += ITEMS * OF_ITEM
    for request in range(REQUESTS):
        out[place + request] = has(s.held[seat], request) - has(s.finished[seat], request)


def observe_item(s: State, seat: int, item: int, out: Row, place: int) -> None:
    """How many there are, and the pattern."""
    pattern = pattern_of(s, seat, item)
    out[place] = s.items[seat, item]
    out[place + 1] = s.is_learned[seat, item]
    for colour in range(COLOURS):
        out[place + 2 + colour] = PATTERN_YARN[pattern, colour]


def observe_slot(s: State, slot: int, out: Row, place: int) -> None:
    """What a slot gives, and whether it is used up."""
    card = s.slot[slot]
    out[place] = s.is_taken[slot]
    if card == NOTHING:
        out[place + 1] = EMPTY_SLOT_YARN
    elif card < FIRST_EVENT:
        out[place + 1] = CARD_ANY[card]
        for colour in range(COLOURS):
            out[place + 4 + colour] = CARD_YARN[card, colour]
    elif card < FIRST_REQUEST:
        out[place + 2] = 1 + card - FIRST_EVENT
    else:
        out[place + 3] = 1 + card - FIRST_REQUEST


def observe_project(project: int, out: Row, place: int) -> None:
    """Points and items."""
    out[place] = PROJECT_POINTS[project]
    for item in range(ITEMS):
        out[place + 1 + item] = PROJECT_ITEMS[project, item]


def observe_now(s: State, out: Row, place: int) -> None:
    """What is going on."""
    out[place] = s.project_deck
    out[place + 1] = deck_size(s)
    out[place + 2] = s.making
    out[place + 3] = s.rule
    out[place + 4] = s.more
    out[place + 5] = s.to_ask
    out[place + 6] = s.has_refilled
    place += OF_NOW
    for work in range(MOST_WORKS):
        out[place + work] = s.left[work]
    for colour in range(COLOURS):
        out[place + MOST_WORKS + colour] = s.laid[colour]
