"""The machine code that bots need: all that levels, hints and the coach run on, at any number of seats
and with any options.

Several processes may build the same game beside each other: each takes what no other has begun, and in
the end loads what the others have made. How far they are is seen on the disk.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from samobranka.bots import greedy, mcts
from samobranka.core import match as matches
from samobranka.core.engine import Cpu
from samobranka.core.game import Game
from samobranka.core.kernels import first_mover

ALL = 100


class Building:
    """One process's part in building a game; `part` tells processes apart."""

    def __init__(self, game: Game, part: int = 0) -> None:
        self._engine = Cpu(game, at_once=False)
        self._part = part
        self._units = self._engine.units([*mcts.kernels_of(game), (greedy.choose, {})])

    @property
    def percent(self) -> int:
        """How much there is of it, whoever made it, in hundredths."""
        there = sum(unit.weight for unit in self._units if unit.is_there)
        return ALL * there // sum(unit.weight for unit in self._units)

    def run(self) -> None:
        """Builds what is not there; at its end everything is loaded here, too."""
        self._engine.compile(beside_others=True)
        game, engine = self._engine.game, self._engine
        match = matches.new(game, game.meta.seats[0], engine=engine)
        seat = first_mover(match.movers)
        kernels: list[Callable[[], Any]] = [
            partial(mcts.Mcts(game, engine, seed=1, iterations=1).warm_up, match, seat),
            partial(greedy.Greedy(game, engine, seed=1).choose, match, seat),
        ]
        first = self._part % len(kernels)
        for compiled_by_use in kernels[first:] + kernels[:first]:
            compiled_by_use()
