"""Bots wake up: the machine code of a game is built beside the server, by all cores that are idle.

A game that somebody plays is built first; in what time is left, those that may be asked for. What was
built of a game that had to give way stays on disk. Where no machine code can be kept, or others could
write to it, it is kept for this server alone, in a folder that goes when the server does.
"""

from __future__ import annotations

import asyncio
import logging
import math
import os
import tempfile
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal

from samobranka.core import registry
from samobranka.core.data import BEFORE, game_folder
from samobranka.core.machine_code import demand_cache
from samobranka.server.processes import end, run

BUILD_AGAIN = 600.0
"""Seconds after which machine code that could not be built, or has gone, is built again."""

MOST_BUILDERS = 4
"""More than so many pieces that take long no game has; and each builder takes 300 MB."""

ALL = 100

State = Literal["interpreted", "building", "cpu"]
Hear = Callable[[str, int], None]
"""Told of a game how many hundredths of its machine code there are."""

logger = logging.getLogger(__name__)


def idle_cores() -> int:
    """How many builders there may be. They give way to everybody."""
    here = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return min(here or 1, MOST_BUILDERS)


def likely_first(played: Sequence[str]) -> list[str]:
    """All games in the order in which they may be asked for: those played last, then those with the
    longest rules, for they take longest to build."""
    others = sorted(registry.game_ids(), key=rules_length, reverse=True)
    return list(dict.fromkeys([game for game in played if game in others] + others))


def rules_length(game: str) -> int:
    """Bytes of a game's rules, without those of older versions."""
    folder = game_folder(game)
    rules = [path for path in folder.rglob("*.py") if BEFORE not in path.relative_to(folder).parts]
    return sum(path.stat().st_size for path in rules)


class Waking:
    """Which games have machine code, and the building of it."""

    def __init__(self, program: str, builders: int) -> None:
        self._program = program
        self._builders = builders
        self._states: dict[str, State] = {}
        self._percents: dict[str, int] = {}
        self._built_at: dict[str, float] = {}
        """When each game's building ended, well or not; of `time.monotonic`."""
        self._wanted: list[str] = []
        self._later: list[str] = []
        self._asked = asyncio.Event()
        self._in_hand: str | None = None
        self._processes: list[Process] = []
        self._gave_way = False
        self._generation = 0
        self._task: asyncio.Task[None] | None = None
        self._refuge: tempfile.TemporaryDirectory[str] | None = None
        self.hear: Hear = lambda game, percent: None

    async def start(self) -> None:
        """Finds a folder for machine code and builds what is asked for from now on."""
        if not self._builders:
            return
        try:
            demand_cache()
        except OSError as error:
            self._refuge = tempfile.TemporaryDirectory(prefix="samobranka-")
            why = {"reason": str(error)}
            logger.warning("machine code is kept for this server alone", extra=why)
        self._task = asyncio.create_task(self._build_on())

    async def stop(self) -> None:
        """Ends all building."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._refuge is not None:
            self._refuge.cleanup()

    @property
    def environment(self) -> Mapping[str, str]:
        """What our processes are told of where machine code is kept, if that is not as usual."""
        return {"SAMOBRANKA_CACHE": self._refuge.name} if self._refuge is not None else {}

    def state_of(self, game: str) -> State:
        """What the bots of a game run on at the moment, as far as is known."""
        return self._states.get(game, "interpreted")

    def percent_of(self, game: str) -> int:
        """How much of its machine code is there, while it is built."""
        return self._percents.get(game, 0)

    def may_be_there(self, game: str) -> bool:
        """Whether machine code is there, or nobody has looked yet."""
        return bool(self._builders) and self._states.get(game, "cpu") == "cpu"

    def found(self, game: str) -> None:
        """A worker has thought on it."""
        self._states[game] = "cpu"

    def missed(self, game: str) -> None:
        """A worker has not found it: it is built, but not again and again."""
        if self._states.get(game) == "cpu" and self._was_long_ago(game):
            logger.warning("machine code is gone or garbled: built anew", extra={"game": game})
        if self._was_long_ago(game):
            self._states.pop(game, None)
            self.want(game)

    def forget(self, game: str) -> None:
        """A game's rules or components have changed."""
        self._states.pop(game, None)
        self._built_at.pop(game, None)
        self._generation += 1

    def want(self, game: str) -> None:
        """Somebody waits for it: it is built, if that was not begun yet, or a while after it failed."""
        is_there, is_wanted = self._states.get(game) == "cpu", game in self._wanted
        if is_there or is_wanted or not (self._builders and self._was_long_ago(game)):
            return
        self._states[game] = "building"
        self._later = [other for other in self._later if other != game]
        self._wanted.append(game)
        self._give_way()
        self._asked.set()

    def wake(self, games: Iterable[str]) -> None:
        """Perhaps somebody will want these: they are built when nothing else is, in this order."""
        if self._builders:
            self._later += games
            self._asked.set()

    def _give_way(self) -> None:
        """What nobody waits for is built later on."""
        if self._in_hand in self._later:
            self._gave_way = True
            for process in self._processes:
                end(process)

    def _was_long_ago(self, game: str) -> bool:
        """Whether it may be built again, so long after the last time."""
        return time.monotonic() - self._built_at.get(game, -math.inf) >= BUILD_AGAIN

    async def _build_on(self) -> None:
        """Builds one game after the other."""
        while True:
            await self._asked.wait()
            if not (self._wanted or self._later):
                self._asked.clear()
                continue
            self._in_hand = game = (self._wanted or self._later)[0]
            generation, begun = self._generation, time.monotonic()
            works = await self._build(game)
            self._in_hand = None
            if self._gave_way and not works:
                self._gave_way = False
                continue
            self._gave_way = False
            self._wanted = [other for other in self._wanted if other != game]
            self._later = [other for other in self._later if other != game]
            self._take(game, works, generation == self._generation, time.monotonic() - begun)

    def _take(self, game: str, works: bool, is_current: bool, seconds: float) -> None:
        """What has come of building."""
        self._built_at[game] = time.monotonic()
        facts = {"game": game, "seconds": round(seconds, 1)}
        if not is_current:  # built of what has been forgotten since
            self._states.pop(game, None)
            self._built_at.pop(game)
        elif works:
            self._states[game] = "cpu"
            logger.info("machine code is there", extra=facts)
        else:
            self._states[game] = "interpreted"
            logger.error("machine code could not be built", extra=facts)

    async def _build(self, game: str) -> bool:
        """Several processes build it; the first says how far they are, and ends when all is there."""
        self._processes = []
        try:
            for part in range(self._builders):
                self._processes.append(await self._builder(game, part))
            first = self._processes[0]
            await self._listen(game, first)
            return await first.wait() == 0
        except OSError:  # no memory, no more processes: bots play on as they are
            return False
        finally:
            for process in self._processes:
                end(process)
                await process.wait()

    async def _builder(self, game: str, part: int) -> Process:
        stdout = DEVNULL if part else PIPE
        arguments = (self._program, "build", game, str(part))
        return await run(*arguments, stdout=stdout, environment=self.environment)

    async def _listen(self, game: str, process: Process) -> None:
        """Hears how far it is, until it ends. What is there already was not waited for."""
        assert process.stdout is not None
        async for line in process.stdout:
            if not line.strip().isdigit():  # a game's own words
                continue
            self._percents[game] = percent = int(line)
            if percent < ALL and self._states.get(game) is None:
                self._states[game] = "building"
            if self.state_of(game) == "building":
                self.hear(game, percent)
