"""A match shown again: the same screens, one action after another, through anybody's eyes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar

from textual.binding import Binding, BindingType

from samobranka.cli.telling import ANYBODY, Teller, seat_names
from samobranka.cli.terminal.app import TableApp
from samobranka.cli.terminal.sitting import STEP, Glance, Turn, Way
from samobranka.cli.terminal.widgets import Board, Choices
from samobranka.core.actions import Action
from samobranka.core.match import Match
from samobranka.core.words import Words


class Reel:
    """Sits before a recorded match, at one of its plies."""

    can = frozenset({STEP})
    said: Sequence[str] = ()

    def __init__(self, match: Match, eyes: Sequence[int | None], words: Words) -> None:
        self.match = match
        self.game = match.game
        self.words = words
        self.eyes = eyes
        self.seal = match.seal.hex()
        self.names = seat_names(match, words, ANYBODY)
        self.ply = 0
        self._eye = 0
        self._changed: Callable[[], None] = lambda: None
        self.glance = self._look()

    @property
    def eye(self) -> int | None:
        """Through whose eyes; None for a spectator's."""
        return self.eyes[self._eye]

    async def begin(self, changed: Callable[[], None]) -> None:
        """Nothing happens by itself."""
        self._changed = changed
        changed()

    def go(self, ply: int) -> None:
        """To that ply, or as far as there are any."""
        self.ply = min(max(ply, 0), self.match.ply)
        self._show()

    def blink(self) -> None:
        """The next pair of eyes."""
        self._eye = (self._eye + 1) % len(self.eyes)
        self._show()

    def _show(self) -> None:
        self.glance = self._look()
        self._changed()

    def _look(self) -> Glance:
        match, teller = self.match, Teller(self.words, self.names, self.eye)
        story = teller.story(match, self.ply)
        is_last = match.is_over and self.ply == match.ply
        seen_by = self.words.say("replay-spectator") if self.eye is None else self.names[self.eye]
        return Glance(
            you=self.eye,
            names=self.names,
            view=match.view(self.eye, self.ply),
            prompt=self.words.say("replay-ply", ply=self.ply, plies=match.ply),
            actions=[],
            story=story or [self.words.say("replay-deal")],
            is_over=is_last,
            sheet=match.sheet() if is_last else [],
            outcome=match.outcome() if is_last else None,
            aside=self.words.say("replay-seen-by", seat=seen_by),
        )

    # A record cannot be asked for anything.

    async def act(self, action: Action) -> None:
        """Nothing is done."""

    async def undo(self) -> None:
        """Nothing is taken back."""

    async def why(self, action: Action) -> str:
        """Nobody is refused anything."""
        return ""

    async def hint(self) -> list[tuple[Action, float | None]]:
        """Nobody is asked."""
        return []

    async def coach(self) -> list[Turn]:
        """Nobody is asked."""
        return []

    def beside(self) -> Sequence[str]:
        """Nobody is hurried, and nobody goes."""
        return ()

    def ways(self) -> Sequence[Way]:
        """Nothing: one simply leaves."""
        return ()

    async def consent(self, yes: bool) -> None:
        """Nobody asks."""

    async def say(self, text: str) -> None:
        """Nobody hears it."""

    async def keep(self, path: Path | None = None) -> Path:
        """It is a file already."""
        raise NotImplementedError

    def unveil(self) -> None:
        """Nothing is hidden."""

    def epilogue(self) -> list[str]:
        """`verify` tells it."""
        return []

    async def leave(self) -> None:
        """Nothing is kept."""


class ReelApp(TableApp):
    """The screen of a table on which time goes both ways."""

    BINDINGS: ClassVar[list[BindingType]] = [
        # A screen would scroll to its own ends.
        Binding("home", "first", priority=True, show=False),
        Binding("end", "last", priority=True, show=False),
    ]

    def __init__(self, reel: Reel) -> None:
        super().__init__(reel)
        self.reel = reel

    def on_mount(self) -> None:
        """The arrows belong to time: nothing else is chosen here."""
        for widget in (self.query_one(Board), self.query_one(Choices)):
            widget.can_focus = False
        self.set_focus(None)

    def action_next(self) -> None:
        """One action on."""
        self.reel.go(self.reel.ply + 1)

    def action_previous(self) -> None:
        """One action back."""
        self.reel.go(self.reel.ply - 1)

    def action_first(self) -> None:
        """To the beginning."""
        self.reel.go(0)

    def action_last(self) -> None:
        """To the end."""
        self.reel.go(self.reel.match.ply)

    def action_eyes(self) -> None:
        """The next pair of eyes."""
        self.reel.blink()

    def _type(self, digits: str) -> None:
        """Digits are the number of a ply."""
        self.typed = digits[-len(str(self.reel.match.ply)) :]
        self._paint_prompt()

    def action_go(self) -> None:
        """To the ply whose number was typed; without one, an action on."""
        self.reel.go(int(self.typed) if self.typed else self.reel.ply + 1)
