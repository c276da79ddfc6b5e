"""The pieces of the screen: a picture that can be pointed at, and the list of choices."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import ClassVar

from rich.segment import Segment as Painted
from rich.style import Style
from rich.text import Text
from textual.binding import BindingType
from textual.events import Click
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from samobranka.cli.terminal.sitting import Choice
from samobranka.core.drawing import Picture, Segment, Spot, width_of, wrapped

NUMBER = "bold cyan"
NOTE = "dim"
INDENT = 4
"""Columns of a choice's number."""


@cache
def style_of(words: str) -> Style:
    """A style by its words."""
    return Style.parse(words)


class PictureView(ScrollView):
    """A picture; it scrolls where it is larger than its room, and tells which spot was clicked."""

    class Pointed(Message):
        """Somebody clicked on a spot."""

        def __init__(self, spot: Spot) -> None:
            super().__init__()
            self.spot = spot

    class Resized(Message):
        """There is another room to draw for."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.picture: Picture = []

    def on_resize(self) -> None:
        """Asks for another picture."""
        self.post_message(self.Resized())

    def show(self, picture: Picture, at: Spot | None = None) -> None:
        """Another picture; the spot that is about to be chosen is scrolled to."""
        is_taller = len(picture) != len(self.picture)
        self.picture = picture
        self.virtual_size = Size(width_of(picture), len(picture))
        self.refresh(layout=is_taller and self.styles.is_auto_height)
        region = self.region_of(at) if at is not None else None
        if region is not None:
            self.scroll_to_region(region, animate=False, force=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as the picture has, where its height is its own."""
        return len(self.picture)

    def region_of(self, spot: Spot) -> Region | None:
        """Where a spot is first drawn."""
        for y, row in enumerate(self.picture):
            x = 0
            for segment in row:
                if segment.spot == spot:
                    return Region(x, y, len(segment.text), 1)
                x += len(segment.text)
        return None

    def spot_at(self, x: int, y: int) -> Spot | None:
        """What stands at a place of the picture."""
        row = self.picture[y] if 0 <= y < len(self.picture) else []
        for segment in row:
            if 0 <= x < len(segment.text):
                return segment.spot
            x -= len(segment.text)
        return None

    def render_line(self, y: int) -> Strip:
        """A line of what is to be seen."""
        across, down = self.scroll_offset
        width, row = self.size.width, y + down
        base = self.rich_style
        pieces = self.picture[row] if row < len(self.picture) else []
        strip = Strip([painted(piece, base) for piece in pieces])
        return strip.crop_extend(across, across + width, base)

    def on_click(self, event: Click) -> None:
        """Tells what was clicked."""
        across, down = self.scroll_offset
        offset = event.get_content_offset(self)
        spot = self.spot_at(offset.x + across, offset.y + down) if offset else None
        if spot is not None:
            self.post_message(self.Pointed(spot))


class Board(PictureView, can_focus=True):
    """The picture in the middle: the arrows go from one lit spot to the next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("up", "go(0, -1)", ""),
        ("down", "go(0, 1)", ""),
        ("left", "go(-1, 0)", ""),
        ("right", "go(1, 0)", ""),
        ("enter", "choose", ""),
    ]

    class Moved(Message):
        """An arrow was pressed."""

        def __init__(self, across: int, down: int) -> None:
            super().__init__()
            self.across, self.down = across, down

    class Chosen(Message):
        """Enter was pressed."""

    def action_go(self, across: int, down: int) -> None:
        """An arrow."""
        self.post_message(self.Moved(across, down))

    def action_choose(self) -> None:
        """Enter."""
        self.post_message(self.Chosen())

    def beyond(
        self, at: Spot | None, across: int, down: int, lit: Collection[Spot | None]
    ) -> Spot | None:
        """The nearest of the lit spots that way; any where there was none before."""
        places = {spot: region.center for spot in lit if spot and (region := self.region_of(spot))}
        if at not in places:
            return next(iter(places), None)
        x, y = places[at]
        ahead = {
            spot: _detour((right - x) / 2, below - y, across, down)
            for spot, (right, below) in places.items()
            if (right - x) * across + (below - y) * down > 0
        }
        return min(ahead, key=lambda spot: ahead[spot]) if ahead else None


def _detour(right: float, below: float, across: int, down: int) -> float:
    """How far it is to go that way; what lies aside counts double."""
    ahead, aside = right * across + below * down, right * down + below * across
    return abs(ahead) + 2 * abs(aside)


def painted(piece: Segment, base: Style) -> Painted:
    """A segment for the terminal."""
    return Painted(piece.text, base + style_of(piece.style))


class Choices(OptionList):
    """What may be done now: a number, words, and what it costs or is for."""

    choices: Sequence[Choice] = ()
    nothing = ""

    def on_resize(self) -> None:
        """Lines are broken anew."""
        self.offer(self.choices, self.highlighted or 0, self.nothing)

    def offer(self, choices: Sequence[Choice], at: int = 0, nothing: str = "") -> None:
        """Shows these; one of them is about to be chosen. Without any it says why."""
        self.choices, self.nothing = choices, nothing
        self.set_options(Option(self._line(choice), id=str(choice.number)) for choice in choices)
        if nothing:
            self.add_option(Option(Text(nothing, NOTE), disabled=True))
        self.highlighted = min(at, len(choices) - 1) if choices else None

    def _line(self, choice: Choice) -> Text:
        """The words stand below each other, beside the number."""
        room = max(self.size.width - INDENT - 1, INDENT)
        words = [*wrapped(choice.text, room), *wrapped(choice.note, room, NOTE)]
        if choice.note and len(choice.text) + len(choice.note) + 2 <= room:
            words = [[Segment(f"{choice.text}  "), Segment(choice.note, NOTE)]]
        line = Text.assemble((f"{choice.number:>{INDENT - 1}} ", NUMBER))
        for place, row in enumerate(words):
            line.append("\n" + " " * INDENT if place else "")
            for segment in row:
                line.append(segment.text, segment.style or "none")
        return line
