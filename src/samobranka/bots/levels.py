"""The bots for people: one search, four levels of it.

A level is a time to think. More time alone does not make a level of every game: in some a search is
as good after a fifth of a second as after three. So the lower two slip, as people do: they weigh what
they see and take the second best gladly. The lowest thinks little, takes the fifth best sometimes, and
walks into a disaster now and then; the next never does.

Until a game's machine code is there, a short search sees less than a greedy bot does at a glance: then
levels that think for less than `LONG` play like that one.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from samobranka.bots.greedy import Greedy
from samobranka.bots.mcts import Mcts
from samobranka.bots.thought import Opinion, Thought
from samobranka.core.chance import draw, generator
from samobranka.core.engine import Engine, Interpreted
from samobranka.core.game import Game
from samobranka.core.match import Match

LONG = 2.0

PARTS = 1 << 20
"""How finely a share is measured when chance decides."""


@dataclass(frozen=True)
class Slips:
    """How a bot errs."""

    wavering: float
    """How much an action's share of thought speaks for it: 1 all of it, 0 not at all."""
    disaster: float
    """An action that costs so much of the chance of winning is one …"""
    now_and_then: int | None
    """… and of so many choices one may be one; None: it never is."""


@dataclass(frozen=True)
class Level:
    """How long a bot thinks, and how it slips."""

    seconds: float
    slips: Slips | None = None
    iterations: int | None = None
    """On machine code: so many and no more, so that a weak level is as weak on a fast machine."""
    turn: float = 2.0
    """Seconds for all that it does in a turn, where its game tells turns (mind.py)."""

    def __call__(self, game: Game, engine: Engine, seed: int) -> LevelBot:
        """The level at a seat."""
        return self.bot(game, engine, seed)

    def bot(self, game: Game, engine: Engine, seed: int, time: float = 1.0) -> LevelBot:
        """The level at a seat, taking so much of its usual time."""
        return LevelBot(game, engine, seed, self, time)


class LevelBot:
    """A level at a seat."""

    def __init__(self, game: Game, engine: Engine, seed: int, level: Level, time: float) -> None:
        self._game, self._engine, self._seed = game, engine, seed
        self._seconds = level.seconds * time
        self._slips = level.slips
        self._chance = generator(seed)
        is_slow = isinstance(engine, Interpreted)
        self._iterations = None if is_slow else level.iterations
        self._glances = is_slow and not level.iterations and level.seconds < LONG

    def choose(self, match: Match, seat: int) -> int:
        """One of the seat's legal actions; where there is one only, at once."""
        actions = match.legal(seat)
        if len(actions) == 1:
            return actions[0]
        if self._glances:
            return Greedy(self._game, self._engine, self._seed).choose(match, seat)
        if self._slips:
            thought = self._search.think(match, seat, hurries=True)
            return self._slipped(self._slips, thought.opinions)
        return self._search.choose(match, seat)

    def think(self, match: Match, seat: int) -> Thought:
        """All that it thinks."""
        return self._search.think(match, seat)

    def hurry(self) -> None:
        """What comes next belongs to what was thought of already: it takes a quarter of the time."""
        self._seconds /= 4
        if "_search" in vars(self):
            self._search.seconds = self._seconds

    @cached_property
    def _search(self) -> Mcts:
        """Made when it is needed: a tree takes room."""
        return Mcts(self._game, self._engine, self._seed, self._iterations, self._seconds)

    def _slipped(self, slips: Slips, opinions: list[Opinion]) -> int:
        """The more thought was given to an action, the more often it is chosen."""
        is_careful = slips.now_and_then is None or draw(self._chance, slips.now_and_then) > 0
        least = opinions[0].chance - slips.disaster if is_careful else 0.0
        sensible = [opinion for opinion in opinions if opinion.chance >= least]
        weights = [opinion.share**slips.wavering for opinion in sensible]
        left = draw(self._chance, PARTS) / PARTS * sum(weights)
        for opinion, weight in zip(sensible, weights, strict=True):
            left -= weight
            if left < 0:
                return opinion.action
        return opinions[0].action


LEVELS = {
    "novice": Level(0.1, Slips(wavering=0.5, disaster=0.2, now_and_then=20), iterations=100),
    "friend": Level(0.2, Slips(wavering=1.0, disaster=0.05, now_and_then=None)),
    "master": Level(1.0, turn=6.0),
    "fearsome": Level(3.0, turn=15.0),
}
"""From the weakest to the strongest."""
