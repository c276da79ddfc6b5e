"""How many tables one core of a server holds, and how soon everybody at a table knows.

    python bench/load.py [--game G] [--tables N] [--seats K] [--pace S] [--seconds S] [--database URL]

Starts `samobranka serve` bound to one core (Linux), lays N tables of people, connects every seat, and
lets each table act once in `pace` seconds, spread evenly. Measured is the time from sending an action
until the last seat of its table has been told. Then the rate is raised step by step until the 99th
percentile passes 100 ms. The people live in this process, on the other cores.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from samobranka.core import chance

LIMIT_MS = 100.0
STEPS = (1.5, 2.0, 3.0, 4.0, 6.0, 8.0)
"""How many times the people's pace is tried after it."""

CONTRIBUTION = bytes(32)


class Offer(msgspec.Struct):
    """An action a seat may choose."""

    action: msgspec.Raw


class Seen(msgspec.Struct):
    """As much of a view as playing on needs."""

    moment: int
    own: int = 0
    offers: list[Offer] = []


class Sealing(msgspec.Struct):
    """How far the sealing is."""

    step: str


class Message(msgspec.Struct):
    """As much of a message as playing on needs."""

    type: str
    seen: Seen | None = None
    sealing: Sealing | None = None
    result: dict[str, Any] | None = None


DECODER = msgspec.json.Decoder(Message)


@dataclass
class Seat:
    """Somebody at a table."""

    socket: ClientConnection
    seen: Seen | None = None


@dataclass
class Table:
    """A table of people; `told` counts who has been told of the last action."""

    id: str
    seats: list[Seat] = field(default_factory=list)
    sent: float = 0.0
    waiting: int = 0
    is_over: bool = False


class Load:
    """All people at all tables."""

    def __init__(self, url: str, pid: int) -> None:
        self.url = url
        self.pid = pid
        self.tables: list[Table] = []
        self.delays: list[float] = []
        self.late = 0
        self._listeners: list[asyncio.Task[None]] = []
        self._luck = random.Random(1)

    async def lay(self, game: str, tables: int, seats: int) -> None:
        """Lays the tables and connects everybody. The same few users sit at all of them."""
        users = await guests(self.url, seats)
        for number in range(tables):
            await self._lay_one(game, users)
            if number % 100 == 99:
                print(f"  {number + 1} tables laid", flush=True)
        for user in users:
            await user.aclose()

    async def _lay_one(self, game: str, users: list[httpx.AsyncClient]) -> None:
        table = Table(await lay(game, users))
        for user in users:
            socket = await connected(self.url, user, table.id)
            table.seats.append(Seat(socket))
            self._listeners.append(asyncio.create_task(self._listen(table, table.seats[-1])))
        (await users[0].post(f"/api/tables/{table.id}/start")).raise_for_status()
        while any(seat.seen is None for seat in table.seats):
            await asyncio.sleep(0.002)
        self.tables.append(table)

    async def _listen(self, table: Table, seat: Seat) -> None:
        async for text in seat.socket:
            message = DECODER.decode(text)
            if message.sealing is not None:
                await seat.socket.send(msgspec.json.encode(sealed(message.sealing.step)).decode())
            if message.seen is not None:
                seat.seen = message.seen
                table.is_over = table.is_over or message.result is not None
                if message.type == "told" and table.waiting:
                    table.waiting -= 1
                    if not table.waiting:
                        self.delays.append(time.perf_counter() - table.sent)

    async def act(self, table: Table) -> None:
        """Somebody at a table acts, if the last action has been told to all."""
        if table.waiting:
            self.late += 1
            return
        seat = next((s for s in table.seats if s.seen is not None and s.seen.offers), None)
        if seat is None or seat.seen is None:
            return
        action = self._luck.choice(seat.seen.offers).action
        place = {"moment": seat.seen.moment, "own": seat.seen.own}
        table.waiting, table.sent = len(table.seats), time.perf_counter()
        message = msgspec.json.encode({"type": "act", "action": action, **place})
        await seat.socket.send(message.decode())

    async def run(self, a_second: float, seconds: float) -> tuple[float, list[float]]:
        """Actions at a rate; how many a second were told, and the delays in milliseconds."""
        self.delays.clear()
        self.late = 0
        alive = [table for table in self.tables if not table.is_over]
        self._luck.shuffle(alive)
        began = time.perf_counter()
        for number in range(int(a_second * seconds)):
            due = began + number / a_second
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            await self.act(alive[number % len(alive)])
        await asyncio.sleep(1)
        delays = sorted(1000 * delay for delay in self.delays)
        return len(delays) / seconds, delays


async def guests(url: str, count: int) -> list[httpx.AsyncClient]:
    """People who have just come in."""
    headers = {"Origin": url, "X-Samobranka": "1"}
    users = [httpx.AsyncClient(base_url=url, headers=headers, timeout=60) for _ in range(count)]
    for user in users:
        (await user.post("/api/me/guest")).raise_for_status()
    return users


async def lay(game: str, users: list[httpx.AsyncClient]) -> str:
    """A table at which they all sit; its id."""
    seats = [{"kind": "person"}, *[{"kind": "open"}] * (len(users) - 1)]
    laid = await users[0].post("/api/tables", json={"game": game, "seats": seats})
    table = str(laid.raise_for_status().json()["id"])
    for user in users[1:]:
        (await user.post(f"/api/tables/{table}/sit", json={})).raise_for_status()
    return table


