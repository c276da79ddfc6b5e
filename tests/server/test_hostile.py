"""Hostile clients: nothing crashes, nothing leaks, everything is refused with a reason."""

from __future__ import annotations

import asyncio
import json
import random
import string
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from samobranka.server import sockets
from samobranka.server.protocol import LARGEST_MESSAGE
from tests.server.conftest import Client, Running, serving, settings_in
from tests.server.player import Json, Player

FRAMES = 10_000
WORDS = ("act", "undo", "consent", "why", "hint", "chat", "resign", "claim", "return", "commit")
KEYS = ("type", "ask", "action", "moment", "own", "seat", "yes", "text", "commit", "kind", "region")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    settings = settings_in(tmp_path_factory.mktemp("hostile"), bot_pace=0, limits=100_000.0)
    with serving(settings) as running:
        yield running


async def two_at_a_table(server: Running, stack: AsyncExitStack) -> tuple[list[Player], str]:
    """Two people who play each other."""
    clients = [stack.enter_context(server.client()) for _ in range(2)]
    for client in clients:
        client.guest()
    asked = {"game": "master_elf", "seats": [{"kind": "person"}, {"kind": "open"}]}
    table = clients[0].post("/api/tables", json=asked).raise_for_status().json()["id"]
    clients[1].post(f"/api/tables/{table}/sit", json={}).raise_for_status()
    players = [
        await stack.enter_async_context(Player(client, table, seed))
        for seed, client in enumerate(clients)
    ]
    await asyncio.to_thread(clients[0].post, f"/api/tables/{table}/start")
    await asyncio.gather(*(player.until(lambda p=player: p.seen is not None) for player in players))
    return players, table


def anything(luck: random.Random, depth: int = 0) -> Any:
    """Any JSON."""
    kind = luck.randrange(8 if depth < 3 else 5)
    match kind:
        case 0:
            return luck.choice((None, True, False))
        case 1:
            return luck.choice((0, -1, 1, 2**31, 2**63, -(2**70), 1e308, 0.5))
        case 2 | 3:
            return "".join(luck.choices(string.printable + "ёЯ\u202e\x00😀", k=luck.randrange(12)))
        case 4:
            return luck.choice(WORDS)
        case 5:
            return [anything(luck, depth + 1) for _ in range(luck.randrange(4))]
        case _:
            return {luck.choice(KEYS): anything(luck, depth + 1) for _ in range(luck.randrange(5))}


def frame(luck: random.Random, real: list[Json]) -> str:
    """A frame: a real one changed somewhere, any JSON, or no JSON at all."""
    match luck.randrange(4):
        case 0:
            changed = dict(luck.choice(real))
            changed[luck.choice((*KEYS, "more"))] = anything(luck)
            return json.dumps(changed)
        case 1:
            text = json.dumps(luck.choice(real))
            place = luck.randrange(len(text))
            return (
                text[:place] + luck.choice(("", "{", '"', "\\u0000", "9" * 30)) + text[place + 1 :]
            )
        case 2:
            return json.dumps(anything(luck))
        case _:
            return json.dumps({"type": luck.choice(WORDS), **_more(luck)})


def _more(luck: random.Random) -> Json:
    return {luck.choice(KEYS): anything(luck) for _ in range(luck.randrange(4))}


