"""Whole random matches on a GPU, checked against the cpu engine.

    python bench/gpu.py [GAME] [--matches 65536] [--check 16384] [--rounds 5] [--seats K]

Plays `--matches` matches to the end on the cuda engine and the first `--check` of them on the cpu
engine, compares every final digest, number of plies and score, and reports actions per second as a
line of JSON per number of seats. Ends with status 1 when any match differs. On a machine without
Numba, pack it first (docs/gpu.md).
"""

from __future__ import annotations

import argparse
import json
import os
import time
from typing import Any

from samobranka.core.batch import Batch
from samobranka.core.engine import Cpu, Cuda
from samobranka.core.registry import game

SEED = 20261115


def seconds(batch: Batch, rounds: int) -> float:
    """The best time of several rounds over the same matches."""
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        batch.play(SEED)
        best = min(best, time.perf_counter() - start)
    return best


def equal_matches(gpu: Batch, cpu: Batch) -> int:
    """How many of the cpu's matches ended exactly alike on the GPU."""
    count = cpu.matches
    digests = zip(gpu.digests(count), cpu.digests(), strict=True)
    plies = gpu.plies[:count] == cpu.plies
    scores = (gpu.scores[:count] == cpu.scores).all(axis=1)
    return sum(
        a == b and bool(p) and bool(s) for (a, b), p, s in zip(digests, plies, scores, strict=True)
    )


def measure(name: str, seats: int, matches: int, check: int, rounds: int) -> dict[str, Any]:
    """One line of the report."""
    threads = os.cpu_count() or 1
    gpu = Batch(Cuda(game(name)), seats, matches)
    cpu = Batch(Cpu(game(name), threads=threads), seats, check)
    first, _ = seconds(gpu, 1), seconds(cpu, 1)
    gpu_time, cpu_time = seconds(gpu, rounds), seconds(cpu, rounds)
    return {
        "game": name,
        "seats": seats,
        "matches": matches,
        "plies": int(gpu.plies.sum()),
        "first_run_s": round(first, 2),
        "gpu_s": round(gpu_time, 4),
        "gpu_actions_per_s": round(int(gpu.plies.sum()) / gpu_time),
        "gpu_matches_per_s": round(matches / gpu_time),
        "cpu_threads": threads,
        "cpu_actions_per_s": round(int(cpu.plies.sum()) / cpu_time),
        "compared": check,
        "equal": equal_matches(gpu, cpu),
    }


def main() -> None:
    """Measures every number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="master_elf")
    parser.add_argument("--matches", type=int, default=65536)
    parser.add_argument("--check", type=int, default=16384)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seats", type=int, action="append", help="only so many seats")
    given = parser.parse_args()
    differs = False
    for seats in given.seats or game(given.game).meta.seats:
        line = measure(given.game, seats, given.matches, given.check, given.rounds)
        print(json.dumps(line), flush=True)
        differs = differs or line["equal"] != line["compared"]
    raise SystemExit(int(differs))


if __name__ == "__main__":
    main()
