"""Chapter 3: all choose at once, in secret."""

from __future__ import annotations

from samobranka.core.game import LEGAL, seat_bit
from samobranka.template.game.refusals import CHOSEN_ALREADY, MATCH_OVER, NOT_IN_HAND
from samobranka.template.game.state import OVER, REVEALING, State, has_chosen


def seats_choosing(s: State) -> int:
    """3.1: a bit for every seat that has not chosen."""
    choosing = 0
    for seat in range(s.seats):
        if not has_chosen(s, seat):
            choosing |= seat_bit(seat)
    return choosing


def refuse_send(s: State, seat: int, card: int) -> int:
    """3.1: a card of the hand."""
    refused = refuse_stay_home(s, seat)
    if refused:
        return refused
    return NOT_IN_HAND if s.hand[seat, card] == 0 else LEGAL


def refuse_stay_home(s: State, seat: int) -> int:
    """3.2: one choice a round."""
    if s.phase == OVER:
        return MATCH_OVER
    return CHOSEN_ALREADY if has_chosen(s, seat) else LEGAL


def apply_choice(s: State, seat: int, choice: int) -> None:
    """3.2: the card stays in hand and the moment stands still, so that nobody can tell."""
    s.choice[seat] = choice
    if seats_choosing(s) == 0:  # 3.3
        s.phase = REVEALING
