"""What somebody has put away from the list of their own tables. The tables themselves stay."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert

from samobranka.store.rows import Shelf
from samobranka.store.schema import shelves


def put(connection: Connection, user: str, table: str, kind: Shelf) -> None:
    """Puts a table into the archive, or out of somebody's sight for good."""
    take(connection, user, table)
    connection.execute(insert(shelves), {"user": user, "table": table, "kind": kind})


def take(connection: Connection, user: str, table: str) -> None:
    """Takes a table back from where somebody has put it."""
    theirs = delete(shelves).where(shelves.c.user == user, shelves.c.table == table)
    connection.execute(theirs)
