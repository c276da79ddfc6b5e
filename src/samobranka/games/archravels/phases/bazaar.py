"""Chapter 8: restocking the bazaar; 4.7 before it; with 10.1 the requests that are turned up."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.core.record import Row
from samobranka.games.archravels.parts import (
    CRAFT,
    CRAFT_ANY,
    EXCHANGE,
    MOST_WORKS,
    NOTHING,
    SLOTS,
    WORK_OF,
)
from samobranka.games.archravels.phases.crafting import can_craft
from samobranka.games.archravels.phases.deck import draw_card
from samobranka.games.archravels.refusals import NOT_AT_TABLE, refuse_moment
from samobranka.games.archravels.state import (
    BAZAAR_OPENS,
    CARD_RESOLVED,
    CHOICE_DONE,
    EVENT_BEGINS,
    GIVING,
    WORKING,
    State,
    bit,
    is_event,
    is_request,
    request_of,
    tokens_of,
)


def go_on_working(s: State) -> None:
    """4.7: when no work is left that could be done, the bazaar is restocked without asking."""
    s.phase = BAZAAR_OPENS
    for place in range(MOST_WORKS):
        if s.left[place] > 0 and can_work(s, s.active, place):
            s.phase = WORKING


def can_work(s: State, seat: int, place: int) -> bool:
    """4.7: whether a work of the space could be done at all."""
    work = WORK_OF[s.board[seat], s.marker[seat], place]
    if work == CRAFT:
        return not s.cat[seat] and can_craft(s, seat, False, True)
    if work == CRAFT_ANY:
        return not s.cat[seat] and can_craft(s, seat, True, not s.any_takes_items_only)
    if work == EXCHANGE:
        return tokens_of(s, seat) > 0
    return True


def open_bazaar(s: State, chance: Row) -> None:
    """8.1: every empty slot gets a card, row by row. 8.2: then the new cards are resolved."""
    for place in range(MOST_WORKS):
        s.left[place] = 0  # 4.6
    for slot in range(SLOTS):
        s.turned_up[slot] = NOTHING
        if s.slot[slot] == NOTHING:
            s.slot[slot] = draw_card(s, chance)
            s.turned_up[slot] = s.slot[slot]
    s.restocks += 1
    s.resolving = NOTHING
    s.phase = CARD_RESOLVED


def resolve_next(s: State) -> None:
    """8.2: the next event or request, in the order of the slots."""
    s.asked = s.active
    s.resolving += 1
    while s.resolving < SLOTS and not is_special(s.slot[s.resolving]):
        s.resolving += 1
    if s.resolving == SLOTS:
        s.phase = CHOICE_DONE
    elif is_request(s.slot[s.resolving]):
        s.phase = GIVING
    else:
        s.phase = EVENT_BEGINS


def is_special(card: int) -> bool:
    """An event or a request."""
    return is_event(card) or is_request(card)


def refuse_give_request(s: State, seat: int, to: int) -> int:
    """10.1: to any seat, oneself included."""
    refused = refuse_moment(s, seat, GIVING)
    if refused:
        return refused
    return LEGAL if to < s.seats else NOT_AT_TABLE


def apply_give_request(s: State, to: int) -> None:
    """10.2: it lies open before that seat. 8.3: its slot stays empty."""
    s.held[to] |= bit(request_of(s.slot[s.resolving]))
    s.slot[s.resolving] = NOTHING
    s.phase = CARD_RESOLVED
