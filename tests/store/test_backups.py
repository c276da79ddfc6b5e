"""Copies are kept, the last few of them; and a copy brings everything back."""

from __future__ import annotations

from pathlib import Path

import pytest

from samobranka.store import backups, users
from samobranka.store.database import Database, default_url
from samobranka.store.faults import (
    CannotOpenStore,
    CannotWriteBackup,
    DamagedBackup,
    NewerStore,
    NoBackup,
    StoreInUse,
)
from tests.store.people import guest

HOUR = 3600.0


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A store in which Ann is."""
    url = default_url(tmp_path / "data")
    come(url, "ann")
    return url


def come(url: str, name: str) -> None:
    """Somebody is written into a store."""
    store = Database.open(url)
    with store.writing() as connection:
        guest(connection, name)
    store.close()


def here(url: str, *names: str) -> list[bool]:
    """Who of these is in a store."""
    store = Database.open(url)
    with store.reading() as connection:
        found = [users.find(connection, name) is not None for name in names]
    store.close()
    return found


def test_the_last_copies_are_kept_and_nothing_else_is_touched(url: str, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    (folder / "samobranka-my-own.db").write_text("not a copy of yours")
    made = [backups.copy_into(url, folder, 3, now=number * HOUR) for number in range(5)]
    assert sorted(folder.glob("*")) == sorted([*made[2:], folder / "samobranka-my-own.db"])
    assert made[-1].name == "samobranka-1970-01-01T040000Z.db"
    assert made[-1].stat().st_mode & 0o077 == 0


def test_a_copy_that_fails_costs_no_older_one(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = backups.copy_into(url, tmp_path / "copies", 1, now=0)

    def spoil(_: str, file: Path) -> None:
        file.write_bytes(b"SQLite format 3\0" + bytes(4000))

    monkeypatch.setattr("samobranka.store.database.backup", spoil)
    with pytest.raises(DamagedBackup):
        backups.copy_into(url, tmp_path / "copies", 1, now=HOUR)
    assert list((tmp_path / "copies").iterdir()) == [good]


def test_a_copy_brings_everything_back(url: str, tmp_path: Path) -> None:
    copy = backups.copy_into(url, tmp_path / "copies", 3)
    come(url, "ben")
    aside = backups.restore(copy, url)
    assert here(url, "ann", "ben") == [True, False]
    assert aside is not None
    assert here(f"sqlite:///{aside}", "ann", "ben") == [True, True], "what was there is not lost"
    assert backups.restore(copy, default_url(tmp_path / "elsewhere")) is None
    assert here(default_url(tmp_path / "elsewhere"), "ann") == [True]


def test_what_was_not_yet_in_the_file_itself_is_laid_aside_too(url: str, tmp_path: Path) -> None:
    copy = backups.copy_into(url, tmp_path / "copies", 3)
    left = Database.open(url)
    with left.writing() as connection:
        guest(connection, "cat")
    assert (tmp_path / "data" / "samobranka.db-wal").stat().st_size  # a program that was killed
    aside = backups.restore(copy, url)
    left.engine.dispose()
    assert here(url, "ann", "cat") == [True, False]
    assert here(f"sqlite:///{aside}", "ann", "cat") == [True, True]


def test_a_running_server_keeps_its_store(url: str, tmp_path: Path) -> None:
    copy = backups.copy_into(url, tmp_path / "copies", 3)
    served = Database.open(url, serves=True)
    with pytest.raises(StoreInUse):
        backups.restore(copy, url)
    served.close()
    assert backups.restore(copy, url) is not None


def test_what_is_no_copy_changes_nothing(url: str, tmp_path: Path) -> None:
    torn = backups.copy_into(url, tmp_path / "copies", 3)
    torn.write_bytes(torn.read_bytes()[:5000])
    text = tmp_path / "text.db"
    text.write_text("hello")
    for file in (torn, text, tmp_path / "nowhere.db"):
        with pytest.raises(DamagedBackup, match=file.name):
            backups.restore(file, url)
    assert here(url, "ann") == [True]


def test_a_copy_of_a_newer_program_is_told(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = backups.copy_into(url, tmp_path / "copies", 3)
    monkeypatch.setattr("samobranka.store.database.known_schemas", lambda: ["0001"])
    with pytest.raises(NewerStore):
        backups.restore(copy, url)


def test_where_nothing_can_be_written(url: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotWriteBackup):
        backups.copy_into(url, tmp_path / "file" / "copies", 3)
    copy = backups.copy_into(url, tmp_path / "copies", 3)
    with pytest.raises(CannotOpenStore):
        backups.restore(copy, default_url(tmp_path / "file"))


def test_postgresql_has_its_own_program(url: str, tmp_path: Path) -> None:
    copy = backups.copy_into(url, tmp_path / "copies", 3)
    with pytest.raises(NoBackup):
        backups.restore(copy, "postgresql://somewhere/x")
