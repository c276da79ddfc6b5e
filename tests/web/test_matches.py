"""Whole matches in a real browser, from the lobby to the score sheet, through each game's board."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from samobranka.core.words import message_id
from tests.web.boards import BOARDS, play_turn_of
from tests.web.browsing import PHONE, Reader
from tests.web.conftest import Come
from tests.web.tables import give_up, play_bots, play_out, play_turns, score_of, story_of, table_id

pytestmark = pytest.mark.slow  # a real browser

SECONDS = 480
"""For a match as long as chance makes it, on a busy machine."""
ALL_MODULES = {
    "board": "advanced",
    "storm_clouds": "yes",
    "mountain_tiles": "yes",
    "forest_tiles": "yes",
    "hill_tiles": "yes",
}
SCENARIOS = ("heading_for_new_shores", "the_fog_islands", "the_forgotten_tribe")
SAILED_TURNS = 6
"""Placing is two of them."""


@pytest.mark.parametrize("game", BOARDS)
def test_a_guest_plays_bots_to_the_score(come: Come, game: str) -> None:
    reader = come("ru")
    play_bots(reader, game)
    play_out(reader, play_turn_of(game), SECONDS)
    the_score_explains_itself(reader)
    reader.shoot(f"{game}-score")
    the_page_fits_a_phone(reader)


def test_a_guest_plays_the_advanced_board_with_all_modules(come: Come) -> None:
    reader = come("en")
    play_variant(reader, "broom_service", ALL_MODULES)
    side = reader.say_of("broom_service", "board-advanced")
    expect(reader.page.get_by_role("main").get_by_label(side)).to_be_visible()
    play_out(reader, play_turn_of("broom_service"), SECONDS)
    the_score_explains_itself(reader, seats=2)
    reader.shoot("broom_service-advanced-score")
    the_page_fits_a_phone(reader)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_guest_sails_and_a_bot_brings_the_match_home(come: Come, scenario: str) -> None:
    """From the cards of the scenarios over the first turns on the board to the score."""
    reader = come("en")
    play_variant(reader, "catan", {"scenario": scenario, "trade": "no"})
    for _ in range(SAILED_TURNS):
        play_turns(reader, play_turn_of("catan"), SECONDS)
    named = reader.say_of("catan", message_id("scenario", scenario))
    reader.page.get_by_role("button", name=named).click()
    expect(reader.page.get_by_role("dialog", name=named)).to_be_visible()
    reader.page.keyboard.press("Escape")
    give_up(reader)
    drawn = reader.page.locator(".island [data-piece^=ship-]")
    expect(drawn).to_have_count(sum(len(seat["ships"]) for seat in last_view(reader)["seats"]))
    the_score_explains_itself(reader, seats=2)
    reader.shoot(f"catan-{scenario}-score")


def last_view(reader: Reader) -> Any:
    """The last position of the table that the reader is at, as the server tells it."""
    asked = f"{reader.url}/api/tables/{table_id(reader)}/replay?first="
    total = reader.page.request.get(f"{asked}0").json()["total"]
    return reader.page.request.get(f"{asked}{total - 1}").json()["steps"][-1]["view"]


def play_variant(reader: Reader, game: str, options: dict[str, str]) -> None:
    """From the page of a new table to a match of two with these options, the other one a bot."""
    reader.visit(f"/new/{game}")
    for option, choice in options.items():
        named = message_id("option", option)
        reader.pick(reader.say_of(game, named), reader.say_of(game, message_id(named, choice)))
    fewer = reader.page.get_by_role("button", name=reader.say("seat-fewer"), exact=True)
    while fewer.is_enabled():
        fewer.click()
    reader.press("new-lay")
    reader.press("seat-to-bot")
    reader.press("start")
    expect(story_of(reader)).to_be_attached()


def the_score_explains_itself(reader: Reader, seats: int = 3) -> None:
    """A column of points for each seat; a line that has notes unfolds."""
    sheet = score_of(reader)
    expect(sheet.get_by_role("columnheader")).to_have_count(seats)
    folded = sheet.get_by_role("button", expanded=False)
    if folded.count():
        folded.first.click()
        expect(sheet.get_by_role("button", expanded=True)).to_have_count(1)
    expect(reader.page.get_by_role("button", name=reader.say("rematch"))).to_be_visible()
    for way in ("to-replay", "to-verify"):
        expect(reader.page.get_by_role("link", name=reader.say(way))).to_be_visible()


def the_page_fits_a_phone(reader: Reader) -> None:
    """With the score, the board and all that is told after the match."""
    reader.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    wide = reader.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0], wide
