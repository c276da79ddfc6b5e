"""`contents`: a game's phases, what may be done in each, and which chapter says so."""

from __future__ import annotations

import click

from samobranka.cli.commands import Spoken
from samobranka.cli.voice import Voice
from samobranka.core import registry
from samobranka.core.contents import Contents


@click.command(cls=Spoken)
@click.argument("game", metavar="GAME")
@click.option("--written", is_flag=True)
@click.pass_obj
def contents(voice: Voice, game: str, written: bool) -> None:
    """The table of contents, or the functions written from it."""
    book = registry.contents_of(game)
    if written:
        click.echo(book.source)
    else:
        print_phases(voice, book)


def print_phases(voice: Voice, book: Contents) -> None:
    """A line a phase and chapter: the kinds it offers, and what else is refused with."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("phase", "chapter", "kinds", "asks"):
        table.add_column(voice.say(f"contents-{heading}"))
    for phase in book.phases:
        asked = f"{phase.asks.words} ({phase.asks.rule})"
        for chapter, kinds in book.offers_at(phase.number).items():
            table.add_row(phase.name, chapter, ", ".join(kinds), asked)
            asked = ""
    voice.console.print(table)
