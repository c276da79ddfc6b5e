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
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
from load import DECODER, connected, guests, lay, memory_of, sealed, serve, wait_for


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
        """One person: seals, acts whenever there is something to choose, and leaves at the end."""
        acted: tuple[int, int] | None = None
        async with await connected(self.url, user, table) as socket:
            async for text in socket:
                message = DECODER.decode(text)
                if message.sealing is not None:
                    await socket.send(msgspec.json.encode(sealed(message.sealing.step)).decode())
                if message.result is not None:
                    return
                seen = message.seen
                if seen is None or not seen.offers or acted == (seen.moment, seen.own):
                    continue
                acted = (seen.moment, seen.own)
                action = self._luck.choice(seen.offers).action
                said = {"type": "act", "action": action, "moment": seen.moment, "own": seen.own}
                await socket.send(msgspec.json.encode(said).decode())

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
    url = f"http://127.0.0.1:{asked.port}"
    with tempfile.TemporaryDirectory() as folder:
        server = serve(Path(folder), None, asked.port)
        try:
            wait_for(url)
            asyncio.run(Evening(asked, url, server.pid).run())
        finally:
            server.terminate()
            server.wait(30)


if __name__ == "__main__":
    main()
