"""Component files: the ones we ship, and the ones an owner of the box corrected.

A game's `data.toml` (and any other `*.toml` beside it) lists what is in the box. Somebody who owns
the box can put a corrected file in force without touching code: it is checked, then kept in the
user's data folder and read instead of ours. Matches keep the digest of the *facts* they were played
with, so they are never replayed with others: comments, names, where something is drawn and where it
is known from (fields that are marked ASIDE) are no facts, nor is a file that no rule reads. What was in
force before is kept, so that matches played with it still open (editions.py).
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Protocol, get_type_hints

import msgspec

from samobranka.core.decode import decode_toml
from samobranka.core.faults import BadData, MalformedFile
from samobranka.core.words import LANGUAGES, form_id, forms_of_names, message_id


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


BEFORE = "before"
"""The folder in a game's where older rules are (editions.py)."""


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


# ---------------------------------------------------------------- where a game is loaded from

Stamp = tuple[tuple[str, int, int], ...]


@dataclass(frozen=True)
class Shelf:
    """Where a game is loaded from."""

    game: str
    package: str
    folders: tuple[Path, ...]
    """A file is taken from the first that has it."""
    files: Mapping[str, Path]
    """Component files, by name."""
    stamp: Stamp = ()
    """Of today's rules: what was in force when they were loaded."""


def stamp_of(files: Mapping[str, Path]) -> Stamp:
    """Tells whether files have changed since, without reading them."""
    found = [(path, path.stat()) for path in files.values()]
    return tuple((str(path), stat.st_mtime_ns, stat.st_size) for path, stat in found)


def usual_shelf(game: str) -> Shelf:
    """Today's rules with the component files in force."""
    files = in_force(game)
    package = f"samobranka.games.{game}"
    return Shelf(game, package, (game_folder(game),), files, stamp_of(files))


_shelf: ContextVar[Shelf | None] = ContextVar("shelf", default=None)
_facts: dict[str, dict[str, Any]] = {}
"""By package: what its rules were made of, file by file."""


@contextmanager
def taking_from(shelf: Shelf) -> Iterator[None]:
    """While inside, component files are read from a shelf."""
    token = _shelf.set(shelf)
    try:
        yield
    finally:
        _shelf.reset(token)


def _shelf_of(game: str) -> Shelf:
    return _shelf.get() or usual_shelf(game)


# ---------------------------------------------------------------- facts

ASIDE = "no rule reads it"
"""Marks a field of a component file that is no fact of play: `Annotated[str, ASIDE]`."""

Forms = Annotated[dict[str, str], ASIDE]
"""A name in its grammatical forms, where it is not the one our words know: genitive = …"""


def facts_digest(package: str) -> str:
    """Names the facts that the rules of a package were made of."""
    said = msgspec.json.encode(_facts.get(package, {}), order="sorted")
    return hashlib.blake2b(said, digest_size=16).hexdigest()


def facts_of(value: Any) -> Any:
    """What rules may read of a component file: all that is neither ASIDE nor left as it usually is."""
    if isinstance(value, msgspec.Struct):
        named = {name: getattr(value, name) for name in _fact_fields(type(value))}
        usual = _defaults(type(value))
        return {n: facts_of(v) for n, v in named.items() if n not in usual or v != usual[n]}
    if isinstance(value, list | tuple):
        return [facts_of(each) for each in value]
    if isinstance(value, dict):
        return {key: facts_of(each) for key, each in value.items()}
    return value


@cache
def _fact_fields(struct: type[msgspec.Struct]) -> tuple[str, ...]:
    hints = get_type_hints(struct, include_extras=True)
    return tuple(
        name
        for name in struct.__struct_fields__
        if ASIDE not in getattr(hints[name], "__metadata__", ())
    )


@cache
def _defaults(struct: type[msgspec.Struct]) -> dict[str, Any]:
    """What a field is where the file says nothing: to add such a field changes no digest."""
    fields = [field for field in msgspec.structs.fields(struct) if not field.required]
    return {
        field.name: field.default
        if field.default is not msgspec.NODEFAULT
        else field.default_factory()
        for field in fields
    }


