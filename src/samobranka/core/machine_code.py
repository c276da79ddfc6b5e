"""Machine code on disk: what it depends on, where it lies, and which folders are trusted.

It lies in a folder named by a digest of all that it depends on: core, the game's sources and the facts
of its components, every function and constant compiled in, versions, processor and flags. An edit
anywhere means another folder, so it is never stale.

A release brings some, inside the package: it is as safe as the sources beside it. The rest is kept for
this user, in a folder that nobody else may write to: whoever could, could have us run anything.
"""

from __future__ import annotations

import hashlib
import logging
import os
import platform
import secrets
import shutil
import stat
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from samobranka.core.data import BEFORE

if TYPE_CHECKING:
    from samobranka.core.engine import Plan
    from samobranka.core.game import Game

SHIPPED = Path(__file__).parents[1] / "machine_code"
"""What a release brings."""

MADE_WITH = "made_with.json"
"""The file in it that names the versions it was made with."""

FORGET_AFTER = 30 * 24 * 3600
"""Seconds after which machine code nobody used is deleted."""

PATIENCE = 300.0
"""Seconds to wait for another process that builds the same; then it is taken to hang."""

LOOK = 0.05
"""Seconds between looks at what another process builds."""

CHECKSUM_BYTES = 32

logger = logging.getLogger(__name__)


class NotKept(LookupError):
    """Machine code that may not be compiled here is not on disk."""


class OthersMayWrite(PermissionError):
    """A folder for machine code that is not ours alone."""

    def __init__(self, place: Path) -> None:
        super().__init__(f"others may write to {place}")
        self.place = place
        self.strerror = str(self.args[0])


# ---------------------------------------------------------------- what it depends on


def machine_code_key(game: Game, planned: Plan, bounds_check: bool) -> str:
    """A digest of everything machine code depends on."""
    import numba

    from samobranka.core import compiling, engine
    from samobranka.core.processor import processor

    sponge = hashlib.blake2b(digest_size=12)
    for path in _sources(game):
        content = path.read_bytes()
        sponge.update(f"{path.name} {len(content)} ".encode() + content)
    sponge.update(planned.fingerprint)
    config, ours = numba.config, processor()
    facts = (
        tuple(compilers().values()),
        (ours.name, ours.features),
        (bounds_check, config.BOUNDSCHECK, config.OPT, compiling.FLAGS, engine.INLINE_BELOW),
        (game.edition, game.meta.rules_version, game.data_digest, game.layout.describe()),
    )
    sponge.update(repr(facts).encode())
    return sponge.hexdigest()


def compilers() -> dict[str, str]:
    """What has a hand in machine code, with its version; of Python, what its bytecode depends on."""
    import llvmlite
    import numba

    return {
        platform.python_implementation().lower(): ".".join(platform.python_version_tuple()[:2]),
        "numpy": np.__version__,
        "numba": numba.__version__,
        "llvmlite": llvmlite.__version__,
    }


def _sources(game: Game) -> list[Path]:
    """The files of core and of the game."""
    core, folders = Path(__file__).parent, game.shelf.folders
    rules = [
        file
        for folder in folders
        for file in sorted(folder.rglob("*.py"))
        if BEFORE not in file.relative_to(folder).parts
    ]
    return [*sorted(core.rglob("*.py")), *rules]


# ---------------------------------------------------------------- where it lies


@dataclass(frozen=True)
class Place:
    """Where the machine code of one plan lies."""

    own: Path
    """This user's folder for it; it need not be there."""

    @property
    def shipped(self) -> Path:
        """The folder that a release brings for it."""
        return SHIPPED / self.own.name

    def is_trusted(self) -> bool:
        """Whether nobody else may write to the user's folder; else nothing is read or kept there."""
        foreign = open_to_others(self.own)
        if foreign is not None:
            home = self.own.parent
            warn_once("machine code is not kept in %s: others may write to %s", home, foreign)
        return foreign is None

    def holds(self, function: str) -> bool:
        """Whether there is machine code of a function."""
        named = f"{function}-*.code"
        return any(any(folder.glob(named)) for folder in (self.shipped, self.own))


def cache_home() -> Path:
    """The folder of all machine code: SAMOBRANKA_CACHE, or where the system keeps caches."""
    from platformdirs import user_cache_path

    given = os.environ.get("SAMOBRANKA_CACHE")
    return Path(given) if given else user_cache_path("samobranka", appauthor=False)


def place_of(game: Game, planned: Plan, bounds_check: bool) -> Place:
    """Where machine code lies; forgets what was not used for a long time.

    Where there can be no folder, whoever wants to keep something there will be told.
    """
    home = cache_home().resolve()
    place = Place(home / f"{game.id}-{machine_code_key(game, planned, bounds_check)}")
    with suppress(OSError):
        make_private(home)
        with suppress(FileNotFoundError):
            os.utime(place.own)
        for other in home.iterdir():
            _forget(other)
    return place


