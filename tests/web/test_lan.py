"""In a local network: plain http, and a name that no browser trusts as it trusts localhost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from samobranka.server import addresses
from tests.server.conftest import Running, serving, settings_in
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


def test_localhost_invites_to_where_friends_can_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, browser: Browser
) -> None:
    monkeypatch.setattr(addresses, "lan_addresses", lambda: ["192.168.0.7"])
    with serving(settings_in(tmp_path, host="0.0.0.0")) as server:
        at_home = f"http://localhost:{server.settings.port}"
        with reading(browser, at_home, "en") as host:
            host.visit("/new/master_elf")
            host.press("new-lay")
            address = host.page.get_by_role("textbox", name=host.say("invite-address"))
            expect(address).to_have_value(re.compile(r"^http://192\.168\.0\.7:\d+/table/"))
            expect(host.page.get_by_role("img", name=host.say("invite-qr"))).to_be_visible()


def test_who_listens_alone_is_told_how_to_let_friends_in(server: Running, browser: Browser) -> None:
    with reading(browser, server.url, "ru") as host:
        host.visit("/")
        host.page.get_by_text(host.say("invite-house")).click()
        expect(host.page.get_by_text(host.say("invite-only-here"))).to_be_visible()
        expect(host.page.get_by_role("img", name=host.say("invite-qr"))).to_have_count(0)
