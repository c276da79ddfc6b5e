"""`schema`: writes the JSON Schemas that clients are made from."""

from __future__ import annotations

import json
from pathlib import Path

import click

from samobranka.cli.commands import Spoken
from samobranka.cli.files import FILE, writing
from samobranka.cli.voice import Voice


@click.command(cls=Spoken)
@click.argument("folder", type=FILE, metavar="DIR")
@click.pass_obj
def schema(voice: Voice, folder: Path) -> None:
    """One file for the protocol, one for each game."""
    from samobranka.server.schema import schemas

    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    for name, found in schemas().items():
        path = folder / f"{name}.json"
        with writing(path):
            path.write_text(
                json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8"
            )
        click.echo(voice.say("schema-written", file=str(path)))
