"""A game that is written into the house itself passes the tests of the house, as it stands."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.template.test_docs import OF_THE_HOUSE, blocks

ROOT = Path(__file__).parents[2]
NEEDED = ("src", "tests", "web/src/template", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "client")
ASKED_OF_EVERY_GAME = re.compile(r"\b(?:game_ids|GAMES|of_every_game)\b")


def copied_into(folder: Path) -> Path:
    """A copy of the house, as far as a new game needs it."""
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / name, folder)
    return folder


def run(house: Path, *command: str) -> str:
    """What a command says that runs in the house."""
    paths = [str(Path(sys.executable).parent), os.environ["PATH"]]
    own = {"PYTHONPATH": str(house / "src"), "PATH": os.pathsep.join(paths)}
    environment = {**os.environ, **own, "SAMOBRANKA_ENGINES": "interpreted"}
    ran = subprocess.run(command, cwd=house, env=environment, capture_output=True, encoding="utf-8")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def passed(house: Path, *tests: str) -> int:
    """How many tests of the new game pass; none may fail or be left out."""
    quickly = ("-n", "0", "-p", "no:cacheprovider", "-m", "not slow and not gpu", "-k", "turnip")
    summary = run(house, "python", "-m", "pytest", *quickly, *tests).splitlines()[-1]
    assert "skipped" not in summary
    return int(re.findall(r"(\d+) passed", summary)[0])


def asked_of_every_game() -> list[str]:
    """The files with tests that every game must pass; not those of the template, which write one."""
    return [
        str(path.relative_to(ROOT))
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        if "template" not in path.relative_to(ROOT).parts
        and ASKED_OF_EVERY_GAME.search(path.read_text("utf-8"))
    ]


def test_its_own_tests_pass_and_there_is_one_for_every_rule(tmp_path: Path) -> None:
    house = copied_into(tmp_path)
    run(house, "samobranka", "new-game", "turnip", "--into", "src/samobranka/games")
    assert passed(house, "tests/games/turnip", "tests/games/test_every_rule.py") > 30


@pytest.mark.slow
@pytest.mark.needs_cpu
def test_made_by_the_guide_it_passes_what_every_game_is_asked(tmp_path: Path) -> None:
    house = copied_into(tmp_path)
    (commands,) = blocks(OF_THE_HOUSE, "sh")
    assert "samobranka freeze turnip" in commands  # machine code plays it
    run(house, "bash", "-e", "-c", commands)
    assert passed(house, *asked_of_every_game()) > 60
