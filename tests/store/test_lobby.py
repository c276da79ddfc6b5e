"""What the lobby lists, what people put away, and who looks for a match."""

from __future__ import annotations

import pytest

from samobranka.store import seeks, shelves, tables, users
from samobranka.store.database import Database
from samobranka.store.rows import SeatRow, SeekRow, TableRow
from samobranka.store.tables import Wanted
from tests.store.people import guest, laid

FREE = [SeatRow("person", "ann"), SeatRow("open")]
LIVE = b'{"kind":"live","minutes":5,"increment":3}'


@pytest.fixture(autouse=True)
def people(database: Database) -> None:
    with database.writing() as connection:
        for name in ("ann", "ben", "cat"):
            guest(connection, name)


def ids(rows: list[TableRow]) -> list[str]:
    return [row.id for row in rows]


def test_tables_that_were_left_are_not_listed(database: Database) -> None:
    with database.writing() as connection:
        row = laid(connection, "left", "ann", seats=FREE, listed_until=100)
        laid(connection, "before", "ann", seats=FREE)  # laid by the version before
        assert ids(tables.open_tables(connection, 9, 99)) == ["left", "before"]
        assert ids(tables.open_tables(connection, 9, 100)) == ["before"]
        assert ids(tables.open_tables(connection, 9, 10 + tables.FORTNIGHT)) == []
        tables.keep_listed(connection, ["left"], 300)
        assert ids(tables.open_tables(connection, 9, 200)) == ["left", "before"]
        tables.keep_listed(connection, ["left"], 150)  # a node whose clock is behind
        assert ids(tables.open_tables(connection, 9, 200)) == ["left", "before"]
        tables.save(connection, row)
        assert ids(tables.open_tables(connection, 9, 200)) == ["left", "before"], "saved, and kept"


def test_the_lobby_is_filtered(database: Database) -> None:
    with database.writing() as connection:
        laid(connection, "elf", "ann", seats=FREE, created=3)
        laid(connection, "quick", "ann", seats=[*FREE, SeatRow("open")], clock=LIVE, created=2)
        laid(connection, "sea", "ann", seats=FREE, game="catan", created=1)
        laid(connection, "played", "ann", "ben", status="playing", clock=LIVE)

        def found(**wanted: object) -> list[str]:
            return ids(tables.open_tables(connection, 9, 0, Wanted(**wanted)))  # type: ignore[arg-type]

        assert found() == ["elf", "quick", "sea"]
        assert found(game="catan") == ["sea"]
        assert found(seats=2) == ["elf", "sea"]
        assert found(clock="live") == ["quick"]
        assert found(clock="none", game="master_elf") == ["elf"]
        assert found(clock="days") == []
        watched = tables.playing_tables(connection, 9, 0, Wanted(clock="live", seats=2))
        assert ids(watched) == ["played"]


def test_what_is_put_away_is_put_away_for_oneself_only(database: Database) -> None:
    with database.writing() as connection:
        for id in ("kept", "old", "gone"):
            laid(connection, id, "ann", "ben", status="over")
        shelves.put(connection, "ann", "old", "archived")
        shelves.put(connection, "ann", "gone", "archived")
        shelves.put(connection, "ann", "gone", "removed")
        assert ids(tables.tables_of(connection, "ann", 9)) == ["kept"]
        assert ids(tables.tables_of(connection, "ann", 9, archived=True)) == ["old"]
        assert ids(tables.tables_of(connection, "ben", 9)) == ["old", "kept", "gone"]
        shelves.take(connection, "ann", "old")
        assert ids(tables.tables_of(connection, "ann", 9)) == ["old", "kept"]


def test_my_tables_are_filtered(database: Database) -> None:
    with database.writing() as connection:
        laid(connection, "won", "ann", status="over", created=3)
        laid(connection, "runs", "ann", status="playing", game="catan", created=2)
        laid(connection, "waits", "ann", created=1)
        assert ids(tables.tables_of(connection, "ann", 9, among=["over"])) == ["won"]
        assert ids(tables.tables_of(connection, "ann", 9, among=tables.RUNNING)) == [
            "runs",
            "waits",
        ]
        assert ids(tables.tables_of(connection, "ann", 9, game="catan")) == ["runs"]


def test_what_a_guest_has_put_away_stays_put_away_for_the_account(database: Database) -> None:
    with database.writing() as connection:
        laid(connection, "old", "ann", status="over")
        shelves.put(connection, "ann", "old", "archived")
        users.bring_tables(connection, "ann", "ben")
        assert ids(tables.tables_of(connection, "ben", 9)) == []
        assert ids(tables.tables_of(connection, "ben", 9, archived=True)) == ["old"]


def test_who_looks_for_a_match(database: Database) -> None:
    with database.writing() as connection:
        for user, since, seen in (("ben", 5, 50), ("ann", 3, 40), ("cat", 1, 20)):
            row = SeekRow(user=user, games=["catan", "master_elf"], since=since, seen=seen)
            seeks.put(connection, row)
        assert seeks.find(connection, "ben") == SeekRow(
            user="ben", games=["catan", "master_elf"], since=5, seen=50
        )
        assert [row.user for row in seeks.waiting(connection)] == ["cat", "ann", "ben"]
        laid(connection, "table", "cat")
        seeks.seat(connection, ["ann"], "table")
        assert [row.user for row in seeks.waiting(connection)] == ["cat", "ben"]
        found = seeks.find(connection, "ann")
        assert found is not None
        assert found.table == "table"
        seeks.forget(connection, 30)
        assert seeks.find(connection, "cat") is None
        assert seeks.take(connection, "ann") == found
        seeks.drop(connection, "ben")
        assert seeks.waiting(connection) == []
        assert seeks.take(connection, "ann") is None


def test_quick_matches_that_have_room(database: Database) -> None:
    with database.writing() as connection:
        laid(connection, "later", "ann", seats=FREE, fills_at=100, created=2)
        laid(connection, "first", "ann", seats=FREE, fills_at=100, created=1)
        laid(connection, "full", "ann", "ben", fills_at=100)
        laid(connection, "usual", "ann", seats=FREE)
        laid(connection, "begun", "ann", seats=FREE, fills_at=100, status="sealing")
        assert tables.gathering(connection, ["master_elf"], 99) == ["first", "later"]
        assert tables.gathering(connection, ["master_elf"], 100) == []
        assert tables.gathering(connection, ["catan"], 0) == []
