"""Chapters 8, 9, 11 and 12: what a role, a dispelled cloud or a mountain tile begins with."""

from __future__ import annotations

from samobranka.games.broom_service.parts import (
    ANYBODY,
    COWARDLY,
    DOES_DELIVER,
    DOES_DISPEL,
    DOES_GAIN,
    DOES_MOVE,
    DOES_POINTS,
    DRUID,
    GATHERER,
    RESOURCES,
    ROLE_EITHER,
    ROLE_GAIN,
    ROLE_KIND,
    WITCH,
    gain_place,
)
from samobranka.games.broom_service.state import (
    State,
    put_delivery,
    put_dispelling,
    put_flight,
    put_taking,
    score_points,
)


def begin_role(s: State, role: int, courage: int) -> None:
    """The seat on turn carries out a role, bravely or as a coward."""
    if ROLE_KIND[role] == WITCH:  # 8.3
        put_flight(s, role, 1, courage)
    elif ROLE_KIND[role] == GATHERER:  # 8.1
        for resource in range(RESOURCES):
            s.to_take[resource] = ROLE_GAIN[gain_place(role, courage), resource]
        put_taking(s, ROLE_EITHER[gain_place(role, courage)])
    elif ROLE_KIND[role] == DRUID:  # 8.12
        put_delivery(s, role, courage)
    else:  # 9.2
        put_dispelling(s, role, courage)


def set_off(s: State, seat: int, effect: int) -> None:
    """11.5, 12.5: as a coward would do it, on any landscape (R34); one thing only (R51)."""
    score_points(s, seat, DOES_POINTS[effect])  # 11.8
    if DOES_MOVE[effect] > 0:  # 11.6, 12.11
        put_flight(s, ANYBODY, DOES_MOVE[effect], COWARDLY)
    elif DOES_DELIVER[effect] > 0:  # 11.7, 12.10
        put_delivery(s, ANYBODY, COWARDLY)
    elif DOES_DISPEL[effect] > 0:  # 12.12
        put_dispelling(s, ANYBODY, COWARDLY)
    else:  # 12.8, 12.9
        for resource in range(RESOURCES):
            s.to_take[resource] = DOES_GAIN[effect, resource]
        put_taking(s, 0)
