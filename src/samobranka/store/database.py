"""Opening a store: SQLite or PostgreSQL, brought up to this program's schema."""

from __future__ import annotations

import os
import random
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO, Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    DBAPIError,
    InterfaceError,
    OperationalError,
)

from samobranka.store.faults import (
    CannotOpenStore,
    CannotWriteBackup,
    Conflict,
    NewerStore,
    NoBackup,
    StoreDown,
    StoreInUse,
    UnknownDatabase,
)

BUSY_SECONDS = 10
"""How long a writer waits for another program that is writing to the same file."""

CONNECTIONS = 8
NOTICE_LOSS: dict[str, Any] = {
    "connect_timeout": BUSY_SECONDS,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""A server that fell silent is noticed in seconds; the system's own patience is hours."""

TIMEOUTS = {
    "lock_timeout": 500,
    "statement_timeout": 10_000,
    "idle_in_transaction_session_timeout": 10_000,
}
"""Milliseconds. A node that is paused or cut off in the middle of a transaction holds rows that others
want: they do not wait for it, and PostgreSQL ends its session."""

MIGRATING = 7319_0001
"""The lock that nodes take in turn to bring a shared database up to date."""

# Deadlock, failed serialisation, a lock not had in time: of two nodes, one has to try again.
TRY_AGAIN_STATES = ("40P01", "40001", "55P03")

MIGRATIONS = Path(__file__).parent / "migrations"
HEAD = "head"


class Database:
    """An open store."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.engine = make_engine(url)
        self._lock: IO[bytes] | None = None

    @classmethod
    def open(cls, url: str, serves: bool = False) -> Database:
        """Opens a store and migrates it; UnknownDatabase, CannotOpenStore, NewerStore if it cannot.

        A file serves one server: another one, which would not see its moves, gets StoreInUse.
        """
        found = cls(parse_url(url))
        try:
            with _opening(found.place):
                if not found.is_shared:
                    _prepare_file(Path(found.place))
                    found._lock = _locked(Path(found.place)) if serves else None
                with found.engine.connect().execution_options(writes=True) as connection:
                    migrate(connection, found.place)
        except BaseException:
            found.close()
            raise
        return found

    @property
    def is_shared(self) -> bool:
        """Whether several nodes may use it at once."""
        return self.url.get_backend_name() == "postgresql"

    @property
    def place(self) -> str:
        """Where it is, for people: a file, or a URL without its password."""
        if self.is_shared:
            return self._plain.render_as_string(hide_password=True)
        return str(self.url.database)

    @property
    def plain_url(self) -> str:
        """The URL as the database's own library reads it, password and all."""
        return self._plain.render_as_string(hide_password=False)

    @property
    def _plain(self) -> URL:
        return self.url.set(drivername=self.url.get_backend_name())

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that may write; committed at the end, StoreDown when that fails."""
        with _using(), self.engine.connect() as connection:
            writing = connection.execution_options(writes=True)
            with writing.begin():
                yield writing

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction for looking only."""
        with _using(), self.engine.connect() as connection, connection.begin():
            yield connection

    def close(self) -> None:
        """Lets go of all connections."""
        self.engine.dispose()
        if self._lock is not None:
            self._lock.close()


def default_url(folder: Path) -> str:
    """The store of a data folder: an SQLite file."""
    return URL.create("sqlite", database=str(folder / "samobranka.db")).render_as_string()


def parse_url(url: str) -> URL:
    """A URL of a database we know; UnknownDatabase otherwise."""
    try:
        found = make_url(url)
    except (ArgumentError, ValueError):
        raise UnknownDatabase(url=url) from None
    if found.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return found.set(drivername="postgresql+psycopg")
    if found.drivername == "sqlite" and found.database not in (None, "", ":memory:"):
        return found
    raise UnknownDatabase(url=found.render_as_string(hide_password=True))


def backup(url: str, file: Path) -> None:
    """Copies a store into a file, whole or not at all, while others use it."""
    found = parse_url(url)
    if found.get_backend_name() == "postgresql":
        raise NoBackup()
    source, fresh = Path(str(found.database)), file.with_name(file.name + ".new")
    if not source.exists():
        raise CannotOpenStore(place=str(source), why="unreachable", detail=os.strerror(2))
    try:
        fresh.touch(mode=0o600)
        with closing(sqlite3.connect(source)) as ours, closing(sqlite3.connect(fresh)) as copy:
            ours.backup(copy)
        fresh.replace(file)
    except (OSError, sqlite3.Error) as error:
        fresh.unlink(missing_ok=True)
        raise CannotWriteBackup(file=str(file), detail=_detail(error)) from error


# ---------------------------------------------------------------- connections


def make_engine(url: URL) -> Engine:
    """Connections as the house wants them."""
    if url.get_backend_name() == "postgresql":
        engine = create_engine(
            url,
            pool_size=CONNECTIONS,
            pool_pre_ping=True,
            connect_args=NOTICE_LOSS,
        )
        event.listen(engine, "connect", _set_up_postgres)
        return engine
    engine = create_engine(url, pool_size=CONNECTIONS, connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(connection: sqlite3.Connection, _: Any) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves, so DDL and savepoints are in it
    for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {setting}")


def _set_up_postgres(connection: Any, _: Any) -> None:
    """Said after connecting: a pooler would refuse it as a part of that."""
    connection.autocommit = True
    for name, milliseconds in TIMEOUTS.items():
        connection.execute(f"SET {name} = {milliseconds}")
    # Two that hold what the other wants would give up at once, and again: let one be less patient.
    patience = TIMEOUTS["lock_timeout"] + random.randrange(TIMEOUTS["lock_timeout"])
    connection.execute(f"SET lock_timeout = {patience}")
    connection.autocommit = False


def _begin_sqlite(connection: Connection) -> None:
    """Who is going to write says so at once: two readers that both turn writers would block."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _prepare_file(path: Path) -> None:
    """Makes folder and file, for nobody else's eyes: secrets and password hashes are in it."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    if not path.exists():
        path.touch(mode=0o600)
    if not os.access(path, os.W_OK) or not os.access(path.parent, os.W_OK):
        raise PermissionError(13, os.strerror(13), str(path))


def _locked(path: Path) -> IO[bytes]:
    """A file beside the store, locked as long as it is open, however this process ends."""
    lock = path.with_name(path.name + ".server").open("ab")
    try:
        _lock_file(lock)
    except OSError:
        lock.close()
        raise StoreInUse(place=str(path)) from None
    return lock


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Inside, no server uses the store of a file; StoreInUse where one does."""
    lock = _locked(path)
    try:
        yield
    finally:
        lock.close()


def _lock_file(file: IO[bytes]) -> None:
    """OSError when another process has locked it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


# ---------------------------------------------------------------- migrations


def migrate(connection: Connection, place: str = "") -> None:
    """Brings a database up to this program's schema, in one transaction, one node at a time."""
    with connection.begin():
        if connection.dialect.name == "postgresql":
            for name in TIMEOUTS:  # another node's migration may take its time, and so may ours
                connection.execute(text(f"SET LOCAL {name} = 0"))
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        present, known = schema_of(connection), known_schemas()
        if present is not None and present not in known:
            raise NewerStore(place=place, theirs=present, ours=known[-1])
        if present != known[-1]:
            _upgrade(connection)


def known_schemas() -> list[str]:
    """The schemas there have been, oldest first: the numbers that files of migrations begin with."""
    return sorted(path.name.split("_")[0] for path in MIGRATIONS.glob("versions/[0-9]*.py"))


def schema_of(connection: Connection) -> str | None:
    """The schema a database has; None when it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _upgrade(connection: Connection) -> None:
    from alembic import command  # half a second, which only those wait who need it
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, HEAD)


# ---------------------------------------------------------------- what goes wrong


def fault_of(error: DBAPIError) -> StoreDown | Conflict | None:
    """What a user is told of a failed statement; None when it is our own mistake."""
    if getattr(error.orig, "sqlstate", None) in TRY_AGAIN_STATES:
        return Conflict()
    if error.connection_invalidated or isinstance(error, OperationalError | InterfaceError):
        return StoreDown()
    return None


@contextmanager
def _using() -> Iterator[None]:
    """Inside, a database that fails becomes a fault."""
    try:
        yield
    except DBAPIError as error:
        fault = fault_of(error)
        if fault is None:
            raise
        raise fault from error


@contextmanager
def _opening(place: str) -> Iterator[None]:
    """Inside, a database that cannot be opened becomes a fault that helps its host."""
    try:
        yield
    except OSError as error:
        raise CannotOpenStore(place=place, why="forbidden", detail=_detail(error)) from error
    except DatabaseError as error:
        detail = _detail(error.orig or error)
        known = getattr(error.orig, "sqlite_errorname", "")
        reasons = {
            "SQLITE_NOTADB": "not-a-database",
            "SQLITE_READONLY": "forbidden",
            "SQLITE_CANTOPEN": "forbidden",
        }
        why = reasons.get(known, "unreachable")
        raise CannotOpenStore(place=place, why=why, detail=detail) from error


def _detail(error: BaseException) -> str:
    """What the system says, on one line."""
    if isinstance(error, OSError) and error.errno:
        return os.strerror(error.errno)
    return " ".join(str(error).split())
