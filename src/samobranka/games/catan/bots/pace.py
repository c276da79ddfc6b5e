"""How the bots' time is shared out; samobranka/bots/mind.py says what it means."""

from __future__ import annotations

from samobranka.games.catan.state import PARTS, SEATS, State


def turn(s: State) -> tuple[int, int]:
    """A part of a turn is one of its own, and so is a placement of the laps."""
    if s.turns == 0:
        return -1 - s.placed, s.decider
    return (s.turns * len(PARTS) + s.part) * SEATS + s.active, s.active
