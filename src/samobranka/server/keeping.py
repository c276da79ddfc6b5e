"""Finished matches are kept as they were: what every audience was shown after every action.

They are then shown for ever, though rules and components may change or go. It is done in the background
when a match ends, page by page, so that nobody waits for it; matches that ended before, or at another
node that could not, are taken up when the server starts.
"""

from __future__ import annotations

import asyncio
import logging
import lzma
from contextlib import suppress
from functools import partial
from time import perf_counter

from samobranka.core.faults import Fault
from samobranka.server.booth import Shown, match_shown
from samobranka.server.floor import Floor
from samobranka.server.replaying import PAGE, page_of
from samobranka.store import entries, keepsakes, tables
from samobranka.store.faults import StoreBusy, StoreDown
from samobranka.store.rows import KeepsakeRow, TableRow

logger = logging.getLogger(__name__)

REST = 3.0
"""After a page so many times as long as it took: people who play come first."""

A_WHILE = 600.0
"""Seconds between looks for matches that nobody has kept."""

SOME = 100


class Keeper:
    """Keeps the matches that end at this node, and those that are found."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._tasks: list[asyncio.Task[None]] = []
        self._hopeless: set[str] = set()
        """Matches that cannot be shown any more: their rules were gone before they were kept."""

    async def open(self) -> None:
        """Begins."""
        works = (self._keep_ended(), self._keep_found())
        self._tasks = [asyncio.create_task(work) for work in works]

    async def close(self) -> None:
        """Drops what is not finished: it is found again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep_ended(self) -> None:
        while True:
            with suppress(StoreDown, StoreBusy):  # it is found later
                await self._try(await self._floor.ended.get())

    async def _keep_found(self) -> None:
        while True:
            try:
                look = partial(keepsakes.missing, limit=SOME, but=self._hopeless)
                while found := await self._floor.journal.read(look):
                    for id in found:
                        await self._try(id)
            except Fault as fault:  # the store is away
                logger.warning("matches not looked for", extra={"why": fault.code})
            await asyncio.sleep(A_WHILE)

    async def _try(self, id: str) -> None:
        try:
            await self.keep(id)
        except (StoreDown, StoreBusy):
            raise  # that is not the match's fault
        except Fault as fault:
            self._hopeless.add(id)
            logger.warning("match not kept", extra={"table": id, "why": fault.code})
        except Exception:
            self._hopeless.add(id)
            logger.exception("match not kept", extra={"table": id})

    async def keep(self, id: str) -> None:
        """Keeps one match; OtherRules and the like when it cannot be shown."""
        row = await self._floor.journal.read(partial(tables.find, id=id))
        log = await self._floor.journal.read(partial(entries.since, match=id, number=0))
        if row is None or row.status != "over":
            return
        shown = await asyncio.to_thread(match_shown, row, log)
        pages = []
        for audience in (None, *range(len(row.seats))):
            for first in range(0, shown.match.ply + 1, PAGE):
                began = perf_counter()
                pages.append(await asyncio.to_thread(kept_page, shown, row, audience, first))
                await asyncio.sleep(REST * (perf_counter() - began))
        now = self._floor.now()
        await self._floor.journal.write(lambda d: keepsakes.add(d, id, pages, now), is_secret=True)


def kept_page(shown: Shown, row: TableRow, audience: int | None, first: int) -> KeepsakeRow:
    """A page as it is kept. Views repeat themselves: it shrinks to a hundredth."""
    page = page_of(shown, row, audience, True, first)
    body = lzma.compress(page.steps, preset=1)
    return KeepsakeRow(audience, first, page.total, body)
