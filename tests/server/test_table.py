"""A live table at two nodes: each is the same `Table`, over one store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection as Connected

from samobranka.core.faults import StaleMoment
from samobranka.core.kernels import first_mover
from samobranka.server import seating
from samobranka.server.bots import BotPool
from samobranka.server.desk import Connection
from samobranka.server.floor import Floor
from samobranka.server.protocol import NewSeat, NewTable
from samobranka.server.table import Table
from samobranka.store import entries, tables
from samobranka.store.database import Database
from samobranka.store.journal import Journal
from samobranka.store.rows import EntryRow
from tests.server.conftest import PATIENCE, settings_in
from tests.store.people import guest

pytestmark = pytest.mark.anyio


@pytest.fixture
async def nodes(tmp_path: Path) -> AsyncIterator[list[Table]]:
    """One started table at two nodes; nobody there lets the bots think."""
    settings = settings_in(tmp_path)
    database = Database.open(settings.database)
    journal = Journal(database)
    floor = Floor(journal, BotPool(0), settings)
    with database.writing() as connection:
        host = guest(connection, "ann")
        asked = NewTable(game="master_elf", seats=[NewSeat(kind="bot", bot="uniform")] * 2)
        row = tables.add(connection, seating.new_row(asked, host, floor.now()))
    here, there = Table(floor, row), Table(floor, row)
    await seating.start(here, "ann")
    yield [here, there]
    await journal.close()
    database.close()


async def watched(table: Table) -> Connection:
    """A spectator, who has been told all there is."""
    spectator = Connection("", "en")
    await table.connect(spectator, None)
    assert (await hear(spectator))["type"] == "welcome"
    return spectator


async def hear(spectator: Connection) -> dict[str, Any]:
    """The next message."""
    async with asyncio.timeout(PATIENCE):
        message = await spectator.next()
    assert message is not None
    told: dict[str, Any] = msgspec.json.decode(message)
    return told


def act_at(table: Table, moment: int) -> int:
    """A work: whoever is the first asked does the first thing allowed."""
    seat = first_mover(table.played.movers)
    table.played.act(seat, table.played.legal(seat)[0], moment, table.played.own(seat))
    return seat


async def test_who_was_too_late_is_told_what_the_other_node_did(nodes: list[Table]) -> None:
    here, there = nodes
    spectator = await watched(there)
    moment = there.played.moment
    await here.change(lambda: act_at(here, moment))
    with pytest.raises(StaleMoment):
        await there.change(lambda: act_at(there, moment))
    await there.refresh()  # the other node's notice comes after the conflict
    told = await hear(spectator)
    assert told["seen"]["moment"] == here.played.moment > moment


async def test_what_was_read_anew_for_a_look_is_told(nodes: list[Table]) -> None:
    """The store failed in the middle of a change, and the next one only looks."""
    here, there = nodes
    spectator = await watched(there)
    await here.change(lambda: act_at(here, here.played.moment))

    def fail() -> int:
        raise LookupError

    with pytest.raises(LookupError):
        await there.change(fail)
    await there.look(lambda: None)
    told = await hear(spectator)
    assert told["seen"]["moment"] == here.played.moment


async def test_another_node_reads_only_what_is_new(
    nodes: list[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = nodes
    spectator = await watched(there)
    asked: list[int] = []
    since = entries.since

    def noted(connection: Connected, match: str, number: int) -> list[EntryRow]:
        asked.append(number)
        return since(connection, match, number)

    monkeypatch.setattr(entries, "since", noted)
    for _ in range(3):
        known = len(there.played.entries)
        before = there.played
        await here.change(lambda: act_at(here, here.played.moment))
        await there.refresh()
        assert (asked.pop(), asked) == (known, [])
        assert there.played is before, "it goes on as it is"
        assert there.played.digest == here.played.digest
        assert there.row == here.row
        assert (await hear(spectator))["seen"]["moment"] == here.played.moment
    here.played.undo(0, 1, consent=True)  # an entry that is no action
    await here.change(lambda: None)
    await there.refresh()
    assert there.played.entries == here.played.entries
    assert there.played.moment == here.played.moment


async def test_what_was_never_stored_is_not_gone_on_with(nodes: list[Table]) -> None:
    here, there = nodes
    await there.refresh()
    act_at(there, there.played.moment)  # as if the store had failed
    await here.change(lambda: act_at(here, here.played.moment))
    await there.refresh()
    assert there.played.entries == here.played.entries
    assert there.played.digest == here.played.digest
