"""Learning at a live table: only what the lesson asks for, everything taken back, and playing on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from samobranka.core.words import words_for
from samobranka.server.teaching import SCRIPT
from tests.server.conftest import Client, Running, serving, settings_in
from tests.server.player import Json, Player

LESSON = "/api/games/master_elf/lessons/first"
TO_THE_BAY: Json = {"kind": "move", "region": "south"}
TO_THE_CITY: Json = {"kind": "move", "region": "city"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(settings_in(tmp_path_factory.mktemp("lessons"), bot_pace=0, dev=True)) as running:
        yield running


@pytest.fixture
def client(server: Running) -> Iterator[Client]:
    with server.client() as browser:
        browser.guest()
        yield browser


def learn(client: Client) -> str:
    laid: Json = client.post(LESSON).raise_for_status().json()
    assert laid["lesson"] == "first"
    return str(laid["id"])


def lesson_of(player: Player) -> Json:
    assert player.seen is not None
    place: Json = player.seen["lesson"]
    return place


async def do_steps(player: Player, number: int) -> None:
    """Does the first thing that is lit, so many times; waits for the others."""
    for _ in range(number):
        await player.act(player.offers[0]["action"])
        await player.until(lambda: bool(lesson_of(player)["says"]))


def test_a_guest_learns_step_by_step_and_may_do_what_is_lit_only(client: Client) -> None:
    async def play() -> None:
        async with Player(client, learn(client)) as player:
            assert lesson_of(player)["says"] == "lesson-first-move"
            assert [offer["action"] for offer in player.offers] == [TO_THE_BAY]
            elsewhere = {"kind": "move", "region": "north"}
            strayed = await player.ask(type="act", action=elsewhere, **player.place)
            assert strayed["trouble"]["code"] == "lesson-asks"
            own = words_for("en", "master_elf").say("lesson-first-move-else")
            assert strayed["trouble"]["text"] == own
            assert (await player.ask(type="why", action=elsewhere))["trouble"]["text"] == own
            forbidden = await player.ask(type="why", action=TO_THE_CITY)
            assert forbidden["trouble"]["rule"] == "4.2"
            assert (await player.ask(type="why", action=TO_THE_BAY)).get("trouble") is None
            await do_steps(player, 3)
            assert lesson_of(player)["done"] == 3
            assert player.seen is not None
            assert player.seen["view"]["seats"][1]["gifts"]

    asyncio.run(play())


def test_all_may_be_taken_back_and_chance_is_told_again(client: Client) -> None:
    async def play() -> None:
        async with Player(client, learn(client)) as player:
            await do_steps(player, 5)  # the last of them draws a card
            assert player.seen is not None
            hand = player.seen["view"]["hand"]
            for left in (4, 3, 2):  # the third step and all that the other seat answered
                await player.ask(type="undo", **player.place)
                await player.hear_all()
                assert lesson_of(player)["done"] == left
            await do_steps(player, 3)
            assert player.seen["view"]["hand"] == hand

    asyncio.run(play())


def test_a_lesson_goes_on_where_it_was_left_and_stands_in_no_list(client: Client) -> None:
    async def play() -> None:
        table = learn(client)
        async with Player(client, table) as player:
            await do_steps(player, 2)
        assert learn(client) == table
        async with Player(client, table) as again:
            assert lesson_of(again)["says"] == "lesson-first-make"
        assert client.get("/api/me/tables").json()["tables"] == []
        assert table not in client.get("/api/lobby").text

    asyncio.run(play())


def test_at_the_end_and_before_one_may_play_on_against_bots(client: Client) -> None:
    async def play() -> None:
        table = learn(client)
        async with Player(client, table) as player:
            await do_steps(player, 16)
            assert lesson_of(player)["says"] == "lesson-first-end"
            assert player.offers == []
            assert {seat["bot"] for seat in player.info["seats"][1:]} == {SCRIPT}
            client.post(f"/api/tables/{table}/play_on", json={"bot": "uniform"}).raise_for_status()
            await player.until(lambda: bool(player.offers))
            assert player.seen is not None
            assert "lesson" not in player.seen
            assert player.info["seats"][1]["bot"] == "uniform"
            await player.play_out()
        kept = client.get(f"/api/tables/{table}/file").json()
        assert 0 < kept["given"] < len(kept["entries"])  # what was told is not vouched for
        assert [mine["table"]["id"] for mine in client.get("/api/me/tables").json()["tables"]]
        assert learn(client) != table

    asyncio.run(play())


def test_nobody_plays_on_for_another_or_where_nobody_learns(
    server: Running, client: Client
) -> None:
    table = learn(client)
    with server.client() as other:
        other.guest()
        asked = {"json": {"bot": "uniform"}}
        assert (
            other.trouble("POST", f"/api/tables/{table}/play_on", **asked)[1]["code"]
            == "not-seated"
        )
    assert client.trouble("POST", "/api/games/master_elf/lessons/none")[1]["code"] == "no-lesson"
