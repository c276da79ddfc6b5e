"""`contents` shows what may be done when, and what core writes from the chapters."""

from __future__ import annotations

import ast

import pytest

from samobranka.core.registry import game_ids
from tests.cli.conftest import Run


@pytest.mark.parametrize("name", game_ids())
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_phase_is_listed(run: Run, name: str, language: str) -> None:
    answer = run("contents", name, "--lang", language)
    assert answer.status == 0
    assert "refusal-" not in answer.out


def test_a_phase_names_its_chapters_and_their_actions(run: Run) -> None:
    lines = run("contents", "master_elf").out.splitlines()
    rows = [line.split() for line in lines]
    assert ["in_city", "taking", "discard,", "draw", "in_city_now", "(5.3)"] in rows
    assert ["limited", "turn_end", "discard", "over_limit", "(8.1)"] in rows


@pytest.mark.parametrize("name", game_ids())
def test_what_is_written_is_python(run: Run, name: str) -> None:
    written = ast.parse(run("contents", name, "--written").out)
    names = {node.name for node in written.body if isinstance(node, ast.FunctionDef)}
    assert {"legal", "refusal", "apply", "go_on"} <= names


def test_an_unknown_game(run: Run) -> None:
    answer = run("contents", "chess")
    assert answer.status == 2
    assert "chess" in answer.err
