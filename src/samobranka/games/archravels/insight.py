"""What a seat can make of what it sees: nothing is hidden (17.9), so there is nothing to re-imagine."""

from __future__ import annotations

from samobranka.core.game import States
from samobranka.core.record import Row
from samobranka.games.archravels.parts import (
    CARDS,
    CHARACTERS,
    COLOURS,
    ITEMS,
    MOST_WORKS,
    NOTHING,
    PATTERN_YARN,
    PROJECTS,
    REQUESTS,
    ROW,
    SLOTS,
    SPACES,
    STOCK_CARDS,
)
from samobranka.games.archravels.scoring import score
from samobranka.games.archravels.state import OVER, SEATS, State, deck_size, has, pattern_of


def determinize(states: States, i: int, seat: int, chance: Row) -> None:
    """17.4: no order is kept anywhere, and chance decides each card when it is turned up."""


# ---------------------------------------------------------------- numbers for a network

OF_SEAT = 4
SEAT_FEATURES = OF_SEAT + CHARACTERS + SPACES + COLOURS + ITEMS * (2 + COLOURS) + 2 * REQUESTS
NOW = 6
OF_NOW = NOW + MOST_WORKS + COLOURS
OBSERVATION = (
    OVER + 1 + SEATS * SEAT_FEATURES + SLOTS * (1 + CARDS) + ROW * PROJECTS + STOCK_CARDS + OF_NOW
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
    place = observe_bazaar(s, out, place + SEATS * SEAT_FEATURES)
    for spot in range(ROW):
        if s.row[spot] != NOTHING:
            out[place + spot * PROJECTS + s.row[spot]] = 1
    place += ROW * PROJECTS
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
        out[place + item] = s.items[seat, item]
        out[place + ITEMS + item] = s.is_learned[seat, item]
        for colour in range(COLOURS):
            listed = PATTERN_YARN[pattern_of(s, seat, item), colour]
            out[place + 2 * ITEMS + item * COLOURS + colour] = listed
    place += ITEMS * (2 + COLOURS)
    for request in range(REQUESTS):
        out[place + request] = has(s.held[seat], request)
        out[place + REQUESTS + request] = has(s.finished[seat], request)


def observe_bazaar(s: State, out: Row, place: int) -> int:
    """The cards of the slots, and which slots are used up."""
    for slot in range(SLOTS):
        out[place + slot] = s.is_taken[slot]
        if s.slot[slot] != NOTHING:
            out[place + SLOTS + slot * CARDS + s.slot[slot]] = 1
    return place + SLOTS * (1 + CARDS)


def observe_now(s: State, out: Row, place: int) -> None:
    """What is going on."""
    out[place] = s.project_deck
    out[place + 1] = deck_size(s)
    out[place + 2] = s.making
    out[place + 3] = s.rule
    out[place + 4] = s.more
    out[place + 5] = s.to_ask
    place += NOW
    for work in range(MOST_WORKS):
        out[place + work] = s.left[work]
    for colour in range(COLOURS):
        out[place + MOST_WORKS + colour] = s.laid[colour]
