"""Copies of a store in a folder, of which the last few are kept; and the way back to one."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from samobranka.store import database
from samobranka.store.faults import (
    CannotOpenStore,
    CannotWriteBackup,
    DamagedBackup,
    NewerStore,
    NoBackup,
    StoreFault,
)

NAME = "samobranka-%Y-%m-%dT%H%M%SZ.db"
OURS = "samobranka-????-??-??T??????Z.db"
"""What a folder's copies are called, in the order of their times, UTC; other files are not touched."""

ASIDE = "before-"
"""What the name of a store begins with that a copy has taken the place of."""

BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a file."""


def copy_into(url: str, folder: Path, most: int, now: float | None = None) -> Path:
    """Copies a store into a folder, sees that the copy is sound, and lets go of all but the last
    `most` copies there; the new one."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        detail = os.strerror(error.errno or 0)
        raise CannotWriteBackup(file=str(folder), detail=detail) from error
    file = folder / time.strftime(NAME, time.gmtime(now))
    database.backup(url, file)
    try:
        check(file)
    except StoreFault:
        file.unlink(missing_ok=True)
        raise
    for old in sorted(folder.glob(OURS))[:-most]:
        old.unlink(missing_ok=True)
    return file


def check(file: Path) -> None:
    """DamagedBackup where a copy is none; NewerStore where it is of a newer program."""
    if not file.is_file():
        raise DamagedBackup(file=str(file), detail=os.strerror(2))
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?immutable=1", uri=True)) as copy:
            (found,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
            versions = copy.execute("SELECT version_num FROM alembic_version").fetchall()
    except sqlite3.Error as error:
        raise DamagedBackup(file=str(file), detail=str(error)) from error
    if found != "ok":
        raise DamagedBackup(file=str(file), detail=found)
    known = database.known_schemas()
    for (version,) in versions:
        if version not in known:
            raise NewerStore(place=str(file), theirs=version, ours=known[-1])


def restore(file: Path, url: str, now: float | None = None) -> Path | None:
    """Puts a copy in the place of a store that no server uses; what was there is laid aside, and that
    is where it lies now."""
    parsed = database.parse_url(url)
    if parsed.get_backend_name() == "postgresql":
        raise NoBackup()
    check(file)
    place = Path(str(parsed.database))
    try:
        place.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with database.locked(place):
            fresh = place.with_name(place.name + ".new")
            shutil.copyfile(file, fresh)
            fresh.chmod(0o600)
            aside = _lay_aside(place, now) if place.exists() else None
            fresh.replace(place)
            return aside
    except OSError as error:
        detail = os.strerror(error.errno or 0)
        raise CannotOpenStore(place=str(place), why="unreachable", detail=detail) from error


def _lay_aside(place: Path, now: float | None) -> Path:
    """With what SQLite has not yet written into the file itself."""
    aside = place.with_name(time.strftime(f"{ASIDE}{NAME}", time.gmtime(now)))
    for end in ("", *BESIDE):
        part = place.with_name(place.name + end)
        if part.exists():
            part.replace(aside.with_name(aside.name + end))
    return aside
