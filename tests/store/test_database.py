"""Opening, migrating and backing up a store, and what is said when that fails."""

from __future__ import annotations

import os
import re
import sqlite3
import stat
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from fluent.syntax import FluentParser, FluentSerializer, ast
from msgspec.structs import asdict
from sqlalchemy import Connection, MetaData, Table, insert, text

import samobranka.store.faults
from samobranka.core.faults import Fault
from samobranka.core.words import LANGUAGES, ftl_source, words_for
from samobranka.store import database as store_database
from samobranka.store import tables, users
from samobranka.store.database import (
    MIGRATIONS,
    Database,
    backup,
    default_url,
    known_schemas,
    parse_url,
    schema_of,
)
from samobranka.store.faults import (
    ROOM,
    CannotOpenStore,
    CannotWriteBackup,
    NewerStore,
    NoBackup,
    UnknownDatabase,
)
from samobranka.store.rows import SeatRow, TableRow, UserRow
from samobranka.store.schema import metadata
from tests.postgres import Postgres, free_port
from tests.store.people import guest


def test_migrations_lead_to_the_schema(database: Database) -> None:
    with database.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_a_file_of_migrations_begins_with_its_schema(database: Database) -> None:
    steps = ScriptDirectory(str(MIGRATIONS))
    assert [step.revision for step in steps.walk_revisions()][::-1] == known_schemas()
    with database.reading() as connection:
        assert schema_of(connection) == known_schemas()[-1]


def test_opening_again_keeps_everything(url: str) -> None:
    for _ in range(2):
        opened = Database.open(url)
        with opened.writing() as connection:
            if users.find(connection, "ann") is None:
                guest(connection, "ann")
        opened.close()
    again = Database.open(url)
    with again.reading() as connection:
        assert users.find(connection, "ann") is not None
    again.close()


