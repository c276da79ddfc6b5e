"""Where matches are shown again: one thread of its own, so that nobody else waits for it.

A match is played through once and kept for a while if it is over, because then it never changes; so
is every page that was shown of it. So many may wait and no more, and what nobody waits for any more is
not worked out.
"""

from __future__ import annotations

import asyncio
import lzma
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

import msgspec
from litestar import Request

from samobranka.core.match import Match
from samobranka.server.protocol import Result
from samobranka.server.table import match_of
from samobranka.store import entries, keepsakes
from samobranka.store.faults import StoreBusy
from samobranka.store.journal import Journal
from samobranka.store.rows import EntryRow, KeepsakeRow, TableRow

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)

MOST_WAITING = 16
KEPT_PLIES = 20_000
KEPT_BYTES = 32 * 1024 * 1024


class Abandoned(Exception):
    """Nobody waits for it any more."""


@dataclass(frozen=True)
class Shown:
    """A match to look at, and when each entry of its log was stored."""

    match: Match
    times: list[int]


@dataclass(frozen=True)
class Page:
    """Some steps of a match, encoded; of how many; and how it ended."""

    steps: bytes
    total: int
    result: Result | None


class Kept(Generic[K, T]):
    """The things last asked for, as many as weigh no more than that."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._weight = 0
        self._things: OrderedDict[K, tuple[T, int]] = OrderedDict()

    def find(self, key: K) -> T | None:
        """What is kept under a key."""
        if key not in self._things:
            return None
        self._things.move_to_end(key)
        return self._things[key][0]

    def keep(self, key: K, thing: T, weight: int) -> None:
        """Keeps a thing, and lets go of what was not asked for in longest."""
        if key not in self._things:
            self._things[key] = (thing, weight)
            self._weight += weight
        while self._weight > self._most:
            _, (_, least) = self._things.popitem(last=False)
            self._weight -= least


class Booth:
    """See above."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="booth")
        self._waiting = 0
        self._matches: Kept[str, Shown] = Kept(KEPT_PLIES)
        self._pages: Kept[Hashable, Page] = Kept(KEPT_BYTES)

    async def close(self) -> None:
        """Finishes what was begun."""
        await asyncio.to_thread(self._thread.shutdown, cancel_futures=True)

    async def look(
        self, request: Request[Any, Any, Any], row: TableRow, look: Callable[[Shown], T]
    ) -> T:
        """Looks at a table's match; StoreBusy when too many want to."""
        shown = self._matches.find(row.id)
        log = [] if shown else await self._journal.read(lambda d: entries.since(d, row.id, 0))

        def work(stop: threading.Event) -> tuple[Shown, T]:
            found = shown or match_shown(row, log, stop)
            return found, look(found)

        found, seen = await self._done(request, work)
        if row.status == "over":
            self._matches.keep(row.id, found, 1 + len(found.match.entries))
        return seen

    async def page(
        self,
        request: Request[Any, Any, Any],
        row: TableRow,
        key: tuple[int | None, int],
        look: Callable[[Shown], Page],
    ) -> Page:
        """A page of a match, by audience and first step; of a finished match it is kept."""
        kept = self._pages.find((row.id, key))
        if kept is not None:
            return kept
        page = await self._kept_page(row, key)
        if page is None:
            page = await self.look(request, row, look)
        if row.status == "over":
            self._pages.keep((row.id, key), page, len(page.steps))
        return page

    async def _kept_page(self, row: TableRow, key: tuple[int | None, int]) -> Page | None:
        """A page as it was kept when the match ended; nothing of it is worked out anew."""
        if row.status != "over":
            return None
        audience, first = key
        kept = await self._journal.read(lambda d: keepsakes.find(d, row.id, audience, first))
        return await asyncio.to_thread(opened, kept, row, first) if kept is not None else None

    async def _done(
        self, request: Request[Any, Any, Any], work: Callable[[threading.Event], T]
    ) -> T:
        """Work done in the thread; given up when who asked is gone."""
        if self._waiting >= MOST_WAITING:
            raise StoreBusy()
        stop = threading.Event()
        self._waiting += 1
        doing = asyncio.get_running_loop().run_in_executor(self._thread, work, stop)
        doing.add_done_callback(self._ended)
        leaving = asyncio.create_task(gone(request))
        try:
            await asyncio.wait((doing, leaving), return_when=asyncio.FIRST_COMPLETED)
            if not doing.done():
                raise StoreBusy()  # nobody hears it
            return doing.result()
        finally:
            stop.set()
            leaving.cancel()
            doing.cancel()

    def _ended(self, doing: asyncio.Future[Any]) -> None:
        self._waiting -= 1
        if not doing.cancelled():
            doing.exception()  # heard by who asked, or by nobody


def opened(kept: KeepsakeRow, row: TableRow, first: int) -> Page:
    """What was kept, from a step on."""
    steps = lzma.decompress(kept.body)
    if first != kept.first:
        each = msgspec.json.decode(steps, type=list[msgspec.Raw])
        steps = msgspec.json.encode(each[first - kept.first :])
    return Page(steps, kept.total, result_kept(row))


def result_kept(row: TableRow) -> Result | None:
    """How a match ended, as it was told then."""
    return cast(Result, msgspec.Raw(row.result)) if row.result else None


def match_shown(row: TableRow, log: list[EntryRow], stop: threading.Event | None = None) -> Shown:
    """A match of its own, played through, so that the live one is not held up."""
    match = match_of(row, log[:1])
    for stored in log[1:]:
        if stop is not None and stop.is_set():
            raise Abandoned()
        match.put(stored.entry)
    return Shown(match, [stored.at for stored in log])


async def gone(request: Request[Any, Any, Any]) -> None:
    """Waits until who asked is gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
