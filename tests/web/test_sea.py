"""Catan at sea on the board: what a ship finds, and why it may not go somewhere."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.conftest import Running
from tests.web.conftest import Come
from tests.web.moments import lay, moment_before
from tests.web.tables import wait_for_turn

pytestmark = pytest.mark.slow  # a real browser

GAME = "catan"
OPTIONS = {"scenario": "the_fog_islands", "trade": "no", "helpers": "no"}
FOG = 12
"""Hexes under it at first, on the map for three."""


def test_fog_lifts_before_a_ship_and_a_far_path_says_why_not(come: Come, server: Running) -> None:
    moment, action, count = moment_before("discovered", "build_ship", GAME, OPTIONS)
    reader = come("en", pace="quick")
    reader.visit(f"/table/{lay(moment, reader, server)}")
    wait_for_turn(reader)
    fog, page = reader.page.locator("[data-fog]"), reader.page
    expect(fog).to_have_count(FOG)
    page.locator(".path[aria-disabled]").first.dispatch_event("click")
    expect(page.locator(".why")).to_contain_text(re.compile(r"\d\.\d"))
    page.keyboard.press("Escape")
    page.locator(f'[data-place="path-{action.path}"] .path').click()
    expect(fog).to_have_count(FOG - count)
    expect(page.locator(f'[data-place="path-{action.path}"] [data-piece=ship-0]')).to_be_attached()
