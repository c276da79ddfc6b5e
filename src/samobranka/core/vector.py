"""Vector tables: thousands of matches, a ply at a time, for whoever chooses the actions elsewhere.

    tables = samobranka.Vector("catan", seats=4, matches=4096)
    now = tables.reset(seed=1)
    while True:
        now = tables.step(choose(now.observation, now.mask))

On the cpu engine all arrays are NumPy's; on cuda they lie on the device (`__cuda_array_interface__`)
and actions are taken from there. They are the same arrays after every step: copy what is to be kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from samobranka.core import kernels, match
from samobranka.core.chance import HEADER, Stream
from samobranka.core.engine import Engine, make_engine
from samobranka.core.game import Game
from samobranka.core.match import Match
from samobranka.core.registry import game as find_game
from samobranka.core.rewards import REWARDS

LOGGED = 4096
"""Plies of each match that are kept, so that it can be written as a match file."""


class Now(NamedTuple):
    """What is asked in every match, and what the last action brought."""

    seat: Any
    """Who acts. Where several choose at once they are asked one after the other, in secret."""
    observation: Any
    """What that seat sees: a number for each of the game's features, from -1 to 1."""
    mask: Any
    """For each action of the game, whether it is legal."""
    legal: Any
    """The legal actions, ascending; what stands behind the first `count` of them means nothing."""
    count: Any
    """How many those are."""
    reward: Any
    """What each seat is given for the match that has just ended; 0 otherwise."""
    done: Any
    """Whether a match has just ended. Then another one has begun in its place."""


class Vector:
    """Many matches of one game, side by side; same seed, same actions: the same on every engine."""

    def __init__(
        self,
        game: Game | str,
        seats: int,
        matches: int,
        options: Mapping[str, str] | None = None,
        engine: Engine | str = "cpu",
        reward: str = "rank",
        logged: int = LOGGED,
        threads: int = 1,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.seats, self.matches, self.options = seats, matches, dict(options or {})
        made = make_engine(engine, self.game, threads) if isinstance(engine, str) else engine
        self.engine = made
        self.logged = min(logged, self.game.max_plies)
        self._seed = 0
        self._sizes = {
            "actions_in_all": self.game.actions.size,
            "features_in_all": self.game.observation,
        }
        self._kernel = self.engine.kernel(kernels.turn, reward=REWARDS[reward], **self._sizes)
        self._allocate()

    def _allocate(self) -> None:
        game, engine, matches = self.game, self.engine, self.matches
        options = np.array(game.options_row(self.seats, self.options), np.int64)
        self._rows = engine.records(game.layout.allocate(matches))
        self._given, self._plies = engine.row(matches), engine.row(matches, "i")
        self._episodes, self._lengths = engine.row(matches), engine.row(matches, "i")
        self._log = engine.grid(matches, max(1, 2 * self.logged), "h")
        self._wrong = engine.row(1)
        asked, counts, done = (
            engine.row(matches, "i"),
            engine.row(matches, "i"),
            engine.row(matches, "b"),
        )
        observations = engine.grid(matches, game.observation, "f")
        self._lanes = engine.lanes(matches)
        one_each = self._lanes == matches
        drafts = observations if one_each else engine.grid(self._lanes, game.observation, "f")
        masks = engine.grid(matches, game.actions.size, "b")
        lists = engine.grid(matches, game.list_size, "i")
        rewards = engine.grid(matches, self.seats, "f")
        self._arguments = (
            engine.states(self._rows),
            engine.bytes_of(self._rows),
            engine.lend(options.data),
            engine.grid(matches, HEADER),
            self._given,
            self._plies,
            self._episodes,
            self._lengths,
            self._log,
            asked,
            drafts,
            observations,
            engine.lend(game.scales.data),
            masks,
            lists,
            counts,
            rewards,
            done,
            engine.grid(matches, game.outcome_size),
            self._wrong,
        )
        self._shown = (
            (asked, "i"),
            (observations, "f"),
            (masks, "?"),
            (lists, "i"),
            (counts, "i"),
            (rewards, "f"),
            (done, "?"),
        )

    def reset(self, seed: int = 0) -> Now:
        """Deals every match anew. Match `i` of a seed is always dealt alike."""
        self._seed = seed
        self.engine.put(self._plies, np.full(self.matches, kernels.NOT_DEALT, np.int32))
        self.engine.put(self._episodes, np.full(self.matches, -1, np.int64))
        return self._turn()

    def step(self, actions: Any) -> Now:
        """Does one action in every match; whole numbers, on cuda int64.

        An action that is not legal raises its fault. That match then stays as it is; all the others
        have been played on.
        """
        self.engine.put(self._given, actions)
        return self._turn()

    def _turn(self) -> Now:
        self._kernel(self.matches, *self._arguments, *self._facts)
        wrong = int(self.engine.host(self._wrong)[0])
        if wrong:
            self.engine.put(self._wrong, np.zeros(1, np.int64))
            self._refuse(wrong - 1)
        return self.now

    @property
    def _facts(self) -> tuple[int, ...]:
        return self._seed, self.matches, self.game.max_plies, self.logged, self._lanes

    def _refuse(self, i: int) -> None:
        """Raises why the action in match i was not done."""
        now = standing_at(self, i)
        seat, action = (
            int(self.engine.host(self.now.seat)[i]),
            int(self.engine.host(self._given)[i]),
        )
        fault = now.why_not(seat, action)
        assert fault is not None
        raise fault

    @property
    def now(self) -> Now:
        """What is asked in every match, and what the last action brought."""
        return Now(*(self.engine.array(lines, code) for lines, code in self._shown))

    @property
    def plies(self) -> Any:
        """How many actions were done in each running match; on the host."""
        return self.engine.host(self._plies)

    @property
    def records(self) -> Any:
        """The records of the running matches, as bytes on the host."""
        return self.engine.host(self._rows)

    def digests(self, count: int | None = None) -> list[str]:
        """The digests of the running matches, or of the first `count` of them."""
        return [self.game.layout.digest(row) for row in self.records[:count]]

    def match(self, i: int, ended: bool = False, engine: Engine | None = None) -> Match:
        """The running match i, or the last that ended in its place, played again by its log.

        Its words of chance are in its log too, so that its file (`to_file`, `save`) can be replayed.
        """
        episode = int(self.engine.host(self._episodes)[i]) - ended
        length = int(self.engine.host(self._lengths if ended else self._plies)[i])
        if not 0 <= length <= self.logged or episode < 0:
            raise LookupError(f"no log of that match: {length} plies, {self.logged} are kept")
        stream = Stream(self._seed, episode * self.matches + i)
        again = match.streamed(self.game, self.seats, self.options, stream, engine)
        first = (episode & 1) * self.logged
        for action in self.engine.host(self._log[i])[first : first + length]:
            again.act(kernels.first_mover(again.movers), int(action))
        return again


def standing_at(tables: Vector, i: int) -> Match:
    """Match i as it stands, without its log."""
    record = bytes(tables.records[i, : tables.game.layout.mark])
    return match.standing(tables.game, tables.seats, tables.options, record)
