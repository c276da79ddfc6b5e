"""Nodes hear of each other's changes, and only of those that were committed."""

from __future__ import annotations

import queue
from collections.abc import Iterator

import pytest

from samobranka.core.match import TimedOut
from samobranka.store import chats, entries, tables
from samobranka.store.database import Database
from samobranka.store.notices import listen
from tests.postgres import Postgres
from tests.store.people import guest, laid

SOON = 20


@pytest.fixture
def heard(shared: Database) -> Iterator[queue.Queue[str]]:
    told: queue.Queue[str] = queue.Queue()
    listener = listen(shared, told.put)
    assert told.get(timeout=SOON) == ""  # it listens now; before that, anything may have changed
    yield told
    listener.stop()


def test_every_write_to_a_table_is_heard(shared: Database, heard: queue.Queue[str]) -> None:
    with shared.writing() as connection:
        guest(connection, "ann")
        row = laid(connection, "t", "ann")
        assert heard.empty()
    assert heard.get(timeout=SOON) == "t"
    with shared.writing() as connection:
        tables.save(connection, row)
    assert heard.get(timeout=SOON) == "t"
    with shared.writing() as connection:
        entries.append(connection, "t", 0, [TimedOut(0)], 1)
    assert heard.get(timeout=SOON) == "t"
    with shared.writing() as connection:
        chats.add(connection, "t", "ann", "Ann", "hello", 1)
    assert heard.get(timeout=SOON) == "t"
    assert heard.empty()


def test_what_is_not_committed_is_not_heard(shared: Database, heard: queue.Queue[str]) -> None:
    def fail() -> None:
        with shared.writing() as connection:
            guest(connection, "ann")
            laid(connection, "t", "ann")
            raise LookupError

    with pytest.raises(LookupError):
        fail()
    with shared.writing() as connection:
        guest(connection, "ann")
        laid(connection, "u", "ann")
    assert heard.get(timeout=SOON) == "u"


def test_a_listener_comes_back_and_says_so(
    shared: Database, heard: queue.Queue[str], postgres: Postgres
) -> None:
    postgres.stop()
    postgres.start()
    assert heard.get(timeout=SOON) == ""
    with shared.writing() as connection:
        guest(connection, "ann")
        laid(connection, "t", "ann")
    assert heard.get(timeout=SOON) == "t"


def test_where_there_is_one_node_there_is_nothing_to_hear(database: Database) -> None:
    told: queue.Queue[str] = queue.Queue()
    listener = listen(database, told.put)
    with database.writing() as connection:
        guest(connection, "ann")
        laid(connection, "t", "ann")
    if database.is_shared:
        assert told.get(timeout=SOON) == ""
    listener.stop()
    listener.stop()
    if not database.is_shared:
        assert told.empty()
