"""The score sheet, line by line (chapter 15)."""

from __future__ import annotations

from samobranka.core.game import ScoreLine
from samobranka.core.sets import has
from samobranka.core.words import message_id
from samobranka.games.archravels.parts import ITEM_IDS, ITEMS, PROJECT_IDS, REQUEST_IDS
from samobranka.games.archravels.scoring import (
    favourite_score,
    finished_by,
    items_score,
    learned_score,
    project_score,
    requests_score,
    score,
    yarn_score,
)
from samobranka.games.archravels.state import State, favourite_of, tokens_of


def sheet(s: State) -> list[ScoreLine]:
    """Chapter 15, line by line, in quarters of a point; between equals 16.2 and 16.3."""
    seats = range(s.seats)
    return [
        ScoreLine(
            "score-projects",
            [project_score(s, seat) for seat in seats],
            [_named("project", PROJECT_IDS, s.projects[seat]) for seat in seats],
        ),
        ScoreLine(
            "score-requests",
            [requests_score(s.finished[seat]) for seat in seats],
            [_named("request", REQUEST_IDS, s.finished[seat]) for seat in seats],
        ),
        ScoreLine(
            "score-favourite",
            [favourite_score(s, seat) for seat in seats],
            [_favourite(s, seat) for seat in seats],
        ),
        ScoreLine(
            "score-learned",
            [learned_score(s, seat) for seat in seats],
            [_learned(s, seat) for seat in seats],
        ),
        ScoreLine(
            "score-items",
            [items_score(s, seat) for seat in seats],
            [_items(s, seat) for seat in seats],
        ),
        ScoreLine(
            "score-unfinished",
            [-requests_score(s.held[seat]) for seat in seats],
            [_named("request", REQUEST_IDS, s.held[seat]) for seat in seats],
        ),
        ScoreLine(
            "score-yarn",
            [yarn_score(s, seat) for seat in seats],
            [["score-token"] * tokens_of(s, seat) for seat in seats],
        ),
        ScoreLine("score-total", [score(s, seat) for seat in seats]),
        ScoreLine("score-tie-finished", [finished_by(s, seat) for seat in seats], tie=True),
        ScoreLine("score-tie-yarn", [tokens_of(s, seat) for seat in seats], tie=True),
    ]


def _items(s: State, seat: int) -> list[str]:
    """15.5: those left over, each as often as there are."""
    there = ((ITEM_IDS[item], s.items[seat, item]) for item in range(ITEMS))
    return [message_id("item", item) for item, count in there for _ in range(count)]


def _favourite(s: State, seat: int) -> list[str]:
    """15.3: the request that is finished."""
    if not favourite_score(s, seat):
        return []
    return [message_id("request", REQUEST_IDS[favourite_of(s, seat)])]


def _named(family: str, ids: tuple[str, ...], members: int) -> list[str]:
    return [message_id(family, name) for n, name in enumerate(ids) if has(members, n)]


def _learned(s: State, seat: int) -> list[str]:
    return [message_id("item", ITEM_IDS[i]) for i in range(ITEMS) if s.is_learned[seat, i]]
