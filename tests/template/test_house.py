"""A game that is written into the house itself passes the tests of the house, as it stands."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NEEDED = ("src", "tests", "web/src/template", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "client")
ASKED_OF_EVERY_GAME = re.compile(r"\b(?:game_ids|GAMES|of_every_game)\b")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house with one game more."""
    root = tmp_path_factory.mktemp("house")
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, root / name, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / name, root)
    run(root, "samobranka", "new-game", "turnip", "--into", "src/samobranka/games")
    return root


def run(house: Path, module: str, *arguments: str) -> str:
    """What a command says that runs in the house."""
    environment = {**os.environ, "PYTHONPATH": str(house / "src")}
    command = [sys.executable, "-m", module, *arguments]
    ran = subprocess.run(command, cwd=house, env=environment, capture_output=True, encoding="utf-8")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def passed(house: Path, *tests: str) -> int:
    """How many tests of the new game pass, with plain Python; none may fail or be left out."""
    quickly = ("-n", "0", "-p", "no:cacheprovider", "-m", "not slow", "-k", "turnip")
    told = run(house, "pytest", *quickly, *tests)
    summary = told.splitlines()[-1]
    assert "skipped" not in summary
    return int(re.findall(r"(\d+) passed", summary)[0])


def asked_of_every_game() -> list[str]:
    """The files with tests that every game must pass; not those of the template, which write one."""
    return [
        str(path.relative_to(ROOT))
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        if "template" not in path.parts and ASKED_OF_EVERY_GAME.search(path.read_text("utf-8"))
    ]


def test_its_own_tests_pass_and_there_is_one_for_every_rule(house: Path) -> None:
    assert passed(house, "tests/games/turnip", "tests/games/test_every_rule.py") > 30


@pytest.mark.slow
@pytest.mark.needs_cpu
def test_once_frozen_it_passes_what_every_game_is_asked(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(house, "samobranka", "freeze", "turnip")
    monkeypatch.setenv("SAMOBRANKA_ENGINES", "interpreted")  # machine code plays it, or no freezing
    assert passed(house, *asked_of_every_game()) > 60
