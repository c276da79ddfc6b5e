"""Tables and their seats. A table is saved whole, and only by who has seen its latest version."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Select,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    tuple_,
    update,
)

from samobranka.store.faults import Conflict
from samobranka.store.notices import notify
from samobranka.store.rows import SeatRow, TableRow
from samobranka.store.schema import seats, tables

RUNNING = ("open", "sealing", "playing")

log = logging.getLogger(__name__)

# Built once: a table is saved with every action, and building these costs more than running them.
LATEST = update(tables).where(
    tables.c.id == bindparam("this"), tables.c.version == bindparam("seen")
)
SEATED = (
    select(seats)
    .where(seats.c.table.in_(bindparam("ids", expanding=True)))
    .order_by(seats.c.table, seats.c.seat)
)


def add(connection: Connection, row: TableRow) -> TableRow:
    """A new table."""
    connection.execute(insert(tables), _columns(row))
    _write_seats(connection, row)
    notify(connection, row.id)
    return row


def find(connection: Connection, id: str) -> TableRow | None:
    """A table by id."""
    found = connection.execute(select(tables).where(tables.c.id == id)).mappings().first()
    return _row(dict(found), _seats_of(connection, [id])[id]) if found is not None else None


def version(connection: Connection, id: str) -> int | None:
    """The latest version of a table."""
    return connection.execute(select(tables.c.version).where(tables.c.id == id)).scalar()


def save(connection: Connection, row: TableRow, seated: list[SeatRow] | None = None) -> TableRow:
    """Writes a table and returns it with its new version; Conflict when `row` is not the latest.

    `seated`: who sat where when that version was stored, from who knows.
    """
    fresh = msgspec.structs.replace(row, version=row.version + 1)
    written = {**_columns(fresh), "this": row.id, "seen": row.version}
    if connection.execute(LATEST, written).rowcount != 1:
        raise Conflict()
    if seated is None:
        seated = _seats_of(connection, [row.id])[row.id]
    if seated != row.seats:
        connection.execute(delete(seats).where(seats.c.table == row.id))
        _write_seats(connection, row)
    notify(connection, row.id)
    return fresh


def open_tables(connection: Connection, limit: int) -> list[TableRow]:
    """Public tables at which somebody can still sit down, newest first."""
    free = exists().where(seats.c.table == tables.c.id, seats.c.kind == "open")
    return _readable(connection, _public("open", limit).where(free))


def playing_tables(connection: Connection, limit: int) -> list[TableRow]:
    """Public tables to watch, newest first."""
    return _readable(connection, _public("playing", limit))


def tables_of(
    connection: Connection, user: str, limit: int, before: str | None = None
) -> list[TableRow]:
    """Tables a user laid or sits at, newest first, but for lessons; `before` is the last one of the
    page before."""
    sits = exists().where(seats.c.table == tables.c.id, seats.c.user == user)
    theirs = _newest(limit).where(or_(sits, tables.c.host == user), tables.c.lesson == "")
    if before is not None:
        then = select(tables.c.created).where(tables.c.id == before).scalar_subquery()
        theirs = theirs.where(tuple_(tables.c.created, tables.c.id) < tuple_(then, before))
    return _readable(connection, theirs)


def lesson_of(connection: Connection, host: str, game: str, lesson: str) -> str | None:
    """The table at which somebody learns a lesson now."""
    theirs = select(tables.c.id).where(
        tables.c.host == host,
        tables.c.game == game,
        tables.c.lesson == lesson,
        tables.c.status == "playing",
    )
    return connection.execute(theirs.limit(1)).scalar()


def count_running(connection: Connection, host: str) -> int:
    """How many tables somebody has laid that are not over."""
    theirs = select(func.count()).where(tables.c.host == host, tables.c.status.in_(RUNNING))
    return connection.execute(theirs).scalar() or 0


def games_played(connection: Connection) -> list[str]:
    """The games that tables were laid for, the latest first."""
    latest = func.max(tables.c.created).desc()
    query = select(tables.c.game).group_by(tables.c.game).order_by(latest)
    return list(connection.execute(query).scalars())


def needing_attention(
    connection: Connection, before: int, limit: int, but: Collection[str] = ()
) -> list[str]:
    """Tables at which the server had something to do before that time, longest waiting first.

    Ids only: what stands in one table's row is to hold up no other.
    """
    due = select(tables.c.id).where(tables.c.attention < before, tables.c.id.not_in(but))
    longest = due.order_by(tables.c.attention, tables.c.id).limit(limit)
    return list(connection.execute(longest).scalars())


def _newest(limit: int) -> Select[Any]:
    return select(tables).order_by(tables.c.created.desc(), tables.c.id.desc()).limit(limit)


def _public(status: str, limit: int) -> Select[Any]:
    return _newest(limit).where(tables.c.status == status, tables.c.public)


# ---------------------------------------------------------------- rows and columns


def _columns(row: TableRow) -> dict[str, Any]:
    columns = msgspec.structs.asdict(row)
    del columns["seats"]
    given = {str(seat): given.hex() for seat, given in row.contributions.items()}
    columns["options"] = msgspec.json.encode(row.options).decode()
    columns["contributions"] = msgspec.json.encode(given).decode()
    return columns


def _readable(connection: Connection, query: Select[Any]) -> list[TableRow]:
    """Those of many tables whose rows can be read: one that is garbled is not to hide the others."""
    found = connection.execute(query).mappings().all()
    sitting = _seats_of(connection, [row["id"] for row in found])
    readable = []
    for row in found:
        try:
            readable.append(_row(dict(row), sitting[row["id"]]))
        except (ValueError, TypeError, msgspec.MsgspecError):
            log.warning("table not readable", extra={"table": row["id"]})
    return readable


def _row(columns: dict[str, Any], sitting: list[SeatRow]) -> TableRow:
    columns["options"] = msgspec.json.decode(columns["options"], type=dict[str, str])
    given = msgspec.json.decode(columns["contributions"], type=dict[int, str])
    columns["contributions"] = {seat: bytes.fromhex(word) for seat, word in given.items()}
    return TableRow(seats=sitting, **columns)


def _seats_of(connection: Connection, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """Who sits where, by table."""
    found: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for row in connection.execute(SEATED, {"ids": ids}).mappings():
        sitting = {name: row[name] for name in SeatRow.__struct_fields__}
        found[row["table"]].append(SeatRow(**sitting))
    return found


def _write_seats(connection: Connection, row: TableRow) -> None:
    rows = [
        {"table": row.id, "seat": seat, **msgspec.structs.asdict(sitting)}
        for seat, sitting in enumerate(row.seats)
    ]
    connection.execute(insert(seats), rows)
