"""The score sheet, line by line (11.2, 12.7)."""

from __future__ import annotations

from samobranka.core.game import ScoreLine
from samobranka.core.words import message_id
from samobranka.games.elfenland.parts import TOWN_IDS
from samobranka.games.elfenland.scoring import distance_to, markers_taken
from samobranka.games.elfenland.state import OVER, State


def sheet(s: State) -> list[ScoreLine]:
    """11.2, 12.7: markers, the distance once the town cards are shown, and the sum.

    Between equals 12.8: the shorter distance, 11.3: more cards in hand.
    """
    seats = range(s.seats)
    markers = [markers_taken(s, seat) for seat in seats]
    early = [["score-early-win"] if s.winner == seat else [] for seat in seats]
    lines = [ScoreLine("score-markers", markers, early)]
    total = markers
    if s.has_destinations and s.phase == OVER:
        far = [-distance_to(s, s.boot[seat], s.shown_goal[seat]) for seat in seats]
        notes = [[message_id("town", TOWN_IDS[s.shown_goal[seat]])] for seat in seats]
        lines.append(ScoreLine("score-distance", far, notes))
        total = [markers[seat] + far[seat] for seat in seats]
    lines.append(ScoreLine("score-total", total))
    if s.has_destinations and s.phase == OVER:
        lines.append(ScoreLine("score-tie-distance", [-points for points in far], tie=True))
    return [*lines, ScoreLine("score-tie-cards", [s.hand_size[seat] for seat in seats], tie=True)]