def test_a_store_of_an_older_schema_keeps_everything(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The schema 0002 is that of the first version people used."""
    with monkeypatch.context() as patched:
        patched.setattr(store_database, "HEAD", "0002")
        opened = Database.open(url)
    with opened.writing() as connection:
        assert schema_of(connection) == "0002"
        ann = UserRow(id="ann", name="Ann", created=5)
        write_as_then(connection, "users", asdict(ann))
        row = laid_as_then(connection, "t", "ann")
    opened.close()
    upgraded = Database.open(url)
    with upgraded.reading() as connection:
        assert schema_of(connection) == known_schemas()[-1]
        assert users.find(connection, "ann") == ann
        assert tables.find(connection, "t") == row
    upgraded.close()


def laid_as_then(connection: Connection, id: str, host: str) -> TableRow:
    """A table of before."""
    facts: dict[str, Any] = {"rules_version": 1, "data_digest": "d", "created": 10}
    row = TableRow(id=id, game="master_elf", seats=[SeatRow("person", host)], host=host, **facts)
    write_as_then(connection, "tables", tables._columns(row))
    write_as_then(connection, "seats", {"table": id, "seat": 0, **asdict(row.seats[0])})
    return row


def write_as_then(connection: Connection, name: str, columns: dict[str, Any]) -> None:
    """A row, written with the columns that the store has; what is new has its default."""
    then = Table(name, MetaData(), autoload_with=connection)
    known = {column: value for column, value in columns.items() if column in then.c}
    connection.execute(insert(then).values(known))


def test_nodes_that_start_at_once_do_not_collide(url: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        opened = list(pool.map(Database.open, [url] * 4))
    for database in opened:
        with database.reading() as connection:
            assert users.find(connection, "nobody") is None
        database.close()


def test_a_newer_schema_is_refused(url: str) -> None:
    opened = Database.open(url)
    with opened.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    opened.close()
    with pytest.raises(NewerStore, match="9999"):
        Database.open(url)


@pytest.mark.parametrize(
    "url",
    ["mysql://somewhere/x", "nonsense", "sqlite://", "sqlite:///:memory:", "", "a:b"],
)
def test_an_unknown_url_is_refused(url: str) -> None:
    with pytest.raises(UnknownDatabase, match=re.escape("postgresql://")):
        Database.open(url)


def test_passwords_are_not_shown() -> None:
    with pytest.raises(UnknownDatabase) as told:
        parse_url("mysql://me:hush@somewhere/x")
    assert "hush" not in str(told.value)
    with pytest.raises(CannotOpenStore) as refused:
        Database.open(f"postgresql://me:hush@127.0.0.1:{free_port()}/x")
    assert "hush" not in str(refused.value)
    assert "127.0.0.1" in str(refused.value)


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_postgresql_has_several_spellings(scheme: str) -> None:
    found = Database(parse_url(f"{scheme}://me:hush@somewhere/x"))
    assert found.is_shared
    assert found.plain_url == "postgresql://me:hush@somewhere/x"


def test_a_database_that_is_not_there(postgres: Postgres) -> None:
    with pytest.raises(CannotOpenStore, match="nowhere"):
        Database.open(f"postgresql://postgres@127.0.0.1:{postgres.port}/nowhere")


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(CannotOpenStore, match="cannot be written to"):
        Database.open(default_url(tmp_path / "file" / "below"))


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(CannotOpenStore, match="cannot be written to"):
        Database.open(default_url(tmp_path))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "samobranka.db"
    path.write_text("once upon a time there was a tablecloth" * 100)
    with pytest.raises(CannotOpenStore, match="no SQLite database"):
        Database.open(default_url(tmp_path))


def test_a_folder_may_have_any_name(tmp_path: Path) -> None:
    folder = tmp_path / "a?b%20c #d" / "скатерть"
    Database.open(default_url(folder)).close()
    assert (folder / "samobranka.db").exists()


def test_nobody_else_can_read_the_file(tmp_path: Path) -> None:
    Database.open(default_url(tmp_path / "new")).close()
    assert stat.S_IMODE((tmp_path / "new" / "samobranka.db").stat().st_mode) == 0o600


def test_sqlite_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    opened = Database.open(default_url(tmp_path))
    with opened.reading() as connection:
        found = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    opened.close()
    full = 2
    assert found == {
        "journal_mode": "wal",
        "synchronous": full,
        "foreign_keys": 1,
        "busy_timeout": 10_000,
    }


# ---------------------------------------------------------------- backups


def test_a_backup_of_a_store_in_use(tmp_path: Path) -> None:
    url = default_url(tmp_path)
    opened = Database.open(url)
    with opened.writing() as connection:
        guest(connection, "ann")
    with opened.writing() as connection:
        guest(connection, "ben")
        connection.exec_driver_sql("SAVEPOINT still_writing")
        backup(url, tmp_path / "copy.db")
    opened.close()
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy, copy:
        assert copy.execute("SELECT id FROM users").fetchall() == [("ann",)]
    copy.close()
    assert sorted(p.name for p in tmp_path.glob("copy*")) == ["copy.db"]


def test_a_backup_that_cannot_be_written(tmp_path: Path) -> None:
    Database.open(default_url(tmp_path)).close()
    with pytest.raises(CannotWriteBackup, match="nowhere"):
        backup(default_url(tmp_path), tmp_path / "nowhere" / "copy.db")


def test_a_backup_of_nothing(tmp_path: Path) -> None:
    with pytest.raises(CannotOpenStore):
        backup(default_url(tmp_path), tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []


def test_postgresql_is_backed_up_by_its_own_program(tmp_path: Path) -> None:
    with pytest.raises(NoBackup, match="pg_dump"):
        backup("postgresql://somewhere/x", tmp_path / "copy.db")


# ---------------------------------------------------------------- words


def facts_of(language: str) -> dict[str, set[str]]:
    """The messages of a language, and the facts each of them names."""
    parsed = FluentParser().parse(ftl_source(ROOM, language))
    assert not [entry.content for entry in parsed.body if isinstance(entry, ast.Junk)]
    spoken = [entry for entry in parsed.body if isinstance(entry, ast.Message)]
    return {
        m.id.name: set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(m)))
        for m in spoken
    }


def test_both_languages_say_the_same_with_the_same_facts() -> None:
    assert facts_of("en") == facts_of("ru")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_words(language: str) -> None:
    """Also for who listens with other words than the store's."""
    kinds = [
        kind
        for kind in vars(samobranka.store.faults).values()
        if isinstance(kind, type) and issubclass(kind, Fault) and "code" in vars(kind)
    ]
    assert len(kinds) > 10
    for kind in kinds:
        if kind is not Fault:
            told = kind(place="x", url="x", name="x", match="x", file="x", detail="x", why="x")
            assert not told.tell(words_for(language)).startswith("fault-"), kind
