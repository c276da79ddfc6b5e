"""Progress bars: on standard error, and only when somebody watches it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from samobranka.cli.voice import Voice

Step = Callable[[int, int], None]
"""Told how much is done, and of how much."""


@contextmanager
def bar(voice: Voice, title: str) -> Iterator[Step]:
    """A bar while inside; it goes away afterwards."""
    if not sys.stderr.isatty():
        yield lambda done, total: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), console=voice.aside, transient=True) as progress:
        task = progress.add_task(title, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)
