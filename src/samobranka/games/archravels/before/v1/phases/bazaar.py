"""Chapters 8 and 10: restocking the bazaar, and the requests that are turned up (10.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from samobranka.core.actions import SEAT, Action
from samobranka.core.happening import EVERYBODY, happened
from samobranka.core.record import Row
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.core.sets import bit
from samobranka.games.archravels.parts import MOST_WORKS, NOTHING, SLOTS
from samobranka.games.archravels.phases.deck import draw_card
from samobranka.games.archravels.state import (
    CARD_RESOLVED,
    CHOICE_DONE,
    EVENT_BEGINS,
    GIVING,
    REQUEST_CAME,
    RESTOCKED,
    State,
    is_event,
    is_request,
    request_of,
)

GIVE_NOW = Refusal("give_now", "10.1")
NOT_AT_TABLE = Refusal("not_at_table", "10.1")


class GiveRequest(Action, tag="give_request"):
    """10.1"""

    seat: Annotated[int, SEAT]


OFFERS = {GIVING: (GiveRequest,)}


def open_bazaar(s: State, chance: Row) -> None:
    """8.1: every empty slot gets a card, row by row. 8.2: then the new cards are resolved."""
    for place in range(MOST_WORKS):
        s.left[place] = 0  # 4.6
    for slot in range(SLOTS):
        s.turned_up[slot] = NOTHING
        if s.slot[slot] == NOTHING:
            s.slot[slot] = draw_card(s, chance)
            s.turned_up[slot] = s.slot[slot]
    happened(EVERYBODY, RESTOCKED, 0, 0, 0)
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
        happened(EVERYBODY, REQUEST_CAME, request_of(s.slot[s.resolving]), 0, 0)
        s.phase = GIVING
    else:
        s.phase = EVENT_BEGINS


def is_special(card: int) -> bool:
    """An event or a request."""
    return is_event(card) or is_request(card)


def try_give_request(s: State, seat: int) -> Iterator[int]:
    """10.1: the seats at the table."""
    yield from range(s.seats)


def refuse_give_request(s: State, other: int) -> int:
    """10.1: to any seat, oneself included."""
    return LEGAL if other < s.seats else NOT_AT_TABLE


def rule_out_give_request(s: State, other: int) -> int:
    """10.1: nobody sits there."""
    return refuse_give_request(s, other)


def apply_give_request(s: State, other: int) -> None:
    """10.2: it lies open before that seat. 8.3: its slot stays empty."""
    s.held[other] |= bit(request_of(s.slot[s.resolving]))
    s.slot[s.resolving] = NOTHING
    s.phase = CARD_RESOLVED
