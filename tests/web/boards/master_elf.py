"""«Мастер Эльф»: whatever is lit may be pressed; gifts come before everything else."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.boards import press


def play_turn(page: Page) -> bool:
    """Presses a lit piece, or the first of what it stands for; False when nothing is lit."""
    dialog = page.get_by_role("dialog")
    if dialog.count():
        return press(dialog.locator("[data-lit]")) or press(dialog.locator(".body button"))
    return press(page.locator("main [data-lit]"))
