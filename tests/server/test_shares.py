"""Whose bots think next, and how many tables and sockets one may have."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from samobranka.bots.levels import LEVELS
from samobranka.server import hall, limits
from samobranka.server.attending import Attendant, Question
from samobranka.server.shares import Share, Turns
from tests.server.conftest import Client, serving, settings_in
from tests.server.player import Player
from tests.server.test_tables import lay

pytestmark = pytest.mark.anyio


async def served(*shares: Share) -> list[str]:
    """The payers, in the order in which one worker comes to them."""
    turns: Turns[str] = Turns()
    order: list[str] = []

    async def think(share: Share) -> None:
        worker = await turns.take(share)
        order.append(share.payer)
        await asyncio.sleep(0)
        turns.give(worker)

    thinking = [asyncio.create_task(think(share)) for share in shares]
    await asyncio.sleep(0)
    turns.give("worker")
    await asyncio.gather(*thinking)
    return order


async def test_a_stranger_waits_for_one_turn_only() -> None:
    greedy = [Share("greedy")] * 20
    order = await served(*greedy, Share("stranger"), Share("stranger"))
    assert order.index("stranger") == 1
    assert order[:4] == ["greedy", "stranger", "greedy", "stranger"]


async def test_those_that_people_wait_for_come_first() -> None:
    watched = [Share("watcher", is_waited_for=False)] * 3
    assert await served(*watched, Share("ann"), Share("ben")) == ["ann", "ben"] + ["watcher"] * 3


async def test_who_went_away_takes_no_worker_along() -> None:
    turns: Turns[str] = Turns()
    waiting = [asyncio.create_task(turns.take(Share("ann"))) for _ in range(2)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    turns.give("worker")
    assert await waiting[1] == "worker"
    late = asyncio.create_task(turns.take(Share("ben")))
    await asyncio.sleep(0)
    turns.give("worker")
    late.cancel()
    with pytest.raises(asyncio.CancelledError):
        await late
    assert turns.is_free


async def test_bots_alone_play_for_who_watches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings_in(tmp_path, bot_pace=20)) as server, server.client() as client:
        client.guest()
        table = lay(client, "uniform", "uniform")["id"]
        client.post(f"/api/tables/{table}/start").raise_for_status()
        live = server.app.state.building.hall._attendants[table].table
        async with Player(client, table) as watcher:
            await watcher.until(lambda: len(watcher.story) > 2)
        await asyncio.sleep(0.2)
        asleep = live.match.ply
        await asyncio.sleep(0.5)
        assert live.match.ply == asleep
        async with Player(client, table) as watcher:
            await watcher.until(lambda: live.match.ply > asleep + 2)


async def test_so_many_tables_and_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "MOST_TABLES", 3)
    monkeypatch.setitem(limits.MOST_OPEN, "user", 2)
    with serving(settings_in(tmp_path, limits=1.0)) as server, server.client("ru") as client:
        client.guest()
        ids = [lay(client, "me", "open")["id"] for _ in range(3)]
        asked = {"game": "master_elf", "seats": [{"kind": "person"}, {"kind": "open"}]}
        status, trouble = client.trouble("POST", "/api/tables", json=asked)
        assert (status, trouble["code"]) == (409, "too-many-tables")
        assert "3 неоконченных" in trouble["text"]
        client.post(f"/api/tables/{ids[0]}/leave").raise_for_status()
        assert lay(client, "me", "open")
        async with AsyncExitStack() as stack:
            for _ in range(2):
                await stack.enter_async_context(Player(client, ids[1]))
            assert await first_word(client, ids[1]) == "too-many-sockets"
        await asyncio.sleep(0.2)
        assert await first_word(client, ids[1]) == "welcome"


async def first_word(client: Client, table: str) -> str:
    """What a new socket is told first: a welcome, or why not."""
    async with client.connect(table) as socket:
        told = json.loads(await socket.recv())
    return str(told.get("trouble", {}).get("code") or told["type"])


async def test_a_bot_without_a_choice_takes_its_time(tmp_path: Path) -> None:
    """At once would tell that it has none."""
    seconds = 0.2

    class Pool:
        async def choose(self, matter: object, share: object) -> int:
            await asyncio.sleep(seconds)
            return 3

    house = SimpleNamespace(pool=Pool(), settings=settings_in(tmp_path, bot_time=0.01))
    row = SimpleNamespace(host="ann")
    table: Any = SimpleNamespace(house=house, row=row, present={0}, after_change=None)
    attendant = Attendant(table)
    matter: Any = SimpleNamespace(game="master_elf", bot="master")

    async def took(*legal: int) -> float:
        began = time.perf_counter()
        await attendant._choose(Question(matter, list(legal), 0, 0))
        return time.perf_counter() - began

    assert await took(3) >= 0.01 * LEVELS["master"].seconds
    assert await took(3, 4) >= seconds
    assert await took(3) >= seconds * 0.9
