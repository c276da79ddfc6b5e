"""`observe`: the numbers a network is given of a position, by name."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import click

from samobranka.cli.commands import Spoken
from samobranka.cli.faults import NotOneOf
from samobranka.cli.files import FILE
from samobranka.cli.parameters import OPTION_PAIRS, WholeNumber
from samobranka.cli.replay import checked_ply, read
from samobranka.cli.voice import Voice
from samobranka.core import match as matches
from samobranka.core import registry
from samobranka.core.faults import UnknownSeat
from samobranka.core.match import Match

SEED = "observe"


@click.command(cls=Spoken)
@click.argument("game", metavar="GAME")
@click.option("--file", type=FILE, metavar="FILE")
@click.option("--ply", type=WholeNumber(), metavar="N")
@click.option("--seats", type=WholeNumber(1), metavar="K")
@OPTION_PAIRS
@click.option("--seat", type=WholeNumber(1), default=1, metavar="S")
@click.option("--all", "also_zeros", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def observe(
    voice: Voice,
    game: str,
    file: Path | None,
    ply: int | None,
    seats: int | None,
    options: Sequence[tuple[str, str]],
    seat: int,
    also_zeros: bool,
    as_json: bool,
) -> None:
    """Of a recorded match, or of a new one."""
    loaded = registry.game(game)
    if file is not None:
        match = matches.replay(read(file), str(file))
        check_game(game, match.game.id)
    else:
        match = matches.new(loaded, seats or loaded.meta.seats[0], dict(options), secret=SEED)
    at = match.ply if ply is None else checked_ply(match, ply)
    if seat > match.seats:
        raise UnknownSeat(seat=seat, seats=match.seats)
    numbers = [int(number) for number in match.observation(seat - 1, at)]
    if as_json:
        names = [feature.name for feature in match.game.features]
        click.echo(json.dumps(dict(zip(names, numbers, strict=True))))
    else:
        print_numbers(voice, match, numbers, also_zeros)


def check_game(asked: str, found: str) -> None:
    """NotOneOf when a file is of another game."""
    if asked != found:
        raise NotOneOf(command="samobranka observe", flag="GAME", value=asked, choices=found)


def print_numbers(voice: Voice, match: Match, numbers: Sequence[int], also_zeros: bool) -> None:
    """A line for every number: its place, name, size, and what a network is given."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(voice.say("observe-place"), justify="right")
    table.add_column(voice.say("observe-name"))
    for heading in ("number", "most", "given"):
        table.add_column(voice.say(f"observe-{heading}"), justify="right")
    for place, (feature, number) in enumerate(zip(match.game.features, numbers, strict=True)):
        if number or also_zeros:
            given = max(-1.0, min(1.0, number / feature.most))
            sizes = (str(number), str(feature.most), f"{given:.3g}")
            table.add_row(str(place), feature.name, *sizes)
    voice.console.print(table)
    if not also_zeros:
        zeros = numbers.count(0)
        voice.console.print(voice.say("observe-zeros", zeros=zeros, numbers=len(numbers)))
