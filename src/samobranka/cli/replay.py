"""`replay` and `verify`: a recorded match shown again, and recomputed."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from rich.rule import Rule
from rich.text import Text

from samobranka.cli.commands import Spoken
from samobranka.cli.components import Components
from samobranka.cli.faults import NoSuchPly, NotOneOf, NotUnderstood
from samobranka.cli.files import FILE, reading
from samobranka.cli.parameters import WholeNumber, number_in
from samobranka.cli.screen import Screen
from samobranka.cli.telling import Teller, seat_names
from samobranka.cli.voice import Voice
from samobranka.core import match as matches
from samobranka.core.faults import Fault
from samobranka.core.match import Acted, Match, MatchFile
from samobranka.core.words import LANGUAGES, words_for

ALL = "all"
SPECTATOR = "spectator"
NOT_VERIFIED = 1

Eyes = Sequence[int | None]
"""Whose views are shown: seats, and None for a spectator."""


@click.command(cls=Spoken)
@click.argument("file", type=FILE, metavar="FILE")
@click.option("--ply", type=WholeNumber(), metavar="N")
@click.option("--seat", default=ALL, metavar="K|all|spectator")
@click.pass_obj
def replay(voice: Voice, file: Path, ply: int | None, seat: str) -> None:
    """Tells the match of a file, or shows how its table lay at one ply."""
    match = matches.replay(read(file), str(file))
    projector = Projector(voice, match, eyes_of(seat, match))
    if ply is not None:
        projector.show(checked_ply(match, ply))
    elif sys.stdin.isatty() and sys.stdout.isatty():
        projector.step_through()
    else:
        projector.tell_all()


@click.command(cls=Spoken)
@click.argument("file", type=FILE, metavar="FILE")
@click.argument("origins", type=FILE, metavar="ORIGIN", nargs=-1)
@click.pass_obj
def verify(voice: Voice, file: Path, origins: tuple[Path, ...]) -> int:
    """Recomputes seal, seed, every word and the whole match; a fault when anything differs."""
    found, earlier = read(file), [read(origin) for origin in origins]
    match = matches.verify(found, str(file), earlier)
    unverified = matches.unverified(found, earlier)
    seed = match.seed.hex() if match.seed else ""
    tell_checked(voice, "verify-seal", seal=found.seal)
    tell_checked(voice, "verify-seed", seed=seed, contributions=len(found.contributions))
    tell_checked(voice, "verify-words", words=matches.words_in(found.entries) - unverified)
    tell_checked(voice, "verify-plies", plies=match.ply)
    if unverified:
        voice.console.print("✗ " + voice.say("verify-given", words=unverified), soft_wrap=True)
    Projector(voice, match, [None]).tell_outcome()
    voice.console.print(voice.say("verify-partly" if unverified else "verify-good"), style="bold")
    return NOT_VERIFIED if unverified else 0


def tell_checked(voice: Voice, message: str, **facts: Any) -> None:
    """Something that was found to be right."""
    voice.console.print(f"✓ {voice.say(message, **facts)}", soft_wrap=True)


def read(path: Path) -> MatchFile:
    """The match file at a path; CannotRead or MalformedFile when there is none."""
    with reading(path):
        return matches.read(path)


def eyes_of(seat: str, match: Match) -> Eyes:
    """Whose eyes `--seat` names; people count seats from 1."""
    if seat == ALL:
        return range(match.seats)
    if seat == SPECTATOR:
        return [None]
    known = [str(number) for number in range(1, match.seats + 1)]
    if seat not in known:
        choices = ", ".join([*known, ALL, SPECTATOR])
        raise NotOneOf(command="samobranka replay", flag="--seat", value=seat, choices=choices)
    return [int(seat) - 1]


def checked_ply(match: Match, ply: int) -> int:
    """The ply, when the match has it."""
    if not 0 <= ply <= match.ply:
        raise NoSuchPly(ply=ply, plies=match.ply)
    return ply


class Projector:
    """Shows one match through somebody's eyes."""

    def __init__(self, voice: Voice, match: Match, eyes: Eyes) -> None:
        self.voice = voice
        self.match = match
        self.eyes = eyes
        self.console = voice.console
        self.words = voice.words(match.game.id)
        self.names = seat_names(match, self.words)
        self.components = Components(match.game, self.words)

    # ------------------------------------------------------------ telling

    def tell_all(self) -> None:
        """Everything that happened, a paragraph an action, and how it ended."""
        self.tell_heading()
        for ply in range(self.match.ply + 1):
            self.tell_ply(ply)
        self.tell_outcome()

    def tell_heading(self) -> None:
        """Which match this is."""
        title = self.match.game.meta.title(self.words.language)
        names = self.words.listing(self.names)
        self.print(self.words.say("replay-heading", title=title, names=names), "bold")
        acted = sum(isinstance(entry, Acted) for entry in self.match.entries)
        if acted > self.match.ply:
            self.print(self.words.say("replay-undone", count=acted - self.match.ply), "dim")

    def tell_ply(self, ply: int) -> None:
        """What the action of a ply brought about."""
        if ply == 0:
            self.print(f"{0:>4}  " + self.words.say("replay-deal"))
            return
        for place, sentence in enumerate(self.teller().happened(self.match, ply)):
            self.print(f"{'' if place else ply:>4}  {sentence}")

    def teller(self) -> Teller:
        """Tells to whom we look through; with several eyes, to whoever acted."""
        if len(self.eyes) == 1:
            return Teller(self.words, self.names, self.eyes[0])
        return Witness(self.words, self.names)

    def tell_outcome(self) -> None:
        """The score and the ranks, or that it is not over."""
        match, scale = self.match, self.match.game.meta.score_scale
        if not match.is_over:
            self.print(self.words.say("verify-unfinished"), "bold")
            return
        screen = self.screen(None)
        outcome = match.outcome()
        self.print(self.words.say("table-over", reason=outcome.reason), "bold")
        self.console.print(screen.sheet(match.sheet(), scale))
        for line in screen.ranking(outcome, scale):
            self.print(line)

    # ------------------------------------------------------------ showing

    def show(self, ply: int) -> None:
        """The table after a ply, through every pair of eyes."""
        title = self.words.say("replay-ply", ply=ply, plies=self.match.ply)
        self.console.print(Rule(Text(title, "bold"), style="dim"))
        self.tell_ply(ply)
        for seat in self.eyes:
            if len(self.eyes) > 1:
                self.print(self.words.say("replay-seen-by", seat=self.name(seat)), "bold")
            self.console.print(self.screen(seat).view(self.match.view(seat, ply)))
        if ply == self.match.ply:
            self.tell_outcome()

    def screen(self, seat: int | None) -> Screen:
        """Draws for one pair of eyes."""
        return Screen(Teller(self.words, self.names, seat), self.console, self.components)

    def name(self, seat: int | None) -> str:
        """Whose eyes these are."""
        return self.words.say("replay-spectator") if seat is None else self.names[seat]

    def print(self, text: str, style: str = "") -> None:
        """A line."""
        self.console.print(text, style=style)

    # ------------------------------------------------------------ stepping

    def step_through(self) -> None:
        """From the first ply to the last, as the person asks."""
        self.tell_heading()
        ply: int | None = 0
        while ply is not None:
            self.show(ply)
            ply = self.ask(ply)

    def ask(self, ply: int) -> int | None:
        """The ply to show next; None to leave."""
        while True:
            try:
                line = input(self.words.say("replay-ask") + " ").strip().casefold()
                return self.next_ply(ply, line)
            except Fault as fault:
                self.print(fault.tell(self.words), "red")
            except EOFError:
                return None

    def next_ply(self, ply: int, line: str) -> int | None:
        """Where a line leads to."""
        number = number_in(line)
        if number is not None:
            return checked_ply(self.match, number)
        if not line:
            return ply + 1 if ply < self.match.ply else None
        if line in self.called("back"):
            return max(0, ply - 1)
        if line in self.called("quit"):
            return None
        raise NotUnderstood(line=line)

    @staticmethod
    def called(command: str) -> set[str]:
        """The words for a command, in every language."""
        rooms = [words_for(language, room="samobranka.cli") for language in LANGUAGES]
        return {word for room in rooms for word in room.say(f"replay-words-{command}").split()}


class Witness(Teller):
    """Tells what a seat was told, but speaks of it by its name."""

    def happened(self, match: Match, ply: int) -> list[str]:
        """What the action of a ply brought about, with all that its seat was told."""
        seat = match.plies[ply - 1].seat
        outsider = Teller(self.words, self.names)
        first, *others = [outsider.tell(event) for event in match.events(ply, seat)]
        name = self.seat(seat)
        return [first if name in first else f"{name}: {first}", *others]
