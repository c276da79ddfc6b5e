"""A box owner's corrected file is checked, put in force and played with; ours comes back."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from samobranka.core import data, editions
from samobranka.core.faults import BadData
from tests.games.master_elf.test_data import TEXT, written

SAY = """
from samobranka.core.actions import tell
from samobranka.core.words import words_for
from samobranka.games.master_elf.phases.making import Make
from samobranka.games.master_elf.parts import ELVES, GIFT_IDS
for language in ("ru", "en"):
    words = words_for(language, "master_elf")
    print(words.name("gift-tank"))
    print(words.name("gift-tank", "genitive"))
    print(tell(Make("tank", "two_one"), words))
print((ELVES >> GIFT_IDS.index("tank") & 1))
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's own folder."""
    monkeypatch.setenv("SAMOBRANKA_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def said_by_a_fresh_program(home: Path) -> list[str]:
    """What a program says that starts now: data is read once, on import."""
    environment = {**os.environ, "SAMOBRANKA_HOME": str(home), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-c", SAY]
    ran = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8")
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


def corrected_file(folder: Path) -> Path:
    """The tank has another name and an elf."""
    card = 'name_ru = "Танк"\nname_en = "Toy Tank"'
    path = written(folder, card, 'name_ru = "Самоходка"\nname_en = "Gun Carriage"')
    rest = path.read_text("utf-8")
    at = rest.index("Самоходка")
    path.write_text(rest[:at] + rest[at:].replace("elf = false", "elf = true", 1), "utf-8")
    return path


def test_a_corrected_card_is_used(home: Path, tmp_path: Path) -> None:
    before = said_by_a_fresh_program(home)
    data.use("master_elf", corrected_file(tmp_path))
    after = said_by_a_fresh_program(home)
    assert before[0] == "Танк"
    assert before[1] != "Танк"  # we know its cases
    assert after[:2] == ["Самоходка", "Самоходка"]  # of a corrected name we know one form only
    assert "Самоходка" in after[2]
    assert after[3] == "Gun Carriage"
    assert "Gun Carriage" in after[5]
    assert (before[-1], after[-1]) == ("0", "1")


def test_the_shipped_file_comes_back(home: Path, tmp_path: Path) -> None:
    ours = editions.data_digest("master_elf")
    data.use("master_elf", corrected_file(tmp_path))
    assert editions.data_digest("master_elf") != ours
    assert data.in_force("master_elf")["data.toml"].is_relative_to(home)
    data.reset("master_elf")
    assert editions.data_digest("master_elf") == ours
    assert data.in_force("master_elf")["data.toml"].read_text("utf-8") == TEXT


def test_a_wrong_file_is_not_put_in_force(home: Path, tmp_path: Path) -> None:
    with pytest.raises(BadData):
        data.use("master_elf", written(tmp_path, "gift_cards = 45", "gift_cards = 46"))
    assert not (home / "data").exists()
    assert data.in_force("master_elf") == data.shipped("master_elf")
