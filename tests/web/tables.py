"""What readers do at tables, whatever the game."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Locator, expect

from tests.web.boards import PlayTurn
from tests.web.browsing import Reader

REST_MS = 20
PLAYED_OUT_MS = 300_000
"""Two bots of Catan may think two seconds a turn; others need a few seconds for a whole match."""


def play_bots(reader: Reader, game: str = "master_elf") -> None:
    """From the lobby to a match against bots."""
    reader.visit("/")
    box = reader.page.get_by_role("article").filter(
        has=reader.page.get_by_role("heading", name=reader.title_of(game), exact=True)
    )
    box.get_by_role("button", name=reader.say("play-bots")).click()
    expect(story_of(reader)).to_be_attached()


def story_of(reader: Reader) -> Locator:
    """The list of what happened."""
    return reader.page.get_by_role("list", name=reader.say("story"), exact=True)


def score_of(reader: Reader) -> Locator:
    """The score sheet, once the match is over."""
    return reader.page.get_by_role("table", name=reader.say("score"), exact=True)


def is_turn_of(reader: Reader) -> bool:
    """Whether the tab's title calls the reader."""
    return reader.page.title().startswith("● ")


def wait_for_turn(reader: Reader) -> None:
    """Until the tab's title calls the reader."""
    expect(reader.page).to_have_title(re.compile("^● "))


def play_turns(reader: Reader, play_turn: PlayTurn, seconds: float = 60) -> None:
    """The reader does what may be done until the match waits for somebody else."""
    wait_for_turn(reader)
    until = time.monotonic() + seconds
    while is_turn_of(reader):
        assert time.monotonic() < until, "the turn does not end"
        if not play_turn(reader.page):
            reader.page.wait_for_timeout(REST_MS)


def play_out(reader: Reader, play_turn: PlayTurn, seconds: float) -> None:
    """The reader plays until the score is shown."""
    until = time.monotonic() + seconds
    while not score_of(reader).is_visible():
        assert time.monotonic() < until, "the match does not end"
        if not play_turn(reader.page):
            reader.page.wait_for_timeout(REST_MS)


def give_up(reader: Reader) -> None:
    """The reader resigns, and a bot plays the match out."""
    reader.choose_from_menu("resign")
    sure = reader.page.get_by_role("dialog", name=reader.say("resign"), exact=True)
    sure.get_by_role("button", name=reader.say("resign"), exact=True).click()
    expect(score_of(reader)).to_be_visible(timeout=PLAYED_OUT_MS)


def table_id(reader: Reader) -> str:
    """The table whose page the reader is at."""
    return reader.page.url.rpartition("/table/")[2].partition("?")[0].partition("#")[0]
