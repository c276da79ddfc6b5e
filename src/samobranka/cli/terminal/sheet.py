"""The score: a sheet, and who came where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from samobranka.cli.telling import Teller, points
from samobranka.core.game import ScoreLine
from samobranka.core.match import Outcome

QUIET = "dim"
LOUD = "bold"


def score_table(lines: Iterable[ScoreLine], scale: int, teller: Teller) -> Table:
    """The score, line by line, and beside each seat's points what they are for."""
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
    names = ", ".join(teller.words.count(note, count) for note, count in Counter(notes).items())
    return text.append(f" {names}", QUIET) if names else text


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
