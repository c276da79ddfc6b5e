"""The table in a terminal, for any game: a view as panels and tables, the score, the choices."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, get_type_hints

import msgspec
from rich import box
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from samobranka.cli.components import Components
from samobranka.cli.telling import Teller, points
from samobranka.core.actions import SEAT, Action, Domain, domains_of
from samobranka.core.game import ScoreLine
from samobranka.core.match import Match, Outcome

GAP = 1
"""Columns between two things side by side."""

TURN_MARK = "▶ "
QUIET = "dim"
LOUD = "bold"
NUMBER = "bold cyan"
FEW = 8
"""So many choices stand below each other; more of them go into columns."""


@dataclass(frozen=True)
class Screen:
    """Draws for one listener; `plain` draws no lines."""

    teller: Teller
    console: Console
    components: Components
    plain: bool = False
    marked: set[int] = dataclasses.field(default_factory=set)
    """Seats that the view itself names, such as the one on turn."""
    told: set[str] = dataclasses.field(default_factory=set)
    """Components of which it was already shown what is printed on them."""

    # ------------------------------------------------------------ a view

    def view(self, view: msgspec.Struct) -> RenderableType:
        """A view: its plain fields in one panel, a table for each list of things."""
        self.marked.update(seats_named(view))
        boxes = [self._panel(self._facts(view))]
        for field in view.__struct_fields__:
            value = getattr(view, field)
            if isinstance(value, msgspec.Struct):
                boxes.append(self._panel(self._facts(value), self.teller.label(field)))
            elif is_list_of_structs(value):
                boxes.append(self._panel(self._listed(value), self.teller.label(field)))
        return self._shelves(boxes)

    def _facts(self, struct: msgspec.Struct) -> RenderableType:
        """The plain fields that hold something: words a line each, numbers in a row."""
        words = Table.grid(padding=(0, 2, 0, 0))
        words.add_column(style=QUIET, no_wrap=True)
        words.add_column(overflow="fold")
        numbers: list[Text] = []
        domains = domains_of(type(struct))
        for field in struct.__struct_fields__:
            value, domain = getattr(struct, field), domains.get(field)
            if isinstance(value, msgspec.Struct) or is_list_of_structs(value):
                continue
            text = self._cell(value, field, domain)
            if isinstance(value, int) and domain is None:
                numbers.append(Text.assemble((f"{self.teller.label(field)} ", QUIET), text))
            elif text:
                words.add_row(self.teller.label(field), text)
        row = Text.assemble((" · ", QUIET)).join(numbers)
        return Group(words, *([row] if numbers else []))

    def _listed(self, structs: Sequence[msgspec.Struct]) -> RenderableType:
        """Structs of one kind, a row each; columns in which nothing stands are left out."""
        kind = type(structs[0])
        domains = domains_of(kind)
        columns = [
            (field, [self._told(getattr(one, field), field, domains.get(field)) for one in structs])
            for field in kind.__struct_fields__
        ]
        table = self._table()
        numbers = [Text(str(place)) for place in range(1, len(structs) + 1)]
        kept = [(self.teller.label(field), cells) for field, cells in columns if any(cells)]
        if not names_itself(kind):
            kept.insert(0, ("№", numbers))
        for label, cells in kept:
            is_number = all(cell.plain.isdecimal() for cell in cells)
            table.add_column(label, justify="right" if is_number else "left", overflow="fold")
        for row in zip(*(cells for _, cells in kept), strict=True):
            table.add_row(*row)
        return table

    def _told(self, value: Any, field: str, domain: Domain | None) -> Text:
        """A cell of a table, with what is printed on the component."""
        text, about = self._cell(value, field, domain), self.components.about(value, domain)
        if about:
            self.told.add(value)
            return Text.assemble(text, (f": {about}", QUIET))
        return text

    def _cell(self, value: Any, field: str, domain: Domain | None) -> Text:
        text = self.teller.value(value, field, domain)
        if domain is SEAT and isinstance(value, int) and value in self.marked:
            return Text.assemble((TURN_MARK, "bold yellow"), text)
        return text

    # ------------------------------------------------------------ choices and scores

    def choices(self, actions: Sequence[Action]) -> RenderableType:
        """The numbered actions, many of them in as many columns as fit."""
        lines = []
        for number, action in enumerate(actions, start=1):
            lines.append(Text.assemble((f"{number:>3} ", NUMBER), self.teller.tell(action)))
            about = self.components.about_action(action, self.told)
            if about:
                lines[-1].append(f"  {about}", QUIET)
        widest = max((line.cell_len for line in lines), default=1)
        columns = 1 if len(lines) < FEW else max(1, (self.console.width + 2) // (widest + 2))
        height = -(-len(lines) // columns)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for place in range(height):
            grid.add_row(*lines[place::height])
        return grid

    def sheet(self, lines: Iterable[ScoreLine], scale: int) -> RenderableType:
        """The score, line by line, and below each seat's points what they are for."""
        words = self.teller.words
        table = self._table()
        table.add_column()
        for name in self.teller.names:
            table.add_column(name, overflow="fold")
        for line in lines:
            style = LOUD if line.label == "score-total" else ""
            cells = [self._score(line, seat, scale) for seat in range(len(line.points))]
            table.add_row(words.name(line.label), *cells, style=style)
        return self._panel(table, words.say("score-heading"))

    def _score(self, line: ScoreLine, seat: int, scale: int) -> Text:
        text = Text.assemble((points(line.points[seat], scale), LOUD))
        notes = line.notes[seat] if seat < len(line.notes) else []
        names = ", ".join(self.teller.words.name(note) for note in notes)
        return text.append(f" {names}", QUIET) if names else text

    def ranking(self, outcome: Outcome, scale: int) -> list[str]:
        """Who came where, best first."""
        order = sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])
        return [
            self.teller.words.say(
                "cli-rank",
                rank=outcome.ranks[seat],
                seat=self.teller.seat(seat),
                score=points(outcome.scores[seat], scale),
            )
            for seat in order
        ]

    # ------------------------------------------------------------ frames and shelves

    def _table(self) -> Table:
        return Table(box=None, header_style=QUIET, padding=(0, 2, 0, 0), pad_edge=False)

    def _panel(self, content: RenderableType, title: str = "") -> RenderableType:
        heading = Text(title, "bold not dim") if title else None
        if self.plain:
            return Group(*([heading] if heading else []), content)
        return Panel.fit(
            content, title=heading, title_align="left", border_style=QUIET, box=box.ROUNDED
        )

    def _shelves(self, boxes: Sequence[RenderableType]) -> RenderableType:
        """Things side by side as long as they fit, then on the next shelf."""
        shelves: list[list[RenderableType]] = []
        room = 0
        for content in boxes:
            width = self._width(content) + GAP
            if self.plain or width > room:
                shelves.append([])
                room = self.console.width + GAP
            shelves[-1].append(content)
            room -= width
        return Group(*(_side_by_side(shelf) for shelf in shelves))

    def _width(self, content: RenderableType) -> int:
        return Measurement.get(self.console, self.console.options, content).maximum


