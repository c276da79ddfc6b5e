"""Chapter 16: which of the waiting decisions is put next, and which lapse."""

from __future__ import annotations

from samobranka.core.happening import EVERYBODY, happened
from samobranka.games.broom_service.phases.clouds import why_no_cloud
from samobranka.games.broom_service.phases.delivering import why_no_delivery
from samobranka.games.broom_service.phases.flying import why_no_drop, why_no_flight
from samobranka.games.broom_service.phases.gathering import left_to_take
from samobranka.games.broom_service.phases.stall import can_sell
from samobranka.games.broom_service.state import (
    ACTING,
    DELIVER,
    DISPEL,
    DROP,
    FLY,
    LACKS_GOODS,
    LAPSE,
    NEXT_ANSWER,
    POSSIBLE,
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
    while s.waiting > 0 and is_done_with(s, s.turn):
        end_decision(s)
    s.phase = ACTING if s.waiting > 0 else NEXT_ANSWER


def is_done_with(s: State, seat: int) -> bool:
    """16.6: whether only "nothing" is left; everybody hears why, unless all was taken."""
    if decision(s) == TAKE:
        return left_to_take(s) == 0
    why = why_lapses(s, seat)
    if why != POSSIBLE:
        happened(EVERYBODY, LAPSE, seat, decision(s), why)
    return why != POSSIBLE


def why_lapses(s: State, seat: int) -> int:
    """16.5, 16.6: why the decision on top cannot be put; 17.14: by open facts alone."""
    kind = decision(s)
    if kind == FLY:
        return why_no_flight(s, seat)
    if kind == DROP:
        return why_no_drop(s, seat)
    if kind == DELIVER:
        return why_no_delivery(s, seat)
    if kind == DISPEL:
        return why_no_cloud(s, seat)
    if kind == STALL and not can_sell(s, seat, s.pawn[seat, about(s, STALL_PAWN)]):
        return LACKS_GOODS
    return POSSIBLE
