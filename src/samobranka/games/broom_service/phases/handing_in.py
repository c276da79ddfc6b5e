"""Chapter 10: «Работа!»: a set of resources for points (10.11)."""

from __future__ import annotations

from typing import Any

from samobranka.core.actions import Action
from samobranka.core.contents import quiet
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.broom_service.lacking import what_lacks
from samobranka.games.broom_service.parts import EVENT_PAY, EVENT_POINTS, RESOURCES
from samobranka.games.broom_service.phases.choosing import seats_choosing
from samobranka.games.broom_service.phases.undone import Nothing
from samobranka.games.broom_service.state import (
    ALL_HANDED_IN,
    DONE,
    HANDING_IN,
    HANDS_IN,
    ROUND_OVER,
    UNDECIDED,
    State,
    book_event,
)


class HandIn(Action, tag="hand_in"):
    """10.11"""


OFFERS = {HANDING_IN: quiet(HandIn, Nothing)}


def set_lacking(s: State, seat: int, action: Any) -> dict[str, Any]:
    """What the seat lacks of the card's set."""
    return what_lacks(s, seat, [EVENT_PAY[s.event, resource] for resource in range(RESOURCES)])


HANDING_IN_NOW = Refusal("handing_in_now", "10.11")
CHOSEN_ALREADY = Refusal("chosen_already", "10.11")
NO_SET = Refusal("no_set", "10.11", set_lacking)


def has_set(s: State, seat: int) -> bool:
    """10.11. 17.7: whether a seat has the set is open."""
    for resource in range(RESOURCES):
        if s.stock[seat, resource] < EVENT_PAY[s.event, resource]:
            return False
    return True


def ask_for_sets(s: State) -> None:
    """10.11: those who have the set decide at once."""
    for seat in range(s.seats):
        s.event_points[seat] = 0
        s.choice[seat] = DONE
        if has_set(s, seat):
            s.choice[seat] = UNDECIDED
            s.phase = HANDING_IN
    if s.phase == ROUND_OVER:
        s.phase = ALL_HANDED_IN


def refuse_handed_in(s: State, seat: int) -> int:
    """10.11: only seats with the set decide, and once."""
    return CHOSEN_ALREADY if has_set(s, seat) else NO_SET


def refuse_hand_in() -> int:
    """10.11: once, and in full."""
    return LEGAL


def apply_hand_in(s: State, seat: int) -> None:
    """10.11"""
    decide(s, seat, HANDS_IN)


def refuse_nothing() -> int:
    """10.11: to keep the set is allowed alike."""
    return LEGAL


def apply_nothing(s: State, seat: int) -> None:
    """10.11: the set is kept."""
    decide(s, seat, DONE)


def decide(s: State, seat: int, choice: int) -> None:
    """17.6: nothing moves until all have decided."""
    s.choice[seat] = choice
    if seats_choosing(s) == 0:
        s.shown += 1
        s.phase = ALL_HANDED_IN


def take_sets(s: State) -> None:
    """10.11: all sets are handed in at the same moment."""
    for seat in range(s.seats):
        points = 0
        if s.choice[seat] == HANDS_IN:
            for resource in range(RESOURCES):
                s.stock[seat, resource] -= EVENT_PAY[s.event, resource]
            points = EVENT_POINTS[s.event]
        book_event(s, seat, points)
        s.choice[seat] = UNDECIDED
    s.phase = ROUND_OVER
