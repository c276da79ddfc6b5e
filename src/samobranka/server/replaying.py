"""Matches looked at again: action by action, as files, and played on from where somebody wishes."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from samobranka.core.faults import UnknownSeat
from samobranka.core.match import Match, MatchFile, decode, encode, replay
from samobranka.server import seating, telling
from samobranka.server.building import building_of
from samobranka.server.faults import TROUBLES, NotFound
from samobranka.server.guard import address_of
from samobranka.server.limits import address_key, user_key
from samobranka.server.listing import table_info
from samobranka.server.people import Asking, someone
from samobranka.server.protocol import Coaching, GoOn, Replay, ReplayStep, TableInfo
from samobranka.server.sessions import who
from samobranka.server.table import Table, match_of
from samobranka.server.trouble import NotOver
from samobranka.store import entries
from samobranka.store.rows import EntryRow, SeatRow, TableRow

TableKey = Annotated[str, PathParameter(pattern="^[0-9a-z]{4,40}$")]

AnySeat = Annotated[int | None, QueryParameter(ge=0, lt=16)]


async def _logged(request: Asking, table_id: str) -> tuple[Table, Match, list[EntryRow]]:
    """A table with a match of its own to look at, so that the live one is not held up."""
    building = building_of(request)
    table = await building.hall.table(table_id)
    row = table.row
    log = await building.journal.read(lambda d: entries.since(d, table_id, 0))
    table.played  # noqa: B018  (NotStarted, when there is nothing to look at)
    return table, await asyncio.to_thread(match_of, row, log), log


@get("/api/tables/{table_id:str}/replay", responses=TROUBLES)
async def replay_of(
    request: Asking,
    table_id: TableKey,
    seat: AnySeat = None,
) -> Replay:
    """A match action by action: with one's own eyes while it is played, with any seat's afterwards."""
    table, match, log = await _logged(request, table_id)
    user = await who(request)
    own = table.seat_of(user.id) if user is not None else None
    audience = own if not match.is_over or seat is None else seat
    if audience is not None and audience >= match.seats:
        raise UnknownSeat(seat=audience, seats=match.seats)
    return Replay(
        table=table.info(),
        audience=audience,
        steps=await asyncio.to_thread(steps, match, [e.at for e in log], audience, match.is_over),
        result=telling.result(match, table.row) if match.is_over else None,
    )


def steps(match: Match, times: list[int], audience: int | None, is_open: bool) -> list[ReplayStep]:
    """The match after its preparation and after each action; unless open, of those it may know of."""
    found = [ReplayStep(ply=0, view=match.view(audience, 0), at=times[0] if times else 0)]
    for ply, done in enumerate(match.plies, start=1):
        is_known = is_open or done.seat == audience
        if not is_known and match.is_quiet(ply):
            continue
        found.append(
            ReplayStep(
                ply=len(found),
                seat=done.seat if is_known else telling.actor(match, ply, audience),
                action=match.game.actions.decode(done.action) if is_known else None,
                events=list(match.events(ply, audience)),
                view=match.view(audience, ply),
                at=times[done.entry] if done.entry < len(times) else 0,
            )
        )
    return found


@get("/api/tables/{table_id:str}/file", responses=TROUBLES)
async def file_of(request: Asking, table_id: TableKey) -> Response[bytes]:
    """A finished match as a file, its secret opened: everything `samobranka verify` needs."""
    table, match, _ = await _logged(request, table_id)
    if not match.is_over:
        raise NotOver()
    match.names = [place.name or place.bot for place in table.info().seats]
    name = f'attachment; filename="{table.row.id}.match.json"'
    return Response(
        encode(match.to_file()),
        media_type="application/json",
        headers={"Content-Disposition": name},
    )


@post("/api/tables/{table_id:str}/go_on", responses=TROUBLES)
async def go_on(request: Asking, table_id: TableKey, data: JSONBody[GoOn]) -> TableInfo:
    """Plays on from a finished match, as a new table."""
    building = building_of(request)
    user = await someone(request)
    building.limits.demand("table", user_key(user.id), address_key(address_of(request)))
    table, match, _ = await _logged(request, table_id)
    now = building.hall.house.now()
    row = seating.go_on_row(table.row, data.ply, data.seats, user, now, match.ply)
    return (await building.hall.lay(row)).info()


@get("/api/tables/{table_id:str}/coach", responses=TROUBLES)
async def coaching_of(request: Asking, table_id: TableKey) -> Coaching:
    """How far the coach is with a match."""
    building = building_of(request)
    return await building.coach.told((await building.hall.table(table_id)).row.id)


@post("/api/tables/{table_id:str}/coach", status_code=200, responses=TROUBLES)
async def ask_coach(request: Asking, table_id: TableKey) -> Coaching:
    """Lets the coach look at a finished match, once: whoever asks again is told how far it is."""
    building = building_of(request)
    user = await someone(request)
    building.limits.demand("coach", user_key(user.id), address_key(address_of(request)))
    table, match, _ = await _logged(request, table_id)
    return await building.coach.ask(table.row, match)


@post("/api/dev/replay", status_code=200, responses=TROUBLES)
async def replay_file(request: Asking, seat: AnySeat = None) -> Replay:
    """For developers: a match file looked at action by action. Only where the server is told so."""
    if not building_of(request).settings.dev:
        raise NotFound()
    found: MatchFile = decode(await request.body())
    match = await asyncio.to_thread(replay, found)
    row = row_of(found)
    return Replay(
        table=table_info(row, {}),
        audience=seat,
        steps=steps(match, [], seat, is_open=True),
        result=telling.result(match, row) if match.is_over else None,
    )


def row_of(found: MatchFile) -> TableRow:
    """A table that was never laid, for a match that is only looked at."""
    return TableRow(
        id="file",
        game=found.game,
        rules_version=found.rules_version,
        data_digest=found.data_digest,
        options=found.options,
        seats=[SeatRow("bot", bot=name) for name in seat_names(found)],
        host="",
        created=0,
    )


def seat_names(found: MatchFile) -> list[str]:
    """Who sat where, as far as the file tells."""
    return [found.names[s] if s < len(found.names) else str(s + 1) for s in range(found.seats)]


REPLAY_ROUTES = [replay_of, file_of, go_on, coaching_of, ask_coach, replay_file]
