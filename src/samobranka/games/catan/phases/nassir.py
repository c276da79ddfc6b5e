"""Chapter 21: Nassir."""

from __future__ import annotations

from samobranka.core.game import LEGAL, seat_bit
from samobranka.games.catan.knowledge import give_openly
from samobranka.games.catan.parts import NASSIR, NOTHING
from samobranka.games.catan.phases.helpers import after_own_use, refuse_use
from samobranka.games.catan.refusals import (
    NAMED_ALREADY,
    NOT_AN_OPPONENT,
    NOT_IN_HAND,
    refuse_moment,
)
from samobranka.games.catan.state import NASSIR_GIVES, NASSIRS, State, seats_after


def refuse_nassir(s: State, seat: int, opponent: int) -> int:
    """21.1"""
    refused = refuse_use(s, seat, NASSIR)
    if refused:
        return refused
    return LEGAL if opponent < s.seats and opponent != seat else NOT_AN_OPPONENT


def apply_nassir(s: State, opponent: int) -> None:
    """21.1"""
    s.first_named = opponent
    s.second_named = NOTHING
    s.phase = NASSIRS


def refuse_nassir_too(s: State, seat: int, opponent: int) -> int:
    """21.1: one or two opponents."""
    refused = refuse_moment(s, seat, NASSIRS)
    if refused:
        return refused
    if s.second_named != NOTHING or opponent == s.first_named:
        return NAMED_ALREADY
    return LEGAL if opponent < s.seats and opponent != seat else NOT_AN_OPPONENT


def apply_nassir_too(s: State, opponent: int) -> None:
    """21.1"""
    s.second_named = opponent


def refuse_nassir_asks(s: State, seat: int) -> int:
    """21.1"""
    return refuse_moment(s, seat, NASSIRS)


def apply_nassir_asks(s: State, seat: int, resource: int) -> None:
    """21.2: each that has the resource gives one. 21.4: the others give and get nothing."""
    s.shown += 1
    s.asked_for = resource
    s.owed_to = 0
    ask_for_card(s, seat, s.first_named, resource)
    if s.second_named != NOTHING:
        ask_for_card(s, seat, s.second_named, resource)
    s.phase = NASSIR_GIVES
    if s.owed_to == 0:  # 21.6
        finish_nassir(s, seat)


def ask_for_card(s: State, seat: int, opponent: int, resource: int) -> None:
    """21.2"""
    if s.hand[opponent, resource] > 0:
        give_openly(s, opponent, seat, resource, 1)
        s.owed_to |= seat_bit(opponent)


def next_creditor(s: State, seat: int) -> int:
    """21.3: in seat order after its own."""
    for steps in range(1, s.seats):
        other = seats_after(s, seat, steps)
        if s.owed_to & seat_bit(other):
            return other
    return NOTHING


def refuse_nassir_gives(s: State, seat: int, resource: int) -> int:
    """21.3: any resource it then has."""
    refused = refuse_moment(s, seat, NASSIR_GIVES)
    if refused:
        return refused
    return LEGAL if s.hand[seat, resource] > 0 else NOT_IN_HAND


def apply_nassir_gives(s: State, seat: int, resource: int) -> None:
    """21.3"""
    creditor = next_creditor(s, seat)
    give_openly(s, seat, creditor, resource, 1)
    s.owed_to &= ~seat_bit(creditor)
    if s.owed_to == 0:
        finish_nassir(s, seat)


def finish_nassir(s: State, seat: int) -> None:
    """13.12"""
    s.first_named = NOTHING
    s.second_named = NOTHING
    s.asked_for = NOTHING
    after_own_use(s, seat)
