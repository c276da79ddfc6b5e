"""The bridge to Catanatron, where Catanatron is; elsewhere it says what is missing."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

BRIDGE = Path(__file__).parents[2] / "bench" / "catanatron"
IS_HERE = find_spec("catanatron") is not None


def run(script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(BRIDGE / script), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.skipif(IS_HERE, reason="Catanatron is installed")
def test_it_says_what_is_missing() -> None:
    ended = run("play.py", "--matches", "1")
    assert ended.returncode == 1
    assert "pip install -e . catanatron==3.2.1" in ended.stderr


@pytest.mark.skipif(not IS_HERE, reason="Catanatron is not installed: it is for the bench only")
@pytest.mark.parametrize("seats", [2, 4])
def test_every_state_of_a_random_match_is_ours(seats: int) -> None:
    ended = run("check.py", "--matches", "2", "--seats", str(seats))
    assert ended.returncode == 0, ended.stderr
    assert "2 matches" in ended.stdout


@pytest.mark.skipif(not IS_HERE, reason="Catanatron is not installed: it is for the bench only")
def test_an_opponent_that_is_not_there_is_named() -> None:
    ended = run("play.py", "--opponent", "nowhere:Nobody")
    assert ended.returncode == 1
    assert "nowhere:Nobody" in ended.stderr
