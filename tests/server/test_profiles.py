"""How somebody plays, to themselves and to others, and what stays private."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from samobranka.server import rating
from samobranka.store import ratings
from samobranka.store.database import Database
from samobranka.store.rows import SeatRow
from tests.server.conftest import Client, Running, eventually, serving, settings_in
from tests.server.player import Json
from tests.server.test_rating import changes, resigned, standings
from tests.server.test_tables import begin, lay
from tests.store.people import laid


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with serving(settings_in(tmp_path, bot_pace=0)) as running:
        yield running


@pytest.fixture
def guests(server: Running) -> Iterator[list[Client]]:
    with ExitStack() as stack:
        browsers = [stack.enter_context(server.client()) for _ in range(3)]
        for browser in browsers:
            browser.guest()
        yield browsers


def id_of(client: Client) -> str:
    user: str = client.get("/api/me").json()["id"]
    return user


def profile(reader: Client, of: Client) -> Json:
    found: Json = reader.get(f"/api/users/{id_of(of)}").raise_for_status().json()
    return found


def played(server: Running, *matches: dict[str, Any]) -> None:
    """Puts matches that are over into the house: who sat where, and how it ended."""
    store = Database.open(server.settings.database)
    with store.writing() as connection:
        for number, match in enumerate(matches):
            ending = {"ranks": match.pop("ranks"), "scores": match.pop("scores", [0, 0, 0])}
            seats = [
                SeatRow("bot", bot="friend") if user == "friend" else SeatRow("person", user)
                for user in match.pop("who")
            ]
            host = next(place.user for place in seats if place.user)
            usual = {"status": "over", "host": host, "created": number, "ended": number}
            result = msgspec.json.encode({"reason": "r", **ending})
            laid(connection, f"match{number}", seats=seats, result=result, **{**usual, **match})
            ratings.rate_match(connection, f"match{number}")
    store.close()


def test_matches_are_summed_up_by_game_seat_and_opponent(
    server: Running, guests: list[Client]
) -> None:
    ann, bob, cat = (id_of(client) for client in guests)
    played(
        server,
        {"who": [ann, bob], "ranks": [1, 2], "scores": [30, 20]},
        {"who": [bob, ann], "ranks": [1, 2]},
        {"who": [ann, bob, "friend"], "ranks": [1, 1, 3]},
        {"who": [ann, "friend", "friend"], "ranks": [2, 3, 1], "game": "catan"},
        {"who": [ann, cat], "ranks": [1, 2], "origin": "match0"},
        {"who": [ann, cat], "ranks": [1, 2], "lesson": "first"},
        {"who": [bob, cat], "ranks": [1, 2]},
    )
    found = profile(guests[1], guests[0])
    elf, sea = found["games"]
    assert (elf["game"], elf["matches"], elf["wins"]) == ("master_elf", 3, 2)
    assert elf["seats"] == [
        {"seat": 0, "matches": 2, "wins": 2},
        {"seat": 1, "matches": 1},
    ]
    assert (sea["game"], sea["matches"], sea.get("wins")) == ("catan", 1, None)
    met = {each.get("bot") or each["user"]: each for each in found["met"]}
    assert set(met) == {bob, "friend"}, "played on from another match, or learned: neither counts"
    counts = met[bob]["matches"], met[bob]["ahead"], met[bob]["behind"]
    assert counts == (3, 1, 1)
    assert (met["friend"]["matches"], met["friend"]["ahead"], met["friend"]["behind"]) == (2, 1, 1)
    assert [each["table"] for each in found["recent"]] == ["match3", "match2", "match1", "match0"]
    assert (found["recent"][-1]["rank"], found["recent"][-1]["score"]) == (1, 30)


def test_others_are_told_of_public_tables_only(server: Running, guests: list[Client]) -> None:
    ann, bob, _ = (id_of(client) for client in guests)
    played(server, {"who": [ann, bob], "ranks": [1, 2], "public": False})
    assert profile(guests[0], guests[0])["recent"][0]["table"] == "match0"
    told = profile(guests[1], guests[0])
    assert "recent" not in told
    assert "games" not in told
    guests[0].post("/api/tables/match0/put_away", json={"to": "nowhere"}).raise_for_status()
    assert profile(guests[0], guests[0])["games"][0]["matches"] == 1, "it was played all the same"


def test_who_hides_is_hidden(
    server: Running, guests: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rating, "LEAST", 1)
    ann, bob, _ = (id_of(client) for client in guests)
    played(server, {"who": [ann, bob], "ranks": [1, 2], "rated": True})
    assert profile(guests[1], guests[0])["ratings"][0]["matches"] == 1
    assert ann in str(standings(guests[1], 2)["places"])
    assert guests[0].patch("/api/me", json={"hidden": True}).json()["hidden"] is True
    for stranger in guests[1:]:
        status, trouble = stranger.trouble("GET", f"/api/users/{ann}")
        assert (status, trouble["code"]) == (403, "hidden-profile")
        assert ann not in str(standings(stranger, 2))
        first, second = changes(stranger, "match0")
        assert first == {"rank": 1, "hidden": True}
        assert second["mu"] < 25
    assert profile(guests[0], guests[0])["hidden"] is True
    assert standings(guests[0], 2)["mine"]["mu"] > 25
    assert changes(guests[0], "match0")[0]["mu"] > 25
    guests[0].patch("/api/me", json={"hidden": False}).raise_for_status()
    assert profile(guests[2], guests[0])["games"]


def test_nobody_has_no_profile(guests: list[Client]) -> None:
    assert guests[0].trouble("GET", "/api/users/nobody")[0] == 404
    assert guests[0].trouble("GET", "/api/users/No%20One")[0] in (400, 404)


@pytest.mark.anyio
async def test_a_match_that_goes_on_is_in_no_profile(guests: list[Client]) -> None:
    """What is told of people is the same before and during a match, whatever is chosen in it."""
    two = guests[:2]
    table = lay(two[0], "me", "open", rated=True)["id"]
    before = profile(guests[2], two[0])
    async with AsyncExitStack() as stack:
        players = await begin(stack, two, table)
        await next(player for player in players if player.offers).act()
        assert profile(guests[2], two[0]) == before
        assert standings(guests[2], 2)["places"] == []
    other = lay(two[0], "me", "open", rated=True)["id"]
    await resigned(two, other)
    eventually(lambda: profile(guests[2], two[0]) != before)
    assert profile(guests[2], two[0])["recent"][0]["table"] == other
