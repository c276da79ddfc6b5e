"""A server whose bot hangs: says which processes it has, and waits to be killed.

python -m tests.server.lonely_pool BOT
"""

from __future__ import annotations

import asyncio
import sys

from samobranka.core import match, registry
from samobranka.server.bots import BotPool
from tests.server.matters import matter_of


async def wait(bot: str) -> None:
    """Starts two workers, one of them busy for ever."""
    pool = BotPool(2, builds=False, program="tests.server.bad_bots")
    await pool.start()
    played = match.new(registry.game("master_elf"), 2)
    busy = asyncio.create_task(pool.do(matter_of(played, bot)))
    await asyncio.sleep(1)
    print(*pool.pids, flush=True)
    await busy


if __name__ == "__main__":
    asyncio.run(wait(sys.argv[1]))
