"""A gesture that stands for several actions: the reader confirms it once, or not at all."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browsing import Reader
from tests.web.tables import wait_for_turn

pytestmark = pytest.mark.slow  # a real browser

GAME = "archravels"
SEATS = [{"kind": "person"}, {"kind": "bot", "bot": "uniform"}]
OPTIONS = {"characters": "dealt", "start": "first_seat"}
CRAFT = "2"
"""On every board, the space for crafting."""


def test_a_gesture_of_several_actions_is_confirmed_once(reader: Reader) -> None:
    """A hat is begun, and its yarn is laid: three actions."""
    begin_match(reader)
    like_to_confirm(reader)
    reader.page.locator(f'[data-space="{CRAFT}"]').click()
    answer(reader, "confirm")
    wish_for_hat(reader)
    expect(question_of(reader)).to_contain_text(reader.say("confirm-more", count=2))
    answer(reader, "cancel")
    wish_for_hat(reader)
    answer(reader, "confirm")
    expect(reader.page.locator('[data-made="hat"]')).to_be_visible()
    expect(question_of(reader)).to_have_count(0)


def begin_match(reader: Reader) -> None:
    """The reader begins, with a ball of every colour in the bowl."""
    reader.post("/api/me/guest")
    table = reader.post("/api/tables", {"game": GAME, "seats": SEATS, "options": OPTIONS})
    reader.visit(f"/table/{table['id']}")
    reader.press("start")
    wait_for_turn(reader)


def like_to_confirm(reader: Reader) -> None:
    reader.choose_from_menu("me-settings")
    reader.page.get_by_label(reader.say("set-confirm")).check()
    reader.page.keyboard.press("Escape")


def wish_for_hat(reader: Reader) -> None:
    reader.page.locator('[data-item="hat"]').click()
    reader.page.locator('[data-command="make"]').click()


def question_of(reader: Reader) -> Locator:
    return reader.page.get_by_role("alertdialog")


def answer(reader: Reader, word: str) -> None:
    question_of(reader).get_by_role("button", name=reader.say(word), exact=True).click()
