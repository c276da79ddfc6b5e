"""Ratings are kept match by match, each match once, and come out the same when worked out again."""

from __future__ import annotations

import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from sqlalchemy import Connection, update

from samobranka.core.rating import rate, start
from samobranka.store import ratings, users
from samobranka.store.database import Database
from samobranka.store.rows import SeatRow, TableRow
from samobranka.store.schema import ratings as kept
from tests.store.people import guest, laid

NAMES = ("ann", "ben", "cat", "dan")


@pytest.fixture(autouse=True)
def people(database: Database) -> None:
    with database.writing() as connection:
        for name in NAMES:
            guest(connection, name)


def over(
    connection: Connection, id: str, who: Sequence[str | SeatRow], ranks: list[int], **facts: object
) -> TableRow:
    """A rated match that is over; a bot is named `bot:…`."""
    seats = [
        place
        if isinstance(place, SeatRow)
        else SeatRow("bot", bot=place.removeprefix("bot:"))
        if place.startswith("bot:")
        else SeatRow("person", place)
        for place in who
    ]
    usual = {"status": "over", "rated": True, "result": result(ranks), "host": "ann"}
    return laid(connection, id, seats=seats, **{**usual, **facts})


def result(ranks: list[int]) -> bytes:
    return msgspec.json.encode({"reason": "reason-points", "ranks": ranks, "scores": ranks})


def test_a_match_is_rated_once(database: Database) -> None:
    with database.writing() as connection:
        over(connection, "m", ["ann", "ben", "bot:friend"], [2, 1, 3])
        assert ratings.missing(connection, 9) == ["m"]
        assert ratings.rate_match(connection, "m")
        assert not ratings.rate_match(connection, "m")
        assert ratings.missing(connection, 9) == []
        fresh = rate({}, ["ann", "ben", "bot:friend"], [2, 1, 3])
        found = {row.player: row for row in ratings.standings(connection, "master_elf", 3, 1, 9)}
        assert list(found) == ["ben", "ann", "bot:friend"], "the strongest first"
        for player, row in found.items():
            assert (row.mu, row.sigma) == (fresh[player].mu, fresh[player].sigma), "bit by bit"
            assert (row.matches, row.wins) == (1, int(player == "ben"))
        told = ratings.of_match(connection, "m")
        assert [row.rank for row in told] == [2, 1, 3]
        assert {(row.mu_before, row.sigma_before) for row in told} == {(start().mu, start().sigma)}
        assert told[1].mu == fresh["ben"].mu


@pytest.mark.parametrize(
    "facts", [{"rated": False}, {"status": "playing"}, {"result": None}, {"status": "closed"}]
)
def test_what_does_not_count_is_not_rated(database: Database, facts: dict[str, object]) -> None:
    with database.writing() as connection:
        over(connection, "m", ["ann", "ben"], [2, 1], **facts)
        assert ratings.missing(connection, 9) == []
        assert not ratings.rate_match(connection, "m")
        assert not ratings.rate_match(connection, "nothing")
        assert ratings.pools(connection) == []


def test_who_left_is_last_and_the_others_are_as_they_stood() -> None:
    def ranked(ranks: list[int], *bots: str, kind: str = "person") -> list[int]:
        seats = [SeatRow("person", name, bot=bot) for name, bot in zip(NAMES, bots, strict=False)]
        seats += [SeatRow("bot", bot="friend")] * (len(ranks) - len(seats))
        row = TableRow(
            id="m",
            game="master_elf",
            rules_version=1,
            data_digest="d",
            seats=seats,
            host="ann",
            created=1,
            result=result(ranks),
        )
        return ratings.ranks_of(row)

    assert ranked([1, 2, 3], "", "", "") == [1, 2, 3]
    assert ranked([1, 2, 3], "greedy", "", "") == [3, 1, 2], "away at the end, though the bot won"
    assert ranked([2, 1, 2, 4], "greedy", "", "greedy", "") == [3, 1, 3, 2]
    assert ranked([1, 1, 3], "", "", "greedy") == [1, 1, 3], "a shared win stays one"
    assert ranked([2, 1], "") == [2, 1], "a bot of its own has not left"


