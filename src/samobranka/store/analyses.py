"""What the coach said of finished matches: computed once, then kept."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from samobranka.store.schema import analyses


def add(connection: Connection, match: str, body: bytes, at: int) -> None:
    """Keeps an analysis; where another node was faster, that one stays."""
    with suppress(IntegrityError), connection.begin_nested():
        connection.execute(insert(analyses), {"match": match, "body": body, "at": at})


def find(connection: Connection, match: str) -> bytes | None:
    """The analysis of a match, as JSON."""
    return connection.execute(select(analyses.c.body).where(analyses.c.match == match)).scalar()
