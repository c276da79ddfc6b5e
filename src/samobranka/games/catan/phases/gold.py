"""Chapter 27: gold."""

from __future__ import annotations

from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan.knowledge import take_from_bank
from samobranka.games.catan.lacks import which_card
from samobranka.games.catan.phases.cards import TakeCard
from samobranka.games.catan.state import (
    GOLD_DEALT,
    PRODUCED,
    TAKING_GOLD,
    State,
    bank_size,
    seats_after,
)

OFFERS = {TAKING_GOLD: (TakeCard,)}

TAKE_GOLD_FIRST = Refusal("take_gold_first", "27.2")
BANK_LACKS_IT = Refusal("bank_lacks_it", "27.2", which_card)


def share_gold(s: State, phase: int) -> None:
    """27.2: those who are owed a card of gold choose; then `phase` goes on."""
    s.after_gold = phase
    s.phase = GOLD_DEALT


def next_for_gold(s: State) -> None:
    """27.2: clockwise from the seat on turn, of what the bank then has; of an empty bank nobody."""
    for step in range(s.seats):
        seat = seats_after(s, s.active, step)
        if s.gold_due[seat] > 0:
            if bank_size(s) > 0:
                s.decider = seat
                s.phase = TAKING_GOLD
                return
            s.gold_due[seat] = 0
    s.decider = s.active
    s.phase = s.after_gold


def refuse_take_card(s: State, resource: int) -> int:
    """27.1: any card that the bank has."""
    return LEGAL if s.bank[resource] > 0 else BANK_LACKS_IT


def apply_take_card(s: State, seat: int, resource: int) -> None:
    """27.1, 27.2"""
    take_from_bank(s, seat, resource, 1)
    s.got[seat, resource] += 1  # 27.4
    if s.after_gold == PRODUCED:
        s.produced[seat, resource] += 1
    s.gold_due[seat] -= 1
    s.phase = GOLD_DEALT
