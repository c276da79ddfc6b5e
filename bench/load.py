"""How many tables one core of a server holds, and how soon everybody at a table knows.

    python bench/load.py [--game G] [--tables N] [--seats K] [--pace S] [--seconds S] [--database URL]
    python bench/load.py --each [--beside CHECKOUT] [--parts] [--games G,G] [--rounds N] [--actions N]

Starts `samobranka serve` bound to one core (Linux), lays N tables of people, connects every seat, and
lets each table act once in `pace` seconds, spread evenly. Measured is the time from sending an action
until the last seat of its table has been told. Then the rate is raised step by step until the 99th
percentile passes 100 ms. The people live in this process, on the other cores.

With `--each` it measures what an action costs: the processor time of the server's process, all its
threads, divided by the actions that were told to all, game by game, `--at-once` tables acting at any
time. `--beside` names another checkout; its server plays the same rounds in turn with ours, so that
other work on the machine burdens both alike. `--parts` samples our server (bench/sampled.py).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, contextmanager
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

HERE = Path(__file__).parents[1]
SAMPLED = Path(__file__).with_name("sampled.py")

CONTRIBUTION = bytes(32)

SEATS = {"master_elf": 3, "elfenland": 4, "broom_service": 4, "archravels": 4, "catan": 4}
"""The games that are measured, and with how many."""

PATIENCE = 30
"""Seconds after which an action that nobody was told of is given up."""


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
    is_rushed: bool = False
    """Whether it acts on as soon as an action is stored: of a secret one not everybody is told."""


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
            if table.is_rushed and message.type in ("done", "refused"):
                table.waiting = 0
                if message.type == "done":
                    self.delays.append(time.perf_counter() - table.sent)
            if message.seen is not None:
                seat.seen = message.seen
                table.is_over = table.is_over or message.result is not None
                if message.type == "told" and table.waiting and not table.is_rushed:
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

    async def leave(self) -> None:
        """Everybody goes."""
        for table in self.tables:
            for seat in table.seats:
                await seat.socket.close()
        await asyncio.gather(*self._listeners, return_exceptions=True)

    async def rush(self, actions: int, at_once: int) -> int:
        """So many actions, as fast as they are told, at so many tables at a time; how many were."""
        self.delays.clear()
        left = iter(range(actions))

        async def play_on(tables: list[Table]) -> None:
            for number in left:
                table = tables[number % len(tables)]
                table.is_rushed = True
                if table.is_over:
                    continue
                await self.act(table)
                async with asyncio.timeout(PATIENCE):
                    while table.waiting:
                        await asyncio.sleep(0.0005)

        await asyncio.gather(*(play_on(self.tables[first::at_once]) for first in range(at_once)))
        return len(self.delays)

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


def cpu_of(pid: int, thread: str = "*") -> float:
    """Processor time in milliseconds, of all threads or of one (the first has the process's id)."""
    tasks = Path(f"/proc/{pid}/task").glob(f"{thread}/schedstat")
    return sum(int(task.read_text().split()[0]) for task in tasks) / 1e6


def serve(
    folder: Path,
    database: str | None,
    port: int,
    files: int | None = None,
    checkout: Path = HERE,
    samples: Path | None = None,
) -> subprocess.Popen[bytes]:
    """A checkout's server on one core, which may open so many files; its samples go into a file."""

    def bind() -> None:
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(0, {0})
        if files is not None:
            import resource

            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    program = ["-m", "samobranka"] if samples is None else [str(SAMPLED), str(samples)]
    command = [sys.executable, *program, "serve", "--dev", "--no-open", "--workers", "1"]
    command += ["--port", str(port), "--data", str(folder)]
    command += ["--database", database] if database else []
    log = (folder / "server.log").open("wb")
    paths = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    return subprocess.Popen(command, stdout=log, stderr=log, preexec_fn=bind, env=paths)


@contextmanager
def serving(
    port: int,
    database: str | None = None,
    files: int | None = None,
    checkout: Path = HERE,
    samples: Path | None = None,
) -> Iterator[tuple[str, int, float]]:
    """A server while inside: its address, its process, and how long it took to start."""
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        server = serve(Path(folder), database, port, files, checkout, samples)
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


# ---------------------------------------------------------------- what an action costs


@dataclass
class Side:
    """A checkout's server under load, and what it has used."""

    name: str
    load: Load
    samples: Path | None = None
    at_rest: float = 0.0
    """KiB a table, just laid."""
    told: int = 0
    spent: float = 0.0
    """Milliseconds of all threads …"""
    loop: float = 0.0
    """… and of the one that answers people."""

    async def lay(self, game: str, tables: int) -> None:
        """Tables of people who have just begun."""
        before = memory_of(self.load.pid)
        await self.load.lay(game, tables, SEATS[game])
        self.at_rest = 1024 * (memory_of(self.load.pid) - before) / tables
        self.told, self.spent, self.loop = 0, 0.0, 0.0
        self.parts()

    async def play(self, actions: int, at_once: int) -> None:
        """A round."""
        pid = self.load.pid
        spent, loop = cpu_of(pid), cpu_of(pid, str(pid))
        self.told += await self.load.rush(actions, at_once)
        self.spent += cpu_of(pid) - spent
        self.loop += cpu_of(pid, str(pid)) - loop

    def parts(self) -> dict[str, float]:
        """Milliseconds an action by part, since they were asked for the last time."""
        if self.samples is None:
            return {}
        self.samples.unlink(missing_ok=True)
        os.kill(self.load.pid, signal.SIGUSR2)
        while not self.samples.exists():
            time.sleep(0.05)
        found: dict[str, int] = json.loads(self.samples.read_text())
        each = self.spent / max(1, self.told) / max(1, sum(found.values()))
        return {part: each * found[part] for part in sorted(found, key=lambda p: -found[p])}

    def said(self) -> str:
        """What an action cost."""
        each, loop = self.spent / self.told, self.loop / self.told
        delays = sorted(1000 * delay for delay in self.load.delays)
        return (
            f"{self.name}: {each:.2f} ms an action ({loop:.2f} of them answering), "
            f"p99 {percentile(delays, 0.99):.0f} ms, {self.at_rest:.0f} KiB a table"
        )


async def measure_each(asked: argparse.Namespace, sides: list[tuple[str, str, int, Any]]) -> None:
    """What an action costs in every game, at each of the servers in turn."""
    for game in asked.games.split(","):
        playing = [Side(name, Load(url, pid), samples) for name, url, pid, samples in sides]
        for side in playing:
            await side.lay(game, asked.tables)
        for _ in range(asked.rounds):
            for side in playing:
                await side.play(asked.actions, asked.at_once)
        for side in playing:
            print(f"{game}, {SEATS[game]} seats, {side.told} actions; {side.said()}", flush=True)
            for part, each in side.parts().items():
                print(f"    {each:6.3f}  {part}", flush=True)
            await side.load.leave()


def compare(asked: argparse.Namespace) -> None:
    """Starts a server of each checkout, and measures them in turn."""
    checkouts = {"ours": HERE} | ({"beside": asked.beside.resolve()} if asked.beside else {})
    with ExitStack() as stack, tempfile.TemporaryDirectory() as folder:
        sides = []
        for place, (name, checkout) in enumerate(checkouts.items()):
            samples = Path(folder, name) if asked.parts else None
            started = serving(asked.port + place, asked.database, None, checkout, samples)
            url, pid, _ = stack.enter_context(started)
            sides.append((name, url, pid, samples))
        keep_off_the_servers()
        asyncio.run(measure_each(asked, sides))


def keep_off_the_servers() -> None:
    """The people live on the other cores."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, set(range(1, os.cpu_count() or 2)))


def main() -> None:
    """Starts the server, measures, stops it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="master_elf")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--pace", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--port", type=int, default=8907)
    parser.add_argument("--database")
    parser.add_argument("--each", action="store_true")
    parser.add_argument("--beside", type=Path)
    parser.add_argument("--parts", action="store_true")
    parser.add_argument("--games", default=",".join(SEATS))
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--actions", type=int, default=400)
    parser.add_argument("--at-once", type=int, default=8)
    asked = parser.parse_args()
    asked.tables = asked.tables or (40 if asked.each else 1000)
    if asked.each:
        compare(asked)
        return
    with serving(asked.port, asked.database) as (url, pid, seconds):
        print(f"start-up to the first page: {seconds:.2f} s")
        keep_off_the_servers()
        asyncio.run(measure(asked, url, pid))


if __name__ == "__main__":
    main()
