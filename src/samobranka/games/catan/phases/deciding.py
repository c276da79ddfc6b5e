"""Chapters 3 and 11: who decides now, and why others may not."""

from __future__ import annotations

from samobranka.core.game import States, seat_bit
from samobranka.core.refusal import Refusal
from samobranka.core.sets import has
from samobranka.games.catan.phases.offers import (
    refuse_not_answering,
    refuse_not_asked,
    seats_answering,
)
from samobranka.games.catan.phases.robber import refuse_not_discarding, seats_discarding
from samobranka.games.catan.state import ANSWERING, DISCARDING, OVER, State

NOT_YOUR_TURN = Refusal("not_your_turn", "3.7")
MATCH_OVER = Refusal("over", "11.2")


def movers(states: States, i: int) -> int:
    """3.7: one seat decides, but for discards and answers."""
    s: State = states[i]
    if s.phase == OVER:
        return 0
    if s.phase == DISCARDING:
        return seats_discarding(s)
    if s.phase == ANSWERING:
        return seats_answering(s)
    return seat_bit(s.decider)


def idle(s: State, seat: int) -> int:
    """3.7, 11.2: why a seat that is not asked may do nothing."""
    if s.phase == OVER:
        return MATCH_OVER
    if s.phase == DISCARDING:
        return refuse_not_discarding()
    if s.phase == ANSWERING and seat != s.active:
        return refuse_not_answering() if has(s.asked, seat) else refuse_not_asked()
    return NOT_YOUR_TURN
