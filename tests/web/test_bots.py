"""Bots for people: chosen by their faces, called by their names, asked for hints; and the coach."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from samobranka.core.words import words_for
from samobranka.server.trouble import ROOM
from tests.server.conftest import Running
from tests.web.boards.master_elf import play_turn
from tests.web.browsing import NARROW, WIDE, Language, Reader, reading
from tests.web.tables import PLAYED_OUT_MS, give_up, play_bots, play_turns, table_id, wait_for_turn
from tests.web.test_pages import axe, check_sizes

pytestmark = pytest.mark.slow  # a real browser

LEVELS = ("novice", "friend", "master", "fearsome")
PERCENT = re.compile(r"\d+\s?%")


def level_name(reader: Reader, level: str) -> str:
    """What a level is called."""
    return words_for(reader.language, room=ROOM).say(f"bot-{level}")


def names_of(reader: Reader, level: str) -> list[str]:
    """The names that bots of a level have at a table."""
    return words_for(reader.language, room=ROOM).say(f"bot-{level}-names").split()


def plates_of(reader: Reader) -> Locator:
    """The seats of a table."""
    return reader.page.locator("section.seats").get_by_role("article")  # boards name it their way


# ---------------------------------------------------------------- levels


@pytest.mark.parametrize("level", LEVELS)
def test_a_face_in_the_lobby_begins_a_match_against_that_level(reader: Reader, level: str) -> None:
    reader.visit("/")
    box = reader.page.get_by_role("article").first
    label = reader.say("play-level", level=level_name(reader, level))
    box.get_by_role("button", name=label).click()
    said = reader.say("seat-bot", level=level_name(reader, level))
    bots = plates_of(reader).filter(has_text=said)
    expect(bots).to_have_count(2)
    names = [
        bots.nth(number).get_by_role("button").locator("strong").inner_text() for number in range(2)
    ]
    assert set(names) <= {*names_of(reader, level)}
    assert len({*names}) == 2


def test_a_new_table_is_laid_for_friends_and_may_be_for_others(reader: Reader) -> None:
    reader.visit("/new/master_elf")
    last = reader.page.get_by_label(re.compile(r"^Seat 3$"))
    expect(last).to_have_value("bot:friend")
    reader.press("seat-more")
    reader.pick(reader.say("new-levels"), level_name(reader, "fearsome"))
    selects = reader.page.get_by_label(re.compile(r"^Seat [34]$"))
    for number in range(2):
        expect(selects.nth(number)).to_have_value("bot:fearsome")
    expect(reader.page.get_by_text(reader.say("level-fearsome"))).to_be_visible()
    last.select_option("bot:greedy")
    research = last.locator("optgroup")
    expect(research).to_have_attribute("label", reader.say("new-seat-research"))
    expect(research.locator("option[value='bot:greedy']")).to_have_count(1)
    expect(research.locator("option[value='bot:friend']")).to_have_count(0)
    expect(reader.page.get_by_text(reader.say("levels-differ"))).to_be_visible()


# ---------------------------------------------------------------- hints


def hint_of(reader: Reader) -> Locator:
    """The panel of a hint."""
    return reader.page.get_by_role("region", name=reader.say("hint-title"))


def test_a_hint_tells_three_actions_and_their_chances(reader: Reader) -> None:
    play_bots(reader)
    wait_for_turn(reader)
    reader.press("hint")
    told = hint_of(reader).get_by_role("listitem")
    expect(told.first).to_contain_text(PERCENT)
    assert 1 <= told.count() <= 3
    expect(reader.page.locator("[data-advised]").first).to_be_visible()
    check_sizes(reader, "hint")
    hint_of(reader).get_by_role("button", name=reader.say("hint-close")).click()
    expect(hint_of(reader)).to_have_count(0)
    expect(reader.page.locator("[data-advised]")).to_have_count(0)
    reader.press("hint")
    told.first.get_by_role("button").click()
    expect(hint_of(reader)).to_have_count(0)


# ---------------------------------------------------------------- the coach


@pytest.fixture(scope="module", params=["ru", "en"])
def veteran(
    request: pytest.FixtureRequest, server: Running, browser: Browser
) -> Iterator[tuple[Reader, str]]:
    """A reader who has played a match; and its table."""
    language: Language = request.param
    with reading(browser, server.url, language) as reader:
        play_bots(reader)
        play_turns(reader, play_turn)
        give_up(reader)
        yield reader, table_id(reader)


def coached(reader: Reader, table: str) -> None:
    """The reader asks the coach, unless that was done, and waits."""
    reader.visit(f"/replay/{table}#4")
    found = reader.page.get_by_role("heading", name=reader.say("coach-turning"))
    ask = reader.page.get_by_role("button", name=reader.say("coach-ask"))
    expect(found.or_(ask)).to_be_visible()
    if ask.is_visible():
        ask.click()
    expect(found).to_be_visible(timeout=PLAYED_OUT_MS)


def test_the_coach_shows_a_curve_that_leads_to_its_actions(veteran: tuple[Reader, str]) -> None:
    reader, table = veteran
    coached(reader, table)
    slider = reader.page.get_by_role("slider", name=reader.say("replay-ply"))
    last = int(slider.get_attribute("max") or 0)
    curve = reader.page.get_by_role("img", name=reader.say("coach-curve-label"))
    box = curve.bounding_box()
    assert box is not None
    curve.click(position={"x": box["width"] / 2, "y": 10})
    expect(slider).to_have_value(re.compile(f"^({last // 2}|{last // 2 + 1})$"))
    reader.page.get_by_text(reader.say("coach-table"), exact=True).click()
    rows = reader.page.get_by_role("table", name=reader.say("coach-curve")).get_by_role("row")
    expect(rows.last).to_contain_text(PERCENT)
    rows.last.get_by_role("button").click()
    expect(slider).to_have_value(str(last))


def test_a_turning_point_leads_to_its_action(veteran: tuple[Reader, str]) -> None:
    reader, table = veteran
    coached(reader, table)
    said = re.escape(reader.say("coach-at", ply="@", name="")).replace("@", r"\d+")
    points = reader.page.get_by_role("button", name=re.compile(said))
    none = reader.page.get_by_text(reader.say("coach-none"))
    expect(points.first.or_(none)).to_be_visible()
    for number in range(points.count()):
        points.nth(number).click()
        ply = re.findall(r"\d+", points.nth(number).inner_text())[0]
        expect(reader.page.get_by_role("slider")).to_have_value(ply)


def test_the_coach_is_whole_and_readable_everywhere(veteran: tuple[Reader, str]) -> None:
    reader, table = veteran
    coached(reader, table)
    check_sizes(reader, "coach")
    for size in (NARROW, WIDE):
        reader.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert axe(reader) == {}


def test_who_comes_later_finds_what_the_coach_said(
    veteran: tuple[Reader, str], server: Running, browser: Browser
) -> None:
    reader, table = veteran
    coached(reader, table)
    with reading(browser, server.url, reader.language) as stranger:
        stranger.visit(f"/replay/{table}")
        turning = stranger.page.get_by_role("heading", name=stranger.say("coach-turning"))
        expect(turning).to_be_visible()
