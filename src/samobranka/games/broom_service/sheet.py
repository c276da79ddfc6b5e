"""The score sheet, line by line (chapter 7)."""

from __future__ import annotations

from samobranka.core.game import ScoreLine
from samobranka.core.sets import has
from samobranka.core.words import message_id
from samobranka.games.broom_service.parts import (
    FOUR_POINTS,
    REGION_IDS,
    REGIONS,
    RESOURCE_IDS,
    RESOURCES,
    THREE_POINTS,
)
from samobranka.games.broom_service.phases.rounds import resources_of
from samobranka.games.broom_service.scoring import (
    amulet_points,
    bolt_points,
    bolts_of,
    score,
    sets_of_four,
    sets_of_three,
)
from samobranka.games.broom_service.state import State


def sheet(s: State) -> list[ScoreLine]:
    """Chapter 7, line by line; between equals 7.9: more resources."""
    seats = range(s.seats)
    bolts = [["score-bolt"] * bolts_of(s, seat) for seat in seats]
    stock = [_resources(s, seat) for seat in seats]
    amulets = [_amulets(s, seat) for seat in seats]
    return [
        ScoreLine("score-match", [s.points[seat] for seat in seats]),
        ScoreLine("score-bolts", [bolt_points(s, seat) for seat in seats], bolts),
        ScoreLine("score-fours", [FOUR_POINTS * sets_of_four(s, seat) for seat in seats], stock),
        ScoreLine("score-threes", [THREE_POINTS * sets_of_three(s, seat) for seat in seats]),
        ScoreLine("score-amulets", [amulet_points(s, seat) for seat in seats], amulets),
        ScoreLine("score-total", [score(s, seat) for seat in seats]),
        ScoreLine("score-tie-resources", [resources_of(s, seat) for seat in seats], tie=True),
    ]


def _resources(s: State, seat: int) -> list[str]:
    """7.3: all it has, each as often as it has it."""
    stock = ((RESOURCE_IDS[k], s.stock[seat, k]) for k in range(RESOURCES))
    return [message_id("resource", resource) for resource, count in stock for _ in range(count)]


def _amulets(s: State, seat: int) -> list[str]:
    """7.6: where it has taken its amulets."""
    taken = s.amulets[seat]
    return [message_id("region", REGION_IDS[r]) for r in range(REGIONS) if has(taken, r)]
