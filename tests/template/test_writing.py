"""`write_game` writes a whole game under any good name, and touches nothing that is there."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from samobranka.core.data import game_folder
from samobranka.core.faults import BadGameName
from samobranka.template import BESIDE, GAMES, house_of, write_game
from tests.template.house import in_a_fresh_python

ROOT = Path(__file__).parents[2]
OPTIONAL = {
    "instinct.py",
    "foresee.py",
    "knowledge.py",
    "memory.py",
    "saying.py",
    "before",
    "lessons",
}
LONG = "the_long_tale_of_the_enormous_turnip"


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.name != "__pycache__"}


def test_it_has_the_files_of_a_game(tmp_path: Path) -> None:
    written = write_game("nim", tmp_path)
    game, known = tmp_path / "nim", game_folder("master_elf")
    assert names_in(game) - OPTIONAL == names_in(known) - OPTIONAL
    assert names_in(game / "bots") == names_in(known / "bots") - OPTIONAL
    assert names_in(tmp_path / "nim" / "words") == {"ru.ftl", "en.ftl"}
    assert sorted(written) == sorted(path for path in (tmp_path / "nim").rglob("*.*"))


def test_it_bears_its_own_name_everywhere(tmp_path: Path) -> None:
    for path in write_game("deep_well", tmp_path):
        text = path.read_text(encoding="utf-8")
        assert "template" not in text
        assert "Two-page" not in text
    assert '"en": "Deep well"' in (tmp_path / "deep_well" / "meta.py").read_text()
    for rules, title in {"RULES.md": "# Deep well: the", "RULES.ru.md": "# Deep well: пр"}.items():
        text = (tmp_path / "deep_well" / rules).read_text(encoding="utf-8")
        assert text.startswith(title)


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """The folder of games in a checkout of the house, with what a new game needs of it."""
    for room in BESIDE:
        shutil.copytree(ROOT / room, tmp_path / room)
    folder = tmp_path / GAMES
    folder.mkdir(parents=True)
    return folder


def test_in_a_checkout_it_gets_tests_and_a_board(games: Path, tmp_path: Path) -> None:
    assert house_of(games) == tmp_path
    written = write_game("deep_well", games)
    for room in (GAMES, *BESIDE.values()):
        assert any(path.is_relative_to(tmp_path / room / "deep_well") for path in written)
    for path in written:
        text = path.read_text(encoding="utf-8")
        assert "template.game" not in text
        assert "Two-page" not in text
    board = (tmp_path / "web/src/games/deep_well/Board.svelte").read_text(encoding="utf-8")
    assert "'../../types/deep_well'" in board


def test_elsewhere_it_gets_neither(games: Path, tmp_path: Path) -> None:
    for folder in (tmp_path, games.parent, tmp_path / "my" / GAMES):
        assert house_of(folder) is None
        assert all(path.is_relative_to(folder / "nim") for path in write_game("nim", folder))


@pytest.mark.parametrize("room", [GAMES, *BESIDE.values()])
def test_where_something_of_that_name_stands_nothing_is_written(
    room: Path, games: Path, tmp_path: Path
) -> None:
    (tmp_path / room / "nim").mkdir(parents=True)
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(BadGameName) as caught:
        write_game("nim", games)
    assert caught.value.facts["folder"] == str(tmp_path / room / "nim")
    assert sorted(tmp_path.rglob("*")) == before


def test_folders_on_the_way_are_made(tmp_path: Path) -> None:
    write_game("nim", tmp_path / "my" / "games")
    assert (tmp_path / "my" / "games" / "nim" / "meta.py").exists()


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        *((name, "form") for name in ("", "Chess", "9men", "_x", "a-b", "a b", "игра", "é", "x\n")),
        *((name, "form") for name in ("a/b", "../up", "a.b", "~", "a\0b")),
        *((name, "keyword") for name in ("class", "lambda", "is")),
        ("master_elf", "taken"),
    ],
)
def test_a_bad_name_is_refused(name: str, reason: str, tmp_path: Path) -> None:
    with pytest.raises(BadGameName) as caught:
        write_game(name, tmp_path / "games")
    assert caught.value.facts["reason"] == reason
    assert caught.value.facts["name"] == name
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    write_game("nim", tmp_path)
    (tmp_path / "nim" / "meta.py").write_text("mine")
    (tmp_path / "go").write_text("a file")
    for name in ("nim", "go"):
        with pytest.raises(BadGameName) as caught:
            write_game(name, tmp_path)
        assert caught.value.facts["reason"] == "exists"
        assert str(tmp_path / name) in str(caught.value)
    assert (tmp_path / "nim" / "meta.py").read_text() == "mine"
    assert (tmp_path / "go").read_text() == "a file"


def test_the_template_can_be_imported_as_it_stands() -> None:
    from samobranka.template.game import insight, rules, view
    from samobranka.template.game.bots import evaluate

    assert rules.MAX_LEGAL == 7
    assert all((evaluate.evaluate, insight.determinize, view.view))


def test_the_game_is_found_by_its_folder(tmp_path: Path) -> None:
    write_game("nim", tmp_path)
    code = """
import json
from samobranka.core import registry
meta = registry.meta_of("nim")
print(json.dumps([registry.game_ids(), meta.title("ru"), [o.id for o in meta.options]]))
"""
    ids, title, options = json.loads(in_a_fresh_python(code, tmp_path))
    assert "nim" in ids
    assert (title, options) == ("Nim", ["mighty_mouse"])


@pytest.mark.slow
def test_the_written_files_are_clean(tmp_path: Path) -> None:
    """As in this repository: the same settings, the game among ours."""
    package = shutil.copytree(
        ROOT / "src" / "samobranka",
        tmp_path / "src" / "samobranka",
        ignore=shutil.ignore_patterns("__pycache__", "cli", "template"),
    )
    for room in BESIDE:
        shutil.copytree(ROOT / room, tmp_path / room)
    (tmp_path / "tests" / "games").mkdir()
    for name in ("tests/__init__.py", "tests/games/__init__.py", "tests/games/laid.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for name in ("nim", LONG):
        write_game(name, package / "games")
    short, long = (
        [f"src/samobranka/games/{name}", f"tests/games/{name}"] for name in ("nim", LONG)
    )
    assert run_tool(tmp_path, "ruff", "check", "--no-cache", *short, *long) == ""
    assert run_tool(tmp_path, "ruff", "format", "--no-cache", "--check", *short) == ""
    silent = "--follow-imports=silent"  # what is wrong elsewhere is not the game's fault
    assert run_tool(tmp_path, "mypy", "--no-error-summary", silent, *short, *long) == ""


def run_tool(folder: Path, tool: str, *arguments: str) -> str:
    """What a tool has to say; empty when all is well."""
    command = [sys.executable, "-m", tool, *arguments]
    ran = subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8")
    return "" if ran.returncode == 0 else ran.stdout + ran.stderr
