"""Finished matches as they were shown, page by page, for each audience: made once, never changed."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress

from sqlalchemy import Connection, exists, insert, select
from sqlalchemy.exc import IntegrityError

from samobranka.store.rows import KeepsakeRow
from samobranka.store.schema import keepsakes, tables

SPECTATOR = -1


def add(connection: Connection, match: str, pages: Sequence[KeepsakeRow], at: int) -> None:
    """Keeps all pages of a match; where another node was faster, its pages stay."""
    rows = [
        {
            "match": match,
            "audience": SPECTATOR if page.audience is None else page.audience,
            "first": page.first,
            "total": page.total,
            "body": page.body,
            "at": at,
        }
        for page in pages
    ]
    with suppress(IntegrityError), connection.begin_nested():
        connection.execute(insert(keepsakes), rows)


def find(
    connection: Connection, match: str, audience: int | None, first: int
) -> KeepsakeRow | None:
    """The page of a match on which a step stands, as an audience saw it."""
    whose = SPECTATOR if audience is None else audience
    page = (
        select(keepsakes)
        .where(keepsakes.c.match == match, keepsakes.c.audience == whose)
        .where(keepsakes.c.first <= first)
        .order_by(keepsakes.c.first.desc())
        .limit(1)
    )
    found = connection.execute(page).mappings().first()
    if found is None:
        return None
    return KeepsakeRow(audience, found["first"], found["total"], found["body"])


def missing(connection: Connection, limit: int, but: Collection[str] = ()) -> list[str]:
    """Matches that are over and have not been kept, the latest first."""
    kept = exists().where(keepsakes.c.match == tables.c.id)
    over = select(tables.c.id).where(tables.c.status == "over", ~kept, tables.c.id.not_in(but))
    return list(connection.execute(over.order_by(tables.c.created.desc()).limit(limit)).scalars())
