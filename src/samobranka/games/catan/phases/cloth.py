"""Chapter 33: a bale of cloth is stolen instead of a card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from samobranka.core.actions import SEAT, Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan.phases.robber import is_victim, steal_cloth
from samobranka.games.catan.state import ROBBING, State, go_back


class RobCloth(Action, tag="rob_cloth"):
    """33.7"""

    victim: Annotated[int, SEAT]


OFFERS = {ROBBING: (RobCloth,)}

NO_CLOTH_THERE = Refusal("no_cloth_there", "33.7")


def try_rob_cloth(s: State) -> Iterator[int]:
    """33.7: the pirate only."""
    if s.at_sea:
        yield from range(s.seats)


def refuse_rob_cloth(s: State, seat: int, victim: int) -> int:
    """33.7"""
    is_there = s.at_sea and is_victim(s, seat, victim) and s.cloth[victim] > 0
    return LEGAL if is_there else NO_CLOTH_THERE


def apply_rob_cloth(s: State, seat: int, victim: int) -> None:
    """33.7"""
    steal_cloth(s, seat, victim)
    go_back(s)
