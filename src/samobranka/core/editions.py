"""Editions: a game loaded more than once in a process, by its rules' version and its components.

The game that everybody means is the package `samobranka.games.<game>`: today's rules with the component
files in force. Another edition is loaded from a shelf (data.py) under a package name of its own, so
that it has its own modules, tables and machine code. Its files say `samobranka.games.<game>` where they
import each other, as all files of the game do; here that is read as the name of the edition.

    games/catan/                today's rules, say of version 3
    games/catan/before/v2/      the files as they were that version 3 changed
    games/catan/before/v1/      the files as they were that version 2 changed

So version 1 is what lies in `before/v1`, the rest of `before/v2`, and the rest of the folder itself.
"""

from __future__ import annotations

import ast
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from samobranka.core import data
from samobranka.core.data import Shelf
from samobranka.core.faults import BadData, OtherRules
from samobranka.core.game import Game, load, name_of_facts
from samobranka.core.registry import game as find_game
from samobranka.core.registry import meta_of

EDITION = "@"
"""Stands in the package names of editions, and in no other."""
DEPTH = 3
"""Names in the name of a game's package: `samobranka.games.<game>`."""

_loading = threading.RLock()
_shelves: dict[str, Shelf] = {}
"""By package."""
_loaded: dict[str, Game] = {}


def edition(game: str, rules_version: int, data_digest: str) -> Game:
    """The game as a match was played; OtherRules when these rules or components are not here."""
    today = find_game(game)
    if rules_version == today.meta.rules_version and data_digest in today.known_digests:
        return today
    return on(_shelf_of(game, rules_version, data_digest))


def files_of(game: str, rules_version: int, data_digest: str) -> Mapping[str, Path]:
    """The component files a match was played with; OtherRules when they are not here."""
    return _shelf_of(game, rules_version, data_digest).files


def _shelf_of(game: str, rules_version: int, data_digest: str) -> Shelf:
    folders = folders_of(game)
    if rules_version not in folders:
        versions = ", ".join(map(str, sorted(folders)))
        raise OtherRules(file="", game=game, what="rules", theirs=str(rules_version), ours=versions)
    with _loading:
        for shelf in _shelves_of(game, rules_version):
            if data_digest in digests_of(shelf):
                return shelf
    ours = find_game(game).data_digest
    raise OtherRules(file="", game=game, what="data", theirs=data_digest, ours=ours)


def in_play(game: str, corrected: bool = True) -> Game:
    """The game as new matches are played: by the components in force now, or by those we ship."""
    today, in_force = find_game(game), data.in_force(game)
    if today.edition == game and (corrected or in_force == data.shipped(game)):
        return today  # nothing more need be loaded
    shelf = shelf_with(game, in_force if corrected else None)
    with _loading:
        digest = digest_of(shelf)
    return edition(game, meta_of(game).rules_version, digest)


def named(name: str) -> Game:
    """The edition that `Game.edition` names."""
    game, _, known = name.partition(EDITION)
    version, _, digest = known.partition("-")
    return edition(game, int(version), digest)


def on(shelf: Shelf) -> Game:
    """The game on a shelf, loaded once."""
    with _loading:
        if shelf.package not in _loaded:
            _shelves[shelf.package] = shelf
            with data.taking_from(shelf):
                _loaded[shelf.package] = load(shelf)
        return _loaded[shelf.package]


def shelf_with(
    game: str, files: Mapping[str, Path] | None = None, rules_version: int | None = None
) -> Shelf:
    """Where an edition is: the rules of a version (today's), and files in place of those we ship."""
    version = meta_of(game).rules_version if rules_version is None else rules_version
    folders = folders_of(game)[version]
    ours = {path.name: path for folder in reversed(folders) for path in folder.glob("*.toml")}
    found = dict(sorted({**ours, **(files or {})}.items()))
    tag = f"{version}-{data.bytes_digest(found)[:TAG]}"
    return Shelf(game, f"samobranka.games.{game}{EDITION}{tag}", tuple(folders), found)


TAG = 16


def data_digest(game: str) -> str:
    """What matches played from now on call the components in force; a process may have others."""
    shelf = shelf_with(game, data.in_force(game))
    with _loading:
        return digest_of(shelf)


def folders_of(game: str) -> dict[int, list[Path]]:
    """The versions of a game's rules that are here, and where the files of each are looked for."""
    home = data.game_folder(game)
    older = sorted(int(folder.name[1:]) for folder in (home / data.BEFORE).glob("v*"))
    found = {v: [*(home / data.BEFORE / f"v{o}" for o in older if o >= v), home] for v in older}
    return {**found, meta_of(game).rules_version: [home]}


def _shelves_of(game: str, rules_version: int) -> Iterator[Shelf]:
    """All component files we know of, with the rules of a version."""
    yield shelf_with(game, None, rules_version)
    for files in (data.in_force(game), *data.kept(game)):
        yield shelf_with(game, files, rules_version)


def digests_of(shelf: Shelf) -> frozenset[str]:
    """What matches may call the components on a shelf; nothing where they do not fit these rules."""
    with suppress(BadData):
        return frozenset((digest_of(shelf), data.bytes_digest(shelf.files)))
    return frozenset()


def digest_of(shelf: Shelf) -> str:
    """What matches call the components on a shelf. No more of the game is loaded than that takes."""
    _shelves[shelf.package] = shelf
    with data.taking_from(shelf):
        return name_of_facts(shelf, import_module(f"{shelf.package}.meta").META)


# ---------------------------------------------------------------- loading


class _Finder(MetaPathFinder):
    """Finds the modules of editions on their shelves."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, inside = fullname.split(".")[:DEPTH], fullname.split(".")[DEPTH:]
        shelf = _shelves.get(".".join(package))
        if shelf is None:
            return None
        for folder in shelf.folders:
            for file in (
                folder.joinpath(*inside, "__init__.py"),
                folder.joinpath(*inside).with_suffix(".py") if inside else folder,
            ):
                if file.is_file():
                    return _spec(fullname, file, shelf)
        return None


def _spec(name: str, file: Path, shelf: Shelf) -> ModuleSpec | None:
    inside = [str(file.parent)] if file.name == "__init__.py" else None
    loader = _Loader(name, str(file), shelf)
    return spec_from_file_location(name, file, loader=loader, submodule_search_locations=inside)


class _Loader(SourceFileLoader):
    """Reads a file of a game as a module of an edition."""

    def __init__(self, name: str, file: str, shelf: Shelf) -> None:
        super().__init__(name, file)
        self._shelf = shelf

    def get_code(self, fullname: str) -> CodeType:
        """Compiled in memory: on disk lies what was compiled for the usual name."""
        file = self.get_filename(fullname)
        tree = ast.parse(self.get_data(file), file)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                node.module = self._renamed(node.module or "")
            elif isinstance(node, ast.Import):
                for imported in node.names:
                    imported.name = self._renamed(imported.name)
        code: CodeType = compile(tree, file, "exec", dont_inherit=True)
        return code

    def _renamed(self, module: str) -> str:
        usual = f"samobranka.games.{self._shelf.game}"
        is_ours = module == usual or module.startswith(f"{usual}.")
        return self._shelf.package + module.removeprefix(usual) if is_ours else module


_finder: Any = _Finder()
sys.meta_path.insert(0, _finder)
