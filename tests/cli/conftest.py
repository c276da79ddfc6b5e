"""Calling the command line inside the test, and a recorded match to call it on."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from samobranka.cli import main
from samobranka.core import match as matches
from samobranka.core.chance import draw, generator
from samobranka.core.game import Game
from samobranka.core.kernels import first_mover
from samobranka.core.match import Match


@dataclass(frozen=True)
class Answer:
    """What a command said, and its exit status."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Standard output as JSON."""
        return json.loads(self.out)


Run = Callable[..., Answer]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Calls `samobranka` with a wide, colourless terminal that speaks English unless told."""
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("SAMOBRANKA_LANG", "en")

    def call(*arguments: str | Path, stdin: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        capsys.readouterr()
        status = main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return Answer(status, said.out, said.err)

    return call


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing a command writes gets into the repository or the user's own files."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("SAMOBRANKA_HOME", str(tmp_path / "home"))


def play_out(match: Match, seed: int = 1) -> Match:
    """Plays a match to its end, any legal actions."""
    chance = generator(seed)
    while not match.is_over:
        seat = first_mover(match.movers)
        actions = match.legal(seat)
        match.act(seat, actions[draw(chance, len(actions))])
    return match


@pytest.fixture(scope="session")
def finished(master_elf: Game) -> bytes:
    """The file of a finished match of three bots."""
    match = matches.new(master_elf, 3, secret="finished")
    match.names = ["greedy", "uniform", "uniform"]
    return matches.encode(play_out(match).to_file())


@pytest.fixture
def match_file(tmp_path: Path, finished: bytes) -> Path:
    """That file on disk."""
    path = tmp_path / "good.match.json"
    path.write_bytes(finished)
    return path
