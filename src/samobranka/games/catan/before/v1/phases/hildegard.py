"""Chapter 23: Hildegard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from samobranka.core.actions import SEAT, Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan.domains import RESOURCE
from samobranka.games.catan.knowledge import give_secretly, known, see_hand
from samobranka.games.catan.parts import HILDEGARD, NOTHING
from samobranka.games.catan.phases.helpers import after_own_use, may_use, refuse_use, rule_out_use
from samobranka.games.catan.scoring import visible_points
from samobranka.games.catan.state import ACTING, HILDEGARDS, State


class Hildegard(Action, tag="hildegard"):
    """23.1"""

    opponent: Annotated[int, SEAT]


class TakeSeen(Action, tag="take_seen"):
    """23.4"""

    resource: Annotated[str, RESOURCE]


class TakeNone(Action, tag="take_none"):
    """23.4"""


OFFERS = {ACTING: (Hildegard,), HILDEGARDS: (TakeSeen, TakeNone)}

NOT_AN_OPPONENT = Refusal("not_an_opponent", "23.1")
NOT_MORE_POINTS = Refusal("not_more_points", "23.1")
HILDEGARD_FIRST = Refusal("hildegard_first", "23.4")
NOT_IN_THAT_HAND = Refusal("not_in_that_hand", "23.4")


def try_hildegard(s: State, seat: int) -> Iterator[int]:
    """23.1"""
    if may_use(s, seat, HILDEGARD):
        yield from range(s.seats)


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


def rule_out_hildegard(s: State, seat: int, opponent: int) -> int:
    """13.10; 23.1"""
    refused = rule_out_use(s, seat, HILDEGARD)
    if refused:
        return refused
    return NOT_AN_OPPONENT if opponent >= s.seats or opponent == seat else LEGAL


def apply_hildegard(s: State, seat: int, opponent: int) -> None:
    """23.3: it looks at all resource cards."""
    s.first_named = opponent
    s.shown += 1
    see_hand(s, seat, opponent)
    s.phase = HILDEGARDS


def refuse_take_seen(s: State, seat: int, resource: int) -> int:
    """23.4: one of them."""
    return LEGAL if known(s, seat, s.first_named, resource) > 0 else NOT_IN_THAT_HAND


def apply_take_seen(s: State, seat: int, resource: int) -> None:
    """23.4; 24.10: for the others it is like a stolen card."""
    give_secretly(s, s.first_named, seat, resource)
    finish_hildegard(s, seat)


def refuse_take_none() -> int:
    """23.4: none, too, is a use."""
    return LEGAL


def apply_take_none(s: State, seat: int) -> None:
    """23.4"""
    finish_hildegard(s, seat)


def finish_hildegard(s: State, seat: int) -> None:
    """13.12"""
    s.first_named = NOTHING
    after_own_use(s, seat)