def bytes_digest(files: Mapping[str, Path]) -> str:
    """What the first matches call their components: a digest of whole files."""
    sponge = hashlib.blake2b(digest_size=16)
    for name, path in files.items():
        content = path.read_bytes()
        sponge.update(f"{name} {len(content)} ".encode() + content)
    return sponge.hexdigest()


# ---------------------------------------------------------------- reading


Flaw = tuple[str, str, str]
"""The entry at fault, the code of the reason, and the value."""


@dataclass(frozen=True)
class Reader:
    """How a game reads one of its component files."""

    type: Any
    flaws_in: Callable[[Any], Iterable[Flaw]]


_readers: dict[tuple[str, str], Reader] = {}
"""By game and file."""


def reader_of(game: str, name: str) -> Reader:
    """How the game reads a file of its; KeyError when it has none of that name."""
    import_module(f"samobranka.games.{game}.parts")
    return _readers[game, name]


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
    file = path or _shelf_of(game).files[name]
    try:
        found = decode_toml(file.read_bytes(), type, str(file))
    except MalformedFile as fault:
        raise BadData(**{"game": None, **fault.facts}) from None
    for place, reason, value in flaws_in(found):
        raise BadData(file=str(file), place=place, reason=reason, value=value, expected="")
    _readers.setdefault((game, name), Reader(type, flaws_in))
    if path is None:  # what is read first, on import, is what the rules are made of
        _facts.setdefault(_shelf_of(game).package, {}).setdefault(name, facts_of(found))
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
    found = {}
    for family, entries in families.items():
        for entry in entries:
            message = message_id(family, entry.id)
            if hasattr(entry, f"name_{language}"):
                found[message] = getattr(entry, f"name_{language}")
            for form, bent in getattr(entry, f"forms_{language}", {}).items():
                found[form_id(message, form)] = bent
    return found


def check(game: str, path: Path, name: str = "data.toml") -> None:
    """Reads a component file and checks it as the game does on load; BadData when it is wrong."""
    import_module(f"samobranka.games.{game}.parts").check(path, name)
    for place, reason, value in form_flaws(game, tomllib.loads(path.read_text("utf-8"))):
        raise BadData(file=str(path), place=place, reason=reason, value=value, expected="")


def form_flaws(game: str, content: Any, at: str = "") -> Iterator[Flaw]:
    """A corrected name bent to a form that no sentence asks for, or to nothing."""
    if isinstance(content, list):
        for place, each in enumerate(content):
            yield from form_flaws(game, each, f"{at}[{place}]")
    elif isinstance(content, dict):
        for key, value in content.items():
            here = f"{at}.{key}" if at else key
            language = key.removeprefix("forms_")
            if language not in LANGUAGES or language == key:
                yield from form_flaws(game, value, here)
                continue
            known = forms_of_names(game, language)
            yield from ((here, "unknown", form) for form in value if form not in known)
            yield from ((here, "no-name", form) for form, bent in value.items() if not bent.strip())


def use(game: str, path: Path, name: str = "data.toml") -> None:
    """Checks a component file and puts it in force for this user."""
    check(game, path, name)
    _keep(game)
    target = corrected(game) / name
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = target.with_suffix(".new")
    fresh.write_bytes(path.read_bytes())
    fresh.replace(target)


def reset(game: str) -> None:
    """Puts the files we ship in force again."""
    _keep(game)
    for name in shipped(game):
        (corrected(game) / name).unlink(missing_ok=True)


def kept(game: str) -> list[dict[str, Path]]:
    """The sets of component files that were in force before, the last first."""
    folders = (corrected(game) / KEPT).glob("*")
    latest = sorted(folders, key=lambda folder: folder.stat().st_mtime, reverse=True)
    return [{path.name: path for path in sorted(folder.glob("*.toml"))} for folder in latest]


KEPT = "kept"


def _keep(game: str) -> None:
    """Keeps what is in force, for the matches that were played with it."""
    files = in_force(game)
    if files == shipped(game):
        return
    folder = corrected(game) / KEPT / bytes_digest(files)
    folder.mkdir(parents=True, exist_ok=True)
    for name, path in files.items():
        shutil.copyfile(path, folder / name)
