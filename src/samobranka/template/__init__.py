"""A small whole game to start from, written under any name: `samobranka new-game NAME`.

The files under `game/` are a real package, so linters and tests see them. Written out, their imports
name the new game, and its title is made of its name.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path, PurePath

from samobranka.core.faults import BadGameName
from samobranka.core.registry import game_ids

LONGEST_LINE = 100


def write_game(name: str, folder: Path) -> list[Path]:
    """Writes the game into `folder/name`; returns its files. BadGameName when that cannot be."""
    _check(name)
    texts = {path: _renamed(text, path, name) for path, text in template_files()}
    root = folder / name
    try:
        root.mkdir(parents=True)
    except FileExistsError:
        raise BadGameName(name=name, reason="exists", folder=str(root)) from None
    for path, text in texts.items():
        (root / path).parent.mkdir(exist_ok=True)
        (root / path).write_text(text, encoding="utf-8", newline="\n")
    return [root / path for path in texts]


def _check(name: str) -> None:
    if not re.fullmatch("[a-z][a-z0-9_]*", name):
        raise BadGameName(name=name, reason="form", folder="")
    if keyword.iskeyword(name):
        raise BadGameName(name=name, reason="keyword", folder="")
    if name in game_ids():
        raise BadGameName(name=name, reason="taken", folder="")


def template_files() -> Iterator[tuple[PurePath, str]]:
    """The files of the template with their texts, folders last."""
    return _files_in(files("samobranka.template.game"), PurePath())


def _files_in(folder: Traversable, at: PurePath) -> Iterator[tuple[PurePath, str]]:
    inside = sorted(folder.iterdir(), key=lambda found: (found.is_dir(), found.name))
    for found in inside:
        if found.is_dir() and found.name != "__pycache__":
            yield from _files_in(found, at / found.name)
        elif found.name.endswith((".py", ".toml", ".md", ".ftl")):
            yield at / found.name, found.read_text(encoding="utf-8")


def _renamed(text: str, path: PurePath, name: str) -> str:
    """A file of the template as the new game's own."""
    changes = {
        "samobranka.template.game": f"samobranka.games.{name}",
        'GAME = "game"': f'GAME = "{name}"',
        # The template is no registered game; a game reads whichever data file is in force.
        "read(Path(__file__).with_name(FILE))": "read()",
        "Two-page game": name.replace("_", " ").capitalize(),
    }
    for template, own in changes.items():
        text = text.replace(template, own)
    return "".join(map(_wrapped, text.splitlines(keepends=True))) if path.suffix == ".py" else text


def _wrapped(line: str) -> str:
    """An import that a longer name has made too long, a name a line."""
    if len(line.rstrip()) <= LONGEST_LINE or not line.startswith("from "):
        return line
    module, _, names = line.rstrip().partition(" import ")
    listed = "".join(f"    {name},\n" for name in names.split(", "))
    return f"{module} import (\n{listed})\n"
