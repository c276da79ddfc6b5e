"""What actions are worth, side by side: the close look that the coach takes.

A search gives little thought to what it does not like, so its opinion of a bad action is a guess. Here
each action is done in the same imagined matches, and the search is asked how the seat stands then.
"""

from __future__ import annotations

from samobranka.bots.mcts import Mcts
from samobranka.core.chance import generator
from samobranka.core.engine import Engine
from samobranka.core.game import Game
from samobranka.core.kernels import first_mover
from samobranka.core.match import Match, standing

IMAGINED = 6
"""In how many imagined matches each action is looked at."""


class Appraiser:
    """Compares actions, with a budget of seconds for each comparison of two."""

    def __init__(self, game: Game, engine: Engine, seed: int, seconds: float) -> None:
        self._engine = engine
        self._seed = seed
        self._search = Mcts(game, engine, seed, seconds=seconds / (2 * IMAGINED))

    def compare(self, match: Match, seat: int, actions: list[int]) -> list[float]:
        """The seat's chance of winning after each action."""
        return [self._worth(match, seat, action) for action in actions]

    def _worth(self, match: Match, seat: int, action: int) -> float:
        chances = [self._chance_after(match, seat, action, time) for time in range(IMAGINED)]
        return sum(chances) / IMAGINED

    def _chance_after(self, match: Match, seat: int, action: int, time: int) -> float:
        """In one imagined match, through the eyes of who acts next."""
        after = self._acted(match, seat, action, time)
        if after.is_over:
            ranks = after.outcome().ranks
            return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0
        return self._search.think(after, first_mover(after.movers)).chances[seat]

    def _acted(self, match: Match, seat: int, action: int, time: int) -> Match:
        """The match after an action, with all that the seat cannot see imagined."""
        game, engine = match.game, self._engine
        rows = game.layout.allocate(1)
        rows[0, : game.layout.mark] = memoryview(match.record())
        states, chance = engine.states(rows), engine.lend(generator(self._seed, time))
        engine.determinize(states, 0, seat, chance)
        engine.apply(states, 0, seat, action, chance)
        after = bytes(rows[0, : game.layout.mark])
        return standing(game, match.seats, match.options, after, engine)
