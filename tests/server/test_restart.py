"""What a restart does to a match that is being played."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.conftest import Client, Running, serving, settings_in
from tests.server.player import Player
from tests.server.test_tables import begin, lay

THOUGHT = 2.5
AWAY = 2.0


def at(server: Running, client: Client) -> Client:
    """The same browser, after the server has come back under another address."""
    return Client(server.url, cookies=dict(client.cookies))


@pytest.mark.slow
@pytest.mark.anyio
async def test_only_the_time_without_a_server_is_given_back(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, bot_pace=0)
    live = {"kind": "live", "minutes": 5, "increment": 0}
    with serving(settings) as server, server.client() as client:
        client.guest()
        table = lay(client, "me", "uniform", clock=live)["id"]
        async with AsyncExitStack() as stack:
            (me,) = await begin(stack, [client], table)
            await me.until(lambda: bool(me.offers))
            before = own_clock(me)
            await asyncio.sleep(THOUGHT)
    await asyncio.sleep(AWAY)
    with serving(settings) as server, at(server, client) as client:
        async with Player(client, table) as me:
            lost = before - own_clock(me)
    assert THOUGHT * 1000 <= lost < (THOUGHT + AWAY) * 1000


def own_clock(player: Player) -> int:
    """The player's clock, as it was last told."""
    told = [message for message in player.messages if message.get("clocks")]
    left: int = told[-1]["clocks"][player.you or 0]["left"]
    return left
