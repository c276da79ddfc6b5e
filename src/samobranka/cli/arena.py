"""`arena`: bots play many matches against each other; who wins how often, how surely, how fast."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Generator, Mapping, Sequence
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.table import Table

from samobranka.arena import ledger, running
from samobranka.arena.ledger import Ledger
from samobranka.arena.page import page
from samobranka.arena.playing import Played, Player
from samobranka.arena.report import Report, report
from samobranka.arena.telling import Telling
from samobranka.arena.tournament import Tournament, usual_seats, whole_deals
from samobranka.cli import INTERRUPTED, engines
from samobranka.cli.commands import Spoken
from samobranka.cli.engines import CPU, INTERPRETED
from samobranka.cli.faults import MissingArgument
from samobranka.cli.files import FILE, reading, writing
from samobranka.cli.fuzz import check_folder
from samobranka.cli.parameters import OPTION_PAIRS, Listed, OneOf, WholeNumber
from samobranka.cli.progress import bar
from samobranka.cli.voice import Voice
from samobranka.core import registry
from samobranka.core.data import home
from samobranka.core.game import Game

MATCHES = 120
"""Whole deals, whatever the number of seats."""
MOST_JOBS = 1024


@click.command(cls=Spoken)
@click.argument("game", metavar="GAME")
@click.option("--bots", type=Listed(click.STRING), metavar="A,B,…")
@click.option("--matches", type=WholeNumber(1), default=MATCHES, metavar="N")
@click.option("--seats", type=WholeNumber(1), metavar="K")
@OPTION_PAIRS
@click.option("--jobs", type=WholeNumber(1, MOST_JOBS), metavar="J")
@click.option("--seed", metavar="S")
@click.option("--engine", type=OneOf(lambda: (INTERPRETED, CPU)), metavar="E")
@click.option("--resume", type=FILE, metavar="FILE")
@click.option("--html", type=FILE, metavar="FILE")
@click.option("--ray", metavar="ADDRESS")
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def arena(
    voice: Voice,
    game: str,
    bots: list[str] | None,
    matches: int,
    seats: int | None,
    options: Sequence[tuple[str, str]],
    jobs: int | None,
    seed: str | None,
    engine: str | None,
    resume: Path | None,
    html: Path | None,
    ray: str | None,
    as_json: bool,
) -> int:
    """Plays what has not been played yet, then reports. Exit status 130 after Ctrl-C."""
    asked = {"bots": bots, "seats": seats, "options": dict(options), "seed": seed, "engine": engine}
    given = {name: value for name, value in asked.items() if value}
    for file in filter(None, (html, resume)):
        check_folder(file.absolute().parent)
    book = opened(voice, registry.game(game), given, resume)
    total = whole_deals(matches, book.tournament.seats)
    if total != matches:
        voice.aside.print(voice.say("arena-whole-deals", matches=total))
    numbers = [number for number in range(total) if number not in book.results]
    results = started(book.tournament, numbers, jobs, ray)
    try:
        finished = play_all(voice, book, results, total)
    finally:
        if book.results:
            voice.aside.print(voice.say("arena-kept", file=str(book.path)), soft_wrap=True)
    if book.results:
        tell(voice, report(book.tournament, book.results.values()), html, as_json)
    return 0 if finished else INTERRUPTED


# ---------------------------------------------------------------- what is played


def opened(voice: Voice, game: Game, given: Mapping[str, Any], file: Path | None) -> Ledger:
    """A tournament and its results so far: a new one, or one that goes on."""
    if file is None or not file.exists() or is_empty(file):
        tournament = planned(game, given, None)
        check(voice, game, tournament)
        return Ledger(file or usual_file(game), tournament, {})
    with reading(file):
        tournament = planned(game, given, ledger.tournament_in(file))
        book = ledger.go_on(file, tournament)
    check(voice, game, tournament)
    return book


def is_empty(file: Path) -> bool:
    """Whether nothing was ever written to a file."""
    return file.is_file() and file.stat().st_size == 0


def planned(game: Game, given: Mapping[str, Any], kept: Tournament | None) -> Tournament:
    """What was asked for; what was not said is as it was kept, or as usual."""
    rules = {
        "game": game.id,
        "rules_version": game.meta.rules_version,
        "data_digest": game.data_digest,
    }
    if kept is not None:
        return msgspec.structs.replace(kept, **rules, **given)
    if "bots" not in given:
        raise MissingArgument(command="samobranka arena", flag="--bots")
    usual = {
        "seats": usual_seats(game.meta, len(given["bots"])),
        "options": {},
        "seed": secrets.token_hex(4),
        "engine": INTERPRETED if engines.why_not(CPU) else CPU,
    }
    return Tournament(**{**rules, **usual, **given})


def check(voice: Voice, game: Game, tournament: Tournament) -> None:
    """Whatever can go wrong goes wrong before the first match; machine code is built here, too."""
    game.options_row(tournament.seats, tournament.options)
    engines.check(tournament.engine)
    with engines.compiling(voice, tournament.engine, game) as progress:
        Player(tournament, progress)


def usual_file(game: Game) -> Path:
    """Where results go when nobody says."""
    stamp = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{secrets.token_hex(2)}"
    return home() / "arena" / f"{game.id}-{stamp}.jsonl"


# ---------------------------------------------------------------- playing

Results = Generator[Played, None, None]


def started(
    tournament: Tournament, numbers: Sequence[int], jobs: int | None, ray: str | None
) -> Results:
    """The results, as they come."""
    if ray is not None:
        return running.on_ray(tournament, numbers, ray, jobs)
    processes = min(jobs or running.usual_jobs(), len(numbers))
    if processes <= 1:
        return running.here(tournament, numbers)
    return running.in_processes(tournament, numbers, processes)


def play_all(voice: Voice, book: Ledger, results: Results, total: int) -> bool:
    """Writes down every result; False when somebody has had enough."""
    with bar(voice, voice.say("arena-working")) as step:
        try:
            step(len(book.results), total)
            for result in results:
                with writing(book.path):
                    book.append(result)
                step(len(book.results), total)
        except KeyboardInterrupt:
            return False
        finally:
            results.close()
    return True


# ---------------------------------------------------------------- telling


def tell(voice: Voice, found: Report, html: Path | None, as_json: bool) -> None:
    """The report: as JSON or as a table, and as a page."""
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(found), indent=2, ensure_ascii=False))
    else:
        print_report(voice, found)
    if html is not None:
        with writing(html):
            html.write_text(page(found, voice.language), encoding="utf-8")
        voice.aside.print(voice.say("arena-page", file=str(html)), soft_wrap=True)


def print_report(voice: Voice, found: Report) -> None:
    """A line a bot, the best first."""
    telling = Telling(found, voice.language)
    table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    first, *others = telling.headings()
    table.add_column(first, overflow="fold")
    for heading in others:
        table.add_column(heading, justify="right", no_wrap=True)
    for bot in found.bots:
        table.add_row(*telling.cells(bot))
    voice.console.print(telling.title(), style="bold")
    voice.console.print(telling.summary())
    voice.console.print(table)
