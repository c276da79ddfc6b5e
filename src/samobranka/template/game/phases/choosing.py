"""Chapter 3: all choose at once, in secret."""

from __future__ import annotations

from typing import Annotated

from samobranka.core.actions import Action
from samobranka.core.contents import quiet
from samobranka.core.game import seat_bit
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.template.game.domains import CARD
from samobranka.template.game.state import AT_HOME, CHOOSING, REVEALING, State, has_chosen

CHOOSE_NOW = Refusal("choose_now", "3.1")
CHOSEN_ALREADY = Refusal("chosen_already", "3.2")
NOT_IN_HAND = Refusal("not_in_hand", "3.1")


class Send(Action, tag="send"):
    """3.1"""

    card: Annotated[str, CARD]


class StayHome(Action, tag="stay_home"):
    """3.1"""


OFFERS = {CHOOSING: quiet(Send, StayHome)}


def seats_choosing(s: State) -> int:
    """3.1: a bit for every seat that has not chosen."""
    choosing = 0
    for seat in range(s.seats):
        if not has_chosen(s, seat):
            choosing |= seat_bit(seat)
    return choosing


def refuse_waiting() -> int:
    """3.2: what a seat is told that has chosen."""
    return CHOSEN_ALREADY


def refuse_send(s: State, seat: int, card: int) -> int:
    """3.1: a card of the hand."""
    return NOT_IN_HAND if s.hand[seat, card] == 0 else LEGAL


def apply_send(s: State, seat: int, card: int) -> None:
    """3.2"""
    choose(s, seat, card)


def refuse_stay_home() -> int:
    """3.1: always possible."""
    return LEGAL


def apply_stay_home(s: State, seat: int) -> None:
    """3.2"""
    choose(s, seat, AT_HOME)


def choose(s: State, seat: int, choice: int) -> None:
    """3.2: the card stays in hand and the moment stands still, so that nobody can tell."""
    s.choice[seat] = choice
    if seats_choosing(s) == 0:  # 3.3
        s.phase = REVEALING
