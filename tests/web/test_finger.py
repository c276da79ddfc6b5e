"""A finger on a crowded map: the nearest place wins, and the map comes closer and asks."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.server.conftest import Running
from tests.web.browsing import NARROW, Reader
from tests.web.conftest import Come
from tests.web.moments import lay, moments_of, phase_of
from tests.web.tables import wait_for_turn

pytestmark = pytest.mark.slow  # a real browser

QUIETLY = {"scenario": "heading_for_new_shores", "trade": "no", "helpers": "no"}
BESIDE = 9
"""Pixels that a finger misses a place by."""
SCROLLED_MS = 800
"""A large map is moved to where something can be done."""
CROWDED = """() => {
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const lit = [...document.querySelectorAll('.path[data-lit]')];
  const at = lit.map((one) => middle(one.getBoundingClientRect()));
  const away = (one) => (two) => Math.hypot(one[0] - two[0], one[1] - two[1]);
  const apart = (one) => Math.min(...at.filter((two) => two !== one).map(away(one)));
  return at.findIndex((one) => apart(one) < 30);
}"""
"""The first place to which another is so near that a finger cannot tell them apart."""


def come_to_crowded_map(come: Come, server: Running) -> Reader:
    """With six at the largest map, where roads are to be built: on the narrowest phone."""
    reader = come("en", size=NARROW, tips=False, has_touch=True, is_mobile=True)
    moment = moments_of("catan", QUIETLY, 6, phase_of)["free_roads"]
    reader.visit(f"/table/{lay(moment, reader, server)}")
    wait_for_turn(reader)
    expect(reader.page.locator(".path[data-lit]").first).to_be_attached()
    return reader


def crowded_place(reader: Reader) -> Locator:
    """A place that another is close to."""
    reader.page.wait_for_timeout(SCROLLED_MS)
    at = reader.page.evaluate(CROWDED)
    assert at >= 0, "the map is not crowded"
    return reader.page.locator(".path[data-lit]").nth(at)


def box_of(place: Locator) -> FloatRect:
    box = place.bounding_box()
    assert box is not None
    return box


def touch_beside(reader: Reader, place: Locator) -> None:
    """Misses a place by a little."""
    place.scroll_into_view_if_needed()
    box = box_of(place)
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    reader.page.touchscreen.tap(middle[0] + BESIDE, middle[1])


def test_a_finger_beside_a_place_is_asked_which_it_means(come: Come, server: Running) -> None:
    reader = come_to_crowded_map(come, server)
    place = crowded_place(reader)
    before = box_of(place)
    touch_beside(reader, place)
    question = reader.page.locator(".meant")
    meant = reader.page.locator("[data-asked]")
    expect(question).to_be_visible()
    expect(meant).to_have_count(1)
    assert box_of(meant)["height"] > before["height"], "the map comes closer"
    reader.page.get_by_role("button", name=reader.say_of("catan", "board-cancel")).last.tap()
    expect(question).to_have_count(0)
    expect(reader.page.locator("svg.zoomed")).to_have_count(0)
    assert reader.page.locator(".path[data-lit]").count() > 1, "nothing was done"


def test_what_a_finger_says_yes_to_is_done(come: Come, server: Running) -> None:
    reader = come_to_crowded_map(come, server)
    touch_beside(reader, crowded_place(reader))
    meant = reader.page.locator("g[data-place]:has([data-asked])")
    built = meant.get_attribute("data-place")
    reader.page.get_by_role("button", name=reader.say_of("catan", "board-here")).tap()
    road = reader.page.locator(
        f'[data-place="{built}"] [data-piece=road-0], [data-place="{built}"] [data-piece=ship-0]'
    )
    expect(road).to_be_attached()
    expect(reader.page.locator(".meant")).to_have_count(0)
