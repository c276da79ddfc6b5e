"""The contract with several modules at once: forest and hill tiles need the advanced board."""

from __future__ import annotations

from functools import cache

import pytest

from samobranka.core.chance import generator
from samobranka.core.contract import fuzz_match
from samobranka.core.engine import Cpu
from tests.games.broom_service.table import ALL_MODULES, GAME, Table

ADVANCED = {"board": "advanced"}
TOGETHER = [
    {**ADVANCED, "forest_tiles": "yes"},
    {**ADVANCED, "hill_tiles": "yes"},
    {**ADVANCED, "hill_tiles": "yes", "stall": "brave_witch", "storm_clouds": "yes"},
    {"storm_clouds": "yes", "mountain_tiles": "yes"},
    ALL_MODULES,
]

TABLES = pytest.mark.parametrize(
    ("seats", "options"), [(seats, options) for seats in GAME.meta.seats for options in TOGETHER]
)


@cache
def machine_code() -> Cpu:
    return Cpu(GAME)


def test_a_whole_match_with_all_modules() -> None:
    assert fuzz_match(GAME, 2, ALL_MODULES, seed=2).plies


@pytest.mark.needs_cpu
@pytest.mark.slow
@TABLES
def test_machine_code_in_lockstep(seats: int, options: dict[str, str]) -> None:
    assert fuzz_match(GAME, seats, options, machine_code(), seed=100).plies


def test_every_kind_of_decision_comes_up() -> None:
    """Random matches with all modules come to every place of the rules but the rare stall."""
    met = set()
    for seed in range(30):
        t, choice = Table(3, generator(seed), ALL_MODULES), generator(seed, stream=1)
        while t.play(choice, 1):
            met.add(t.decision if t.phase == "acting" else t.phase)
    assert met >= {"choosing", "adding", "calling", "answering", "handing_in"}
    assert met >= {"fly", "drop", "deliver", "dispel", "take", "circle", "way"}
