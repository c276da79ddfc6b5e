"""What a house keeps about itself, shared by all its nodes."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from samobranka.store.schema import entries, settings

SIGNING_KEY = "signing_key"
KEY_BYTES = 32
ALIVE = "alive"
DOWNTIME = "downtime"


def get(connection: Connection, key: str) -> bytes | None:
    """A setting; None when it was never put."""
    return connection.execute(select(settings.c.value).where(settings.c.key == key)).scalar()


def put(connection: Connection, key: str, value: bytes) -> None:
    """Keeps a setting."""
    if not _put_first(connection, key, value):
        connection.execute(update(settings).where(settings.c.key == key).values(value=value))


def signing_key(connection: Connection) -> bytes:
    """The key cookies are signed with: made by the first node that asks, the same for all."""
    found = get(connection, SIGNING_KEY)
    if found is None:
        _put_first(connection, SIGNING_KEY, secrets.token_bytes(KEY_BYTES))
        found = get(connection, SIGNING_KEY)
    assert found is not None
    return found


def beat(connection: Connection, now: int) -> None:
    """A node is there."""
    put(connection, ALIVE, str(now).encode())


def come_up(connection: Connection, now: int, doubt: int) -> int:
    """A node is there again: how long there has been none, all in all.

    A gap of no more than `doubt` milliseconds is none: another node may be between two beats.
    """
    alive = _number(connection, ALIVE)
    if alive is None:  # a store of before there were beats: it was alive when it last wrote
        alive = connection.execute(select(func.max(entries.c.at))).scalar() or now
    gap = now - alive
    total = (_number(connection, DOWNTIME) or 0) + (gap if gap > doubt else 0)
    put(connection, DOWNTIME, str(total).encode())
    beat(connection, now)
    return total


def _number(connection: Connection, key: str) -> int | None:
    found = get(connection, key)
    return int(found) if found is not None else None


def _put_first(connection: Connection, key: str, value: bytes) -> bool:
    """Keeps a setting unless there is one; whether it did."""
    try:
        with connection.begin_nested():
            connection.execute(insert(settings), {"key": key, "value": value})
    except IntegrityError:
        return False
    return True
