"""Users and tables to put into a store."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection

from samobranka.core.match import Acted, Dealt, LogEntry
from samobranka.store import tables, users
from samobranka.store.rows import SeatRow, TableRow, UserRow


def guest(connection: Connection, id: str, **facts: Any) -> UserRow:
    """A user with that id, put into the store."""
    return users.add(connection, UserRow(id=id, **{"name": id.title(), "created": 5, **facts}))


def laid(connection: Connection, id: str, *sitting: str, **facts: Any) -> TableRow:
    """A table with people at its seats, put into the store; the first one is its host."""
    row = TableRow(
        id=id,
        **{
            "game": "master_elf",
            "rules_version": 1,
            "data_digest": "d",
            "seats": [SeatRow("person", user) for user in sitting] or [SeatRow("open")],
            "host": sitting[0] if sitting else "ann",
            "created": 10,
            **facts,
        },
    )
    return tables.add(connection, row)


def some_entries(count: int) -> list[LogEntry]:
    """A log of that length; the store does not care what it says."""
    log: list[LogEntry] = [Dealt([1, 2])]
    log += [Acted(k % 2, msgspec.Raw(b'{"kind":"draw"}'), [k]) for k in range(1, count)]
    return log