def test_games_and_numbers_of_seats_are_apart(database: Database) -> None:
    with database.writing() as connection:
        over(connection, "two", ["ann", "ben"], [1, 2])
        over(connection, "three", ["ann", "ben", "cat"], [3, 1, 2])
        over(connection, "sea", ["ben", "ann"], [2, 1], game="catan")
        for id in ("two", "three", "sea"):
            assert ratings.rate_match(connection, id)
        assert ratings.pools(connection) == [("catan", 2), ("master_elf", 2), ("master_elf", 3)]
        own = {(row.game, row.seats): row.mu for row in ratings.of_player(connection, "ann")}
        assert own["master_elf", 2] == own["catan", 2] > 25 > own["master_elf", 3]


def test_few_matches_give_no_place(database: Database) -> None:
    with database.writing() as connection:
        for number in range(3):
            over(connection, f"m{number}", ["ann", "bot:friend"], [1, 2])
            ratings.rate_match(connection, f"m{number}")
        over(connection, "last", ["ben", "bot:friend"], [1, 2])
        ratings.rate_match(connection, "last")

        def placed(least: int, limit: int = 9) -> set[str]:
            found = ratings.standings(connection, "master_elf", 2, least, limit)
            return {row.player for row in found}

        assert placed(3) == {"ann", "bot:friend"}
        assert placed(1) == {"ann", "ben", "bot:friend"}
        assert len(placed(1, 2)) == 2


def test_all_is_the_same_when_worked_out_again(database: Database) -> None:
    chance = random.Random(5)
    with database.writing() as connection:
        for number in range(60):
            who = chance.sample([*NAMES, "bot:friend", "bot:novice"], chance.choice([2, 3]))
            seats: list[str | SeatRow] = list(who)
            if chance.random() < 0.2 and not who[0].startswith("bot:"):
                seats[0] = SeatRow("person", who[0], bot="greedy", resigned=True)
            ranks = chance.sample(range(1, len(who) + 1), len(who))
            # Rated in another order than they ended in, as where a node was down.
            over(connection, f"m{number}", seats, ranks, ended=chance.randrange(1000))
            assert ratings.rate_match(connection, f"m{number}")
    with database.reading() as connection:
        before = ratings._all(connection)
        assert len(before) > 8
    with database.writing() as connection:
        assert ratings.recompute(connection) == 0
        assert sorted(ratings._all(connection), key=repr) == sorted(before, key=repr)
        connection.execute(update(kept).where(kept.c.player == "ann").values(mu=99.0, wins=7))
        assert ratings.recompute(connection) == len(ratings.of_player(connection, "ann")) > 0
        assert sorted(ratings._all(connection), key=repr) == sorted(before, key=repr)


def test_a_guest_who_becomes_known_keeps_the_rating(database: Database) -> None:
    with database.writing() as connection:
        over(connection, "two", ["ann", "ben"], [1, 2])
        over(connection, "three", ["ann", "ben", "cat"], [3, 1, 2])
        over(connection, "own", ["dan", "ben", "cat"], [1, 2, 3])
        for id in ("two", "three", "own"):
            ratings.rate_match(connection, id)
        as_guest = {row.seats: row for row in ratings.of_player(connection, "ann")}
        own = {row.seats: row for row in ratings.of_player(connection, "dan")}
        users.bring_tables(connection, "ann", "dan")
        found = {row.seats: row for row in ratings.of_player(connection, "dan")}
        assert found[2].mu == as_guest[2].mu
        assert found[3] == own[3], "what the account has of its own stays"
        assert ratings.recompute(connection) == 0


def test_several_nodes_rate_each_match_once(shared: Database) -> None:
    with shared.writing() as connection:
        for name in NAMES:
            guest(connection, name)
        for number in range(12):
            over(connection, f"m{number}", ["ann", "ben"], [1 + number % 2, 2 - number % 2])

    def rate_all(seed: int) -> int:
        order = random.Random(seed).sample(range(12), 12)
        done = 0
        for number in order:
            with shared.writing() as connection:
                done += ratings.rate_match(connection, f"m{number}")
        return done

    with ThreadPoolExecutor(3) as nodes:
        assert sum(nodes.map(rate_all, range(3))) == 12
    with shared.writing() as connection:
        assert {row.matches for row in ratings.of_player(connection, "ann")} == {12}
        assert ratings.recompute(connection) == 0
