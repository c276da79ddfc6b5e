"""The server is killed again and again while fifty clients play; nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection
from websockets.exceptions import WebSocketException

from samobranka.core.match import Acted, Along, Undone
from samobranka.server.table import match_of
from samobranka.store import entries, tables
from samobranka.store.database import Database, default_url
from tests.postgres import Postgres, free_port
from tests.postgres import postgres as postgres
from tests.server.conftest import Client
from tests.server.player import Player

CLIENTS = 50
SEATS = 3
KILLS = 6
BETWEEN_KILLS = 150
"""So many actions are acknowledged, at least, before the server is killed again."""

MORE = 3
"""Every match must get so many more entries after the last restart, unless it ends."""

UNREACHABLE = (OSError, WebSocketException, TimeoutError, httpx.TransportError)


class Killable:
    """A server in a process of its own."""

    def __init__(self, folder: Path, database: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._command = [sys.executable, "-m", "samobranka", "serve", "--dev", "--no-open"]
        self._command += ["--port", str(self.port), "--data", str(folder), "--database", database]
        self._log = (folder / "server.log").open("ab")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        self._process = subprocess.Popen(
            self._command, stdout=self._log, stderr=self._log, start_new_session=True
        )
        until = time.monotonic() + 60
        while time.monotonic() < until:
            assert self._process.poll() is None, "the server did not start"
            try:
                if httpx.get(f"{self.url}/ready", trust_env=False, verify=False).is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server did not get ready")

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Ends it, at once."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(30)

    def close(self) -> None:
        """Leaves nothing behind."""
        self.kill()
        self._log.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return default_url(tmp_path)
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def killable(tmp_path: Path, database: str) -> Iterator[Killable]:
    server = Killable(tmp_path, database)
    try:
        server.start()
        yield server
    finally:
        server.close()


@pytest.mark.slow
@pytest.mark.anyio
async def test_every_acknowledged_action_is_there_once(killable: Killable, database: str) -> None:
    with ExitStack() as browsers:
        clients = [browsers.enter_context(Client(killable.url)) for _ in range(CLIENTS)]
        for client in clients:
            client.guest()
        groups = [clients[first : first + SEATS] for first in range(0, CLIENTS, SEATS)]
        games = cycle(
            ("master_elf", "catan")
        )  # one acts by single actions, the other offers in deeds
        players = [player for group in groups for player in seated(group, next(games))]
        playing = asyncio.gather(*(stubbornly(player) for player in players))
        try:
            for _ in range(KILLS):
                await until_more_is_acknowledged(players)
                killable.kill()
                await asyncio.to_thread(killable.start)
            before = logged(database)
            await until_all_go_on(database, before)
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        killable.kill(signal.SIGTERM)
        check(database, players)


def seated(group: list[Client], game: str) -> list[Player]:
    """A table for a group, started."""
    seats = [{"kind": "person"}] + [{"kind": "open"}] * (len(group) - 1)
    asked = {"game": game, "seats": seats}
    table = group[0].post("/api/tables", json=asked).raise_for_status().json()["id"]
    for client in group[1:]:
        client.post(f"/api/tables/{table}/sit", json={}).raise_for_status()
    group[0].post(f"/api/tables/{table}/start").raise_for_status()
    return [Player(client, table, seed) for seed, client in enumerate(group)]


async def stubbornly(player: Player) -> None:
    """Plays to the end, and comes back whenever the server is gone."""
    while player.result is None:
        try:
            async with player:
                await player.play_out()
        except UNREACHABLE:
            await asyncio.sleep(0.2)


async def until_more_is_acknowledged(players: list[Player]) -> None:
    """Waits until the players have been told of so many actions that they are stored."""
    enough = acknowledged(players) + BETWEEN_KILLS
    async with asyncio.timeout(60):
        while acknowledged(players) < enough:
            await asyncio.sleep(0.05)


def acknowledged(players: list[Player]) -> int:
    """How many actions the server has said to be stored."""
    return sum(len(player.acted) for player in players)


def logged(database: str) -> dict[str, int]:
    """How many entries each match that is not over has."""
    store = Database.open(database)
    try:
        with store.engine.connect() as connection:
            rows = tables.playing_tables(connection, 1000)
            return {row.id: entries.count(connection, row.id) for row in rows}
    finally:
        store.close()


async def until_all_go_on(database: str, before: dict[str, int]) -> None:
    """Waits until every match has gone on; fails when one does not."""
    assert before, "all matches were over before the last restart: play longer ones"
    until = time.monotonic() + 120
    while time.monotonic() < until:
        now = logged(database)
        if all(now.get(match, count + MORE) >= count + MORE for match, count in before.items()):
            return
        await asyncio.sleep(0.5)
    raise AssertionError(f"some match stands still: {before} {logged(database)}")


def check(database: str, players: list[Player]) -> None:
    """Every log replays, and holds what each client was told is stored, in order and once."""
    store = Database.open(database)
    try:
        with store.engine.connect() as connection:
            logs = {table: log_of(connection, table) for table in {p.table for p in players}}
    finally:
        store.close()
    for player in players:
        own = [entry for entry in logs[player.table] if entry.seat == player.you]
        for place, action in player.acted:
            entry = own[place]
            assert isinstance(entry, Acted)
            assert json.loads(bytes(entry.action)) == action
    assert all(map(is_whole, logs.values()))
    assert acknowledged(players) > 20 * CLIENTS // SEATS


def is_whole(log: list[Acted | Undone]) -> bool:
    """Whether all of every deed is there: it ends with the proposal."""
    pairs = zip(log, [*log[1:], None], strict=True)
    ends = [one for one, then in pairs if isinstance(one, Along) and not isinstance(then, Along)]
    return all(json.loads(bytes(end.action)) == {"kind": "propose"} for end in ends)


def log_of(connection: Connection, table: str) -> list[Acted | Undone]:
    """What seats have done at a table; all of it can be replayed."""
    row = tables.find(connection, table)
    assert row is not None
    log = entries.since(connection, table, 0)
    assert [entry.number for entry in log] == list(range(len(log)))
    match_of(row, log)
    return [kept.entry for kept in log if isinstance(kept.entry, Acted | Undone)]
