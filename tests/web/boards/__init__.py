"""How to play each game on its board: a file per game with `play_turn(page) -> bool`.

`play_turn` presses a piece that is lit and says whether there was one; False: nothing can be done now.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from playwright.sync_api import Page

PlayTurn = Callable[[Page], bool]

BOARDS = sorted(path.stem for path in Path(__file__).parent.glob("[a-z]*.py"))


def play_turn_of(game: str) -> PlayTurn:
    """How that game is played."""
    found: PlayTurn = import_module(f"{__name__}.{game}").play_turn
    return found
