"""Tables and their seats. A table is saved whole, and only by who has seen its latest version."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
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
from samobranka.store.rows import SeatRow, Status, TableRow
from samobranka.store.schema import seats, shelves, tables

RUNNING: tuple[Status, ...] = ("open", "sealing", "playing")
"""A table at which something goes on, or is going to."""

FORTNIGHT = 14 * 24 * 60 * 60 * 1000

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
    del written["listed_until"]  # put off beside whatever else happens: keep_listed
    if connection.execute(LATEST, written).rowcount != 1:
        raise Conflict()
    if seated is None:
        seated = _seats_of(connection, [row.id])[row.id]
    if seated != row.seats:
        connection.execute(delete(seats).where(seats.c.table == row.id))
        _write_seats(connection, row)
    notify(connection, row.id)
    return fresh


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """Which tables somebody asks for; None: it does not matter."""

    game: str | None = None
    seats: int | None = None
    clock: str | None = None
    """The clock's kind."""
    rated: bool | None = None


ANY = Wanted()


def open_tables(
    connection: Connection, limit: int, now: int = 0, wanted: Wanted = ANY
) -> list[TableRow]:
    """Public tables at which somebody can still sit down, newest first."""
    listed = _public("open", limit, now).where(_has_room()).where(*_as_wanted(wanted))
    return _readable(connection, listed)


def playing_tables(
    connection: Connection, limit: int, now: int = 0, wanted: Wanted = ANY
) -> list[TableRow]:
    """Public tables to watch, newest first."""
    listed = _public("playing", limit, now).where(*_as_wanted(wanted))
    return _readable(connection, listed)


def gathering(
    connection: Connection, games: Collection[str], now: int, rated: bool = False
) -> list[str]:
    """Tables of quick matches that still have room, the oldest first."""
    due = tables.c.fills_at > now, tables.c.game.in_(games), tables.c.rated == rated
    oldest = select(tables.c.id).where(tables.c.status == "open", *due, _has_room())
    found = connection.execute(oldest.order_by(tables.c.created, tables.c.id))
    return list(found.scalars())


def keep_listed(connection: Connection, ids: Collection[str], until: int) -> None:
    """Somebody is at these tables: the lobby goes on listing them."""
    earlier = tables.c.listed_until < until
    there = update(tables).where(tables.c.id.in_(ids), earlier)
    connection.execute(there.values(listed_until=until))


def tables_of(
    connection: Connection,
    user: str,
    limit: int,
    before: str | None = None,
    *,
    game: str | None = None,
    among: Collection[Status] = (),
    archived: bool | None = False,
) -> list[TableRow]:
    """Tables a user laid or sits at, newest first, but for lessons; `before` is the last one of the
    page before. Of these states, where any is named; from the archive, or from outside it. `archived`
    None: also what they have put out of their sight."""
    sits = exists().where(seats.c.table == tables.c.id, seats.c.user == user)
    theirs = _newest(limit).where(or_(sits, tables.c.host == user), tables.c.lesson == "")
    put_away = exists().where(shelves.c.table == tables.c.id, shelves.c.user == user)
    in_archive = put_away.where(shelves.c.kind == "archived")
    if archived is not None:
        theirs = theirs.where(in_archive if archived else ~put_away)
    if game is not None:
        theirs = theirs.where(tables.c.game == game)
    if among:
        theirs = theirs.where(tables.c.status.in_(among))
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


def _public(status: str, limit: int, now: int) -> Select[Any]:
    """Tables that anybody may find, as long as somebody was there lately."""
    unknown = tables.c.listed_until.is_(None)  # laid by the version before
    lately = and_(unknown, tables.c.created > now - FORTNIGHT)
    listed = or_(lately, tables.c.listed_until > now)
    return _newest(limit).where(tables.c.status == status, tables.c.public, listed)


def _has_room() -> ColumnElement[bool]:
    return exists().where(seats.c.table == tables.c.id, seats.c.kind == "open")


def _as_wanted(wanted: Wanted) -> Iterator[ColumnElement[bool]]:
    if wanted.game is not None:
        yield tables.c.game == wanted.game
    if wanted.rated is not None:
        yield tables.c.rated == wanted.rated
    if wanted.seats is not None:
        sitting = select(func.count()).where(seats.c.table == tables.c.id).scalar_subquery()
        yield sitting == wanted.seats
    if wanted.clock is not None:
        begins = f'{{"kind":"{wanted.clock}"'.encode()  # a tag comes first
        yield func.substr(tables.c.clock, 1, len(begins)) == begins


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
