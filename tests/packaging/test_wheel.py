"""The wheel as a stranger gets it: an empty environment, no Node, and a table that works."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from samobranka.server.pages import DOCUMENT, FOLDER
from tests.server.conftest import first_url
from tests.web.boards.master_elf import play_turn
from tests.web.browsing import ROOT, browsing, need_client, reading
from tests.web.tables import play_bots, play_turns

pytestmark = pytest.mark.slow  # installs everything anew


def run(*command: str | Path) -> None:
    """Runs a command; its words are shown when it fails."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from this folder as it is."""
    need_client()
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, ".")
    (built,) = folder.glob("samobranka-*.whl")
    return built


def test_it_holds_the_built_client_and_nothing_that_only_we_need(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    package = FOLDER.parents[1]
    client = {
        f"samobranka/{path.relative_to(package).as_posix()}"
        for path in FOLDER.rglob("*")
        if path.is_file()
    }
    assert f"samobranka/server/client/{DOCUMENT}" in client
    assert client <= names
    assert "samobranka/games/master_elf/data.toml" in names
    assert "samobranka/server/words/ru.ftl" in names
    assert not [
        name for name in names if name.startswith(("tests/", "web/")) or "__pycache__" in name
    ]


def test_a_release_brings_machine_code_and_asks_for_the_compilers_it_was_made_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = tmp_path / "code"
    (code / "tiny-key").mkdir(parents=True)
    (code / "tiny-key" / "apply-1.code").write_bytes(b"code")
    made = {"cpython": "3.11", "numpy": "2.4.6", "numba": "0.68.1", "llvmlite": "0.50.0"}
    tag = "cp311-cp311-manylinux_2_27_x86_64.manylinux_2_28_x86_64"
    (code / "made_with.json").write_text(json.dumps({"compilers": made, "tag": tag}))
    monkeypatch.setenv("SAMOBRANKA_MACHINE_CODE", str(code))
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir")
    run(*pip, tmp_path / "wheel", ".")
    (built,) = (tmp_path / "wheel").glob(f"samobranka-*-{tag}.whl")
    with zipfile.ZipFile(built) as opened:
        assert opened.read("samobranka/machine_code/tiny-key/apply-1.code") == b"code"
        assert "samobranka/machine_code/made_with.json" in opened.namelist()
        (metadata,) = [name for name in opened.namelist() if name.endswith("/METADATA")]
        asked = opened.read(metadata).decode().splitlines()
    pins = {"Requires-Dist: llvmlite==0.50.0", "Requires-Dist: numba==0.68.1"}
    assert pins | {"Requires-Dist: numpy==2.4.6"} <= {*asked}


def test_in_an_empty_environment_without_node_a_guest_plays(wheel: Path, tmp_path: Path) -> None:
    commands = installed(wheel, tmp_path / "env")
    with (
        serving(commands, tmp_path / "data") as url,
        browsing() as browser,
        reading(browser, url, "ru") as reader,
    ):
        play_bots(reader)
        play_turns(reader, play_turn)


def installed(wheel: Path, environment: Path) -> Path:
    """The folder of commands of a new environment that has the wheel and what it asks for."""
    venv.create(environment, with_pip=True)
    commands = environment / "bin"
    pins = ROOT / "constraints.txt"
    run(commands / "python", "-m", "pip", "install", "--quiet", "-c", pins, wheel)
    return commands


@contextmanager
def serving(commands: Path, data: Path) -> Iterator[str]:
    """`samobranka serve` with nothing but its own environment in PATH; its address."""
    known = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    cache = {"SAMOBRANKA_CACHE": str(data / "cache")}
    process = subprocess.Popen(
        [commands / "samobranka", "serve", "--port", "0", "--data", data, "--lang", "en"],
        env={**known, **cache, "PATH": str(commands)},
        cwd=commands,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        yield first_url(process)
    finally:
        process.terminate()
        process.communicate()
