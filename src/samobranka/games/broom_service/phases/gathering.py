"""Chapter 8: taking resources (8.1, 8.2); cauldron and chest of chapter 12 are taken alike."""

from __future__ import annotations

from typing import Annotated, Any

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.broom_service.domains import RESOURCE
from samobranka.games.broom_service.parts import RESOURCE_IDS, RESOURCES
from samobranka.games.broom_service.state import SETTLING, TAKE_EITHER, TAKING, State, about


class Take(Action, tag="take"):
    """8.2"""

    resource: Annotated[str, RESOURCE]


class TakeAll(Action, tag="take_all"):
    """8.2"""


OFFERS = {TAKING: (Take, TakeAll)}


def what_is_left(s: State, seat: int, action: Any) -> dict[str, Any]:
    """The resources that may still be taken."""
    named = enumerate(RESOURCE_IDS)
    return {"left": {RESOURCE.name(name): s.to_take[k] for k, name in named if s.to_take[k]}}


TAKE_NOW = Refusal("take_now", "8.2", what_is_left)
NOT_OFFERED = Refusal("not_offered", "8.2", what_is_left)
ONE_LEFT = Refusal("one_left", "8.2", what_is_left)
ONE_OF_THEM = Refusal("one_of_them", "8.1", what_is_left)


def left_to_take(s: State) -> int:
    """How many resources may still be taken."""
    left = 0
    for resource in range(RESOURCES):
        left += s.to_take[resource]
    return left


def refuse_take(s: State, resource: int) -> int:
    """8.2: one by one."""
    return NOT_OFFERED if s.to_take[resource] == 0 else LEGAL


def apply_take(s: State, seat: int, resource: int) -> None:
    """8.2"""
    s.to_take[resource] -= 1
    s.stock[seat, resource] += 1
    if about(s, TAKE_EITHER) != 0:  # 8.1
        for other in range(RESOURCES):
            s.to_take[other] = 0
    s.phase = SETTLING


def refuse_take_all(s: State) -> int:
    """8.2: a last one is taken by its name."""
    if about(s, TAKE_EITHER) != 0:
        return ONE_OF_THEM
    return ONE_LEFT if left_to_take(s) == 1 else LEGAL


def apply_take_all(s: State, seat: int) -> None:
    """8.2"""
    for resource in range(RESOURCES):
        s.stock[seat, resource] += s.to_take[resource]
        s.to_take[resource] = 0
    s.phase = SETTLING
