"""Bots think in processes of their own, so that nothing they do can hold up or bring down a table.

They answer at once on the interpreted engine. When a game is thought about for the first time, a
builder of low priority compiles its bots, one game after the other; from then on that game is thought
about on machine code. Workers compile nothing: where machine code has gone from the disk, or is
garbled, they say so, think interpreted, and it is built anew.
"""

from __future__ import annotations

import asyncio
import logging
import math
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Literal

import msgspec
from msgspec.structs import replace

from samobranka.bots.thought import Thought
from samobranka.server.metrics import THINKING_SECONDS
from samobranka.server.shares import Share, Turns
from samobranka.server.worker import (
    LENGTH_BYTES,
    Compared,
    Considered,
    Deed,
    EngineName,
    NoAnswer,
    Question,
    Reply,
    Unbuilt,
    Wants,
    framed,
)
from samobranka.server.worker import Matter as Matter

PROGRAM = "samobranka.server.worker"
ANYBODY = Share()
THINKING_LIMIT = 60.0
"""Seconds after which a bot is taken to hang."""

BUILD_AGAIN = 600.0
"""Seconds after which machine code that could not be built, or has gone, is built again."""

A_WHILE = 0.05
"""Seconds between looks for a worker that nobody else wants."""

Thoughts = Deed | Considered | Compared

logger = logging.getLogger(__name__)


class BotDied(Exception):
    """A bot gave no answer that can be used; says why."""


class Worker:
    """A place for a process; one that ended is replaced when there is the next question."""

    def __init__(self, program: str) -> None:
        self._program = program
        self._process: Process | None = None
        self._ending: list[Process] = []
        self.generation = 0

    @property
    def pid(self) -> int | None:
        """The process that thinks here now."""
        return self._process.pid if self._process is not None else None

    async def start(self) -> Process:
        """A process that can be asked."""
        if self._process is None or self._process.returncode is not None:
            self._process = await run(self._program, stdout=PIPE)
        return self._process

    async def ask(self, question: Question, limit: float) -> Thoughts | Unbuilt:
        """The answer; BotDied when there is none, and then the process is gone, too."""
        try:
            async with asyncio.timeout(limit):
                return await self._asked(question)
        except TimeoutError:
            raise BotDied(f"no answer after {limit:g} s") from None
        except (OSError, EOFError) as error:
            raise BotDied(f"the process ended: {type(error).__name__}") from None
        except msgspec.MsgspecError as error:
            raise BotDied(f"said what cannot be understood: {error}") from None

    async def _asked(self, question: Question) -> Thoughts | Unbuilt:
        """Whoever does not hear the answer out leaves no process behind that still speaks."""
        heard = False
        try:
            process = await self.start()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(framed(msgspec.msgpack.encode(question)))
            await process.stdin.drain()
            length = await process.stdout.readexactly(LENGTH_BYTES)
            said = await process.stdout.readexactly(int.from_bytes(length, "big"))
            reply: Reply = msgspec.msgpack.decode(said, type=Reply)
            heard = not isinstance(reply, NoAnswer)
        finally:
            if not heard:
                self.kill()
        if isinstance(reply, NoAnswer):
            raise BotDied(reply.reason)
        return reply

    def kill(self) -> None:
        """Ends the process; it may take a while to be gone."""
        if self._process is not None:
            end(self._process)
            self._ending = [p for p in self._ending if p.returncode is None] + [self._process]
            self._process = None

    async def gone(self) -> None:
        """Waits until what was killed is gone."""
        for process in self._ending:
            await process.wait()


