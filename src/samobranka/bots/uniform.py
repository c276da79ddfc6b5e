"""The bot that takes any legal action, each equally likely: the reference."""

from __future__ import annotations

from samobranka.core.chance import draw, generator
from samobranka.core.engine import Engine
from samobranka.core.game import Game
from samobranka.core.match import Match


class Uniform:
    """Any legal action."""

    def __init__(self, game: Game, engine: Engine, seed: int) -> None:
        self._chance = generator(seed)

    def choose(self, match: Match, seat: int) -> int:
        """One of the seat's legal actions."""
        actions = match.legal(seat)
        return actions[draw(self._chance, len(actions))]
