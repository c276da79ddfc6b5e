"""`golden`: readable, short, and the same every time."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import pairwise

from tests.cli.conftest import Run


def test_golden_is_the_same_in_another_process_and_language(run: Run) -> None:
    here = run("golden", "master_elf").out
    environment = {**os.environ, "SAMOBRANKA_LANG": "ru", "PYTHONHASHSEED": "77", "COLUMNS": "40"}
    command = [sys.executable, "-m", "samobranka", "golden", "master_elf"]
    there = subprocess.run(
        command, env=environment, capture_output=True, encoding="utf-8", check=True
    )
    assert there.stdout == here


def test_golden_is_short_and_tells_the_end(run: Run) -> None:
    lines = run("golden", "master_elf", "--seats", "2").out.splitlines()
    assert 100 < len(lines) <= 300
    assert lines[0] == "master_elf, 2 seats, options: none, seed: golden"
    assert any(line.startswith("over: ") for line in lines)
    assert lines[-1].split()[0] == "ranks"
    assert sum("everybody sees" in line for line in lines) >= 3
    assert any("Seat 1 goes to" in line for line in lines)


def test_golden_has_the_digest_of_every_ply(run: Run) -> None:
    text = run("golden", "master_elf", "--seats", "2").out
    words = text.split()
    plies = [int(a) for a, b in pairwise(words) if is_digest(b) and a.isdecimal()]
    assert plies == list(range(len(plies)))


def is_digest(word: str) -> bool:
    """Sixteen hexadecimal digits."""
    return len(word) == 16 and all(letter in "0123456789abcdef" for letter in word)
