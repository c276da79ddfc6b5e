"""Every numbered rule of RULES.md has a test named for it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from samobranka.core.data import game_folder

RULE = re.compile(r"^- \*\*(\d+\.\d+)\*\*", re.MULTILINE)
NAME = re.compile(r"test_(\d+)_(\d+)_\w+")


def numbered_rules() -> set[str]:
    """The numbers in RULES.md."""
    return set(RULE.findall((game_folder("archravels") / "RULES.md").read_text("utf-8")))


def rules_with_a_test() -> set[str]:
    """The numbers in the names of the tests beside this file."""
    names = [
        node.name
        for path in Path(__file__).parent.glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef)
    ]
    return {f"{found[1]}.{found[2]}" for found in map(NAME.fullmatch, names) if found}


def test_the_digest_has_all_its_chapters() -> None:
    chapters = {int(number.split(".")[0]) for number in numbered_rules()}
    assert chapters == set(range(1, 18))
    assert "17.9" in numbered_rules()


def test_every_rule_has_a_test_named_for_it() -> None:
    assert numbered_rules() - rules_with_a_test() == set()


def test_no_test_is_named_for_a_rule_that_is_not_there() -> None:
    assert rules_with_a_test() - numbered_rules() == set()
