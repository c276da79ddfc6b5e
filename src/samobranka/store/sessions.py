"""Who is logged in where: a row for every browser, which can be ended.

What somebody came in with is named by a *key*: `session <id>`, the `token <hash>` of a program, or the
`epoch <user> <number>` of a cookie from before there were sessions.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import Column, Connection, delete, insert, select, update

from samobranka.store import users
from samobranka.store.rows import SessionRow, UserRow
from samobranka.store.schema import sessions, tokens


def session_key(id: str) -> str:
    """The key of a session."""
    return f"session {id}"


def token_key(hash: str) -> str:
    """The key of a token."""
    return f"token {hash}"


def epoch_key(user: str, epoch: int) -> str:
    """The key of all cookies of a user that name no session."""
    return f"epoch {user} {epoch}"


def start(connection: Connection, row: SessionRow) -> SessionRow:
    """Somebody comes in."""
    connection.execute(insert(sessions), msgspec.structs.asdict(row))
    return row


def user_of(connection: Connection, id: str) -> UserRow | None:
    """Whose session it is; nobody's once it is ended."""
    theirs = select(sessions.c.user).where(sessions.c.id == id)
    user = connection.execute(theirs).scalar()
    return users.find(connection, user) if user is not None else None


def of_user(connection: Connection, user: str) -> list[SessionRow]:
    """A user's sessions, the last seen first."""
    theirs = select(sessions).where(sessions.c.user == user)
    found = connection.execute(theirs.order_by(sessions.c.seen.desc(), sessions.c.id))
    return [SessionRow(**row._mapping) for row in found]


def touch(connection: Connection, id: str, now: int) -> None:
    """The session is in use."""
    connection.execute(update(sessions).where(sessions.c.id == id).values(seen=now))


def end(connection: Connection, user: str, id: str) -> bool:
    """Ends a session of this user; False when there was none."""
    theirs = delete(sessions).where(sessions.c.id == id, sessions.c.user == user)
    return connection.execute(theirs).rowcount == 1


def end_old(connection: Connection, before: int) -> None:
    """Ends the sessions that nobody has used since."""
    connection.execute(delete(sessions).where(sessions.c.seen < before))


def good_keys(connection: Connection, keys: Collection[str]) -> set[str]:
    """Those of the keys that still open something."""
    parts = [key.split(" ") for key in keys]
    ids = [part[1] for part in parts if part[0] == "session"]
    hashes = [part[1] for part in parts if part[0] == "token"]
    old = [part[1] for part in parts if part[0] == "epoch"]
    good = {session_key(id) for id in _present(connection, sessions.c.id, ids)}
    good |= {token_key(hash) for hash in _present(connection, tokens.c.hash, hashes)}
    good |= {epoch_key(user.id, user.epoch) for user in users.find_all(connection, old)}
    return good.intersection(keys)


def _present(connection: Connection, column: Column[str], values: list[str]) -> list[str]:
    return list(connection.execute(select(column).where(column.in_(values))).scalars())
