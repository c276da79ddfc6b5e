"""A bot of your own: a class that is made with (game, engine, seed) and chooses legal actions.

samobranka arena master_elf --bots docs/examples/own_bot.py:Glance,uniform --matches 40
"""

from samobranka.core.chance import generator
from samobranka.core.engine import Engine
from samobranka.core.game import Game
from samobranka.core.match import Match


class Glance:
    """Tries every action once and takes the one after which it stands best."""

    def __init__(self, game: Game, engine: Engine, seed: int) -> None:
        self.game, self.engine = game, engine
        self.chance = engine.lend(generator(seed))

    def choose(self, match: Match, seat: int) -> int:
        """The seat's choice. All that the seat cannot see has been imagined: nobody can cheat."""
        return max(match.legal(seat), key=lambda action: self.value(match.record(), seat, action))

    def value(self, record: bytes, seat: int, action: int) -> int:
        """How the seat stands after an action, by the game's own evaluation."""
        rows = self.game.layout.allocate(1)
        rows[0, : self.game.layout.mark] = memoryview(record)
        states = self.engine.states(rows)
        self.engine.apply(states, 0, seat, action, self.chance)
        return self.engine.evaluate(states, 0, seat)
