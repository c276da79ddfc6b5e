"""`data`: the component files of a game, and an owner's corrections of them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import click

from samobranka.cli.commands import Spoken
from samobranka.cli.faults import NotTogether
from samobranka.cli.files import FILE, reading, writing
from samobranka.cli.voice import Voice
from samobranka.core import box, editions, registry
from samobranka.core import data as core_data
from samobranka.core.faults import BadData
from samobranka.core.words import message_id


@click.command(cls=Spoken)
@click.argument("game", metavar="GAME")
@click.option("--check", type=FILE, metavar="FILE")
@click.option("--use", type=FILE, metavar="FILE")
@click.option("--reset", is_flag=True)
@click.pass_obj
def data(voice: Voice, game: str, check: Path | None, use: Path | None, reset: bool) -> None:
    """Tells which files are in force; checks, takes or drops corrected ones."""
    registry.meta_of(game)
    if (check is not None) + (use is not None) + reset > 1:
        raise NotTogether(command="samobranka data", flags="--check, --use, --reset")
    if check is not None:
        check_file(game, check)
        say(voice, "data-good", file=str(check))
    elif use is not None:
        check_file(game, use)
        with writing(core_data.corrected(game)):
            core_data.use(game, use, kind_of(game, use))
        say(voice, "data-used", file=str(use))
    elif reset:
        reset_files(voice, game)
    else:
        print_files(voice, game)


def say(voice: Voice, message: str, **facts: Any) -> None:
    """One line."""
    voice.console.print(voice.say(message, **facts), soft_wrap=True)


def check_file(game: str, path: Path) -> None:
    """CannotRead or BadData when the file is not right."""
    with reading(path):
        core_data.check(game, path, kind_of(game, path))


def kind_of(game: str, path: Path) -> str:
    """Which of the game's files this one stands for: that of its name, or the only one there is."""
    ours = list(core_data.shipped(game))
    if path.name in ours:
        return path.name
    if len(ours) == 1:
        return ours[0]
    names = {"value": path.name, "expected": ", ".join(ours)}
    raise BadData(file=str(path), place="$", reason="unknown-file", **names)


def reset_files(voice: Voice, game: str) -> None:
    """Puts our own files in force; works even when a corrected one is broken."""
    changed = core_data.in_force(game) != core_data.shipped(game)
    with writing(core_data.corrected(game)):
        core_data.reset(game)
    say(voice, "data-was-reset" if changed else "data-nothing-to-reset")


def print_files(voice: Voice, game: str) -> None:
    """Every file in force: whose it is, where it lies, how certain its entries are."""
    shipped = core_data.shipped(game)
    for name, path in core_data.in_force(game).items():
        whose = "data-ours" if path == shipped[name] else "data-yours"
        voice.console.print(f"{name} ({voice.say(whose)}): {path}", soft_wrap=True)
        for certainty, count in tally(path).items():
            label = voice.say(message_id("certainty", certainty))
            voice.console.print(f"  {label}: {count}")
    say(voice, "data-digest", digest=editions.data_digest(game))


def tally(path: Path) -> dict[str, int]:
    """How many entries say each certainty, most certain first."""
    with reading(path):
        text = path.read_bytes()
    try:
        content = tomllib.loads(text.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        facts = {"reason": "syntax", "value": str(error), "expected": ""}
        raise BadData(file=str(path), place="$", **facts) from None
    return box.tally(content)
