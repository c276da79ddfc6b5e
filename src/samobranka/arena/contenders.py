"""Bots by name: ours, and Python classes from outside.

A class from outside is named `module:Class` or `path/to/file.py:Class`. It is called with (game,
engine, seed) and has `choose(match, seat)`, which gives one of `match.legal(seat)`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from samobranka.arena.faults import CannotLoadBot
from samobranka.bots import Bot, bot_names, make_bot
from samobranka.core.engine import Engine
from samobranka.core.game import Game

MakeBot = Callable[[Game, Engine, int], Bot]


def contender(name: str, game: Game, engine: Engine, seed: int) -> Bot:
    """A bot by its name; UnknownBot or CannotLoadBot when there is none."""
    if is_outside(name):
        return outside(name)(game, engine, seed)
    return make_bot(name, game, engine, seed)


def is_outside(name: str) -> bool:
    """Whether a name is a class's; what stands after a colon may also be one of our budgets."""
    before, colon, _ = name.partition(":")
    return bool(colon) and before not in bot_names()


@cache
def outside(name: str) -> MakeBot:
    """The class of that name."""
    where, _, called = name.rpartition(":")
    try:
        module = _from_file(Path(where)) if where.endswith(".py") else _by_name(where)
    except FileNotFoundError:
        raise CannotLoadBot(name=name, why="no-file", what=where) from None
    except Exception as error:  # whatever a stranger's module does while it is imported
        detail = f"{type(error).__name__}: {error}"
        raise CannotLoadBot(name=name, why="import", what=where, detail=detail) from error
    found: Any = getattr(module, called, None)
    if not callable(found):
        raise CannotLoadBot(name=name, why="no-class", what=called)
    if not callable(getattr(found, "choose", None)):
        raise CannotLoadBot(name=name, why="no-choose", what=called)
    made: MakeBot = found
    return made


def _by_name(module: str) -> ModuleType:
    """An installed module, or one in the current folder."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    return import_module(module)


def _from_file(path: Path) -> ModuleType:
    """The file's module; files of one name in two folders do not meet."""
    spec = spec_from_file_location(f"samobranka outside {path.absolute()}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses and the like look their module up
    spec.loader.exec_module(module)
    return module
