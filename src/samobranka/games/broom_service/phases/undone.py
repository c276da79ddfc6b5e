"""Chapter 4: whatever an action allows may be left undone (4.15)."""

from __future__ import annotations

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL
from samobranka.games.broom_service.parts import RESOURCES
from samobranka.games.broom_service.state import (
    AT_STALL,
    DELIVERING,
    DISPELLING,
    DROPPING,
    FLYING,
    SETTLING,
    TAKING,
    TRADING,
    State,
    end_decision,
)


class Nothing(Action, tag="nothing"):
    """4.15; 13.7 and 10.11 have it in chapters of their own"""


# 14.2: a portal is taken, and 16.2: a coward has a way: there it is not offered.
OFFERS = {
    FLYING: (Nothing,),
    DROPPING: (Nothing,),
    DELIVERING: (Nothing,),
    DISPELLING: (Nothing,),
    TAKING: (Nothing,),
    AT_STALL: (Nothing,),
    TRADING: (Nothing,),
}


def refuse_nothing() -> int:
    """4.15"""
    return LEGAL


def apply_nothing(s: State) -> None:
    """4.15: the rest of what is put now is left undone."""
    for resource in range(RESOURCES):
        s.to_take[resource] = 0
    end_decision(s)
    s.phase = SETTLING
