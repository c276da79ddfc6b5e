"""Chapter 16: which of the waiting decisions is put next."""

from __future__ import annotations

from samobranka.games.broom_service.phases.clouds import can_dispel
from samobranka.games.broom_service.phases.delivering import can_deliver
from samobranka.games.broom_service.phases.flying import can_drop, can_fly
from samobranka.games.broom_service.phases.gathering import left_to_take
from samobranka.games.broom_service.phases.stall import can_sell
from samobranka.games.broom_service.state import (
    ACTING,
    DELIVER,
    DISPEL,
    DROP,
    FLY,
    NEXT_ANSWER,
    STALL,
    STALL_PAWN,
    TAKE,
    State,
    about,
    decision,
    end_decision,
)


def settle(s: State) -> None:
    """16.5, 16.6: what has become impossible lapses; the first possible one is put."""
    while s.waiting > 0 and not is_possible(s, s.turn):
        end_decision(s)
    s.phase = ACTING if s.waiting > 0 else NEXT_ANSWER


def is_possible(s: State, seat: int) -> bool:
    """16.6: whether more than "nothing" is left; 17.14: by open facts alone."""
    kind = decision(s)
    if kind == FLY:
        return can_fly(s, seat)
    if kind == DROP:
        return can_drop(s, seat)
    if kind == DELIVER:
        return can_deliver(s, seat)
    if kind == DISPEL:
        return can_dispel(s, seat)
    if kind == TAKE:
        return left_to_take(s) > 0
    if kind == STALL:
        return can_sell(s, seat, s.pawn[seat, about(s, STALL_PAWN)])
    return True
