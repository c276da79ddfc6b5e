"""How many iterations the search does in a second: machine code beside the interpreter.

    python bench/search.py [GAME|all] [--positions 12] [--iterations 200] [--long 10000]

At the same positions of matches, 4 seats where the game has them, both engines grow the same trees, one
thread each; then machine code thinks longer, too. Rates are by processor time, everything included that
a decision takes.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from itertools import islice

from samobranka.arena.tournament import usual_seats
from samobranka.bots.mcts import Mcts
from samobranka.bots.positions import positions
from samobranka.core.engine import Cpu, Engine, Interpreted
from samobranka.core.match import Match
from samobranka.core.registry import game, game_ids

SEATS = 4
SEED = 1
APART = 40
"""Of so many positions one is searched: they lie in several matches."""


def rate(engine: Engine, iterations: int, met: Sequence[tuple[Match, int]]) -> float:
    """Iterations in a second of processor time."""
    bot = Mcts(engine.game, engine, SEED, iterations)
    bot.think(*met[0])  # compiles, and touches the memory
    began = time.process_time()
    for match, seat in met:
        bot.think(match, seat)
    return iterations * len(met) / (time.process_time() - began)


def measure(name: str, count: int, iterations: int, long: int) -> str:
    """One line of the table."""
    engine = Cpu(game(name))
    seats = usual_seats(engine.game.meta, SEATS)
    met = list(islice(positions(engine, seats, "search"), 0, count * APART, APART))
    plain = rate(Interpreted(engine.game), iterations, met)
    fast, longer = (rate(engine, budget, met) for budget in (iterations, long))
    return f"{name:15}{seats:6}{plain:14,.0f}{fast:12,.0f}{fast / plain:8.0f}{longer:12,.0f}"


def main() -> None:
    """A line for every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="all", choices=[*game_ids(), "all"])
    parser.add_argument("--positions", type=int, default=12)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--long", type=int, default=10_000)
    given = parser.parse_args()
    headings = ("seats", "interpreted/s", "cpu/s", "ratio", "cpu, long/s")
    print(f"{'game':15}" + "{:>6}{:>14}{:>12}{:>8}{:>12}".format(*headings))
    for name in game_ids() if given.game == "all" else [given.game]:
        print(measure(name, given.positions, given.iterations, given.long), flush=True)


if __name__ == "__main__":
    main()
