"""Chapter 23: Hildegard."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.games.catan.knowledge import give_secretly, known, see_hand
from samobranka.games.catan.parts import HILDEGARD, NOTHING
from samobranka.games.catan.phases.helpers import after_own_use, refuse_use
from samobranka.games.catan.refusals import (
    NOT_AN_OPPONENT,
    NOT_IN_THAT_HAND,
    NOT_MORE_POINTS,
    refuse_moment,
)
from samobranka.games.catan.scoring import visible_points
from samobranka.games.catan.state import HILDEGARDS, State


def refuse_hildegard(s: State, seat: int, opponent: int) -> int:
    """23.1: strictly more visible points. 23.5: with cards or without."""
    refused = refuse_use(s, seat, HILDEGARD)
    if refused:
        return refused
    if opponent >= s.seats or opponent == seat:
        return NOT_AN_OPPONENT
    if visible_points(s, opponent) > visible_points(s, seat):
        return LEGAL
    return NOT_MORE_POINTS


def apply_hildegard(s: State, seat: int, opponent: int) -> None:
    """23.3: it looks at all resource cards."""
    s.first_named = opponent
    s.shown += 1
    see_hand(s, seat, opponent)
    s.phase = HILDEGARDS


def refuse_take_seen(s: State, seat: int, resource: int) -> int:
    """23.4: one of them."""
    refused = refuse_moment(s, seat, HILDEGARDS)
    if refused:
        return refused
    return LEGAL if known(s, seat, s.first_named, resource) > 0 else NOT_IN_THAT_HAND


def apply_take_seen(s: State, seat: int, resource: int) -> None:
    """23.4; 24.10: for the others it is like a stolen card."""
    give_secretly(s, s.first_named, seat, resource)
    finish_hildegard(s, seat)


def refuse_take_none(s: State, seat: int) -> int:
    """23.4: none, too, is a use."""
    return refuse_moment(s, seat, HILDEGARDS)


def finish_hildegard(s: State, seat: int) -> None:
    """13.12"""
    s.first_named = NOTHING
    after_own_use(s, seat)
