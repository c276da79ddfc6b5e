"""Matches shown again: in pages, kept, in a thread of their own, and not for who is gone."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from samobranka.core import match as matches
from samobranka.core.game import Game
from samobranka.server import replaying
from samobranka.server.booth import Abandoned, Booth, Kept, match_shown
from samobranka.store import archive, entries, tables
from samobranka.store.database import Database
from tests.cli.conftest import play_out
from tests.server.conftest import Client, Running, eventually, serving, settings_in
from tests.server.test_tables import lay


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(settings_in(tmp_path_factory.mktemp("booth"), bot_pace=0)) as running:
        yield running


@pytest.fixture(scope="module")
def finished(server: Running, master_elf: Game) -> str:
    """A table whose match is over."""
    file = play_out(matches.new(master_elf, 2, secret="shown again")).to_file()
    database = Database.open(server.settings.database)
    with database.writing() as connection:
        seats = archive.seats_of(connection, replace(file, names=["uniform"] * 2), ["uniform"], 5)
        host = archive.host_of(connection, seats, 5)
        id = archive.import_match(connection, file, host, 5, seats)
        row = tables.find(connection, id)
        assert row is not None
        tables.save(connection, replace(row, clocks=b'{"left":[]}', result=b"{}"))
    database.close()
    return id


class Slow:
    """The booth's thread, held up."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.go_on = threading.Semaphore(0), threading.Event()
        page_of = replaying.page_of

        def slowly(*arguments: Any) -> Any:
            self.begun.release()
            assert self.go_on.wait(20)
            return page_of(*arguments)

        async def nothing(*_: Any) -> None:
            """The keeper may have come by, or not."""

        monkeypatch.setattr(replaying, "page_of", slowly)
        monkeypatch.setattr(Booth, "_kept_page", nothing)


def test_pages(client: Client, finished: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = f"/api/tables/{finished}/replay"
    monkeypatch.setattr(replaying, "PAGE", 10_000)
    whole = client.get(path).json()
    assert whole["total"] == len(whole["steps"])
    monkeypatch.setattr(replaying, "PAGE", 7)
    steps: list[Any] = []
    while len(steps) < whole["total"]:
        page = client.get(path, params={"first": len(steps), "seat": 1}).json()
        assert (page["total"], page.get("first", 0)) == (whole["total"], len(steps))
        assert len(page["steps"]) <= 7
        steps += page["steps"]
    assert [step["ply"] for step in steps] == [step["ply"] for step in whole["steps"]]
    assert client.get(path, params={"first": 10**6}).json()["steps"] == []


def test_a_finished_match_is_worked_out_once(
    client: Client, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"/api/tables/{finished}/replay?seat=0"
    first = client.get(path).json()
    monkeypatch.setattr(replaying, "page_of", lambda *_: pytest.fail("worked out again"))
    assert client.get(path).json() == first


def test_who_looks_on_keeps_no_table_from_opening(
    server: Running, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty ask and go away; somebody else lays a table meanwhile."""
    slow = Slow(monkeypatch)
    path = f"{server.url}/api/tables/{finished}/replay"
    with server.client() as client, ThreadPoolExecutor(40) as people:
        client.guest()
        asked = [people.submit(impatient, f"{path}?first={number}") for number in range(1, 41)]
        assert slow.begun.acquire(timeout=20)
        began = time.monotonic()
        table = lay(client, "me", "uniform")["id"]
        assert client.get(f"/api/tables/{table}").status_code == 200
        assert time.monotonic() - began < 5
        answers = [each.result() for each in asked]
        assert 503 in answers, "no more than so many wait"
        slow.go_on.set()
        eventually(lambda: server.app.state.house.booth._waiting == 0)
        assert not slow.begun.acquire(timeout=0.2), "nobody waits for the others any more"


def impatient(url: str) -> int:
    """Asks, and goes away; 0, or the status that came before that."""
    try:
        return httpx.get(url, timeout=1.0, verify=False).status_code
    except httpx.ReadTimeout:
        return 0


def test_a_match_nobody_waits_for_is_not_played_through(server: Running, finished: str) -> None:
    database = Database.open(server.settings.database)
    with database.reading() as connection:
        row, log = tables.find(connection, finished), entries.since(connection, finished, 0)
    database.close()
    assert row is not None
    stop = threading.Event()
    stop.set()
    with pytest.raises(Abandoned):
        match_shown(row, log, stop)


def test_what_is_kept_has_a_weight() -> None:
    kept: Kept[int, str] = Kept(10)
    for number in range(4):
        kept.keep(number, "x", 3)
    assert [kept.find(number) for number in range(4)] == [None, "x", "x", "x"]
    kept.keep(9, "too heavy", 11)
    assert [kept.find(number) for number in (1, 2, 3, 9)] == [None] * 4
