"""What a bot thinks of a moment: hints, the coach and the levels are made of this."""

from __future__ import annotations

import msgspec


class Opinion(msgspec.Struct, frozen=True):
    """One action in a bot's eyes."""

    action: int
    chance: float
    """Of winning after it, from 0 to 1; a win shared by k seats counts 1/k."""
    share: float
    """Of all its thought that went into this action."""


class Thought(msgspec.Struct, frozen=True):
    """All that a bot thinks at one moment."""

    opinions: list[Opinion]
    """Best first."""
    chances: list[float]
    """Each seat's chance of winning, as the match stands."""
    iterations: int
    """How many times it imagined the match to go on."""
