"""Who sits at the table, and how they stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from samobranka.core.drawing import (
    LOUD,
    QUIET,
    Drawing,
    Pen,
    Picture,
    Segment,
    Spot,
    flowing,
    line,
)

TURN = "▶ "
ON_TURN = ("asked", "active", "turn")
"""Fields of a view that say who is asked; the first that a game has tells it best."""


def seat_lines(view: Any, drawing: Drawing, pen: Pen, beside: Sequence[str] = ()) -> Picture:
    """A heading for every seat, and below it what the game says of it."""
    asked = seat_asked(view)
    lines: Picture = []
    for seat, name in enumerate(pen.names):
        spot = Spot("seat", seat)
        mark = TURN if seat == asked else "  "
        shown = pen.thing("seat", seat, f"{seat + 1}. {name}", drawing.colour(view, seat))
        aside = beside[seat] if seat < len(beside) else ""
        named = line((mark, LOUD), Segment(shown.text, shown.style, spot))
        lines += flowing([named, line((aside, QUIET))], pen.width, "  ")
        below = drawing.seat(view, seat, pen.sized(pen.width - len(TURN)))
        lines += [[Segment(" " * len(TURN)), *row] for row in below]
    return lines


def waiting_lines(names: Sequence[str], beside: Sequence[str]) -> Picture:
    """Who sits there while nothing lies on the table yet."""
    return [
        line(f"{seat}. {name}", (f"  {aside}", QUIET))
        for seat, (name, aside) in enumerate(zip(names, beside, strict=False), start=1)
    ]


def seat_asked(view: Any) -> int | None:
    """Who is asked; None where several choose at once."""
    found = (getattr(view, field, None) for field in ON_TURN)
    return next((seat for seat in found if isinstance(seat, int)), None)