async def connected(
    url: str, user: httpx.AsyncClient, table: str, address: str = "127.0.0.1"
) -> ClientConnection:
    """Somebody's socket at a table, from an address of this machine."""
    cookie = "; ".join(f"{name}={value}" for name, value in user.cookies.items())
    return await connect(
        f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket",
        additional_headers={"Cookie": cookie, "Origin": url},
        compression=None,
        local_addr=(address, 0),
        max_queue=256,
        proxy=None,
    )


class Person:
    """Somebody at a socket who seals, and acts at random whenever there is something new to choose."""

    def __init__(self, socket: ClientConnection, luck: random.Random) -> None:
        self._socket = socket
        self._luck = luck
        self.acted: Seen | None = None
        """What was last acted on."""

    async def chances(self) -> AsyncIterator[Seen]:
        """Everything there is to act on, until the match is over."""
        async for text in self._socket:
            message = DECODER.decode(text)
            if message.sealing is not None:
                await self._say(sealed(message.sealing.step))
            if message.result is not None:
                return
            seen, acted = message.seen, self.acted
            is_done = seen and acted and (seen.moment, seen.own) == (acted.moment, acted.own)
            if seen is not None and seen.offers and not is_done:
                yield seen

    async def act(self, seen: Seen) -> None:
        """Does any of what is offered."""
        self.acted = seen
        action = self._luck.choice(seen.offers).action
        await self._say({"type": "act", "action": action, "moment": seen.moment, "own": seen.own})

    async def _say(self, message: dict[str, Any]) -> None:
        await self._socket.send(msgspec.json.encode(message).decode())


def sealed(step: str) -> dict[str, str]:
    """A client's part in sealing chance."""
    if step == "commit":
        return {"type": "commit", "commit": chance.commit_of(CONTRIBUTION).hex()}
    return {"type": "open", "contribution": CONTRIBUTION.hex()}


def percentile(delays: list[float], share: float) -> float:
    """The delay that a share of all stays under."""
    return delays[min(len(delays) - 1, int(share * len(delays)))] if delays else float("inf")


def memory_of(pid: int) -> float:
    """Resident memory in MiB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def cpu_of(pid: int) -> float:
    """Processor time in milliseconds."""
    used = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return 1000 * (int(used[11]) + int(used[12])) / os.sysconf("SC_CLK_TCK")


def serve(
    folder: Path, database: str | None, port: int, files: int | None = None
) -> subprocess.Popen[bytes]:
    """A server on one core, which may open so many files."""

    def bind() -> None:
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(0, {0})
        if files is not None:
            import resource

            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    command = [sys.executable, "-m", "samobranka", "serve", "--dev", "--no-open", "--workers", "1"]
    command += ["--port", str(port), "--data", str(folder)]
    command += ["--database", database] if database else []
    log = (folder / "server.log").open("wb")
    return subprocess.Popen(command, stdout=log, stderr=log, preexec_fn=bind)


@contextmanager
def serving(
    port: int, database: str | None = None, files: int | None = None
) -> Iterator[tuple[str, int, float]]:
    """A server while inside: its address, its process, and how long it took to start."""
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        server = serve(Path(folder), database, port, files)
        try:
            yield url, server.pid, wait_for(url)
        finally:
            server.terminate()
            server.wait(30)


def wait_for(url: str) -> float:
    """Waits for the first page; seconds since the call."""
    began = time.perf_counter()
    while True:
        try:
            httpx.get(url, trust_env=False)
            return time.perf_counter() - began
        except httpx.TransportError:
            time.sleep(0.02)


async def measure(asked: argparse.Namespace, url: str, pid: int) -> None:
    """Everything, printed line by line."""
    load = Load(url, pid)
    empty = memory_of(pid)
    await load.lay(asked.game, asked.tables, asked.seats)
    grown = memory_of(pid) - empty
    print(f"memory: {empty:.0f} MiB empty, {1024 * grown / asked.tables:.0f} KiB a table more")
    base = asked.tables / asked.pace
    held = 0.0
    for times in (1.0, *STEPS):
        before = cpu_of(pid)
        rate, delays = await load.run(base * times, asked.seconds)
        each = (cpu_of(pid) - before) / max(1, len(delays))
        p50, p99 = percentile(delays, 0.5), percentile(delays, 0.99)
        print(
            f"{base * times:6.0f} actions/s asked, {rate:6.0f} told, "
            f"p50 {p50:6.1f} ms, p99 {p99:6.1f} ms, {each:.2f} ms CPU each, {load.late} held back",
            flush=True,
        )
        if p99 > LIMIT_MS or load.late > 0.01 * base * times * asked.seconds:
            break
        held = rate
    print(f"highest rate held with p99 under {LIMIT_MS:.0f} ms: {held:.0f} actions/s")
    print(f"memory at the end: {1024 * (memory_of(pid) - empty) / asked.tables:.0f} KiB a table")


def main() -> None:
    """Starts the server, measures, stops it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="master_elf")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--pace", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--port", type=int, default=8907)
    parser.add_argument("--database")
    asked = parser.parse_args()
    with serving(asked.port, asked.database) as (url, pid, seconds):
        print(f"start-up to the first page: {seconds:.2f} s")
        if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
            os.sched_setaffinity(0, set(range(1, os.cpu_count() or 2)))
        asyncio.run(measure(asked, url, pid))


if __name__ == "__main__":
    main()
