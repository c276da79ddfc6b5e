"""The record of a match, its sentinels and its accessors.

17.9: nothing hidden is kept. Decks are what may still be in them, and a card is drawn when it is
turned up; so every field is public.
"""

from __future__ import annotations

from typing import Annotated

from samobranka.core.record import PUBLIC, SCRATCH, Grid, Record, Row, i8, i16, i64
from samobranka.core.sets import count_of
from samobranka.games.archravels.parts import (
    COLOURS,
    FAVOURITE,
    FIRST_EVENT,
    FIRST_REQUEST,
    FIRST_REQUEST_PATTERN,
    FIRST_TILE,
    ITEMS,
    MOST_SEATS,
    MOST_WORKS,
    NOTHING,
    ROW,
    SLOTS,
    STOCK_CARDS,
    TILES,
)

SEATS = MOST_SEATS

# What is expected of the seat that is asked. The phases after OVER need no decision: rules.py goes on.
CHOOSING = 1  # 2.3, 2.4
MOVING = 2  # 4.3
WORKING = 3  # 4.5
EXCHANGING = 4  # 7.2
LAYING = 5  # 6.6, 10.5
TAKING = 6  # 5.3, 9.6, 9.10, 13.3
NAMING = 7  # 9.2
DONATING = 8  # 9.7
DONATING_TO = 9  # 9.8
GIVING = 10  # 10.1
IN_CIRCLE = 11  # 9.11
RESTOCKING = 12  # chapters 11 to 13
FINAL = 13  # 14.3
ORDERING = 14  # 8.7
OVER = 15
CHARACTERS_SETTLED = 16  # 2.6
TURN_BEGINS = 17  # 4.1
WORK_DONE = 18  # 4.7
BAZAAR_OPENS = 19  # 8.1
CARD_RESOLVED = 20  # 8.2
EVENT_BEGINS = 21  # chapter 9
EVENT_OVER = 22  # 9.1
CLERK_GOES_ON = 23  # 9.10
CIRCLE_GOES_ON = 24  # 9.11
CHOICE_DONE = 25  # 11.2
TURN_ENDS = 26  # 11.5
FINAL_GOES_ON = 27  # 14.3

# What rules say aloud (core/happening.py), always to everybody: nothing is hidden here.
RESHUFFLED = 1  # 8.4
RESTOCKED = 2  # 8.1
EVENT_CAME = 3  # which
REQUEST_CAME = 4  # which
NOTHING_CAME = 5  # 9.9, 9.11: of which event
CAT_SENT = 6  # 9.3: to whom, by whom
CAT_STOPPED = 7  # 9.3: whom
DONATED = 8  # 9.7: to whom, by whom, the colour


