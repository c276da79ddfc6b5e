"""The coach: what a bot thinks of a finished match, worked out in the background and kept.

It looks at every action that was a choice, through the eyes of the seat that had to make it, so that
its advice is fair: what nobody could know is no mistake. A match has one job, whoever asks; a job asks
the bots' workers one question at a time, and only when no bot of a live table wants them.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import dataclass, replace
from typing import Literal

import msgspec

from samobranka.bots.levels import LEVELS
from samobranka.bots.thought import Opinion, Thought
from samobranka.core.match import Match, standing
from samobranka.server import telling
from samobranka.server.bots import Matter
from samobranka.server.desk import ENCODER
from samobranka.server.floor import Floor
from samobranka.server.protocol import Analysis, Coaching, Standing, TurningPoint
from samobranka.server.trouble import CoachBusy, NotOver
from samobranka.store import analyses
from samobranka.store.rows import TableRow

COACH = "master"
MOST_AT_ONCE = 1
MOST_JOBS = 20
"""Who comes when so many matches wait is asked to come later."""

GLANCE = 0.1
"""Seconds for an action …"""

LONGEST = 90.0
"""… and for all of them."""

FEWEST = 0.04
"""Less than that is worth nothing: of a longer match only every second, third … action is looked at."""

CANDIDATES = 9
CLOSE_LOOK = 1.0
"""So many actions that seem to have cost most are looked at again, for so many seconds each."""

TURNING_POINTS = 3
WORTH_TELLING = 0.03
"""A turning point costs at least so much of the chance of winning."""

BUILDING_LOOK = 0.5

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Look:
    """What the coach thinks of one action."""

    ply: int
    """How many actions were in force before it."""
    seat: int
    played: Opinion
    best: Opinion

    @property
    def cost(self) -> float:
        """How much of the seat's chance of winning the action gave away."""
        return self.best.chance - self.played.chance

    def with_chances(self, played: float, best: float) -> Look:
        """The same with chances that can be compared."""
        return replace(
            self,
            played=Opinion(self.played.action, played, self.played.share),
            best=Opinion(self.best.action, best, self.best.share),
        )


class Job:
    """One match that the coach looks at."""

    def __init__(self, floor: Floor, row: TableRow, match: Match) -> None:
        self.state: Literal["waiting", "building", "working", "failed"] = "waiting"
        self.seen = 0
        self.of = 0
        self._floor = floor
        self._row = row
        self._match = match

    async def run(self, turn: asyncio.Semaphore) -> None:
        """Waits for its turn, looks at everything, and keeps what it found."""
        try:
            async with turn:
                await self._wait_for_machine_code()
                body = ENCODER.encode(await self._analysed())
                id, now = self._row.id, self._floor.now()
                await self._floor.journal.write(lambda d: analyses.add(d, id, body, now))
        except Exception:
            self.state = "failed"
            logger.exception("no analysis", extra={"table": self._row.id})

    async def _wait_for_machine_code(self) -> None:
        pool, game = self._floor.pool, self._match.game.edition
        pool.want_machine_code(game)
        while pool.engine_of(game) == "building":
            self.state = "building"
            await asyncio.sleep(BUILDING_LOOK)

    async def _analysed(self) -> Analysis:
        self.state = "working"
        plies, seconds = await asyncio.to_thread(plan, self._match)
        self.of = len(plies) + min(CANDIDATES, len(plies))
        thoughts = {ply: await self._thought(ply, seconds) for ply in plies}
        looks = [self._glance(ply, thought) for ply, thought in thoughts.items()]
        closer = [await self._look_closer(look) for look in costliest(looks, CANDIDATES)]
        return Analysis(
            standings=[*(standing_at(*item) for item in thoughts.items()), self._end()],
            turning=[self._told(look) for look in turning_points(closer)],
            imagined=sum(thought.iterations for thought in thoughts.values()),
        )

    async def _thought(self, ply: int, seconds: float) -> Thought:
        thought = await self._floor.pool.consider(self._matter(ply, seconds), can_wait=True)
        self.seen += 1
        return thought

    def _glance(self, ply: int, thought: Thought) -> Look:
        done = self._match.plies[ply]
        return Look(ply, done.seat, opinion_of(thought, done.action), thought.opinions[0])

    async def _look_closer(self, look: Look) -> Look:
        """The same with chances that can be compared."""
        actions = [look.played.action, look.best.action]
        matter = self._matter(look.ply, CLOSE_LOOK)
        played, best = await self._floor.pool.compare(matter, actions)
        self.seen += 1
        return look.with_chances(played, best)

    def _matter(self, ply: int, seconds: float) -> Matter:
        """The match as it stood, for who had to act; a finished match has no secrets."""
        match = self._match
        return Matter(
            game=match.game.edition,
            seats=match.seats,
            options=match.options,
            record=match.record(ply),
            seat=match.plies[ply].seat,
            bot=COACH,
            seed=secrets.randbits(30),
            time=seconds / LEVELS[COACH].seconds * self._floor.settings.bot_time,
        )

    def _end(self) -> Standing:
        """The result, as chances: winners share a whole one."""
        ranks = telling.result(self._match, self._row).ranks
        share = 1 / ranks.count(1)
        chances = [share if rank == 1 else 0.0 for rank in ranks]
        return Standing(ply=self._match.ply, chances=chances)

    def _told(self, look: Look) -> TurningPoint:
        game, view = self._match.game, self._match.view(look.seat, look.ply)
        played, better = (telling.advice(game, it, view) for it in (look.played, look.best))
        return TurningPoint(ply=look.ply + 1, seat=look.seat, played=played, better=better)


