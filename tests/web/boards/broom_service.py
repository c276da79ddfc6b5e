"""Plays «Доставка на метле» in a browser by its board: whatever is lit, the useful first."""

from __future__ import annotations

from playwright.sync_api import Error, Locator, Page

PATIENCE = 1500
"""Milliseconds for a click: what has gone meanwhile is looked for anew."""
PIECES = (
    "[data-castle][data-lit]",
    "[data-space][data-lit]",
    ".half.brave[data-lit]",
    ".half.cowardly[data-lit]",
    ".card[data-lit]",
    ".thing[data-lit]",
    "[data-region][data-lit]",
    "[data-lit]",
)
"""What is pressed first, if it is lit; what nobody needs (to stay, to leave it) comes last."""


def play_turn(page: Page) -> bool:
    """Does one thing on the board; False when nothing can be done now."""
    dialog = page.get_by_role("dialog")
    if dialog.count():
        return _press(dialog.last.locator("[data-lit], .body button"))
    board = page.locator("main")
    return any(_press(board.locator(piece)) for piece in PIECES)


def _press(pieces: Locator) -> bool:
    if pieces.count() == 0:
        return False
    try:
        pieces.first.click(timeout=PATIENCE)
    except Error:
        return _press_by_key(pieces)
    return True


def _press_by_key(pieces: Locator) -> bool:
    """A piece whose middle something else covers is pressed as a keyboard does it."""
    try:
        pieces.first.focus(timeout=PATIENCE)
        pieces.first.press("Enter", timeout=PATIENCE)
    except Error:
        return False
    return True
