"""`rules`: the rules of a game in words: all of them, a chapter, a number, or where a word stands."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import click
from rich.padding import Padding
from rich.text import Text

from samobranka.cli.commands import Spoken
from samobranka.cli.rulebook import Rulebook
from samobranka.cli.voice import Voice
from samobranka.core import registry


@click.command(cls=Spoken)
@click.argument("game", metavar="GAME")
@click.argument("asked", metavar="WHAT", nargs=-1)
@click.pass_obj
def rules(voice: Voice, game: str, asked: Sequence[str]) -> None:
    """Prints what was asked for, under its headings."""
    registry.meta_of(game)
    book = Rulebook(game, voice.language)
    found = book.found(" ".join(asked)) if asked else book.rules
    for chapter, under in groupby(found, key=lambda rule: rule.chapter):
        voice.console.print(Text(chapter, "bold"))
        for rule in under:
            line = Text.assemble(
                (f"{rule.number}  " if rule.number else "", "bold cyan"), rule.text
            )
            voice.console.print(Padding(line, (0, 0, 0, 2)))
