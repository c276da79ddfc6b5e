"""The examples of docs/faces.md run as they are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "faces.md"
EXAMPLES = re.findall(r"## ([^\n]+)\n+```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
NEEDS = {"PettingZoo": "pettingzoo", "Gymnasium": "gymnasium", "OpenSpiel": "pyspiel"}


def test_every_door_has_an_example() -> None:
    assert [name for name, _ in EXAMPLES] == ["Vector tables", *NEEDS]


@pytest.mark.parametrize(("name", "example"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_it_runs(name: str, example: str) -> None:
    if name in NEEDS:
        pytest.importorskip(NEEDS[name], reason="the extra `faces` is not installed")
    exec(compile(example, f"docs/faces.md, {name}", "exec"), {"__name__": "example"})
