"""Whether a bot is fair: it thinks the same when only what its seat cannot see is different."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from samobranka.bots import Bot
from samobranka.bots.mcts import Mcts
from samobranka.bots.positions import positions, standing_at
from samobranka.bots.thought import Thought
from samobranka.core.engine import Engine
from samobranka.core.game import Game
from samobranka.core.match import Match
from samobranka.core.record import NOBODY, OWNER

MakeBot = Callable[[Game, Engine, int], Bot]

SEED = 9


def hides_anything(game: Game) -> bool:
    """Whether there is anything in a game that a seat does not know."""
    return any(field.knowledge in (OWNER, NOBODY) for field in game.layout.fields)


def worlds(engine: Engine, seats: int) -> Iterator[tuple[int, Match, Match]]:
    """A seat that has a choice, the match, and another in which just what it cannot see is different.

    Without end, for a game that hides anything; where nothing else can be hidden, it is passed over.
    """
    for number, (match, seat) in enumerate(positions(engine, seats, "fairness")):
        other = standing_at(match, match.imagined(seat, number))
        if other.record() != match.record():
            yield seat, match, other


def is_fair(make: MakeBot, seat: int, match: Match, other: Match) -> bool:
    """Whether a bot, made anew with the same seed, thinks the same of both."""
    return thoughts(make, match, seat) == thoughts(make, other, seat)


def thoughts(make: MakeBot, match: Match, seat: int) -> Thought | int:
    """All that a search thinks; of other bots, what they choose."""
    bot = make(match.game, match.engine, SEED)
    return bot.think(match, seat) if isinstance(bot, Mcts) else bot.choose(match, seat)
