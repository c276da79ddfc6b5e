"""What a game's `draw.py` draws with: letters in styles, for a terminal.

A picture is lines of segments. A segment has a text, a style (the sixteen colours of every terminal,
`bold`, `dim`, `reverse`, as in "bold red on white") and, where it can be pointed at, a spot: the field
of an action that it stands for. Whatever colour tells, a letter or a shape tells too.

A game's `draw.py` has

    PLACES
        The families of what can be pointed at, those that tell most first: an action is laid where
        the first of them says.
    board(view, pen) -> Picture
        What lies in the middle, for `pen.width` columns and, where it can be, `pen.height` lines.
    hand(view, pen) -> Picture
        What lies before the viewer; empty for a spectator.
    seat(view, seat, pen) -> Picture
        How a seat stands, in one to three lines, without its name.
    colour(view, seat) -> str
        The style of a seat's pieces and of its name.
    note(view, action, pen) -> str
        What an action costs and what it is for, where its own words do not say it.

They are pure: the same view, the same picture.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import groupby
from textwrap import wrap
from typing import Any, NamedTuple

from samobranka.core.actions import Action, domains_of
from samobranka.core.words import Words, message_id

QUIET = "dim"
LOUD = "bold"
LIT = "reverse yellow"
CHOSEN = "bold underline reverse bright_magenta"
"""Both reversed, so that they are seen without colours, too."""

SEAT_STYLES = (
    "bold red",
    "bold bright_blue",
    "bold green",
    "bold yellow",
    "bold magenta",
    "bold cyan",
)


class Spot(NamedTuple):
    """A place, card or thing that actions name."""

    family: str
    value: str | int


class Segment(NamedTuple):
    """A piece of a line."""

    text: str
    style: str = ""
    spot: Spot | None = None


Line = list[Segment]
Picture = list[Line]


@dataclass(frozen=True)
class Pen:
    """Who looks, in which language, how much room there is, and what can be chosen."""

    words: Words
    names: Sequence[str]
    you: int | None
    width: int
    height: int = 0
    lit: Mapping[Spot, str] = field(default_factory=dict)
    """The key of every spot that can be chosen now."""
    at: Spot | None = None
    """The spot that is about to be chosen."""

    def sized(self, width: int, height: int = 0) -> Pen:
        """The same pen for another room."""
        return replace(self, width=width, height=height)

    def unlit(self) -> Pen:
        """The same pen, with which nothing is lit."""
        return replace(self, lit={}, at=None)

    def name(self, family: str, value: str | int, case: str = "") -> str:
        """A thing's name."""
        return self.words.name(message_id(family, str(value)), case)

    def say(self, message: str, **facts: Any) -> str:
        """One of the game's messages."""
        return self.words.say(message, **facts)

    def style(self, spot: Spot, style: str = "") -> str:
        """How something is written: as it is, or lit."""
        if spot == self.at:
            return CHOSEN
        return LIT if spot in self.lit else style

    def key(self, spot: Spot) -> str:
        """What to press for a spot; empty where it cannot be chosen."""
        return self.lit.get(spot, "")

    def thing(self, family: str, value: str | int, text: str, style: str = "") -> Segment:
        """Something that may be chosen, with its key before it."""
        spot = Spot(family, value)
        key = self.key(spot)
        return Segment(f"{key}:{text}" if key else text, self.style(spot, style), spot)


@dataclass(frozen=True)
class Drawing:
    """A game's `draw.py`."""

    places: Sequence[str]
    board: Callable[[Any, Pen], Picture]
    hand: Callable[[Any, Pen], Picture]
    seat: Callable[[Any, int, Pen], Picture]
    colour: Callable[[Any, int], str]
    note: Callable[[Any, Any, Pen], str]

    def spot_of(self, action: Action) -> Spot | None:
        """Where an action is laid; None for what is nowhere, or in two places alike."""
        domains = domains_of(type(action))
        for family in self.places:
            fields = [name for name, domain in domains.items() if domain.family == family]
            if len(fields) == 1:
                return Spot(family, getattr(action, fields[0]))
        return None


class Cell(NamedTuple):
    """A letter on a canvas."""

    letter: str = " "
    style: str = ""
    spot: Spot | None = None


BLANK = Cell()


