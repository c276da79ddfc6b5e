"""A table as text, and that text as an image.

The text is what a spectator is shown, field by field. The image is the text drawn in letters: it shows
everything a spectator sees, and it is no picture of the board; those are in the browser.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from samobranka.core.match import Match

WIDTH = 100
"""Letters of a line."""
FONT = 14
LINE = 18
MARGIN = 12
PAPER = (250, 246, 236)
INK = (40, 36, 30)


def rendered(match: Match, mode: str | None) -> Any:
    """The table as text, as an image of that text, or printed, as Gymnasium names these."""
    if mode == "rgb_array":
        return image_of(match)
    if mode == "ansi":
        return text_of(match)
    if mode == "human":
        print(text_of(match))
    return None


def text_of(match: Match) -> str:
    """What a spectator is shown, and who is asked."""
    asked = [f"seat_{seat}" for seat in range(match.seats) if match.movers >> seat & 1]
    head = f"{match.game.id}, {match.seats} seats, ply {match.ply}"
    heading = f"{head}: {', '.join(asked)} to act" if asked else f"{head}: over"
    lines = [heading, *_lines(msgspec.to_builtins(match.view(None)), "")]
    if not asked:
        ended = match.outcome()
        lines.append(f"scores: {ended.scores}, ranks: {ended.ranks}")
    return "\n".join(lines)


def _lines(value: Any, indent: str) -> Iterator[str]:
    """A mapping line by line; what is short stands in one line."""
    for key, held in value.items():
        said = _inline(held)
        if isinstance(held, dict) and len(said) > WIDTH - 20:
            yield f"{indent}{key}:"
            yield from _lines(held, indent + "  ")
        elif isinstance(held, list) and any(isinstance(one, dict) for one in held):
            yield f"{indent}{key}:"
            for one in held:
                yield from _folded(f"{indent}  - {_inline(one)}", indent + "    ")
        else:
            yield from _folded(f"{indent}{key}: {said}", indent + "  ")


def _folded(line: str, indent: str) -> list[str]:
    return textwrap.wrap(line, WIDTH, subsequent_indent=indent, drop_whitespace=False)


def _inline(value: Any) -> str:
    match value:
        case dict():
            return ", ".join(f"{key} {_inline(held)}" for key, held in value.items() if held != [])
        case list():
            return f"[{', '.join(map(_inline, value))}]"
        case None:
            return "-"
    return str(value)


def image_of(match: Match) -> NDArray[np.uint8]:
    """The text, drawn: height, width and three colours."""
    from PIL import Image, ImageDraw, ImageFont

    lines = text_of(match).splitlines()
    font = ImageFont.load_default(FONT)
    width = max(int(font.getlength(line)) for line in lines)
    size = (width + 2 * MARGIN, LINE * len(lines) + 2 * MARGIN)
    paper = Image.new("RGB", size, PAPER)
    pen = ImageDraw.Draw(paper)
    for place, line in enumerate(lines):
        pen.text((MARGIN, MARGIN + LINE * place), line, INK, font)
    return np.asarray(paper)
