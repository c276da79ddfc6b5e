"""The journal: together in one commit, each alone in its failure, told only of what is stored."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, event, text

from samobranka.core.match import TimedOut
from samobranka.store import entries, settings, tables
from samobranka.store.database import Database
from samobranka.store.faults import Conflict, StoreBusy, StoreDown
from samobranka.store.journal import Journal
from samobranka.store.rows import TableRow
from tests.postgres import Postgres
from tests.store.people import guest, laid


@asynccontextmanager
async def kept(database: Database, **facts: Any) -> AsyncIterator[Journal]:
    journal = Journal(database, **facts)
    try:
        yield journal
    finally:
        await journal.close()


def put(key: str) -> Callable[[Connection], str]:
    """A job that leaves a trace."""

    def job(connection: Connection) -> str:
        settings.put(connection, key, b"here")
        return key

    return job


def has(key: str) -> Callable[[Connection], bool]:
    return lambda connection: settings.get(connection, key) is not None


class Gate:
    """A job that holds the writer until it is let go."""

    def __init__(self) -> None:
        self.reached = threading.Event()
        self.open = threading.Event()

    def __call__(self, connection: Connection) -> None:
        self.reached.set()
        assert self.open.wait(10)


async def behind_a_gate(journal: Journal, jobs: list[Callable[[Connection], Any]]) -> list[Any]:
    """The answers, or exceptions, of jobs that had to wait together."""
    gate = Gate()
    held = asyncio.create_task(journal.write(gate))
    await asyncio.to_thread(gate.reached.wait)
    waiting = [asyncio.create_task(journal.write(job)) for job in jobs]
    await asyncio.sleep(0)
    gate.open.set()
    await held
    return await asyncio.gather(*waiting, return_exceptions=True)


def test_what_waits_is_committed_together(database: Database) -> None:
    commits: list[Connection] = []
    counts: list[int] = []
    event.listen(database.engine, "commit", commits.append)

    async def play() -> None:
        async with kept(database, committed=counts.append) as journal:
            keys = [f"k{number}" for number in range(50)]
            assert await behind_a_gate(journal, [put(key) for key in keys]) == keys
            assert len(commits) == 2
            assert counts == [1, 50]
            assert all([await journal.read(has(key)) for key in keys])

    asyncio.run(play())


def test_a_job_that_fails_fails_alone(database: Database) -> None:
    def fail(connection: Connection) -> None:
        settings.put(connection, "failed", b"")
        raise LookupError("my own fault")

    def collide(connection: Connection) -> None:
        settings.put(connection, "collided", b"")
        connection.execute(text("INSERT INTO settings (key, value) VALUES ('a', 'x')"))

    def fumble(connection: Connection) -> None:
        connection.execute(text("SELECT nonsense FROM nowhere"))

    async def play() -> None:
        async with kept(database) as journal:
            jobs = [put("a"), fail, put("b"), collide, fumble, put("c")]
            told = await behind_a_gate(journal, jobs)
            assert [told[0], told[2], told[5]] == ["a", "b", "c"]
            assert isinstance(told[1], LookupError)
            assert isinstance(told[3], Exception)
            assert isinstance(told[4], Exception)
            found = {k: await journal.read(has(k)) for k in ("a", "b", "c", "failed", "collided")}
            assert found == {"a": True, "b": True, "c": True, "failed": False, "collided": False}

    asyncio.run(play())


async def three_at_once(journal: Journal) -> list[Any]:
    """What three jobs are told while the store fails."""
    writes = (journal.write(put(key)) for key in "abc")
    return await asyncio.gather(*writes, return_exceptions=True)


def test_nobody_is_told_before_the_commit(database: Database) -> None:
    """When the commit itself fails, everybody in it is told so, and nothing is there."""
    failing = True

    def fail(connection: Connection) -> None:
        if failing:
            raise OSError("the disk is full")

    event.listen(database.engine, "commit", fail)

    async def play() -> None:
        nonlocal failing
        failures: list[None] = []
        async with kept(database, failed=lambda: failures.append(None)) as journal:
            told = await three_at_once(journal)
            assert [type(each) for each in told] == [OSError] * 3
            assert failures, "a failure is counted"
            counted = len(failures)
            failing = False
            assert not any([await journal.read(has(key)) for key in "abc"])
            assert await journal.write(put("d")) == "d"
            assert await journal.read(has("d"))
            assert len(failures) == counted

    asyncio.run(play())


def test_what_was_accepted_is_finished(database: Database) -> None:
    async def play() -> None:
        journal = Journal(database)
        waiting = [asyncio.create_task(journal.write(put(f"k{k}"))) for k in range(30)]
        await asyncio.sleep(0)
        await journal.close()
        await journal.close()
        assert len(await asyncio.gather(*waiting)) == 30
        with pytest.raises(StoreDown):
            await journal.write(put("late"))
        with pytest.raises(StoreDown):
            await journal.read(has("late"))

    asyncio.run(play())
    with database.reading() as connection:
        assert all(has(f"k{k}")(connection) for k in range(30))


def test_the_queue_is_bounded(database: Database) -> None:
    async def play() -> None:
        async with kept(database, most_waiting=3) as journal:
            told = await behind_a_gate(journal, [put(key) for key in "abcde"])
            assert told[:3] == ["a", "b", "c"]
            assert [type(each) for each in told[3:]] == [StoreBusy] * 2
            assert await journal.write(put("f")) == "f"

    asyncio.run(play())


def test_who_goes_away_before_the_turn_comes_is_not_served(database: Database) -> None:
    async def play() -> None:
        async with kept(database) as journal:
            gate = Gate()
            held = asyncio.create_task(journal.write(gate))
            await asyncio.to_thread(gate.reached.wait)
            gone = asyncio.create_task(journal.write(put("gone")))
            stays = asyncio.create_task(journal.write(put("stays")))
            await asyncio.sleep(0)
            gone.cancel()
            with pytest.raises(asyncio.CancelledError):
                await gone
            gate.open.set()
            await asyncio.gather(held, stays)
            assert not await journal.read(has("gone"))
            assert await journal.read(has("stays"))

    asyncio.run(play())


def test_a_reader_does_not_wait_for_the_writer(database: Database) -> None:
    async def play() -> None:
        async with kept(database) as journal:
            gate = Gate()
            held = asyncio.create_task(journal.write(gate))
            await asyncio.to_thread(gate.reached.wait)
            assert not await asyncio.wait_for(journal.read(has("x")), 5)
            gate.open.set()
            await held

    asyncio.run(play())


# ---------------------------------------------------------------- several nodes


def test_two_nodes_cannot_fork_history(url: str) -> None:
    """Both append to the same matches as fast as they can; every number is stored once."""
    nodes = [Database.open(url) for _ in range(2)]
    with nodes[0].writing() as connection:
        guest(connection, "ann")
        for match in "tuv":
            laid(connection, match, "ann")

    async def insist(journal: Journal, match: str, node: int) -> list[int]:
        mine: list[int] = []
        while len(mine) < 10:
            number = await journal.read(lambda connection: entries.count(connection, match))

            def append(connection: Connection, number: int = number) -> None:
                entries.append(connection, match, number, [TimedOut(node)], at=1)

            try:
                await journal.write(append)
                mine.append(number)
            except Conflict:
                await asyncio.sleep(0)
        return mine

    async def play() -> None:
        async with kept(nodes[0]) as one, kept(nodes[1]) as two:
            work: list[Coroutine[Any, Any, list[int]]] = [
                insist(journal, match, node)
                for match in "tuv"
                for node, journal in enumerate((one, two))
            ]
            done = await asyncio.gather(*work)
        for place in range(0, len(done), 2):
            assert sorted(done[place] + done[place + 1]) == [*range(20)]

    asyncio.run(play())
    with nodes[0].reading() as connection:
        for match in "tuv":
            found = entries.since(connection, match, 0)
            assert [row.number for row in found] == [*range(20)]
    for node in nodes:
        node.close()


def test_writers_that_cross_each_other_both_end(shared: Database) -> None:
    """Each holds a table that the other wants: one of them is told to try again."""
    with shared.writing() as connection:
        guest(connection, "ann")
        rows = [laid(connection, id, "ann") for id in ("t", "u")]
    met = threading.Barrier(2)

    def cross(order: list[TableRow]) -> bool:
        try:
            with shared.writing() as connection:
                tables.save(connection, order[0])
                met.wait()
                tables.save(connection, order[1])
        except Conflict:
            return False
        return True

    with ThreadPoolExecutor(2) as pool:
        assert sorted(pool.map(cross, [rows, rows[::-1]])) == [False, True]


def test_a_lost_connection_fails_its_jobs_and_no_later_ones(shared: Database) -> None:
    def hang_up(connection: Connection) -> None:
        backend = connection.execute(text("SELECT pg_backend_pid()")).scalar_one()
        with shared.reading() as other:
            other.execute(text(f"SELECT pg_terminate_backend({backend})"))

    async def play() -> None:
        async with kept(shared) as journal:
            told = await behind_a_gate(journal, [put("a"), hang_up, put("b")])
            assert [type(each) for each in told] == [StoreDown] * 3
            assert not await journal.read(has("a"))
            assert await journal.write(put("c")) == "c"

    asyncio.run(play())


def test_a_database_that_is_gone_for_a_while(shared: Database, postgres: Postgres) -> None:
    async def play() -> None:
        async with kept(shared) as journal:
            await journal.write(put("before"))
            postgres.stop()
            try:
                with pytest.raises(StoreDown):
                    await journal.write(put("meanwhile"))
                with pytest.raises(StoreDown):
                    await journal.read(has("before"))
            finally:
                postgres.start()
            assert await journal.read(has("before"))
            assert not await journal.read(has("meanwhile"))
            assert await journal.write(put("after")) == "after"

    asyncio.run(play())


# ---------------------------------------------------------------- killed


def test_what_was_acknowledged_outlives_a_kill(url: str) -> None:
    matches = [f"m{number}" for number in range(5)]
    opened = Database.open(url)
    with opened.writing() as connection:
        guest(connection, "ann")
        for match in matches:
            laid(connection, match, "ann")
    acknowledged: dict[str, int] = dict.fromkeys(matches, -1)
    for times in (1, 40, 90):
        command = [sys.executable, "-m", "tests.store.writer", url, *matches]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
            assert writer.stdout is not None
            for _ in range(times):
                match, number = writer.stdout.readline().split()
                acknowledged[match] = int(number)
            writer.send_signal(signal.SIGKILL)
            for line in writer.stdout:  # told before the kill, read after it
                if line.endswith("\n"):  # it may have been killed in the middle of a line
                    match, number = line.split()
                    acknowledged[match] = int(number)
        with opened.reading() as connection:
            for match in matches:
                found = entries.since(connection, match, 0)
                assert [row.number for row in found] == [*range(len(found))]
                assert [row.entry for row in found] == [TimedOut(n) for n in range(len(found))]
                assert len(found) > acknowledged[match]
    opened.close()
