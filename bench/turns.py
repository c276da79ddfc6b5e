"""How long a bot's whole turn takes at a table that somebody watches, thinking and pauses included.

    python bench/turns.py [LEVEL …] [--game catan] [--seats 4] [--matches 20] [--minutes 10]

For each level bots of it alone play matches, one after the other, on a server as people run it, and a
watcher notes when parts of turns begin. Prints the median and the 95th percentile of a turn, the
longest, and how many were seen. Waits first until the machine code of the game's bots is there.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

import numpy as np
from tests.server.conftest import Running, serving, settings_in
from tests.server.player import Player

from samobranka.bots.levels import LEVELS

BEGINS = "part_began"
"""The event by which a game tells that a turn begins."""


async def watch(server: Running, game: str, level: str, seats: int, until: float) -> list[float]:
    """The seconds of every whole turn of one match."""
    with server.client() as client:
        client.guest()
        places = [{"kind": "bot", "bot": level}] * seats
        asked = client.post("/api/tables", json={"game": game, "seats": places})
        table = asked.raise_for_status().json()["id"]
        client.post(f"/api/tables/{table}/start").raise_for_status()
        begun: list[float] = []
        async with Player(client, table) as watcher:
            while watcher.result is None and time.monotonic() < until:
                message = await watcher.hear()
                events = [e for line in message.get("lines", []) for e in line["events"]]
                if message["type"] == "told" and any(e["kind"] == BEGINS for e in events):
                    begun.append(time.monotonic())
        return np.diff(begun).tolist()


async def measure(server: Running, arguments: argparse.Namespace, level: str) -> None:
    """Prints what the turns of a level take."""
    until, seconds, matches = time.monotonic() + 60 * arguments.minutes, [], 0
    while matches < arguments.matches and time.monotonic() < until:
        seconds += await watch(server, arguments.game, level, arguments.seats, until)
        matches += 1
    middle, high = np.percentile(seconds, [50, 95])
    print(
        f"{level}: median {middle:.2f} s, p95 {high:.2f} s, longest {max(seconds):.2f} s of"
        f" {len(seconds)} turns in {matches} matches (allowed: {LEVELS[level].turn:g} s)",
        flush=True,
    )


async def warm(server: Running, arguments: argparse.Namespace) -> None:
    """Until bots of the game think on machine code."""
    pool = server.app.state.house.hall.floor.pool
    pool.want_machine_code(arguments.game)
    while pool.engine_of(arguments.game) != "cpu":
        await asyncio.sleep(1)


def main() -> None:
    """Measures the levels that are asked for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("levels", nargs="*", default=list(LEVELS))
    parser.add_argument("--game", default="catan")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--minutes", type=float, default=10)
    arguments = parser.parse_args()

    async def run() -> None:
        await warm(server, arguments)
        for level in arguments.levels:
            await measure(server, arguments, level)

    with (
        tempfile.TemporaryDirectory() as folder,
        serving(settings_in(Path(folder), bot_pace=400, bot_time=1.0, build_bots=True)) as server,
    ):
        asyncio.run(run())


if __name__ == "__main__":
    main()
