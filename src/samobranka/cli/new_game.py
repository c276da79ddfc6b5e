"""`new-game`: writes a small game to start from."""

from __future__ import annotations

from pathlib import Path

import click

from samobranka.cli.commands import Spoken
from samobranka.cli.files import FILE, writing
from samobranka.cli.voice import Voice
from samobranka.template import write_game


@click.command("new-game", cls=Spoken)
@click.argument("name", metavar="NAME")
@click.option("--into", type=FILE, default=".", metavar="DIR")
@click.pass_obj
def new_game(voice: Voice, name: str, into: Path) -> None:
    """Writes it and tells what to do next."""
    with writing(into):
        written = write_game(name, into)
    voice.console.print(
        voice.say("new-game-written", folder=str(into)), style="bold", soft_wrap=True
    )
    for path in written:
        voice.console.print(f"  {path}", soft_wrap=True)
    voice.console.print(voice.say("new-game-next"), style="bold")
    steps = (
        (f"export SAMOBRANKA_GAMES={into.absolute()}", "new-game-next-run"),
        (f"samobranka fuzz {name} --matches 20", "new-game-next-fuzz"),
        (f"samobranka play {name}", "new-game-next-play"),
    )
    for command, purpose in steps:
        voice.console.print(f"  {command}  # {voice.say(purpose)}", soft_wrap=True)
