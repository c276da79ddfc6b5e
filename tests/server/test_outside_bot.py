"""The example of docs/examples: a program of somebody's own sits down with a token and plays."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.conftest import Client, Running
from tests.server.player import Player

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "outside_bot.py"


@pytest.mark.anyio
async def test_the_example_plays_a_whole_match(server: Running, guest: Client) -> None:
    token = guest.post("/api/me/tokens", json={"name": "Шестерёнка"}).raise_for_status().json()
    seats = [{"kind": "person"}, {"kind": "open"}]
    asked = {"game": "master_elf", "seats": seats}
    table = guest.post("/api/tables", json=asked).raise_for_status().json()["id"]
    command = [sys.executable, str(EXAMPLE), server.url, table, token["token"]]
    bot = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        async with Player(guest, table) as me:
            await me.until(lambda: me.info["seats"][1]["kind"] == "person")
            assert me.info["seats"][1]["name"] == "Шестерёнка"
            await asyncio.to_thread(guest.post, f"/api/tables/{table}/start")
            await me.play_out()
        said, _ = await asyncio.to_thread(bot.communicate, timeout=20)
    finally:
        bot.kill()
        if bot.stdout is not None:
            bot.stdout.close()
    assert bot.returncode == 0, said
    assert "reason" in said


def test_a_wrong_token_is_refused(server: Running, guest: Client) -> None:
    asked = {"game": "master_elf", "seats": [{"kind": "person"}, {"kind": "open"}]}
    table = guest.post("/api/tables", json=asked).raise_for_status().json()["id"]
    command = [sys.executable, str(EXAMPLE), server.url, table, "samobranka_wrong"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "401" in done.stderr
