"""Several nodes over one PostgreSQL: a user of one is a user of all, and so is a table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from samobranka.server import sessions
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
