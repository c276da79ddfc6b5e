"""A slow reader is told everything anew, and nobody waits for them."""

from __future__ import annotations

import pytest

from samobranka.server.desk import BACKLOG, Connection
from samobranka.server.protocol import Pong


@pytest.mark.anyio
async def test_who_reads_too_slowly_is_told_everything_anew() -> None:
    slow = Connection("user", "en")
    for number in range(BACKLOG):
        slow.tell(Pong(now=number))
    assert not slow.is_behind
    slow.tell(Pong(now=BACKLOG))
    assert slow.is_behind
    assert await slow.next() is None, "a welcome is due, and what waited is gone"
    slow.tell(Pong(now=0))
    slow.is_behind = False  # as `Table.welcome` does
    slow.tell(Pong(now=7))
    assert await slow.next() == b'{"type":"pong","now":7}'


@pytest.mark.anyio
async def test_a_closed_connection_takes_nothing_more() -> None:
    gone = Connection("user", "en")
    gone.close()
    gone.tell(Pong(now=1))
    assert await gone.next() is None
