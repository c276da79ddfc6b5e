"""The written game keeps the contract: in a fresh Python, in every engine this machine has."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from samobranka.template import write_game
from tests.template.house import in_a_fresh_python

SEATS = [2, 3, 4]
MIGHTY_MOUSE = ["no", "yes"]

FUZZ = """
import itertools, json, sys
from samobranka.core.contract import Evidence, fuzz_match
from samobranka.core.engine import Cpu
from samobranka.core.registry import game

engine_name, seeds = sys.argv[1], int(sys.argv[2])
nim, total, plies = game("nim"), Evidence(), []
engine = {
    "interpreted": lambda: None,
    "cpu": lambda: Cpu(nim),
    "bounds": lambda: Cpu(nim, bounds_check=True),
}[engine_name]()
for seats, mouse, seed in itertools.product(nim.meta.seats, ("no", "yes"), range(seeds)):
    report = fuzz_match(nim, seats, {"mighty_mouse": mouse}, engine, seed)
    assert not report.was_stopped
    plies.append((seats, mouse, report.plies))
    total.hidden |= report.hidden
    total.moved |= report.moved
print(json.dumps([plies, sorted(total.hidden), sorted(total.moved)]))
"""

PTX = """
import numpy as np
from samobranka.core import kernels
from samobranka.core.chance import HEADER
from samobranka.core.engine import Cuda
from samobranka.core.registry import game

nim = game("nim")
rows = nim.layout.allocate(2)
lists, plies = np.zeros((2, nim.list_size), np.int32), np.zeros(2, np.int64)
options, outcomes = np.zeros(2, np.int64), np.zeros((2, nim.outcome_size), np.int64)
arguments = nim.layout.records(rows), rows, options, np.zeros((2, HEADER), np.int64), lists
ptx = Cuda(nim).ptx(
    kernels.playout, [*arguments, plies, outcomes, 1, nim.max_plies], policy=kernels.uniform
)
print(ptx.count(".visible .entry"))
"""


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A folder with the game."""
    write_game("nim", tmp_path)
    return tmp_path


def fuzz(games: Path, engine: str, seeds: int) -> Any:
    return json.loads(in_a_fresh_python(FUZZ, games, engine, str(seeds)))


def test_interpreted(games: Path) -> None:
    plies, hidden, moved = fuzz(games, "interpreted", 5)
    assert {(seats, mouse) for seats, mouse, _ in plies} == {
        (seats, mouse) for seats in SEATS for mouse in MIGHTY_MOUSE
    }
    assert all(count == 5 * seats for seats, _, count in plies)
    assert hidden == moved == ["choice", "deck", "hand"]


@pytest.mark.slow
@pytest.mark.needs_cpu
@pytest.mark.parametrize("engine", ["cpu", "bounds"])
def test_machine_code_in_lockstep(games: Path, engine: str) -> None:
    plies, _, _ = fuzz(games, engine, 3)
    assert len(plies) == 3 * len(SEATS) * len(MIGHTY_MOUSE)


@pytest.mark.slow
@pytest.mark.needs_ptx
def test_it_compiles_for_a_gpu(games: Path) -> None:
    assert in_a_fresh_python(PTX, games) == "1\n"
