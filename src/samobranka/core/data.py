"""Component files: the ones we ship, and the ones an owner of the box corrected.

A game's `data.toml` (and any other `*.toml` beside it) lists what is in the box. Somebody who owns
the box can put a corrected file in force without touching code: it is checked, then kept in the
user's data folder and read instead of ours. Matches keep the digest of the files they were played
with, so they are never replayed with others.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol

from samobranka.core.decode import decode_toml
from samobranka.core.faults import BadData, MalformedFile
from samobranka.core.words import message_id


def home() -> Path:
    """The folder of this user's own files: SAMOBRANKA_HOME, or where the system keeps such things."""
    from platformdirs import user_data_path

    given = os.environ.get("SAMOBRANKA_HOME")
    return Path(given) if given else user_data_path("samobranka", appauthor=False)


def game_folder(game: str) -> Path:
    """The folder of a game's sources and files."""
    spec = find_spec(f"samobranka.games.{game}")
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"samobranka.games.{game} has no __init__.py")
    return Path(spec.origin).parent


def shipped(game: str) -> dict[str, Path]:
    """The component files we ship, by name."""
    return {path.name: path for path in sorted(game_folder(game).glob("*.toml"))}


def corrected(game: str) -> Path:
    """The folder of a game's files that were corrected by this user."""
    return home() / "data" / game


def in_force(game: str) -> dict[str, Path]:
    """The component files that are read, by name."""
    ours, theirs = shipped(game), corrected(game)
    return {name: theirs / name if (theirs / name).exists() else ours[name] for name in ours}


def data_digest(game: str) -> str:
    """Names the content of all component files in force."""
    sponge = hashlib.blake2b(digest_size=16)
    for name, path in in_force(game).items():
        content = path.read_bytes()
        sponge.update(f"{name} {len(content)} ".encode() + content)
    return sponge.hexdigest()


Flaw = tuple[str, str, str]
"""The entry at fault, the code of the reason, and the value."""


class Named(Protocol):
    """An entry that people are told by its name."""

    @property
    def id(self) -> str: ...
    @property
    def name_ru(self) -> str: ...
    @property
    def name_en(self) -> str: ...


def read(
    game: str,
    name: str,
    type: Any,
    path: Path | None = None,
    flaws_in: Callable[[Any], Iterable[Flaw]] = lambda _: (),
) -> Any:
    """The component file in force, or the one at `path`, as typed structs.

    BadData names the file, the entry and the reason: for what is not well formed, and for the first
    flaw that the game finds in what is.
    """
    file = path or in_force(game)[name]
    try:
        found = decode_toml(file.read_bytes(), type, str(file))
    except MalformedFile as fault:
        raise BadData(**{"game": None, **fault.facts}) from None
    for place, reason, value in flaws_in(found):
        raise BadData(file=str(file), place=place, reason=reason, value=value, expected="")
    return found


def family_flaws(family: str, entries: Sequence[Named]) -> Iterator[Flaw]:
    """What is wrong with the ids and names of a list of entries."""
    ids = [entry.id for entry in entries]
    for place, entry in enumerate(entries):
        yield from id_flaws(family, ids, place)
        yield from name_flaws(family, entry, place)


def id_flaws(family: str, ids: Sequence[str], place: int) -> Iterator[Flaw]:
    """An id that stands twice, or that no message could bear."""
    id = ids[place]
    if id in ids[:place]:
        yield f"{family}[{place}].id", "twice", id
    if not id.replace("_", "").isalnum() or not id.isascii():
        yield f"{family}[{place}].id", "bad-id", id


def name_flaws(family: str, entry: Named, place: int) -> Iterator[Flaw]:
    """An entry without a name."""
    if not entry.name_ru.strip() or not entry.name_en.strip():
        yield f"{family}[{place}]", "no-name", entry.id


def names_of(families: Mapping[str, Sequence[Named]], language: str) -> dict[str, str]:
    """The names of components, by message."""
    return {
        message_id(family, entry.id): getattr(entry, f"name_{language}")
        for family, entries in families.items()
        for entry in entries
        if hasattr(entry, f"name_{language}")
    }


def check(game: str, path: Path, name: str = "data.toml") -> None:
    """Reads a component file and checks it as the game does on load; BadData when it is wrong."""
    import_module(f"samobranka.games.{game}.parts").check(path, name)


def use(game: str, path: Path, name: str = "data.toml") -> None:
    """Checks a component file and puts it in force for this user."""
    check(game, path, name)
    target = corrected(game) / name
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = target.with_suffix(".new")
    fresh.write_bytes(path.read_bytes())
    fresh.replace(target)


def reset(game: str) -> None:
    """Puts the files we ship in force again."""
    for name in shipped(game):
        (corrected(game) / name).unlink(missing_ok=True)
