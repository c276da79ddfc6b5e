"""Samobranka: modern board games to play, study and build bots for.

    import samobranka

    game = samobranka.game("master_elf")
    match = samobranka.new_match(game, seats=3)
    batch = samobranka.Batch(samobranka.Cpu(game), seats=4, matches=10_000)
    tables = samobranka.Vector(game, seats=4, matches=4096)

Names are looked up when they are first used, so that `import samobranka` costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from samobranka.bots import bot_names as bot_names
    from samobranka.bots import make_bot as make_bot
    from samobranka.core.batch import Batch as Batch
    from samobranka.core.engine import Cpu as Cpu
    from samobranka.core.engine import Cuda as Cuda
    from samobranka.core.engine import Interpreted as Interpreted
    from samobranka.core.faults import Fault as Fault
    from samobranka.core.game import Game as Game
    from samobranka.core.match import Match as Match
    from samobranka.core.match import new as new_match
    from samobranka.core.match import read as read_match
    from samobranka.core.match import replay as replay_match
    from samobranka.core.match import verify as verify_match
    from samobranka.core.registry import game as game
    from samobranka.core.registry import game_ids as game_ids
    from samobranka.core.vector import Vector as Vector

__version__ = "0.1.0"

_HOMES = {
    "Batch": ("core.batch", "Batch"),
    "Cpu": ("core.engine", "Cpu"),
    "Cuda": ("core.engine", "Cuda"),
    "Fault": ("core.faults", "Fault"),
    "Game": ("core.game", "Game"),
    "Interpreted": ("core.engine", "Interpreted"),
    "Match": ("core.match", "Match"),
    "Vector": ("core.vector", "Vector"),
    "bot_names": ("bots", "bot_names"),
    "game": ("core.registry", "game"),
    "game_ids": ("core.registry", "game_ids"),
    "make_bot": ("bots", "make_bot"),
    "new_match": ("core.match", "new"),
    "read_match": ("core.match", "read"),
    "replay_match": ("core.match", "replay"),
    "verify_match": ("core.match", "verify"),
}

__all__ = [
    "Batch",
    "Cpu",
    "Cuda",
    "Fault",
    "Game",
    "Interpreted",
    "Match",
    "Vector",
    "__version__",
    "bot_names",
    "game",
    "game_ids",
    "make_bot",
    "new_match",
    "read_match",
    "replay_match",
    "verify_match",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'samobranka' has no attribute {name!r}")
    module, attribute = _HOMES[name]
    return getattr(import_module(f"samobranka.{module}"), attribute)
