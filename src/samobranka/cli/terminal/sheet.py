"""The score: a sheet, and who came where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from samobranka.cli.telling import Teller, points
from samobranka.core.game import ScoreLine
from samobranka.core.match import Outcome

QUIET = "dim"
LOUD = "bold"
ROOM = 20
"""Columns of a seat in which words still stand unbroken."""


def score_sheet(
    lines: Sequence[ScoreLine], scale: int, teller: Teller, width: int
) -> RenderableType:
    """The score, line by line; what points are for stands beside them where columns have room."""
    label = max((len(teller.words.name(line.label)) for line in lines), default=0)
    room = (width - min(label, width // 4)) // max(len(teller.names), 1)
    if room >= ROOM:
        return _table(lines, scale, teller)
    bare = [msgspec.structs.replace(line, notes=[]) for line in lines]
    return Group(_table(bare, scale, teller), "", *_notes(lines, teller))


def _notes(lines: Iterable[ScoreLine], teller: Teller) -> Iterator[Text]:
    """What each seat's points are for, a sentence a line."""
    for line in lines:
        for seat, notes in enumerate(line.notes):
            if notes:
                name = f"{teller.words.name(line.label)}, {teller.seat(seat)}: "
                yield Text.assemble((name, LOUD), (_listed(notes, teller), QUIET))


def _listed(notes: Iterable[str], teller: Teller) -> str:
    return ", ".join(teller.words.count(note, count) for note, count in Counter(notes).items())


def _table(lines: Iterable[ScoreLine], scale: int, teller: Teller) -> Table:
    table = Table(box=None, header_style=QUIET, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column()
    for name in teller.names:
        table.add_column(name)
    for line in lines:
        style = LOUD if line.label == "score-total" else ""
        cells = [_score(line, seat, scale, teller) for seat in range(len(line.points))]
        table.add_row(teller.words.name(line.label), *cells, style=style)
    return table


def _score(line: ScoreLine, seat: int, scale: int, teller: Teller) -> Text:
    text = Text.assemble((points(line.points[seat], 1 if line.tie else scale), LOUD))
    notes = line.notes[seat] if seat < len(line.notes) else []
    return text.append(f" {_listed(notes, teller)}", QUIET) if notes else text


def ranking(outcome: Outcome, scale: int, teller: Teller) -> list[str]:
    """Who came where, best first."""
    order = sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])
    return [
        teller.words.say(
            "cli-rank",
            rank=outcome.ranks[seat],
            seat=teller.seat(seat),
            score=points(outcome.scores[seat], scale),
        )
        for seat in order
    ]
