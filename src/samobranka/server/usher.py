"""Before the start: who is at which table is told to the lobby, and quick matches fill and begin."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial

from msgspec.structs import replace

from samobranka.core.faults import Fault
from samobranka.server import seating
from samobranka.server.hall import Hall
from samobranka.server.listing import clock_of, listed_until
from samobranka.server.quick import BOT
from samobranka.server.table import Table
from samobranka.store import tables

logger = logging.getLogger(__name__)

LOOK_ROUND = 1.0
"""Seconds between looks at quick matches."""

CALL_ROLL = 60
"""Looks after which the store is told which tables somebody is at."""


class Usher:
    """Looks after the tables of this node that have not begun, and after what the lobby lists."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begins."""
        self._task = asyncio.create_task(self._go_round())

    async def close(self) -> None:
        """Stops at once: what is not done is due again."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go_round(self) -> None:
        looks = 0
        while True:
            await asyncio.sleep(LOOK_ROUND)
            looks += 1
            try:
                await self._fill_all()
                if looks % CALL_ROLL == 0:
                    await self.keep_listed()
            except Fault as fault:  # the store is away
                logger.warning("tables not looked after", extra={"why": fault.code})
            except Exception:
                logger.exception("tables not looked after")

    async def keep_listed(self) -> None:
        """The lobby goes on listing the tables at which somebody is."""
        now = self._hall.floor.now()
        by_time: dict[int, list[str]] = {}
        for table in self._hall.live:
            if is_attended(table):
                until = listed_until(clock_of(table.row), now)
                by_time.setdefault(until, []).append(table.row.id)
        for until, ids in by_time.items():
            keep = partial(tables.keep_listed, ids=ids, until=until)
            await self._hall.floor.journal.write(keep, is_secret=True)  # it is no news to anybody

    async def _fill_all(self) -> None:
        now = self._hall.floor.now()
        for table in self._hall.live:
            if is_ready(table, now):
                with suppress(Fault):  # somebody got up, or another node was faster
                    await fill(table)


def is_attended(table: Table) -> bool:
    """Whether any of its people is there; where only bots sit, whether anybody watches."""
    has_people = any(place.user for place in table.row.seats)
    watched = table.row.host in table.connected if has_people else bool(table.connected)
    return bool(table.present) or watched


def is_ready(table: Table, now: int) -> bool:
    """Whether a quick match begins now: all have come, or it is time and somebody has."""
    row, present = table.row, table.present
    if row.fills_at is None or row.status != "open" or not present:
        return False
    taken = [seat for seat, place in enumerate(row.seats) if place.kind != "bot"]
    return now >= row.fills_at or all(seat in present for seat in taken)


async def fill(table: Table) -> None:
    """Gives the seats of those who did not come to bots, and starts."""

    def work() -> None:
        seating.check_open(table)
        present = table.present
        if not present:
            return  # they have just gone, all of them
        for seat, place in enumerate(table.row.seats):
            if place.kind != "bot" and seat not in present:
                table.set_seat(seat, kind="bot", user=None, bot=BOT, colour=None)
        people = [place.user for place in table.row.seats if place.user]
        if table.row.host not in people:
            table.row = replace(table.row, host=people[0])
        seating.begin_sealing(table)

    await table.change(work)
    await seating.deal_when_sealed(table)
