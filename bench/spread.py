"""How well a game foresees who will win, and the SPREAD of what it foresees.

    python bench/spread.py [GAME …] [--matches 60] [--seats K]

Greedy bots play each other. At some plies is written down what is foreseen for all seats (by the
game's `foresee`, or else by its evaluation), and at the end who won. The spread is the number by which
that must be divided for its softmax to tell the winners' chances best (by likelihood). Prints it with
the share of the best seats that won.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from samobranka.bots import make_bot
from samobranka.bots.mind import mind_of
from samobranka.core import match
from samobranka.core.engine import Cpu
from samobranka.core.game import Game
from samobranka.core.kernels import first_mover
from samobranka.core.registry import game, game_ids

EVERY = 7
"""Plies between two looks."""

Look = tuple[NDArray[np.float64], NDArray[np.float64]]


def looks(loaded: Game, engine: Cpu, seats: int, number: int) -> Iterator[Look]:
    """What is foreseen for all seats at some plies of a match, and what each seat won."""
    played = match.new(loaded, seats, secret=f"spread {number}")
    bot, rows = make_bot("greedy", loaded, engine, number), loaded.layout.allocate(1)
    foresee = mind_of(loaded).foresee
    states, seen = loaded.layout.stand_ins(rows), []
    while not played.is_over:
        if played.ply % EVERY == 0:
            record = played.record()
            rows[0, : len(record)] = memoryview(record)
            seen.append([foresee(states, 0, seat) for seat in range(seats)])
        seat = first_mover(played.movers)
        played.act(seat, bot.choose(played, seat))
    ranks = np.array(played.outcome().ranks)
    won = (ranks == 1) / (ranks == 1).sum()
    for foreseen in seen:
        yield np.array(foreseen, np.float64), won


def likelihood(foreseen: NDArray[np.float64], won: NDArray[np.float64], spread: float) -> float:
    """The mean logarithm of the winners' chances."""
    scaled = (foreseen - foreseen.max(axis=1, keepdims=True)) / spread
    chances = np.exp(scaled) / np.exp(scaled).sum(axis=1, keepdims=True)
    return float((won * np.log(chances + 1e-9)).sum(axis=1).mean())


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=game_ids())
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--seats", type=int, default=4)
    given = parser.parse_args()
    for name in given.games:
        loaded = game(name)
        engine = Cpu(loaded)
        found = [
            look
            for number in range(given.matches)
            for look in looks(loaded, engine, given.seats, number)
        ]
        foreseen = np.array([look[0] for look in found])
        won = np.array([look[1] for look in found])
        spreads = np.geomspace(50, 50_000, 60)
        best = max(spreads, key=lambda spread: likelihood(foreseen, won, spread))
        leading = won[np.arange(len(won)), foreseen.argmax(axis=1)].mean()
        print(
            f"{name}: SPREAD {best:.0f}, likelihood {likelihood(foreseen, won, best):.3f} "
            f"(even {np.log(1 / given.seats):.3f}); the best seat won {leading:.0%} "
            f"of {len(found)} looks"
        )


if __name__ == "__main__":
    main()
