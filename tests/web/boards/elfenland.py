"""«Страна эльфов»: the pieces on the table are pressed as a person would, phase by phase."""

from __future__ import annotations

from playwright.sync_api import Locator, Page


def play_turn(page: Page) -> bool:
    """Presses what leads on now; False when nothing is lit."""
    dialog = page.get_by_role("dialog")
    if dialog.count():
        return press(dialog.locator(".body").get_by_role("button"))
    main = page.locator("main")
    held = main.locator("li.held")
    travelling = main.locator('[data-place^="town-"]').count() and is_lit(main, ".towns")
    if travelling:
        return travel(main)
    if held.count():
        return press(main.locator(".ways [data-lit]"))
    for place in ("li [data-lit]", ".plan [data-lit]", ".ways [data-lit]"):
        if press(main.locator(place)):
            return True
    return False


def travel(main: Locator) -> bool:
    """To the first town in reach by the planner; then on, leg by leg, or home."""
    go = main.locator(".plan button[data-lit].main")
    return press(go) or press(main.locator(".towns [data-lit]"))


def is_lit(main: Locator, place: str) -> bool:
    return main.locator(f"{place} [data-lit]").count() > 0


def press(lit: Locator) -> bool:
    """Presses the first, if there is one."""
    if not lit.count():
        return False
    lit.first.click()
    return True
