"""Chapters 8 and 9: what a role begins with; 8.2: taking resources."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.games.broom_service.parts import (
    DRUID,
    GATHERER,
    RESOURCES,
    ROLE_GAIN,
    ROLE_KIND,
    WITCH,
    gain_place,
)
from samobranka.games.broom_service.refusals import NOT_OFFERED, ONE_LEFT, refuse_decision
from samobranka.games.broom_service.state import (
    DELIVER,
    DISPEL,
    FLY,
    SETTLING,
    TAKE,
    State,
    drop_decision,
    put_decision,
)


def begin_role(s: State, role: int, courage: int) -> None:
    """The seat on turn carries out a role, bravely or as a coward."""
    if ROLE_KIND[role] == WITCH:  # 8.3
        put_decision(s, FLY, role, 1, courage)
    elif ROLE_KIND[role] == GATHERER:  # 8.1
        for resource in range(RESOURCES):
            s.to_take[resource] = ROLE_GAIN[gain_place(role, courage), resource]
        put_decision(s, TAKE, 0, 0, 0)
    elif ROLE_KIND[role] == DRUID:  # 8.12
        put_decision(s, DELIVER, role, courage, 0)
    else:  # 9.2
        put_decision(s, DISPEL, role, courage, 0)


# ---------------------------------------------------------------- gatherers


def left_to_take(s: State) -> int:
    """How many resources may still be taken."""
    left = 0
    for resource in range(RESOURCES):
        left += s.to_take[resource]
    return left


def refuse_take(s: State, seat: int, resource: int) -> int:
    """8.2: one by one."""
    refused = refuse_decision(s, seat, TAKE)
    if refused:
        return refused
    return NOT_OFFERED if s.to_take[resource] == 0 else LEGAL


def apply_take(s: State, seat: int, resource: int) -> None:
    """8.2"""
    s.to_take[resource] -= 1
    s.stock[seat, resource] += 1
    s.phase = SETTLING


def refuse_take_all(s: State, seat: int) -> int:
    """8.2: a last one is taken by its name."""
    refused = refuse_decision(s, seat, TAKE)
    if refused:
        return refused
    return ONE_LEFT if left_to_take(s) == 1 else LEGAL


def apply_take_all(s: State, seat: int) -> None:
    """8.2"""
    for resource in range(RESOURCES):
        s.stock[seat, resource] += s.to_take[resource]
        s.to_take[resource] = 0
    s.phase = SETTLING


def drop_whatever_waits(s: State) -> None:
    """4.15: the rest of what is put now is left undone."""
    for resource in range(RESOURCES):
        s.to_take[resource] = 0
    drop_decision(s)
    s.phase = SETTLING
