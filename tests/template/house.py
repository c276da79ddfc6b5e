"""The template's game, written out and loaded, as it is or with something changed in it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import samobranka.games
from samobranka.core import registry
from samobranka.core.game import Game
from samobranka.template import write_game

Changes = Mapping[str, tuple[str, str]]
"""File: what stands there, and what is to stand there instead."""


@contextmanager
def loaded(name: str, folder: Path, changes: Changes | None = None) -> Iterator[Game]:
    """The game under a name of its own: a module is loaded once a process."""
    write_game(name, folder)
    for file, (old, new) in (changes or {}).items():
        path = folder / name / file
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{file}: {old}"
        path.write_text(text.replace(old, new), encoding="utf-8")
    samobranka.games.__path__.append(str(folder))
    try:
        yield registry.game(name)
    finally:
        samobranka.games.__path__.remove(str(folder))


def in_a_fresh_python(code: str, games: Path, *arguments: str) -> str:
    """What a program prints that finds the games of a folder. Warnings are errors there too."""
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *arguments],
        env={**os.environ, "SAMOBRANKA_GAMES": str(games)},
        capture_output=True,
        encoding="utf-8",
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout
