"""A game is found by its folder, also outside the package, and without loading anything heavy."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from samobranka.core import registry
from samobranka.core.faults import UnknownGame

META = """
from samobranka.core.meta import Meta

META = Meta(titles={"en": "Nim"}, seats=range(2, 3), minutes=1, rules_version=1)
"""


def _python(code: str, *folders: Path) -> list[str]:
    """The lines that a fresh Python prints, games being looked for in `folders` too."""
    environment = {**os.environ, "SAMOBRANKA_GAMES": os.pathsep.join(map(str, folders))}
    answer = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    return answer.stdout.splitlines()


def _game(folder: Path, name: str) -> None:
    (folder / name).mkdir(parents=True)
    (folder / name / "meta.py").write_text(META)


def test_games_are_found_by_folder_in_alphabetical_order() -> None:
    import samobranka.games

    folder = Path(samobranka.games.__path__[0])
    assert registry.game_ids() == sorted(path.parent.name for path in folder.glob("*/meta.py"))
    assert "master_elf" in registry.game_ids()


def test_a_game_is_loaded_once() -> None:
    assert registry.game("master_elf") is registry.game("master_elf")
    assert registry.game("master_elf").meta is registry.meta_of("master_elf")


@pytest.mark.parametrize("name", ["no_such_game", "", "master_elf.rules", "../core", "MASTER_ELF"])
def test_an_unknown_game_names_the_known_ones(name: str) -> None:
    for ask in (registry.meta_of, registry.game):
        with pytest.raises(UnknownGame) as caught:
            ask(name)
        assert caught.value.facts["name"] == name
        assert caught.value.facts["games"].split(", ") == registry.game_ids()


def test_games_are_found_in_folders_from_outside(tmp_path: Path) -> None:
    _game(tmp_path / "one", "nim")
    _game(tmp_path / "two", "aardvark")
    (tmp_path / "two" / "no_game").mkdir()
    ask = """
from samobranka.core import registry
print(*registry.game_ids())
print(registry.meta_of("nim").title("ru"))
"""
    ids, title = _python(ask, tmp_path / "one", tmp_path / "two", tmp_path / "nowhere")
    assert ids.split() == sorted([*registry.game_ids(), "nim", "aardvark"])
    assert title == "Nim"


def test_without_folders_from_outside_there_are_only_ours() -> None:
    lines = _python("from samobranka.core import registry; print(*registry.game_ids())")
    assert lines == [" ".join(registry.game_ids())]


def test_asking_for_a_box_loads_nothing_heavy() -> None:
    ask = """
import sys
from samobranka.core import registry
for game in registry.game_ids():
    registry.meta_of(game)
print(*sorted({name.split(".")[0] for name in sys.modules}))
"""
    loaded = set(_python(ask)[0].split())
    assert "samobranka" in loaded
    assert loaded & {"numpy", "numba", "llvmlite", "msgspec", "fluent", "babel"} == set()
