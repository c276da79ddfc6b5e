"""What the numbers of an observation mean: names for people, sizes for networks.

A game's `observe` writes whole numbers; its `features.py` lists, in the same order, what each of them
is and how large it becomes. Networks are given number / most, and no more than 1 either way.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from samobranka.core.contents import Contents


class Feature(NamedTuple):
    """One number of an observation."""

    name: str
    """Where it belongs and what it is, from the larger to the smaller: `seat_2.hand.wheat`."""
    most: int = 1
    """The largest it can be, or seldom is, where nothing bounds it."""


Features = tuple[Feature, ...]


def each(name: str, things: Iterable[str | int], most: int | Sequence[int] = 1) -> Features:
    """A number for each of several things; `most` for all of them, or one for each."""
    names = [f"{name}.{thing}" for thing in things]
    sizes = [most] * len(names) if isinstance(most, int) else [max(1, size) for size in most]
    return tuple(Feature(*pair) for pair in zip(names, sizes, strict=True))


def phases(contents: Contents, over: int) -> Features:
    """A number for each phase, 1 for the present one: `out[s.phase] = 1`."""
    names = {phase.number: phase.name for phase in contents.phases} | {over: "over"}
    return each("phase", [names.get(number, f"number_{number}") for number in range(over + 1)])


def within(name: str, features: Iterable[Feature]) -> Features:
    """The same numbers as a part of something larger."""
    return tuple(Feature(f"{name}.{feature.name}", feature.most) for feature in features)


def around(seats: int, features: Iterable[Feature]) -> Features:
    """The same numbers for every seat: `seat_0` is who looks, then the others in turn order."""
    of_one = tuple(features)
    return tuple(f for seat in range(seats) for f in within(f"seat_{seat}", of_one))
