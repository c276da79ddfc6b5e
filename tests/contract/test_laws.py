"""The compiled laws at every ply of whole matches, of every game with every choice of every option."""

from __future__ import annotations

import pytest

from samobranka.bots.greedy import mixed
from samobranka.cli.plays import option_sets
from samobranka.core.contract import check_refusals, examine
from samobranka.core.engine import Cpu
from samobranka.core.game import TECHNICAL_STOP
from samobranka.core.registry import game, game_ids
from samobranka.core.trial import Trial

WATCHED = 40
"""One match in so many is looked at in plain Python too, …"""
LOOKED_AT = 60
"""… at one ply in so many."""


@pytest.mark.needs_cpu
@pytest.mark.slow
@pytest.mark.parametrize("name", game_ids())
def test_whole_matches_under_all_laws(name: str) -> None:
    loaded = game(name)
    trial = Trial(Cpu(loaded), mixed)
    tables = [(n, chosen) for n in loaded.meta.seats for chosen in option_sets(loaded, n)]
    endings = set()
    for seed, (seats, options) in enumerate(tables):
        looks = LOOKED_AT if seed % WATCHED == 0 else 0
        endings.add(examine(trial, seats, options, seed, looks).reason)
    check_refusals(trial)
    assert endings - {loaded.reasons[TECHNICAL_STOP]}
