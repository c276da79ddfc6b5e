"""`new-game`: writes a small game to start from."""

from __future__ import annotations

from pathlib import Path

import click

from samobranka.cli.commands import Spoken
from samobranka.cli.files import FILE, writing
from samobranka.cli.voice import Voice
from samobranka.template import house_of, write_game


@click.command("new-game", cls=Spoken)
@click.argument("name", metavar="NAME")
@click.option("--into", type=FILE, default=".", metavar="DIR")
@click.pass_obj
def new_game(voice: Voice, name: str, into: Path) -> None:
    """Writes it and tells what to do next."""
    with writing(into):
        written = write_game(name, into)
    house = house_of(into)
    voice.console.print(
        voice.say("new-game-written", folder=str(house or into)), style="bold", soft_wrap=True
    )
    for path in written:
        voice.console.print(f"  {path.relative_to(house) if house else path}", soft_wrap=True)
    if house is None:
        voice.console.print(voice.say("new-game-alone"), soft_wrap=True)
    voice.console.print(voice.say("new-game-next"), style="bold")
    for command, purpose in steps_at_home(name, house) if house else steps_elsewhere(name, into):
        voice.console.print(f"  {command}  # {voice.say(purpose)}", soft_wrap=True)


def steps_elsewhere(name: str, into: Path) -> list[tuple[str, str]]:
    """In a folder of one's own: what can be done next, and what for."""
    return [
        (f"export SAMOBRANKA_GAMES={into.absolute()}", "new-game-next-run"),
        (f"samobranka fuzz {name} --matches 20", "new-game-next-fuzz"),
        (f"samobranka play {name}", "new-game-next-play"),
    ]


def steps_at_home(name: str, house: Path) -> list[tuple[str, str]]:
    """In a checkout of the house."""
    return [
        (f"cd {house}", "new-game-next-house"),
        (f"samobranka fuzz {name} --matches 20", "new-game-next-fuzz"),
        (f"samobranka freeze {name}", "new-game-next-freeze"),
        (f"python -m pytest tests/games/{name}", "new-game-next-test"),
        ("make play", "new-game-next-play"),
    ]
