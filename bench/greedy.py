"""How often one greedy bot beats uniform ones.

    python bench/greedy.py [GAME] [--matches N] [--seed S]

Plays whole matches on the cpu engine with the greedy bot at every seat in turn, for every number of
seats, and prints the share it wins (shared victories included) with its standard error.
"""

from __future__ import annotations

import argparse
import os

from samobranka.bots.greedy import greedy
from samobranka.core.batch import Batch
from samobranka.core.engine import Cpu
from samobranka.core.kernels import uniform
from samobranka.core.registry import game


def main() -> None:
    """A line for every number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="master_elf")
    parser.add_argument("--matches", type=int, default=16_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    engine = Cpu(game(given.game), threads=os.cpu_count() or 1)
    for seats in reversed(game(given.game).meta.seats):
        batch = Batch(engine, seats, given.matches, policy=greedy, rival=uniform)
        batch.play(given.seed)
        share = batch.wins
        error = (share * (1 - share) / given.matches) ** 0.5
        print(f"{seats} seats: {share:.2%} ± {error:.2%} of {given.matches} matches", flush=True)


if __name__ == "__main__":
    main()
