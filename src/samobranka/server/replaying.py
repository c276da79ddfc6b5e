"""Matches looked at again: action by action, as files, and played on from where somebody wishes."""

from __future__ import annotations

import asyncio
from typing import Annotated, cast

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from samobranka.core.faults import UnknownSeat
from samobranka.core.match import Match, MatchFile, decode, encode, replay
from samobranka.server import seating, telling
from samobranka.server.booth import Page, Shown, result_kept
from samobranka.server.desk import ENCODER
from samobranka.server.faults import TROUBLES, NotFound
from samobranka.server.guard import address_of
from samobranka.server.house import house_of
from samobranka.server.limits import address_key, user_key
from samobranka.server.listing import table_info
from samobranka.server.people import Asking, someone
from samobranka.server.protocol import Coaching, GoOn, Replay, ReplayStep, TableInfo
from samobranka.server.sessions import who
from samobranka.server.table import Table
from samobranka.server.trouble import NotOver
from samobranka.store.archive import export_match
from samobranka.store.rows import SeatRow, TableRow

TableKey = Annotated[str, PathParameter(pattern="^[0-9a-z]{4,40}$")]

PAGE = 200
"""Steps that are shown at once."""

AnySeat = Annotated[int | None, QueryParameter(ge=0, lt=16)]


async def _started(request: Asking, table_id: str) -> Table:
    """A table with something to look at; NotStarted otherwise."""
    table = await house_of(request).hall.table(table_id)
    table.played  # noqa: B018
    return table


@get("/api/tables/{table_id:str}/replay", responses=TROUBLES)
async def replay_of(
    request: Asking,
    table_id: TableKey,
    seat: AnySeat = None,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> Replay:
    """A match action by action: with one's own eyes while it is played, with any seat's afterwards.

    `first` is the step that the page begins with.
    """
    house = house_of(request)
    user = await who(request)
    house.limits.demand("replay", address_key(address_of(request)))
    table = await house.hall.table(table_id)
    table.check_started()
    own = table.seat_of(user.id) if user is not None else None
    is_over = table.row.status == "over"
    audience = own if not is_over or seat is None else seat
    if audience is not None and audience >= len(table.row.seats):
        raise UnknownSeat(seat=audience, seats=len(table.row.seats))

    def look(shown: Shown) -> Page:
        return page_of(shown, table.row, audience, is_over, first)

    page = await house.booth.page(request, table.row, (audience, first), look)
    return Replay(
        table=table.info(),
        audience=audience,
        first=first,
        total=page.total,
        steps=cast(list[ReplayStep], msgspec.Raw(page.steps)),
        result=page.result,
    )


def page_of(shown: Shown, row: TableRow, audience: int | None, is_open: bool, first: int) -> Page:
    """A page of a match that is looked at again."""
    match = shown.match
    known = known_plies(match, audience, is_open)
    page = steps(match, shown.times, audience, is_open, known, first, first + PAGE)
    return Page(ENCODER.encode(page), len(known), result_kept(row) if is_open else None)


def is_told(match: Match, ply: int, audience: int | None) -> bool:
    """Whether the audience may know of an action while the match is played."""
    return match.plies[ply - 1].seat == audience or not match.is_quiet(ply)


def known_plies(match: Match, audience: int | None, is_open: bool) -> list[int]:
    """The preparation and the plies that the audience may know of, unless all of them are open."""
    known = (
        ply
        for ply in range(1, match.ply + 1)
        if is_open or (is_told(match, ply, audience) and not match.is_begun(ply))
    )
    return [0, *known]


def steps(
    match: Match,
    times: list[int],
    audience: int | None,
    is_open: bool,
    known: list[int],
    first: int = 0,
    end: int | None = None,
) -> list[ReplayStep]:
    """The match after its preparation and after each action that the audience may know of."""
    return [
        step_of(match, times, audience, is_open, number, ply)
        for number, ply in list(enumerate(known))[first:end]
    ]


def step_of(
    match: Match, times: list[int], audience: int | None, is_open: bool, number: int, ply: int
) -> ReplayStep:
    """The match after one ply."""
    view = match.view(audience, ply)
    if ply == 0:
        return ReplayStep(ply=number, view=view, at=times[0] if times else 0)
    done = match.plies[ply - 1]
    is_known = is_open or done.seat == audience
    return ReplayStep(
        ply=number,
        seat=done.seat if is_known else telling.actor(match, ply, audience),
        action=match.game.actions.decode(done.action) if is_known else None,
        events=list(match.events(ply, audience)),
        view=view,
        at=times[done.entry] if done.entry < len(times) else 0,
    )


@get("/api/tables/{table_id:str}/file", responses=TROUBLES)
async def file_of(request: Asking, table_id: TableKey) -> Response[bytes]:
    """A finished match as a file, its secret opened: everything `samobranka verify` needs."""
    house = house_of(request)
    house.limits.demand("replay", address_key(address_of(request)))
    table = await house.hall.table(table_id)
    table.check_started()
    if table.row.status != "over":
        raise NotOver()
    file = await house.journal.read(lambda d: export_match(d, table.row.id))
    name = f'attachment; filename="{table.row.id}.match.json"'
    return Response(
        await asyncio.to_thread(encode, file),
        media_type="application/json",
        headers={"Content-Disposition": name},
    )


@post("/api/tables/{table_id:str}/go_on", responses=TROUBLES)
async def go_on(request: Asking, table_id: TableKey, data: JSONBody[GoOn]) -> TableInfo:
    """Plays on from a finished match, as a new table."""
    house = house_of(request)
    user = await someone(request)
    house.limits.demand("table", user_key(user.id), address_key(address_of(request)))
    table = await _started(request, table_id)
    plies = await house.booth.look(request, table.row, lambda shown: shown.match.ply)
    now = house.hall.floor.now()
    row = seating.go_on_row(table.row, data.ply, data.seats, user, now, plies)
    return (await house.hall.lay(row)).info()


@get("/api/tables/{table_id:str}/coach", responses=TROUBLES)
async def coaching_of(request: Asking, table_id: TableKey) -> Coaching:
    """How far the coach is with a match."""
    house = house_of(request)
    return await house.coach.coaching((await house.hall.table(table_id)).row.id)


@post("/api/tables/{table_id:str}/coach", status_code=200, responses=TROUBLES)
async def ask_coach(request: Asking, table_id: TableKey) -> Coaching:
    """Lets the coach look at a finished match, once: whoever asks again is told how far it is."""
    house = house_of(request)
    user = await someone(request)
    house.limits.demand("coach", user_key(user.id), address_key(address_of(request)))
    table = await _started(request, table_id)
    match = await house.booth.look(request, table.row, lambda shown: shown.match)
    return await house.coach.ask(table.row, match)


@post("/api/dev/replay", status_code=200, responses=TROUBLES)
async def replay_file(request: Asking, seat: AnySeat = None) -> Replay:
    """For developers: a match file looked at action by action. Only where the server is told so."""
    if not house_of(request).settings.dev:
        raise NotFound()
    found: MatchFile = decode(await request.body())
    match = await asyncio.to_thread(replay, found)
    row, known = row_of(found), known_plies(match, seat, is_open=True)
    return Replay(
        table=table_info(row, {}),
        audience=seat,
        total=len(known),
        steps=await asyncio.to_thread(steps, match, [], seat, True, known),
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
