"""The bot that searches: it imagines many times how the match may go on, and remembers what came of it.

The search itself is tree.py. Every thread grows a tree of its own, with its share of the iterations
and its own streams of chance, and the trees are added up: with a budget of iterations the same seed
gives the same action, however busy the machine is.

Trees are kept for the seat's next choice where its last one had no consequence but those it could
foresee: then what grew below that choice is the tree of the next.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from samobranka.bots import tree
from samobranka.bots.mind import mind_of
from samobranka.bots.thought import Opinion, Thought
from samobranka.core.chance import HEADER, generator, seed_generator
from samobranka.core.engine import Engine
from samobranka.core.game import Game
from samobranka.core.match import Match

ITERATIONS = 1000
ROOM = 1 << 21
"""Whole numbers that a tree may fill."""
OUTLOOKS = 4
"""In so many imagined worlds a choice must lead to the same, for its consequences to be foreseen."""
SPELLS = 8
"""Into so many is divided what is left of a budget, to look at the clock and at the trees."""


def kernels_of(game: Game) -> list[tuple[Any, dict[str, Any]]]:
    """The kernels of a search, with what fills their holes: one grows trees, one replants them."""
    mind = mind_of(game)
    holes = {
        "foresee": mind.foresee,
        "spread": mind.spread,
        "glance": mind.glance,
        "trust": mind.trust,
        "play_on": mind.play_on,
        "instinct": mind.instinct or tree.first_sight,
        "room": ROOM,
    }
    return [(tree.grow, holes), (tree.replant, {})]


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
        self._mark = game.layout.mark
        self.seconds = seconds
        self._iterations = iterations or (None if seconds else ITERATIONS)
        self._trees = trees = getattr(engine, "threads", 1)
        self._rows = game.layout.allocate(1 + 2 * trees)
        self._ground = tree.Ground(
            states=engine.states(self._rows),
            rows=engine.bytes_of(self._rows),
            chances=engine.grid(trees, HEADER),
            lists=engine.grid(trees, game.list_size, "i"),
            nodes=engine.grid(trees, ROOM),
            memory=engine.grid(trees, 1),
            paths=engine.grid(trees, tree.PATH),
            places=engine.grid(trees, game.list_size),
            branches=engine.grid(trees, game.max_seats),
            values=engine.grid(trees, game.max_seats),
            outcomes=engine.grid(trees, game.outcome_size),
        )
        self._beds = engine.grid(trees, ROOM)
        self._grow, self._replant = (
            engine.kernel(body, **holes) for body, holes in kernels_of(game)
        )
        self._chance = engine.lend(generator(seed))
        self._foreseen = b""
        """What the seat knows next, if its last choice has no consequence it could not foresee."""

    def warm_up(self, match: Match, seat: int) -> None:
        """Has everything compiled that a search may need, at whatever point of a match."""
        self.think(match, seat)
        self._replant(0, self._ground.nodes, self._beds, self._ground.memory, seat, match.seats, 0)

    def choose(self, match: Match, seat: int) -> int:
        """The action that was thought of most."""
        actions = match.legal(seat)
        if len(actions) == 1:
            return actions[0]
        action = self.think(match, seat, hurries=True).opinions[0].action
        self._go_on(match, seat, action)
        return action

    def think(self, match: Match, seat: int, hurries: bool = False) -> Thought:
        """What it thinks of every legal action, and of everybody's chances.

        In a hurry it stops as soon as no other action can become the one that was thought of most.
        """
        truth = match.record()
        self._rows[0, : len(truth)] = memoryview(truth)
        if self._known(0, seat) != self._foreseen:
            self._clear(match.seats)
        self._foreseen = b""
        seed = self._seed + 0x9E3779B9 * match.moment & 0x7FFFFFFF
        done = self._spend(match, seat, seed, hurries)
        return self._summed(match, seat, done)

    def _clear(self, seats: int) -> None:
        """Nothing but roots, never visited."""
        for number in range(self._trees):
            self._ground.memory[number][tree.USED] = 0
            np.asarray(self._ground.nodes[number])[: tree.SUMS + seats] = 0

    def _go_on(self, match: Match, seat: int, action: int) -> None:
        """Keeps what grew below a choice, if the seat is next and can foresee what it will know."""
        outlooks = {self._outlook(seat, action, world) for world in range(OUTLOOKS)}
        if len(outlooks) > 1 or self._engine.movers(self._ground.states, 1) != 1 << seat:
            return
        self._foreseen = outlooks.pop()
        nodes, beds = self._ground.nodes, self._beds
        memory = self._ground.memory
        self._replant(self._trees, nodes, beds, memory, seat, match.seats, action)
        self._ground, self._beds = self._ground._replace(nodes=beds), nodes

    def _outlook(self, seat: int, action: int, world: int) -> bytes:
        """What the seat knows after an action, in one imagined world."""
        self._imagine(0, seat, world)
        self._engine.apply(self._ground.states, 1, seat, action, self._chance)
        return self._known(1, seat)

    def _known(self, i: int, seat: int) -> bytes:
        """A record with all that the seat cannot see imagined, always alike: what it knows."""
        self._imagine(i, seat, 0)
        return self._rows[1, : self._mark].tobytes()

    def _imagine(self, i: int, seat: int, world: int) -> None:
        """Imagines anew, in record 1, all that the seat cannot see in record i."""
        self._rows[1] = self._rows[i]
        seed_generator(self._chance, self._seed, world)
        self._engine.determinize(self._ground.states, 1, seat, self._chance)

    def _spend(self, match: Match, seat: int, seed: int, hurries: bool) -> int:
        """Grows the trees until the budget is spent; how many iterations each got.

        The first is not timed: it may have to wait until machine code is loaded.
        """
        self._iterate(match, seat, seed, 0, 1)
        done, left, began = 1, self._left(1, 0.0), time.perf_counter()
        while left > 0:
            spell = self._spell(left)
            self._iterate(match, seat, seed, done, done + spell)
            done += spell
            left = self._left(done, time.perf_counter() - began)
            if hurries and self._lead(match, seat) > left * self._trees:
                break
        return done

    def _spell(self, left: int) -> int:
        """Iterations until the next look at the clock and at the trees."""
        if self._iterations is not None:
            return min(left, max(1, self._iterations // self._trees // SPELLS))
        return max(1, left // SPELLS)

    def _left(self, done: int, passed: float) -> int:
        """Iterations that the budget still allows each tree, after so many, in so many seconds."""
        if self._iterations is not None:
            return max(1, self._iterations // self._trees) - done
        assert self.seconds is not None
        timed = done - 1
        if timed == 0:
            return 1
        return int(timed * (self.seconds - passed) / max(passed, 1e-6))

    def _lead(self, match: Match, seat: int) -> int:
        """How much more often the first action was tried than the second."""
        visits, _sums = self._totals(match, seat)
        *_, second, first = sorted([0, *visits.values()])
        return first - second

    def _iterate(self, match: Match, seat: int, seed: int, first: int, last: int) -> None:
        task = tree.Task(seat, match.seats, seed, first, last, self._trees)
        self._grow(self._trees, self._ground, task)

    def _summed(self, match: Match, seat: int, done: int) -> Thought:
        """The trees added up."""
        actions = match.legal(seat)
        chances = np.zeros(match.seats)
        for number in range(self._trees):
            chances += self._chances_at_root(number, match.seats)
        chances /= chances.sum()
        if len(actions) == 1:  # then the trees begin with the next choice, perhaps another seat's
            only = Opinion(actions[0], float(chances[seat]), 1.0)
            return Thought([only], chances.tolist(), done * self._trees)
        visits, sums = self._totals(match, seat)
        opinions = [
            Opinion(action, won_share(sums[action], tried), tried / max(1, sum(visits.values())))
            for action, tried in visits.items()
        ]
        opinions.sort(key=lambda opinion: (-opinion.share, -opinion.chance, opinion.action))
        return Thought(opinions, chances.tolist(), done * self._trees)

    def _totals(self, match: Match, seat: int) -> tuple[dict[int, int], dict[int, int]]:
        """How often each legal action was tried, and the sum of the seat's chances after it."""
        visits: dict[int, int] = dict.fromkeys(match.legal(seat), 0)
        sums: dict[int, int] = dict(visits)
        for number in range(self._trees):
            for action, tried, won in self._children(number, match.seats, seat):
                if action in visits:  # a kept tree may know what was possible in some worlds only
                    visits[action] += tried
                    sums[action] += won
        return visits, sums

    def _chances_at_root(self, number: int, seats: int) -> Any:
        return np.array(self._ground.nodes[number][tree.SUMS : tree.SUMS + seats], np.float64)

    def _children(self, number: int, seats: int, seat: int) -> list[tuple[int, int, int]]:
        """Action, visits and sum of the seat's chances, for each of its choices at the root."""
        nodes, size = self._ground.nodes[number], tree.SUMS + seats
        found = []
        child = int(nodes[tree.CHILD])
        while child != tree.ROOT:
            base = child * size
            facts = (base + tree.ACTION, base + tree.VISITS, base + tree.SUMS + seat)
            if nodes[base + tree.MOVER] == seat:
                action, tried, won = (int(nodes[place]) for place in facts)
                found.append((action, tried, won))
            child = int(nodes[base + tree.SIBLING])
        return found


def won_share(won: int, tried: int) -> float:
    """A sum of chances as a mean from 0 to 1."""
    return won / (tried * tree.ONE) if tried else 0.0
