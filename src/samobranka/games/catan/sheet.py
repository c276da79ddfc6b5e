"""The score sheet, line by line (chapter 11)."""

from __future__ import annotations

from samobranka.core.game import ScoreLine
from samobranka.core.words import message_id
from samobranka.games.catan.maps import CLOTH_FOR_CATAN, NO_SCENARIO, WONDERS_OF_CATAN
from samobranka.games.catan.parts import (
    ARMY_POINTS,
    AWARD_IDS,
    CITY,
    CLOTH_OF_POINT,
    PER_SEAT,
    ROAD_POINTS,
    SETTLEMENT,
)
from samobranka.games.catan.scoring import building_points
from samobranka.games.catan.state import OVER, State, built, knights_of
from samobranka.games.catan.view import points_seen


def sheet(s: State) -> list[ScoreLine]:
    """11.1: victory point cards only once the match is over (11.6)."""
    seats = range(s.seats)
    is_over = s.phase == OVER
    lines = [
        ScoreLine(
            "score-settlements",
            [building_points(s, seat, SETTLEMENT) for seat in seats],
            [
                ["score-settlement"] * built(s, seat, SETTLEMENT, PER_SEAT[SETTLEMENT])
                for seat in seats
            ],
        ),
        ScoreLine(
            "score-cities",
            [building_points(s, seat, CITY) for seat in seats],
            [["score-city"] * built(s, seat, CITY, PER_SEAT[CITY]) for seat in seats],
        ),
        ScoreLine(
            message_id("award", AWARD_IDS[0]),
            [ROAD_POINTS * (s.road_holder == seat) for seat in seats],
            [["score-road"] * s.road_length[seat] for seat in seats],
        ),
        ScoreLine(
            message_id("award", AWARD_IDS[1]),
            [ARMY_POINTS * (s.army_holder == seat) for seat in seats],
            [["score-knight"] * knights_of(s, seat) for seat in seats],
        ),
    ]
    if s.scenario != NO_SCENARIO:
        lines.append(ScoreLine("score-islands", [s.bonus[seat] for seat in seats]))  # 29.3
    if s.scenario == CLOTH_FOR_CATAN:  # 33.5
        by_cloth = [s.cloth[seat] // CLOTH_OF_POINT for seat in seats]
        bales = [["score-bale"] * s.cloth[seat] for seat in seats]
        lines.append(ScoreLine("score-cloth", by_cloth, bales))
    if is_over:
        lines.append(ScoreLine("score-victory-points", [s.revealed[seat] for seat in seats]))
    lines.append(ScoreLine("score-total", [points_seen(s, seat, None) for seat in seats]))
    if s.scenario == WONDERS_OF_CATAN:  # 32.7: what else the victory takes
        lines.append(ScoreLine("score-levels", [s.levels[seat] for seat in seats], tie=True))
    if s.scenario == CLOTH_FOR_CATAN:  # 33.9
        lines.append(ScoreLine("score-bales", [s.cloth[seat] for seat in seats], tie=True))
    return lines
