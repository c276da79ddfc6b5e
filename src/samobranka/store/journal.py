"""The way to the store for a server that must never wait: jobs for threads, answers for coroutines.

All writing is done by one thread. It takes every job that waits and commits them together, because
a commit has to reach the disk and costs much more than what is in it. Where one of them fails nothing
of the batch is kept, and it is done anew with each job in a savepoint of its own, so that the one that
fails takes no other with it. So a job does nothing but ask and write the store: it may be done twice.
Nobody hears of success before the commit.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from samobranka.store.database import Database, fault_of
from samobranka.store.faults import StoreBusy, StoreDown

logger = logging.getLogger(__name__)

T = TypeVar("T")
Job = Callable[[Connection], T]

MOST_WAITING = 10_000
MOST_TOGETHER = 500
READERS = 4


@dataclass(frozen=True)
class Waiting:
    """A job, and who waits for it."""

    job: Job[Any]
    answer: asyncio.Future[Any]
    is_secret: bool


@dataclass(frozen=True)
class Tried:
    """A job that was tried, inside a transaction that may still fail."""

    answer: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None

    def settle(self) -> None:
        """Tells who waits, if anybody still does."""
        if self.answer.done():
            return
        if self.error is not None:
            self.answer.set_exception(self.error)
        else:
            self.answer.set_result(self.result)


class JobFailed(Exception):
    """One of the jobs of a batch failed, so nothing of it may be kept."""


class Journal:
    """Writes to a store and reads from it."""

    def __init__(
        self,
        database: Database,
        most_waiting: int = MOST_WAITING,
        committed: Callable[[int], object] = lambda count: None,
        failed: Callable[[], object] = lambda: None,
    ) -> None:
        """`committed` is called with the number of jobs of every commit, in the writer's thread;
        `failed` whenever the store could not be written to or read.

        Secret jobs are not counted, and a commit of nothing else is not told: whoever may look at
        the numbers is not to see one happen.
        """
        self._database = database
        self._committed = committed
        self._failed = failed
        self._most_waiting = most_waiting
        self._closed = False
        self._writes: queue.Queue[Waiting | None] = queue.Queue(most_waiting)
        self._reads = 0
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._writer.start()

    @property
    def is_shared(self) -> bool:
        """Whether several nodes may use the store at once."""
        return self._database.is_shared

    async def write(self, job: Job[T], is_secret: bool = False) -> T:
        """Does a job and commits it. Its own exception when it fails; then it changed nothing.

        StoreDown when the database fails, and then it is not known whether the job was committed.
        StoreBusy when too many wait.
        """
        self._check_open()
        waiting = Waiting(job, asyncio.get_running_loop().create_future(), is_secret)
        try:
            self._writes.put_nowait(waiting)
        except queue.Full:
            raise StoreBusy() from None
        answer: T = await waiting.answer
        return answer

    async def read(self, job: Job[T]) -> T:
        """Does a job that only looks. It sees all that was answered before."""
        self._check_open()
        if self._reads >= self._most_waiting:
            raise StoreBusy()
        self._reads += 1
        try:
            return await asyncio.wrap_future(self._readers.submit(self._looked, job))
        finally:
            self._reads -= 1

    async def close(self) -> None:
        """Finishes what was accepted, and stops."""
        if self._closed:
            return
        self._closed = True
        await asyncio.to_thread(self._writes.put, None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._readers.shutdown)

    def _check_open(self) -> None:
        if self._closed:
            raise StoreDown()

    def _looked(self, job: Job[T]) -> T:
        try:
            with self._database.reading() as connection:
                return job(connection)
        except StoreDown as fault:
            self._tell_failure(fault)
            raise

    def _tell_failure(self, error: Exception) -> None:
        logger.error("store failed", extra={"why": str(error.__cause__ or error)})
        self._failed()

    # ------------------------------------------------------------ the writer's thread

    def _write_on(self) -> None:
        going = True
        while going:
            taken = self._take()
            going = taken[-1] is not None
            batch = [w for w in taken if w is not None and not w.answer.cancelled()]
            if batch:
                self._write_together(batch)

    def _take(self) -> list[Waiting | None]:
        """All that waits, at least one; None comes last, when the journal is closed."""
        taken = [self._writes.get()]
        while len(taken) < MOST_TOGETHER and taken[-1] is not None:
            try:
                taken.append(self._writes.get_nowait())
            except queue.Empty:
                break
        return taken

    def _write_together(self, batch: list[Waiting]) -> None:
        try:
            try:
                tried = self._commit(batch, _done)
            except JobFailed:
                tried = self._commit(batch, _tried)
            counted = sum(not waiting.is_secret for waiting in batch)
            if counted:
                self._committed(counted)
        except Exception as error:
            self._tell_failure(error)
            tried = [Tried(waiting.answer, error=error) for waiting in batch]
        _tell(tried)

    def _commit(
        self, batch: list[Waiting], do: Callable[[Connection, Waiting], Tried]
    ) -> list[Tried]:
        with self._database.writing() as connection:
            return [do(connection, waiting) for waiting in batch]


def _tell(tried: list[Tried]) -> None:
    """Tells who waits: each loop is woken once for all of its jobs."""
    loops: dict[asyncio.AbstractEventLoop, list[Tried]] = {}
    for each in tried:
        loops.setdefault(each.answer.get_loop(), []).append(each)
    for loop, theirs in loops.items():
        with suppress(RuntimeError):  # it is closed: nobody waits any more
            loop.call_soon_threadsafe(_settle, theirs)


def _settle(tried: list[Tried]) -> None:
    for each in tried:
        each.settle()


def _done(connection: Connection, waiting: Waiting) -> Tried:
    """Does a job without a savepoint: JobFailed when it fails."""
    try:
        return Tried(waiting.answer, waiting.job(connection))
    except Exception as error:
        raise JobFailed() from error


def _tried(connection: Connection, waiting: Waiting) -> Tried:
    """Does a job in a savepoint. A job's failure is kept; a failure of the savepoint is raised."""
    savepoint = connection.begin_nested()
    try:
        result = waiting.job(connection)
    except Exception as error:
        savepoint.rollback()
        return Tried(waiting.answer, error=_told(error))
    savepoint.commit()
    return Tried(waiting.answer, result)


def _told(error: Exception) -> Exception:
    """A job's failure as its sender is told of it."""
    fault = fault_of(error) if isinstance(error, DBAPIError) else None
    if fault is None:
        return error
    fault.__cause__ = error
    return fault
