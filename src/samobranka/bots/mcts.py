"""The bot that searches: it imagines many times how the match may go on, and remembers what came of it.

The search itself is tree.py. Every thread grows a tree of its own, with its share of the iterations
and its own streams of chance, and the trees are added up: with a budget of iterations the same seed
gives the same action, however busy the machine is.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from samobranka.bots import tree
from samobranka.bots.thought import Opinion, Thought
from samobranka.core.chance import HEADER
from samobranka.core.engine import Engine
from samobranka.core.game import Game
from samobranka.core.match import Match

ITERATIONS = 1000
ROOM = 1 << 21
"""Whole numbers that a tree may fill."""
FIRST_SPELL = 16
"""Iterations before the clock is looked at for the first time."""


class Mcts:
    """Search with a budget of iterations or of seconds."""

    def __init__(
        self,
        game: Game,
        engine: Engine,
        seed: int,
        iterations: int | None = None,
        seconds: float | None = None,
    ) -> None:
        self._engine, self._seed = engine, seed
        self._seconds = seconds
        self._iterations = iterations or (None if seconds else ITERATIONS)
        self._trees = trees = getattr(engine, "threads", 1)
        self._rows = game.layout.allocate(1 + 2 * trees)
        self._states = engine.states(self._rows)
        self._bytes = engine.bytes_of(self._rows)
        self._chances = engine.grid(trees, HEADER)
        self._lists = engine.grid(trees, game.list_size, "i")
        self._nodes = engine.grid(trees, ROOM)
        self._memory = engine.grid(trees, 1)
        self._paths = engine.grid(trees, tree.PATH)
        self._places = engine.grid(trees, game.list_size)
        self._values = engine.grid(trees, game.max_seats)
        self._outcomes = engine.grid(trees, game.outcome_size)
        self._grow = engine.kernel(tree.grow, spread=game.spread, room=ROOM)

    def choose(self, match: Match, seat: int) -> int:
        """The action that was thought of most."""
        actions = match.legal(seat)
        return actions[0] if len(actions) == 1 else self.think(match, seat).opinions[0].action

    def think(self, match: Match, seat: int) -> Thought:
        """What it thinks of every legal action, and of everybody's chances."""
        truth = match.record()
        self._rows[0, : len(truth)] = memoryview(truth)
        for number in range(self._trees):
            self._memory[number][tree.USED] = 0
            np.asarray(self._nodes[number])[: tree.SUMS + match.seats] = 0
        seed = self._seed + 0x9E3779B9 * match.moment & 0x7FFFFFFF
        done = self._spend(match, seat, seed)
        return self._summed(match, seat, done)

    def _spend(self, match: Match, seat: int, seed: int) -> int:
        """Grows the trees until the budget is spent; how many iterations each got."""
        if self._iterations is not None:
            each = max(1, self._iterations // self._trees)
            self._iterate(match, seat, seed, 0, each)
            return each
        assert self._seconds is not None
        end = time.perf_counter() + self._seconds
        done, spell = 0, FIRST_SPELL
        while True:
            before = time.perf_counter()
            self._iterate(match, seat, seed, done, done + spell)
            now = time.perf_counter()
            done += spell
            if now >= end:
                return done
            rate = spell / max(now - before, 1e-6)
            spell = max(1, min(int(rate * (end - now) / 2), int(rate * 0.05)))

    def _iterate(self, match: Match, seat: int, seed: int, first: int, last: int) -> None:
        self._grow(
            self._trees,
            self._states,
            self._bytes,
            seat,
            match.seats,
            self._chances,
            self._lists,
            self._nodes,
            self._memory,
            self._paths,
            self._places,
            self._values,
            self._outcomes,
            seed,
            first,
            last,
            self._trees,
        )

    def _summed(self, match: Match, seat: int, done: int) -> Thought:
        """The trees added up."""
        actions = match.legal(seat)
        visits: dict[int, int] = dict.fromkeys(actions, 0)
        sums: dict[int, int] = dict(visits)
        chances = np.zeros(match.seats)
        for number in range(self._trees):
            chances += self._chances_at_root(number, match.seats)
        chances /= chances.sum()
        if len(actions) == 1:  # then the trees begin with the next choice, perhaps another seat's
            only = Opinion(actions[0], float(chances[seat]), 1.0)
            return Thought([only], chances.tolist(), done * self._trees)
        for number in range(self._trees):
            for action, tried, won in self._children(number, match.seats, seat):
                visits[action] += tried
                sums[action] += won
        opinions = [
            Opinion(action, won_share(sums[action], tried), tried / max(1, sum(visits.values())))
            for action, tried in visits.items()
        ]
        opinions.sort(key=lambda opinion: (-opinion.share, -opinion.chance, opinion.action))
        return Thought(opinions, chances.tolist(), done * self._trees)

    def _chances_at_root(self, number: int, seats: int) -> Any:
        return np.array(self._nodes[number][tree.SUMS : tree.SUMS + seats], np.float64)

    def _children(self, number: int, seats: int, seat: int) -> list[tuple[int, int, int]]:
        """Action, visits and sum of the seat's chances, for each child of the root."""
        nodes, size = self._nodes[number], tree.SUMS + seats
        found = []
        child = int(nodes[tree.CHILD])
        while child != tree.ROOT:
            base = child * size
            facts = (base + tree.ACTION, base + tree.VISITS, base + tree.SUMS + seat)
            action, tried, won = (int(nodes[place]) for place in facts)
            found.append((action, tried, won))
            child = int(nodes[base + tree.SIBLING])
        return found


def won_share(won: int, tried: int) -> float:
    """A sum of chances as a mean from 0 to 1."""
    return won / (tried * tree.ONE) if tried else 0.0
