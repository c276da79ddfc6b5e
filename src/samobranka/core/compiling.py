"""How rules are handed to Numba: every function typed and written once, everything optimised once.

Numba takes every function for one that Python may call: it writes wrappers for it, optimises it with
all its callees, makes machine code, and does all this again inside each of its callers. Here the
functions that only compiled code calls are *pieces*: no wrappers, no machine code, and optimised each
by itself only. What Python calls is an *entry*: all pieces below it are put together there, and that
is optimised once. It takes less than half of the time, and the code is as fast.

Whole numbers are handed over in 64 bits, whatever field they come from, so that a function is not
compiled once more for every width.

Machine code is kept on disk, a file for each entry and each kind of arguments. Numba would load what it
finds there; what was cut short, emptied or garbled then fails somehow, or ends the process. Here a
checksum stands before it: what does not agree is thrown away and built anew.
"""

from __future__ import annotations

import hashlib
import logging
import pickle
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from llvmlite import binding
from numba.core import types
from numba.core.caching import NullCache
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult
from numba.core.registry import CPUDispatcher
from numba.core.serialize import dumps
from numba.core.types.misc import unliteral
from numba.core.typing import make_concrete_template

from samobranka.core.engine import NotKept

# Rules allocate nothing, so need no reference counts, and divide by no zero: the interpreted engine
# would have raised. Together with inlining this makes playouts twice as fast.
FLAGS: dict[str, Any] = {"nopython": True, "nogil": True, "_nrt": False, "error_model": "numpy"}

CHECKSUM_BYTES = 32

logger = logging.getLogger(__name__)


class PieceLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of one function, ready to be put into an entry."""

    def finalize(self) -> None:
        """Nothing is left to do: callees come in with the entry."""
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        return self._final_module


class EntryLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of a function with all that it calls."""

    def finalize(self) -> None:
        """Puts everything together, then optimises it and makes machine code.

        Pieces come first: what is complete in itself is taken only as far as code that is already
        there names it.
        """
        below = _all_below(self)
        self._pieces = [library for library in below if isinstance(library, PieceLibrary)]
        others = [library for library in below if not isinstance(library, PieceLibrary)]
        self._linking_libraries = self._pieces + others
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Nobody else calls the pieces: they may be changed, taken in and dropped."""
        for piece in self._pieces:
            for function in piece.get_defined_functions():
                self._final_module.get_function(function.name).linkage = binding.Linkage.internal
        super()._optimize_final_module()


def _all_below(library: Any) -> list[Any]:
    """The libraries that a library needs, each once; what is complete in itself is not looked into."""
    found: dict[Any, None] = {}
    waiting = list(library._linking_libraries)
    while waiting:
        needed = waiting.pop()
        if needed not in found:
            found[needed] = None
            if isinstance(needed, PieceLibrary):
                waiting += needed._linking_libraries
    return list(found)


class PieceCompiler(Compiler):  # type: ignore[misc]
    """Compiles a function as a piece."""

    def _compile_bytecode(self) -> Any:
        self.state.flags.no_compile = True
        codegen = self.state.targetctx.codegen()
        self.state.library = PieceLibrary(codegen, self.state.func_id.func_qualname)
        return super()._compile_bytecode()


class EntryCompiler(Compiler):  # type: ignore[misc]
    """Compiles a function as an entry."""

    def _compile_bytecode(self) -> Any:
        codegen = self.state.targetctx.codegen()
        self.state.library = EntryLibrary(codegen, self.state.func_id.func_qualname)
        self.state.library.enable_object_caching()
        return super()._compile_bytecode()


class Entry(CPUDispatcher):  # type: ignore[misc]
    """A function that Python calls; its machine code is kept on disk."""

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """What a caller in compiled code has to know."""
        signature, folded = self._compiler.fold_argument_types(args, kws)
        taken = tuple(map(wide, folded))
        if taken not in self.overloads:
            self.compile(taken)
        known = make_concrete_template(self.__name__, self.__name__, self.nopython_signatures)
        return known, signature, taken, {}


class Piece(Entry):
    """A function that only compiled code calls."""

    def add_overload(self, cres: Any) -> None:
        """Makes it known to callers. Numba knows functions by their machine code; this has none."""
        stand_in = object()
        self.targetctx.insert_user_function(stand_in, cres.fndesc, [cres.library])
        self.overloads[tuple(cres.signature.args)] = cres._replace(entry_point=stand_in)


def wide(kind: Any) -> Any:
    """The kind of argument that a function is compiled for: whole numbers are taken in 64 bits."""
    return types.int64 if unliteral(kind) in types.signed_domain else kind


def entry(function: Callable[..., Any], folder: Path, compiles: bool = True, **flags: Any) -> Entry:
    """A function for Python to call; its machine code is kept in a folder.

    Where it `compiles` nothing, machine code that is not there is NotKept.
    """
    made = Entry(function, {}, {**FLAGS, "no_cfunc_wrapper": True, **flags}, EntryCompiler)
    made._cache = KeptCode(function, folder, compiles)
    return made


def piece(function: Callable[..., Any], **flags: Any) -> Piece:
    """A function for compiled code to call."""
    unwrapped = {"no_cfunc_wrapper": True, "no_cpython_wrapper": True}
    return Piece(function, {}, {**FLAGS, **unwrapped, **flags}, PieceCompiler)


# ---------------------------------------------------------------- on disk


class KeptCode(NullCache):  # type: ignore[misc]
    """Where the machine code of one function is kept. The folder's name says what it is of."""

    def __init__(self, function: Any, folder: Path, compiles: bool) -> None:
        self._function = function
        self._folder = folder
        self._compiles = compiles

    @property
    def cache_path(self) -> str:
        """The folder."""
        return str(self._folder)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """What is kept for a signature; None when there is nothing, or nothing whole."""
        target_context.refresh()
        path = self._path(sig, target_context.codegen())
        found = self._read(path, target_context)
        if found is None and not self._compiles:
            raise NotKept(path.name)
        return found

    def _read(self, path: Path, target_context: Any) -> Any:
        try:
            kept = path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            warn_once("machine code in %s cannot be read (%s)", self._folder, error.strerror)
            return None
        code = kept[CHECKSUM_BYTES:]
        try:
            if kept[:CHECKSUM_BYTES] != _checksum(path, code):
                raise ValueError("another checksum")
            return CompileResult._rebuild(target_context, *pickle.loads(code))
        except Exception:  # whatever it is, it is not what was written
            warn_once("machine code in %s is garbled: it is thrown away", self._folder)
            with suppress(OSError):
                path.unlink()
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keeps it: all of it at once, or nothing. Where that fails it is there for this process."""
        path = self._path(sig, data.codegen)
        code = dumps(data._reduce())
        try:
            write_at_once(path, _checksum(path, code) + code)
        except OSError as error:
            warn_once("machine code cannot be kept in %s (%s)", self._folder, error.strerror)

    def _path(self, sig: Any, codegen: Any) -> Path:
        function = self._function
        place = (function.__module__, function.__qualname__, function.__code__.co_firstlineno)
        facts = (*place, function.__code__.co_code, sig, codegen.magic_tuple())
        digest = hashlib.blake2b(repr(facts).encode(), digest_size=12).hexdigest()
        return self._folder / f"{function.__name__}-{digest}.code"


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


_warned: set[str] = set()


def warn_once(said: str, *facts: object) -> None:
    """Logs what one folder has many files to say about."""
    words = said % facts
    if words not in _warned:
        _warned.add(words)
        logger.warning(words)