class Coach:
    """All jobs of this node."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._jobs: dict[str, Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Semaphore(MOST_AT_ONCE)

    async def close(self) -> None:
        """Drops what is not finished: it can be asked for again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def coaching(self, id: str) -> Coaching:
        """How far the coach is with a match."""
        job = self._jobs.get(id)
        if job is not None:
            return Coaching(state=job.state, seen=job.seen, of=job.of)
        kept = await self._floor.journal.read(lambda d: analyses.find(d, id))
        if kept is None:
            return Coaching(state="none")
        return Coaching(state="done", analysis=msgspec.json.decode(kept, type=Analysis))

    async def ask(self, row: TableRow, match: Match) -> Coaching:
        """Begins with a match, unless that was done before. NotOver, CoachBusy."""
        if not match.is_over:
            raise NotOver()
        found = await self.coaching(row.id)
        if found.state in ("none", "failed"):
            self._begin(row, match)
        return await self.coaching(row.id)

    def _begin(self, row: TableRow, match: Match) -> None:
        known = self._jobs.get(row.id)
        if known is not None and known.state != "failed":
            return  # somebody else asked in the same moment
        if len(self._tasks) >= MOST_JOBS:
            raise CoachBusy()
        job = self._jobs[row.id] = Job(self._floor, row, match)
        task = asyncio.create_task(job.run(self._turn))
        self._tasks.add(task)
        task.add_done_callback(lambda task: self._ended(row.id, task))

    def _ended(self, id: str, task: asyncio.Task[None]) -> None:
        """A job that failed is remembered, if it is no old one; what succeeded is in the store."""
        self._tasks.discard(task)
        if self._jobs[id].state != "failed":
            del self._jobs[id]
        failed = [id for id, job in self._jobs.items() if job.state == "failed"]
        for old in failed[:-MOST_JOBS]:
            del self._jobs[old]


# ---------------------------------------------------------------- what is looked at


def plan(match: Match) -> tuple[list[int], float]:
    """The plies to look at, and seconds for each: all where somebody had a choice, if there is time."""
    choices = [ply for ply in range(match.ply) if had_choice(match, ply)]
    every = 1 + int(len(choices) * FEWEST / LONGEST)
    plies = choices[::every]
    return plies, min(GLANCE, LONGEST / max(1, len(plies)))


def had_choice(match: Match, ply: int) -> bool:
    """Whether who acted then could have done something else."""
    before = standing(match.game, match.seats, match.options, match.record(ply), match.engine)
    return len(before.legal(match.plies[ply].seat)) > 1


def opinion_of(thought: Thought, action: int) -> Opinion:
    """What the coach thinks of an action; of one it never tried, as little as of any."""
    tried = [opinion for opinion in thought.opinions if opinion.share]
    found = [opinion for opinion in tried if opinion.action == action]
    least = min((opinion.chance for opinion in tried), default=0.0)
    return found[0] if found else Opinion(action, least, 0.0)


def standing_at(ply: int, thought: Thought) -> Standing:
    """The chances of all seats before an action."""
    return Standing(ply=ply, chances=[round(chance, 4) for chance in thought.chances])


def costliest(looks: list[Look], most: int) -> list[Look]:
    """The actions that cost most, the worst first; what the coach would have done, too, is none."""
    others = [look for look in looks if look.played.action != look.best.action]
    return sorted(others, key=lambda look: look.cost, reverse=True)[:most]


def turning_points(looks: list[Look]) -> list[Look]:
    """The few that cost most, in the order of the match."""
    worst = [look for look in costliest(looks, TURNING_POINTS) if look.cost >= WORTH_TELLING]
    return sorted(worst, key=lambda look: look.ply)
