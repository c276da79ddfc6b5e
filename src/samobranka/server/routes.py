"""The HTTP side of games and tables: the lobby, laying a table, sitting down, starting."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody, PathParameter
from msgspec.structs import replace

from samobranka.core.registry import game_ids
from samobranka.core.words import Language
from samobranka.server import seating, teaching
from samobranka.server.addresses import addresses_for_others
from samobranka.server.faults import TROUBLES
from samobranka.server.grammar import common_words, components_of, game_words, rules_text
from samobranka.server.guard import address_of
from samobranka.server.house import house_of
from samobranka.server.limits import address_key, user_key
from samobranka.server.listing import game_info
from samobranka.server.lobby import LOBBY_ROUTES
from samobranka.server.pages import public_answer
from samobranka.server.people import Asking, someone
from samobranka.server.protocol import (
    Addresses,
    ChooseColour,
    GameInfo,
    GameWords,
    MoveSeat,
    NewTable,
    PlayOn,
    SetSeat,
    Sit,
    TableInfo,
)
from samobranka.server.quick import QUICK_ROUTES
from samobranka.server.replaying import REPLAY_ROUTES
from samobranka.server.sockets import table_socket
from samobranka.server.table import Table
from samobranka.server.trouble import NoSuchTable

GameId = Annotated[str, PathParameter(pattern="^[a-z0-9_]{1,40}$")]
EditionId = Annotated[str, PathParameter(pattern="^[a-z0-9_]{1,40}(@[0-9]{1,6}-[0-9a-f]{1,64})?$")]
"""A game, or an edition of it."""
LessonId = Annotated[str, PathParameter(pattern="^[a-z0-9-]{1,40}$")]
TableKey = Annotated[str, PathParameter(pattern="^[0-9a-z]{4,40}$")]

# ---------------------------------------------------------------- games


@get("/api/games", responses=TROUBLES)
async def games(request: Asking) -> Response[list[GameInfo]]:
    """All games there are."""
    pool = house_of(request).hall.floor.pool
    return public_answer(request, [game_info(game, pool) for game in game_ids()])


@get("/api/words/{language:str}", responses=TROUBLES)
async def words(request: Asking, language: FromPath[Language]) -> Response[GameWords]:
    """The words that all games share."""
    return public_answer(request, common_words(language))


@get("/api/games/{game:str}/words/{language:str}", responses=TROUBLES)
async def words_of_game(
    request: Asking, game: EditionId, language: FromPath[Language]
) -> Response[GameWords]:
    """A game's words."""
    return public_answer(request, game_words(game, language))


@get("/api/games/{game:str}/components", responses=TROUBLES)
async def components_of_game(request: Asking, game: EditionId) -> Response[dict[str, Any]]:
    """A game's component files in force, by name, as JSON: what is printed on cards and boards."""
    return public_answer(request, components_of(game))


@get("/api/games/{game:str}/rules/{language:str}", responses=TROUBLES, media_type="text/markdown")
async def rules_of_game(
    request: Asking, game: GameId, language: FromPath[Language]
) -> Response[str]:
    """A game's rules, numbered, as Markdown."""
    return public_answer(request, rules_text(game, language))


@get("/api/addresses", responses=TROUBLES)
async def addresses(request: Asking) -> Addresses:
    """Where friends come in."""
    chosen = house_of(request).settings
    return Addresses(others=addresses_for_others(chosen.host, chosen.port, chosen.public_url))


# ---------------------------------------------------------------- tables


@post("/api/tables", responses=TROUBLES)
async def lay_table(request: Asking, data: JSONBody[NewTable]) -> TableInfo:
    """Lays a table."""
    house = house_of(request)
    user = await someone(request)
    house.limits.demand("table", user_key(user.id), address_key(address_of(request)))
    floor = house.hall.floor
    table = await house.hall.lay(seating.new_row(data, user, floor.now()))
    return table.info()


@get("/api/tables/{table_id:str}", responses=TROUBLES)
async def one_table(request: Asking, table_id: TableKey) -> TableInfo:
    """A table."""
    return (await _table(request, table_id)).info()