@pytest.mark.slow
@pytest.mark.anyio
async def test_ten_thousand_fuzzed_frames(server: Running) -> None:
    luck = random.Random(7)
    async with AsyncExitStack() as stack:
        players, _ = await two_at_a_table(server, stack)
        waiting = next(player for player in players if not player.offers)
        before = waiting.seen
        real: list[Json] = [
            {"type": "act", "action": {"kind": "move", "region": "city"}, "moment": 0, "own": 0},
            {"type": "chat", "text": "hello"},
            {"type": "why", "action": {"kind": "no_gift"}},
            {"type": "consent", "seat": 0, "yes": True},
            {"type": "claim", "seat": 1},
            {"type": "commit", "commit": "0" * 64},
        ]
        for sent in range(FRAMES):
            text = frame(luck, real)
            if '"resign"' not in text:
                await waiting.socket.send(text)
            if sent % 50 == 49:
                assert (await waiting.ask(type="ping"))["type"] == "pong"
        codes = {m["trouble"]["code"] for m in waiting.messages if m["type"] == "refused"}
        assert "broken" not in codes
        assert {"malformed-message", "not-your-turn"} <= codes
        assert waiting.seen == before, "nothing a waiting seat sends changes anything"
        heard = "".join(waiting.raw)
        assert "Traceback" not in heard
        assert "samobranka/" not in heard


@pytest.mark.anyio
async def test_replayed_and_out_of_order_messages(server: Running) -> None:
    async with AsyncExitStack() as stack:
        players, _ = await two_at_a_table(server, stack)
        mover = next(player for player in players if player.offers)
        sent: list[Json] = []
        for _ in range(6):
            if not mover.offers:
                break
            sent.append({"type": "act", "action": mover.offers[0]["action"], **mover.place})
            await mover.act(mover.offers[0]["action"])
        own = mover.place["own"]
        for message in [*sent, *reversed(sent)]:
            answer = await mover.ask(**message)
            assert answer["type"] == "refused"
            assert answer["trouble"]["code"] in ("stale-moment", "not-your-turn")
        early = {**sent[-1], "moment": 10**6, "own": own}
        assert (await mover.ask(**early))["trouble"]["code"] == "stale-moment"
        await mover.ask(type="sync")
        assert mover.place["own"] == own


@pytest.mark.anyio
async def test_forged_seats(server: Running) -> None:
    async with AsyncExitStack() as stack:
        players, table = await two_at_a_table(server, stack)
        mover = next(player for player in players if player.offers)
        thief = stack.enter_context(server.client())
        thief.guest()
        outsider = await stack.enter_async_context(Player(thief, table))
        for message in (
            {"type": "act", "action": mover.offers[0]["action"], **mover.place},
            {"type": "undo", **mover.place},
            {"type": "why", "action": mover.offers[0]["action"]},
            {"type": "consent", "seat": mover.you, "yes": True},
            {"type": "resign"},
            {"type": "claim", "seat": mover.you},
            {"type": "return"},
            {"type": "hint"},
            {"type": "chat", "text": "let me in"},
        ):
            answer = await outsider.ask(**message)
            assert answer["type"] == "refused", message
            assert answer["trouble"]["text"]
        forged = {**outsider.place, "type": "act", "seat": mover.you, "action": {}}
        assert (await outsider.ask(**forged))["trouble"]["code"] == "malformed-message"
        assert thief.trouble("POST", f"/api/tables/{table}/start")[0] in (403, 409)


