"""«Страна эльфов»: the pieces on the table are pressed as a person would, phase by phase."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.boards import press

# In this order: the way that is shown; a road for the counter in hand; a town to look at; counters and
# cards; pass and the end of the journey; ways, leg by leg.
PIECES = (
    ".plan .main[data-lit]",
    "main:has(li.held) .ways [data-lit]",
    ".towns [data-lit]",
    "li:not(.held) [data-lit]",
    ".commands [data-lit]",
    ".ways [data-lit]",
)


def play_turn(page: Page) -> bool:
    """Presses what leads on now; False when nothing is lit."""
    dialog = page.get_by_role("dialog")
    if dialog.count():
        return press(dialog.locator(".body").get_by_role("button"))
    return any(press(page.locator(piece)) for piece in PIECES)
