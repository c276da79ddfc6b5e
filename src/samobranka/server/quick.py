"""Quick matches: people who would play any of some games find each other, and after a minute bots come.

Who looks asks again every few seconds, and it is this asking that brings people together: the one who
asks while others wait for the same game lays a table for all of them, in one transaction under one
lock, so that several nodes seat nobody twice. At the table the minute runs on from when the first of
them began to look; then usher.py gives the open seats to bots and starts.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from litestar import delete, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody
from msgspec.structs import replace
from sqlalchemy import Connection as Database

from samobranka.core.faults import Fault
from samobranka.core.registry import meta_of
from samobranka.server import seating
from samobranka.server.faults import TROUBLES
from samobranka.server.guard import address_of
from samobranka.server.house import House, house_of
from samobranka.server.limits import address_key, user_key
from samobranka.server.people import Asking, someone
from samobranka.server.protocol import LiveClock, NewSeat, NewTable, QuickMatch, QuickState, Sit
from samobranka.store import seeks, tables
from samobranka.store.rows import SeatRow, SeekRow, TableRow, UserRow

PATIENCE = 60_000
"""Milliseconds after which bots take the seats for which nobody came."""

ASKED_LATELY = 10_000
"""Who has not asked again for so long has gone: nobody is to be seated beside a closed tab."""

LED_THERE = 8_000
"""Milliseconds in which those who have found each other come to their table."""

COMPANY = 3
"""So many sit down, where the game allows it."""

BOT = "friend"


@dataclass(frozen=True)
class Wish:
    """Who would play what, now."""

    user: UserRow
    games: Sequence[str]
    rated: bool
    now: int

    def row(self, since: int) -> SeekRow:
        """As the store keeps it."""
        games = list(self.games)
        return SeekRow(user=self.user.id, games=games, rated=self.rated, since=since, seen=self.now)


@post("/api/quick", status_code=200, responses=TROUBLES)
async def seek(request: Asking, data: JSONBody[QuickMatch]) -> QuickState:
    """Looks for people to play with, or goes on looking."""
    house, user = house_of(request), await someone(request)
    house.limits.demand("seek", user_key(user.id), address_key(address_of(request)))
    games = list(dict.fromkeys(data.games))
    for game in games:
        meta_of(game)  # UnknownGame
    now, own = house.hall.floor.now(), None
    room = partial(tables.gathering, games=games, rated=data.rated, now=now)
    gathering = await house.journal.read(room)
    if gathering:  # nobody is to seat the user elsewhere in the meantime
        own = await house.journal.write(partial(seeks.take, user=user.id))
        if own is not None and own.table:
            return QuickState(table=own.table)
    joined = await join(house, user, gathering)
    if joined:
        return QuickState(table=joined)
    wish = Wish(user, games, data.rated, now)
    return await house.journal.write(lambda d: pair(d, house, wish, own))


@delete("/api/quick", status_code=204, responses=TROUBLES)
async def seek_no_more(request: Asking) -> None:
    """Looks no more."""
    user = await someone(request)
    await house_of(request).journal.write(lambda d: seeks.drop(d, user.id))


async def join(house: House, user: UserRow, gathering: Sequence[str]) -> str:
    """Sits down at the first of these tables that still has room; the table, if any has."""
    for id in gathering:
        with suppress(Fault):  # somebody else was faster
            table = await house.hall.table(id)
            if table.seat_of(user.id) is None:
                await seating.sit(table, user, Sit())
            return id
    return ""


def pair(database: Database, house: House, wish: Wish, own: SeekRow | None) -> QuickState:
    """Where the user sits now, or how long they wait: a part of one transaction."""
    user, now = wish.user, wish.now
    seeks.lock(database)
    seeks.forget(database, now - ASKED_LATELY)
    own = seeks.find(database, user.id) or own
    if own is not None and own.table:
        seeks.drop(database, user.id)
        return QuickState(table=own.table)
    since = own.since if own is not None else now
    others = [seek for seek in seeks.waiting(database) if seek.user != user.id]
    alike = [seek for seek in others if seek.rated == wish.rated]
    game, company = best_company(wish.games, alike)
    if not company and now < since + PATIENCE:
        seeks.put(database, wish.row(since))
        return QuickState(wait=since + PATIENCE - now, others=len(others))
    began = min([since, *(other.since for other in company)])
    people = [user.id, *(other.user for other in company)]
    row = quick_row(game, wish, people, began + PATIENCE)
    house.hall.add(database, row)
    seeks.drop(database, user.id)
    seeks.seat(database, people[1:], row.id)
    return QuickState(table=row.id)


def best_company(games: Sequence[str], others: Sequence[SeekRow]) -> tuple[str, list[SeekRow]]:
    """The game for which most others wait, and those of them for whom there is a seat.

    Of games as good as each other, the one that was named first.
    """
    willing = {game: [other for other in others if game in other.games] for game in games}
    game = max(games, key=lambda game: len(willing[game]))
    return game, willing[game][: seats_of(game) - 1]


def seats_of(game: str) -> int:
    """How many sit down to a quick match."""
    meta = meta_of(game)
    return min(meta.seats[-1], max(meta.seats[0], COMPANY))


def quick_row(game: str, wish: Wish, people: Sequence[str], until: int) -> TableRow:
    """A table for these people, with seats for others who come until then, and for bots after it."""
    rest = NewSeat() if wish.now < until else NewSeat(kind="bot", bot=BOT)
    asked = NewTable(
        game=game,
        seats=[NewSeat(kind="person"), *[rest] * (seats_of(game) - 1)],
        clock=LiveClock(),
        at_timeout="last" if wish.rated else "bot",
        order="random",
        hints=False,
        rated=wish.rated,
    )
    row = seating.new_row(asked, wish.user, wish.now)
    taken = [SeatRow("person", user) for user in people]
    fills_at = max(until, wish.now + LED_THERE)
    return replace(row, seats=[*taken, *row.seats[len(taken) :]], fills_at=fills_at)


QUICK_ROUTES: list[HTTPRouteHandler] = [seek, seek_no_more]
