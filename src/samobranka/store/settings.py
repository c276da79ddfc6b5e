"""What a house keeps about itself, shared by all its nodes."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from samobranka.store.schema import entries, settings

SIGNING_KEY = "signing_key"
KEY_BYTES = 32
HOST_LINK = "host_link"
"""The hash of the link that makes a browser the host's: the newest, and no other."""
ALIVE = "alive"
DOWNTIME = "downtime"
LONG_GONE = 24 * 60 * 60 * 1000
LAST_ENTRY = select(func.max(entries.c.at))


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


def beat(connection: Connection, node: str, now: int) -> None:
    """A node is there. Each has a row of its own, for which it waits for no other."""
    put(connection, f"{ALIVE} {node}", str(now).encode())


def come_up(connection: Connection, node: str, now: int, doubt: int) -> int:
    """A node is there again: how long there has been none, all in all.

    A gap of no more than `doubt` milliseconds is none: another node may be between two beats.
    """
    beats = select(settings.c.key, settings.c.value).where(settings.c.key.startswith(f"{ALIVE} "))
    alive = {key: int(at) for key, at in connection.execute(beats)}
    # A store of before there were beats was alive when it last wrote.
    last = max(alive.values(), default=None) or connection.execute(LAST_ENTRY).scalar() or now
    gap = now - last
    total = int(get(connection, DOWNTIME) or 0) + (gap if gap > doubt else 0)
    put(connection, DOWNTIME, str(total).encode())
    gone = [key for key, at in alive.items() if at < now - LONG_GONE]
    connection.execute(delete(settings).where(settings.c.key.in_(gone)))
    beat(connection, node, now)
    return total


def _put_first(connection: Connection, key: str, value: bytes) -> bool:
    """Keeps a setting unless there is one; whether it did."""
    try:
        with connection.begin_nested():
            connection.execute(insert(settings), {"key": key, "value": value})
    except IntegrityError:
        return False
    return True
