"""Chapters 2 and 3: preparation."""

from __future__ import annotations

from typing import Annotated

from samobranka.core.actions import Action
from samobranka.core.chance import draw, shuffle
from samobranka.core.meta import SEATS_PLACE
from samobranka.core.record import Row
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.core.sets import bit, count_of
from samobranka.games.archravels.domains import CHARACTER
from samobranka.games.archravels.meta import (
    ANY_COLOURS_PLACE,
    CAT_PLACE,
    CHARACTERS_PLACE,
    CIRCLE_PLACE,
    DECK_PLACE,
    NEW_CARDS_PLACE,
    REFILL_PLACE,
    START_PLACE,
)
from samobranka.games.archravels.parts import (
    ALL_PROJECTS,
    ALL_REQUESTS,
    BOARD_OF,
    BOARDS,
    COLOURS,
    COPIES,
    ITEMS,
    NOTHING,
    PROJECTS_FOR,
    RANDOM_REQUESTS,
    ROW,
    SIDE,
    SLOTS,
    START_YARN,
    STOCK_CARDS,
    TILE_ITEM,
    TILES,
)
from samobranka.games.archravels.phases.deck import draw_card, draw_project
from samobranka.games.archravels.state import (
    CHARACTERS_SETTLED,
    CHOOSING,
    SEATS,
    TURN_BEGINS,
    State,
    favourite_of,
    is_event,
    is_request,
    next_seat,
    request_of,
)

CHOOSE_FIRST = Refusal("choose_first", "2.3")
CHOSEN_ALREADY = Refusal("chosen_already", "2.3")
BOARD_TAKEN = Refusal("board_taken", "2.2")
OTHER_BOARD = Refusal("other_board", "2.4")


class Choose(Action, tag="choose"):
    """2.3, 2.4"""

    character: Annotated[str, CHARACTER]


OFFERS = {CHOOSING: (Choose,)}

CHOSEN = 0
BOARD_DEALT = 1
DEALT = 2
RANDOM_START = 0


def prepare(s: State, options: Row, chance: Row) -> None:
    """2.1 to 2.5: the seats; the table follows when all characters are settled (2.6)."""
    s.seats = options[SEATS_PLACE]
    s.characters_are = options[CHARACTERS_PLACE]
    s.deck_is = options[DECK_PLACE]
    s.cat_for_others = options[CAT_PLACE]
    s.circle_takes_requests = options[CIRCLE_PLACE]
    s.any_takes_items_only = options[ANY_COLOURS_PLACE]
    s.may_refill_early = options[REFILL_PLACE]
    s.orders_new_cards = options[NEW_CARDS_PLACE]
    clear_table(s)
    if options[START_PLACE] == RANDOM_START:
        s.first = draw(chance, s.seats)
    s.active = s.first
    s.asked = s.first
    s.phase = CHOOSING
    if s.characters_are != CHOSEN:
        deal_boards(s, chance)
    if s.characters_are == DEALT:
        deal_sides(s, chance)
        s.phase = CHARACTERS_SETTLED


def clear_table(s: State) -> None:
    """Nothing lies anywhere yet."""
    s.making = NOTHING
    s.swap_from = NOTHING
    s.swap_to = NOTHING
    s.donated = NOTHING
    s.resolving = SLOTS
    for seat in range(SEATS):
        s.board[seat] = NOTHING
        s.character[seat] = NOTHING
        s.marker[seat] = NOTHING
        for item in range(ITEMS):
            s.tile[seat, item] = NOTHING
    for slot in range(SLOTS):
        s.slot[slot] = NOTHING
        s.turned_up[slot] = NOTHING
    for place in range(ROW):
        s.row[place] = NOTHING


def deal_boards(s: State, chance: Row) -> None:
    """2.4, 2.5: each seat a board of its own (2.2)."""
    for board in range(BOARDS):
        s.mix[board] = board
    shuffle(chance, s.mix, BOARDS)
    for seat in range(s.seats):
        s.board[seat] = s.mix[seat]


def deal_sides(s: State, chance: Row) -> None:
    """2.5"""
    for seat in range(s.seats):
        s.character[seat] = SIDE[s.board[seat], draw(chance, 2)]


def refuse_choose(s: State, seat: int, character: int) -> int:
    """2.2: a board that is free. 2.4: a side of one's own board."""
    board = BOARD_OF[character]
    if s.characters_are == BOARD_DEALT:
        return LEGAL if s.board[seat] == board else OTHER_BOARD
    for other in range(s.seats):
        if s.board[other] == board:
            return BOARD_TAKEN
    return LEGAL


def rule_out_choose() -> int:
    """2.6: when anything else is asked, all characters are settled."""
    return CHOSEN_ALREADY


def apply_choose(s: State, seat: int, character: int) -> None:
    """2.3: then the next seat, clockwise."""
    s.board[seat] = BOARD_OF[character]
    s.character[seat] = character
    s.asked = next_seat(s, seat)
    if s.asked == s.first:
        s.phase = CHARACTERS_SETTLED


# ---------------------------------------------------------------- chapter 3


def set_table(s: State, chance: Row) -> None:
    """2.7 to 3.9: all the rest."""
    for seat in range(s.seats):
        for colour in range(COLOURS):
            s.bowl[seat, colour] = START_YARN  # 2.7
    for item in range(ITEMS):
        deal_tiles(s, item, chance)
    build_deck(s)
    open_first_bazaar(s, chance)
    s.unseen_projects = ALL_PROJECTS
    s.project_deck = PROJECTS_FOR[s.seats]  # 3.8
    for place in range(ROW):
        s.row[place] = draw_project(s, chance)  # 3.9
    s.phase = TURN_BEGINS


def deal_tiles(s: State, item: int, chance: Row) -> None:
    """2.8: one tile of each kind that has any."""
    count = 0
    for tile in range(TILES):
        if TILE_ITEM[tile] == item:
            s.mix[count] = tile
            count += 1
    shuffle(chance, s.mix, count)
    if count > 0:
        for seat in range(s.seats):
            s.tile[seat, item] = s.mix[seat]


def build_deck(s: State) -> None:
    """3.1: yarn cards and events, halved. 3.2, 3.3: the requests go into the upper half."""
    for card in range(STOCK_CARDS):
        s.deck[card] = COPIES[s.deck_is, card]
        s.deck_cards += s.deck[card]
    for seat in range(s.seats):
        s.favourites_due |= bit(favourite_of(s, seat))
    s.unseen_requests = ALL_REQUESTS & ~s.favourites_due
    s.random_due = RANDOM_REQUESTS * s.seats
    s.upper = (s.deck_cards + 1) // 2 + count_of(s.favourites_due) + s.random_due


def open_first_bazaar(s: State, chance: Row) -> None:
    """3.5: six yarn cards. 3.6, 3.7: what else was turned up goes back into the deck."""
    events = 0
    requests = 0
    for slot in range(SLOTS):
        card = draw_card(s, chance)
        while is_event(card) or is_request(card):
            if is_event(card):
                s.discard[card] += 1
                events += 1
            else:
                requests |= bit(request_of(card))
            card = draw_card(s, chance)
        s.slot[slot] = card
        s.turned_up[slot] = card
    for card in range(STOCK_CARDS):
        s.deck[card] += s.discard[card]
        s.discard[card] = 0
    s.deck_cards += events
    s.put_back = requests
