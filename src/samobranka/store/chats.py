"""What people say at tables."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, select

from samobranka.store.notices import notify
from samobranka.store.rows import ChatRow
from samobranka.store.schema import chats, tables


def add(connection: Connection, match: str, user: str, name: str, text: str, at: int) -> ChatRow:
    """Keeps a line and numbers it."""
    # Two nodes may keep lines of one table at once: the table's row makes them take turns.
    turn = select(tables.c.id).where(tables.c.id == match).with_for_update(key_share=True)
    connection.execute(turn)
    highest = connection.execute(select(func.max(chats.c.number)).where(chats.c.match == match))
    row = ChatRow((highest.scalar() or 0) + 1, user, name, text, at)
    values = {"match": match, "number": row.number, "user": user}
    connection.execute(insert(chats), {**values, "name": name, "text": text, "at": at})
    notify(connection, match)
    return row


def last(connection: Connection, match: str, limit: int) -> list[ChatRow]:
    """The last lines, oldest first."""
    said = select(chats.c.number, chats.c.user, chats.c.name, chats.c.text, chats.c.at)
    latest = said.where(chats.c.match == match).order_by(chats.c.number.desc()).limit(limit)
    return [ChatRow(*row) for row in connection.execute(latest)][::-1]
