"""Whole matches in a real browser, from the lobby to the score sheet, through each game's board."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.boards import master_elf
from tests.web.browsing import PHONE, Reader
from tests.web.conftest import Come
from tests.web.tables import play_bots, play_out, score_of

SECONDS = 240
BOARDS = sorted(path.stem for path in (Path(__file__).parent / "boards").glob("[a-z]*.py"))


@pytest.mark.slow
@pytest.mark.parametrize("game", BOARDS)
def test_a_guest_plays_bots_to_the_score(come: Come, game: str) -> None:
    reader = come("ru")
    play_bots(reader, game)
    play_out(reader, import_module(f"tests.web.boards.{game}").play_turn, SECONDS)
    the_score_explains_itself(reader)
    reader.shoot(f"{game}-score")


def the_score_explains_itself(reader: Reader) -> None:
    """Three columns of points; a line that has notes unfolds."""
    sheet = score_of(reader)
    expect(sheet.get_by_role("columnheader")).to_have_count(3)
    folded = sheet.get_by_role("button", expanded=False)
    if folded.count():
        folded.first.click()
        expect(sheet.get_by_role("button", expanded=True)).to_have_count(1)
    for way in ("rematch",):
        expect(reader.page.get_by_role("button", name=reader.say(way))).to_be_visible()
    for way in ("to-replay", "to-verify"):
        expect(reader.page.get_by_role("link", name=reader.say(way))).to_be_visible()


@pytest.mark.slow
def test_on_a_phone_with_everything_moving(come: Come) -> None:
    reader = come("en", PHONE, pace="fast", still=False, has_touch=True, is_mobile=True)
    play_bots(reader)
    play_out(reader, master_elf.play_turn, SECONDS)
    the_score_explains_itself(reader)
