"""Catan in a browser: clicks what is lit; the action bar only where no piece stands for an offer."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Error, Locator, Page

from tests.web.boards import PATIENCE_MS, press

LIT = ".spot[data-lit]"
"""A piece that can be pressed now."""
RICH = 6
"""With so many cards a player looks for a trade."""


def play_turn(page: Page) -> bool:
    """Does one thing on the board, as the match asks; False when there was nothing to do."""
    steps: tuple[Callable[[Page], bool], ...] = (
        _use_dialog,
        _answer,
        _choose_what_is_asked,
        _roll,
        _place,
        _use_card_or_helper,
        _build,
        _trade,
        _end,
        _use_action_bar,
    )
    return any(step(page) for step in steps)


# ---------------------------------------------------------------- dialogs


def _use_dialog(page: Page) -> bool:
    """What lies over the table comes first: discards, an offer, a helper, the frame's chooser."""
    if page.locator('[role="dialog"]').count() == 0:
        return False
    dialog = page.locator('[role="dialog"]').last
    if dialog.locator('[data-side="discard"]').count():
        return _discard(dialog)
    return press(dialog.locator(f"{LIT}, button.lit, .body button")) or _close(dialog)


def _discard(dialog: Locator) -> bool:
    send = dialog.locator('[data-send="discard"]')
    while send.is_disabled():
        if not press(dialog.locator(".more:enabled")):
            return False
    return press(send)


def _close(dialog: Locator) -> bool:
    return press(dialog.locator("header button"))


# ---------------------------------------------------------------- the table


def _answer(page: Page) -> bool:
    """Another's offer is accepted or declined; of the answers to one's own the first is taken."""
    return press(page.locator(f"[data-answers] {LIT}, .answers {LIT}"))


def _choose_what_is_asked(page: Page) -> bool:
    return press(page.locator(f"[data-choices] {LIT}, [data-choices] button.lit"))


def _roll(page: Page) -> bool:
    return press(page.locator(f".dice{LIT}"))


def _place(page: Page) -> bool:
    """Places on the map, a city before a settlement before a road; in the action phase this builds."""
    for place in (f".corner{LIT}", f".path{LIT}", f".hex{LIT}"):
        pieces = page.locator(place)
        if press(pieces.nth(pieces.count() // 2)):
            return True
    return False


def _use_card_or_helper(page: Page) -> bool:
    return press(
        page.locator(f"[data-place=cards] {LIT}, .hand .helper {LIT}, [data-place=reserve] {LIT}")
    )


def _build(page: Page) -> bool:
    return press(page.locator(f"[data-wonder]{LIT}, [data-place=deck] {LIT}"))


def _trade(page: Page) -> bool:
    """Now and then: a hand full of cards wants to be changed, one for one or by the bank's price."""
    held = page.locator("[data-place=hand] li:not(.none) b").all_inner_texts()
    if sum(int(count) for count in held) < RICH or page.locator(".past").count():
        return False
    composer = page.locator("[data-composer=offer]")
    gives, gets = composer.locator('[data-side="gives"]'), composer.locator('[data-side="gets"]')
    if not press(gives.locator(".card:enabled")):
        return False
    try:
        given = gives.locator(".some").first.get_attribute("data-resource", timeout=PATIENCE_MS)
    except Error:
        return False  # meanwhile somebody offers: the composer has made room
    press(gets.locator(f'.card:enabled:not([data-resource="{given}"])'))
    return press(composer.locator("[data-send]:enabled"))


def _end(page: Page) -> bool:
    return press(page.locator('[data-command="end"]'))


def _use_action_bar(page: Page) -> bool:
    return press(page.locator(".bar .group button:enabled"))
