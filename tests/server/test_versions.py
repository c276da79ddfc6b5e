"""A new version loses no match: finished ones are shown for ever, running ones go on or are told."""

from __future__ import annotations

import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from samobranka.core import editions
from samobranka.core import match as matches
from samobranka.core.registry import game
from samobranka.server import keeping
from tests.server.conftest import Client, Running, eventually, serving, settings_in
from tests.server.player import Player
from tests.server.test_restart import at
from tests.server.test_tables import begin, lay

Json = dict[str, Any]

pytestmark = pytest.mark.anyio

GONE = "UPDATE tables SET rules_version = 99"


@pytest.fixture(autouse=True)
def restless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches are kept at once."""
    monkeypatch.setattr(keeping, "REST", 0.0)


def in_store(folder: Path, statement: str) -> list[Any]:
    """Done in the file of a store, past the server."""
    (file,) = folder.glob("*.db")
    with closing(sqlite3.connect(file)) as connection, connection:
        return connection.execute(statement).fetchall()


def kept(folder: Path) -> int:
    return int(in_store(folder, "SELECT count(DISTINCT match) FROM keepsakes")[0][0])


def shown(client: Client, table: str) -> list[Json]:
    """Everything that anybody is shown of a match."""
    pages = []
    for seat in ("", "seat=0&", "seat=1&"):
        for first in (0, 200, 230):
            answer = client.get(f"/api/tables/{table}/replay?{seat}first={first}")
            page = answer.raise_for_status().json()
            page.pop("table")
            pages.append(page)
    return pages


async def played_out(server: Running) -> tuple[Client, str]:
    """A match that one person has played to its end."""
    client = server.client()
    client.guest()
    table = lay(client, "me", "uniform")["id"]
    async with AsyncExitStack() as stack:
        (me,) = await begin(stack, [client], table)
        await me.play_out()
    return client, table


async def test_a_finished_match_is_shown_though_its_rules_are_gone(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, bot_pace=0)
    with serving(settings) as server:
        client, table = await played_out(server)
        before = shown(client, table)
        file = client.get(f"/api/tables/{table}/file").content
        client.close()
        eventually(lambda: kept(tmp_path) == 1)
    assert before[0]["result"]["scores"]
    in_store(tmp_path, GONE)
    with serving(settings) as server, at(server, client) as again:
        assert shown(again, table) == before
        known = matches.decode(again.get(f"/api/tables/{table}/file").content)
        assert known.entries == matches.decode(file).entries
        go_on = {"ply": 3, "seats": [{"kind": "person"}, {"kind": "bot", "bot": "uniform"}]}
        status, trouble = again.trouble("POST", f"/api/tables/{table}/go_on", json=go_on)
        assert (status, trouble["code"]) == (409, "other-rules")
        async with Player(again, table) as me:
            assert me.info["rules_gone"]
            assert me.result == before[0]["result"]


async def test_a_match_that_ended_before_is_kept_when_the_server_starts(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, bot_pace=0)
    with serving(settings) as server:
        (await played_out(server))[0].close()
        eventually(lambda: kept(tmp_path) == 1)
    in_store(tmp_path, "DELETE FROM keepsakes")
    with serving(settings):
        eventually(lambda: kept(tmp_path) == 1)


async def test_a_running_match_whose_rules_are_gone_is_ended_by_consent(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, bot_pace=0)
    with serving(settings) as server:
        clients = [server.client(), server.client(language="ru")]
        for client in clients:
            client.guest()
        table = lay(clients[0], "me", "open", "uniform")["id"]
        async with AsyncExitStack() as stack:
            players = await begin(stack, clients, table)
            refused = await players[0].ask(type="end")
            assert refused["trouble"]["code"] == "can-go-on"
            mover = next(p for p in players if p.offers)
            await mover.act()
            act = {"type": "act", "action": mover.acted[0][1], "moment": 0, "own": 0}
        for client in clients:
            client.close()
    in_store(tmp_path, GONE)
    with serving(settings) as server:
        again = [at(server, client) for client in clients]
        async with Player(again[0], table) as ann, Player(again[1], table) as bob:
            assert ann.info["rules_gone"]
            assert ann.info["status"] == "playing"
            told = await ann.ask(**act)
            assert told["trouble"]["code"] == "other-rules"
            assert "version 99" in told["trouble"]["text"]
            assert (await ann.ask(type="end"))["type"] == "done"
            await bob.until(lambda: bob.info.get("ending") == [ann.you])
            assert bob.info["status"] == "playing"
            assert (await bob.ask(type="end"))["type"] == "done"
            await ann.until(lambda: ann.info["status"] == "over")
            assert ann.result is None
        for client in again:
            client.close()


async def test_a_running_match_of_other_components_goes_on_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots, too, play it by the rules it was begun with."""
    text = game("master_elf").shelf.files["data.toml"].read_text("utf-8")
    other = tmp_path / "home" / "data" / "master_elf" / "kept" / "other" / "data.toml"
    other.parent.mkdir(parents=True)
    other.write_text(text.replace("hand_limit = 7", "hand_limit = 8"), "utf-8")
    monkeypatch.setenv("SAMOBRANKA_HOME", str(tmp_path / "home"))
    theirs = editions.on(editions.shelf_with("master_elf", {"data.toml": other}))
    with monkeypatch.context() as patched:
        patched.setattr("samobranka.server.seating.in_play", lambda *_: theirs)
        with serving(settings_in(tmp_path, bot_pace=0)) as server, server.client() as client:
            client.guest()
            table = lay(client, "me", "uniform")["id"]
            async with AsyncExitStack() as stack:
                (me,) = await begin(stack, [client], table)
                await me.play_out(plies=2)
    with serving(settings_in(tmp_path, bot_pace=0)) as server, at(server, client) as client:
        async with Player(client, table) as me:
            assert not me.info.get("rules_gone")
            await me.play_out()
        file = matches.decode(client.get(f"/api/tables/{table}/file").content)
    assert file.data_digest == theirs.data_digest
    assert matches.verify(file).game is theirs
