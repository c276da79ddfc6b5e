"""Whole random matches on a GPU, checked against the cpu engine.

    python bench/gpu.py [GAME] [--matches 65536] [--check 16384] [--rounds 5] [--json]

Plays `--matches` matches to the end on the cuda engine and the first `--check` of them on the cpu
engine, compares every final digest, number of plies and outcome, and reports actions per second. On
a machine without Numba, pack it first (see docs/gpu.md).
"""

from __future__ import annotations

import argparse
import json
import os
import time
from typing import Any

import numpy as np

from samobranka.core import kernels
from samobranka.core.chance import HEADER
from samobranka.core.engine import Cpu, Cuda, Engine
from samobranka.core.game import Game
from samobranka.core.registry import game

SEED = 20261115


class Batch:
    """Many matches of one game on one engine."""

    def __init__(self, engine: Engine, seats: int, matches: int) -> None:
        self.game, self.matches = engine.game, matches
        options = np.array(self.game.options_row(seats, {}), np.int64)
        self.rows = engine.lend(self.game.layout.allocate(matches))
        self.plies = engine.row(matches, "i")
        self.outcomes = engine.grid(matches, self.game.outcome_size)
        self._arguments = (
            engine.states(self.rows),
            engine.bytes_of(self.rows),
            engine.lend(options),
            engine.grid(matches, HEADER),
            engine.grid(matches, self.game.list_size, "i"),
            self.plies,
            self.outcomes,
            SEED,
            self.game.max_plies,
        )
        self._kernel = engine.kernel(kernels.playout, policy=kernels.uniform)

    def play(self) -> float:
        """Plays all matches to their ends; returns the seconds."""
        start = time.perf_counter()
        self._kernel(self.matches, *self._arguments)
        return time.perf_counter() - start

    def results(self) -> tuple[Any, Any, Any]:
        """Records, plies and outcomes, on the host."""
        found = (self.rows, self.plies, self.outcomes)
        return tuple(a.copy_to_host() if hasattr(a, "copy_to_host") else a for a in found)  # type: ignore[return-value]


def compare(game: Game, gpu: Batch, cpu: Batch) -> int:
    """How many of the cpu's matches ended exactly alike on the GPU."""
    rows, plies, outcomes = gpu.results()
    equal = 0
    for i, (row, ply, outcome) in enumerate(zip(*cpu.results(), strict=True)):
        same = game.layout.digest(row) == game.layout.digest(rows[i])
        equal += bool(same and ply == plies[i] and (outcome == outcomes[i]).all())
    return equal


def measure(
    name: str, seats: int, matches: int, check: int, rounds: int
) -> dict[str, Any]:
    """One line of the report."""
    found = game(name)
    gpu = Batch(Cuda(found), seats, matches)
    cold = gpu.play()
    seconds = min(gpu.play() for _ in range(rounds))
    cpu = Batch(Cpu(found, threads=os.cpu_count() or 1), seats, check)
    cpu.play()
    cpu_seconds = min(cpu.play() for _ in range(rounds))
    plies = int(gpu.results()[1].sum())
    return {
        "game": name,
        "seats": seats,
        "matches": matches,
        "plies": plies,
        "first_run_s": round(cold, 2),
        "gpu_s": round(seconds, 4),
        "gpu_actions_per_s": round(plies / seconds),
        "gpu_matches_per_s": round(matches / seconds),
        "cpu_threads": os.cpu_count(),
        "cpu_actions_per_s": round(int(cpu.results()[1].sum()) / cpu_seconds),
        "compared": check,
        "equal": compare(found, gpu, cpu),
    }


def main() -> None:
    """Measures every number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="master_elf")
    parser.add_argument("--matches", type=int, default=65536)
    parser.add_argument("--check", type=int, default=16384)
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    failed = False
    for seats in game(arguments.game).meta.seats:
        line = measure(
            arguments.game, seats, arguments.matches, arguments.check, arguments.rounds
        )
        print(json.dumps(line), flush=True)
        failed = failed or line["equal"] != line["compared"]
    raise SystemExit(int(failed))


if __name__ == "__main__":
    main()
