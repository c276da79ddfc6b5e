"""Whole matches in a real browser, from the lobby to the score sheet, through each game's board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.boards import BOARDS, play_turn_of
from tests.web.browsing import Reader
from tests.web.conftest import Come
from tests.web.tables import play_bots, play_out, score_of

pytestmark = pytest.mark.slow  # a real browser

SECONDS = 240


@pytest.mark.parametrize("game", BOARDS)
def test_a_guest_plays_bots_to_the_score(come: Come, game: str) -> None:
    reader = come("ru")
    play_bots(reader, game)
    play_out(reader, play_turn_of(game), SECONDS)
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
    expect(reader.page.get_by_role("button", name=reader.say("rematch"))).to_be_visible()
    for way in ("to-replay", "to-verify"):
        expect(reader.page.get_by_role("link", name=reader.say(way))).to_be_visible()
