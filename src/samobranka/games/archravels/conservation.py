"""Every component of the box is somewhere, once; in rules' style, so that it can be compiled."""

from __future__ import annotations

from samobranka.core.game import KEPT, Losses, lost
from samobranka.core.sets import bit, count_of, has
from samobranka.games.archravels.parts import (
    ALL_PROJECTS,
    ALL_REQUESTS,
    COLOURS,
    COPIES,
    ITEMS,
    NOTHING,
    PROJECTS_FOR,
    RANDOM_REQUESTS,
    ROW,
    SLOTS,
    STOCK_CARDS,
    TILE_ITEM,
)
from samobranka.games.archravels.state import State, is_request, request_of

BOARD, TILE_AS, TILE_TWICE, STOCK, DECK_CARDS = range(5)
REQUEST_TWICE, REQUEST_MISSING, REQUESTS_IN_PLAY, UPPER = range(5, 9)
PROJECT_TWICE, PROJECT_MISSING, PROJECT_DECK, TOKENS = range(9, 13)

LOSSES: Losses = (
    ("two boards alike, one at seat", ()),
    ("a pattern tile of another item at seat", ()),
    ("a pattern tile dealt twice, once to seat", ()),
    ("copies of stock card", ()),
    ("deck_cards", None),
    ("a request lies twice", None),
    ("a request lies nowhere", None),
    ("requests in play", None),
    ("upper", None),
    ("a project lies twice", None),
    ("a project lies nowhere", None),
    ("project_deck", None),
    ("tokens are owed by seat", ()),
)


def kept(states: list[State], i: int) -> int:
    """Every component of the box is somewhere, once; most of it only once the match has begun."""
    s = states[i]
    found = boards_kept(s)
    if s.turns == 0:
        return found
    if found == KEPT:
        found = tiles_kept(s)
    if found == KEPT:
        found = stock_kept(s)
    if found == KEPT:
        found = requests_kept(s)
    if found == KEPT:
        found = projects_kept(s)
    return tokens_kept(s) if found == KEPT else found


def boards_kept(s: State) -> int:
    """No two seats have the same board."""
    seen = 0
    for seat in range(s.seats):
        if s.board[seat] != NOTHING:
            if has(seen, s.board[seat]):
                return lost(BOARD, seat)
            seen |= bit(s.board[seat])
    return KEPT


def tiles_kept(s: State) -> int:
    """No pattern tile lies in two places, and each lies with its item."""
    seen = 0
    for seat in range(s.seats):
        for item in range(ITEMS):
            tile = s.tile[seat, item]
            if tile != NOTHING:
                if TILE_ITEM[tile] != item:
                    return lost(TILE_AS, seat)
                if has(seen, tile):
                    return lost(TILE_TWICE, seat)
                seen |= bit(tile)
    return KEPT


def stock_kept(s: State) -> int:
    """Yarn cards and events."""
    in_deck = 0
    for card in range(STOCK_CARDS):
        in_deck += s.deck[card]
        count = s.deck[card] + s.discard[card]
        for slot in range(SLOTS):
            count += s.slot[slot] == card
        if count != COPIES[s.deck_is, card]:
            return lost(STOCK, card)
    return KEPT if s.deck_cards == in_deck else lost(DECK_CARDS, 0)


def requests_kept(s: State) -> int:
    """Every request is in one place, and as many are in play as 3.2 says."""
    seen = s.put_back | s.favourites_due
    if s.put_back & s.favourites_due != 0:
        return lost(REQUEST_TWICE, 0)
    for slot in range(SLOTS):
        if is_request(s.slot[slot]):
            if has(seen, request_of(s.slot[slot])):
                return lost(REQUEST_TWICE, 0)
            seen |= bit(request_of(s.slot[slot]))
    for seat in range(s.seats):
        if (seen | s.held[seat]) & s.finished[seat] != 0 or seen & s.held[seat] != 0:
            return lost(REQUEST_TWICE, 0)
        seen |= s.held[seat] | s.finished[seat]
    if seen & s.unseen_requests != 0:
        return lost(REQUEST_TWICE, 0)
    if seen | s.unseen_requests != ALL_REQUESTS:
        return lost(REQUEST_MISSING, 0)
    if count_of(seen) + s.random_due != (1 + RANDOM_REQUESTS) * s.seats:
        return lost(REQUESTS_IN_PLAY, 0)
    return KEPT if s.upper >= count_of(s.favourites_due) + s.random_due else lost(UPPER, 0)


def projects_kept(s: State) -> int:
    """Every project is in one place, and as many are in play as there are for the seats."""
    seen = 0
    for place in range(ROW):
        if s.row[place] != NOTHING:
            if has(seen, s.row[place]):
                return lost(PROJECT_TWICE, 0)
            seen |= bit(s.row[place])
    for seat in range(s.seats):
        if seen & s.projects[seat] != 0:
            return lost(PROJECT_TWICE, 0)
        seen |= s.projects[seat]
    if seen & s.unseen_projects != 0:
        return lost(PROJECT_TWICE, 0)
    if seen | s.unseen_projects != ALL_PROJECTS:
        return lost(PROJECT_MISSING, 0)
    return (
        KEPT if count_of(seen) + s.project_deck == PROJECTS_FOR[s.seats] else lost(PROJECT_DECK, 0)
    )


def tokens_kept(s: State) -> int:
    """Nobody owes tokens."""
    for seat in range(s.seats):
        for colour in range(COLOURS):
            if s.bowl[seat, colour] < 0:
                return lost(TOKENS, seat)
        for item in range(ITEMS):
            if s.items[seat, item] < 0:
                return lost(TOKENS, seat)
    return KEPT
