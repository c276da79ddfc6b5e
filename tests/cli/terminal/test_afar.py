"""`play --table`: the terminal at a live table of a real server, among browsers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from samobranka.cli.faults import CannotReach, NoTableThere, ServerSays
from samobranka.cli.terminal.afar import Afar, reach
from samobranka.cli.terminal.app import TableApp
from samobranka.core.actions import kind_of
from tests.cli.conftest import Run
from tests.server.conftest import PATIENCE, Client, Running
from tests.server.conftest import client as client
from tests.server.conftest import guest as guest
from tests.server.conftest import server as server
from tests.server.player import Player

pytestmark = pytest.mark.anyio


def table_of(guest: Client, game: str = "master_elf", **more: Any) -> str:
    """A table of the guest's with an open seat."""
    asked = {"game": game, "seats": [{"kind": "person"}, {"kind": "open"}], **more}
    return str(guest.post("/api/tables", json=asked).raise_for_status().json()["id"])


def token_of(guest: Client, name: str = "Grandfather") -> str:
    return str(guest.post("/api/me/tokens", json={"name": name}).raise_for_status().json()["token"])


async def until(is_so: Callable[[], bool]) -> None:
    """Waits while the server tells."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


async def sit(server: Running, table: str, token: str = "") -> Afar:
    return await asyncio.to_thread(reach, f"{server.url}/table/{table}", token, "en")


async def test_a_grandfather_plays_a_whole_match_with_a_browser(
    server: Running, guest: Client
) -> None:
    table = table_of(guest)
    afar = await sit(server, table, token_of(guest))
    async with Player(guest, table) as browser:
        await afar.begin(lambda: None)
        await browser.until(lambda: browser.info["seats"][1]["kind"] == "person")
        assert "waits for people" in afar.glance.prompt
        await asyncio.to_thread(guest.post, f"/api/tables/{table}/start")
        playing = asyncio.create_task(browser.play_out())
        await until(lambda: afar.glance.view is not None)
        assert afar.glance.names[1] == "Grandfather"
        while not afar.glance.is_over:
            before = afar.glance
            if before.actions:
                await afar.act(before.actions[0])
            await until(lambda seen=before: afar.glance is not seen)  # type: ignore[misc]
        await playing
    assert afar.glance.outcome is not None
    assert afar.glance.outcome.scores == browser.result["scores"]  # type: ignore[index]
    assert any("Grandfather" in line or line.startswith("You") for line in afar.glance.story)
    await afar.leave()


async def test_the_screen_shows_a_live_table_and_chats(server: Running, guest: Client) -> None:
    table = table_of(guest, "catan")
    afar = await sit(server, table, token_of(guest))
    async with Player(guest, table) as browser:
        app = TableApp(afar)
        async with app.run_test(size=(120, 40)) as pilot:
            await browser.until(lambda: browser.info["seats"][1]["kind"] == "person")
            await asyncio.to_thread(guest.post, f"/api/tables/{table}/start")
            await browser.until(lambda: browser.seen is not None)
            await browser.act()
            await browser.act()
            await until(lambda: bool(afar.glance.actions))
            await until(lambda: len(app.choices) > 10)
            assert kind_of(app.choices[0].action) == "settle"
            await pilot.press("t")
            await pilot.press(*"Hello")
            await pilot.press("enter")
            await browser.until(lambda: any(m["type"] == "chat" for m in browser.messages))
            await until(lambda: afar.said == ["Grandfather: Hello"])
            await pilot.press("enter")
            await browser.until(lambda: len(browser.story) > 2)
            await pilot.press("u")
            await until(lambda: len(afar.glance.story) < 5)
    await afar.leave()


async def test_who_has_no_token_only_watches(server: Running, guest: Client) -> None:
    table = table_of(guest)
    guest.post(f"/api/tables/{table}/seat", json={"seat": 1, "kind": "bot", "bot": "uniform"})
    watching = await sit(server, table)
    await watching.begin(lambda: None)
    async with Player(guest, table) as browser:
        await asyncio.to_thread(guest.post, f"/api/tables/{table}/start")
        await browser.until(lambda: browser.seen is not None)
        await browser.act()
        await until(lambda: len(watching.glance.story) > 0)
        assert watching.glance.you is None
        assert list(watching.glance.actions) == []
        assert watching.game.drawing.hand(watching.glance.view, None) == []  # type: ignore[arg-type]
        with pytest.raises(ServerSays):
            await watching.say("Psst")
    await watching.leave()


async def test_why_and_hint_are_the_servers(server: Running, guest: Client) -> None:
    table = table_of(guest)
    afar = await sit(server, table, token_of(guest))
    async with Player(guest, table) as browser:
        await afar.begin(lambda: None)
        await browser.until(lambda: browser.info["seats"][1]["kind"] == "person")
        await asyncio.to_thread(guest.post, f"/api/tables/{table}/start")
        await until(lambda: afar.glance.view is not None)
        assert "turn" in await afar.why(afar.game.actions.decode(0))
    await afar.leave()


@pytest.mark.parametrize("url", ["", "catan", "https://table.example/", "ftp://x/table/abcd"])
def test_what_is_no_tables_address_is_told(url: str) -> None:
    with pytest.raises(NoTableThere):
        reach(url, "", "en")


def test_nobody_there_is_told(run: Run, server: Running) -> None:
    with pytest.raises(CannotReach):
        reach("http://127.0.0.1:9/table/abcd", "", "en")
    answer = run("play", "--table", f"{server.url}/table/zzzz")
    assert answer.status == 2
    assert answer.err.strip()
    assert "Something is missing: GAME" in run("play").err
