"""Who can be played against."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from peer import VERSION
from seat import Seat

from samobranka.core.engine import Engine
from samobranka.core.faults import UnknownBot

EXPERIMENTAL = "catanatron_experimental.machine_learning.players"

KNOWN: dict[str, tuple[str, ...]] = {
    "random": ("catanatron:RandomPlayer",),
    "weighted": ("catanatron.players.weighted_random:WeightedRandomPlayer",),
    "points": ("catanatron.players.search:VictoryPointPlayer",),
    "value": (
        "catanatron.players.value:ValueFunctionPlayer",
        f"{EXPERIMENTAL}.value:ValueFunctionPlayer",
        f"{EXPERIMENTAL}.minimax:ValueFunctionPlayer",
    ),
    "alphabeta": (
        "catanatron.players.minimax:AlphaBetaPlayer",
        f"{EXPERIMENTAL}.minimax:AlphaBetaPlayer",
    ),
}
"""Catanatron's own players, by our names; the last two are not in the package on PyPI."""

MISSING = f"""{{name}}: Catanatron's player of that name is not here.
The package on PyPI ({VERSION} is its last) has its random, weighted and points players only. The value
and alphabeta players are in its repository (github.com/bcollazo/catanatron, GPL): in 2022, when
{VERSION} came out, in the folder catanatron_experimental. Put them where Python finds them; they must
fit the engine of {VERSION}. --opponent module:Class names any class."""

Seated = Callable[[Any, int], Any]
"""Makes a player of a colour, with a seed."""


class NoSuchOpponent(Exception):
    """Nobody of that name."""


def opponent(name: str, engine: Engine) -> Seated:
    """One of Catanatron's players, `module:Class`, or a bot of ours at their table."""
    places = KNOWN.get(name, (name,) if ":" in name and not name.startswith("mcts:") else ())
    if not places:
        return our_own(name, engine)
    for place in places:
        found = class_at(place)
        if found is not None:
            return lambda color, seed: found(color)
    raise NoSuchOpponent(MISSING.format(name=name))


def class_at(place: str) -> Any:
    """The class at `module:Class`; None where there is none."""
    module, _, name = place.partition(":")
    try:
        return getattr(import_module(module), name, None)
    except ModuleNotFoundError:
        return None


def our_own(name: str, engine: Engine) -> Seated:
    """A bot of ours, which sees its own hand only."""
    try:
        Seat(None, name, engine, 0)
    except UnknownBot as fault:
        raise NoSuchOpponent(f"{name} is no opponent; there are {', '.join(KNOWN)}") from fault
    return lambda color, seed: Seat(color, name, engine, seed)
