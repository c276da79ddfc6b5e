"""Whether a server's memory stays as it is while matches come and go.

    python bench/memory.py [--game G] [--matches N] [--every K] [--at-once T] [--seats S]

Starts `samobranka serve`, plays N whole matches of people who act at random, so many at once, and says
after every K matches how much memory the server holds. A table is put away a minute after the last has
gone, so the first figures still rise.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time

import httpx
from load import Person, connected, guests, lay, memory_of, serving


class Evening:
    """Matches that are played, one after another at each of several tables."""

    def __init__(self, asked: argparse.Namespace, url: str, pid: int) -> None:
        self.asked = asked
        self.url = url
        self.pid = pid
        self.began = time.perf_counter()
        self.left = asked.matches
        self.played = 0
        self._luck = random.Random(1)

    async def run(self) -> None:
        """All matches."""
        self._say()
        async with asyncio.TaskGroup() as group:
            for _ in range(self.asked.at_once):
                group.create_task(self._play_on())

    async def _play_on(self) -> None:
        users = await guests(self.url, self.asked.seats)
        while self.left:
            self.left -= 1
            await self._play(users)
            self.played += 1
            if self.played % self.asked.every == 0:
                self._say()
        for user in users:
            await user.aclose()

    async def _play(self, users: list[httpx.AsyncClient]) -> None:
        table = await lay(self.asked.game, users)
        async with asyncio.TaskGroup() as group:
            for user in users:
                group.create_task(self._sit(user, table))
            (await users[0].post(f"/api/tables/{table}/start")).raise_for_status()

    async def _sit(self, user: httpx.AsyncClient, table: str) -> None:
        """One person, until the match is over."""
        async with await connected(self.url, user, table) as socket:
            person = Person(socket, self._luck)
            async for seen in person.chances():
                await person.act(seen)

    def _say(self) -> None:
        minutes = (time.perf_counter() - self.began) / 60
        print(
            f"{self.played:6} matches, {memory_of(self.pid):6.1f} MiB, {minutes:5.1f} min",
            flush=True,
        )


def main() -> None:
    """Starts the server, plays, stops it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="master_elf")
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--every", type=int, default=200)
    parser.add_argument("--at-once", type=int, default=4)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--port", type=int, default=8908)
    asked = parser.parse_args()
    with serving(asked.port) as (url, pid, _):
        asyncio.run(Evening(asked, url, pid).run())


if __name__ == "__main__":
    main()
