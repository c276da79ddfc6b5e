"""`build`: the machine code of bots, for this machine or for a release."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import tests
from samobranka.core import processor
from samobranka.core.machine_code import MADE_WITH, compilers
from samobranka.server import bots
from tests.cli.conftest import Run

ROOT = Path(tests.__file__).parent.parent


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for machine code, and a builder that has little to do."""
    monkeypatch.setenv("SAMOBRANKA_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("PYTHONPATH", str(ROOT), prepend=os.pathsep)
    monkeypatch.setattr(bots, "PROGRAM", "tests.server.quick_builder")
    return tmp_path / "cache"


def test_the_games_that_are_named_are_built(run: Run, cache: Path) -> None:
    answer = run("build", "master_elf")
    assert (answer.status, answer.err) == (0, "")
    assert "The bots are awake" in answer.out
    assert [path.name for path in cache.iterdir()] == ["master_elf"]


def test_what_cannot_be_built_is_told(run: Run, cache: Path, tmp_path: Path) -> None:
    cache.mkdir()
    (cache / "master_elf").mkdir()
    (cache / "catan").symlink_to(tmp_path / "no folder" / "catan")
    answer = run("build", "catan")
    assert answer.status == 2
    assert "could not be built: catan" in answer.err


def test_a_folder_that_others_may_write_to_is_refused_in_words(run: Run, cache: Path) -> None:
    cache.mkdir()
    cache.chmod(0o777)
    answer = run("build", "master_elf")
    assert answer.status == 2
    assert f"cannot be kept in {cache}: others may write to {cache}" in answer.err
    assert not [*cache.iterdir()]


def test_a_release_is_built_for_every_level_and_names_its_compilers(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    class Done:
        returncode = 0

    def note(command: list[str], env: dict[str, str]) -> Done:
        asked.append((env["NUMBA_CPU_NAME"], env["NUMBA_CPU_FEATURES"], command[-1]))
        Path(env["SAMOBRANKA_CACHE"]).mkdir(exist_ok=True)
        return Done()

    monkeypatch.setattr("samobranka.cli.build.subprocess.run", note)
    monkeypatch.setattr(processor, "processor", lambda: processor.Processor("x86-64-v3"))
    folder = tmp_path / "release"
    assert run("build", "master_elf", "--release", folder).status == 0
    assert asked == [("x86-64-v3", "", "master_elf"), ("x86-64", "", "master_elf")]
    facts = json.loads((folder / MADE_WITH).read_text())
    assert facts["compilers"] == compilers()
    python, abi, platforms = facts["tag"].split("-")
    assert python == abi
    assert platforms


def test_a_release_is_built_where_it_can_be_tried_out(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processor, "processor", lambda: processor.Processor("cortex-a76"))
    answer = run("build", "--release", tmp_path / "release")
    assert answer.status == 2
    assert "cortex-a76" in answer.err
