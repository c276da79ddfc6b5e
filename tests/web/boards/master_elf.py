"""«Мастер Эльф»: whatever is lit may be pressed; gifts come before everything else."""

from __future__ import annotations

from playwright.sync_api import Page


def play_turn(page: Page) -> bool:
    """Presses a lit piece, or the first of what it stands for; False when nothing is lit."""
    dialog = page.get_by_role("dialog")
    place = dialog if dialog.count() else page.locator("main")
    lit = place.locator("[data-lit]")
    if lit.count():
        lit.first.click()
    elif dialog.count():
        dialog.locator(".body").get_by_role("button").first.click()
    else:
        return False
    return True
