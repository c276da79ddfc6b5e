"""The bot that takes the action after which it stands best, by the game's own evaluation.

It tries every legal action on a record in which all that its seat cannot see is re-imagined, several
times, and compares the sums. Every action is tried in the same imagined matches, so that the
differences are the actions' own.
"""

from __future__ import annotations

from typing import Any

from samobranka.core.chance import draw, generator, imagine_word, seed_generator
from samobranka.core.engine import Engine
from samobranka.core.game import Apply, Determinize, Evaluate, Game, States
from samobranka.core.kernels import uniform
from samobranka.core.match import Match
from samobranka.core.record import Row, clone

IMAGINED = 24
"""In how many imagined matches each action is tried."""

FEW = 4
"""After so many that all came out alike, the others are taken to do so too."""

HASTY_ONCE_IN = 2
"""One action in so many is chosen by the mixed policy in a hurry: …"""
HANDFUL = 6
"""… so many are tried, in one imagined match."""

SELDOM = 16
"""One action in so many is thought about by the wavering policy."""

WORST = -(1 << 62)

# Holes of the contract.
apply: Apply
determinize: Determinize
evaluate: Evaluate
mark: int


def greedy(
    states: States,
    rows: Any,
    i: int,
    spare: int,
    seat: int,
    actions: Row,
    count: int,
    chance: Row,
) -> int:
    """The policy: the action with the best sum of evaluations."""
    if count == 1:
        return actions[0]
    seed = imagine_word(chance)
    best = 0
    best_value = WORST
    for place in range(count):
        value = try_often(states, rows, i, spare, seat, actions[place], chance, seed)
        if value > best_value:
            best = place
            best_value = value
    return actions[best]


def mixed(
    states: States,
    rows: Any,
    i: int,
    spare: int,
    seat: int,
    actions: Row,
    count: int,
    chance: Row,
) -> int:
    """The policy that is hasty now and then: it sees strange positions, and comes to ends too."""
    if draw(chance, HASTY_ONCE_IN) == 0:
        return hasty(states, rows, i, spare, seat, actions, count, chance)
    return uniform(states, rows, i, spare, seat, actions, count, chance)


def hasty(
    states: States,
    rows: Any,
    i: int,
    spare: int,
    seat: int,
    actions: Row,
    count: int,
    chance: Row,
) -> int:
    """The policy of one who is greedy in a hurry: a handful of actions, tried once."""
    first = draw(chance, count)
    seed = imagine_word(chance)
    tried = min(count, HANDFUL)
    best = 0
    best_value = WORST
    for n in range(tried):
        place = (first + n * count // tried) % count
        seed_generator(chance, seed, 0)
        value = try_out(states, rows, i, spare, seat, actions[place], chance)
        if value > best_value:
            best = place
            best_value = value
    return actions[best]


def wavering(
    states: States,
    rows: Any,
    i: int,
    spare: int,
    seat: int,
    actions: Row,
    count: int,
    chance: Row,
) -> int:
    """The policy that thinks only now and then, and takes any legal action otherwise."""
    if draw(chance, SELDOM) == 0:
        return greedy(states, rows, i, spare, seat, actions, count, chance)
    return uniform(states, rows, i, spare, seat, actions, count, chance)


def try_often(
    states: States, rows: Any, i: int, spare: int, seat: int, action: int, chance: Row, seed: int
) -> int:
    """The sum of evaluations after an action, over the imagined matches of a seed."""
    total = 0
    first = 0
    for time in range(IMAGINED):
        seed_generator(chance, seed, time)
        value = try_out(states, rows, i, spare, seat, action, chance)
        total += value
        if time == 0:
            first = value
        if time + 1 == FEW and total == FEW * first:
            return IMAGINED * first
    return total


def try_out(
    states: States, rows: Any, i: int, spare: int, seat: int, action: int, chance: Row
) -> int:
    """How the seat stands after an action, in one imagined match."""
    clone(rows, i, spare, mark)
    determinize(states, spare, seat, chance)
    apply(states, spare, seat, action, chance)
    return evaluate(states, spare, seat)


def choose(
    i: int,
    states: States,
    rows: Any,
    seat: int,
    actions: Row,
    count: int,
    chance: Row,
    chosen: Row,
) -> None:
    """The policy as a kernel: record 0 is the match, record 1 is spare."""
    chosen[i] = greedy(states, rows, 0, 1, seat, actions, count, chance)


class Greedy:
    """The best action at a glance."""

    def __init__(self, game: Game, engine: Engine, seed: int) -> None:
        self._engine = engine
        self._rows = game.layout.allocate(2)
        self._chance = engine.lend(generator(seed))
        self._actions = engine.row(game.list_size, "i")
        self._chosen = engine.row(1, "i")
        self._kernel = engine.kernel(choose)

    def choose(self, match: Match, seat: int) -> int:
        """One of the seat's legal actions."""
        actions = match.legal(seat)
        for place, action in enumerate(actions):
            self._actions[place] = action
        truth = match.record()
        self._rows[0, : len(truth)] = memoryview(truth)
        states, rows = self._engine.states(self._rows), self._engine.bytes_of(self._rows)
        count = len(actions)
        self._kernel(1, states, rows, seat, self._actions, count, self._chance, self._chosen)
        return int(self._chosen[0])
