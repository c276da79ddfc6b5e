"""Quick matches: people who would play the same find each other; after a minute bots come."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path

import pytest

from samobranka.server import quick
from samobranka.store.rows import SeekRow
from tests.postgres import Postgres
from tests.postgres import postgres as postgres
from tests.server.conftest import Client, Running, serving, settings_in
from tests.server.player import Json, Player


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """One for each test: whoever looks is seen by all."""
    with serving(settings_in(tmp_path, bot_pace=0)) as running:
        yield running


@pytest.fixture
def guests(server: Running) -> Iterator[list[Client]]:
    with ExitStack() as stack:
        browsers = [stack.enter_context(server.client()) for _ in range(4)]
        for browser in browsers:
            browser.guest()
        yield browsers


def look(client: Client, *games: str) -> Json:
    found: Json = client.post("/api/quick", json={"games": games or ["master_elf"]}).json()
    return found


def people_at(client: Client, table: str) -> list[str]:
    seats = client.get(f"/api/tables/{table}").raise_for_status().json()["seats"]
    return [seat["kind"] for seat in seats]


def test_two_who_would_play_the_same_are_led_to_one_table(guests: list[Client]) -> None:
    ann, bob, *_ = guests
    first = look(ann, "master_elf", "catan")
    assert "table" not in first
    time.sleep(0.02)
    assert look(ann, "master_elf", "catan")["wait"] < first["wait"], "the minute runs on"
    found = look(bob, "elfenland", "catan")
    assert look(ann, "master_elf", "catan")["table"] == found["table"]
    table = ann.get(f"/api/tables/{found['table']}").json()
    assert table["game"] == "catan", "the one that both would play"
    assert table["fills_at"] - table["created"] < quick.PATIENCE
    assert [seat["kind"] for seat in table["seats"]] == ["person", "person", "open"]
    assert table["hints"] is False


def test_who_comes_later_sits_down_where_there_is_room(guests: list[Client]) -> None:
    ann, bob, cat, dan = guests
    look(ann)
    table = look(bob)["table"]
    assert look(cat)["table"] == table
    assert people_at(ann, table) == ["person"] * 3
    assert "table" not in look(dan), "it is full"


def test_people_of_different_tastes_wait(guests: list[Client]) -> None:
    ann, bob, *_ = guests
    look(ann, "catan")
    found = look(bob, "master_elf")
    assert "table" not in found
    assert found["others"] == 1


def test_who_went_away_is_not_waited_for(
    guests: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, cat, _ = guests
    look(ann)
    ann.delete("/api/quick").raise_for_status()
    assert "table" not in look(bob), "who looks no more"
    monkeypatch.setattr(quick, "ASKED_LATELY", -1)
    assert "table" not in look(cat), "whose tab is closed"


@pytest.mark.anyio
async def test_after_a_minute_one_plays_bots(
    guests: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    (ann, *_) = guests
    monkeypatch.setattr(quick, "PATIENCE", 100)
    assert "table" not in look(ann, "master_elf")
    await asyncio.sleep(0.2)
    table = look(ann, "master_elf")["table"]
    assert people_at(ann, table) == ["person", "bot", "bot"]
    async with Player(ann, table) as player:
        await player.until(lambda: player.seen is not None)
    assert ann.get(f"/api/tables/{table}").json()["status"] == "playing"


@pytest.mark.anyio
async def test_a_table_that_fills_begins_by_itself(guests: list[Client]) -> None:
    table = ""
    for client in guests[:3]:
        table = look(client).get("table", "")
    async with AsyncExitStack() as stack:
        players = [
            await stack.enter_async_context(Player(client, table, seed))
            for seed, client in enumerate(guests[:3])
        ]
        await asyncio.gather(
            *(player.until(lambda p=player: p.seen is not None) for player in players)
        )
    assert people_at(guests[0], table) == ["person"] * 3


@pytest.mark.anyio
async def test_bots_take_the_seats_of_those_who_did_not_come(
    guests: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, *_ = guests
    monkeypatch.setattr(quick, "PATIENCE", 500)
    monkeypatch.setattr(quick, "LED_THERE", 500)
    look(ann)
    table = look(bob)["table"]
    async with Player(bob, table) as player:
        await player.until(lambda: player.seen is not None)
    info = bob.get(f"/api/tables/{table}").json()
    assert sorted(seat["kind"] for seat in info["seats"]) == ["bot", "bot", "person"]
    assert "fills_at" not in info, "it has begun"


def test_nonsense_is_refused(guests: list[Client]) -> None:
    (ann, *_) = guests
    assert ann.trouble("POST", "/api/quick", json={"games": ["chess"]})[1]["code"] == "unknown-game"
    assert ann.trouble("POST", "/api/quick", json={"games": []})[0] == 400


def test_the_game_that_most_would_play() -> None:
    def seek(user: str, *games: str) -> SeekRow:
        return SeekRow(user=user, games=list(games), since=0, seen=0)

    others = [seek("ann", "catan"), seek("bob", "elfenland"), seek("cat", "elfenland", "catan")]
    game, company = quick.best_company(["master_elf", "elfenland", "catan"], others)
    assert (game, [seek.user for seek in company]) == ("elfenland", ["bob", "cat"])
    assert quick.best_company(["master_elf"], others) == ("master_elf", [])
    crowd = [seek(name, "catan") for name in "abcdef"]
    assert len(quick.best_company(["catan"], crowd)[1]) == quick.seats_of("catan") - 1


@pytest.mark.slow
def test_nodes_seat_nobody_twice(postgres: Postgres, tmp_path: Path) -> None:
    """Six people at two nodes, all at once: each is led to one table, and sits there."""
    settings = settings_in(tmp_path, database=postgres.new_database(), bot_pace=0)
    with ExitStack() as stack:
        nodes = [stack.enter_context(serving(settings)) for _ in range(2)]
        people = [stack.enter_context(nodes[k % 2].client()) for k in range(6)]
        for client in people:
            client.guest()

        led_to = [""] * len(people)

        async def look_all() -> None:
            for _ in range(6):
                unled = [k for k, table in enumerate(led_to) if not table]
                found = await asyncio.gather(*(asyncio.to_thread(look, people[k]) for k in unled))
                for k, each in zip(unled, found, strict=True):
                    led_to[k] = each.get("table", "")

        asyncio.run(look_all())
        assert all(led_to), "six make two tables of three, or three of two"
        for table in set(led_to):
            seats = people[0].get(f"/api/tables/{table}").json()["seats"]
            sitting = [seat["user"] for seat in seats if seat.get("user")]
            led = {
                client.get("/api/me").json()["id"]
                for client, its in zip(people, led_to, strict=True)
                if its == table
            }
            assert set(sitting) == led
            assert len(sitting) == len(set(sitting))
