"""How well a seat stands: the greedy bot's eye."""

from __future__ import annotations

from samobranka.core.game import States
from samobranka.games.archravels.scoring import score
from samobranka.games.archravels.state import State


def evaluate(states: States, i: int, seat: int) -> int:
    """Quarters of a point."""
    s: State = states[i]
    return score(s, seat)
