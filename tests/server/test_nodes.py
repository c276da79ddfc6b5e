"""Several nodes over one PostgreSQL: any node serves any table, and none can fork its history."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path

import pytest

from samobranka.core.match import decode, verify
from samobranka.server import hall, playing
from tests.postgres import Postgres
from tests.postgres import postgres as postgres
from tests.server.conftest import Client, Running, serving, settings_in
from tests.server.player import Player


@pytest.fixture
def nodes(postgres: Postgres, tmp_path: Path) -> Iterator[list[Running]]:
    url = postgres.new_database()
    with ExitStack() as stack:
        settings = settings_in(tmp_path, database=url, bot_pace=0)
        yield [stack.enter_context(serving(settings)) for _ in range(2)]


def at(client: Client, node: Running) -> Client:
    """The same browser, led to another node."""
    elsewhere = node.client()
    elsewhere.cookies.update(client.cookies)
    return elsewhere


def seated(browsers: ExitStack, nodes: list[Running]) -> tuple[Client, Client, str]:
    """Two people, each at a node of their own, who sit at one table."""
    ann, bob = (browsers.enter_context(node.client()) for node in nodes)
    for client in (ann, bob):
        client.guest()
    asked = {"game": "master_elf", "seats": [{"kind": "person"}, {"kind": "open"}]}
    table: str = ann.post("/api/tables", json=asked).raise_for_status().json()["id"]
    assert table in str(bob.get("/api/lobby").json())
    bob.post(f"/api/tables/{table}/sit", json={}).raise_for_status()
    return ann, bob, table


@pytest.mark.slow
@pytest.mark.anyio
async def test_a_match_between_people_of_two_nodes(nodes: list[Running]) -> None:
    with ExitStack() as browsers:
        ann, bob, table = seated(browsers, nodes)
        async with AsyncExitStack() as stack:
            here = await stack.enter_async_context(Player(ann, table))
            there = await stack.enter_async_context(Player(bob, table, 1))
            await here.until(lambda: here.info["seats"][1]["kind"] == "person")
            await asyncio.to_thread(ann.post, f"/api/tables/{table}/start")
            await there.ask(type="chat", text="hello from the other node")
            await asyncio.gather(here.play_out(), there.play_out())
            assert here.result == there.result
            await here.until(lambda: "chat" in {message["type"] for message in here.messages})
        found = decode(bob.get(f"/api/tables/{table}/file").content)
        assert verify(found).is_over
        assert sorted(found.contributions) == [0, 1], "both nodes' people sealed chance together"


@pytest.mark.slow
@pytest.mark.anyio
async def test_one_person_at_two_nodes_at_once(nodes: list[Running]) -> None:
    """Both tabs act as fast as they can; what is stale is refused, and the log stays one."""
    with ExitStack() as browsers:
        ann = browsers.enter_context(nodes[0].client())
        ann.guest()
        asked = {
            "game": "master_elf",
            "seats": [{"kind": "person"}, {"kind": "bot", "bot": "uniform"}],
        }
        table = ann.post("/api/tables", json=asked).raise_for_status().json()["id"]
        twin = browsers.enter_context(at(ann, nodes[1]))
        async with Player(ann, table) as here, Player(twin, table, 1) as there:
            await asyncio.to_thread(ann.post, f"/api/tables/{table}/start")
            await asyncio.gather(*(clumsily(player) for player in (here, there)))
            assert here.result == there.result
        assert verify(decode(ann.get(f"/api/tables/{table}/file").content)).is_over


@pytest.mark.slow
@pytest.mark.anyio
async def test_nobody_claims_the_seat_of_who_is_at_another_node(
    nodes: list[Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "SWEEP", 0.2)
    monkeypatch.setattr(playing, "CLAIM_AFTER", 500)
    with ExitStack() as browsers:
        ann, bob, table = seated(browsers, nodes)
        async with Player(ann, table) as here:
            async with Player(bob, table, 1) as there:
                await here.until(lambda: here.info["seats"][1]["kind"] == "person")
                began = await asyncio.to_thread(ann.post, f"/api/tables/{table}/start")
                began.raise_for_status()
                seen = [player.until(lambda p=player: p.seen) for player in (here, there)]
                await asyncio.gather(*seen)
                await here.until(lambda: here.info["seats"][1].get("present"))
                await asyncio.sleep(1)
                answer = await here.ask(type="claim", seat=1)
                assert answer["trouble"]["code"] == "claim-refused"
            await here.until(lambda: not here.info["seats"][1].get("present"))
            await asyncio.sleep(1)
            assert (await here.ask(type="claim", seat=1))["type"] == "done"


async def clumsily(player: Player) -> None:
    """Plays on, whatever is refused."""
    while player.result is None:
        if not player.offers:
            await player.hear()
            continue
        answer = await player.ask(type="act", action=player.offers[0]["action"], **player.place)
        if answer["type"] == "refused":
            allowed = ("stale-moment", "not-your-turn", "match-over", "illegal-action")
            assert answer["trouble"]["code"] in allowed
        await player.hear_all()
