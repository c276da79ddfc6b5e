"""Measuring: random whole matches per engine, act and views, cold start."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from samobranka.core import match as matches
from samobranka.core.batch import Batch
from samobranka.core.chance import draw, generator
from samobranka.core.game import Game
from samobranka.core.kernels import first_mover

SEED = 7
COLD_STARTS = 7


@dataclass
class Lane:
    """One engine with so many threads, measured in rounds."""

    engine: str
    threads: int
    batch: Batch
    rates: list[float] = field(default_factory=list)

    def run(self) -> float:
        """Plays all matches; returns actions per second."""
        began = time.perf_counter()
        self.batch.play(SEED)
        seconds = time.perf_counter() - began
        return self.plies / seconds

    @property
    def plies(self) -> int:
        """Plies of all matches together."""
        return int(self.batch.plies.sum())

    @property
    def rate(self) -> float:
        """Actions per second in the best round: what the machine can do when nobody disturbs it."""
        return max(self.rates)


def race(lanes: Sequence[Lane], rounds: int, step: Callable[[int, int], None]) -> None:
    """All lanes in turn, round by round, so that whatever slows the machine slows them all."""
    for number in range(rounds):
        for place, lane in enumerate(lanes):
            lane.rates.append(lane.run())
            step(number * len(lanes) + place + 1, rounds * len(lanes))


def differing(lanes: Sequence[Lane]) -> tuple[int, list[int]]:
    """How many matches all lanes played, and which of them did not end alike everywhere."""
    count = min(lane.batch.matches for lane in lanes)
    digests = [lane.batch.digests(count) for lane in lanes]
    return count, [i for i in range(count) if len({lane[i] for lane in digests}) > 1]


def milliseconds_per_ply(game: Game, seats: int) -> tuple[float, int]:
    """Interpreted: an action and all views after it, over one random match; and its plies."""
    match = matches.new(game, seats, secret="bench")
    chance = generator(SEED)
    seconds = 0.0
    while not match.is_over:
        seat = first_mover(match.movers)
        actions = match.legal(seat)
        action = actions[draw(chance, len(actions))]
        began = time.perf_counter()
        match.act(seat, action)
        for audience in (*range(seats), None):
            match.view(audience)
        seconds += time.perf_counter() - began
    return 1000 * seconds / match.ply, match.ply


def cold_start(step: Callable[[int, int], None]) -> float:
    """Seconds from nothing to the end of `samobranka games`: the median of several."""
    times = []
    for place in range(COLD_STARTS):
        began = time.perf_counter()
        subprocess.run(
            [sys.executable, "-m", "samobranka", "games"],
            check=True,
            stdout=subprocess.DEVNULL,
            stdin=subprocess.DEVNULL,
        )
        times.append(time.perf_counter() - began)
        step(place + 1, COLD_STARTS)
    return statistics.median(times)
