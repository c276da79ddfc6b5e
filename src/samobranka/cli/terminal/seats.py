"""Who sits at the table, and how they stand."""

from __future__ import annotations

from typing import Any

from samobranka.core.drawing import LOUD, Drawing, Pen, Picture, Segment, Spot, line

TURN = "▶ "
ON_TURN = ("turn", "active", "asked")
"""Fields of a view that say whose turn it is, or who is asked in it."""


def seat_lines(view: Any, drawing: Drawing, pen: Pen) -> Picture:
    """A heading for every seat, and below it what the game says of it."""
    on_turn = seats_named(view)
    lines: Picture = []
    for seat, name in enumerate(pen.names):
        spot = Spot("seat", seat)
        mark = TURN if seat in on_turn else "  "
        shown = pen.thing("seat", seat, f"{seat + 1} {name}", drawing.colour(view, seat))
        lines.append(line((mark, LOUD), Segment(shown.text, shown.style, spot)))
        below = drawing.seat(view, seat, pen.sized(pen.width - len(TURN)))
        lines += [[Segment(" " * len(TURN)), *row] for row in below]
    return lines


def seats_named(view: Any) -> set[int]:
    """Whose turn it is; nobody's where several choose at once."""
    return {seat for field in ON_TURN if isinstance(seat := getattr(view, field, None), int)}
