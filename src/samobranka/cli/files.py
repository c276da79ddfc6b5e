"""Files that users name: what cannot be read or written is told, not thrown."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from samobranka.cli.faults import CannotRead, CannotWrite
from samobranka.core.words import message_id

FILE = click.Path(path_type=Path)
"""A path as given; whether it can be used turns out in `reading` and `writing`."""


def why(error: OSError) -> str:
    """The message that says why: `file-missing` and so on."""
    match error:
        case FileNotFoundError():
            return message_id("file", "missing")
        case IsADirectoryError():
            return message_id("file", "is_folder")
        case NotADirectoryError():
            return message_id("file", "no_folder")
        case PermissionError():
            return message_id("file", "forbidden")
        case FileExistsError():
            return message_id("file", "exists")
    return message_id("file", "other")


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Inside, a failure of the system to read becomes CannotRead."""
    try:
        yield
    except OSError as error:
        raise CannotRead(**_facts(error, path)) from None


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Inside, a failure of the system to write becomes CannotWrite."""
    try:
        yield
    except OSError as error:
        raise CannotWrite(**_facts(error, path)) from None


def _facts(error: OSError, path: Path) -> dict[str, str]:
    detail = os.strerror(error.errno) if error.errno else str(error)
    return {"file": str(path), "why": why(error), "detail": detail}
