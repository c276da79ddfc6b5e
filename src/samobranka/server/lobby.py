"""The HTTP side of finding a table: the lobby, one's own tables, and what is put away of them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from sqlalchemy import Connection as Database

from samobranka.server import playing, seating
from samobranka.server.faults import TROUBLES
from samobranka.server.house import House, house_of
from samobranka.server.listing import my_table, table_info, users_of
from samobranka.server.people import Asking, someone
from samobranka.server.protocol import Lobby, MyTable, MyTables, PutAway, Turns
from samobranka.server.sessions import who
from samobranka.server.table import Table
from samobranka.server.trouble import NoSuchTable, PeopleWait
from samobranka.store import shelves, tables, users
from samobranka.store.rows import Shelf, TableRow, UserRow
from samobranka.store.tables import RUNNING, Wanted

T = TypeVar("T")

logger = logging.getLogger(__name__)

MOST_LISTED = 50
PAGE = 50

MOST_GOING = 200
"""Tables of one's own that are not over, and are told all at once."""

AT_A_GLANCE = 4
"""Tables of one's own on the first page."""

GameName = Annotated[str | None, QueryParameter(pattern="^[a-z0-9_]{1,40}$")]
SeatCount = Annotated[int | None, QueryParameter(ge=1, le=16)]
TableName = Annotated[str | None, QueryParameter(pattern="^[0-9a-z]{4,40}$")]
TableKey = Annotated[str, PathParameter(pattern="^[0-9a-z]{4,40}$")]
ClockKind = Literal["none", "live", "days"]
Going = Literal["going", "over"]


@get("/api/lobby", responses=TROUBLES)
async def lobby(
    request: Asking,
    game: GameName = None,
    seats: SeatCount = None,
    clock: FromQuery[ClockKind | None] = None,
    rated: FromQuery[bool | None] = None,
) -> Lobby:
    """Tables with an open seat and tables to watch, of these games, seats and clocks; and my own."""
    house, user = house_of(request), await who(request)
    wanted = Wanted(game=game, seats=seats, clock=clock, rated=rated)
    now = house.hall.floor.now()

    def read(database: Database) -> tuple[list[TableRow], list[TableRow], list[TableRow]]:
        waiting = tables.open_tables(database, MOST_LISTED, now, wanted)
        watched = tables.playing_tables(database, MOST_LISTED, now, wanted)
        return waiting, watched, going_of(database, user.id) if user is not None else []

    waiting, watched, own = await house.journal.read(read)
    people = await _people(house, [*waiting, *watched, *own])
    mine = _mine(own, people, user.id) if user is not None else []
    return Lobby(
        open=_listed(waiting, lambda row: table_info(row, people)),
        playing=_listed(watched, lambda row: table_info(row, people)),
        mine=mine[:AT_A_GLANCE],
        waiting=sum(table.your_turn for table in mine),
    )


@get("/api/me/tables", responses=TROUBLES)
async def my_tables(
    request: Asking,
    before: TableName = None,
    game: GameName = None,
    are: FromQuery[Going | None] = None,
    archived: FromQuery[bool] = False,
) -> MyTables:
    """My tables: those that wait for me, what goes on, what is over. `before`: the last of those that
    are over on the page before."""
    user, house = await someone(request), house_of(request)

    def read(database: Database) -> tuple[list[TableRow], list[TableRow]]:
        asked: dict[str, Any] = {"game": game, "archived": archived}
        is_first = before is None and are != "over"
        going = going_of(database, user.id, **asked) if is_first else []
        if are == "going":
            return going, []
        done = tables.tables_of(database, user.id, PAGE + 1, before, among=["over"], **asked)
        return going, done

    going, done = await house.journal.read(read)
    shown = [*going, *done[:PAGE]]
    people = await _people(house, shown)
    return MyTables(tables=_mine(shown, people, user.id), more=len(done) > PAGE)


@get("/api/me/turns", responses=TROUBLES)
async def my_turns(request: Asking) -> Turns:
    """The tables that wait for me, but for those in my archive."""
    user, journal = await someone(request), house_of(request).journal
    going = await journal.read(lambda database: going_of(database, user.id))
    return Turns(tables=[table.table.id for table in _mine(going, {}, user.id) if table.your_turn])


def going_of(database: Database, user: str, **asked: Any) -> list[TableRow]:
    """Somebody's tables that are not over."""
    return tables.tables_of(database, user, MOST_GOING, among=RUNNING, **asked)


def _mine(rows: list[TableRow], people: dict[str, UserRow], user: str) -> list[MyTable]:
    """Those that wait for the user come first, the most urgent before all others."""
    mine = _listed(rows, lambda row: my_table(row, people, user))
    endless = max((table.deadline for table in mine), default=0) + 1
    return sorted(mine, key=lambda t: (not t.your_turn, t.deadline or endless))


def _listed(rows: list[TableRow], tell: Callable[[TableRow], T]) -> list[T]:
    """What is to be told of each table; one whose row is garbled hides no other."""
    listed = []
    for row in rows:
        try:
            listed.append(tell(row))
        except msgspec.MsgspecError as error:
            logger.error("table not told", extra={"table": row.id}, exc_info=error)
    return listed


async def _people(house: House, rows: list[TableRow]) -> dict[str, UserRow]:
    """Everybody who sits at the tables."""
    ids = users_of(rows)
    found = await house.journal.read(lambda database: users.find_all(database, ids))
    return {user.id: user for user in found}


# ---------------------------------------------------------------- putting away


@post("/api/tables/{table_id:str}/put_away", status_code=204, responses=TROUBLES)
async def put_away(request: Asking, table_id: TableKey, data: JSONBody[PutAway]) -> None:
    """Puts a table of mine away, or back. It stays what it is to everybody else."""
    house, user = house_of(request), await someone(request)
    row = await house.journal.read(lambda d: tables.find(d, table_id))
    if row is None or user.id not in (row.host, *(place.user for place in row.seats)):
        raise NoSuchTable()
    if data.to == "list":
        await house.journal.write(lambda d: shelves.take(d, user.id, table_id))
        return
    if is_waited_for(row, user.id):
        raise PeopleWait()
    if data.to == "nowhere" and row.status == "open":
        await seating.leave(await house.hall.table(table_id), user.id)
        return  # who sits down again sees it again
    if data.to == "nowhere" and row.status != "over":
        await give_up(await house.hall.table(table_id), user.id)
    kind: Shelf = "archived" if data.to == "archive" else "removed"
    await house.journal.write(lambda d: shelves.put(d, user.id, table_id, kind))


def is_waited_for(row: TableRow, user: str) -> bool:
    """Whether other people play a match with the user: they are told at the table when one goes."""
    own = [place for place in row.seats if place.user == user and not place.resigned]
    others = any(place.user not in (None, user) for place in row.seats)
    return row.status in ("sealing", "playing") and bool(own) and others


async def give_up(table: Table, user: str) -> None:
    """Gives up, so that nothing waits for who sees the table no more; not where its rules are gone."""
    seat = table.seat_of(user)
    if table.match is not None and seat is not None and not table.row.seats[seat].resigned:
        await playing.resign(table, user)


LOBBY_ROUTES: list[HTTPRouteHandler] = [lobby, my_tables, my_turns, put_away]
