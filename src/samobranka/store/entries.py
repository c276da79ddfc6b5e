"""The logs of matches. An entry is appended once and never changes."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, bindparam, func, insert, select
from sqlalchemy.exc import IntegrityError

from samobranka.core.match import LogEntry
from samobranka.store.faults import Conflict
from samobranka.store.notices import notify
from samobranka.store.rows import EntryRow
from samobranka.store.schema import entries as log

# Built once: building costs more than running.
MORE = insert(log)
LAST = select(func.max(log.c.entry)).where(log.c.match == bindparam("this"))


def append(
    connection: Connection, match: str, first: int, entries: Sequence[LogEntry], at: int
) -> None:
    """Puts entries after those that are there; Conflict when `first` is not the next number."""
    if count(connection, match) != first:
        raise Conflict()
    go_on(connection, match, first, entries, at)


def go_on(
    connection: Connection, match: str, first: int, entries: Sequence[LogEntry], at: int
) -> None:
    """As `append`, for who has just saved the table that it is the log of: then nobody else has
    written to it since, and `first` is known to be the next number."""
    rows = [
        {
            "match": match,
            "entry": number,
            "seat": getattr(entry, "seat", None),
            "kind": entry.__struct_config__.tag,
            "body": msgspec.json.encode(entry).decode(),
            "at": at,
        }
        for number, entry in enumerate(entries, start=first)
    ]
    try:
        connection.execute(MORE, rows)
    except IntegrityError as error:  # another node, between our count and our insert
        raise Conflict() from error
    notify(connection, match)


def since(connection: Connection, match: str, number: int) -> list[EntryRow]:
    """The entries from that number on."""
    query = select(log.c.entry, log.c.at, log.c.body)
    query = query.where(log.c.match == match, log.c.entry >= number).order_by(log.c.entry)
    return [
        EntryRow(row.entry, row.at, msgspec.json.decode(row.body, type=LogEntry))
        for row in connection.execute(query)
    ]


def count(connection: Connection, match: str) -> int:
    """How many entries there are, which is the next one's number."""
    last = connection.execute(LAST, {"this": match}).scalar()
    return 0 if last is None else last + 1
