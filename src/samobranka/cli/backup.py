"""`backup`: a copy of the whole store, while the server runs."""

from __future__ import annotations

from pathlib import Path

import click

from samobranka.cli.commands import Spoken
from samobranka.cli.files import FILE
from samobranka.cli.storing import store_options, store_url
from samobranka.cli.voice import Voice


@click.command(cls=Spoken)
@click.argument("file", type=FILE, metavar="FILE")
@store_options
@click.pass_obj
def backup(voice: Voice, file: Path, data: Path | None, database: str | None) -> None:
    """Copies the store into a file, whole or not at all."""
    from samobranka.store.database import backup as copy_store

    copy_store(store_url(data, database), file)
    voice.console.print(voice.say("backup-done", file=str(file)), soft_wrap=True)
