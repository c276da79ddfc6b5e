"""`play`: sets a table in the terminal, for any game."""

from __future__ import annotations

import hashlib
import os
import secrets
from collections.abc import Sequence
from pathlib import Path

import click

from samobranka.bots import Bot, bot_names, make_bot
from samobranka.cli.commands import Spoken
from samobranka.cli.faults import CannotWrite, MissingArgument
from samobranka.cli.files import FILE
from samobranka.cli.parameters import OPTION_PAIRS, Listed
from samobranka.cli.telling import ME
from samobranka.cli.terminal.here import Here
from samobranka.cli.terminal.plain import Plain, run
from samobranka.cli.terminal.sitting import Sitting
from samobranka.cli.voice import Voice, is_screen
from samobranka.core import match as matches
from samobranka.core import registry
from samobranka.core.engine import interpreted
from samobranka.core.faults import UnknownBot
from samobranka.core.game import Game
from samobranka.core.meta import Meta

USUAL_SEATS = 3
USUAL_BOT = "greedy"


@click.command(cls=Spoken)
@click.argument("game", metavar="GAME", required=False)
@click.option("--seats", type=Listed(click.STRING), metavar="me,greedy,…")
@OPTION_PAIRS
@click.option("--seed", metavar="S")
@click.option("--save", type=FILE, metavar="FILE")
@click.option("--plain", is_flag=True)
@click.option("--table", metavar="URL")
@click.option("--token", envvar="SAMOBRANKA_TOKEN", default="", metavar="TOKEN")
@click.pass_obj
def play(
    voice: Voice,
    game: str | None,
    seats: list[str] | None,
    options: Sequence[tuple[str, str]],
    seed: str | None,
    save: Path | None,
    plain: bool,
    table: str | None,
    token: str,
) -> int:
    """Sits down, plays to the end, tells the score."""
    if table is not None:
        return play_afar(voice, table, token, plain)
    if game is None:
        raise MissingArgument(command="samobranka play", flag="GAME")
    sitting = seats or usual_seats(registry.meta_of(game))
    check_bots(sitting)
    if save is not None:
        check_free(save)
    loaded = registry.game(game)
    match = matches.new(loaded, len(sitting), dict(options), secret=seed)
    match.names = list(sitting)
    here = Here(match, seat_bots(loaded, sitting, seed), voice.words(game), save)
    if here.people and is_screen(plain):
        return show(here)
    return run(Plain(voice, here))


def play_afar(voice: Voice, url: str, token: str, plain: bool) -> int:
    """Sits down at a live table of a server, or watches it."""
    from samobranka.cli.terminal.afar import reach

    afar = reach(url, token, voice.language)
    return show(afar) if is_screen(plain) else run(Plain(voice, afar, is_live=True))


def show(sitting: Sitting) -> int:
    """Draws the table until it is left."""
    from samobranka.cli.terminal.app import TableApp

    return TableApp(sitting).run() or 0


def usual_seats(meta: Meta) -> list[str]:
    """The person at the keyboard, and greedy bots up to the usual number."""
    count = min(max(USUAL_SEATS, meta.seats[0]), meta.seats[-1])
    return [ME, *[USUAL_BOT] * (count - 1)]


def check_bots(sitting: Sequence[str]) -> None:
    """UnknownBot for whoever is no bot and not `me`."""
    for name in sitting:
        if name not in (ME, *bot_names()):
            raise UnknownBot(name=name, bots=", ".join((ME, *bot_names())))


def check_free(path: Path) -> None:
    """CannotWrite before the match rather than after it."""
    if path.exists():
        raise CannotWrite(file=str(path), why="file-exists", detail="")
    folder = path.absolute().parent
    if not folder.is_dir():
        raise CannotWrite(file=str(path), why="file-no-folder", detail="")
    if not os.access(folder, os.W_OK):
        raise CannotWrite(file=str(path), why="file-forbidden", detail="")


def seat_bots(game: Game, sitting: Sequence[str], seed: str | None) -> dict[int, Bot]:
    """A bot for every seat that is not a person's."""
    engine = interpreted(game)
    return {
        seat: make_bot(name, game, engine, bot_seed(seed, seat))
        for seat, name in enumerate(sitting)
        if name != ME
    }


def bot_seed(seed: str | None, seat: int) -> int:
    """A bot's own chance: it never comes from the match's secret, but from the same name."""
    if seed is None:
        return secrets.randbits(62)
    digest = hashlib.blake2b(f"bot {seat} {seed}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 2
