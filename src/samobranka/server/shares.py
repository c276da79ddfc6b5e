"""Whose bots think next, and how long: those that people wait for first, and everybody in turn.

Whoever lays twenty tables of thinking bots has one turn after another like somebody with one table, and
so have all who come from one address together. While others play with bots, too, so many think at full
length for one user, and for one address; more than that share the time of those.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Generic, TypeVar

W = TypeVar("W")

Account = tuple[str, str]
"""A kind and a name: all that is thought about on one account is one in the eyes of others."""

MOST_AT_ONCE = 3
"""A table's bots may all be asked at the same moment."""

RECENTLY = 60.0
"""Seconds that somebody is taken to play on after a thought."""


@dataclass(frozen=True)
class Share:
    """On whose account something is thought about."""

    payer: str = ""
    """Who laid the table, or asks for a hint …"""
    address: str = ""
    """… and where from, if that is known."""
    is_waited_for: bool = True
    """Whether a person sits there, and is waiting."""

    @property
    def accounts(self) -> tuple[Account, Account]:
        """Of the address, or of the payer alone where it is not known; and of the payer."""
        return ("address", self.address or self.payer), ("payer", self.payer)


class Queue(Generic[W]):
    """Who waits: addresses in turn, and everybody of an address in turn."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[Account, OrderedDict[Account, deque[asyncio.Future[W]]]]
        self._waiting = OrderedDict()

    def add(self, share: Share, turn: asyncio.Future[W]) -> None:
        """Comes last of its own."""
        address, payer = share.accounts
        payers = self._waiting.setdefault(address, OrderedDict())
        payers.setdefault(payer, deque()).append(turn)

    def next(self) -> asyncio.Future[W] | None:
        """Whose turn it is; who had one comes after all others."""
        while self._waiting:
            address, payers = self._waiting.popitem(last=False)
            payer, turns = payers.popitem(last=False)
            turn = turns.popleft()
            if turns:
                payers[payer] = turns
            if payers:
                self._waiting[address] = payers
            if not turn.done():
                return turn
        return None


class Turns(Generic[W]):
    """Workers, and who waits for one."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._free: list[W] = []
        self._waiting: dict[bool, Queue[W]] = {True: Queue(), False: Queue()}
        self._now = now
        self._thoughts: Counter[Account] = Counter()
        """By account: what is thought about, or waits to be."""
        self._last: OrderedDict[Account, float] = OrderedDict()
        """By account: when it last wanted a thought, the longest ago first."""

    @property
    def is_free(self) -> bool:
        """Whether there is a worker that nobody wants."""
        return bool(self._free)

    async def take(self, share: Share) -> W:
        """A worker, when it is this share's turn."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        self._waiting[share.is_waited_for].add(share, turn)
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
        return self._waiting[True].next() or self._waiting[False].next()

    @contextmanager
    def wanting(self, share: Share) -> Iterator[None]:
        """Inside, something is thought about on these accounts, or waits to be."""
        self._thoughts.update(share.accounts)
        for account in share.accounts:
            self._last[account] = self._now()
            self._last.move_to_end(account)
        try:
            yield
        finally:
            self._thoughts.subtract(share.accounts)
            for account in share.accounts:
                if not self._thoughts[account]:
                    del self._thoughts[account]

    def length(self, share: Share) -> float:
        """How much of its time a thought may take, so that others need not wait long for theirs."""
        return 1.0 if self.is_free else min(map(self._length, share.accounts))

    def _length(self, account: Account) -> float:
        thoughts = self._thoughts[account]
        if thoughts <= MOST_AT_ONCE or not self._others(account):
            return 1.0
        return MOST_AT_ONCE / thoughts

    def _others(self, account: Account) -> bool:
        """Whether anybody else plays with bots."""
        while self._last and next(iter(self._last.values())) < self._now() - RECENTLY:
            self._last.popitem(last=False)
        kind, name = account
        return any(other[0] == kind and other[1] != name for other in self._last)
