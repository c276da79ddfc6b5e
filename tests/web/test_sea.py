"""Catan at sea on the board: what a ship finds, and why it may not go somewhere."""

from __future__ import annotations

import re
from typing import Any

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


def at_sea(come: Come, server: Running, event: str, keen: str, scenario: str) -> tuple[Any, Any]:
    """The reader at a table where such an action brings that about; with the action."""
    options = {"scenario": scenario, "trade": "no", "helpers": "no"}
    moment, action, _ = moment_before(event, keen, GAME, options, eager=("build_city", "settle"))
    reader = come("en", pace="quick")
    reader.visit(f"/table/{lay(moment, reader, server)}")
    wait_for_turn(reader)
    return reader, action


def test_a_wonder_is_claimed_on_its_card(come: Come, server: Running) -> None:
    scenario = "the_wonders_of_catan"
    reader, action = at_sea(come, server, "claimed_wonder", "claim_wonder", scenario)
    card = reader.page.locator(f'[data-wonder="{action.wonder}"]')
    expect(reader.page.locator("[data-wonder]")).to_have_count(5)
    card.scroll_into_view_if_needed()
    reader.shoot("catan-wonders")
    card.click()
    expect(card).to_have_class(re.compile(r"\bown\b"))
    card.dispatch_event("click")
    expect(reader.page.locator(".why")).to_contain_text(re.compile(r"32\.5"))


def test_a_ship_reaches_a_village_and_takes_a_bale(come: Come, server: Running) -> None:
    reader, action = at_sea(come, server, "opened_trade", "build_ship", "cloth_for_catan")
    page = reader.page
    expect(page.locator("[data-village]")).to_have_count(8)
    bales = page.locator("[data-village] .bale")
    before = bales.count()
    reader.shoot("catan-cloth")
    page.locator(f'[data-place="path-{action.path}"] .path').click()
    expect(bales).to_have_count(before - 1)


def test_harbours_of_the_new_world_are_placed(come: Come, server: Running) -> None:
    reader, action = at_sea(come, server, "placed_harbour", "place_harbour", "new_world")
    page = reader.page
    place, harbours = page.locator(f'[data-place="path-{action.path}"] .path'), "[data-harbour]"
    expect(place).to_be_attached()
    expect(page.locator(harbours)).to_have_count(0)
    reader.shoot("catan-new-world")
    place.click()
    expect(page.locator(harbours).first).to_be_attached()
