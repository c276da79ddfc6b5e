"""Every game compiles for a GPU, even where there is none."""

from __future__ import annotations

import numpy as np
import pytest

from samobranka.core import kernels
from samobranka.core.chance import HEADER
from samobranka.core.engine import Cuda
from samobranka.core.registry import game, game_ids

MATCHES = 2


@pytest.mark.slow
@pytest.mark.needs_ptx
@pytest.mark.parametrize("name", game_ids())
def test_a_whole_match_compiles_to_ptx(name: str) -> None:
    loaded = game(name)
    rows = loaded.layout.allocate(MATCHES)
    arguments = (
        loaded.layout.records(rows),
        rows,
        np.array(loaded.options_row(loaded.meta.seats[0], {}), np.int64),
        np.zeros((MATCHES, HEADER), np.int64),
        np.zeros((MATCHES, loaded.list_size), np.int32),
        np.zeros(MATCHES, np.int64),
        np.zeros((MATCHES, loaded.outcome_size), np.int64),
        1,
        loaded.max_plies,
    )
    assert ".visible .entry" in Cuda(loaded).ptx(kernels.playout, arguments, policy=kernels.uniform)
