"""What a bot thinks of a finished match, worked out in a process of its own."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import redirect_stderr
from multiprocessing import get_context
from typing import TypeVar

from samobranka.bots.coach import Appraiser
from samobranka.bots.mcts import Mcts
from samobranka.cli import engines
from samobranka.core import match as matches
from samobranka.core.engine import make_engine
from samobranka.core.match import Match, standing
from samobranka.server.coaching import (
    CANDIDATES,
    CLOSE_LOOK,
    Look,
    costliest,
    opinion_of,
    plan,
    turning_points,
)

SEED = 1
Result = TypeVar("Result")


async def turning_points_of(match: Match) -> list[Look]:
    """The few actions that cost most. Machine code is made first where there is none yet."""
    return await apart(look_at, matches.encode(match.to_file()))


async def apart(work: Callable[[bytes], Result], given: bytes) -> Result:
    """Does some work in a process of its own.

    That is started with the stderr of the terminal: the screen's is no file that could be inherited.
    """
    with redirect_stderr(sys.__stderr__):
        pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        done = pool.submit(work, given)
    with pool:
        return await asyncio.wrap_future(done)


def look_at(file: bytes) -> list[Look]:
    """Looks at everything once, and closer at what seems to have cost most."""
    match = matches.replay(matches.decode(file))
    name = engines.INTERPRETED if engines.why_not(engines.CPU) else engines.CPU
    engine = make_engine(name, match.game)
    plies, seconds = plan(match)
    search = Mcts(match.game, engine, SEED, seconds=seconds)
    looks = []
    for ply in plies:
        done, before = match.plies[ply], at(match, ply)
        thought = search.think(before, done.seat)
        played = opinion_of(thought, done.action)
        looks.append(Look(ply, done.seat, played, thought.opinions[0]))
    appraiser = Appraiser(match.game, engine, SEED, CLOSE_LOOK)
    return turning_points([closer(appraiser, match, look) for look in costliest(looks, CANDIDATES)])


def at(match: Match, ply: int) -> Match:
    """The match as it stood before an action."""
    return standing(match.game, match.seats, match.options, match.record(ply), match.engine)


def closer(appraiser: Appraiser, match: Match, look: Look) -> Look:
    """The same with chances that can be compared."""
    actions = [look.played.action, look.best.action]
    played, best = appraiser.compare(at(match, look.ply), look.seat, actions)
    return look.with_chances(played, best)
