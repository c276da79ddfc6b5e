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
checksum stands before it: what does not agree is thrown away and built anew. Two processes never build
the same: who comes second waits for it.
"""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Callable
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

from samobranka.core.machine_code import Claim, NotKept, Place, read_whole, throw_away, write_whole
from samobranka.core.processor import TARGET, bare

# Rules allocate nothing, so need no reference counts, and divide by no zero: the interpreted engine
# would have raised. Together with inlining this makes playouts twice as fast.
FLAGS: dict[str, Any] = {"nopython": True, "nogil": True, "_nrt": False, "error_model": "numpy"}

TYPES_IN_WORDS = 5
"""The place of what Numba says about types, after the library, in what it writes of a function."""


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

    targetdescr = TARGET

    def compile_unless_begun(self, taken: tuple[Any, ...]) -> None:
        """Compiles it for such arguments, or leaves it to a process that has begun with it."""
        if not self._cache.begun_elsewhere(taken, self.targetctx):
            self.compile(taken)

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


def entry(
    function: Callable[..., Any],
    place: Place,
    compiles: bool = True,
    is_called: bool = False,
    **flags: Any,
) -> Entry:
    """A function for Python to call; its machine code is kept on disk.

    Where it `compiles` nothing, machine code that is not there is NotKept. Compiled code may call it by
    its symbol; where it takes it in (`is_called`), what that is made from is kept, too.
    """
    made = Entry(function, {}, {**FLAGS, "no_cfunc_wrapper": True, **flags}, EntryCompiler)
    made._cache = KeptCode(function, place, compiles, is_called)
    return made


def piece(function: Callable[..., Any], **flags: Any) -> Piece:
    """A function for compiled code to call."""
    unwrapped = {"no_cfunc_wrapper": True, "no_cpython_wrapper": True}
    return Piece(function, {}, {**FLAGS, **unwrapped, **flags}, PieceCompiler)


# ---------------------------------------------------------------- on disk


class KeptCode(NullCache):  # type: ignore[misc]
    """Where the machine code of one function is kept. The folder's name says what it is of."""

    def __init__(self, function: Any, place: Place, compiles: bool, is_called: bool) -> None:
        self._function = function
        self._place = place
        self._compiles = compiles
        self._is_called = is_called
        self._claim: Claim | None = None

    @property
    def cache_path(self) -> str:
        """The user's folder."""
        return str(self._place.own)

    def begun_elsewhere(self, sig: Any, target_context: Any) -> bool:
        """Whether another process builds it now. If not, nobody else will: it is for us."""
        path = self._place.own / self._name(sig, target_context.codegen())
        if self._place.holds(self._function.__name__) or not self._place.is_trusted():
            return False
        claim = Claim(path)
        if not claim.take():
            return True
        self._claim = claim
        return False

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """What is kept for a signature; None when there is nothing, or nothing whole, and it is to be
        compiled here. What another process compiles is waited for."""
        target_context.refresh()
        name = self._name(sig, target_context.codegen())
        found = self._found(name, target_context)
        if found is None and not self._compiles:
            raise NotKept(name)
        if found is None and self._claim is None and self._place.is_trusted():
            self._claim = Claim(self._place.own / name)
            self._claim.wait()
            found = self._found(name, target_context)  # by now another may have kept it
        if found is not None:
            self._give_back()
        return found

    def _found(self, name: str, target_context: Any) -> Any:
        """What a release brings, or else what this user has."""
        found = self._read(self._place.shipped / name, target_context)
        if found is None and self._place.is_trusted():
            found = self._read(self._place.own / name, target_context)
        return found

    def _read(self, path: Path, target_context: Any) -> Any:
        code = read_whole(path)
        if code is None:
            return None
        try:
            return CompileResult._rebuild(target_context, *pickle.loads(code))
        except Exception:  # whatever it is, it is not what was written
            throw_away(path)
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keeps it, where that is safe."""
        if self._place.is_trusted():
            write_whole(self._place.own / self._name(sig, data.codegen), self._kept(data))
        self._give_back()

    def _kept(self, data: Any) -> bytes:
        """All that is needed to load it. Numba adds its types in words, which nobody reads."""
        library, *facts = data._reduce()
        facts[TYPES_IN_WORDS] = ""
        written: bytes = dumps((library if self._is_called else bare(data.library), *facts))
        return written

    def _give_back(self) -> None:
        if self._claim is not None:
            self._claim.give_back()
            self._claim = None

    def _name(self, sig: Any, codegen: Any) -> str:
        function = self._function
        place = (function.__module__, function.__qualname__, function.__code__.co_firstlineno)
        facts = (*place, function.__code__.co_code, sig, codegen.magic_tuple())
        digest = hashlib.blake2b(repr(facts).encode(), digest_size=12).hexdigest()
        return f"{function.__name__}-{digest}.code"
