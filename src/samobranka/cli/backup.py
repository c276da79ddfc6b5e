"""`backup`: copies of the whole store, while the server runs. `restore`: back to one of them."""

from __future__ import annotations

import time
from pathlib import Path

import click

from samobranka.cli.commands import Spoken
from samobranka.cli.files import FILE
from samobranka.cli.parameters import Stretch, WholeNumber
from samobranka.cli.storing import store_options, store_url
from samobranka.cli.voice import Voice
from samobranka.core.faults import Fault

KEPT = 14
"""Copies that are kept where nobody says how many."""


@click.command(cls=Spoken)
@click.argument("file", type=FILE, metavar="FILE")
@click.option("--every", type=Stretch(), metavar="6h")
@click.option("--keep", type=WholeNumber(1), metavar="N")
@store_options
@click.pass_obj
def backup(
    voice: Voice,
    file: Path,
    every: int | None,
    keep: int | None,
    data: Path | None,
    database: str | None,
) -> None:
    """Copies the store into a file, or again and again into a folder."""
    from samobranka.store import backups
    from samobranka.store.database import backup as copy_store

    url = store_url(data, database)
    if every is None and keep is None:
        copy_store(url, file)
        tell_copied(voice, file)
        return
    tell_copied(voice, backups.copy_into(url, file, keep or KEPT))
    while every is not None:
        time.sleep(every)
        try:
            tell_copied(voice, backups.copy_into(url, file, keep or KEPT))
        except Fault as fault:  # the next copy may succeed, and this one's failure is seen
            voice.aside.print(voice.tell(fault), soft_wrap=True)


def tell_copied(voice: Voice, file: Path) -> None:
    """A copy is there."""
    voice.console.print(voice.say("backup-done", file=str(file)), soft_wrap=True)


@click.command(cls=Spoken)
@click.argument("file", type=FILE, metavar="FILE")
@store_options
@click.pass_obj
def restore(voice: Voice, file: Path, data: Path | None, database: str | None) -> None:
    """Puts a copy in the place of the store."""
    from samobranka.store import backups

    aside = backups.restore(file, store_url(data, database))
    voice.console.print(voice.say("restore-done", file=str(file)), soft_wrap=True)
    if aside is not None:
        voice.console.print(voice.say("restore-aside", aside=str(aside)), soft_wrap=True)
