"""Tables that are put away are forgotten at once: they hold each other in no circles."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from samobranka.server import hall
from tests.server.conftest import Client, Running, serving, settings_in
from tests.server.player import Player
from tests.server.test_tables import begin, lay

TABLES = 4


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(hall, "PUT_AWAY", 300)
    with serving(settings_in(tmp_path, bot_pace=0)) as running:
        yield running


async def played(server: Running, client: Client) -> list[weakref.ref[Any]]:
    """A table at which all kinds of things happened; what must be forgotten of it."""
    table = lay(client, "me", "greedy", hints=True)["id"]
    async with AsyncExitStack() as stack:
        (me,) = await begin(stack, [client], table)
        await stack.enter_async_context(Player(client, table, 1))
        await me.play_out(3)
        await me.until(lambda: bool(me.offers))
        action = me.offers[0]["action"]
        await me.ask(type="hint")
        await me.ask(type="why", action=action)
        stale = await me.ask(type="act", action=action, moment=0, own=0)
        assert stale["trouble"]["code"] == "stale-moment"
        await me.ask(type="nonsense")
    attendant = server.app.state.house.hall._attendants[table]
    return [weakref.ref(thing) for thing in (attendant, attendant.table, attendant.table.match)]


@pytest.mark.anyio
async def test_nothing_is_left_of_tables_that_were_put_away(server: Running) -> None:
    with server.client() as client:
        client.guest()
        gc.collect()
        gc.disable()
        try:
            left = [ref for _ in range(TABLES) for ref in await played(server, client)]
            async with asyncio.timeout(30):
                while any(ref() is not None for ref in left):
                    await asyncio.sleep(0.2)
        finally:
            gc.enable()
