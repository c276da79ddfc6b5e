"""Which store a command works on: options that `serve` and all who look after its store share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from samobranka.cli.files import FILE


def store_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--data` and `--database`; the environment may say them too."""
    for option in (
        click.option("--database", envvar="SAMOBRANKA_DATABASE", metavar="URL"),
        click.option("--data", type=FILE, envvar="SAMOBRANKA_DATA", metavar="DIR"),
    ):
        command = option(command)
    return command


def data_folder(data: Path | None) -> Path:
    """The folder asked for, else where this user's own files are."""
    from samobranka.core.data import home

    return data if data is not None else home()


def store_url(data: Path | None, database: str | None) -> str:
    """The database asked for, else the one in the data folder."""
    from samobranka.store.database import default_url

    return database or default_url(data_folder(data).absolute())


@contextmanager
def writing_store(data: Path | None, database: str | None) -> Iterator[Any]:
    """A transaction on the store; a server may be using it at the same time."""
    from samobranka.store.database import Database

    store = Database.open(store_url(data, database))
    try:
        with store.writing() as connection:
            yield connection
    finally:
        store.close()
