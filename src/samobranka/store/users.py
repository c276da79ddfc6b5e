"""Users and the tokens of their programs."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, func, insert, or_, select, update
from sqlalchemy import delete as delete_from
from sqlalchemy.exc import IntegrityError

from samobranka.store import ratings
from samobranka.store.faults import NameTaken
from samobranka.store.notices import notify
from samobranka.store.rows import TokenRow, UserRow
from samobranka.store.schema import chats, seats, sessions, shelves, tables, tokens, users


def key_of(name: str) -> str:
    """A name as accounts are told apart by it: «Ёлка» and «ёлка» are one."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


LOOK_ALIKES = str.maketrans(
    "аеорсухвнкмтзіјѕһԁԛԝёαορνικτυχεβ01i|",
    "aeopcyxbhkmt3ljshdqweaopvlktyxebolll",
)
"""Letters of other alphabets, and figures, that look like Latin letters when written large or small."""


def look_of(name: str) -> str:
    """A name as it looks: the same for two names that people take for one another."""
    return key_of(name).translate(LOOK_ALIKES)


def look_alike(connection: Connection, name: str) -> str | None:
    """The id of an account whose name is this one, or looks like it."""
    key = key_of(name)
    alike = select(users.c.id, users.c.key).where(func.length(users.c.key) == len(key))
    found = (row.id for row in connection.execute(alike) if look_of(row.key) == look_of(name))
    return next(found, None)


def add(connection: Connection, row: UserRow) -> UserRow:
    """A new user."""
    with _claiming(row.name):
        connection.execute(insert(users), msgspec.structs.asdict(row))
    return row


def find(connection: Connection, id: str) -> UserRow | None:
    """A user by id."""
    return _user(connection.execute(select(users).where(users.c.id == id)).first())


def find_all(connection: Connection, ids: Collection[str]) -> list[UserRow]:
    """The users of these ids, as far as there are any."""
    found = connection.execute(select(users).where(users.c.id.in_(ids)))
    return [user for row in found if (user := _user(row)) is not None]


def find_by_key(connection: Connection, key: str) -> UserRow | None:
    """An account by what `key_of` makes of its name."""
    if "\x00" in key:  # PostgreSQL keeps no such text, and does not look for it either
        return None
    return _user(connection.execute(select(users).where(users.c.key == key)).first())


def accounts(connection: Connection) -> list[UserRow]:
    """All accounts, by name."""
    found = connection.execute(select(users).where(users.c.kind == "account").order_by(users.c.key))
    return [user for row in found if (user := _user(row)) is not None]


def rename(connection: Connection, id: str, name: str) -> None:
    """What others see; an account also logs in with it from now on, so NameTaken may come."""
    change(connection, id, name=name)
    with _claiming(name):
        account = update(users).where(users.c.id == id, users.c.key.is_not(None))
        connection.execute(account.values(key=key_of(name)))


def set_language(connection: Connection, id: str, language: str | None) -> None:
    """The language a user is spoken to in."""
    change(connection, id, language=language)


def hide(connection: Connection, id: str, hidden: bool) -> None:
    """Whether others are told how a user plays."""
    change(connection, id, hidden=hidden)


def make_account(connection: Connection, id: str, name: str, password: str) -> None:
    """A guest becomes an account, and whoever was logged in as that guest is no longer.

    NameTaken when another one has that name.
    """
    with _claiming(name):
        change(connection, id, kind="account", name=name, key=key_of(name), password=password)
    log_out(connection, id)


def set_password(connection: Connection, id: str, password: str) -> None:
    """Another password hash; whoever is logged in has to do it again."""
    change(connection, id, password=password)
    log_out(connection, id)


def ban(connection: Connection, id: str, banned: bool) -> None:
    """Shuts a user out, or lets them in again; their programs too."""
    theirs = update(users).where(or_(users.c.id == id, users.c.owner == id))
    connection.execute(theirs.values(banned=banned))
    log_out(connection, id)


def log_out(connection: Connection, id: str) -> None:
    """Ends all sessions of a user, and all cookies from before there were sessions."""
    connection.execute(delete_from(sessions).where(sessions.c.user == id))
    change(connection, id, epoch=users.c.epoch + 1)


def delete(connection: Connection, id: str) -> None:
    """Forgets who a user and their programs were. Their seats and what they said stay, nameless."""
    nobody: dict[str, Any] = {"name": "", "key": None, "password": None, "language": None}
    connection.execute(delete_from(tokens).where(tokens.c.owner == id))
    gone = or_(users.c.id == id, users.c.owner == id)
    unnamed = update(chats).where(chats.c.user.in_(select(users.c.id).where(gone)))
    connection.execute(unnamed.values(name=""))
    forgotten = {**nobody, "kind": "guest", "owner": None}
    connection.execute(update(users).where(gone).values(**forgotten))
    log_out(connection, id)


def bring_tables(connection: Connection, source: str, target: str) -> list[str]:
    """Gives a guest's seats and tables to an account; the ids of the tables that changed.

    A table at which both sit already is left as it is: nobody holds two seats.
    """
    both = select(seats.c.table).where(seats.c.user == target)
    theirs = or_(
        tables.c.host == source,
        tables.c.id.in_(select(seats.c.table).where(seats.c.user == source)),
    )
    found = select(tables.c.id).where(theirs, tables.c.id.not_in(both))
    changed = list(connection.execute(found).scalars())
    for place, column in (
        (seats, seats.c.table),
        (chats, chats.c.match),
        (shelves, shelves.c.table),
    ):
        moved = update(place).where(place.c.user == source, column.in_(changed))
        connection.execute(moved.values(user=target))
    hosted = update(tables).where(tables.c.host == source, tables.c.id.in_(changed))
    connection.execute(hosted.values(host=target))
    newer = update(tables).where(tables.c.id.in_(changed))
    connection.execute(newer.values(version=tables.c.version + 1))
    ratings.bring(connection, source, target)
    for table in changed:
        notify(connection, table)
    return changed


def change(connection: Connection, id: str, **values: Any) -> None:
    """Writes some fields of a user."""
    connection.execute(update(users).where(users.c.id == id).values(**values))


# ---------------------------------------------------------------- tokens


def add_token(connection: Connection, row: TokenRow) -> TokenRow:
    """A new token; only its hash is kept."""
    connection.execute(insert(tokens), msgspec.structs.asdict(row))
    return row


def find_by_token(connection: Connection, hash: str) -> UserRow | None:
    """The bot a token acts for, by the token's hash."""
    holder = select(users).join(tokens, tokens.c.user == users.c.id)
    return _user(connection.execute(holder.where(tokens.c.hash == hash)).first())


def tokens_of(connection: Connection, owner: str) -> list[TokenRow]:
    """A user's tokens, oldest first."""
    owned = select(tokens).where(tokens.c.owner == owner)
    found = connection.execute(owned.order_by(tokens.c.created, tokens.c.id))
    return [TokenRow(**row._mapping) for row in found]


def delete_token(connection: Connection, owner: str, id: str) -> bool:
    """Takes a token of this owner out of use; False when there was none."""
    owned = delete_from(tokens).where(tokens.c.id == id, tokens.c.owner == owner)
    return connection.execute(owned).rowcount == 1


def _user(row: Row[Any] | None) -> UserRow | None:
    return None if row is None else UserRow(**row._mapping)


@contextmanager
def _claiming(name: str) -> Iterator[None]:
    """Inside, only the uniqueness of an account's key can be violated."""
    try:
        yield
    except IntegrityError as error:
        raise NameTaken(name=name) from error
