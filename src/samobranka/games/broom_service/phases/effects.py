"""Chapters 11 and 12: what a dispelled cloud or a mountain tile sets off, before all that waits."""

from __future__ import annotations

from samobranka.games.broom_service.parts import (
    ANYBODY,
    COWARDLY,
    DOES_DELIVER,
    DOES_DISPEL,
    DOES_GAIN,
    DOES_MOVE,
    DOES_POINTS,
    RESOURCES,
)
from samobranka.games.broom_service.state import (
    TAKE,
    State,
    put_bare,
    put_delivery,
    put_dispelling,
    put_flight,
    score_points,
)


def set_off(s: State, seat: int, effect: int) -> None:
    """As a coward would do it, on any landscape (R34); one thing only (R51)."""
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
        put_bare(s, TAKE)
