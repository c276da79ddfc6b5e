"""Every numbered rule of every RULES.md has a test named for it."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from samobranka.core.data import game_folder

RULE = re.compile(r"^- \*\*(\d+\.\d+)\*\*", re.MULTILINE)
NAME = re.compile(r"test_(\d+)_(\d+)_\w+")
HERE = Path(__file__).parent

of_every_game = pytest.mark.parametrize(
    "game", sorted(path.parent.name for path in HERE.glob("*/table.py"))
)


def numbered_rules(game: str) -> set[str]:
    """The numbers in RULES.md."""
    return set(RULE.findall((game_folder(game) / "RULES.md").read_text("utf-8")))


def rules_with_a_test(game: str) -> set[str]:
    """The numbers in the names of a game's tests."""
    names = [
        node.name
        for path in (HERE / game).glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef)
    ]
    return {f"{found[1]}.{found[2]}" for found in map(NAME.fullmatch, names) if found}


@of_every_game
def test_the_digest_has_all_its_chapters(game: str) -> None:
    last: str = import_module(f"tests.games.{game}.table").LAST_RULE
    chapters = {int(number.split(".")[0]) for number in numbered_rules(game)}
    assert chapters == set(range(1, int(last.split(".")[0]) + 1))
    assert last in numbered_rules(game)


@of_every_game
def test_every_rule_has_a_test_named_for_it(game: str) -> None:
    assert numbered_rules(game) - rules_with_a_test(game) == set()


@of_every_game
def test_no_test_is_named_for_a_rule_that_is_not_there(game: str) -> None:
    assert rules_with_a_test(game) - numbered_rules(game) == set()
