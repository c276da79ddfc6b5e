"""How much is sent when a table is opened from the first page, for whoever comes for the first time."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from samobranka.core.registry import game_ids
from tests.web.browsing import Language, Reader
from tests.web.conftest import Come
from tests.web.tables import play_bots, story_of

pytestmark = pytest.mark.slow  # a real browser

MOST = 150_000
"""Bytes, as they travel: packed, with their headers."""


class Scale:
    """Counts what a page is sent, by what was asked for; what it had already costs nothing."""

    def __init__(self, reader: Reader) -> None:
        self.sent: dict[str, int] = {}
        self._addresses: dict[str, str] = {}
        self._session: CDPSession = reader.page.context.new_cdp_session(reader.page)
        self._session.on("Network.requestWillBeSent", self._asked)
        self._session.on("Network.loadingFinished", self._loaded)
        self._session.on("Network.webSocketFrameReceived", self._told)
        self._session.send("Network.enable")

    @property
    def total(self) -> int:
        """All bytes so far."""
        return sum(self.sent.values())

    def heaviest(self) -> str:
        """What weighs most, for whoever has to make it lighter."""
        sent = sorted(self.sent.items(), key=lambda item: -item[1])
        return "\n".join(f"{size:8} {address}" for address, size in sent[:25])

    def _asked(self, event: dict[str, Any]) -> None:
        self._addresses[event["requestId"]] = event["request"]["url"]

    def _loaded(self, event: dict[str, Any]) -> None:
        address = self._addresses.get(event["requestId"], "?")
        self.sent[address] = self.sent.get(address, 0) + int(event["encodedDataLength"])

    def _told(self, event: dict[str, Any]) -> None:
        told = len(event["response"]["payloadData"].encode())
        self.sent["socket"] = self.sent.get("socket", 0) + told


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("game", game_ids())
def test_a_table_opened_from_home_is_light(come: Come, game: str, language: Language) -> None:
    host, reader = come(language=language), come(language=language)
    play_bots(host, game)
    reader.visit("/")
    reader.page.wait_for_load_state("networkidle")
    scale = Scale(reader)
    reader.visit(host.page.url.removeprefix(host.url))
    expect(story_of(reader)).to_be_attached()
    reader.page.wait_for_load_state("networkidle")
    reader.page.wait_for_timeout(500)
    assert scale.total > 10_000, "something was sent"
    assert scale.total < MOST, f"{scale.total} bytes for {game}:\n{scale.heaviest()}"
