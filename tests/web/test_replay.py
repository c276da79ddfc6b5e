"""After the match: looking at it again, playing on from it, and verifying its chance."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.server.conftest import Running
from tests.web.boards.master_elf import play_turn
from tests.web.browsing import Reader, reading
from tests.web.conftest import Come
from tests.web.tables import (
    give_up,
    play_bots,
    play_turns,
    score_of,
    story_of,
    table_id,
    wait_for_turn,
)

pytestmark = pytest.mark.slow  # a real browser

Json = dict[str, Any]


@pytest.fixture(scope="module")
def veteran(server: Running, browser: Browser) -> Iterator[tuple[Reader, str]]:
    """A reader who has played a match; and its table."""
    with reading(browser, server.url) as reader:
        play_bots(reader)
        play_turns(reader, play_turn)
        give_up(reader)
        yield reader, table_id(reader)


@pytest.fixture
def over(veteran: tuple[Reader, str]) -> Reader:
    """A reader at the table where their match has ended."""
    reader, table = veteran
    reader.visit(f"/table/{table}")
    expect(score_of(reader)).to_be_visible()
    return reader


def at(reader: Reader, ply: int | str) -> None:
    """The replay stands after that action, and its address says so."""
    expect(reader.page).to_have_url(re.compile(f"/replay/[0-9a-z]+#{ply}$"))
    expect(reader.page.get_by_role("slider")).to_have_value(str(ply))


def test_a_replay_is_walked_with_slider_keys_and_buttons(over: Reader) -> None:
    over.follow("to-replay")
    slider = over.page.get_by_role("slider", name=over.say("replay-ply"))
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    over.press("replay-on")
    at(over, 1)
    over.press("replay-back")
    at(over, 0)
    over.page.locator("h1").click()
    over.page.keyboard.press("ArrowRight")
    over.page.keyboard.press("ArrowRight")
    at(over, 2)
    slider.fill("7")
    at(over, 7)
    lines = story_of(over).get_by_role("listitem")
    expect(lines.first).to_be_visible()
    assert lines.count() <= 7, "steps of one deed are one line"
    expect(score_of(over)).to_have_count(0)
    over.press("replay-last")
    at(over, last)
    expect(score_of(over)).to_be_visible()
    over.press("replay-first")
    over.press("replay-play")
    expect(slider).not_to_have_value("0")
    over.press("replay-stop")


def test_a_link_to_a_ply_opens_there_for_anybody(over: Reader, come: Come) -> None:
    stranger = come("ru")
    stranger.visit(f"/replay/{table_id(over)}#9")
    at(stranger, 9)
    hand = stranger.page.get_by_role("list", name=stranger.say_of("master_elf", "board-your-hand"))
    expect(hand).to_have_count(0)
    eyes = stranger.page.get_by_label(stranger.say("replay-eyes"))
    eyes.select_option("1")
    expect(hand).to_be_visible()
    expect(stranger.page).to_have_url(re.compile(r"\?seat=1#9$"))
    stranger.page.reload()
    expect(hand).to_be_visible()


def test_a_match_is_played_on_from_a_ply(over: Reader) -> None:
    old = table_id(over)
    over.visit(f"/replay/{old}#6")
    over.press("go-on")
    dialog = over.page.get_by_role("dialog", name=over.say("go-on"))
    dialog.get_by_role("button", name=over.say("new-start")).click()
    expect(over.page).to_have_url(re.compile("/table/"))
    assert table_id(over) != old
    play_turns(over, play_turn)
    give_up(over)
    over.follow("to-verify")
    partly = over.page.get_by_role("heading", name=over.say("verify-partly"))
    expect(partly).to_be_visible()
    over.follow("verify-origin")
    expect(over.page).to_have_url(f"{over.url}/verify/{old}")
    everything_fits(over)


def test_a_running_match_is_seen_with_ones_own_eyes_only(reader: Reader) -> None:
    play_bots(reader)
    play_turns(reader, play_turn)
    reader.visit(f"/replay/{table_id(reader)}")
    expect(reader.page.get_by_text(reader.say("replay-running"))).to_be_visible()
    expect(reader.page.get_by_label(reader.say("replay-eyes"))).to_have_count(0)
    expect(reader.page.get_by_role("button", name=reader.say("go-on"))).to_have_count(0)


def test_again_with_the_same_people(over: Reader) -> None:
    old = over.page.url
    over.press("rematch")
    expect(over.page).not_to_have_url(old)
    wait_for_turn(over)
    over.page.goto(old)
    expect(over.page.get_by_role("link", name=over.say("to-rematch"))).to_be_visible()


# ---------------------------------------------------------------- chance


def everything_fits(reader: Reader) -> None:
    """The page has recomputed everything, and this browser's own number is in it."""
    fits = reader.page.get_by_role("heading", name=reader.say("verify-right"))
    expect(fits).to_be_visible()
    expect(reader.page.get_by_text(reader.say("verify-mine-in"))).to_be_visible()
    expect(reader.page.get_by_text("✗")).to_have_count(0)


def test_chance_is_verified_in_the_browser(over: Reader) -> None:
    over.follow("to-verify")
    everything_fits(over)
    with over.page.expect_download() as loading:
        over.page.get_by_role("link", name=over.say("download")).click()
    record: Json = json.loads(loading.value.path().read_text("utf-8"))
    assert loading.value.suggested_filename == f"{over.page.url.rpartition('/')[2]}.match.json"
    assert record["game"] == "master_elf"


def bend_seal(record: Json) -> None:
    record["secret"] = record["secret"][:-1] + ("0" if record["secret"][-1] != "0" else "1")


def bend_words(record: Json) -> None:
    entry = next(entry for entry in record["entries"] if entry["words"])
    entry["words"][0] ^= 1


@pytest.mark.parametrize(
    ("bend", "told"), [(bend_seal, "verify-seal-wrong"), (bend_words, "verify-words-wrong")]
)
def test_what_was_tampered_with_does_not_fit(
    over: Reader, bend: Callable[[Json], None], told: str
) -> None:
    """A server that lies about the match."""

    def lie(route: Route) -> None:
        response = route.fetch()
        record: Json = response.json()
        bend(record)
        route.fulfill(response=response, json=record)

    over.page.route("**/api/tables/*/file", lie)
    over.follow("to-verify")
    expect(over.page.get_by_role("heading", name=over.say("verify-wrong"))).to_be_visible()
    said = over.say(told, entries="@").partition("@")[0]
    expect(over.page.get_by_text(said)).to_be_visible()
    over.page.unroute("**/api/tables/*/file")
