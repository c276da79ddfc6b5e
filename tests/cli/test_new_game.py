"""`new-game`: the game it writes can be listed, played and fuzzed at once."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from samobranka.template import BESIDE, GAMES
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]


def outside(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Calls the command line in a process that sees the games of this folder."""
    return subprocess.run(
        [sys.executable, "-m", "samobranka", *arguments],
        env={**os.environ, "SAMOBRANKA_GAMES": str(Path.cwd()), "COLUMNS": "100"},
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_a_new_game_is_there_at_once(run: Run) -> None:
    answer = run("new-game", "pebbles")
    assert answer.status == 0
    assert "pebbles/rules.py" in answer.out
    assert f"export SAMOBRANKA_GAMES={Path.cwd()}" in answer.out
    assert "pebbles" in outside("games").stdout
    fuzzed = outside("fuzz", "pebbles", "--matches", "3", "--seed", "1")
    assert (fuzzed.returncode, fuzzed.stderr) == (0, "")


def test_it_says_what_was_written_and_what_was_not(run: Run, tmp_path: Path) -> None:
    alone = run("new-game", "pebbles", "--into", tmp_path / "games")
    assert "--into src/samobranka/games" in alone.out
    for room in BESIDE:
        shutil.copytree(ROOT / room, tmp_path / room)
    answer = run("new-game", "pebbles", "--into", tmp_path / GAMES)
    assert answer.status == 0
    for path in ("tests/games/pebbles/table.py", "web/src/games/pebbles/Board.svelte"):
        assert f"  {path}\n" in answer.out
        assert (tmp_path / path).exists()
    assert "samobranka freeze pebbles" in answer.out
    assert "SAMOBRANKA_GAMES" not in answer.out


@pytest.mark.slow
@pytest.mark.parametrize("seats", ["me,greedy,greedy", "me,me", "uniform,greedy"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_table_is_for_any_game(run: Run, seats: str, language: str) -> None:
    run("new-game", "pebbles")
    line = ("play", "pebbles", "--seats", seats, "--seed", "1", "--lang", language)
    played = outside(*line, "--save", "m.match.json", stdin="1\n" * 400)
    assert (played.returncode, played.stderr) == (0, "")
    assert outside("verify", "m.match.json").returncode == 0
    told = outside("replay", "m.match.json")
    assert told.returncode == 0


def test_secret_choices_are_told_by_name_when_all_is_shown(run: Run) -> None:
    run("new-game", "pebbles")
    outside("play", "pebbles", "--seats", "uniform,greedy", "--seed", "1", "--save", "m.match.json")
    told = outside("replay", "m.match.json", "--lang", "en").stdout
    assert "Haphazard: You secretly" in told or "Haphazard secretly" in told
    hidden = outside("replay", "m.match.json", "--lang", "en", "--seat", "spectator").stdout
    assert "secretly choose the" not in hidden


def test_options_of_a_game(run: Run) -> None:
    run("new-game", "pebbles")
    assert "mighty_mouse=no|yes" in outside("games").stdout
    line = ("play", "pebbles", "--seats", "uniform,uniform", "--option")
    assert outside(*line, "mighty_mouse=yes").returncode == 0
    wrong = outside(*line, "mighty_mouse=maybe")
    assert wrong.returncode == 2
    assert "maybe" in wrong.stderr


def test_names_that_cannot_be(run: Run, tmp_path: Path) -> None:
    for name in ("Пешки", "9lives", "master_elf", "for"):
        answer = run("new-game", name)
        assert (answer.status, answer.out) == (2, "")
        assert name in answer.err
    assert list(Path().iterdir()) == []
    assert run("new-game", "pebbles", "--into", tmp_path / "games").status == 0
    again = run("new-game", "pebbles", "--into", tmp_path / "games")
    assert again.status == 2
    (tmp_path / "file").write_text("", encoding="utf-8")
    answer = run("new-game", "pebbles", "--into", tmp_path / "file")
    assert answer.status == 2
    assert "no such folder" in answer.err
