"""What happened besides the action itself, said by the rules at the place where it happens.

Most of a story follows from the action and from the records before and after it. What does not (which
cards went, why an action came to nothing, who passed unasked), a rule says aloud:

    happened(EVERYBODY, LAPSED, seat, role, CLOUDS_THERE)

Compiled, that is an empty function and costs nothing. Interpreted, it is written down while an action
is worked out, and the story of the action (`events`) is given what its audience may hear. Whoever says
something to EVERYBODY makes it public, as a field marked PUBLIC does.
"""

from __future__ import annotations

from dataclasses import dataclass

EVERYBODY = -1
"""Said to all seats and spectators; else to the seat of that number."""


@dataclass(frozen=True)
class Happened:
    """One thing that a rule said."""

    to: int
    what: int
    first: int
    second: int
    third: int

    def is_heard_by(self, audience: int | None) -> bool:
        """Whether an audience (None: spectators) may hear it."""
        return self.to in (EVERYBODY, audience)


def happened(to: int, what: int, first: int, second: int, third: int) -> None:
    """Says what happened: a number of the game's own, and up to three that say more."""