def _side_by_side(contents: Sequence[RenderableType]) -> RenderableType:
    if len(contents) == 1:
        return contents[0]
    grid = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    grid.add_row(*contents)
    return grid


def is_list_of_structs(value: Any) -> bool:
    """Whether a field is to be a table."""
    return isinstance(value, list | tuple) and bool(value) and isinstance(value[0], msgspec.Struct)


def names_itself(kind: type[msgspec.Struct]) -> bool:
    """Whether a struct begins with the name of what it is; otherwise its rows are numbered."""
    first = kind.__struct_fields__[0]
    hint = get_type_hints(kind)[first]
    return first in domains_of(kind) and hint in (int, str)


def seats_named(view: msgspec.Struct) -> set[int]:
    """The seats that stand in fields of their own."""
    domains = domains_of(type(view))
    fields = [field for field in view.__struct_fields__ if domains.get(field) is SEAT]
    return {value for field in fields if isinstance(value := getattr(view, field), int)}


def header(match: Match, teller: Teller) -> str:
    """One line that says which match this is and how far it has come.

    Plies are not told: while choices are secret they would say how many have chosen.
    """
    title = match.game.meta.title(teller.words.language)
    seal = match.seal.hex()[:8]
    return teller.words.say("cli-header", title=title, moment=match.moment, seal=seal)
