"""Matches that count are rated when they end, each once, and everybody may see who is how strong.

It is done beside the table, in a transaction of its own, so that nobody who plays waits for it. A match
that could not be rated at once, or ended at a node that went down, is found by whichever node looks.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Annotated

from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter, QueryParameter
from sqlalchemy import Connection as Database

from samobranka.bots import bot_names
from samobranka.bots.levels import LEVELS
from samobranka.core.faults import Fault
from samobranka.core.registry import meta_of
from samobranka.server.faults import TROUBLES
from samobranka.server.floor import Floor
from samobranka.server.house import house_of
from samobranka.server.people import Asking
from samobranka.server.protocol import Change, Placed, RatingInfo, Ratings
from samobranka.server.sessions import who
from samobranka.store import ratings, users
from samobranka.store.rows import RatedRow, RatingRow, UserRow

logger = logging.getLogger(__name__)

A_WHILE = 60.0
"""Seconds between looks for matches that nobody has rated."""

SOME = 100

LEAST = 5
"""Matches after which somebody has a place."""

PLACES = 100

GameId = Annotated[str, PathParameter(pattern="^[a-z0-9_]{1,40}$")]
TableKey = Annotated[str, PathParameter(pattern="^[0-9a-z]{4,40}$")]
SeatCount = Annotated[int, QueryParameter(ge=1, le=16)]


class Rater:
    """Rates the matches that end at this node, and those that are found."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begins."""
        works = (self._rate_ended(), self._rate_found())
        self._tasks = [asyncio.create_task(work) for work in works]

    async def close(self) -> None:
        """Drops what is not finished: it is found again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _rate_ended(self) -> None:
        while True:
            id = await self._floor.to_rate.get()
            with suppress(Fault):  # the store is away: it is found later
                await self._try(id)

    async def _rate_found(self) -> None:
        while True:
            try:
                for id in await self._floor.journal.read(partial(ratings.missing, limit=SOME)):
                    await self._try(id)
            except Fault as fault:
                logger.warning("matches not rated", extra={"why": fault.code})
            await asyncio.sleep(A_WHILE)

    async def _try(self, id: str) -> None:
        try:
            await self._floor.journal.write(partial(ratings.rate_match, id=id))
        except Fault:
            raise
        except Exception:  # one match that cannot be read holds up no other
            logger.exception("match not rated", extra={"table": id})


# ---------------------------------------------------------------- what everybody may see


def rating_info(row: RatingRow) -> RatingInfo:
    """How strong somebody is, as it is told."""
    return RatingInfo(
        game=row.game,
        seats=row.seats,
        mu=row.mu,
        sigma=row.sigma,
        matches=row.matches,
        wins=row.wins,
        is_sure=row.matches >= LEAST,
    )


@get("/api/games/{game:str}/ratings", responses=TROUBLES)
async def ratings_of_game(request: Asking, game: GameId, seats: SeatCount) -> Ratings:
    """Who is how strong at a game with so many seats, people and bots on one scale."""
    meta_of(game)  # UnknownGame
    journal, user = house_of(request).journal, await who(request)

    def read(database: Database) -> tuple[list[RatingRow], list[UserRow], list[RatingRow]]:
        found = ratings.standings(database, game, seats, LEAST, PLACES)
        people = users.find_all(database, [row.player for row in found])
        own = ratings.of_player(database, user.id) if user is not None else []
        return found, people, own

    found, people, own = await journal.read(read)
    known = {person.id: person for person in people}
    mine = [row for row in own if (row.game, row.seats) == (game, seats)]
    return Ratings(
        least=LEAST,
        places=[placed(row, known) for row in found],
        mine=rating_info(mine[0]) if mine else None,
        like=bot_like(mine[0], found) if mine else "",
    )


def placed(row: RatingRow, people: Mapping[str, UserRow]) -> Placed:
    """Somebody in a list of who is how strong."""
    if row.player.startswith(ratings.BOT):
        return Placed(bot=row.player.removeprefix(ratings.BOT), rating=rating_info(row))
    person = people.get(row.player)
    name = person.name if person is not None else ""
    return Placed(user=row.player, name=name, rating=rating_info(row))


def bot_like(row: RatingRow, found: Sequence[RatingRow]) -> str:
    """The level of bots that is about as strong; none before there is enough to tell by."""
    levels = [f"{ratings.BOT}{level}" for level in LEVELS if level in bot_names()]
    rated = [other for other in found if other.player in levels]
    if row.matches < LEAST or not rated:
        return ""
    nearest = min(rated, key=lambda other: abs(other.mu - row.mu))
    return nearest.player.removeprefix(ratings.BOT)


@get("/api/tables/{table_id:str}/ratings", responses=TROUBLES)
async def ratings_of_match(request: Asking, table_id: TableKey) -> list[Change]:
    """What a rated match made of the ratings, by seat; nothing as long as it goes on."""
    journal, reader = house_of(request).journal, await who(request)
    found = await journal.read(partial(ratings.of_match, match=table_id))
    players = [row.player for row in found]
    people = await journal.read(partial(users.find_all, ids=players))
    hidden = {person.id for person in people if person.hidden} - {reader.id if reader else ""}
    return [change(row, row.player in hidden) for row in found]


def change(row: RatedRow, is_hidden: bool) -> Change:
    """What a match made of a rating, to who may know it."""
    if is_hidden:
        return Change(rank=row.rank, hidden=True)
    return Change(
        rank=row.rank,
        mu_before=row.mu_before,
        sigma_before=row.sigma_before,
        mu=row.mu,
        sigma=row.sigma,
    )


RATING_ROUTES: list[HTTPRouteHandler] = [ratings_of_game, ratings_of_match]
