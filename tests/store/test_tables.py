"""Tables, logs, chats and settings; and two writers who both want to be first."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from sqlalchemy import Connection

from samobranka.core.match import Resigned, TakenOver, TimedOut, Undone
from samobranka.store import chats, entries, presence, settings, tables
from samobranka.store.database import Database
from samobranka.store.faults import Conflict
from samobranka.store.rows import EntryRow, SeatRow, TableRow
from tests.store.people import guest, laid, some_entries


@pytest.fixture(autouse=True)
def people(database: Database) -> None:
    with database.writing() as connection:
        for name in ("ann", "ben", "cat"):
            guest(connection, name)


FULL = {
    "options": {"board": "advanced", "доска": "два"},
    "public": False,
    "clock": b'{"kind":"live"}',
    "hints": True,
    "seal": b"\x00\xff seal",
    "secret": bytes(range(32)),
    "contributions": {0: b"plum\x00", 11: b"pear"},
    "given": 4,
    "rematch": "next",
    "origin": "before",
    "origin_ply": 7,
    "attention": 2**41,
    "clocks": b"[1,2]",
    "result": b"{}",
}


def test_a_table_comes_back_as_it_was(database: Database) -> None:
    seated = [
        SeatRow("person", "ann", resigned=True),
        SeatRow("bot", bot="greedy"),
        SeatRow("open"),
        SeatRow("person", "ben", bot="uniform", timed_out=True),
    ]
    with database.writing() as connection:
        row = laid(connection, "t", "ann", **FULL, seats=seated)
    with database.reading() as connection:
        assert tables.find(connection, "t") == row
        assert tables.find(connection, "u") is None


def test_saving_raises_the_version(database: Database) -> None:
    with database.writing() as connection:
        row = laid(connection, "t", "ann", "ben")
        seated = [SeatRow("person", "cat"), SeatRow("bot", bot="greedy")]
        changed = msgspec.structs.replace(row, seats=seated, status="playing", attention=5)
        saved = tables.save(connection, changed)
        assert saved == msgspec.structs.replace(changed, version=1)
        assert tables.find(connection, "t") == saved
        again = tables.save(connection, msgspec.structs.replace(saved, clocks=b"[3]"))
        assert again.version == tables.version(connection, "t") == 2
        assert tables.version(connection, "u") is None
        assert tables.find(connection, "t") == again


def test_who_saves_an_old_version_is_refused(database: Database) -> None:
    with database.writing() as connection:
        row = laid(connection, "t", "ann")
        tables.save(connection, row)
    with pytest.raises(Conflict), database.writing() as connection:
        tables.save(connection, msgspec.structs.replace(row, status="over"))
    with pytest.raises(Conflict), database.writing() as connection:
        tables.save(connection, msgspec.structs.replace(row, id="u"))
    with database.reading() as connection:
        found = tables.find(connection, "t")
    assert found is not None
    assert found.status == "open"


def ids(rows: list[TableRow]) -> list[str]:
    return [row.id for row in rows]


def test_the_lobby(database: Database) -> None:
    free = [SeatRow("person", "ann"), SeatRow("open")]
    with database.writing() as connection:
        laid(connection, "old", "ann", seats=free, created=1)
        laid(connection, "new", "ann", seats=free, created=3)
        laid(connection, "full", "ann", "ben", created=4)
        laid(connection, "hidden", "ann", seats=free, public=False)
        laid(connection, "played", "ann", status="playing")
        laid(connection, "whispered", "ann", status="playing", public=False)
        laid(connection, "over", "ann", status="over")
        assert ids(tables.open_tables(connection, 10)) == ["new", "old"]
        assert ids(tables.open_tables(connection, 1)) == ["new"]
        assert ids(tables.playing_tables(connection, 10)) == ["played"]


def test_my_tables_page_by_page(database: Database) -> None:
    with database.writing() as connection:
        for place, id in enumerate("abcdefg"):
            laid(connection, id, "ann", "ben", created=place // 2)
        laid(connection, "laid", "cat", created=9)
        laid(connection, "watched", "ben", host="cat", created=8)
        assert ids(tables.tables_of(connection, "cat", 10)) == ["laid", "watched"]
        assert ids(tables.tables_of(connection, "ann", 10)) == [*"gfedcba"]
        pages, last = [], None
        while page := ids(tables.tables_of(connection, "ann", 2, last)):
            pages.append("".join(page))
            last = page[-1]
    assert pages == ["gf", "ed", "cb", "a"]


def test_games_played_the_latest_first(database: Database) -> None:
    with database.writing() as connection:
        for place, game in enumerate(("catan", "elfenland", "catan", "master_elf", "elfenland")):
            laid(connection, f"t{place}", "ann", game=game, created=place)
        assert tables.games_played(connection) == ["elfenland", "master_elf", "catan"]


def test_what_needs_attention(database: Database) -> None:
    with database.writing() as connection:
        for id, at in (("later", 50), ("now", 20), ("first", 10), ("never", None)):
            laid(connection, id, "ann", attention=at)
        assert tables.needing_attention(connection, 50, 10) == ["first", "now"]
        assert tables.needing_attention(connection, 50, 1) == ["first"]
        assert tables.needing_attention(connection, 50, 1, but=["first"]) == ["now"]


# ---------------------------------------------------------------- logs


def test_a_log_comes_back_as_it_was(database: Database) -> None:
    told = [*some_entries(3), Undone(1, 0, True), Resigned(0), TakenOver(0, "greedy"), TimedOut(1)]
    with database.writing() as connection:
        laid(connection, "t", "ann")
        assert entries.count(connection, "t") == 0
        entries.append(connection, "t", 0, told[:2], at=5)
        entries.append(connection, "t", 2, told[2:], at=2**41)
    with database.reading() as connection:
        assert entries.count(connection, "t") == len(told)
        found = entries.since(connection, "t", 0)
        assert found == [EntryRow(n, 5 if n < 2 else 2**41, told[n]) for n in range(len(told))]
        assert entries.since(connection, "t", 5) == found[5:]
        assert entries.since(connection, "u", 0) == []


@pytest.mark.parametrize("first", [1, 3, 4])
def test_a_number_is_used_once_and_none_is_left_out(database: Database, first: int) -> None:
    with database.writing() as connection:
        laid(connection, "t", "ann")
        entries.append(connection, "t", 0, some_entries(2), at=1)
    with pytest.raises(Conflict), database.writing() as connection:
        entries.append(connection, "t", first, [Resigned(0)], at=2)
    with database.reading() as connection:
        assert entries.count(connection, "t") == 2


def race(database: Database, work: Callable[[Connection, str], object]) -> list[str]:
    """Two writers do the work at once, both after a look that showed the same; who succeeded."""
    ready = threading.Barrier(2)

    def run(name: str) -> str:
        ready.wait()
        try:
            with database.writing() as connection:
                work(connection, name)
        except Conflict:
            return ""
        return name

    with ThreadPoolExecutor(2) as pool:
        return [name for name in pool.map(run, ["ann", "ben"]) if name]


def test_two_writers_cannot_fork_a_log(database: Database) -> None:
    with database.writing() as connection:
        laid(connection, "t", "ann")
    for number in range(20):

        def append(connection: Connection, name: str, number: int = number) -> None:
            entries.append(connection, "t", number, [TakenOver(0, name)], at=1)

        won = race(database, append)
        assert len(won) == 1
        with database.reading() as connection:
            [last] = entries.since(connection, "t", number)
            assert last.entry == TakenOver(0, won[0])


def test_two_writers_cannot_both_save(database: Database) -> None:
    with database.writing() as connection:
        row = laid(connection, "t", "ann")
    for _ in range(20):
        seen = row

        def save(connection: Connection, name: str, seen: TableRow = seen) -> None:
            tables.save(connection, msgspec.structs.replace(seen, host=name))

        won = race(database, save)
        with database.reading() as connection:
            found = tables.find(connection, "t")
        assert found is not None
        assert (found.host, found.version) == (won[0], seen.version + 1)
        row = found


# ---------------------------------------------------------------- chats and settings


def test_chats(database: Database) -> None:
    with database.writing() as connection:
        laid(connection, "t", "ann", "ben")
        laid(connection, "u", "ann")
        said = [chats.add(connection, "t", "ann", "Аня", f"привет {k} 🧹", k) for k in range(5)]
        assert [line.number for line in said] == [1, 2, 3, 4, 5]
        assert chats.last(connection, "t", 3) == said[-3:]
        assert chats.last(connection, "u", 3) == []


def test_two_may_speak_at_once(database: Database) -> None:
    with database.writing() as connection:
        laid(connection, "t", "ann", "ben")
    for _ in range(10):
        assert len(race(database, lambda c, name: chats.add(c, "t", name, name, "hi", 1))) == 2
    with database.reading() as connection:
        assert [line.number for line in chats.last(connection, "t", 99)] == [*range(1, 21)]


def test_settings(database: Database) -> None:
    with database.writing() as connection:
        assert settings.get(connection, "x") is None
        settings.put(connection, "x", b"\x00one")
        settings.put(connection, "x", b"two")
        assert settings.get(connection, "x") == b"two"


def test_all_nodes_sign_with_one_key(database: Database) -> None:
    keys: list[bytes] = []
    race(database, lambda c, _: keys.append(settings.signing_key(c)))
    with database.writing() as connection:
        keys.append(settings.signing_key(connection))
    assert len(keys) == 3
    assert len(set(keys)) == 1
    assert len(keys[0]) == settings.KEY_BYTES


# ---------------------------------------------------------------- time without a server


def test_time_without_a_server_adds_up(database: Database) -> None:
    with database.writing() as connection:
        assert settings.come_up(connection, "a", 1_000, doubt=0) == 0
        settings.beat(connection, "a", 5_000)
        assert settings.come_up(connection, "b", 5_700, doubt=0) == 700
        assert settings.come_up(connection, "c", 6_700, doubt=2_000) == 700, "b may be there"
        assert settings.come_up(connection, "a", 9_700, doubt=2_000) == 3_700


def test_a_store_without_beats_was_alive_when_it_last_wrote(database: Database) -> None:
    with database.writing() as connection:
        laid(connection, "t", "ann")
        entries.append(connection, "t", 0, some_entries(1), 4_000)
        assert settings.come_up(connection, "a", 10_000, doubt=0) == 6_000


def test_nodes_tell_each_other_who_is_there(database: Database) -> None:
    with database.writing() as connection:
        presence.tell(connection, "a", [("t", "ann"), ("u", "ann")], 100)
        presence.tell(connection, "b", [("t", "ben")], 200)
        assert presence.elsewhere(connection, "b", ["t", "u"], 100) == {("t", "ann"), ("u", "ann")}
        assert presence.elsewhere(connection, "a", ["t"], 100) == {("t", "ben")}
        assert presence.elsewhere(connection, "a", ["t"], 201) == set()
        presence.tell(connection, "b", [], 300)
        assert presence.elsewhere(connection, "a", ["t"], 0) == set()
