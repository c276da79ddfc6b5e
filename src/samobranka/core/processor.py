"""The processor that machine code is made for: a level that many share, not the very one at hand.

Processors of the x86-64 kind are taken by their level: what was made for one of a level runs on all
of it, so a release can bring machine code, and a cache outlives a new computer. Of other kinds it is
made for the very processor.

Numba makes code for the processor at hand, and so do other people's functions in this process: ours
have a target of their own beside Numba's, which differs in nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from llvmlite import binding
from numba.core import config
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen, get_host_cpu_features
from numba.core.registry import CPUTarget, cpu_target
from numba.core.utils import threadsafe_cached_property

LEVEL_2 = {"cx16", "popcnt", "sahf", "sse3", "sse4.1", "sse4.2", "ssse3"}
LEVEL_3 = LEVEL_2 | {"avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "xsave"}
"""What a processor of x86-64-v3 can do beyond a plain one, in LLVM's words: most since 2013."""

KIND = "x86_64"
PLAIN, THIRD = "x86-64", "x86-64-v3"
LEVELS = (THIRD, PLAIN)
"""The levels there is machine code for, the fastest first."""


@dataclass(frozen=True)
class Processor:
    """What LLVM makes machine code for: a name it knows, and what is there beyond that."""

    name: str
    features: str = ""


@cache
def processor() -> Processor:
    """What machine code is made for in this process; NUMBA_CPU_NAME and _FEATURES are obeyed."""
    if config.CPU_NAME is not None or config.CPU_FEATURES is not None:
        name = binding.get_host_cpu_name() if config.CPU_NAME is None else config.CPU_NAME
        features = config.CPU_FEATURES
        return Processor(name, get_host_cpu_features() if features is None else features)
    kind = binding.get_process_triple().partition("-")[0]
    return processor_of(kind, binding.get_host_cpu_name(), get_host_cpu_features())


def processor_of(kind: str, name: str, features: str) -> Processor:
    """The level of a processor, or itself where its kind has none. Features read `+avx2,-sse4a`."""
    if kind != KIND:
        return Processor(name, features)
    able = {feature[1:] for feature in features.split(",") if feature.startswith("+")}
    return Processor(THIRD if able >= LEVEL_3 else PLAIN)


class LevelCodegen(JITCPUCodegen):  # type: ignore[misc]
    """Writes machine code for our processor."""

    def _get_host_cpu_name(self) -> str:
        return processor().name

    def _get_host_cpu_features(self) -> str:
        return processor().features

    def unserialize_library(self, serialized: Any) -> Any:
        """A library as Numba writes it, or as `bare` does."""
        name, kind, data = serialized
        if kind != BARE:
            return super().unserialize_library(serialized)
        code, symbols = data
        library = JITCodeLibrary(self, name)
        library.enable_object_caching()
        library._set_compiled_object(code)
        library._finalize_final_module()
        self._engine._defined_symbols |= set(symbols)
        return library


BARE = "bare"


def bare(library: Any) -> Any:
    """A library as it is kept where no other code takes it in: its machine code, and what that names.

    Numba also keeps the code that it was made from, which is three times as long.
    """
    module = library._get_module_for_linking()
    hidden = (binding.Linkage.internal, binding.Linkage.private)
    symbols = [
        value.name
        for values in (module.functions, module.global_variables)
        for value in values
        if not value.is_declaration and value.linkage not in hidden
    ]
    return library.name, BARE, (library._get_compiled_object(), sorted(symbols))


class LevelTarget(CPUTarget):  # type: ignore[misc]
    """Numba's target, but for our processor. All that Numba knows to compile is known here, too."""

    @property
    def typing_context(self) -> Any:
        """Numba's own."""
        return cpu_target.typing_context

    @threadsafe_cached_property  # type: ignore[untyped-decorator]
    def target_context(self) -> Any:
        """Numba's own, with another pen."""
        return cpu_target.target_context.subtarget(_internal_codegen=LevelCodegen("samobranka"))


TARGET = LevelTarget("cpu")
