"""Sitting at a table: what one pair of eyes sees now, and what it may ask.

The screen and the plain lines know nothing else. A sitting is at a match in this program (here.py), at
a live table of a server (afar.py) or at a match that is shown again (reel.py).
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

from samobranka.cli.telling import Teller
from samobranka.core.actions import Action
from samobranka.core.drawing import Drawing, Pen, Spot
from samobranka.core.game import Game, ScoreLine
from samobranka.core.match import Outcome
from samobranka.core.words import Words

RULE = re.compile(r"(?<![\w.])\d+\.\d+(?![\w.]*\d)")
"""The number of a rule, wherever it is cited."""

ACT, UNDO, HINT, WHY, CHAT, SAVE, STEP, COACH, LIVE = (
    "act", "undo", "hint", "why", "chat", "save", "step", "coach", "live",
)  # fmt: skip
"""What a sitting may be asked for."""


@dataclass(frozen=True)
class Glance:
    """All that is seen now. `view` is None while nothing lies on the table yet."""

    you: int | None
    names: Sequence[str]
    view: Any
    prompt: str
    actions: Sequence[Action]
    story: Sequence[str]
    is_over: bool = False
    sheet: Sequence[ScoreLine] = ()
    outcome: Outcome | None = None
    veiled: str = ""
    """Whose eyes are to look next, before anything is shown: the keyboard changes hands."""
    aside: str = ""
    """What stands beside the title: how far it has come."""


@dataclass(frozen=True)
class Turn:
    """An action that cost much, and what the coach would have done."""

    ply: int
    seat: int
    played: Action
    better: Action
    chance: float
    """Of winning after what was played …"""
    better_chance: float
    """… and after what was better."""


@dataclass(frozen=True)
class Way:
    """Something that may be done at a live table besides playing."""

    words: str
    do: Callable[[], Awaitable[None]]
    warning: str = ""
    """What it leads to, where one should be asked first."""


class Sitting(Protocol):
    """See the head of this file. Whatever goes wrong is a Fault."""

    game: Game
    words: Words
    glance: Glance
    can: frozenset[str]
    said: Sequence[str]
    """What was said at the table."""
    seal: str
    """What chance was sealed with, in hex; empty where it is not to be told."""

    async def begin(self, changed: Callable[[], None]) -> None:
        """Sits down; `changed` is called whenever there is another glance."""

    async def act(self, action: Action) -> None:
        """Does it."""

    async def undo(self) -> None:
        """Takes back the own last action, or asks for it."""

    async def why(self, action: Action) -> str:
        """Why not; empty when it is allowed."""

    async def hint(self) -> list[tuple[Action, float | None]]:
        """What a bot would do, the best first, with the chance of winning after it if known."""

    async def coach(self) -> list[Turn]:
        """What cost most in a finished match, in the eyes of a bot."""

    def beside(self) -> Sequence[str]:
        """What stands beside the names of the seats: time left, or that somebody is gone."""

    def ways(self) -> Sequence[Way]:
        """What may be done besides playing."""

    async def consent(self, yes: bool) -> None:
        """Answers who asks to take back."""

    async def say(self, text: str) -> None:
        """Says something to all at the table."""

    async def keep(self, path: Path | None = None) -> Path:
        """Keeps the match in a file: that one, or the usual one."""

    def epilogue(self) -> list[str]:
        """What there is to say after the end: seal, secret, where the match is kept."""

    def unveil(self) -> None:
        """The keyboard is in the right hands."""

    async def leave(self) -> None:
        """Gets up."""


@dataclass(frozen=True)
class Choice:
    """An action that may be chosen now, ready to be shown."""

    number: int
    action: Action
    text: str
    note: str
    spot: Spot | None

    @cached_property
    def sought(self) -> str:
        """What a search looks into."""
        return f"{self.number} {self.text} {self.note}".casefold()


def choices_of(sitting: Sitting) -> list[Choice]:
    """The actions of a glance, numbered from 1."""
    glance, drawing = sitting.glance, sitting.game.drawing
    teller, pen = teller_of(sitting), pen_of(sitting, 80)
    return [
        Choice(
            number,
            action,
            teller.tell(action, glance.view),
            drawing.note(glance.view, action, pen),
            drawing.spot_of(action),
        )
        for number, action in enumerate(glance.actions, start=1)
    ]


def fitting(choices: Sequence[Choice], asked: str) -> list[Choice]:
    """The choices in which all words occur."""
    words = asked.casefold().split()
    return [choice for choice in choices if all(word in choice.sought for word in words)]


def lit_by(numbered: Iterable[tuple[int, Spot | None]]) -> dict[Spot, str]:
    """The key of every spot that can be chosen: the number of the first action there."""
    lit: dict[Spot, str] = {}
    for number, spot in numbered:
        if spot is not None:
            lit.setdefault(spot, str(number))
    return lit


def lit_of(drawing: Drawing, actions: Sequence[Action]) -> dict[Spot, str]:
    """The keys of all these actions, numbered from 1."""
    return lit_by((number, drawing.spot_of(one)) for number, one in enumerate(actions, start=1))


def teller_of(sitting: Sitting) -> Teller:
    """Tells to who sits there."""
    glance = sitting.glance
    return Teller(sitting.words, glance.names, glance.you)


def pen_of(
    sitting: Sitting,
    width: int,
    height: int = 0,
    choices: Sequence[Choice] = (),
    at: Spot | None = None,
) -> Pen:
    """Draws for who sits there."""
    glance = sitting.glance
    lit = lit_by((choice.number, choice.spot) for choice in choices)
    return Pen(sitting.words, glance.names, glance.you, width, height, lit, at)
