"""Bots think in processes of their own, so that nothing they do can hold up or bring down a table.

They answer at once: on machine code, or on the interpreted engine where there is none yet. Then it is
built beside them (waking.py), and from then on that game is thought about on machine code. Workers
compile nothing: where machine code has gone from the disk, or is garbled, they say so, think
interpreted, and it is built anew.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterable, Mapping

import msgspec
from msgspec.structs import replace

from samobranka.bots.thought import Thought
from samobranka.server.metrics import THINKING_SECONDS
from samobranka.server.processes import end, run
from samobranka.server.shares import Share, Turns
from samobranka.server.waking import Hear, State, Waking, idle_cores
from samobranka.server.worker import (
    LENGTH_BYTES,
    Compared,
    Considered,
    Deed,
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
        self.environment: Mapping[str, str] = {}
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
            told = self.environment
            self._process = await run(self._program, stdout=PIPE, environment=told)
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
        self._waking = Waking(program, idle_cores() if builds else 0)
        self._generation = 0
        self._started = 0
        self._is_stopping = False

    @property
    def pids(self) -> list[int]:
        """The processes there are now."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def start(self) -> None:
        """Starts the workers, so that the first thought need not wait for one."""
        await self._waking.start()
        for worker in self._workers:
            worker.environment = self._waking.environment
            await worker.start()
            self._turns.give(worker)
            self._started += 1

    async def stop(self) -> None:
        """Ends all processes; whoever still waits for a thought gets BotDied."""
        self._is_stopping = True
        for worker in self._workers:
            worker.kill()
        for _ in range(self._started):
            worker = await self._turns.take(ANYBODY)
            worker.kill()  # it may have been starting just now
            await worker.gone()
        await self._waking.stop()

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
            return await self._ask(worker, Question(given, "interpreted", wants))

    async def _wait_for_rest(self) -> None:
        """Until a worker is free that nobody wants."""
        while not (self._turns.is_free or self._is_stopping):
            await asyncio.sleep(A_WHILE)

    async def _ask(self, worker: Worker, question: Question) -> Thoughts:
        """Lends a worker for one question."""
        matter = question.matter
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
        """The answer of a worker, on machine code if it finds any."""
        game = question.matter.game
        if self._waking.may_be_there(game):
            reply = await worker.ask(replace(question, engine="cpu"), self._limit)
            if not isinstance(reply, Unbuilt):
                self._waking.found(game)
                return reply
            self._waking.missed(game)
        self._waking.want(game)
        reply = await worker.ask(question, self._limit)
        assert not isinstance(reply, Unbuilt)
        return reply

    def engine_of(self, game: str) -> State:
        """What the bots of a game run on at the moment."""
        return self._waking.state_of(game)

    def awake_of(self, game: str) -> int:
        """How much of a game's machine code there is, in hundredths."""
        return self._waking.percent_of(game)

    def want_machine_code(self, game: str) -> None:
        """Lets it be built, if that was not begun yet, or once more a while after it failed."""
        self._waking.want(game)

    def wake(self, games: Iterable[str]) -> None:
        """Lets games be built that nobody has asked for yet, when nothing else is."""
        self._waking.wake(games)

    def tell_waking(self, hear: Hear) -> None:
        """Whom to tell how far the building is."""
        self._waking.hear = hear

    def forget(self, game: str) -> None:
        """A game's rules or components have changed: nothing that was loaded is used any more."""
        self._waking.forget(game)
        self._generation += 1
