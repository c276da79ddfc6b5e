"""Whatever the house imports, it says that it needs."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


NAMES = {"PIL": "pillow", "pyspiel": "open_spiel"}
"""Packages that are called otherwise than what brings them, where that is not installed."""


def imported() -> set[str]:
    """Every package from outside that a file of the house imports."""
    sources = (ROOT / "src").rglob("*.py")
    found = {name for path in sources for name in imports(ast.parse(path.read_text("utf-8")))}
    return found - set(sys.stdlib_module_names) - {"samobranka", "__future__"}


def imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.split(".")[0]


def plain(name: str) -> str:
    """A distribution's name as all spell it alike."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_package_that_is_imported_is_declared() -> None:
    extras = PROJECT["optional-dependencies"].values()
    named = [*PROJECT["dependencies"], *(line for extra in extras for line in extra)]
    declared = {plain(re.split(r"[<>=\[;, ]", line)[0]) for line in named}
    gives = packages_distributions()
    missing = [
        package
        for package in sorted(imported())
        if not {plain(one) for one in gives.get(package, [NAMES.get(package, package)])} & declared
    ]
    assert missing == []
