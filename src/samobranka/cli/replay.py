"""`replay` and `verify`: a recorded match shown again, and recomputed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import Any

import click
from rich.rule import Rule
from rich.text import Text

from samobranka.cli.commands import Spoken
from samobranka.cli.faults import NoSuchPly, NotOneOf
from samobranka.cli.files import FILE, reading
from samobranka.cli.parameters import WholeNumber
from samobranka.cli.telling import ANYBODY, Teller, seat_names
from samobranka.cli.terminal.seats import seat_lines
from samobranka.cli.terminal.sheet import ranking, score_sheet
from samobranka.cli.voice import Voice, is_screen
from samobranka.core import match as matches
from samobranka.core.drawing import Pen
from samobranka.core.match import Acted, Match, MatchFile

ALL = "all"
SPECTATOR = "spectator"
NOT_VERIFIED = 1

Eyes = Sequence[int | None]
"""Whose views are shown: seats, and None for a spectator."""


@click.command(cls=Spoken)
@click.argument("file", type=FILE, metavar="FILE")
@click.option("--ply", type=WholeNumber(), metavar="N")
@click.option("--seat", default=ALL, metavar="K|all|spectator")
@click.option("--plain", is_flag=True)
@click.pass_obj
def replay(voice: Voice, file: Path, ply: int | None, seat: str, plain: bool) -> None:
    """Tells the match of a file, or shows how its table lay at one ply."""
    match = matches.replay(read(file), str(file))
    projector = Projector(voice, match, eyes_of(seat, match))
    if ply is not None:
        projector.show(checked_ply(match, ply))
    elif is_screen(plain):
        from samobranka.cli.terminal.reel import Reel, ReelApp

        ReelApp(Reel(match, projector.eyes, projector.words)).run()
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
        self.names = seat_names(match, self.words, ANYBODY)

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
        teller, outcome = Teller(self.words, self.names), match.outcome()
        self.print(self.words.say("table-over", reason=outcome.reason), "bold")
        self.console.print(score_sheet(match.sheet(), scale, teller, self.console.width))
        for line in ranking(outcome, scale, teller):
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
            self.draw(self.match.view(seat, ply), seat)
        if ply == self.match.ply:
            self.tell_outcome()

    def draw(self, view: Any, seat: int | None) -> None:
        """The board, the seats and the hand."""
        pen = Pen(self.words, self.names, seat, self.console.width)
        drawing = self.match.game.drawing
        pictures = (
            drawing.board(view, pen),
            seat_lines(view, drawing, pen),
            drawing.hand(view, pen),
        )
        for row in chain(*pictures):
            text = Text.assemble(*((piece.text, piece.style) for piece in row))
            self.console.print(text, soft_wrap=True)

    def name(self, seat: int | None) -> str:
        """Whose eyes these are."""
        return self.words.say("replay-spectator") if seat is None else self.names[seat]

    def print(self, text: str, style: str = "") -> None:
        """A line."""
        self.console.print(text, style=style)


class Witness(Teller):
    """Tells what a seat was told, but speaks of it by its name."""

    def happened(self, match: Match, ply: int) -> list[str]:
        """What the action of a ply brought about, with all that its seat was told."""
        seat = match.plies[ply - 1].seat
        outsider = Teller(self.words, self.names)
        first, *others = [outsider.tell(event) for event in match.events(ply, seat)]
        name = self.seat(seat)
        return [first if name in first else f"{name}: {first}", *others]
