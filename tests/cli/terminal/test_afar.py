"""`play --table`: the terminal at a live table of a real server, among browsers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from textual.widgets import Input, Static

from samobranka.cli.faults import CannotReach, NoSeatOpen, NoTableThere, ServerSays, UnknownToken
from samobranka.cli.terminal.afar import Afar, reach
from samobranka.cli.terminal.app import TableApp
from samobranka.cli.terminal.dialogs import Page, Saying
from samobranka.cli.terminal.plain import Plain
from samobranka.cli.voice import Voice
from samobranka.core.actions import kind_of
from tests.cli.conftest import Run
from tests.server.conftest import PATIENCE, Client, Running
from tests.server.conftest import client as client
from tests.server.conftest import guest as guest
from tests.server.conftest import server as server
from tests.server.player import Player
from tests.server.test_coach import SOON, finished, keep

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


async def test_taking_back_is_refused_and_a_seat_given_up(server: Running, guest: Client) -> None:
    """By keys, among clocks; the plain lines say the same."""
    clock = {"kind": "live", "minutes": 20}
    table = table_of(guest, "catan", clock=clock)
    afar = await sit(server, table, token_of(guest))
    async with Player(guest, table) as browser:
        app = TableApp(afar)
        async with app.run_test(size=(80, 24)) as pilot:
            await browser.until(lambda: browser.info["seats"][1]["kind"] == "person")
            await asyncio.to_thread(guest.post, f"/api/tables/{table}/start")
            await browser.until(lambda: browser.seen is not None)
            await browser.act()
            for answer, is_granted in (("y", True), ("n", False)):
                await browser.act()
                await until(lambda: bool(afar.glance.actions))
                await afar.act(afar.glance.actions[0])
                await browser.hear_all()
                await browser.ask(type="undo", **browser.place)
                await until(lambda: "May they?" in afar.glance.prompt)
                assert ".”" not in afar.glance.prompt
                await pilot.press(answer)
                await browser.until(lambda: "granted" in browser.messages[-1])
                assert browser.messages[-1]["granted"] is is_granted
                await browser.hear_all()
            assert all("◷ " in beside for beside in afar.beside())
            plain = Plain(Voice("en"), afar, is_live=True)
            with plain.console.capture() as said:
                plain._show()
                await plain._answer("x")
                await plain._answer("x 1")
            assert "◷ " in said.get()
            assert "Give up" in said.get()
            assert "ranked last" in said.get()
            await pilot.press("x", "enter", "enter")
            await until(lambda: afar.table.seats[1].resigned)
            assert "gave up" in afar.beside()[1]
            assert list(afar.glance.actions) == []  # the server would refuse them
            assert list(afar.ways()) == []
    await afar.leave()


@pytest.mark.slow
async def test_the_coach_of_the_server_is_asked_by_a_key(server: Running, guest: Client) -> None:
    """It looks at a whole match, action by action."""
    table = await asyncio.to_thread(lambda: keep(server.settings.database, finished()))
    app = TableApp(await sit(server, table, token_of(guest)))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(lambda: isinstance(app.screen, Page))
        await pilot.press("escape", "c")
        await pilot.pause()
        async with asyncio.timeout(SOON):
            while not isinstance(app.screen, Page):
                await asyncio.sleep(0.1)
        assert app.screen.heading == "Coach"
        await app.sitting.leave()


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


async def test_what_others_say_is_told_at_once_and_a_watcher_has_no_dead_keys(
    server: Running, guest: Client
) -> None:
    table = table_of(guest)
    afar, watcher = await sit(server, table, token_of(guest)), await sit(server, table)
    async with Player(guest, table) as browser:
        await afar.begin(lambda: None)
        await browser.until(lambda: browser.info["seats"][1]["kind"] == "person")
        await asyncio.to_thread(guest.post, f"/api/tables/{table}/start")
        app = TableApp(watcher)
        async with app.run_test(size=(80, 24), notifications=True) as pilot:
            await until(lambda: watcher.glance.view is not None)
            await afar.say("Good evening")
            await until(lambda: bool(watcher.said))
            await pilot.pause()
            assert [note.message for note in app._notifications] == ["Grandfather: Good evening"]
            await pilot.press("t")
            await pilot.pause()
            assert isinstance(app.screen, Saying)
            assert not app.screen.query(Input)
            await afar.say("Who is there?")
            await until(lambda: len(watcher.said) == 2)
            await pilot.pause()
            assert "Who is there?" in str(app.screen.query_one("#said", Static).render())
            await pilot.press("escape", "w", "x", "slash")
            await pilot.pause()
            assert app.screen is app.screen_stack[0]
            alive = {one.binding.action for one in app.active_bindings.values() if one.enabled}
            assert alive.isdisjoint({"why", "undo", "hint"})
    await afar.leave()
    await watcher.leave()


async def test_who_finds_every_seat_taken_is_told_and_watches(
    server: Running, guest: Client
) -> None:
    table = table_of(guest)
    first, second = [await sit(server, table, token_of(guest, name)) for name in ("Ann", "Bob")]
    await first.begin(lambda: None)
    await until(lambda: first.you == 1)
    with pytest.raises(NoSeatOpen):
        await second.begin(lambda: None)
    await until(lambda: "Ann" in second.glance.names)
    await first.leave()
    await second.leave()


def test_a_token_that_nobody_knows_is_told(server: Running, guest: Client) -> None:
    """It watched without a word."""
    with pytest.raises(UnknownToken):
        reach(f"{server.url}/table/{table_of(guest)}", "samobranka_nobody", "en")


def test_a_server_speaks_the_language_that_was_asked_for(server: Running) -> None:
    with pytest.raises(ServerSays) as refused:
        reach(f"{server.url}/table/zzzz", "", "ru")
    assert "Такого стола нет" in refused.value.facts["text"]


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
