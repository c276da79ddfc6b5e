"""How fast bots play, where a game tells its turns: a level's time for a turn is shared by its deeds.

What bots have taken in a turn is counted by the clock on the wall, while any of them is at work: other
bots' answers belong to it, people's do not. Each deed may take a part of what is left, so there is
always something left. Who is asked out of turn answers after a time that has nothing to do with what it
holds or thinks.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from samobranka.bots.levels import LEVELS
from samobranka.bots.mind import pace_of
from samobranka.core.match import Match

PLANNED = 0.7
"""The part of a turn's time that is shared out; the rest is for a busy machine."""

PART = 0.25
"""What a deed may take of the time that is left."""

ANSWER = 1 / 6
"""The part of a level's turn that its answer takes, out of turn …"""

LONGEST_ANSWER = 1.0
"""… and how many seconds at most. They hold for the usual pace; tests set another."""

THOUGHT = 0.6
"""The part of an answer's time in which all who are asked think, one after the other."""

USUAL_PACE = 0.4
STRANGER = "friend"
"""Whose time a bot has that is no level."""


@dataclass(frozen=True)
class Plan:
    """How a bot goes about its next deed."""

    pause: float
    """Seconds before it thinks."""
    time: float
    """How much of its usual time it thinks."""
    whole: float | None = None
    """Seconds after which it acts, neither sooner nor later; None: as soon as it knows what to do."""
    is_shared: bool = False
    """Whether a turn's time is shared: then nobody waits where there is nothing to choose."""


class Pace:
    """The time that bots have taken in the present turn of a match."""

    def __init__(self, now: Callable[[], float] = time.perf_counter) -> None:
        self._now = now
        self._turn: int | None = None
        self._spent = 0.0
        self._busy = 0
        self._since = 0.0

    @contextmanager
    def busy(self) -> Iterator[None]:
        """Inside, a bot is at work."""
        self._count()
        self._busy += 1
        try:
            yield
        finally:
            self._count()
            self._busy -= 1

    def _count(self) -> None:
        now = self._now()
        if self._busy:
            self._spent += now - self._since
        self._since = now

    def spent(self, turn: int) -> float:
        """Seconds of this turn so far; the last one is forgotten with the first question about it."""
        self._count()
        if turn != self._turn:
            self._turn, self._spent = turn, 0.0
        return self._spent

    def plan(self, match: Match, seat: int, bot: str, pace: float, slowness: float) -> Plan:
        """How a bot goes about what it is asked now: `pace` seconds before an action are usual, and
        `slowness` times the level's own time to think."""
        turn_of = pace_of(match.game)
        if turn_of is None:
            return Plan(pace, slowness)
        turn, whose = turn_of(match.state)
        level = LEVELS.get(bot, LEVELS[STRANGER])
        left = max(0.0, PLANNED * level.turn - self.spent(turn))
        if seat != whose:
            whole = min(LONGEST_ANSWER, level.turn * ANSWER) * pace / USUAL_PACE
            allowed = whole * THOUGHT / max(1, match.movers.bit_count())
            return Plan(0.0, share(level.seconds, allowed, slowness), whole, True)
        pause = min(pace, left * PART / 2)
        allowed = left * PART - pause
        return Plan(pause, share(level.seconds, allowed, slowness), is_shared=True)


def share(usual: float, allowed: float, slowness: float) -> float:
    """How much of its usual time a level takes, where only so many seconds are allowed."""
    return min(1.0, max(0.0, allowed) / usual) * slowness
