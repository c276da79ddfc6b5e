"""A small whole game to start from, written under any name: `samobranka new-game NAME`.

The files under `game/` are a real package, so linters and tests see them. Written out, their imports
name the new game, and its title is made of its name. In a checkout of the house the game also gets
tests and a board, which lie there beside those of the other games.
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

GAMES = Path("src", "samobranka", "games")
"""Where the games of the house are, in a checkout of it."""
BESIDE = {
    Path("tests", "template", "game"): Path("tests", "games"),
    Path("web", "src", "template", "game"): Path("web", "src", "games"),
}
"""What a checkout has besides, and where each game has its own: tests and board."""

WRITTEN = (".py", ".toml", ".md", ".ftl", ".svelte")


def write_game(name: str, folder: Path) -> list[Path]:
    """Writes the game into `folder/name`; returns its files. BadGameName when that cannot be.

    In a checkout of the house its tests and its board are written, too.
    """
    _check(name)
    house = house_of(folder)
    rooms = {(house / GAMES if house else folder) / name: files("samobranka.template.game")}
    if house:
        rooms |= {house / games / name: house / template for template, games in BESIDE.items()}
    texts = {
        root / path: _renamed(text, path, name)
        for root, template in rooms.items()
        for path, text in template_files(template, PurePath())
    }
    for root in rooms:
        if root.exists():
            raise BadGameName(name=name, reason="exists", folder=str(root))
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    return list(texts)


def house_of(folder: Path) -> Path | None:
    """The checkout whose games are in this folder; None elsewhere."""
    games = folder.resolve()
    house = games.joinpath(*[".."] * len(GAMES.parts)).resolve()
    is_house = house / GAMES == games and all((house / room).is_dir() for room in BESIDE)
    return house if is_house else None


def _check(name: str) -> None:
    if not re.fullmatch("[a-z][a-z0-9_]*", name):
        raise BadGameName(name=name, reason="form", folder="")
    if keyword.iskeyword(name):
        raise BadGameName(name=name, reason="keyword", folder="")
    if name in game_ids():
        raise BadGameName(name=name, reason="taken", folder="")


def template_files(folder: Traversable, at: PurePath) -> Iterator[tuple[PurePath, str]]:
    """The files of a room of the template with their texts, folders last."""
    inside = sorted(folder.iterdir(), key=lambda found: (found.is_dir(), found.name))
    for found in inside:
        if found.is_dir() and found.name != "__pycache__":
            yield from template_files(found, at / found.name)
        elif found.name.endswith(WRITTEN):
            yield at / found.name, found.read_text(encoding="utf-8")


def _renamed(text: str, path: PurePath, name: str) -> str:
    """A file of the template as the new game's own."""
    changes = {
        "samobranka.template.game": f"samobranka.games.{name}",
        "tests.template.game": f"tests.games.{name}",
        "types/game'": f"types/{name}'",
        'GAME = "game"': f'GAME = "{name}"',
        'game("game")': f'game("{name}")',
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
