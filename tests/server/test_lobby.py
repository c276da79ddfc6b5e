"""The lobby and the tables of one's own: what is listed, told first, filtered, put away."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack

import pytest

from samobranka.server import listing
from samobranka.server.house import House
from samobranka.server.usher import Usher
from tests.server.conftest import Client, Running, eventually, serving, settings_in
from tests.server.player import Json, Player
from tests.server.test_tables import begin, lay

LIVE = {"kind": "live", "minutes": 5, "increment": 3}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(settings_in(tmp_path_factory.mktemp("lobby"), bot_pace=0)) as running:
        yield running


@pytest.fixture
def guests(server: Running) -> Iterator[list[Client]]:
    with ExitStack() as stack:
        browsers = [stack.enter_context(server.client()) for _ in range(3)]
        for browser in browsers:
            browser.guest()
        yield browsers


def listed(client: Client, among: str = "open", **wanted: str) -> list[str]:
    found = client.get("/api/lobby", params=wanted).raise_for_status().json()
    return [table["id"] for table in found.get(among, [])]


def mine(client: Client, **wanted: str) -> list[Json]:
    found: list[Json] = (
        client.get("/api/me/tables", params=wanted).raise_for_status().json()["tables"]
    )
    return found


def ids(tables: list[Json]) -> list[str]:
    return [table["table"]["id"] for table in tables]


def put_away(client: Client, table: str, to: str) -> None:
    client.post(f"/api/tables/{table}/put_away", json={"to": to}).raise_for_status()


# ---------------------------------------------------------------- the lobby


def test_a_table_whose_people_left_is_not_listed(
    server: Running, guests: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    host, other, _ = guests
    monkeypatch.setattr(listing, "LISTED", 300)
    left = lay(host, "me", "open")["id"]
    by_days = lay(host, "me", "open", clock={"kind": "days", "days": 2})["id"]
    assert left in listed(other)
    eventually(lambda: left not in listed(other))
    assert by_days in listed(other), "nobody has to wait beside a table by days"
    assert other.get(f"/api/tables/{left}").json()["status"] == "open", "its link still works"


@pytest.mark.anyio
async def test_a_table_at_which_somebody_is_stays_listed(
    server: Running, guests: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    host, other, _ = guests
    house: House = server.app.state.house
    monkeypatch.setattr(listing, "LISTED", 300)
    table = lay(host, "me", "open")["id"]
    async with Player(host, table):
        await asyncio.sleep(0.4)
        assert table not in listed(other)
        monkeypatch.setattr(listing, "LISTED", 60_000)
        loop = house.hall._keepers[0].get_loop()
        kept = asyncio.run_coroutine_threadsafe(Usher(house.hall).keep_listed(), loop)
        await asyncio.wrap_future(kept)
        assert table in listed(other)


def test_the_lobby_is_filtered_by_game_seats_and_clock(guests: list[Client]) -> None:
    host, other, _ = guests
    small = lay(host, "me", "open")["id"]
    large = lay(host, "me", "open", "greedy", clock=LIVE)["id"]
    assert {small, large} <= set(listed(other))
    assert small in listed(other, seats="2", clock="none", game="master_elf")
    assert large not in listed(other, seats="2")
    assert large in listed(other, clock="live")
    assert small not in listed(other, clock="live")
    assert not {small, large} & set(listed(other, game="catan"))
    assert other.trouble("GET", "/api/lobby?seats=many")[0] == 400
    assert other.trouble("GET", "/api/lobby?clock=sundial")[0] == 400


def test_the_first_page_offers_what_waits_for_me(server: Running, guests: list[Client]) -> None:
    host, other, _ = guests
    waits = lay(host, "me", "uniform", public=False)["id"]
    gathers = lay(host, "me", "open")["id"]
    host.post(f"/api/tables/{waits}/start").raise_for_status()
    eventually(lambda: host.get("/api/lobby").json().get("waiting") == 1)
    assert host.get("/api/me/turns").json() == {"tables": [waits]}
    assert other.get("/api/me/turns").json() == {}
    found = host.get("/api/lobby").json()["mine"]
    assert ids(found) == [waits, gathers], "what waits for me comes first, though it is older"
    assert found[0]["your_turn"] is True
    assert "mine" not in other.get("/api/lobby").json(), "not somebody else's"
    with server.client() as nobody:
        assert "mine" not in nobody.get("/api/lobby").json()


# ---------------------------------------------------------------- my tables


@pytest.mark.anyio
async def test_my_tables_have_results(guests: list[Client]) -> None:
    host, other, _ = guests
    table = lay(host, "me", "open")["id"]
    async with AsyncExitStack() as stack:
        here, there = await begin(stack, [host, other], table)
        await here.ask(type="resign")
        await asyncio.gather(here.until(lambda: here.result is not None), there.play_out())
        assert here.result is not None
        (told,) = mine(other)
        assert told["ranks"] == here.result["ranks"]
        assert told["ranks"][here.you or 0] == 2
        assert told["scores"] == here.result["scores"]


def test_my_tables_are_filtered(guests: list[Client]) -> None:
    host, *_ = guests
    elf = lay(host, "me", "open")["id"]
    sea = host.post(
        "/api/tables", json={"game": "catan", "seats": [{"kind": "person"}, {"kind": "open"}]}
    ).json()["id"]
    assert set(ids(mine(host))) == {elf, sea}
    assert ids(mine(host, game="catan")) == [sea]
    assert mine(host, are="over") == []
    assert set(ids(mine(host, are="going"))) == {elf, sea}
    assert host.trouble("GET", "/api/me/tables?are=lost")[0] == 400


def test_a_finished_match_is_archived_and_brought_back(guests: list[Client]) -> None:
    host, other, stranger = guests
    table = lay(host, "me", "open")["id"]
    put_away(host, table, "archive")
    assert mine(host) == []
    assert ids(mine(host, archived="true")) == [table]
    assert host.get("/api/lobby").json().get("mine") is None
    put_away(host, table, "list")
    assert ids(mine(host)) == [table]
    path = f"/api/tables/{table}/put_away"
    for somebody in (other, stranger):
        trouble = somebody.trouble("POST", path, json={"to": "archive"})
        assert trouble[1]["code"] == "no-such-table"


def test_removing_a_table_that_gathers_is_getting_up(guests: list[Client]) -> None:
    host, other, _ = guests
    table = lay(host, "me", "open")["id"]
    other.post(f"/api/tables/{table}/sit", json={}).raise_for_status()
    put_away(other, table, "nowhere")
    assert host.get(f"/api/tables/{table}").json()["seats"][1]["kind"] == "open"
    other.post(f"/api/tables/{table}/sit", json={}).raise_for_status()
    assert ids(mine(other)) == [table], "who sits down again sees it again"


def test_removing_a_match_against_bots_is_giving_up(guests: list[Client]) -> None:
    host, *_ = guests
    table = lay(host, "me", "uniform", public=False)["id"]
    host.post(f"/api/tables/{table}/start").raise_for_status()
    eventually(lambda: ids(mine(host, are="going")) == [table])
    eventually(lambda: host.get(f"/api/tables/{table}").json()["status"] == "playing")
    put_away(host, table, "nowhere")
    assert mine(host) == []
    eventually(lambda: host.get(f"/api/tables/{table}").json()["status"] == "over")
    assert host.get(f"/api/tables/{table}").json()["seats"][0]["resigned"] is True
    assert mine(host) == []
    assert mine(host, archived="true") == []


@pytest.mark.anyio
async def test_a_match_that_others_play_is_not_put_away(guests: list[Client]) -> None:
    host, other, _ = guests
    table = lay(host, "me", "open", "uniform")["id"]
    async with AsyncExitStack() as stack:
        here, _ = await begin(stack, [host, other], table)
        for to in ("archive", "nowhere"):
            path = f"/api/tables/{table}/put_away"
            assert host.trouble("POST", path, json={"to": to})[1]["code"] == "people-wait"
        await here.ask(type="resign")
        put_away(host, table, "nowhere")
        assert mine(host) == []
        assert ids(mine(other)) == [table]