class Canvas:
    """Cells that are written over each other; what falls outside is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = max(width, 1), max(height, 1)
        self._cells = [[BLANK] * self.width for _ in range(self.height)]

    def put(self, x: int, y: int, text: str, style: str = "", spot: Spot | None = None) -> None:
        """Writes a text from left to right."""
        for place, letter in enumerate(text, start=x):
            if 0 <= place < self.width and 0 <= y < self.height:
                self._cells[y][place] = Cell(letter, style, spot)

    def middle(self, x: int, y: int, text: str, style: str = "", spot: Spot | None = None) -> None:
        """Writes a text around a place."""
        self.put(x - len(text) // 2, y, text, style, spot)

    def paste(self, x: int, y: int, picture: Picture) -> None:
        """Lays a picture down."""
        for down, line in enumerate(picture):
            across = x
            for segment in line:
                self.put(across, y + down, *segment)
                across += len(segment.text)

    def at(self, x: int, y: int) -> Cell:
        """What stands somewhere."""
        inside = 0 <= x < self.width and 0 <= y < self.height
        return self._cells[y][x] if inside else BLANK

    def picture(self) -> Picture:
        """What was drawn, without empty ends."""
        lines = [_trimmed(row) for row in self._cells]
        while lines and not lines[-1]:
            lines.pop()
        return lines


def _trimmed(row: Sequence[Cell]) -> Line:
    last = max((place for place, cell in enumerate(row) if cell != BLANK), default=-1)
    pieces = groupby(row[: last + 1], key=lambda cell: (cell.style, cell.spot))
    return [
        Segment("".join(cell.letter for cell in cells), style, spot)
        for (style, spot), cells in pieces
    ]


# ---------------------------------------------------------------- lines


def line(*pieces: str | Segment | tuple[str, str]) -> Line:
    """A line of texts, styled texts and segments."""
    return [
        piece if isinstance(piece, Segment) else Segment(*_pair(piece)) for piece in pieces if piece
    ]


def _pair(piece: str | tuple[str, str]) -> tuple[str, str]:
    return (piece, "") if isinstance(piece, str) else piece


def length(of: Line) -> int:
    """The columns of a line."""
    return sum(len(segment.text) for segment in of)


def width_of(picture: Picture) -> int:
    """The columns of a picture."""
    return max(map(length, picture), default=0)


def plain(of: Line) -> str:
    """A line without its styles."""
    return "".join(segment.text for segment in of)


def fit(text: str, width: int) -> str:
    """A text in so many columns, cut where it must be."""
    return text if len(text) <= width else text[: max(width - 1, 0)] + "…"


def wrapped(text: str, width: int, style: str = "") -> Picture:
    """A text in lines; no word is broken."""
    pieces = wrap(text, max(width, 1), break_long_words=False, break_on_hyphens=False)
    return [[Segment(piece, style)] for piece in pieces]


def kept(picture: Picture, lines: int) -> Picture:
    """A picture with so many lines at least: what is above it stays where it is."""
    return picture + [[]] * (lines - len(picture))


def flowing(things: Iterable[Segment | Line], width: int, between: str = "  ") -> Picture:
    """Things one after another, on as many lines as they need; empty ones are left out.

    A line of segments is broken between them only where it would not fit even alone.
    """
    lines: Picture = []
    for thing in things:
        pieces = [thing] if isinstance(thing, Segment) else thing
        if not length(pieces):
            continue
        if lines and length(lines[-1]) + len(between) + length(pieces) <= width:
            lines[-1] += [Segment(between), *pieces]
        elif length(pieces) <= width:
            lines.append([*pieces])
        elif len(pieces) == 1:
            lines.append([pieces[0]._replace(text=fit(pieces[0].text, width))])
        else:
            lines += flowing(pieces, width, "")
    return lines


def beside(pictures: Iterable[Picture], width: int, gap: int = 1) -> Picture:
    """Pictures side by side while they fit, then on the next shelf."""
    shelves: list[list[Picture]] = []
    room = -1
    for picture in pictures:
        needed = width_of(picture) + (gap if shelves and shelves[-1] else 0)
        if not shelves or needed > room:
            shelves.append([])
            room, needed = width, width_of(picture)
        shelves[-1].append(picture)
        room -= needed
    return [one for shelf in shelves for one in _shelf(shelf, gap)]


def _shelf(pictures: Sequence[Picture], gap: int) -> Picture:
    widths = [width_of(picture) for picture in pictures]
    canvas = Canvas(sum(widths) + gap * len(widths), max(map(len, pictures)))
    left = 0
    for picture, width in zip(pictures, widths, strict=True):
        canvas.paste(left, 0, picture)
        left += width + gap
    return canvas.picture()


def card(
    inside: Picture,
    width: int,
    style: str = "",
    spot: Spot | None = None,
    title: str = "",
    foot: Line | None = None,
) -> Picture:
    """A small card: a frame of so many columns around a few lines, with a line in its lower edge."""
    canvas = Canvas(width, len(inside) + 2)
    canvas.put(0, 0, "╭" + "─" * (width - 2) + "╮", style, spot)
    if title:
        canvas.put(1, 0, fit(title, width - 2), style, spot)
    for down, row in enumerate(inside, start=1):
        canvas.put(0, down, "│" + " " * (width - 2) + "│", style, spot)
        canvas.paste(1, down, [_cut(row, width - 2, spot)])
    canvas.put(0, len(inside) + 1, "╰" + "─" * (width - 2) + "╯", style, spot)
    canvas.paste(1, len(inside) + 1, [_cut(foot or [], width - 2, spot)])
    return canvas.picture()


def _cut(row: Line, width: int, spot: Spot | None) -> Line:
    kept: Line = []
    for segment in row:
        room = width - length(kept)
        if room > 0:
            kept.append(Segment(fit(segment.text, room), segment.style, segment.spot or spot))
    return kept


def counts(things: Mapping[str, int], family: str, pen: Pen, marks: Mapping[str, Segment]) -> Line:
    """Counted things by their marks: ▒2 ♣1, each with its key where it can be chosen."""
    found: Line = []
    for thing, count in things.items():
        if count:
            mark = marks[thing]
            found += [Segment(" ")] if found else []
            found.append(pen.thing(family, thing, f"{mark.text}{count}", mark.style))
    return found


@cache
def initials(words: Words, family: str, values: tuple[str, ...]) -> dict[str, str]:
    """A letter of its name for each of several things, each its own."""
    found: dict[str, str] = {}
    for value in values:
        name = words.name(message_id(family, value))
        free = (one for one in f"{name}?" if one.isalpha() and one.lower() not in found.values())
        found[value] = next(free, "?").lower()
    return found