@pytest.mark.anyio
async def test_huge_and_malformed_frames(server: Running) -> None:
    async with AsyncExitStack() as stack:
        players, table = await two_at_a_table(server, stack)
        player = players[0]
        deep = "[" * 5000 + "]" * 5000
        for text in (
            deep,
            "x" * LARGEST_MESSAGE,
            "",
            "null",
            '{"type":"act"',
            "\ud800".encode("utf-8", "surrogatepass").decode("latin-1"),
        ):
            await player.socket.send(text)
        assert (await player.ask(type="ping"))["type"] == "pong"
        await player.socket.send("y" * (4 * LARGEST_MESSAGE))
        with pytest.raises(ConnectionClosed) as closed:
            await player.until(lambda: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        async with Player(player.client, table) as again:
            assert again.seen is not None
            await again.socket.send(b"\x00\xff\xfe")
            assert (await again.ask(type="ping"))["type"] == "pong"


@pytest.mark.anyio
async def test_foreign_cookies_and_sites(server: Running) -> None:
    async with AsyncExitStack() as stack:
        players, table = await two_at_a_table(server, stack)
        client = players[0].client
        cookie = next(iter(client.cookies.values()))
        forged = (cookie[:-1] + ("0" if cookie[-1] != "0" else "1"), cookie + "0", "x", "a.b.c.d")
        for text in forged:
            async with client.connect(table, Cookie=f"samobranka={text}") as socket:
                welcome = json.loads(await socket.recv())
                assert welcome["you"] is None, "nobody we know: a spectator"
                assert welcome["seen"]["view"]["hand"] is None
        for origin in ("http://evil.example", "null", "https://127.0.0.1.evil.example", ""):
            with pytest.raises(InvalidStatus) as refused:
                await client.connect(table, Origin=origin).__aenter__()
            assert refused.value.response.status_code == 403
        foreign = client.post("/api/tables", json={}, headers={"Origin": "http://evil.example"})
        assert foreign.status_code == 403


def test_malformed_requests(server: Running) -> None:
    with ExitStack() as stack:
        client = stack.enter_context(server.client())
        client.guest()
        headers = {"Content-Type": "application/json"}
        for body in (b"", b"{", b"[]", b'"' + b"x" * 70_000 + b'"', b"\xff\xfe", b"[" * 9000):
            answer = client.post("/api/tables", content=body, headers=headers)
            assert answer.status_code in (400, 413), body[:20]
            assert set(answer.json()) == {"trouble"}
        for path in (
            "/api/tables/../../etc",
            "/api/tables/%00",
            "/api/tables/UPPER",
            "/api/nothing",
        ):
            assert client.get(path).status_code in (400, 404)


@pytest.mark.anyio
async def test_no_such_table(server: Running, client: Client) -> None:
    async with client.connect("nosuchtable") as socket:
        assert json.loads(await socket.recv())["trouble"]["code"] == "no-such-table"
        with pytest.raises(ConnectionClosed):
            await socket.recv()


@pytest.mark.anyio
async def test_a_flood_is_held_back(tmp_path_factory: pytest.TempPathFactory) -> None:
    settings = settings_in(tmp_path_factory.mktemp("flood"), limits=1.0)
    with serving(settings) as server:
        async with AsyncExitStack() as stack:
            players, _ = await two_at_a_table(server, stack)
            codes = [
                (await players[0].ask(type="chat", text=f"{number}")).get("trouble", {}).get("code")
                for number in range(30)
            ]
            assert codes.count(None) < 15
            assert "too-often" in codes
            answers = [await players[1].ask(type="ping") for _ in range(75)]
            assert "refused" in {answer["type"] for answer in answers}


@pytest.mark.anyio
async def test_a_flood_of_pings_stalls_nobody(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "MOST_TOO_SOON", 3)
    settings = settings_in(tmp_path_factory.mktemp("pings"), limits=1.0)
    with serving(settings) as server:
        async with AsyncExitStack() as stack:
            players, table = await two_at_a_table(server, stack)
            flood = [stack.enter_context(server.client()) for _ in range(5)]
            for client in flood:
                client.guest()
            waves = [asyncio.create_task(pings(client, table)) for client in flood]
            longest = 0.0
            while not all(wave.done() for wave in waves):
                began = time.perf_counter()
                await players[0].ask(type="ping")
                longest = max(longest, time.perf_counter() - began)
                await asyncio.sleep(0.2)
            assert [wave.result() for wave in waves] == [sockets.TOO_OFTEN] * len(waves)
            assert longest < 1.0


async def pings(client: Client, table: str) -> int | None:
    """Says ping thousands of times, and hears out what is answered; the code of the end."""
    async with client.connect(table) as socket:
        with suppress(ConnectionClosed):
            for number in range(4000):
                await socket.send('{"type":"ping","ask":1}')
                if number % 50 == 0:
                    await asyncio.sleep(0)
            async with asyncio.timeout(15):
                while True:
                    await socket.recv()
        return socket.close_code
