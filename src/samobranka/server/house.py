"""What every table stands on: the store, the bots, the settings and the time."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from samobranka.server.bots import BotPool
from samobranka.server.settings import Settings
from samobranka.store.journal import Journal


def clock_time() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class House:
    """Shared by all tables of this node."""

    journal: Journal
    pool: BotPool
    settings: Settings
    now: Callable[[], int] = clock_time
    downtime: int = 0
    """Milliseconds without any server, all in all: nobody's clock runs then."""
