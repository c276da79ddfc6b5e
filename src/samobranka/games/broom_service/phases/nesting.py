"""Chapter 16: which of the waiting decisions is put next, and leaving it undone."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.games.broom_service.phases.choosing import refuse_add_none
from samobranka.games.broom_service.phases.clouds import can_dispel
from samobranka.games.broom_service.phases.delivering import can_deliver, can_drop, can_sell
from samobranka.games.broom_service.phases.flying import can_fly
from samobranka.games.broom_service.phases.roles import left_to_take
from samobranka.games.broom_service.phases.rounds import refuse_hand_in
from samobranka.games.broom_service.refusals import expected_instead
from samobranka.games.broom_service.state import (
    ACTING,
    ADDING,
    CIRCLE,
    DELIVER,
    DISPEL,
    DROP,
    FLY,
    HANDING_IN,
    NEXT_ANSWER,
    STALL,
    TAKE,
    WAY,
    State,
    about,
    decision,
    drop_decision,
)


def settle(s: State) -> None:
    """16.5, 16.6: what has become impossible lapses; the first possible one is put."""
    while s.waiting > 0 and not is_possible(s, s.turn):
        drop_decision(s)
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
        return can_sell(s, seat, s.pawn[seat, about(s, 1)])
    return True


def refuse_nothing(s: State, seat: int) -> int:
    """4.15: anything may be left undone. 14.2: but a portal is taken, and a coward has a way."""
    if s.phase == ADDING:
        return refuse_add_none(s, seat)
    if s.phase == HANDING_IN:
        return refuse_hand_in(s, seat)
    if s.phase == ACTING and s.turn == seat and decision(s) != CIRCLE and decision(s) != WAY:
        return LEGAL
    return expected_instead(s, seat)
