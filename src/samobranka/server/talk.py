"""What is said at a table, as far as who comes late is shown it."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection as Database

from samobranka.server.protocol import ChatLine
from samobranka.store import chats
from samobranka.store.rows import ChatRow

SHOWN = 50


class Talk:
    """The last lines of a table's chat. It is kept beside the match and never read anew with it."""

    def __init__(self) -> None:
        self.lines: list[ChatLine] = []

    def hear(self, said: Sequence[ChatRow]) -> list[ChatLine]:
        """Takes in what was said, in its order; what of it is new."""
        last = self.lines[-1].number if self.lines else -1
        fresh = [chat_line(row) for row in said if row.number > last]
        self.lines = [*self.lines, *fresh][-SHOWN:]
        return fresh


def last_said(database: Database, table: str) -> list[ChatRow]:
    """As much of a table's chat as is shown, from the store."""
    return chats.last(database, table, SHOWN)


def chat_line(row: ChatRow) -> ChatLine:
    """What was said, as everybody is told it."""
    return ChatLine(number=row.number, user=row.user, name=row.name, text=row.text, at=row.at)
