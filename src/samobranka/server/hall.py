"""All live tables of this node: read when somebody comes, put away when nobody is left."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace
from sqlalchemy import Connection as Database

from samobranka.core.faults import Fault
from samobranka.server.attending import Attendant
from samobranka.server.faults import TooManyTables
from samobranka.server.floor import Floor
from samobranka.server.limits import MOST_TABLES
from samobranka.server.listing import clock_of, listed_until
from samobranka.server.metrics import FAILED_TABLES, SHUNNED_TABLES, TABLES
from samobranka.server.table import Table
from samobranka.server.trouble import NoSuchTable
from samobranka.store import presence, sessions, tables, users
from samobranka.store.faults import StoreBusy, StoreDown, StoreFault
from samobranka.store.rows import TableRow

logger = logging.getLogger(__name__)

TICK = 0.25
SWEEP = 5.0
"""Seconds between looks into the store for tables that nobody looks after."""

BEAT = 10_000
"""Milliseconds between signs of life: so exactly is it known afterwards how long a node was away."""

LEFT_ALONE = 5_000
"""Milliseconds after which a table's bots and clocks are taken to be nobody's."""

PUT_AWAY = 60_000
"""Milliseconds a table stays in memory without anybody."""

MOST_SWEPT = 200

LONGEST_SHUNNED = 600.0
"""Seconds after which at the latest a table that cannot be opened is tried again."""


@dataclass
class Shunned:
    """A table that could not be opened: its rules are others, its row is garbled."""

    until: float
    """Of `time.monotonic`."""
    wait: float = SWEEP


class Hall:
    """See above."""

    def __init__(self, floor: Floor) -> None:
        self.floor = floor
        self._attendants: dict[str, Attendant] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._missed: set[str] = set()
        """Tables that another node changed while they were being opened here."""
        self._attending: dict[str, asyncio.Task[None]] = {}
        self._keepers: list[asyncio.Task[None]] = []
        self._shunned: dict[str, Shunned] = {}
        self._hearing: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begins to look after tables."""
        works = (self._tick(), self._sweep(), self._beat())
        self._keepers = [asyncio.create_task(work) for work in works]

    async def close(self) -> None:
        """Finishes what was begun, then sends everybody away."""
        for keeper in (*self._keepers, *self._attending.values(), *self._hearing):
            keeper.cancel()
        for attendant in self._attendants.values():
            await attendant.close()
            await attendant.table.close()
            attendant.table.send_away()
        self._attendants.clear()
        with suppress(Fault):
            await self.floor.beat()

    # ------------------------------------------------------------ tables

    @property
    def live(self) -> list[Table]:
        """The tables in memory."""
        return [attendant.table for attendant in self._attendants.values()]

    async def table(self, id: str) -> Table:
        """A table, live; NoSuchTable when there is none. Where its rules are gone it has no match."""
        attendant = self._attendants.get(id)
        if attendant is not None and attendant.table.row.status == "closed":
            raise NoSuchTable()
        if attendant is not None:
            return attendant.table
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._open(id))
            self._opening[id].add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def lay(self, row: TableRow) -> Table:
        """A new table; TooManyTables when its host has enough of them."""
        await self.floor.journal.write(partial(self.add, row=row))
        return await self.table(row.id)

    def add(self, database: Database, row: TableRow) -> None:
        """Puts a new table into the store; TooManyTables as above."""
        most = int(MOST_TABLES * max(1.0, self.floor.settings.limits))
        if tables.count_running(database, row.host) >= most:
            raise TooManyTables(most=most)
        listed = listed_until(clock_of(row), self.floor.now())
        tables.add(database, replace(row, listed_until=listed))

    async def _open(self, id: str) -> Table:
        found = partial(tables.find, id=id)
        row = await self.floor.journal.read(found) if id.isalnum() else None
        if row is None or row.status == "closed":
            raise NoSuchTable()
        table = Table(self.floor, row)
        await table.look(lambda: None)
        self._attendants[id] = Attendant(table)
        TABLES.set(len(self._attendants))
        self._attendants[id].wake_bots()
        if id in self._missed:
            self.heard(id)
        self._missed.discard(id)
        return table

    def heard(self, id: str) -> None:
        """Another node says that a table changed; an empty id: any may have."""
        self._missed.update(opening for opening in self._opening if id in ("", opening))
        for table in self.live:
            if id in ("", table.row.id):
                task = asyncio.create_task(self._refresh(table))
                self._hearing.add(task)
                task.add_done_callback(self._hearing.discard)

    async def _refresh(self, table: Table) -> None:
        try:
            await table.refresh()
        except Exception as error:
            table.distrust()  # so that it is read again
            self._failed("read", table.row.id, error)

    def _failed(self, what: str, id: str, error: Exception) -> None:
        """One table's failure is its own, and is seen."""
        FAILED_TABLES.labels(what).inc()
        if isinstance(error, Fault):
            logger.warning("table not %s", what, extra={"table": id, "why": error.code})
        else:
            logger.error("table not %s", what, extra={"table": id}, exc_info=error)

    # ------------------------------------------------------------ looking after them

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            self._look_around(self.floor.now())

    def _look_around(self, now: int) -> None:
        for id, attendant in list(self._attendants.items()):
            if id not in self._attending:
                self._look_at(id, attendant, now)
        TABLES.set(len(self._attendants))

    def _look_at(self, id: str, attendant: Attendant, now: int) -> None:
        """Lets a table be attended to where something is due; puts it away when nobody is left."""
        if self._is_due(attendant, now):
            task = asyncio.create_task(self._attend(attendant))
            self._attending[id] = task
            task.add_done_callback(partial(self._attended, id))
        elif attendant.is_idle and now - attendant.table.idle_since > PUT_AWAY:
            self._attendants.pop(id).retire()

    def _is_due(self, attendant: Attendant, now: int) -> bool:
        try:
            return attendant.is_due(now)
        except Exception:
            return True  # attending to it will say what is wrong

    def _attended(self, id: str, _: asyncio.Task[None]) -> None:
        self._attending.pop(id, None)

    async def _attend(self, attendant: Attendant) -> None:
        try:
            await attendant.attend()
        except Exception as error:
            self._failed("attended", attendant.table.row.id, error)
            await asyncio.sleep(SWEEP)

    async def _sweep(self) -> None:
        """Takes up tables whose bots or clocks nobody looks after: after a restart, or a lost node."""
        while True:
            try:
                await self._take_up_all()
                await self._look_at_people()
                await self._share_presence()
            except StoreFault as fault:  # it will be back
                logger.warning("not swept", extra={"why": fault.code})
            except Exception:
                logger.exception("not swept")
            await asyncio.sleep(SWEEP)

    async def _take_up_all(self) -> None:
        now = time.monotonic()
        shunned = [id for id, shun in self._shunned.items() if shun.until > now]
        due = partial(tables.needing_attention, before=self.floor.now() - LEFT_ALONE, but=shunned)
        for id in await self.floor.journal.read(partial(due, limit=MOST_SWEPT)):
            await self._take_up(id)
        SHUNNED_TABLES.set(len(self._shunned))

    async def _take_up(self, id: str) -> None:
        try:
            table = await self.table(id)
            if table.lost is not None:
                raise table.lost
        except (StoreDown, StoreBusy):
            raise  # that is not the table's fault
        except Exception as error:
            self._failed("opened", id, error)
            known = self._shunned.get(id)
            wait = min(2 * known.wait, LONGEST_SHUNNED) if known is not None else SWEEP
            self._shunned[id] = Shunned(time.monotonic() + wait, wait)
        else:
            self._shunned.pop(id, None)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT / 1000)
            with suppress(Fault):  # a store that is away is noticed by everybody else, too
                await self.floor.beat()

    async def _look_at_people(self) -> None:
        """Learns who was renamed or shut out, here or anywhere."""
        ids = sorted({user for table in self.live for user in table.connected})
        for first in range(0, len(ids), MOST_SWEPT):
            some = ids[first : first + MOST_SWEPT]
            found = await self.floor.journal.read(partial(users.find_all, ids=some))
            known = {user.id: user for user in found if not user.banned}
            for table in self.live:
                try:
                    table.meet(some, known)
                except Exception as error:
                    self._failed("told", table.row.id, error)
        await self.look_at_keys()

    async def _share_presence(self) -> None:
        """Tells other nodes who is here, and hears who is there."""
        if not self.floor.journal.is_shared:
            return
        live, now, node = self.live, self.floor.now(), self.floor.node
        here = [(table.row.id, user) for table in live for user in table.seated]
        tell = partial(presence.tell, node=node, here=here, now=now)
        await self.floor.journal.write(tell, is_secret=True)
        ids, since = [table.row.id for table in live], now - int(3 * SWEEP * 1000)
        hear = partial(presence.elsewhere, node=node, tables=ids, since=since)
        there = await self.floor.journal.read(hear)
        for table in live:
            table.hear_presence([user for id, user in there if id == table.row.id])

    async def look_at_keys(self, user: str | None = None) -> None:
        """Closes the sockets of those who have been logged out since, here or at any node."""
        keys = {key for table in self.live for key in table.keys(user)}
        if keys:
            good = await self.floor.journal.read(partial(sessions.good_keys, keys=keys))
            for table in self.live:
                table.send_away_with(keys - good)
