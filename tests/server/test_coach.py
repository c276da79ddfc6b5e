"""The coach: looks at a finished match once, whoever asks, and keeps what it found."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import func, select, update

from samobranka.bots import make_bot
from samobranka.bots.thought import Opinion, Thought
from samobranka.cli.archive import settle
from samobranka.core import match as matches
from samobranka.core import registry
from samobranka.core.engine import interpreted
from samobranka.core.kernels import first_mover
from samobranka.core.match import Match
from samobranka.server import coaching
from samobranka.server.bots import BotDied, BotPool, Matter
from samobranka.server.coaching import Look, had_choice, opinion_of, plan, turning_points
from samobranka.store import archive
from samobranka.store.database import Database
from samobranka.store.rows import SeatRow, UserRow, new_id
from samobranka.store.schema import analyses, tables
from samobranka.store.users import add as add_user
from tests.server.conftest import Client, Running, serving, settings_in
from tests.server.player import Json

pytestmark = pytest.mark.slow  # whole matches are looked at, ply by ply

SOON = 60.0
SEATS = 2


def finished(seed: int = 1) -> Match:
    """A whole match of two random bots."""
    game = registry.game("master_elf")
    match = matches.new(game, SEATS, secret=f"coached {seed}")
    bot = make_bot("uniform", game, interpreted(game), seed)
    while not match.is_over:
        seat = first_mover(match.movers)
        match.act(seat, bot.choose(match, seat))
    return match


def keep(url: str, match: Match) -> str:
    """Puts a match into a store; its table."""
    database = Database.open(url)
    try:
        with database.writing() as connection:
            host = add_user(connection, UserRow(id=new_id(), name="Ann", created=1))
            seats = [SeatRow("person", host.id), *[SeatRow("bot", bot="greedy")] * (SEATS - 1)]
            file = match.to_file(open_secret=True)
            table = archive.import_match(connection, file, host.id, 1, seats)
            settle(connection, table, match)
            return table
    finally:
        database.close()


@pytest.fixture(scope="module")
def match() -> Match:
    return finished()


@pytest.fixture
def table(server: Running, match: Match) -> str:
    """The table of a finished match."""
    return keep(server.settings.database, match)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(settings_in(tmp_path_factory.mktemp("coach"))) as running:
        yield running


def ask(client: Client, table: str) -> Json:
    answer: Json = client.post(f"/api/tables/{table}/coach").raise_for_status().json()
    return answer


def told(client: Client, table: str) -> Json:
    answer: Json = client.get(f"/api/tables/{table}/coach").raise_for_status().json()
    return answer


def step_at(client: Client, table: str, ply: int) -> Json:
    """A step of a finished match, wherever in it: a replay comes page by page."""
    page = client.get(f"/api/tables/{table}/replay", params={"first": ply}).json()
    step: Json = page["steps"][0]
    return step


def until(client: Client, table: str, state: str) -> list[Json]:
    """All that is told until the coach is that far."""
    patience = time.monotonic() + SOON
    heard = [told(client, table)]
    while heard[-1]["state"] != state:
        assert heard[-1]["state"] in ("waiting", "working"), heard[-1]
        assert time.monotonic() < patience
        time.sleep(0.02)
        heard.append(told(client, table))
    return heard


# ---------------------------------------------------------------- over HTTP


def test_a_match_is_looked_at_and_kept(server: Running, guest: Client, table: str) -> None:
    assert told(guest, table) == {"state": "none"}
    assert ask(guest, table)["state"] in ("waiting", "working")
    heard = until(guest, table, "done")
    seen = [each.get("seen", 0) for each in heard[:-1]]
    assert seen == sorted(seen)
    assert len(set(seen)) > 1, "there was no progress"
    analysis = heard[-1]["analysis"]
    replay = guest.get(f"/api/tables/{table}/replay").json()
    last = replay["total"] - 1
    plies = [standing["ply"] for standing in analysis["standings"]]
    assert plies == sorted(set(plies))
    assert plies[-1] == last
    for standing in analysis["standings"]:
        assert len(standing["chances"]) == SEATS
        assert sum(standing["chances"]) == pytest.approx(1, abs=0.01)
    ranks = replay["result"]["ranks"]
    winners = [seat for seat in range(SEATS) if ranks[seat] == 1]
    end = analysis["standings"][-1]["chances"]
    assert end == [1 / len(winners) if seat in winners else 0 for seat in range(SEATS)]
    assert ask(guest, table) == heard[-1], "it is not looked at twice"
    assert kept(server, table) == 1


def test_turning_points_are_what_was_played_and_what_was_better(guest: Client, table: str) -> None:
    ask(guest, table)
    analysis = until(guest, table, "done")[-1]["analysis"]
    turning = analysis["turning"]
    assert 0 < len(turning) <= 3, "a random bot makes mistakes"
    assert [point["ply"] for point in turning] == sorted(point["ply"] for point in turning)
    for point in turning:
        step = step_at(guest, table, point["ply"])
        assert (step["seat"], step["action"]) == (point["seat"], point["played"]["action"])
        assert point["better"]["action"] != point["played"]["action"]
        assert point["better"]["chance"] - point["played"]["chance"] > 0.029


def test_asking_twice_joins_the_same_job(server: Running, guest: Client, table: str) -> None:
    with ThreadPoolExecutor(6) as crowd:
        list(crowd.map(lambda _: ask(guest, table), range(6)))
    coach = server.app.state.house.coach
    assert len(coach._tasks) <= 1
    until(guest, table, "done")
    assert kept(server, table) == 1


def kept(server: Running, table: str) -> int:
    """How many analyses of a match are in the store."""
    database = Database.open(server.settings.database)
    try:
        with database.reading() as connection:
            found = select(func.count()).where(analyses.c.match == table)
            return int(connection.execute(found).scalar() or 0)
    finally:
        database.close()


def test_a_bot_that_dies_is_told_of_and_the_match_can_be_asked_for_again(
    server: Running, guest: Client, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dies(pool: BotPool, matter: Matter, can_wait: bool = False) -> Thought:
        raise BotDied("in a test")

    with monkeypatch.context() as context:
        context.setattr(BotPool, "consider", dies)
        ask(guest, table)
        assert until(guest, table, "failed")[-1] == {
            "state": "failed",
            "of": told(guest, table)["of"],
        }
        assert kept(server, table) == 0
    ask(guest, table)
    until(guest, table, "done")


def test_when_too_many_wait_one_is_asked_to_come_later(
    guest: Client, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coaching, "MOST_JOBS", 0)
    status, trouble = guest.trouble("POST", f"/api/tables/{table}/coach")
    assert (status, trouble["code"]) == (503, "coach-busy")
    assert told(guest, table) == {"state": "none"}


def test_who_is_not_known_only_looks(client: Client, table: str) -> None:
    assert client.trouble("POST", f"/api/tables/{table}/coach")[0] == 401
    assert told(client, table) == {"state": "none"}


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_there_must_be_a_match(guest: Client, method: str) -> None:
    status, trouble = guest.trouble(method, f"/api/tables/{'0' * 16}/coach")
    assert (status, trouble["code"]) == (404, "no-such-table")


def test_a_match_must_have_begun_and_be_over(server: Running, guest: Client) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "uniform"}]
    asked = {"game": "master_elf", "seats": seats}
    open_table = guest.post("/api/tables", json=asked).raise_for_status().json()["id"]
    game = registry.game("master_elf")
    going_on = keep(server.settings.database, matches.new(game, SEATS))
    for table, code in ((open_table, "not-started"), (going_on, "not-over")):
        status, trouble = guest.trouble("POST", f"/api/tables/{table}/coach")
        assert (status, trouble["code"]) == (409, code)


def test_a_match_of_other_rules_is_refused(tmp_path: Path, match: Match) -> None:
    settings = settings_in(tmp_path)
    table = keep(settings.database, match)
    database = Database.open(settings.database)
    with database.writing() as connection:
        connection.execute(update(tables).where(tables.c.id == table).values(rules_version=99))
    database.close()
    with serving(settings) as server, server.client() as client:
        client.guest()
        status, trouble = client.trouble("POST", f"/api/tables/{table}/coach")
        assert (status, trouble["code"]) == (409, "other-rules")
        assert "99" in trouble["text"]


def test_stopping_the_server_stops_the_coach(tmp_path: Path, match: Match) -> None:
    settings = settings_in(tmp_path, bot_time=1.0)
    table = keep(settings.database, match)
    began = time.monotonic()
    with serving(settings) as server, server.client() as client:
        client.guest()
        ask(client, table)
    assert time.monotonic() - began < 15


# ---------------------------------------------------------------- what is looked at


def test_only_choices_are_looked_at(match: Match) -> None:
    plies, seconds = plan(match)
    assert plies == [ply for ply in range(match.ply) if had_choice(match, ply)]
    assert 10 < len(plies) < match.ply
    assert seconds == coaching.GLANCE


def test_of_a_long_match_every_so_manieth_choice_is(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    every, _ = plan(match)
    monkeypatch.setattr(coaching, "LONGEST", len(every) * coaching.FEWEST / 2.5)
    plies, seconds = plan(match)
    assert plies == every[::3]
    assert coaching.FEWEST <= seconds <= coaching.GLANCE
    assert len(plies) * seconds <= coaching.LONGEST + 1e-9


def test_what_was_never_thought_of_is_worth_the_least() -> None:
    thought = Thought([Opinion(4, 0.6, 0.8), Opinion(7, 0.2, 0.2)], [0.6, 0.4], 10)
    assert opinion_of(thought, 7) == Opinion(7, 0.2, 0.2)
    assert opinion_of(thought, 9) == Opinion(9, 0.2, 0.0)
    untried = Thought([Opinion(4, 0.6, 1.0), Opinion(7, 0.0, 0.0)], [0.6, 0.4], 10)
    assert opinion_of(untried, 7) == Opinion(7, 0.6, 0.0)


def look(ply: int, cost: float) -> Look:
    best, played = Opinion(1, 0.9, 0.5), Opinion(2, 0.9 - cost, 0.5)
    return Look(ply, 0, played, best)


def test_turning_points_are_the_three_that_cost_most_in_order() -> None:
    costs = {3: 0.1, 9: 0.4, 11: 0.01, 20: 0.2, 31: 0.3}
    assert [each.ply for each in turning_points([look(*item) for item in costs.items()])] == [
        9,
        20,
        31,
    ]
    assert turning_points([look(5, 0.02)]) == []
    as_the_coach = Opinion(1, 0.5, 1.0)
    assert turning_points([Look(5, 0, as_the_coach, Opinion(1, 0.9, 1.0))]) == []
