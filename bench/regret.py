"""What the search gives away: how much less its choice wins than the best action would.

    python bench/regret.py GAME [--positions 60] [--worlds 1000] [--iterations 400 1600 6400]

At positions of matches every action is tried in the same imagined worlds, and each is played to its
end by what looks best; the share of worlds the seat wins is what an action is worth. A bot's regret is
the best worth less that of its choice, on average. It is a ruler, not the truth: actions are worth what
they are among greedy players. But it tells in minutes what matches tell in hours: whether more
iterations help (the search is short of time) or not (it is wrong about who will win).
"""

from __future__ import annotations

import argparse
from itertools import islice
from statistics import mean, stdev
from typing import Any

from samobranka.arena.tournament import usual_seats
from samobranka.bots import make_bot
from samobranka.bots.positions import positions
from samobranka.bots.tree import ONE, count_winners, first_sight, forget, go_on_by_instinct
from samobranka.core.chance import HEADER, seed_generator
from samobranka.core.engine import Cpu
from samobranka.core.game import Apply, Determinize, States
from samobranka.core.match import Match
from samobranka.core.record import clone
from samobranka.core.registry import game, game_ids

SEATS = 4
SEED = 1
APART = 10
"""Of so many positions one is looked at."""

# Holes, filled by the engine.
apply: Apply
determinize: Determinize
mark: int


def try_out(
    i: int,
    states: States,
    rows: Any,
    seat: int,
    seats: int,
    chances: Any,
    lists: Any,
    values: Any,
    outcomes: Any,
    won: Any,
    action: int,
    worlds: int,
) -> None:
    """Adds up what the seat wins after an action in imagined worlds. Record 0 is the match."""
    for world in range(worlds):
        seed_generator(chances[i], 1, world)
        clone(rows, 0, 1, mark)
        determinize(states, 1, seat, chances[i])
        apply(states, 1, seat, action, chances[i])
        forget(rows, 1)
        go_on_by_instinct(states, rows, 1, chances[i], lists[i])
        count_winners(states, 1, seats, values[i], outcomes[i])
        won[i][0] += values[i][seat]


class Ruler:
    """What actions are worth."""

    def __init__(self, engine: Cpu, worlds: int) -> None:
        rules, self._worlds = engine.game, worlds
        self._rows = rules.layout.allocate(3)
        self._before = (engine.states(self._rows), engine.bytes_of(self._rows))
        self._work = (
            engine.grid(1, HEADER),
            engine.grid(1, rules.list_size, "i"),
            engine.grid(1, rules.max_seats),
            engine.grid(1, rules.outcome_size),
        )
        self._won = engine.grid(1, 1)
        self._try_out = engine.kernel(try_out, play_on=rules.max_plies, instinct=first_sight)

    def worth(self, match: Match, seat: int, action: int) -> float:
        """The share of worlds that the seat wins after an action."""
        record = match.record()
        self._rows[0, : len(record)] = memoryview(record)
        self._won[0][0] = 0
        places = (seat, match.seats, *self._work, self._won)
        self._try_out(1, *self._before, *places, action, self._worlds)
        return float(self._won[0][0]) / self._worlds / ONE


def report(name: str, regrets: list[float]) -> str:
    error = stdev(regrets) / len(regrets) ** 0.5
    return f"{name:12} gives away {mean(regrets):.2%} ± {2 * error:.2%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=1000)
    parser.add_argument("--iterations", type=int, nargs="+", default=[400, 1600, 6400])
    given = parser.parse_args()
    engine = Cpu(game(given.game))
    seats = usual_seats(engine.game.meta, SEATS)
    ruler = Ruler(engine, given.worlds)
    met = list(islice(positions(engine, seats, "regret"), 0, given.positions * APART, APART))
    worths = [
        {action: ruler.worth(match, seat, action) for action in match.legal(seat)}
        for match, seat in met
    ]
    for name in ("uniform", "greedy", *(f"mcts:{count}" for count in given.iterations)):
        chosen = [
            make_bot(name, engine.game, engine, SEED).choose(match, seat) for match, seat in met
        ]
        regrets = [max(worth.values()) - worth[a] for worth, a in zip(worths, chosen, strict=True)]
        print(report(name, regrets), flush=True)


if __name__ == "__main__":
    main()
