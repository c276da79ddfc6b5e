"""How a game is thought about: what the searching bot takes from the folder `bots/` of a game.

`evaluate.py` there belongs to the contract (core/game.py): every bot looks through it, and core checks
that it sees no secret. What follows is this room's alone; no rule depends on it.

`tuning.py`

    SPREAD
        By how much better a seat must stand than another to be e times as likely to win: what turns
        evaluations, or what `foresee` says, into chances. bench/spread.py measures it.
    GLANCE
        By how much better an action must look at first sight to be tried e times as often. A twelfth
        of the SPREAD of evaluations is a good start; more where first sight deceives.
    TRUST
        How much the search goes by what looks best at first sight, in hundredths: the more, the less
        its own iterations tell (few of them, or noisy ones).
    PLAY_ON
        How many plies are played on by instinct before the evaluation is asked; 0 where it sees far
        enough by itself.

`instinct.py` (only where the action that looks best is too dear to find)

    instinct(states, rows, i, spare, seat, actions, count, chance) -> int
        A policy (see core/kernels.py): what a seat does without thinking. FIRST_SIGHT: what looks
        best; ENOUGH: nothing, because from here one sees as far as playing on would.
        It may keep in scratch what it has found out: an iteration begins with scratch all zero, and
        until it is judged the contract's functions alone touch the record. They leave the fields that
        instinct keeps as they are; so what it finds there it left itself, earlier in the iteration.

`pace.py` (only where a seat decides many times in a turn)

    turn(s) -> tuple[int, int]
        Which turn this is, and whose; takes a stand-in. A level's time for a turn is shared by all
        that is decided in it, and who decides out of turn takes a short time, always the same.
        Without it, a level may take its time for every decision.

`foresee.py` (only where what is best to do next tells little of who will win)

    foresee(states, i, seat) -> int
        How well the seat stands in the long run, from what it may know; larger is better. Without it,
        the evaluation.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from samobranka.core.game import Evaluate, Game


@dataclass(frozen=True)
class Mind:
    """What the search needs to know of a game beyond its contract."""

    foresee: Evaluate
    instinct: Callable[..., int] | None
    spread: int
    glance: int
    trust: int
    play_on: int


def mind_of(game: Game) -> Mind:
    """The mind for a game, found by the names above."""
    tuning = _module(game, "tuning")
    assert tuning is not None, f"{game.id} has no bots/tuning.py"
    foreseeing, instinctive = _module(game, "foresee"), _module(game, "instinct")
    return Mind(
        foresee=foreseeing.foresee if foreseeing else game.evaluate,
        instinct=instinctive.instinct if instinctive else None,
        spread=tuning.SPREAD,
        glance=tuning.GLANCE,
        trust=tuning.TRUST,
        play_on=tuning.PLAY_ON,
    )


@cache
def pace_of(game: Game) -> Callable[[Any], tuple[int, int]] | None:
    """What tells the turns of a game apart, where it has that."""
    pacing = _module(game, "pace")
    turn: Callable[[Any], tuple[int, int]] | None = pacing.turn if pacing else None
    return turn


def _module(game: Game, name: str) -> ModuleType | None:
    """A file of the game's folder of bots, where it has one."""
    place = f"{game.shelf.package}.bots.{name}"
    return import_module(place) if find_spec(place) else None
