"""A program that stores entries and says so, until it is killed: python -m tests.store.writer URL."""

from __future__ import annotations

import asyncio
import sys

from sqlalchemy import Connection

from samobranka.core.match import TimedOut
from samobranka.store import entries
from samobranka.store.database import Database
from samobranka.store.journal import Journal


async def write_on(url: str, matches: list[str]) -> None:
    """Every match gets one entry after the other; each is told of when it is stored."""
    journal = Journal(Database.open(url))

    async def write_to(match: str) -> None:
        number = await journal.read(lambda connection: entries.count(connection, match))
        while True:

            def append(connection: Connection, number: int = number) -> None:
                entries.append(connection, match, number, [TimedOut(number)], number)

            await journal.write(append)
            print(match, number, flush=True)
            number += 1

    await asyncio.gather(*(write_to(match) for match in matches))


if __name__ == "__main__":
    asyncio.run(write_on(sys.argv[1], sys.argv[2:]))
