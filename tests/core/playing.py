"""Whole batches of matches in any engine, for tests."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from samobranka.core import kernels
from samobranka.core.chance import HEADER
from samobranka.core.engine import Engine, Kernel


@dataclass(frozen=True)
class Batch:
    """How a batch of matches ended."""

    rows: Any
    digests: list[str]
    plies: list[int]
    outcomes: list[list[int]]


@cache
def playout_of(engine: Engine, policy: Any) -> Kernel:
    """The playout kernel, built once an engine."""
    return engine.kernel(kernels.playout, policy=policy)


def play(
    engine: Engine,
    count: int,
    seats: int,
    seed: int = 1,
    max_plies: int = 0,
    policy: Any = kernels.uniform,
    dirt: int = 0,
) -> Batch:
    """Plays `count` matches; the records are full of `dirt` before."""
    game = engine.game
    rows = game.layout.allocate(count)
    rows[:] = dirt
    lent = engine.records(rows)
    options = engine.lend(np.array(game.options_row(seats, {}), np.int64).data)
    plies, outcomes = engine.row(count), engine.grid(count, game.outcome_size)
    playout_of(engine, policy)(
        count,
        engine.states(lent),
        engine.bytes_of(lent),
        options,
        engine.grid(count, HEADER),
        engine.grid(count, game.list_size, "i"),
        plies,
        outcomes,
        seed,
        max_plies or game.max_plies,
    )
    ended = engine.host(lent)
    return Batch(
        rows=ended,
        digests=[game.layout.digest(row) for row in ended],
        plies=[int(ply) for ply in engine.host(plies)],
        outcomes=[[int(number) for number in line] for line in engine.host(outcomes)],
    )
