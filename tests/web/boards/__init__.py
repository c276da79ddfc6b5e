"""How to play each game on its board: a file per game with `play_turn(page) -> bool`.

`play_turn` presses a piece that is lit and says whether there was one; False: nothing can be done now.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from playwright.sync_api import Error, Locator, Page

PlayTurn = Callable[[Page], bool]

PATIENCE_MS = 1500
"""For a click: what has gone meanwhile is looked for anew."""

BOARDS = sorted(path.stem for path in Path(__file__).parent.glob("[a-z]*.py"))


def play_turn_of(game: str) -> PlayTurn:
    """How that game is played."""
    found: PlayTurn = import_module(f"{__name__}.{game}").play_turn
    return found


def press(found: Locator) -> bool:
    """Presses the first of the pieces found; False when there is none that can be pressed."""
    if found.count() == 0:
        return False
    piece = found.first
    try:
        piece.click(timeout=PATIENCE_MS)
    except Error:
        return press_by_key(piece)
    return True


def press_by_key(piece: Locator) -> bool:
    """A piece whose middle something else covers is reached by keyboard, as people do."""
    try:
        piece.focus(timeout=PATIENCE_MS)
        piece.press("Enter", timeout=PATIENCE_MS)
    except Error:
        return False
    return True