def make_private(folder: Path) -> None:
    """A folder that nobody else may write to, with what is missing above it."""
    for place in (*reversed(folder.parents), folder):
        if not place.exists():
            place.mkdir(mode=0o700, exist_ok=True)


def open_to_others(folder: Path) -> Path | None:
    """The folder, or the one above it, that another user may write to; None: nobody else may.

    Where a folder above is sticky, as /tmp is, others cannot put theirs in the place of ours.
    """
    if sys.platform == "win32":  # a user's folders there are the user's alone
        return None
    trusted = {0, os.geteuid()}
    for place in (folder, *folder.parents):
        with suppress(FileNotFoundError, NotADirectoryError):
            facts = place.stat()
            is_shared = facts.st_mode & stat.S_IWOTH or (
                facts.st_mode & stat.S_IWGRP and not _is_private_group(facts.st_gid)
            )
            guarded = place != folder and facts.st_mode & stat.S_ISVTX
            if facts.st_uid not in trusted or (is_shared and not guarded):
                return place
    return None


def _is_private_group(group: int) -> bool:
    """Whether a group is a user's own, of the user's name and with nobody else, as Linux makes them."""
    import grp
    import pwd

    try:
        named, user = grp.getgrgid(group), pwd.getpwuid(os.geteuid())
    except KeyError:
        return False
    return named.gr_name == user.pw_name and {*named.gr_mem} <= {user.pw_name}


def _forget(folder: Path) -> None:
    """Deletes machine code that nobody used for a long time."""
    with suppress(OSError):  # another process has just forgotten it
        if folder.is_dir() and time.time() - folder.stat().st_mtime > FORGET_AFTER:
            shutil.rmtree(folder, ignore_errors=True)


def demand_cache() -> None:
    """OSError where no machine code can be kept; OthersMayWrite is one."""
    home = cache_home().resolve()
    make_private(home)
    foreign = open_to_others(home)
    if foreign is not None:
        raise OthersMayWrite(foreign)
    tempfile.TemporaryFile(dir=home).close()


# ---------------------------------------------------------------- files


def read_whole(path: Path) -> bytes | None:
    """What is kept in a file; None when there is nothing, or nothing whole."""
    try:
        kept = path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        warn_once("machine code in %s cannot be read (%s)", path.parent, error.strerror)
        return None
    code = kept[CHECKSUM_BYTES:]
    if kept[:CHECKSUM_BYTES] == _checksum(path, code):
        return code
    throw_away(path)
    return None


def throw_away(path: Path) -> None:
    """Deletes what is not as it was written."""
    warn_once("machine code in %s is garbled: it is thrown away", path.parent)
    with suppress(OSError):
        path.unlink()


def write_whole(path: Path, code: bytes) -> None:
    """Keeps it: all of it at once, or nothing. Where that fails it is there for this process."""
    try:
        make_private(path.parent)
        write_at_once(path, _checksum(path, code) + code)
    except OSError as error:
        warn_once("machine code cannot be kept in %s (%s)", path.parent, error.strerror)


def _checksum(path: Path, code: bytes) -> bytes:
    """Of the code and of its name: a file that stands in another's place is garbled, too."""
    return hashlib.blake2b(path.name.encode() + code, digest_size=CHECKSUM_BYTES).digest()


def write_at_once(path: Path, content: bytes) -> None:
    """Writes a file that nobody sees half of, also where two write it."""
    part = path.with_suffix(f".{secrets.token_hex(8)}.part")
    try:
        part.write_bytes(content)
        part.replace(path)
    except OSError:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise


class Claim:
    """The right to build one file: of all processes one has it at a time, and gives it back by ending.

    Where a system or a disk knows no such thing everybody has it, and builds what others build.
    """

    def __init__(self, path: Path) -> None:
        self._path = path.with_suffix(".claim")
        self._held: int | None = None

    def take(self) -> bool:
        """Takes it, unless another process has it."""
        if sys.platform == "win32":
            return True
        import fcntl

        with suppress(OSError):
            make_private(self._path.parent)
            file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                os.close(file)
                return False
            self._held = file
        return True

    def wait(self) -> None:
        """Takes it as soon as no other has it, and at last in any case."""
        until = time.monotonic() + PATIENCE
        while not self.take() and time.monotonic() < until:
            time.sleep(LOOK)

    def give_back(self) -> None:
        """Lets others have it."""
        if self._held is not None:
            with suppress(OSError):
                self._path.unlink()
            os.close(self._held)
            self._held = None


_warned: set[str] = set()


def warn_once(said: str, *facts: object) -> None:
    """Logs what one folder has many files to say about."""
    words = said % facts
    if words not in _warned:
        _warned.add(words)
        logger.warning(words)
