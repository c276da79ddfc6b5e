"""Whose bots think next, and how many tables and sockets one may have."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from samobranka.bots.levels import LEVELS
from samobranka.server import hall, limits
from samobranka.server.attending import Attendant, Decision
from samobranka.server.pace import Plan
from samobranka.server.shares import Share, Turns
from tests.server.conftest import Client, serving, settings_in
from tests.server.player import Player
from tests.server.test_tables import begin, lay

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


async def test_many_guests_of_one_address_have_the_turns_of_one() -> None:
    crowd = [Share(f"guest {number}", "here") for number in range(20)]
    order = await served(*crowd, *[Share("stranger", "there")] * 2, Share("neighbour", "there"))
    assert order[:6] == ["guest 0", "stranger", "guest 1", "neighbour", "guest 2", "stranger"]
    assert order[6:] == [f"guest {number}" for number in range(3, 20)]


class Clock:
    """The time, as it is told."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize(
    "many",
    [
        [Share("ann", "here")] * 12,
        [Share(f"guest {number}", "here") for number in range(12)],
        [Share("ann")] * 12,
    ],
)
async def test_many_thoughts_of_one_are_shorter_while_others_wait(many: list[Share]) -> None:
    clock = Clock()
    turns: Turns[str] = Turns(clock)
    stranger = Share("ben", "there")
    with ExitStack() as thinking:
        for share in many:
            thinking.enter_context(turns.wanting(share))
        assert turns.length(many[0]) == 1  # nobody else is there
        with turns.wanting(stranger):
            assert turns.length(many[0]) == 3 / 12
            assert turns.length(stranger) == 1
        clock.now = 59.0
        assert turns.length(many[0]) == 3 / 12  # that one is thinking what to do
        turns.give("worker")
        assert turns.length(many[0]) == 1  # nobody waits
        await turns.take(stranger)
        clock.now = 61.0
        assert turns.length(many[0]) == 1  # that one has gone
    with turns.wanting(stranger), turns.wanting(many[0]):
        assert turns.length(many[0]) == 1


async def test_who_has_too_many_bots_thinking_is_told(tmp_path: Path) -> None:
    """A guest's tables, and the one of a stranger at the same address."""
    settings = settings_in(tmp_path, bot_pace=0, bot_time=0.3)
    with (
        serving(settings) as server,
        server.client() as client,
        server.client() as other,
    ):
        client.guest()
        other.guest()
        async with AsyncExitStack() as stack:
            stranger = await begin_alone(stack, other, "master")
            mine = [await begin_alone(stack, client, "fearsome", "fearsome") for _ in range(6)]
            async with asyncio.timeout(60):
                while not any(player.info.get("hurried") for player in mine):
                    await asyncio.gather(*(act_if_may(player) for player in (stranger, *mine)))
            assert not stranger.info.get("hurried")


async def begin_alone(stack: AsyncExitStack, client: Client, *bots: str) -> Player:
    """Somebody at a table of bots."""
    (player,) = await begin(stack, [client], lay(client, "me", *bots)["id"])
    return player


async def act_if_may(player: Player) -> None:
    """Acts, if it can, and else listens for a while."""
    if player.offers:
        await player.act()
    else:
        with suppress(TimeoutError):
            async with asyncio.timeout(0.2):
                await player.hear()


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
        live = server.app.state.house.hall._attendants[table].table
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
        async def do(self, matter: object, share: object) -> list[int]:
            await asyncio.sleep(seconds)
            return [3]

    floor = SimpleNamespace(pool=Pool(), settings=settings_in(tmp_path, bot_time=0.01))
    row = SimpleNamespace(host="ann")
    table: Any = SimpleNamespace(floor=floor, row=row, present={0}, address="", listeners=set())
    attendant = Attendant(table)
    matter: Any = SimpleNamespace(game="master_elf", bot="master")

    async def took(*legal: int) -> float:
        began = time.perf_counter()
        await attendant._choose(Decision(matter, list(legal), 0, 0), Plan(0.0, 1.0))
        return time.perf_counter() - began

    assert await took(3) >= 0.01 * LEVELS["master"].seconds
    assert await took(3, 4) >= seconds
    assert await took(3) >= seconds * 0.9
