"""Whose bots think next: those that people wait for first, and everybody in turn.

Whoever lays twenty tables of thinking bots has one turn after another like somebody with one table.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass
from typing import Generic, TypeVar

W = TypeVar("W")


@dataclass(frozen=True)
class Share:
    """On whose account something is thought about."""

    payer: str = ""
    """Who laid the table, or asks for a hint."""
    is_waited_for: bool = True
    """Whether a person sits there, and is waiting."""


class Turns(Generic[W]):
    """Workers, and who waits for one."""

    def __init__(self) -> None:
        self._free: list[W] = []
        self._waiting: dict[bool, OrderedDict[str, deque[asyncio.Future[W]]]] = {
            True: OrderedDict(),
            False: OrderedDict(),
        }

    @property
    def is_free(self) -> bool:
        """Whether there is a worker that nobody wants."""
        return bool(self._free)

    async def take(self, share: Share) -> W:
        """A worker, when it is this share's turn."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        self._waiting[share.is_waited_for].setdefault(share.payer, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(turn.result())
            raise

    def give(self, worker: W) -> None:
        """The worker is free for the next."""
        turn = self._next()
        if turn is None:
            self._free.append(worker)
        else:
            turn.set_result(worker)

    def _next(self) -> asyncio.Future[W] | None:
        for payers in (self._waiting[True], self._waiting[False]):
            while payers:
                payer, turns = payers.popitem(last=False)
                turn = turns.popleft()
                if turns:
                    payers[payer] = turns  # at the end: the others come first
                if not turn.done():
                    return turn
        return None
