"""A match in this program: people at one keyboard, and bots."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from samobranka.bots import Bot, make_bot
from samobranka.cli.faults import CannotWrite
from samobranka.cli.files import writing
from samobranka.cli.telling import Story, Teller, seat_names
from samobranka.cli.terminal.sitting import (
    ACT,
    COACH,
    HINT,
    SAVE,
    UNDO,
    WHY,
    Glance,
    Turn,
    Way,
)
from samobranka.core.actions import Action
from samobranka.core.data import home
from samobranka.core.engine import interpreted
from samobranka.core.kernels import first_mover
from samobranka.core.match import Match
from samobranka.core.words import Words

HINT_SEED = 1
BLINK = 0.2
"""Seconds after which what bots do is shown before they are done."""


class Here:
    """Sits at a match, in the eyes of whichever person is asked."""

    can = frozenset({ACT, UNDO, HINT, WHY, SAVE, COACH})
    said: Sequence[str] = ()

    def __init__(
        self, match: Match, bots: Mapping[int, Bot], words: Words, save: Path | None = None
    ) -> None:
        self.match = match
        self.game = match.game
        self.words = words
        self.bots = bots
        self.save_path = save
        self.seal = match.seal.hex()
        self.names = seat_names(match, words)
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.you: int | None = self.people[0] if len(self.people) == 1 else None
        self.own_files: set[Path] = set()
        self._stories: dict[int | None, Story] = {}
        self._changed: Callable[[], None] = lambda: None
        self._veil: int | None = None
        self._shown = 0.0
        self.glance = self._look()

    # ------------------------------------------------------------ the course of the match

    async def begin(self, changed: Callable[[], None]) -> None:
        """Bots act until a person is asked."""
        self._changed = changed
        await self._go_on()

    async def _go_on(self) -> None:
        while not self.match.is_over:
            seat = first_mover(self.match.movers)
            if seat not in self.bots:
                self._ask(seat)
                return
            action = await asyncio.to_thread(self.bots[seat].choose, self.match, seat)
            self.match.act(seat, action)
            if time.monotonic() - self._shown > BLINK:
                self._show()
        if self.people or self.save_path is not None:
            await self.keep()
        self._show()

    def _ask(self, seat: int) -> None:
        """Nobody sees another's hand: the keyboard is handed over first."""
        if len(self.people) > 1 and seat != self.you:
            self._veil = seat
        else:
            self.you = seat
        self._show()

    def unveil(self) -> None:
        """The keyboard is in the right hands."""
        if self._veil is not None:
            self.you, self._veil = self._veil, None
            self._show()

    def _show(self) -> None:
        self._shown = time.monotonic()
        self.glance = self._look()
        self._changed()

    def _look(self) -> Glance:
        match, you = self.match, self.you
        if self._veil is not None:
            name = self.names[self._veil]
            return Glance(None, self.names, match.view(None), "", [], [], veiled=name)
        seen = match.seen(you)
        return Glance(
            you=you,
            names=self.names,
            view=seen.view,
            prompt=Teller(self.words, self.names, you).tell(seen.prompt),
            actions=seen.actions,
            story=self._story(you),
            is_over=match.is_over,
            sheet=match.sheet(),
            outcome=match.outcome() if match.is_over else None,
        )

    def _story(self, audience: int | None) -> list[str]:
        """All that was told to somebody so far, a sentence each."""
        if audience not in self._stories:
            self._stories[audience] = Story(Teller(self.words, self.names, audience))
        return self._stories[audience].up_to(self.match, self.match.ply)

    # ------------------------------------------------------------ what is asked

    async def act(self, action: Action) -> None:
        """Does it; then the bots act."""
        assert self.you is not None  # only who is asked is offered anything
        self.match.act(self.you, action)
        await self._go_on()

    async def undo(self) -> None:
        """Takes back the own last action."""
        assert self.you is not None
        self.match.undo(self.you)
        self._stories.clear()
        self._show()

    async def why(self, action: Action) -> str:
        """Why not."""
        assert self.you is not None
        fault = self.match.why_not(self.you, action)
        return "" if fault is None else fault.tell(self.words)

    async def hint(self) -> list[tuple[Action, float | None]]:
        """What the greedy bot would do."""
        assert self.you is not None
        bot = make_bot("greedy", self.game, interpreted(self.game), HINT_SEED)
        number = await asyncio.to_thread(bot.choose, self.match, self.you)
        return [(self.game.actions.decode(number), None)]

    async def coach(self) -> list[Turn]:
        """Worked out in a process of its own: the bot is at its best in machine code."""
        from samobranka.cli.terminal.coaching import turning_points_of

        decode = self.game.actions.decode
        return [
            Turn(
                ply=look.ply + 1,
                seat=look.seat,
                played=decode(look.played.action),
                better=decode(look.best.action),
                chance=look.played.chance,
                better_chance=look.best.chance,
            )
            for look in await turning_points_of(self.match)
        ]

    def beside(self) -> Sequence[str]:
        """Nobody is hurried, and nobody goes."""
        return ()

    def ways(self) -> Sequence[Way]:
        """Nothing: one simply leaves."""
        return ()

    async def consent(self, yes: bool) -> None:
        """Nobody asks."""

    async def say(self, text: str) -> None:
        """Who sits at one keyboard can talk."""

    async def leave(self) -> None:
        """Keeps the match where that was asked for."""
        if self.save_path is not None and not self.match.is_over:
            self._save(self.save_path)

    # ------------------------------------------------------------ files

    async def keep(self, path: Path | None = None) -> Path:
        """Where the user says or said; without that, in the user's own folder."""
        chosen = path or self.save_path or self._usual_file()
        self._save(chosen)
        return chosen

    def _usual_file(self) -> Path:
        folder = home() / "matches"
        stamp = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{self.seal[:8]}"
        with writing(folder):
            folder.mkdir(parents=True, exist_ok=True)
        self.save_path = folder / f"{self.game.id}-{stamp}.match.json"
        return self.save_path

    def _save(self, path: Path) -> None:
        """Never over a file that is not its own."""
        if path.exists() and path not in self.own_files:
            raise CannotWrite(file=str(path), why="file-exists", detail="")
        with writing(path):
            self.match.save(path)
        self.own_files.add(path)

    def epilogue(self) -> list[str]:
        """The seal, the secret it was made of, and where the match is kept."""
        told = [self.words.say("table-seal", seal=self.seal)]
        if self.match.secret is not None:
            told.append(self.words.say("table-secret", secret=self.match.secret.hex()))
        if self.save_path is not None and self.save_path in self.own_files:
            told.append(self.words.say("table-saved", file=str(self.save_path)))
        return told
