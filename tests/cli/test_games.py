"""`games`: what it lists, and that it answers at once."""

from __future__ import annotations

import subprocess
import sys

import msgspec

from tests.cli.conftest import Run

HEAVY = ("numpy", "numba", "llvmlite", "msgspec", "babel.lists", "rich.live", "rich.progress")


class Option(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    choices: list[str]
    default: str


class Game(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    titles: dict[str, str]
    seats: tuple[int, int]
    minutes: int
    options: list[Option]
    rules_version: int


def test_json_has_the_schema(run: Run) -> None:
    games = msgspec.json.decode(run("games", "--json").out, type=list[Game])
    assert [game.id for game in games] == sorted(game.id for game in games)
    elf = next(game for game in games if game.id == "master_elf")
    assert elf.titles == {"ru": "Мастер Эльф", "en": "Master Elf"}
    assert elf.seats == (2, 4)
    assert elf.minutes == 40
    assert elf.rules_version >= 1


def test_table_in_both_languages(run: Run) -> None:
    for language, title in (("en", "Master Elf"), ("ru", "Мастер Эльф")):
        out = run("games", "--lang", language).out
        assert "master_elf" in out
        assert title in out
        assert "2–4" in out
        assert "samobranka play" in out


def test_nothing_heavy_is_imported() -> None:
    code = f"""
import sys
from samobranka.cli import main
assert main(["games"]) == 0
assert main(["games", "--json"]) == 0
print([name for name in {HEAVY} if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
