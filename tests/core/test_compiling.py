"""Pieces and entries: what compiled code calls, what Python calls, and what each of them costs."""

from __future__ import annotations

from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
import pytest

from samobranka.core import engine
from samobranka.core.machine_code import Place

pytestmark = pytest.mark.needs_cpu

SOURCE = """
def deep(x): return x + 1
def never(x): return deep(x) * 100
def shallow(x): return never(x) if (x & 1) > 1 else x
def other(x): return deep(x) * 2
def root(small, large): return shallow(large[0]) + other(small[0]) + deep(large[0])
"""

SMALL, LARGE = np.array([5], np.int8), np.array([7], np.int64)


@pytest.fixture
def twins(tmp_path: Path) -> dict[str, Any]:
    """The functions above for compiled code, `root` for Python too."""
    from samobranka.core import compiling

    made = ModuleType("pieces")
    exec(SOURCE, vars(made))

    def wrap(twin: FunctionType) -> Any:
        is_root = twin.__name__ == "root"
        place = Place(tmp_path / "code")
        return compiling.entry(twin, place) if is_root else compiling.piece(twin)

    twins = engine.twins_of(engine.plan([made.root]), wrap, np.asarray)
    return {function.__name__: twin for function, twin in twins.items()}


def test_what_is_called_in_dead_code_only_is_there_for_others(twins: dict[str, Any]) -> None:
    """`deep` is met first below a call that is optimised away."""
    assert twins["root"](SMALL, LARGE) == 7 + 12 + 8


def test_a_function_is_compiled_once_for_numbers_of_all_widths(twins: dict[str, Any]) -> None:
    twins["root"](SMALL, LARGE)
    assert {name: len(twin.overloads) for name, twin in twins.items()} == dict.fromkeys(twins, 1)


def test_only_what_python_calls_becomes_machine_code(twins: dict[str, Any], tmp_path: Path) -> None:
    twins["root"](SMALL, LARGE)
    (compiled,) = twins["root"].overloads.values()
    assert compiled.library._get_compiled_object()
    for name in ("deep", "never", "shallow", "other"):
        (piece,) = twins[name].overloads.values()
        assert not piece.library._object_caching_enabled
        assert not compiled.library.codegen._engine.is_symbol_defined(piece.fndesc.mangled_name)
    assert all(path.name.startswith("root-") for path in (tmp_path / "code").iterdir())