class BotPool:
    """Workers that share the thinking."""

    def __init__(
        self,
        workers: int,
        limit: float = THINKING_LIMIT,
        builds: bool = True,
        program: str = PROGRAM,
    ) -> None:
        self._workers = [Worker(program) for _ in range(workers)]
        self._turns: Turns[Worker] = Turns()
        self._limit = limit
        self._builds = builds
        self._program = program
        self._engines: dict[str, Literal["interpreted", "building", "cpu"]] = {}
        self._built_at: dict[str, float] = {}
        """When each game's building ended, well or not; of `time.monotonic`."""
        self._to_build: asyncio.Queue[str] = asyncio.Queue()
        self._builder: asyncio.Task[None] | None = None
        self._generation = 0
        self._started = 0
        self._is_stopping = False

    @property
    def pids(self) -> list[int]:
        """The processes there are now."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def start(self) -> None:
        """Starts the workers, so that the first thought need not wait for one."""
        for worker in self._workers:
            await worker.start()
            self._turns.give(worker)
            self._started += 1
        if self._builds:
            self._builder = asyncio.create_task(self._build_on())

    async def stop(self) -> None:
        """Ends all processes; whoever still waits for a thought gets BotDied."""
        if self._builder is not None:
            self._builder.cancel()
            await asyncio.gather(self._builder, return_exceptions=True)
        self._is_stopping = True
        for worker in self._workers:
            worker.kill()
        for _ in range(self._started):
            worker = await self._turns.take(ANYBODY)
            worker.kill()  # it may have been starting just now
            await worker.gone()

    async def do(self, matter: Matter, share: Share = ANYBODY) -> list[int]:
        """A legal deed for the seat, of one action or more; BotDied when the bot died, hung or talked
        nonsense."""
        reply = await self._think(matter, "deed", share)
        assert isinstance(reply, Deed)
        return reply.actions

    async def consider(
        self, matter: Matter, share: Share = ANYBODY, can_wait: bool = False
    ) -> Thought:
        """All that a level thinks; who can wait takes a worker nobody wants. Faults as `do`."""
        if can_wait:
            await self._wait_for_rest()
        reply = await self._think(matter, "thought", share)
        assert isinstance(reply, Considered)
        return reply.thought

    async def compare(self, matter: Matter, actions: list[int]) -> list[float]:
        """The coach's close look at actions; it can wait. Faults as `do`."""
        await self._wait_for_rest()
        reply = await self._think(matter, actions, ANYBODY)
        assert isinstance(reply, Compared)
        return reply.chances

    def hurries(self, share: Share) -> bool:
        """Whether bots think shorter on this account, because others wait for theirs."""
        return self._turns.length(share) < 1

    async def _think(self, matter: Matter, wants: Wants, share: Share) -> Thoughts:
        """What a worker says, when it is this share's turn."""
        with self._turns.wanting(share):
            worker = await self._turns.take(share)
            given = replace(matter, time=matter.time * self._turns.length(share))
            return await self._ask(worker, Question(given, self._engine(matter.game), wants))

    async def _wait_for_rest(self) -> None:
        """Until a worker is free that nobody wants."""
        while not (self._turns.is_free or self._is_stopping):
            await asyncio.sleep(A_WHILE)

    async def _ask(self, worker: Worker, question: Question) -> Thoughts:
        """Lends a worker for one question."""
        matter = question.matter
        self.want_machine_code(matter.game)
        try:
            if self._is_stopping:
                raise BotDied("the server stops")
            if worker.generation != self._generation:
                worker.kill()
                worker.generation = self._generation
            with THINKING_SECONDS.labels(matter.game, matter.bot).time():
                return await self._answered(worker, question)
        except BotDied as died:
            facts = {"game": matter.game, "bot": matter.bot, "reason": str(died)}
            logger.error("a bot died", extra=facts)
            raise
        finally:
            self._turns.give(worker)

    async def _answered(self, worker: Worker, question: Question) -> Thoughts:
        """The answer of a worker, on the engine that it has."""
        reply = await worker.ask(question, self._limit)
        if isinstance(reply, Unbuilt):
            self._miss_machine_code(question.matter.game)
            reply = await worker.ask(replace(question, engine="interpreted"), self._limit)
            assert not isinstance(reply, Unbuilt)
        return reply

    def engine_of(self, game: str) -> Literal["interpreted", "building", "cpu"]:
        """What the bots of a game run on at the moment."""
        return self._engines.get(game, "interpreted")

    def forget(self, game: str) -> None:
        """A game's rules or components have changed: nothing that was loaded is used any more."""
        self._engines.pop(game, None)
        self._built_at.pop(game, None)
        self._generation += 1

    def _engine(self, game: str) -> EngineName:
        return "cpu" if self._engines.get(game) == "cpu" else "interpreted"

    # ------------------------------------------------------------ machine code

    def want_machine_code(self, game: str) -> None:
        """Lets it be built, if that was not begun yet, or once more a while after it failed."""
        if self._builds and self.engine_of(game) == "interpreted" and self._was_long_ago(game):
            self._engines[game] = "building"
            self._to_build.put_nowait(game)

    def _miss_machine_code(self, game: str) -> None:
        """Machine code that was there is not there: it is built once more, but not again and again."""
        if self._engines.get(game) == "cpu" and self._was_long_ago(game):
            logger.warning("machine code is gone or garbled: built anew", extra={"game": game})
            self._engines[game] = "interpreted"
            self.want_machine_code(game)

    def _was_long_ago(self, game: str) -> bool:
        """Whether it may be built again, so long after the last time."""
        return time.monotonic() - self._built_at.get(game, -math.inf) >= BUILD_AGAIN

    async def _build_on(self) -> None:
        """Builds one game after the other."""
        while True:
            game = await self._to_build.get()
            generation, begun = self._generation, time.monotonic()
            works = await self._build(game)
            self._built_at[game] = time.monotonic()
            facts = {"game": game, "seconds": round(time.monotonic() - begun, 1)}
            if generation != self._generation:  # built of what has been forgotten since
                self._engines.pop(game, None)
                self._built_at.pop(game)
            elif works:
                self._engines[game] = "cpu"
                logger.info("machine code is there", extra=facts)
            else:
                self._engines[game] = "interpreted"
                logger.error("machine code could not be built", extra=facts)

    async def _build(self, game: str) -> bool:
        try:
            process = await run(self._program, "build", game, stdout=DEVNULL)
        except OSError:  # no memory, no more processes: bots play on as they are
            return False
        try:
            return await process.wait() == 0
        finally:
            end(process)
            await process.wait()


async def run(program: str, *arguments: str, stdout: int) -> Process:
    """A Python program that ends with us; keys pressed at our terminal do not reach it."""
    command = [sys.executable, "-P", "-m", program, *arguments]
    return await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=stdout, start_new_session=True
    )


def end(process: Process) -> None:
    """Ends a process at once, if it has not ended by itself."""
    if process.returncode is None:
        process.kill()
