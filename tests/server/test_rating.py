"""Rated tables over real sockets: what may be rated, who gains, who is last, who sees what when."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path

import pytest

from samobranka.server import rating
from tests.postgres import Postgres
from tests.postgres import postgres as postgres
from tests.server.conftest import Client, Running, eventually, serving, settings_in
from tests.server.player import Json
from tests.server.test_nodes import at
from tests.server.test_quick import look as look_for
from tests.server.test_tables import begin, lay


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """One for each test: ratings are the whole house's."""
    with serving(settings_in(tmp_path, bot_pace=0)) as running:
        yield running


@pytest.fixture
def guests(server: Running) -> Iterator[list[Client]]:
    with ExitStack() as stack:
        browsers = [stack.enter_context(server.client()) for _ in range(2)]
        for browser in browsers:
            browser.guest()
        yield browsers


def changes(client: Client, table: str) -> list[Json]:
    found: list[Json] = client.get(f"/api/tables/{table}/ratings").raise_for_status().json()
    return found


def standings(client: Client, seats: int) -> Json:
    path = f"/api/games/master_elf/ratings?seats={seats}"
    found: Json = client.get(path).raise_for_status().json()
    return found


async def resigned(clients: list[Client], table: str) -> Json:
    """The first gives up, the other plays on; how it ended."""
    async with AsyncExitStack() as stack:
        here, there = await begin(stack, clients, table)
        await here.ask(type="resign")
        await asyncio.gather(here.until(lambda: here.result is not None), there.play_out())
        assert changes(clients[0], table) == [] or here.result is not None
        assert here.result is not None
        return here.result


@pytest.mark.anyio
async def test_who_gives_up_loses_and_the_other_gains(
    guests: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rating, "LEAST", 1)
    table = lay(guests[0], "me", "open", "uniform", rated=True)
    assert (table["rated"], table["hints"]) == (True, False)
    assert table["id"] in str(guests[1].get("/api/lobby?rated=true").json())
    assert table["id"] not in str(guests[1].get("/api/lobby?rated=false").json())
    result = await resigned(guests, table["id"])
    eventually(lambda: len(changes(guests[0], table["id"])) == 3)
    first, second, _ = changes(guests[0], table["id"])
    assert [first["rank"], second["rank"]] == [3, result["ranks"][1]]
    assert first["mu"] < first["mu_before"] == 25
    assert second["sigma"] < second["sigma_before"]
    found = standings(guests[1], 3)
    assert found["mine"]["mu"] == second["mu"]
    assert found["mine"]["matches"] == 1
    assert len(found["places"]) == 3
    assert [place["bot"] for place in found["places"] if place.get("bot")] == ["uniform"]
    assert standings(guests[1], 2)["places"] == [], "another number of seats is another matter"


@pytest.mark.anyio
async def test_what_does_not_count_leaves_no_rating(guests: list[Client]) -> None:
    table = lay(guests[0], "me", "open")["id"]
    await resigned(guests, table)
    await asyncio.sleep(0.3)
    assert changes(guests[0], table) == []
    assert "mine" not in standings(guests[0], 2)


@pytest.mark.anyio
async def test_nothing_is_told_before_the_end_and_few_matches_give_no_place(
    guests: list[Client],
) -> None:
    table = lay(guests[0], "me", "open", rated=True)["id"]
    async with AsyncExitStack() as stack:
        here, there = await begin(stack, guests, table)
        await next(player for player in (here, there) if player.offers).act()
        assert changes(guests[0], table) == []
        assert "mine" not in standings(guests[0], 2)
        await asyncio.gather(here.play_out(), there.play_out())
    eventually(lambda: len(changes(guests[0], table)) == 2)
    found = standings(guests[0], 2)
    assert found["places"] == []
    assert found["mine"]["matches"] == 1
    assert "is_sure" not in found["mine"]
    again = guests[0].post(f"/api/tables/{table}/rematch").json()
    assert again["rated"] is True


@pytest.mark.parametrize(
    "asked",
    [
        {"hints": True},
        {"clock": {"kind": "live", "minutes": 5, "increment": 1}, "at_timeout": "bot"},
    ],
)
def test_what_counts_is_played_by_its_rules(guests: list[Client], asked: Json) -> None:
    seats = [{"kind": "person"}, {"kind": "open"}]
    body = {"game": "master_elf", "seats": seats, "rated": True, **asked}
    assert guests[0].trouble("POST", "/api/tables", json=body)[1]["code"] == "bad-seating"


def test_bots_alone_are_not_rated(guests: list[Client]) -> None:
    seats = [{"kind": "bot", "bot": "uniform"}] * 2
    body = {"game": "master_elf", "seats": seats, "rated": True}
    assert guests[0].trouble("POST", "/api/tables", json=body)[1]["code"] == "bad-seating"
    opened = lay(guests[0], "open", "uniform", rated=True)["id"]
    host = guests[0]
    host.post(
        f"/api/tables/{opened}/seat", json={"seat": 0, "kind": "bot", "bot": "uniform"}
    ).raise_for_status()
    host.post(f"/api/tables/{opened}/start").raise_for_status()
    assert host.get(f"/api/tables/{opened}").json().get("rated") is None


def test_quick_matches_that_count_are_apart_from_others(guests: list[Client]) -> None:
    ann, bob = guests
    ann.post("/api/quick", json={"games": ["master_elf"], "rated": True}).raise_for_status()
    assert "table" not in look_for(bob)
    body = {"games": ["master_elf"], "rated": True}
    table = bob.post("/api/quick", json=body).json()["table"]
    assert bob.get(f"/api/tables/{table}").json()["rated"] is True


def test_ratings_of_no_game(guests: list[Client]) -> None:
    trouble = guests[0].trouble("GET", "/api/games/chess/ratings?seats=2")[1]
    assert trouble["code"] == "unknown-game"
    assert guests[0].trouble("GET", "/api/games/catan/ratings")[0] == 400


@pytest.mark.slow
@pytest.mark.anyio
async def test_nodes_rate_a_match_once(postgres: Postgres, tmp_path: Path) -> None:
    """Both nodes have the table in memory, and both look for what was not rated."""
    settings = settings_in(tmp_path, database=postgres.new_database(), bot_pace=0)
    with ExitStack() as stack:
        nodes = [stack.enter_context(serving(settings)) for _ in range(2)]
        ann, bob = (stack.enter_context(node.client()) for node in nodes)
        for client in (ann, bob):
            client.guest()
        table = lay(ann, "me", "open", rated=True)["id"]
        await resigned([ann, bob], table)
        eventually(lambda: len(changes(bob, table)) == 2)
        twin = stack.enter_context(at(ann, nodes[1]))
        assert standings(twin, 2)["mine"]["matches"] == 1
        assert standings(bob, 2)["mine"]["matches"] == 1
