"""How rules are handed to Numba: every function typed and written once, everything optimised once.

Numba takes every function for one that Python may call: it writes wrappers for it, optimises it with
all its callees, makes machine code, and does all this again inside each of its callers. Here the
functions that only compiled code calls are *pieces*: no wrappers, no machine code, and optimised each
by itself only. What Python calls is an *entry*: all pieces below it are put together there, and that
is optimised once. It takes less than half of the time, and the code is as fast.

Whole numbers are handed over in 64 bits, whatever field they come from, so that a function is not
compiled once more for every width.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from llvmlite import binding
from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher
from numba.core.types.misc import unliteral
from numba.core.typing import make_concrete_template
from numba.np import arrayobj

# Rules allocate nothing, so need no reference counts, and divide by no zero: the interpreted engine
# would have raised. Together with inlining this makes playouts twice as fast.
FLAGS: dict[str, Any] = {"nopython": True, "nogil": True, "_nrt": False, "error_model": "numpy"}


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
        wide = tuple(map(_wide, folded))
        if wide not in self.overloads:
            self.compile(wide)
        known = make_concrete_template(self.__name__, self.__name__, self.nopython_signatures)
        return known, signature, wide, {}


class Piece(Entry):
    """A function that only compiled code calls."""

    def add_overload(self, cres: Any) -> None:
        """Makes it known to callers. Numba knows functions by their machine code; this has none."""
        stand_in = object()
        self.targetctx.insert_user_function(stand_in, cres.fndesc, [cres.library])
        self.overloads[tuple(cres.signature.args)] = cres._replace(entry_point=stand_in)


def _wide(kind: Any) -> Any:
    return types.int64 if unliteral(kind) in types.signed_domain else kind


@contextmanager
def plain_indices() -> Iterator[None]:
    """While inside, compiled code takes an index as it is, also one below 0.

    Numba counts those from the end. Only for functions that were run with negative indices refused
    (record.py, Checked): the contract's.
    """
    usual = arrayobj.fix_integer_index
    with global_compiler_lock:
        arrayobj.fix_integer_index = _as_it_is
        try:
            yield
        finally:
            arrayobj.fix_integer_index = usual


def _as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    return context.cast(builder, index, kind, types.intp)


def entry(function: Callable[..., Any], **flags: Any) -> Entry:
    """A function for Python to call."""
    made = Entry(function, {}, {**FLAGS, "no_cfunc_wrapper": True, **flags}, EntryCompiler)
    made.enable_caching()
    return made


def piece(function: Callable[..., Any], **flags: Any) -> Piece:
    """A function for compiled code to call."""
    unwrapped = {"no_cfunc_wrapper": True, "no_cpython_wrapper": True}
    return Piece(function, {}, {**FLAGS, **unwrapped, **flags}, PieceCompiler)
