"""Users, accounts, bans, tokens; and a guest's tables that an account takes along."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from samobranka.store import chats, sessions, tables, users
from samobranka.store.database import Database
from samobranka.store.faults import NameTaken
from samobranka.store.rows import ID_LENGTH, SeatRow, SessionRow, TokenRow, UserRow, new_id
from tests.store.people import guest, laid


def found(database: Database, id: str) -> UserRow:
    with database.reading() as connection:
        row = users.find(connection, id)
    assert row is not None
    return row


def test_ids_are_short_words_that_do_not_repeat() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(len(id) == ID_LENGTH and id.isalnum() and id == id.lower() for id in ids)


def test_a_user_comes_back_as_it_was(database: Database) -> None:
    row = UserRow(id="ann", name="Аня 🪄", language="ru", epoch=3, banned=True, created=2**41)
    with database.writing() as connection:
        users.add(connection, row)
    assert found(database, "ann") == row
    with database.reading() as connection:
        assert users.find(connection, "nobody") is None


def test_several_users_at_once(database: Database) -> None:
    with database.writing() as connection:
        there = [guest(connection, id) for id in ("ann", "ben", "cat")]
        found = users.find_all(connection, {"ben", "ann", "nobody"})
        assert sorted(found, key=lambda row: row.id) == there[:2]
        assert users.find_all(connection, []) == []


def test_names_are_told_apart_as_people_do() -> None:
    assert users.key_of("  Ёлка  зелёная ") == users.key_of("ёЛКА зелёная")
    assert users.key_of("ＡＮＮ") == users.key_of("ann")
    assert users.key_of("STRASSE") == users.key_of("straße")
    assert users.key_of("ann") != users.key_of("anna")


def test_no_account_has_a_nul_in_its_name(database: Database) -> None:
    with database.reading() as connection:
        assert users.find_by_key(connection, "a\x00b") is None


def test_a_guest_becomes_an_account(database: Database) -> None:
    with database.writing() as connection:
        guest(connection, "ann")
        users.make_account(connection, "ann", "Аня", "hash")
    with database.reading() as connection:
        row = users.find_by_key(connection, users.key_of("АНЯ"))
    assert row is not None
    assert (row.id, row.kind, row.name, row.password) == ("ann", "account", "Аня", "hash")


def test_a_name_belongs_to_one_account(database: Database) -> None:
    with database.writing() as connection:
        guest(connection, "ann")
        guest(connection, "ben", name="Ann")  # guests may be called alike
        users.make_account(connection, "ann", "Ann", "hash")
    with pytest.raises(NameTaken, match="ANN"), database.writing() as connection:
        users.make_account(connection, "ben", "ANN", "other")
    assert found(database, "ben").kind == "guest"


def test_accounts_by_name_and_no_guests(database: Database) -> None:
    with database.writing() as connection:
        for id, name in (("b", "боря"), ("a", "Аня"), ("v", "Вера")):
            guest(connection, id)
            users.make_account(connection, id, name, "hash")
        guest(connection, "g", name="Гость")
        assert [account.name for account in users.accounts(connection)] == ["Аня", "боря", "Вера"]


def test_an_account_is_renamed_with_what_it_logs_in_with(database: Database) -> None:
    with database.writing() as connection:
        for name in ("ann", "ben"):
            guest(connection, name)
            users.make_account(connection, name, name, "hash")
        guest(connection, "cat")
        users.rename(connection, "ann", "Anna")
        users.rename(connection, "cat", "ben")
    assert found(database, "ann").key == "anna"
    assert (found(database, "cat").name, found(database, "cat").key) == ("ben", None)
    with pytest.raises(NameTaken), database.writing() as connection:
        users.rename(connection, "ann", "Ben")
    assert found(database, "ann").name == "Anna"


def test_what_ends_all_sessions(database: Database) -> None:
    with database.writing() as connection:
        guest(connection, "ann")
        guest(connection, "robot", kind="bot", owner="ann")
        users.set_language(connection, "ann", "ru")
    assert found(database, "ann").epoch == 0
    with database.writing() as connection:
        users.set_password(connection, "ann", "new hash")
    assert (found(database, "ann").epoch, found(database, "ann").password) == (1, "new hash")
    with database.writing() as connection:
        users.log_out(connection, "ann")
    assert found(database, "ann").epoch == 2
    with database.writing() as connection:
        users.ban(connection, "ann", True)
    assert (found(database, "ann").epoch, found(database, "ann").banned) == (3, True)
    assert found(database, "robot").banned
    with database.writing() as connection:
        users.ban(connection, "ann", False)
    assert not found(database, "ann").banned


def came_in(connection: Connection, id: str, user: str, seen: int = 0) -> str:
    """A session; its key."""
    sessions.start(connection, SessionRow(id=id, user=user, browser="", created=0, seen=seen))
    return sessions.session_key(id)


def test_sessions_are_rows_that_can_be_ended(database: Database) -> None:
    with database.writing() as connection:
        for name in ("ann", "ben"):
            guest(connection, name)
        keys = [came_in(connection, id, "ann", seen) for seen, id in enumerate(("s1", "s2", "s3"))]
        keys.append(came_in(connection, "s4", "ben"))
        old = sessions.epoch_key("ann", 0)
        assert sessions.good_keys(connection, [*keys, old, "token x"]) == {*keys, old}
        assert [row.id for row in sessions.of_user(connection, "ann")] == ["s3", "s2", "s1"]
        assert not sessions.end(connection, "ben", "s1"), "it is another's"
        assert sessions.end(connection, "ann", "s1")
        assert sessions.user_of(connection, "s1") is None
        sessions.touch(connection, "s2", 9)
        sessions.end_old(connection, 9)
        assert [row.id for row in sessions.of_user(connection, "ann")] == ["s2"]


@pytest.mark.parametrize("deed", ["password", "ban", "delete", "account", "log_out"])
def test_what_leaves_no_session(database: Database, deed: str) -> None:
    with database.writing() as connection:
        guest(connection, "ann")
        keys = [came_in(connection, "s1", "ann"), sessions.epoch_key("ann", 0)]
        match deed:
            case "password":
                users.set_password(connection, "ann", "hash")
            case "ban":
                users.ban(connection, "ann", True)
            case "delete":
                users.delete(connection, "ann")
            case "account":
                users.make_account(connection, "ann", "Аня", "hash")
            case "log_out":
                users.log_out(connection, "ann")
        assert sessions.good_keys(connection, keys) == set()


def token(id: str, owner: str, user: str) -> TokenRow:
    return TokenRow(id=id, hash=f"hash of {id}", user=user, owner=owner, name="Robot", created=1)


def test_tokens(database: Database) -> None:
    with database.writing() as connection:
        guest(connection, "ann")
        guest(connection, "ben")
        robot = guest(connection, "robot", kind="bot", owner="ann")
        kept = users.add_token(connection, token("one", "ann", "robot"))
    with database.writing() as connection:
        assert users.find_by_token(connection, "hash of one") == robot
        assert users.find_by_token(connection, "hash of two") is None
        assert users.tokens_of(connection, "ann") == [kept]
        assert users.tokens_of(connection, "ben") == []
        assert not users.delete_token(connection, "ben", "one")
        assert users.delete_token(connection, "ann", "one")
        assert users.find_by_token(connection, "hash of one") is None


def test_a_deleted_user_leaves_seats_and_no_name(database: Database) -> None:
    with database.writing() as connection:
        guest(connection, "ann")
        guest(connection, "ben")
        users.make_account(connection, "ann", "Ann", "hash")
        guest(connection, "robot", kind="bot", owner="ann")
        users.add_token(connection, token("one", "ann", "robot"))
        laid(connection, "t", "ann", "ben")
        chats.add(connection, "t", "ann", "Ann", "hello", 1)
        chats.add(connection, "t", "ben", "Ben", "hello, Ann", 2)
    with database.writing() as connection:
        users.delete(connection, "ann")
    with database.writing() as connection:
        table = tables.find(connection, "t")
        assert table is not None
        assert table.seats[0] == SeatRow("person", "ann")
        assert [line.name for line in chats.last(connection, "t", 9)] == ["", "Ben"]
        assert users.find_by_token(connection, "hash of one") is None
        assert users.find_by_key(connection, "ann") is None
    for gone in ("ann", "robot"):
        row = found(database, gone)
        assert (row.name, row.key, row.password) == ("", None, None)


def test_a_guests_tables_are_brought_along(database: Database) -> None:
    with database.writing() as connection:
        for name in ("ann", "guest", "ben"):
            guest(connection, name)
        laid(connection, "mine", "guest", "ben")
        laid(connection, "both", "guest", "ann")
        laid(connection, "others", "ben")
        chats.add(connection, "mine", "guest", "Guest", "hello", 1)
        stale = tables.find(connection, "mine")
    assert stale is not None
    with database.writing() as connection:
        assert users.bring_tables(connection, "guest", "ann") == ["mine"]
    with database.reading() as connection:
        mine, both = tables.find(connection, "mine"), tables.find(connection, "both")
        assert mine is not None
        assert both is not None
        assert (mine.host, mine.seats[0].user, mine.version) == ("ann", "ann", stale.version + 1)
        assert [seat.user for seat in both.seats] == ["guest", "ann"]
        assert [line.user for line in chats.last(connection, "mine", 9)] == ["ann"]


def test_a_seat_holds_no_unknown_user(database: Database) -> None:
    with pytest.raises(IntegrityError), database.writing() as connection:
        laid(connection, "t", "nobody")
