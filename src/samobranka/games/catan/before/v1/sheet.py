"""The score sheet, line by line (chapter 11)."""

from __future__ import annotations

from samobranka.core.game import ScoreLine
from samobranka.core.words import message_id
from samobranka.games.catan.parts import ARMY_POINTS, AWARD_IDS, CITY, ROAD_POINTS, SETTLEMENT
from samobranka.games.catan.scoring import building_points
from samobranka.games.catan.state import OVER, State
from samobranka.games.catan.view import points_seen


def sheet(s: State) -> list[ScoreLine]:
    """11.1: victory point cards only once the match is over (11.6)."""
    seats = range(s.seats)
    is_over = s.phase == OVER
    lines = [
        ScoreLine("score-settlements", [building_points(s, seat, SETTLEMENT) for seat in seats]),
        ScoreLine("score-cities", [building_points(s, seat, CITY) for seat in seats]),
        ScoreLine(
            message_id("award", AWARD_IDS[0]),
            [ROAD_POINTS * (s.road_holder == seat) for seat in seats],
        ),
        ScoreLine(
            message_id("award", AWARD_IDS[1]),
            [ARMY_POINTS * (s.army_holder == seat) for seat in seats],
        ),
    ]
    if is_over:
        lines.append(ScoreLine("score-victory-points", [s.revealed[seat] for seat in seats]))
    return [*lines, ScoreLine("score-total", [points_seen(s, seat, None) for seat in seats])]
