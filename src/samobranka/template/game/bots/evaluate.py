"""How well a seat stands: the greedy bot's eye. Reads only what the seat may know."""

from __future__ import annotations

from samobranka.core.game import States
from samobranka.template.game.parts import CARDS, TURNIPS, WORTH
from samobranka.template.game.scoring import score
from samobranka.template.game.state import AT_HOME, State, has_chosen

POINT = 100
HOPE = 12  # per point of the turnip and step of strength of the helper sent
KEPT = 20  # per step of strength kept in hand for the turnips to come


def evaluate(states: States, i: int, seat: int) -> int:
    """Hundredths of a point: those made, the hope in what is sent now, the strength kept."""
    s: State = states[i]
    value = POINT * score(s, seat)
    to_come = TURNIPS - s.turnip - has_chosen(s, seat)
    kept = KEPT if to_come > 0 else 0
    for card in range(CARDS):
        value += kept * (card + 1) * s.hand[seat, card]
    if has_chosen(s, seat) and s.choice[seat] != AT_HOME:
        value += (HOPE * WORTH[s.turnip] - kept) * (s.choice[seat] + 1)
    return value
