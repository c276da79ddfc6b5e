"""What every table stands on: the store, the bots, the settings and the time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from samobranka.server.bots import BotPool
from samobranka.server.settings import Settings
from samobranka.store import settings as kept_settings
from samobranka.store.journal import Journal
from samobranka.store.rows import new_id


def clock_time() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Floor:
    """Shared by all tables of this node."""

    journal: Journal
    pool: BotPool
    settings: Settings
    now: Callable[[], int] = clock_time
    node: str = field(default_factory=new_id)
    """This process, among all that share the store."""
    downtime: int = 0
    """Milliseconds without any server, all in all: nobody's clock runs then."""
    ended: asyncio.Queue[str] = field(default_factory=asyncio.Queue)
    """Matches that have just ended, to be kept (keeping.py)."""
    to_rate: asyncio.Queue[str] = field(default_factory=asyncio.Queue)
    """Those of them that count (rating.py)."""

    async def beat(self) -> None:
        """A sign of life, written into the store; a fault when it cannot be written to."""
        beat = partial(kept_settings.beat, node=self.node, now=self.now())
        await self.journal.write(beat, is_secret=True)  # it is no news to anybody
