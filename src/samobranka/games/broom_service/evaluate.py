"""How well a seat stands: the greedy bot's eye."""

from __future__ import annotations

from samobranka.core.game import States
from samobranka.games.broom_service.scoring import score
from samobranka.games.broom_service.state import State

POINT = 100


def evaluate(states: States, i: int, seat: int) -> int:
    """Hundredths of a point."""
    s: State = states[i]
    return POINT * score(s, seat)
