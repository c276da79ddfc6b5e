"""Component files: the ones we ship, and the ones an owner of the box put in force."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from samobranka.core import data, editions
from samobranka.core.faults import BadData
from samobranka.games.master_elf import parts

GAME = "master_elf"
FILE = "data.toml"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user who has corrected nothing yet."""
    monkeypatch.setenv("SAMOBRANKA_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def _shipped_text() -> str:
    return data.shipped(GAME)[FILE].read_text(encoding="utf-8")


def _written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def better(tmp_path: Path) -> Path:
    """A correct file that says something else than ours."""
    return _written(tmp_path / "better.toml", _shipped_text().replace('"Samovar"', '"Tea urn"'))


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A file whose cards do not add up."""
    wrong = _shipped_text().replace("\ngift_cards = ", "\ngift_cards = 1")
    return _written(tmp_path / "broken.toml", wrong)


# ---------------------------------------------------------------- where the files are


def test_the_users_folder_is_where_the_variable_says(home: Path) -> None:
    assert data.home() == home
    assert data.corrected(GAME) == home / "data" / GAME


def test_without_the_variable_it_is_where_the_system_keeps_such_things(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("SAMOBRANKA_HOME")
    assert data.home().name == "samobranka"
    assert tmp_path not in data.home().parents


def test_our_own_file_is_in_force_at_first() -> None:
    folder = Path(parts.__file__).parent
    assert data.game_folder(GAME) == folder
    assert data.in_force(GAME) == data.shipped(GAME) == {FILE: folder / FILE}


def test_a_game_that_is_not_there_has_no_folder() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"samobranka\.games\.no_such_game"):
        data.game_folder("no_such_game")


# ---------------------------------------------------------------- use, check, reset


def test_use_puts_a_file_in_force_and_reset_takes_it_back(home: Path, better: Path) -> None:
    data.use(GAME, better)
    kept = home / "data" / GAME / FILE
    assert data.in_force(GAME) == {FILE: kept}
    assert kept.read_bytes() == better.read_bytes()
    assert [gift.name_en for gift in parts.read().gifts].count("Tea urn") == 1
    data.reset(GAME)
    assert data.in_force(GAME) == data.shipped(GAME)
    assert [gift.name_en for gift in parts.read().gifts].count("Tea urn") == 0


def test_use_leaves_nothing_else_behind(home: Path, better: Path) -> None:
    data.use(GAME, better)
    assert [path.name for path in (home / "data" / GAME).iterdir()] == [FILE]


def test_use_keeps_a_copy_of_its_own(better: Path) -> None:
    data.use(GAME, better)
    digest = editions.data_digest(GAME)
    better.unlink()
    assert editions.data_digest(GAME) == digest


def test_reset_without_corrections_does_nothing() -> None:
    data.reset(GAME)
    assert data.in_force(GAME) == data.shipped(GAME)


def test_check_changes_nothing(better: Path, home: Path) -> None:
    data.check(GAME, better)
    assert data.in_force(GAME) == data.shipped(GAME)
    assert not home.exists()


def test_the_file_in_force_is_what_a_new_process_plays_with(better: Path) -> None:
    data.use(GAME, better)
    ask = "from samobranka.games.master_elf import parts; print(parts.names('en')['gift-samovar'])"
    answer = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "Tea urn"


# ---------------------------------------------------------------- digests


def test_the_digest_changes_with_the_facts_and_comes_back(better: Path) -> None:
    ours = editions.data_digest(GAME)
    data.use(GAME, better)
    assert editions.data_digest(GAME) == ours  # it has another name for a card, and plays the same
    text = better.read_text(encoding="utf-8")
    data.use(GAME, _written(better, text.replace("hand_limit = 7", "hand_limit = 9")))
    assert editions.data_digest(GAME) != ours
    data.reset(GAME)
    assert editions.data_digest(GAME) == ours


def test_the_digest_is_not_of_the_place(tmp_path: Path) -> None:
    ours = editions.data_digest(GAME)
    data.use(GAME, _written(tmp_path / "copy.toml", _shipped_text()))
    assert data.in_force(GAME) != data.shipped(GAME)
    assert editions.data_digest(GAME) == ours


# ---------------------------------------------------------------- wrong files


def test_a_broken_file_is_refused_with_file_place_and_reason(broken: Path) -> None:
    with pytest.raises(BadData) as caught:
        data.check(GAME, broken)
    assert caught.value.facts["file"] == str(broken)
    assert caught.value.facts["place"] == "components.gift_cards"
    assert caught.value.facts["reason"] == "wrong-count"


@pytest.mark.parametrize(
    ("old", "new", "place", "reason"),
    [
        ("schema = 1", "schema = 2", "$.schema", "unknown"),
        ("schema = 1", "schema = ", "$", "syntax"),
        ("schema = 1", "schema = 1\nscheme = 1", "$", "unknown-field"),
        ("gift_piles = 3", "", "$.setup", "missing-field"),
        ("gift_piles = 3", 'gift_piles = "3"', "$.setup.gift_piles", "wrong-type"),
        ("gift_cards = 45", "gift_cards = 44", "components.gift_cards", "wrong-count"),
    ],
)
def test_what_is_wrong_is_named(
    tmp_path: Path, old: str, new: str, place: str, reason: str
) -> None:
    text = _shipped_text()
    assert text.count(f"\n{old}") == 1
    wrong = _written(tmp_path / "wrong.toml", text.replace(f"\n{old}", f"\n{new}"))
    with pytest.raises(BadData) as caught:
        data.use(GAME, wrong)
    assert (caught.value.facts["place"], caught.value.facts["reason"]) == (place, reason)
    assert caught.value.facts["file"] == str(wrong)
    assert data.in_force(GAME) == data.shipped(GAME)


def test_a_broken_file_leaves_a_corrected_one_in_force(better: Path, broken: Path) -> None:
    data.use(GAME, better)
    digest = editions.data_digest(GAME)
    with pytest.raises(BadData):
        data.use(GAME, broken)
    assert editions.data_digest(GAME) == digest
    assert data.in_force(GAME)[FILE].read_bytes() == better.read_bytes()


def test_a_file_spoilt_in_the_users_folder_is_named_on_load(better: Path) -> None:
    data.use(GAME, better)
    spoilt = _written(data.in_force(GAME)[FILE], "schema = ")
    with pytest.raises(BadData) as caught:
        parts.read()
    assert caught.value.facts["file"] == str(spoilt)


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    binary = tmp_path / "picture.toml"
    binary.write_bytes(b"\x89PNG\xff")
    with pytest.raises(BadData) as caught:
        data.use(GAME, binary)
    assert caught.value.facts["reason"] == "syntax"
