"""Chapter 5: leaving the city's deck alone."""

from __future__ import annotations

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.master_elf.state import IN_CITY, MAKING, State

DRAW_NOW = Refusal("draw_now", "5.8")


class LeaveDeck(Action, tag="leave_deck"):
    """5.8"""


OFFERS = {IN_CITY: (LeaveDeck,)}


def refuse_leave_deck(s: State) -> int:
    """5.8: who has discarded has chosen to draw."""
    return LEGAL if s.city_discards == 0 else DRAW_NOW


def apply_leave_deck(s: State) -> None:
    """5.8"""
    s.phase = MAKING
