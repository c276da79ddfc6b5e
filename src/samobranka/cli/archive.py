"""`export` and `import`: matches out of a store and into one."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from samobranka.cli.commands import Spoken
from samobranka.cli.files import FILE, reading, writing
from samobranka.cli.storing import store_options, writing_store
from samobranka.cli.voice import Voice

if TYPE_CHECKING:
    from samobranka.core.match import Match


@click.command(cls=Spoken)
@click.argument("match", metavar="MATCH")
@click.argument("file", type=FILE, metavar="FILE", required=False)
@store_options
@click.option("--secret", is_flag=True)
@click.pass_obj
def export(
    voice: Voice,
    match: str,
    file: Path | None,
    data: Path | None,
    database: str | None,
    secret: bool,
) -> None:
    """Writes a match of the store into a file; never over another one."""
    from samobranka.core import match as matches
    from samobranka.store.archive import export_match

    with writing_store(data, database) as connection:
        found = export_match(connection, match, open_secret=True if secret else None)
    path = file or Path(f"{match}.match.json")
    with writing(path), path.open("xb") as fresh:
        fresh.write(matches.encode(found))
    voice.console.print(voice.say("export-done", file=str(path)), soft_wrap=True)


@click.command(cls=Spoken, name="import")
@click.argument("file", type=FILE, metavar="FILE")
@store_options
@click.pass_obj
def import_(voice: Voice, file: Path, data: Path | None, database: str | None) -> None:
    """Puts the match of a file into the store, after replaying all of it."""
    from samobranka.bots import bot_names
    from samobranka.core import match as matches
    from samobranka.store import archive

    with reading(file):
        found = matches.read(file)
    replayed = matches.replay(found, str(file))  # before the store is held up by what is no match
    at = time.time_ns() // 1_000_000
    with writing_store(data, database) as connection:
        seats = archive.seats_of(connection, found, bot_names(), at)
        host = archive.host_of(connection, seats, at)
        id = archive.import_match(connection, found, host, at, seats)
        settle(connection, id, replayed)
    voice.console.print(voice.say("import-done", id=id), soft_wrap=True)


def settle(connection: Any, id: str, match: Match) -> None:
    """Writes what the server keeps with a match besides its log: clocks, and how it ended."""
    import msgspec

    from samobranka.server.clock import Clocks
    from samobranka.server.telling import result
    from samobranka.store import tables

    row = tables.find(connection, id)
    assert row is not None  # it was written just now
    ended = msgspec.json.encode(result(match, row)) if match.is_over else None
    clocks = msgspec.json.encode(Clocks([]))  # the server starts them
    tables.save(connection, msgspec.structs.replace(row, clocks=clocks, result=ended))
