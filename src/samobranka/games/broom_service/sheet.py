"""The score sheet, line by line (chapter 7)."""

from __future__ import annotations

from samobranka.core.game import ScoreLine
from samobranka.games.broom_service.parts import FOUR_POINTS, THREE_POINTS
from samobranka.games.broom_service.scoring import (
    amulet_points,
    bolt_points,
    score,
    sets_of_four,
    sets_of_three,
)
from samobranka.games.broom_service.state import State


def sheet(s: State) -> list[ScoreLine]:
    """Chapter 7, line by line."""
    seats = range(s.seats)
    return [
        ScoreLine("score-match", [s.points[seat] for seat in seats]),
        ScoreLine("score-bolts", [bolt_points(s, seat) for seat in seats]),
        ScoreLine("score-fours", [FOUR_POINTS * sets_of_four(s, seat) for seat in seats]),
        ScoreLine("score-threes", [THREE_POINTS * sets_of_three(s, seat) for seat in seats]),
        ScoreLine("score-amulets", [amulet_points(s, seat) for seat in seats]),
        ScoreLine("score-total", [score(s, seat) for seat in seats]),
    ]
