"""Who looks for a quick match: a row each, for as long as they say so."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, text, update

from samobranka.store.rows import SeekRow
from samobranka.store.schema import seeks

PAIRING = 7_236_001
"""The number of the lock under which nodes pair people, one at a time."""


def lock(connection: Connection) -> None:
    """Until the end of the transaction nobody else pairs people: else two could be seated twice.

    SQLite has one writer anyway.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({PAIRING})"))


def find(connection: Connection, user: str) -> SeekRow | None:
    """What somebody looks for."""
    found = connection.execute(select(seeks).where(seeks.c.user == user)).first()
    return None if found is None else _seek(found)


def put(connection: Connection, row: SeekRow) -> None:
    """Somebody looks, or goes on looking."""
    drop(connection, row.user)
    games = msgspec.json.encode(row.games).decode()
    connection.execute(insert(seeks), {**msgspec.structs.asdict(row), "games": games})


def drop(connection: Connection, user: str) -> None:
    """Somebody no longer looks."""
    connection.execute(delete(seeks).where(seeks.c.user == user))


def take(connection: Connection, user: str) -> SeekRow | None:
    """Somebody no longer looks; what they looked for."""
    lock(connection)
    found = find(connection, user)
    drop(connection, user)
    return found


def waiting(connection: Connection) -> list[SeekRow]:
    """Those who look and sit nowhere yet; who came first is first."""
    unseated = select(seeks).where(seeks.c.table.is_(None))
    found = connection.execute(unseated.order_by(seeks.c.since, seeks.c.user))
    return [_seek(row) for row in found]


def seat(connection: Connection, users: Collection[str], table: str) -> None:
    """These people have found each other; each is led to the table when they ask again."""
    theirs = update(seeks).where(seeks.c.user.in_(users))
    connection.execute(theirs.values(table=table))


def forget(connection: Connection, before: int) -> None:
    """Forgets those who have not asked again since then."""
    connection.execute(delete(seeks).where(seeks.c.seen < before))


def _seek(row: Row[Any]) -> SeekRow:
    games = msgspec.json.decode(row.games, type=list[str])
    return SeekRow(**{**row._mapping, "games": games})
