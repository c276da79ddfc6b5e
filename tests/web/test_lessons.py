"""A lesson at the real board: page by page, step by step, to its end and beyond."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from samobranka.core.lessons import lessons_of
from tests.web.boards.master_elf import play_turn
from tests.web.browsing import PHONE, Reader
from tests.web.conftest import Come
from tests.web.tables import wait_for_turn

pytestmark = pytest.mark.slow  # a real browser

GAME = "master_elf"
LESSON = lessons_of(GAME)["first"]


LIT_IN_SIGHT = """() => [...document.querySelectorAll('main [data-lit]')].filter((piece) => {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there && (piece.contains(there) || there.contains(piece));
}).length"""
"""How many of the lit pieces a finger would hit, without scrolling."""


def note_of(reader: Reader) -> Locator:
    """The teacher's note."""
    return reader.page.get_by_role("region", name=reader.say_of(GAME, LESSON.message), exact=True)


def pages_of(reader: Reader, name: str) -> list[str]:
    """What a step says, page by page."""
    said = reader.say_of(GAME, f"{LESSON.message}-{name}")
    return [" ".join(page.split()) for page in said.split("\n\n")]


def last_page(reader: Reader, number: int) -> None:
    """Turns the pages of a step, when the others have acted."""
    said = reader.say("lesson-step", done=min(number + 1, len(LESSON.steps)), of=len(LESSON.steps))
    expect(note_of(reader)).to_contain_text(said)
    expect(note_of(reader)).not_to_contain_text(reader.say("lesson-others"))
    onward = note_of(reader).get_by_role("button", name=reader.say("lesson-next"), exact=True)
    while onward.count():
        onward.click()


def show_what_is_lit(reader: Reader) -> None:
    """Something that is lit is in sight, or the note brings it there."""
    show = note_of(reader).get_by_role("button", name=reader.say("lesson-show"), exact=True)
    if not reader.page.evaluate(LIT_IN_SIGHT):
        show.click()
        expect(show).to_have_count(0)
    assert reader.page.evaluate(LIT_IN_SIGHT) > 0


def test_a_newcomer_learns_on_a_phone_and_plays_on(come: Come) -> None:
    reader = come("ru", size=PHONE)
    reader.visit("/game/master_elf")
    reader.press("learn-minutes", minutes=LESSON.minutes)
    for number, step in enumerate(LESSON.steps):
        last_page(reader, number)
        expect(note_of(reader)).to_contain_text(pages_of(reader, step.name)[-1])
        if number == 2:  # what was done, and where the lesson is, outlives a reload
            reader.page.reload()
            last_page(reader, number)
        expect(note_of(reader)).to_be_in_viewport()
        expect(reader.page.locator("main [data-lit]").first).to_be_visible()
        show_what_is_lit(reader)
        assert play_turn(reader.page)
    expect(note_of(reader)).to_contain_text(pages_of(reader, "end")[0])
    last_page(reader, len(LESSON.steps))
    reader.press("lesson-play-on")
    expect(note_of(reader)).to_have_count(0)
    wait_for_turn(reader)
