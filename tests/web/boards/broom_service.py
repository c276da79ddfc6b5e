"""Plays «Доставка на метле» in a browser by its board: whatever is lit, the useful first."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.boards import press

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
        return press(dialog.last.locator("[data-lit], .body button"))
    board = page.locator("main")
    return any(press(board.locator(piece)) for piece in PIECES)
