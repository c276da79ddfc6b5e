"""The worker with some bots that nobody should meet: python -m tests.server.bad_bots."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable

from samobranka.bots import BOTS, Bot
from samobranka.core.engine import Engine
from samobranka.core.game import Game
from samobranka.core.match import Match
from samobranka.server import worker


class Bad:
    """A bot that does what it was made for."""

    def __init__(self, choose: Callable[[Match, int], int]) -> None:
        self._choose = choose

    def choose(self, match: Match, seat: int) -> int:
        """Not necessarily one of the seat's legal actions."""
        return self._choose(match, seat)


def hang(match: Match, seat: int) -> int:
    while True:
        time.sleep(0.01)


def spin(match: Match, seat: int) -> int:
    while True:
        pass


def die(match: Match, seat: int) -> int:
    os._exit(3)


def fail(match: Match, seat: int) -> int:
    raise LookupError("lost the thread")


def cheat(match: Match, seat: int) -> int:
    return next(number for number in range(10_000) if number not in match.legal(seat))


def chatter(match: Match, seat: int) -> int:
    print("I think, therefore I am", flush=True)
    os.write(1, b"and I say so")
    return match.legal(seat)[-1]


def babble(match: Match, seat: int) -> int:
    """Writes rubbish where only the worker should."""
    for descriptor in range(3, 20):
        try:
            os.write(descriptor, b"\x00\x00\x00\x02??")
        except OSError:
            continue
    return match.legal(seat)[0]


def seated(choose: Callable[[Match, int], int]) -> Callable[[Game, Engine, int], Bot]:
    return lambda game, engine, seed: Bad(choose)


if __name__ == "__main__":
    for bad in (hang, spin, die, fail, cheat, chatter, babble):
        BOTS[bad.__name__] = seated(bad)
    worker.main(sys.argv[1:])
