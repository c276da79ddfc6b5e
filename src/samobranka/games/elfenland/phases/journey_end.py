"""Chapter 8, its end: journeys end, and hands are limited (8.12 to 8.15)."""

from __future__ import annotations

from typing import Annotated, Any

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.elfenland.domains import CARD
from samobranka.games.elfenland.parts import KEPT_HAND
from samobranka.games.elfenland.state import (
    DISCARDING,
    JOURNEY_ENDS,
    JOURNEY_OVER,
    ROUND_ENDS,
    TRAVELLING,
    State,
    discard_card,
    next_seat,
)


class EndJourney(Action, tag="end_journey"):
    """8.12"""


class Discard(Action, tag="discard"):
    """8.15"""

    card: Annotated[str, CARD]


OFFERS = {TRAVELLING: (EndJourney,), DISCARDING: (Discard,)}


def how_many(s: State, seat: int, action: Any) -> dict[str, Any]:
    """The limit, and how many cards are too many."""
    return {"limit": KEPT_HAND, "more": s.hand_size[seat] - KEPT_HAND}


DISCARD_NOW = Refusal("discard_now", "8.14", how_many)
NOT_IN_HAND = Refusal("not_in_hand", "8.14")


def refuse_end_journey() -> int:
    """8.12"""
    return LEGAL


def apply_end_journey(s: State) -> None:
    """8.12"""
    s.phase = JOURNEY_ENDS


def limit_hand(s: State) -> None:
    """8.14; 8.15: with four cards or fewer nothing is discarded."""
    s.phase = DISCARDING if s.hand_size[s.turn] > KEPT_HAND else JOURNEY_OVER


def refuse_discard(s: State, seat: int, card: int) -> int:
    """8.14: a card of the seat's choice."""
    return NOT_IN_HAND if s.hand[seat, card] == 0 else LEGAL


def apply_discard(s: State, seat: int, card: int) -> None:
    """8.15: openly, one at a time."""
    discard_card(s, seat, card)
    s.phase = JOURNEY_ENDS


def next_traveller(s: State) -> None:
    """8.1: in turn, until all have travelled."""
    s.turn = next_seat(s, s.turn)
    s.phase = ROUND_ENDS if s.turn == s.first else TRAVELLING
