"""The score sheet, line by line (5.2)."""

from __future__ import annotations

from samobranka.core.game import ScoreLine
from samobranka.core.words import message_id
from samobranka.template.game.parts import NOTHING, TURNIP_IDS, TURNIPS, WORTH
from samobranka.template.game.scoring import score
from samobranka.template.game.state import State


def sheet(s: State) -> list[ScoreLine]:
    """A line per turnip pulled, and the sum."""
    seats = range(s.seats)
    lines = [
        ScoreLine(
            label=message_id("turnip", TURNIP_IDS[turnip]),
            points=[WORTH[turnip] * (s.puller[turnip] == seat) for seat in seats],
        )
        for turnip in range(TURNIPS)
        if s.puller[turnip] != NOTHING
    ]
    return [*lines, ScoreLine("score-total", [score(s, seat) for seat in seats])]
