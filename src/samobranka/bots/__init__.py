"""Bots: programs that sit at a seat. They never see what their seat cannot see.

A bot is asked for an action with a match and a seat. It looks at a copy of the record in which all
that the seat cannot see has been re-imagined; so whatever it does, it cannot cheat.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Protocol

from samobranka.bots.greedy import Greedy
from samobranka.bots.levels import LEVELS
from samobranka.bots.mcts import Mcts
from samobranka.bots.uniform import Uniform
from samobranka.core.engine import Engine
from samobranka.core.faults import UnknownBot
from samobranka.core.game import Game
from samobranka.core.match import Match


class Bot(Protocol):
    """A program at a seat."""

    def choose(self, match: Match, seat: int) -> int:
        """One of the seat's legal actions."""


BOTS: dict[str, Callable[[Game, Engine, int], Bot]] = {
    "uniform": Uniform,
    "greedy": Greedy,
    "mcts": Mcts,
    **LEVELS,
}

BUDGET = re.compile(r"mcts:([1-9][0-9]{0,8})(ms|s|)")
"""`mcts` with so many milliseconds, seconds or iterations a decision."""


def bot_names() -> list[str]:
    """The bots there are."""
    return list(BOTS)


def make_bot(name: str, game: Game, engine: Engine, seed: int) -> Bot:
    """A bot by its name; UnknownBot when there is none."""
    budget = BUDGET.fullmatch(name)
    if budget:
        amount, unit = int(budget[1]), budget[2]
        if not unit:
            return Mcts(game, engine, seed, iterations=amount)
        return Mcts(game, engine, seed, seconds=amount / 1000 if unit == "ms" else amount)
    if name not in BOTS:
        raise UnknownBot(name=name, bots=", ".join(BOTS))
    return BOTS[name](game, engine, seed)
