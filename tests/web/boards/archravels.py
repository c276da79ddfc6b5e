"""Plays ArchRavels in a browser by its board: presses what is lit, what brings the match on first."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.web.boards import press

LIT = ".spot[data-lit]"
"""A piece that can be pressed now."""
SPACES = ("2", "1", "3", "4")
"""Where the marker goes, the likeliest to bring the match on first: crafting, then shopping."""

PLENTY = 10
"""Balls in the bowl with which one goes to craft."""


def play_turn(page: Page) -> bool:
    """Does one thing on the board, as the match asks; False when there was nothing to do."""
    steps: tuple[Callable[[Page], bool], ...] = (
        _use_dialog,
        _finish,
        _craft,
        _pay_or_take,
        _choose,
        _exchange,
        _shop,
        _say,
        _move,
        _use_action_bar,
    )
    return any(step(page) for step in steps)


def _use_dialog(page: Page) -> bool:
    """What lies over the table comes first: yarn for a craft, the frame's chooser."""
    dialog = page.get_by_role("dialog")
    if dialog.count() == 0:
        return False
    return press(dialog.locator("[data-lit], .body button")) or press(
        dialog.locator("header button")
    )


def _finish(page: Page) -> bool:
    return press(page.locator(f".project{LIT}"))


def _craft(page: Page) -> bool:
    """Requests, then patterns, the largest last; in restocking a lit pattern is learned."""
    return press(page.locator(f".request{LIT}")) or press(page.locator(f".pattern{LIT}").last)


def _pay_or_take(page: Page) -> bool:
    """Yarn to lay, to take, to give away; the proposal where there is one."""
    proposed = page.locator('[data-command="proposed"]')
    return press(proposed) or press(page.locator(f".moment .said > ul {LIT}"))


def _choose(page: Page) -> bool:
    """A character, or a seat for a cat, a request or a donation."""
    seats = page.locator(f'[data-choices="seats"] {LIT}')
    return press(page.locator(f".character{LIT}")) or press(seats.last)


def _exchange(page: Page) -> bool:
    """A colour for the next one."""
    if page.locator("[data-exchange]").count() == 0:
        return False
    for side in ("give", "get"):
        if not press(page.locator(f'[data-side="{side}"] {LIT}')):
            return False
    return press(page.locator('[data-command="exchange"]:enabled'))


def _shop(page: Page) -> bool:
    return press(page.locator(f".slot{LIT}"))


def _say(page: Page) -> bool:
    commands = ("done", "enough", "refill_row", "end_turn", "craft_nothing")
    return press(page.locator(", ".join(f'[data-command="{kind}"]' for kind in commands)))


def _move(page: Page) -> bool:
    """To craft when there is yarn enough, else to shop."""
    spaces = page.locator(f".space{LIT}")
    if spaces.count() == 0:
        return False
    held = sum(int(count) for count in page.locator(".dish b").all_inner_texts())
    wanted = SPACES if held >= PLENTY else SPACES[1:] + SPACES[:1]
    return any(press(page.locator(f'.space{LIT}[data-space="{space}"]')) for space in wanted)


def _use_action_bar(page: Page) -> bool:
    """What no piece stands for is in the list of actions, which a key opens."""
    listed = page.locator(".bar .group button:enabled")
    if listed.count() > 0 and not listed.first.is_visible():
        page.keyboard.press("a")
    return press(listed)
