"""Every game compiles for a GPU, even where there is none."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from samobranka.core import kernels, rewards
from samobranka.core.engine import Cuda
from samobranka.core.registry import game, game_ids
from samobranka.core.vector import Vector

MATCHES = 2


class Unlaunched(Cuda):
    """A GPU's engine whose arrays lie on the host: for what kernels would be given."""

    def lend(self, row: Any) -> Any:
        return np.asarray(row)


@pytest.mark.slow
@pytest.mark.needs_ptx
@pytest.mark.parametrize("name", game_ids())
def test_a_ply_of_every_game_compiles_to_ptx(name: str) -> None:
    """Every function of the contract that a GPU is asked for is in it."""
    engine = Unlaunched(game(name))
    tables = Vector(engine.game, engine.game.meta.seats[0], MATCHES, engine=engine)
    arguments = (*tables._arguments, *tables._facts)
    written = engine.ptx(kernels.turn, arguments, reward=rewards.by_rank, **tables._sizes)
    assert ".visible .entry" in written
