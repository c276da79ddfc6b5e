"""Chapter 5: the end."""

from __future__ import annotations

from samobranka.core.game import REASON_PLACE, TECHNICAL_STOP, put_outcome, rank_by_standing
from samobranka.core.record import Row
from samobranka.core.refusal import Refusal
from samobranka.template.game.parts import TURNIPS, WORTH
from samobranka.template.game.state import OVER, State

REASONS = ("technical_stop", "last_turnip")
LAST_TURNIP = 1

MATCH_OVER = Refusal("over", "5.1")


def refuse_over() -> int:
    """5.1: nobody may do anything any more."""
    return MATCH_OVER


def score(s: State, seat: int) -> int:
    """5.2: the turnips it has pulled."""
    points = 0
    for turnip in range(TURNIPS):
        if s.puller[turnip] == seat:
            points += WORTH[turnip]
    return points


def write_outcome(s: State, out: Row) -> None:
    """5.2: equal points are equal rank."""
    out[REASON_PLACE] = LAST_TURNIP if s.phase == OVER else TECHNICAL_STOP
    for seat in range(s.seats):
        put_outcome(out, seat, score(s, seat), score(s, seat))
    rank_by_standing(out, s.seats)
