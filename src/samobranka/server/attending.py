"""What the server itself does at a table: bots think, clocks run out, sealings end."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import defaultdict, deque
from dataclasses import dataclass
from functools import partial
from time import perf_counter

from samobranka.bots.levels import LEVELS
from samobranka.core.faults import Fault
from samobranka.core.match import TimedOut
from samobranka.server import clock, seating
from samobranka.server.bots import BotDied, Matter
from samobranka.server.listing import clock_of
from samobranka.server.metrics import BOTS_DIED, THINKING_SECONDS
from samobranka.server.pace import Pace, Plan
from samobranka.server.playing import STAND_IN, choose, let_bot_play, matter_of
from samobranka.server.shares import Share
from samobranka.server.table import Table

logger = logging.getLogger(__name__)

RECENT = 16

LAST_RESORT = "uniform"
"""The bot that plays for a bot that died; it needs no worker."""


@dataclass(frozen=True)
class Decision:
    """What a bot has to decide, and what its answer is for."""

    matter: Matter
    legal: list[int]
    moment: int
    own: int
    told: int | None = None
    """In a lesson: what the lesson tells."""

    @staticmethod
    def of(table: Table, seat: int, bot: str, time: float) -> Decision:
        """What a bot has to decide now, taking so much of its usual time."""
        match = table.played
        told = table.lesson.answer(match) if table.lesson is not None else None
        matter = matter_of(table, seat, bot, time)
        return Decision(matter, match.legal(seat), match.moment, match.own(seat), told)


class Attendant:
    """Looks after one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._pace = Pace()
        self._seconds: defaultdict[str, deque[float]] = defaultdict(lambda: deque(maxlen=RECENT))
        """How long each bot took for its last choices."""
        table.listeners.add(self.wake_bots)

    @property
    def is_idle(self) -> bool:
        """Whether no bot thinks and nobody is connected."""
        return not self._thinking and self.table.is_idle

    def is_due(self, now: int) -> bool:
        """Whether there is something to do that no message will bring about."""
        table = self.table
        if table.is_stale:
            return True
        if table.row.status == "sealing":
            return table.gathering is None or now >= table.gathering.until
        if table.match is None or table.row.status == "over":
            return False
        return self._bots_wait() or self._time_is_up(now)

    def _bots_wait(self) -> bool:
        table = self.table
        idle = [
            s for s, place in enumerate(table.row.seats) if place.bot and s not in self._thinking
        ]
        return bool(idle) and not table.sleeps and any(table.is_for_bot(seat) for seat in idle)

    def _time_is_up(self, now: int) -> bool:
        """Looked at only where the table says that something may be due."""
        table = self.table
        due = table.row.attention
        is_due = due is not None and due <= now
        return is_due and bool(clock.overdue(table.clocks, clock_of(table.row), now))

    async def attend(self) -> None:
        """Does what is due; after a write that failed, once the table has been read again."""
        table = self.table
        await table.look(lambda: None)
        if table.row.status == "sealing":
            await seating.go_on_sealing(table)
        elif clock.overdue(table.clocks, clock_of(table.row), table.floor.now()):
            await self._time_out()
        self.wake_bots()

    def wake_bots(self) -> None:
        """Lets every bot think that is waited for and does not think yet."""
        table = self.table
        if table.match is None or table.sleeps:
            return
        for seat, place in enumerate(table.row.seats):
            if seat not in self._thinking and table.is_for_bot(seat):
                task = asyncio.create_task(self._think(seat, place.bot))
                self._thinking[seat] = task
                task.add_done_callback(partial(self._thought, seat))

    def _thought(self, seat: int, _: asyncio.Task[None]) -> None:
        self._thinking.pop(seat, None)

    def retire(self) -> None:
        """Lets go of the table, so that both are forgotten at once, without a search for circles."""
        self.table.listeners.discard(self.wake_bots)

    async def close(self) -> None:
        """Sends the bots away."""
        for task in list(self._thinking.values()):
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)

    async def _think(self, seat: int, bot: str) -> None:
        try:
            while self._plays(seat, bot):
                await self._act(seat, bot)
        except asyncio.CancelledError:
            raise
        except Exception:
            facts = {"table": self.table.row.id, "seat": seat, "bot": bot}
            logger.exception("a bot could not act", extra=facts)

    def _plays(self, seat: int, bot: str) -> bool:
        table = self.table
        return table.row.seats[seat].bot == bot and table.is_for_bot(seat) and not table.sleeps

    async def _act(self, seat: int, bot: str) -> None:
        """One deed of a bot, through the same door as people."""
        with self._pace.busy():
            await self._act_at(seat, bot)

    async def _act_at(self, seat: int, bot: str) -> None:
        table, settings = self.table, self.table.floor.settings
        plan = self._pace.plan(table.played, seat, bot, settings.bot_pace / 1000, settings.bot_time)
        began = perf_counter()
        await asyncio.sleep(plan.pause)
        asked: list[Decision] = []

        def look() -> None:
            if self._plays(seat, bot):
                asked.append(Decision.of(table, seat, bot, plan.time))

        await table.look(look)
        if not asked:
            return
        decision = asked[0]
        try:
            deed = await self._choose(decision, plan)
        except BotDied as died:
            logger.error("bot replaced", extra={"table": table.row.id, "reason": str(died)})
            await self._replace(seat, bot)
            return
        if plan.whole is not None:
            await asyncio.sleep(max(0.0, began + plan.whole - perf_counter()))

        def work() -> int:
            table.is_hurried = table.floor.pool.hurries(self._share)
            choose(table, seat, deed, decision.moment, decision.own)
            return seat

        try:
            await table.change(work)
        except Fault as fault:
            # Stale: an undo, or another node's bot; it thinks again about what now stands.
            logger.info("bot's action not taken", extra={"table": table.row.id, "why": fault.code})

    async def _choose(self, decision: Decision, plan: Plan) -> list[int]:
        bot, began = decision.matter.bot, perf_counter()
        if decision.told is not None:
            return [decision.told]
        if bot == LAST_RESORT:
            return [secrets.choice(decision.legal)]
        if len(decision.legal) == 1:
            with THINKING_SECONDS.labels(decision.matter.game, bot).time():  # as if it had thought
                await asyncio.sleep(0.0 if plan.is_shared else self._usual_seconds(bot))
            return decision.legal
        deed = await self._ask(decision)
        self._seconds[bot].append(perf_counter() - began)
        return deed

    def _usual_seconds(self, bot: str) -> float:
        """As long as the bot takes when it has a choice: at once would tell that it has none."""
        if self._seconds[bot]:
            return secrets.choice(self._seconds[bot])
        level = LEVELS.get(bot)
        return level.seconds * self.table.floor.settings.bot_time if level is not None else 0.0

    async def _ask(self, decision: Decision) -> list[int]:
        return await self.table.floor.pool.do(decision.matter, self._share)

    @property
    def _share(self) -> Share:
        """On whose account bots think here."""
        table = self.table
        return Share(table.row.host, table.address, is_waited_for=bool(table.present))

    async def _replace(self, seat: int, bot: str) -> None:
        def work() -> None:
            if self._plays(seat, bot):
                let_bot_play(self.table, seat, LAST_RESORT)

        BOTS_DIED.labels(self.table.row.game).inc()
        await self.table.change(work)

    async def _time_out(self) -> None:
        """Seats whose time is up are played by a bot from here on."""
        table = self.table

        def work() -> None:
            setting = clock_of(table.row)
            for seat in clock.overdue(table.clocks, setting, table.floor.now()):
                is_last = table.row.at_timeout == "last"
                table.played.note(TimedOut(seat, is_last))
                let_bot_play(table, seat, STAND_IN, timed_out=is_last)

        await table.change(work)
