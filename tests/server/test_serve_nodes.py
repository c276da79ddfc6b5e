"""Several nodes over one PostgreSQL: a user of one is a user of all, and so is a table."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import psycopg
import pytest

from samobranka.server import sessions
from samobranka.store import database
from samobranka.store import settings as kept_settings
from samobranka.store.database import Database
from samobranka.store.faults import StoreDown
from tests.postgres import Postgres
from tests.server.conftest import Client, Running, serving, settings_in

pytestmark = pytest.mark.slow

Nodes = tuple[Running, Running]


@pytest.fixture
def nodes(postgres: Postgres, tmp_path: Path) -> Iterator[Nodes]:
    """Two nodes that start together on an empty database."""
    settings = settings_in(tmp_path, database=postgres.new_database())
    with ExitStack() as stack:
        yield stack.enter_context(serving(settings)), stack.enter_context(serving(settings))


def at(node: Running, client: Client) -> Client:
    """The same browser, sent to another node by the balancer."""
    return Client(node.url, cookies=dict(client.cookies))


def test_a_user_of_one_node_is_known_at_the_other(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "REMEMBERED_SECONDS", 0.0)
    with nodes[0].client() as here:
        user = here.guest()
        with at(nodes[1], here) as there:
            assert there.get("/api/me").json() == user
            there.patch("/api/me", json={"name": "Финист"})
        assert here.get("/api/me").json()["name"] == "Финист"


def test_a_table_of_one_node_is_told_at_the_other(nodes: Nodes) -> None:
    async def read_until(socket: Any, seat_taken: int) -> dict[str, Any]:
        while True:
            told: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 20))
            if told.get("table", {}).get("seats", [{}] * 2)[seat_taken].get("kind") == "person":
                return told

    async def watch(host: Client, table: str, other: Client) -> str:
        async with host.connect(table) as socket:
            await asyncio.to_thread(other.post, f"/api/tables/{table}/sit", json={})
            told = await read_until(socket, 1)
            return str(told["table"]["seats"][1]["user"])

    with nodes[0].client() as host, nodes[1].client() as other:
        host.guest()
        sitting = other.guest()["id"]
        seats = [{"kind": "person"}, {"kind": "open"}]
        answer = host.post("/api/tables", json={"game": "master_elf", "seats": seats})
        assert asyncio.run(watch(host, answer.json()["id"], other)) == sitting


def test_not_ready_while_the_database_is_away(postgres: Postgres, tmp_path: Path) -> None:
    settings = settings_in(tmp_path, database=postgres.new_database())
    with serving(settings) as server, server.client() as client:
        assert client.get("/ready").status_code == 200
        postgres.stop()
        try:
            status, trouble = client.trouble("GET", "/ready")
            assert (status, trouble["code"]) == (503, "not-ready")
            status, trouble = client.trouble("POST", "/api/me/guest")
            assert (status, trouble["code"]) == (503, "store-down")
            assert client.get("/health").status_code == 200
        finally:
            postgres.start()
        assert client.get("/ready").status_code == 200
        assert client.post("/api/me/guest").status_code == 200


# ---------------------------------------------------------------- a node that is paused


@pytest.fixture
def node(postgres: Postgres, tmp_path: Path) -> Iterator[Running]:
    settings = settings_in(tmp_path, database=postgres.new_database(), bot_pace=0)
    with serving(settings) as running:
        yield running


def paused(node: Running, statement: str) -> psycopg.Connection[Any]:
    """Another node, stopped in the middle of a transaction."""
    connection = psycopg.connect(node.settings.database)
    connection.execute(statement.encode())
    return connection


def test_a_paused_node_holds_up_its_own_table_only(node: Running) -> None:
    seats = [{"kind": "person"}, {"kind": "open"}]
    with node.client() as host, node.client() as other:
        host.guest()
        tables = [
            host.post("/api/tables", json={"game": "master_elf", "seats": seats}).json()["id"]
            for _ in range(2)
        ]
        other.guest()
        row = f"SELECT * FROM tables WHERE id = '{tables[0]}' FOR UPDATE"
        with paused(node, row), ThreadPoolExecutor(1) as pool:
            stuck = pool.submit(other.post, f"/api/tables/{tables[0]}/sit", json={})
            time.sleep(0.2)
            began = time.monotonic()
            host.post("/api/tables", json={"game": "master_elf", "seats": seats})
            assert host.get("/ready").status_code == 200
            assert time.monotonic() - began < 3
            assert stuck.result().json()["trouble"]["code"] == "too-busy"
        assert other.post(f"/api/tables/{tables[0]}/sit", json={}).status_code == 200


def test_not_ready_while_nothing_can_be_written(node: Running) -> None:
    with node.client() as client:
        assert client.get("/ready").status_code == 200
        with paused(node, "LOCK TABLE settings IN EXCLUSIVE MODE"):
            assert client.trouble("GET", "/ready")[1]["code"] == "not-ready"
        assert client.get("/ready").status_code == 200


def test_a_node_that_is_paused_in_a_transaction_is_cut_off(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(database.TIMEOUTS, "idle_in_transaction_session_timeout", 300)
    url = postgres.new_database()
    slow, quick = Database.open(url), Database.open(url)

    def pause() -> None:
        with slow.writing() as connection:
            kept_settings.put(connection, "x", b"slow")
            time.sleep(1)
            kept_settings.put(connection, "y", b"slow")

    with ThreadPoolExecutor(1) as pool:
        pausing = pool.submit(pause)
        time.sleep(0.6)
        with quick.writing() as connection:
            kept_settings.put(connection, "x", b"quick")
        with pytest.raises(StoreDown):
            pausing.result()
    slow.close()
    quick.close()
