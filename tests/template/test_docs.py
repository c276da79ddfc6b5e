"""What the docs say is true: their commands run, their numbers come out, every message is explained."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import samobranka
from samobranka.core import chance, contract

DOCS = Path(__file__).parents[2] / "docs"
ADDING = (DOCS / "adding-a-game.md").read_text(encoding="utf-8")
ARCHITECTURE = (DOCS / "architecture.md").read_text(encoding="utf-8")


OF_THE_HOUSE = ADDING.partition("## A game of the house\n")[2].partition("\n## ")[0]
"""The chapter whose commands are for a checkout: test_house.py runs them in one."""


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def test_chance_can_be_recomputed_from_the_description() -> None:
    (code,) = blocks(ARCHITECTURE, "python")
    scope: dict[str, object] = {}
    exec(code, scope)
    secret = bytes(range(32))
    assert scope["seed"] == chance.seed_of(secret, {})
    assert scope["shared"] == chance.seed_of(secret, {2: b"pear", 0: b"plum"})


def promises() -> set[str]:
    """What `BrokenPromise` may say; whatever is filled in stands as an ellipsis."""
    found = set()
    tree = ast.parse(Path(contract.__file__).read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in (
            "self._demand",
            "BrokenPromise",
        ):
            said = node.args[0]
            if isinstance(said, ast.Constant):
                found.add(str(said.value))
            elif isinstance(said, ast.JoinedStr):
                found.add(re.sub(r"\{.*?\}", "…", ast.unparse(said)[2:-1]))
    return found


def test_every_message_of_the_contract_suite_is_explained() -> None:
    assert len(promises()) > 30
    assert [message for message in sorted(promises()) if message not in ADDING] == []


@pytest.mark.slow
@pytest.mark.needs_cpu
def test_the_commands_run(tmp_path: Path) -> None:
    paths = [str(Path(sys.executable).parent), os.environ["PATH"]]
    ran = subprocess.run(
        ["bash", "-e", "-c", "".join(blocks(ADDING.replace(OF_THE_HOUSE, ""), "sh"))],
        cwd=tmp_path,
        env={**os.environ, "PATH": os.pathsep.join(paths), "SAMOBRANKA_HOME": str(tmp_path)},
        capture_output=True,
        encoding="utf-8",
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_the_map_of_the_server_leaves_no_file_out() -> None:
    folder = Path(samobranka.__file__).parent / "server"
    files = {path.name for path in folder.glob("*.py")} - {"__init__.py"}
    named = set(re.findall(r"`(\w+\.py)`", ARCHITECTURE.split("## The table")[1]))
    assert files - named == set()
