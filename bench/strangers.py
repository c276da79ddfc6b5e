"""How long a stranger waits for a bot while others keep bots thinking at many tables.

    python bench/strangers.py [--game G] [--tables N] [--guests K] [--turns T] [--near]

Starts `samobranka serve` with one worker. A stranger plays T turns against one bot, `master`; first
alone, then while K guests have N tables with three `fearsome` bots each, and act as soon as they may.
They come from one address, the stranger from another or (`--near`) from the same. Measured is how long
the stranger waits from acting until there is something to choose.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from statistics import median

import httpx
from load import Person, connected, guests, serving

CROWD, ELSEWHERE = "127.0.0.2", "127.0.0.3"
FEARSOME = ["fearsome"] * 3
PATIENCE = 400.0
STOPPED = 10.0
"""Seconds until nobody thinks any more for who has gone."""


class Guest:
    """Somebody at a table of bots, who acts at once and at random."""

    def __init__(
        self, url: str, user: httpx.AsyncClient, address: str, game: str, bots: list[str]
    ) -> None:
        self._url, self._user, self._address = url, user, address
        self._game, self._bots = game, bots
        self._luck = random.Random(1)
        self.waits: list[float] = []
        self.since = 0.0
        """When the last action was sent."""

    async def play(self, turns: int) -> None:
        """So many turns at a table of their own."""
        seats = [{"kind": "person"}, *({"kind": "bot", "bot": bot} for bot in self._bots)]
        laid = await self._user.post("/api/tables", json={"game": self._game, "seats": seats})
        table = str(laid.raise_for_status().json()["id"])
        async with await connected(self._url, self._user, table, self._address) as socket:
            (await self._user.post(f"/api/tables/{table}/start")).raise_for_status()
            person = Person(socket, self._luck)
            async for seen in person.chances():
                acted = person.acted
                if acted is not None and seen.moment > acted.moment + 1:  # somebody came between
                    self.waits.append(time.perf_counter() - self.since)
                if len(self.waits) >= turns:
                    return
                self.since = time.perf_counter()
                await person.act(seen)


async def play(url: str, user: httpx.AsyncClient, asked: argparse.Namespace, said: str) -> None:
    """The stranger's turns, and how long each took."""
    address = CROWD if asked.near else ELSEWHERE
    stranger = Guest(url, user, address, asked.game, ["master"])
    try:
        async with asyncio.timeout(PATIENCE):
            await stranger.play(asked.turns)
    except TimeoutError:
        stranger.waits.append(time.perf_counter() - stranger.since)
    waits = stranger.waits
    print(
        f"{said}: {len(waits)} turns, median {median(waits):.1f} s, longest {max(waits):.1f} s",
        flush=True,
    )


async def measure(asked: argparse.Namespace, url: str) -> None:
    """Alone, and beside the others."""
    (user,) = await guests(url, 1)
    await play(url, user, asked, "alone")
    await asyncio.sleep(STOPPED)
    others = await guests(url, asked.guests)
    busy = [
        asyncio.create_task(
            Guest(url, others[table % asked.guests], CROWD, asked.game, FEARSOME).play(10_000)
        )
        for table in range(asked.tables)
    ]
    await asyncio.sleep(STOPPED)
    await play(url, user, asked, f"beside {asked.tables} tables of {asked.guests} guests")
    for task in busy:
        task.cancel()
    for ended in await asyncio.gather(*busy, return_exceptions=True):
        if not isinstance(ended, asyncio.CancelledError | None):
            print(f"a guest stopped: {ended!r}")


def main() -> None:
    """Starts the server, measures, stops it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="master_elf")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--guests", type=int, default=1)
    parser.add_argument("--turns", type=int, default=8)
    parser.add_argument("--near", action="store_true")
    parser.add_argument("--port", type=int, default=8909)
    asked = parser.parse_args()
    with serving(asked.port) as (url, _, _):
        asyncio.run(measure(asked, url))


if __name__ == "__main__":
    main()
