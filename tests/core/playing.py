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
    lent = engine.lend(rows) if engine.name == "cuda" else rows
    options = engine.lend(np.array([seats], np.int64).data)
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
    return Batch(
        rows=back(lent),
        digests=[game.layout.digest(row) for row in back(lent)],
        plies=[int(ply) for ply in back(plies)],
        outcomes=[[int(number) for number in line] for line in back(outcomes)],
    )


def back(array: Any) -> Any:
    """An array of any engine on this side."""
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array
