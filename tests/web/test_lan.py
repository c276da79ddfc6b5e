"""In a local network: plain http, and a name that no browser trusts as it trusts localhost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.conftest import Running
from tests.web.boards.master_elf import play_turn
from tests.web.browsing import Reader, browsing, reading
from tests.web.tables import give_up, play_bots, play_turns

pytestmark = pytest.mark.slow  # a real browser

NAME = "table.lan"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A Chromium that finds the server by its name in the local network."""
    with browsing(f"--host-resolver-rules=MAP {NAME} 127.0.0.1") as chromium:
        yield chromium


@pytest.fixture
def reader(server: Running, browser: Browser) -> Iterator[Reader]:
    """Somebody on another device."""
    with reading(browser, server.url.replace("127.0.0.1", NAME), "ru") as somebody:
        yield somebody


def test_everything_works_over_plain_http(reader: Reader) -> None:
    """Cookies, sockets, and above all the sealing of chance, which has no WebCrypto here."""
    play_bots(reader)
    assert reader.page.evaluate("isSecureContext") is False
    for _ in range(2):
        play_turns(reader, play_turn)
    give_up(reader)
    reader.follow("to-verify")
    expect(reader.page.get_by_role("heading", name=reader.say("verify-right"))).to_be_visible()
    expect(reader.page.get_by_text(reader.say("verify-mine-in"))).to_be_visible()


def test_a_link_is_copied_by_hand_where_there_is_no_clipboard(reader: Reader) -> None:
    reader.visit("/new/master_elf")
    reader.press("new-lay")
    reader.press("copy-link")
    selected = reader.page.evaluate("getSelection().toString()")
    assert selected == reader.page.url
    assert selected.startswith(f"http://{NAME}:")
