"""Chapters 8 and 9: what a role begins with."""

from __future__ import annotations

from samobranka.games.broom_service.parts import (
    DRUID,
    GATHERER,
    RESOURCES,
    ROLE_GAIN,
    ROLE_KIND,
    WITCH,
    gain_place,
)
from samobranka.games.broom_service.state import (
    TAKE,
    State,
    put_bare,
    put_delivery,
    put_dispelling,
    put_flight,
)


def begin_role(s: State, role: int, courage: int) -> None:
    """The seat on turn carries out a role, bravely or as a coward."""
    if ROLE_KIND[role] == WITCH:  # 8.3
        put_flight(s, role, 1, courage)
    elif ROLE_KIND[role] == GATHERER:  # 8.1
        for resource in range(RESOURCES):
            s.to_take[resource] = ROLE_GAIN[gain_place(role, courage), resource]
        put_bare(s, TAKE)
    elif ROLE_KIND[role] == DRUID:  # 8.12
        put_delivery(s, role, courage)
    else:  # 9.2
        put_dispelling(s, role, courage)