@post("/api/tables/{table_id:str}/sit", status_code=200, responses=TROUBLES)
async def sit(request: Asking, table_id: TableKey, data: JSONBody[Sit]) -> TableInfo:
    """Sits down."""
    user = await someone(request)
    table = await _table(request, table_id)
    await seating.sit(table, user, data)
    return table.info()


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=TROUBLES)
async def leave(request: Asking, table_id: TableKey) -> TableInfo:
    """Gets up, before the start."""
    user = await someone(request)
    table = await _table(request, table_id)
    await seating.leave(table, user.id)
    return table.info()


@post("/api/tables/{table_id:str}/seat", status_code=200, responses=TROUBLES)
async def set_seat(request: Asking, table_id: TableKey, data: JSONBody[SetSeat]) -> TableInfo:
    """Opens a seat or puts a bot there, before the start; for the host."""
    user = await someone(request)
    table = await _table(request, table_id)
    await seating.set_seat(table, user.id, data)
    return table.info()


@post("/api/tables/{table_id:str}/colour", status_code=200, responses=TROUBLES)
async def choose_colour(
    request: Asking, table_id: TableKey, data: JSONBody[ChooseColour]
) -> TableInfo:
    """Chooses the colour of a seat, before the start."""
    user = await someone(request)
    table = await _table(request, table_id)
    await seating.choose_colour(table, user.id, data)
    return table.info()


@post("/api/tables/{table_id:str}/order", status_code=200, responses=TROUBLES)
async def move_seat(request: Asking, table_id: TableKey, data: JSONBody[MoveSeat]) -> TableInfo:
    """Moves who sits at a seat to another place, before the start; for the host."""
    user = await someone(request)
    table = await _table(request, table_id)
    await seating.move_seat(table, user.id, data)
    return table.info()


@post("/api/tables/{table_id:str}/start", status_code=200, responses=TROUBLES)
async def start(request: Asking, table_id: TableKey) -> TableInfo:
    """Starts the match; for the host. Chance is sealed first, over the socket."""
    user = await someone(request)
    table = await _table(request, table_id)
    await seating.start(table, user.id)
    return table.info()


@post("/api/tables/{table_id:str}/rematch", responses=TROUBLES)
async def rematch(request: Asking, table_id: TableKey) -> TableInfo:
    """The same table once more; who asks first lays it, the others are led there."""
    house = house_of(request)
    user = await someone(request)
    table = await _table(request, table_id)
    table.seat(user.id)
    dead = table.row.rematch
    with suppress(NoSuchTable):  # they laid one, and all got up again
        if dead:
            return (await house.hall.table(dead)).info()
    fresh = await house.hall.lay(seating.rematch_row(table.row, user, house.hall.floor.now()))

    def work() -> None:
        if table.row.rematch == dead:
            table.row = replace(table.row, rematch=fresh.row.id)

    await table.change(work)
    return (await house.hall.table(table.row.rematch)).info()


@post("/api/games/{game:str}/lessons/{lesson:str}", responses=TROUBLES)
async def learn(request: Asking, game: GameId, lesson: LessonId) -> TableInfo:
    """Learns a game by playing it: a table of one's own, where a lesson says what to do and why."""
    house = house_of(request)
    user = await someone(request)
    house.limits.demand("table", user_key(user.id), address_key(address_of(request)))
    return (await teaching.learn(house.hall, game, lesson, user)).info()


@post("/api/tables/{table_id:str}/play_on", status_code=200, responses=TROUBLES)
async def play_on(request: Asking, table_id: TableKey, data: JSONBody[PlayOn]) -> TableInfo:
    """Plays on from a lesson, against bots."""
    user = await someone(request)
    table = await _table(request, table_id)
    await teaching.play_on(table, user.id, data)
    return table.info()


async def _table(request: Asking, table_id: str) -> Table:
    return await house_of(request).hall.table(table_id)


TABLE_ROUTES: list[BaseRouteHandler | Any] = [
    games,
    addresses,
    words,
    words_of_game,
    components_of_game,
    rules_of_game,
    *LOBBY_ROUTES,
    *QUICK_ROUTES,
    lay_table,
    one_table,
    sit,
    leave,
    set_seat,
    choose_colour,
    move_seat,
    start,
    rematch,
    learn,
    play_on,
    table_socket,
    *REPLAY_ROUTES,
]
