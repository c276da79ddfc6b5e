"""Who is connected at which node: each tells of its own people, and hears of the others'."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete, insert, or_, select

from samobranka.store.schema import presence

LONG_GONE = 60 * 60 * 1000

Sitting = tuple[str, str]
"""A table and a user."""


def tell(connection: Connection, node: str, here: Collection[Sitting], now: int) -> None:
    """These people are connected at a node, and no others."""
    old = or_(presence.c.node == node, presence.c.seen < now - LONG_GONE)
    connection.execute(delete(presence).where(old))
    rows = [{"node": node, "table": table, "user": user, "seen": now} for table, user in here]
    if rows:
        connection.execute(insert(presence), rows)


def elsewhere(
    connection: Connection, node: str, tables: Collection[str], since: int
) -> set[Sitting]:
    """Who is connected to these tables at other nodes, as they have told since then."""
    others = select(presence.c.table, presence.c.user).where(
        presence.c.node != node, presence.c.table.in_(tables), presence.c.seen >= since
    )
    return {(row.table, row.user) for row in connection.execute(others)}