class State(Record):
    """Everything on the table. A set of requests or projects is a number with a bit for each."""

    held: Annotated[Row, i64[SEATS], PUBLIC]  # requests not yet finished, by seat
    finished: Annotated[Row, i64[SEATS], PUBLIC]  # requests
    projects: Annotated[Row, i64[SEATS], PUBLIC]  # finished projects
    favourites_due: Annotated[int, i64, PUBLIC]  # favourites in play, in the upper part (3.3)
    put_back: Annotated[int, i64, PUBLIC]  # requests somewhere in the deck (3.7)
    unseen_requests: Annotated[int, i64, PUBLIC]  # those that may be among the random ones (3.2)
    unseen_projects: Annotated[int, i64, PUBLIC]  # those that may be in the project deck

    bowl: Annotated[Grid, i16[SEATS, COLOURS], PUBLIC]
    items: Annotated[Grid, i16[SEATS, ITEMS], PUBLIC]
    turns: Annotated[int, i16, PUBLIC]  # turns begun
    restocks: Annotated[int, i16, PUBLIC]  # of the bazaar
    reshuffles: Annotated[int, i16, PUBLIC]  # of the discard (8.4)

    seats: Annotated[int, i8, PUBLIC]
    characters_are: Annotated[int, i8, PUBLIC]  # CHOSEN, BOARD_DEALT or DEALT
    deck_is: Annotated[int, i8, PUBLIC]  # the choice of the option `deck`
    cat_for_others: Annotated[int, i8, PUBLIC]  # 9.2
    circle_takes_requests: Annotated[int, i8, PUBLIC]  # 9.12
    any_takes_items_only: Annotated[int, i8, PUBLIC]  # 7.5
    may_refill_early: Annotated[int, i8, PUBLIC]  # 11.6
    orders_new_cards: Annotated[int, i8, PUBLIC]  # 8.7

    first: Annotated[int, i8, PUBLIC]  # the beginning seat (2.1)
    active: Annotated[int, i8, PUBLIC]  # whose turn it is
    asked: Annotated[int, i8, PUBLIC]  # who decides now
    to_ask: Annotated[int, i8, PUBLIC]  # seats still to be asked in this round of questions
    phase: Annotated[int, i8, PUBLIC]
    afterwards: Annotated[int, i8, PUBLIC]  # the phase after LAYING or TAKING
    reason: Annotated[int, i8, PUBLIC]  # why the match ended, 0 before

    board: Annotated[Row, i8[SEATS], PUBLIC]  # NOTHING before it is known
    character: Annotated[Row, i8[SEATS], PUBLIC]  # NOTHING before it is known
    tile: Annotated[Grid, i8[SEATS, ITEMS], PUBLIC]  # NOTHING for hat and blanket
    is_learned: Annotated[Grid, i8[SEATS, ITEMS], PUBLIC]
    marker: Annotated[Row, i8[SEATS], PUBLIC]  # its space, NOTHING before the first turn
    cat: Annotated[Row, i8[SEATS], PUBLIC]  # its mark (9.3)
    cat_again: Annotated[int, i8, PUBLIC]  # the active seat has it next time (9.5)

    left: Annotated[Row, i8[MOST_WORKS], PUBLIC]  # times each work of the space may still be done
    is_begun: Annotated[Row, i8[MOST_WORKS], PUBLIC]
    swap_from: Annotated[int, i8, PUBLIC]  # 7.2
    swap_to: Annotated[int, i8, PUBLIC]

    making: Annotated[int, i8, PUBLIC]  # the thing being crafted or frogged, or NOTHING
    rule: Annotated[int, i8, PUBLIC]  # the colour rule of what is laid or taken
    more: Annotated[int, i8, PUBLIC]  # tokens still to be laid or taken
    laid: Annotated[Row, i8[COLOURS], PUBLIC]  # what was laid or taken so far, or last
    donated: Annotated[int, i8, PUBLIC]  # the colour of the token to be given away (9.8)

    slot: Annotated[Row, i8[SLOTS], PUBLIC]  # the card of each slot of the bazaar, or NOTHING
    is_taken: Annotated[Row, i8[SLOTS], PUBLIC]  # in this turn (5.5)
    turned_up: Annotated[Row, i8[SLOTS], PUBLIC]  # the card laid there by the last restocking
    resolving: Annotated[int, i8, PUBLIC]  # the slot whose card is resolved (8.2); SLOTS when done
    deck: Annotated[Row, i8[STOCK_CARDS], PUBLIC]  # yarn cards and events in it, by kind
    deck_cards: Annotated[int, i8, PUBLIC]  # how many those are
    upper: Annotated[int, i8, PUBLIC]  # cards of the upper part (17.6), without those put back
    random_due: Annotated[int, i8, PUBLIC]  # random requests in the upper part
    discard: Annotated[Row, i8[STOCK_CARDS], PUBLIC]
    row: Annotated[Row, i8[ROW], PUBLIC]  # the projects lying open, or NOTHING
    project_deck: Annotated[int, i8, PUBLIC]  # how many projects it holds
    has_refilled: Annotated[int, i8, PUBLIC]  # the row, before the end of this turn (11.6)

    stock: Annotated[Row, i16[COLOURS], SCRATCH]  # tokens that could be laid or taken
    mix: Annotated[Row, i8[TILES], SCRATCH]  # what is shuffled
    spare: Annotated[Row, i16[ITEMS], SCRATCH]  # how many more of each item the row asks for


# ---------------------------------------------------------------- cards and things


def is_event(card: int) -> bool:
    """Whether a card of the bazaar is an event."""
    return card >= FIRST_EVENT and card < FIRST_REQUEST


def is_request(card: int) -> bool:
    """Whether a card of the bazaar is a request."""
    return card >= FIRST_REQUEST


def event_of(card: int) -> int:
    """Which event a card is."""
    return card - FIRST_EVENT


def request_of(card: int) -> int:
    """Which request a card is."""
    return card - FIRST_REQUEST


def card_of_request(request: int) -> int:
    """The card of a request."""
    return FIRST_REQUEST + request


def thing_of_request(request: int) -> int:
    """A request as a thing to craft."""
    return ITEMS + request


def is_item(thing: int) -> bool:
    """Whether a thing to craft is an item; otherwise it is a request."""
    return thing < ITEMS


def request_in(thing: int) -> int:
    """Which request a thing is."""
    return thing - ITEMS


def pattern_of(s: State, seat: int, thing: int) -> int:
    """6.3, 10.4: the seat's current pattern of a thing."""
    if thing >= ITEMS:
        return FIRST_REQUEST_PATTERN + thing - ITEMS
    if s.tile[seat, thing] == NOTHING or s.is_learned[seat, thing]:
        return thing
    return FIRST_TILE + s.tile[seat, thing]


def next_seat(s: State, seat: int) -> int:
    """4.1: clockwise."""
    return (seat + 1) % s.seats


def next_to_ask(s: State) -> int:
    """The first of the last `to_ask` seats, clockwise from the active one."""
    return (s.active + s.seats - s.to_ask) % s.seats


def is_turn_of(s: State, seat: int) -> bool:
    """4.1: whether it is the turn of this seat."""
    return s.active == seat and s.turns > 0


def tokens_of(s: State, seat: int) -> int:
    """All yarn in a bowl."""
    tokens = 0
    for colour in range(COLOURS):
        tokens += s.bowl[seat, colour]
    return tokens


def favourite_of(s: State, seat: int) -> int:
    """1.6: the favourite request of a seat's character."""
    return FAVOURITE[s.character[seat]]


def deck_size(s: State) -> int:
    """17.3: all cards of the deck."""
    return s.deck_cards + count_of(s.favourites_due) + s.random_due + count_of(s.put_back)
