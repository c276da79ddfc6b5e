"""How long after the first start of a server a bot has answered at full strength, on machine code.

    python bench/awake.py [/path/to/env/bin/samobranka] [--game catan] [--bot master] [--wake]

Nothing is left from before: the folders for machine code and for matches are new. A guest lays a table
of bots and looks on. Told are seconds by the clock, and of the processor for the server with all its
processes; and how busy the machine was, because others take their share of both.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.server.conftest import Client

from samobranka.bots.levels import LEVELS

LONGEST = 580.0
LOOK = 0.1
ADDRESS = re.compile(r"http://\S+")


def measure(command: str, game: str, bot: str, wakes: bool) -> None:
    """One first start."""
    with tempfile.TemporaryDirectory() as folder:
        own = {"SAMOBRANKA_CACHE": f"{folder}/cache", "SAMOBRANKA_HOME": folder}
        arguments = [command, "serve", "--port", "0", "--data", folder, "--lang", "en"]
        began = time.monotonic()
        server = subprocess.Popen(
            [*arguments, *(["--wake"] if wakes else [])],
            env={**os.environ, **own},
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            url = address_of(server)
            print(f"it serves:              {time.monotonic() - began:6.1f} s")
            asyncio.run(watch(url, game, bot, began))
        finally:
            server.send_signal(signal.SIGTERM)
            server.communicate()
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"of the processor:       {spent.ru_utime + spent.ru_stime:6.1f} s")
    print(f"processes that waited for it: {Path('/proc/loadavg').read_text().split()[0]}")


def address_of(server: subprocess.Popen[str]) -> str:
    """Where it says that it is."""
    assert server.stdout is not None
    for line in server.stdout:
        if found := ADDRESS.search(line):
            return found[0].rstrip("/")
    sys.exit("the server did not start")


async def watch(url: str, game: str, bot: str, began: float) -> None:
    """Looks on at a table of bots until one has answered at full strength."""
    with Client(url) as client:
        client.guest()
        seats = [{"kind": "bot", "bot": bot}] * 3
        laid = client.post("/api/tables", json={"game": game, "seats": seats})
        table = laid.raise_for_status().json()["id"]
        client.post(f"/api/tables/{table}/start").raise_for_status()
        answers: list[float] = []
        async with client.connect(table) as socket:
            listening = asyncio.create_task(listen(socket, answers, began))
            while not is_awake(client, game) and time.monotonic() < began + LONGEST:
                await asyncio.sleep(LOOK)
            awake = time.monotonic() - began - LOOK - LEVELS[bot].seconds
            print(f"machine code is there:  {time.monotonic() - began:6.1f} s")
            while not (answers and answers[-1] >= awake):
                if listening.done():
                    sys.exit(f"the table was lost: {listening.exception()}")
                await asyncio.sleep(LOOK)
            listening.cancel()
        print(f"first answer:           {answers[0]:6.1f} s")
        print(f"first at full strength: {next(a for a in answers if a >= awake):6.1f} s")


def is_awake(client: Client, game: str) -> bool:
    """Whether the bots of a game run on machine code."""
    games = client.get("/api/games").raise_for_status().json()
    return any(each["id"] == game and each.get("engine") == "cpu" for each in games)


async def listen(socket: object, answers: list[float], began: float) -> None:
    """Notes when bots act."""
    async for message in socket:  # type: ignore[attr-defined]
        if json.loads(message).get("lines"):
            answers.append(time.monotonic() - began)


def main() -> None:
    """Reads what is asked."""
    parser = argparse.ArgumentParser()
    parser.add_argument(
        "command", nargs="?", default=str(Path(sys.executable).parent / "samobranka")
    )
    parser.add_argument("--game", default="catan")
    parser.add_argument("--bot", default="master")
    parser.add_argument("--wake", action="store_true")
    asked = parser.parse_args()
    measure(os.path.abspath(asked.command), asked.game, asked.bot, asked.wake)


if __name__ == "__main__":
    main()
