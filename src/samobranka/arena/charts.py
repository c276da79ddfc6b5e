"""Drawings for the page, in SVG: a line a thing, a mark where it stands, a whisker for its range."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

WIDTH = 640
MARGIN = 12
LINE = 52
"""Height of a thing: its name stands above its mark."""
FOOT = 28
TICKS = 5


@dataclass(frozen=True)
class Line:
    """A thing in a chart."""

    name: str
    value: float
    low: float
    high: float
    told: str
    """The same in words and numbers."""


@dataclass(frozen=True)
class Axis:
    """What is where from left to right."""

    low: float
    high: float
    is_log: bool = False

    def place(self, value: float) -> float:
        """The x of a value; one outside stands at the edge."""
        low, high, at = (
            (log10(self.low), log10(self.high), log10(max(value, self.low)))
            if self.is_log
            else (self.low, self.high, value)
        )
        share = min(max((at - low) / (high - low), 0.0), 1.0)
        return round(MARGIN + share * (WIDTH - 2 * MARGIN), 1)

    def ticks(self) -> list[float]:
        """Round numbers along it."""
        if self.is_log:
            return [
                10.0**power for power in range(round(log10(self.low)), 1 + round(log10(self.high)))
            ]
        step = round_step((self.high - self.low) / TICKS)
        first = ceil(self.low / step - 1e-9)
        return [step * k for k in range(first, floor(self.high / step + 1e-9) + 1)]


def round_step(least: float) -> float:
    """1, 2 or 5 times a power of ten, not less."""
    power = 10.0 ** floor(log10(least))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= least * (1 - 1e-9))


def axis_from_zero(lines: Sequence[Line], least: float) -> Axis:
    """From nothing to a round number, not less than the largest."""
    high = max(least, *(line.high for line in lines))
    step = round_step(high / TICKS)
    return Axis(0.0, step * ceil(high / step - 1e-9))


def axis_around(lines: Sequence[Line]) -> Axis:
    """From the least to the largest."""
    low, high = min(line.low for line in lines), max(line.high for line in lines)
    room = 0.05 * (high - low) or 1.0
    return Axis(low - room, high + room)


def axis_of_powers(lines: Sequence[Line]) -> Axis:
    """From one power of ten to another."""
    positive = [value for line in lines for value in (line.low, line.high) if value > 0] or [1.0]
    low, high = floor(log10(min(positive))), ceil(log10(max(positive)))
    return Axis(10.0**low, 10.0 ** max(high, low + 1), is_log=True)


def chart(
    lines: Sequence[Line],
    axis: Axis,
    told_ticks: Sequence[str],
    label: str,
    bars: bool = False,
    dashed: float | None = None,
) -> str:
    """A chart; with `bars` every value is a bar from the axis' beginning, else a dot."""
    height = LINE * len(lines) + FOOT
    pieces = [
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label)}">',
        *_grid(axis, told_ticks, height),
    ]
    if dashed is not None:
        pieces.append(_upright("dashed", axis.place(dashed), height))
    pieces += [_line(line, axis, LINE * place, bars) for place, line in enumerate(lines)]
    return "\n".join([*pieces, "</svg>"])


def _upright(kind: str, x: float, height: int) -> str:
    return f'<line class="{kind}" x1="{x}" x2="{x}" y1="0" y2="{height - FOOT}"/>'


def _grid(axis: Axis, told_ticks: Sequence[str], height: int) -> list[str]:
    pieces = []
    for value, told in zip(axis.ticks(), told_ticks, strict=True):
        x = axis.place(value)
        pieces.append(_upright("grid", x, height))
        anchor = "start" if x < WIDTH / 10 else "end" if x > WIDTH * 9 / 10 else "middle"
        pieces.append(
            f'<text class="tick" x="{x}" y="{height - 8}" text-anchor="{anchor}">{escape(told)}</text>'
        )
    return pieces


def _line(line: Line, axis: Axis, top: int, bars: bool) -> str:
    low, at, high = axis.place(line.low), axis.place(line.value), axis.place(line.high)
    y, right = top + 34, WIDTH - MARGIN
    mark = (
        f'<path class="mark bar" d="M{MARGIN} {y - 9}H{at}v18H{MARGIN}z"/>'
        if bars
        else f'<circle class="mark" cx="{at}" cy="{y}" r="6"/>'
    )
    return (
        f"<g><title>{escape(f'{line.name}: {line.told}')}</title>"
        f'<text x="{MARGIN}" y="{top + 18}">{escape(line.name)}</text>'
        f'<text x="{right}" y="{top + 18}" text-anchor="end">{escape(line.told)}</text>'
        f"{mark}"
        f'<path class="whisker" d="M{low} {y}H{high}M{low} {y - 5}v10M{high} {y - 5}v10"/></g>'
    )
