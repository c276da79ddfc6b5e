"""Chapter 15: Jean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from samobranka.core.actions import Action
from samobranka.games.catan.domains import RESOURCE
from samobranka.games.catan.parts import JEAN, RESOURCES
from samobranka.games.catan.phases.helpers import (
    after_own_use,
    may_use,
    refuse_early_use,
    rule_out_use,
)
from samobranka.games.catan.state import ACTING, BEFORE_ROLL, State


class Jean(Action, tag="jean"):
    """15.1"""

    resource: Annotated[str, RESOURCE]


OFFERS = {BEFORE_ROLL: (Jean,), ACTING: (Jean,)}


def try_jean(s: State, seat: int) -> Iterator[int]:
    """15.1"""
    if may_use(s, seat, JEAN):
        yield from range(RESOURCES)


def refuse_jean(s: State, seat: int) -> int:
    """15.1"""
    return refuse_early_use(s, seat, JEAN)


def rule_out_jean(s: State, seat: int) -> int:
    """13.10"""
    return rule_out_use(s, seat, JEAN)


def apply_jean(s: State, seat: int, resource: int) -> None:
    """15.2; 15.4: the rate lasts, whatever follows."""
    s.jean_rate = resource
    after_own_use(s, seat)
