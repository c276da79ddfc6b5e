"""Every table fails alone, is tried again, and goes on by itself."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection as Database

from samobranka.server import hall
from samobranka.server.table import Table
from samobranka.store.faults import StoreBusy, StoreDown
from tests.server.conftest import Client, Running, eventually, serving, settings_in
from tests.server.player import Player
from tests.server.test_tables import lay


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server whose hall is quick."""
    monkeypatch.setattr(hall, "SWEEP", 0.1)
    monkeypatch.setattr(hall, "LEFT_ALONE", 1000)
    with serving(settings_in(tmp_path, bot_pace=50)) as running:
        yield running


class Refusing:
    """A journal that refuses the next writes of tables, and afterwards is as it was."""

    def __init__(self, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        journal = server.app.state.house.journal
        write, self.left = journal.write, 0
        self.fault: type[Exception] = StoreDown

        async def refuse(job: Callable[[Database], Any], is_secret: bool = False) -> Any:
            if self.left and "_store" in job.__qualname__:
                self.left -= 1
                raise self.fault()
            return await write(job, is_secret)

        monkeypatch.setattr(journal, "write", refuse)


@pytest.mark.anyio
@pytest.mark.parametrize("fault", [StoreDown, StoreBusy, ValueError])
async def test_a_table_goes_on_after_a_write_that_failed(
    server: Running, monkeypatch: pytest.MonkeyPatch, fault: type[Exception]
) -> None:
    """A table of bots alone: nobody is there to ask it anything."""
    with server.client() as client:
        client.guest()
        table = lay(client, "uniform", "uniform")["id"]
        client.post(f"/api/tables/{table}/start").raise_for_status()
        live = server.app.state.house.hall._attendants[table].table
        refusing = Refusing(server, monkeypatch)
        refusing.fault = fault
        async with Player(client, table) as watcher:
            await watcher.until(lambda: len(watcher.story) > 3)
            refusing.left = 1
            while refusing.left:
                await watcher.hear()
            told = len(watcher.story)
            await watcher.until(lambda: len(watcher.story) > told + 3)
        assert live.match.ply >= told


@pytest.mark.anyio
async def test_who_was_refused_by_the_store_may_try_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server.client() as client:
        client.guest()
        table = lay(client, "me", "uniform")["id"]
        async with Player(client, table) as me:
            await asyncio.to_thread(client.post, f"/api/tables/{table}/start")
            await me.until(lambda: bool(me.offers))
            refusing, action, place = (
                Refusing(server, monkeypatch),
                me.offers[0]["action"],
                me.place,
            )
            refusing.left = 1
            answer = await me.ask(type="act", action=action, **place)
            assert answer["trouble"]["code"] == "store-down"
            assert (await me.ask(type="act", action=action, **place))["type"] == "done"


# ---------------------------------------------------------------- a poisonous table


def garble(server: Running, table: str, column: str, value: bytes | str | int) -> None:
    with closing(sqlite3.connect(server.settings.data / "samobranka.db")) as database, database:
        database.execute(f"UPDATE tables SET {column} = ? WHERE id = ?", [value, table])


def left_alone(server: Running, client: Client) -> str:
    """A table of bots that were playing when its node was lost; here: put away, bots and all."""
    table: str = lay(client, "uniform", "uniform")["id"]
    client.post(f"/api/tables/{table}/start").raise_for_status()
    attendant = server.app.state.house.hall._attendants.pop(table)
    for task in list(attendant._thinking.values()):
        task.get_loop().call_soon_threadsafe(task.cancel)
    eventually(lambda: not attendant._thinking and not attendant.table._works)
    return table


@pytest.mark.parametrize(
    ("column", "value"),
    [("options", "{"), ("contributions", "[1]"), ("clocks", b"?"), ("clock", b'{"kind":"sun"}')],
)
def test_a_poisonous_table_harms_no_other(server: Running, column: str, value: bytes | str) -> None:
    with server.client() as client:
        client.guest()
        poisonous, healthy = left_alone(server, client), left_alone(server, client)
        garble(server, poisonous, column, value)
        for table in (poisonous, healthy):
            garble(server, table, "attention", 1)
        eventually(lambda: healthy in server.app.state.house.hall._attendants)
        eventually(lambda: "samobranka_tables_failed_total" in client.get("/metrics").text)
        eventually(lambda: "tables_shunned 1.0" in client.get("/metrics").text)
        assert client.get("/api/lobby").status_code == 200
        assert client.get("/api/me/tables").status_code == 200


def test_a_passing_fault_of_the_store_shuns_no_table(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = server.app.state.house
    opened = house.hall.table
    failed: list[str] = []

    async def fails(id: str) -> Any:
        if len(failed) < 3:
            failed.append(id)
            raise StoreDown()
        return await opened(id)

    with server.client() as client:
        client.guest()
        table = left_alone(server, client)
        monkeypatch.setattr(house.hall, "table", fails)
        garble(server, table, "attention", 1)
        eventually(lambda: table in house.hall._attendants)
        assert failed
        assert not house.hall._shunned


def test_what_another_node_changed_while_a_table_was_opened_is_read(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = server.app.state.house.hall
    look, read_again = Table.look, list[str]()

    async def look_late(table: Any, work: Callable[[], None]) -> None:
        await look(table, work)
        if table.row.id not in rooms._attendants:
            rooms.heard(table.row.id)  # after it was read, before it is live

    async def refresh(table: Any) -> None:
        read_again.append(table.row.id)

    with server.client() as client:
        client.guest()
        table = lay(client, "me", "open")["id"]
        rooms._attendants.pop(table)
        monkeypatch.setattr(Table, "look", look_late)
        monkeypatch.setattr(Table, "refresh", refresh)
        client.get(f"/api/tables/{table}").raise_for_status()
        eventually(lambda: read_again == [table])
    assert not rooms._missed
