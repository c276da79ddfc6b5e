"""How often one greedy bot beats uniform ones.

    python bench/greedy.py [GAME] [--matches N] [--seed S]

Plays whole matches on the cpu engine with the greedy bot at every seat in turn, for every number of
seats, and prints the share it wins (shared victories included) with its standard error.
"""

from __future__ import annotations

import argparse
import os
from typing import Any

import numpy as np

from samobranka.bots.greedy import greedy
from samobranka.core import kernels
from samobranka.core.chance import HEADER
from samobranka.core.engine import Cpu
from samobranka.core.registry import game


def wins(engine: Cpu, contest: Any, seats: int, matches: int, seed: int) -> float:
    """The share of matches that the greedy bot won."""
    found = engine.game
    rows = found.layout.allocate(2 * matches)
    outcomes = engine.grid(matches, found.outcome_size)
    contest(
        matches,
        engine.states(rows),
        engine.bytes_of(rows),
        np.array(found.options_row(seats, {}), np.int64),
        engine.grid(matches, HEADER),
        engine.grid(matches, found.list_size, "i"),
        engine.row(matches, "i"),
        outcomes,
        seed,
        found.max_plies,
        matches,
    )
    champions = np.arange(matches) % seats
    return float((outcomes[np.arange(matches), 2 + 2 * champions] == 1).mean())


def main() -> None:
    """A line for every number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="master_elf")
    parser.add_argument("--matches", type=int, default=16_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    engine = Cpu(game(given.game), threads=os.cpu_count() or 1)
    contest = engine.kernel(kernels.contest, policy=greedy, rival=kernels.uniform)
    for seats in reversed(game(given.game).meta.seats):
        share = wins(engine, contest, seats, given.matches, given.seed)
        error = (share * (1 - share) / given.matches) ** 0.5
        print(f"{seats} seats: {share:.2%} ± {error:.2%} of {given.matches} matches", flush=True)


if __name__ == "__main__":
    main()
