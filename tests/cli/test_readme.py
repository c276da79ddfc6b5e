"""Every command that a README shows works as it is written there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

ROOT = Path(__file__).parents[2]
READMES = ("README.md", "README.ru.md")
LONG = ("fuzz", "bench")
"""Commands that take their time."""


def commands() -> Iterator[ParameterSet]:
    """Every line of every sh block, as a parameter of its own."""
    for readme in READMES:
        text = (ROOT / readme).read_text(encoding="utf-8")
        for block in re.findall(r"^```sh\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
            for line in block.splitlines():
                if line.strip() and not line.startswith("#"):
                    is_long = any(f" {name} " in line for name in LONG)
                    marks = [pytest.mark.slow] if is_long else []
                    yield pytest.param(line, id=f"{readme}: {line}", marks=marks)


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A folder that looks like the repository but is nobody's to spoil."""
    folder = tmp_path / "desk"
    folder.mkdir()
    (folder / "src").symlink_to(ROOT / "src")
    (folder / ".venv").symlink_to(sys.prefix)
    return folder


@pytest.mark.parametrize("line", list(commands()))
def test_readme_command(line: str, desk: Path) -> None:
    is_make = line.split()[0] == "make"
    if is_make and not shutil.which("make"):
        pytest.skip("make is not installed")
    command = re.sub(r"^make\b", "make -n", line)
    done = subprocess.run(
        ["sh", "-c", command],
        cwd=ROOT if is_make else desk,
        env={**os.environ, "SAMOBRANKA_HOME": str(desk / "home"), "COLUMNS": "100"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=1200,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


def test_both_readmes_show_the_same_commands() -> None:
    shown = []
    for readme in READMES:
        text = (ROOT / readme).read_text(encoding="utf-8")
        shown.append(re.findall(r"^```sh\n(.*?)^```", text, re.MULTILINE | re.DOTALL))
    assert shown[0] == shown[1]
    assert shown[0]


@pytest.mark.needs_cpu
@pytest.mark.slow
def test_the_library_example_runs_and_is_the_same_in_both() -> None:
    found = [
        re.findall(r"^```python\n(.*?)^```", (ROOT / name).read_text("utf-8"), re.M | re.S)
        for name in READMES
    ]
    assert found[0] == found[1]
    (example,) = found[0]
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", example], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert "points a seat" in ran.stdout
