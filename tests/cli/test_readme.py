"""Every command that a README shows works as it is written there."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from _pytest.mark import ParameterSet

from tests.postgres import free_port

ROOT = Path(__file__).parents[2]
READMES = ("README.md", "README.ru.md")
LONG = ("fuzz", "bench", "arena")
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


@pytest.mark.slow
def test_make_play_lays_the_table(tmp_path: Path) -> None:
    """For real: the server answers with the built client, and goes when it is told to."""
    if not shutil.which("make") or not (ROOT / "web" / "node_modules").is_dir():
        pytest.skip("make or the client's packages are missing: run `make web` first")
    port = free_port()
    home = {"SAMOBRANKA_HOME": str(tmp_path), "BROWSER": "true"}
    playing = subprocess.Popen(
        ["make", "play", "HOST=127.0.0.1", f"PORT={port}"],
        cwd=ROOT,
        env={**os.environ, **home},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        page = answered(f"http://127.0.0.1:{port}/", playing)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(playing.pid, signal.SIGINT)
        said, _ = playing.communicate(timeout=60)
    assert '<script type="module"' in page, said
    assert f"http://127.0.0.1:{port}" in said


def answered(url: str, process: subprocess.Popen[str]) -> str:
    """What the first page says, as soon as there is one."""
    until = time.monotonic() + 300
    while time.monotonic() < until and process.poll() is None:
        try:
            return httpx.get(url, trust_env=False).raise_for_status().text
        except httpx.TransportError:
            time.sleep(0.2)
    raise AssertionError("no page")
