"""Every registered game compiles for a GPU; no GPU is needed for that."""

from __future__ import annotations

import numpy as np
import pytest

from samobranka.core import kernels
from samobranka.core.chance import HEADER
from samobranka.core.engine import Cuda
from samobranka.core.registry import game as find_game
from samobranka.core.registry import game_ids


@pytest.mark.slow
@pytest.mark.needs_ptx
@pytest.mark.parametrize("name", game_ids())
def test_a_game_compiles_to_ptx(name: str) -> None:
    game = find_game(name)
    rows = game.layout.allocate(1)
    arguments = (
        game.layout.records(rows),
        rows,
        np.array(game.options_row(game.meta.seats[0], {}), np.int64),
        np.zeros((1, HEADER), np.int64),
        np.zeros((1, game.list_size), np.int32),
        np.zeros(1, np.int32),
        np.zeros((1, game.outcome_size), np.int64),
        1,
        game.max_plies,
    )
    ptx = Cuda(game).ptx(kernels.playout, arguments, policy=kernels.uniform)
    assert ".visible .entry" in ptx
