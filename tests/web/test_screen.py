"""A table is one screen, at every moment, with the fewest and the most seats, in every window."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from samobranka.core import registry
from samobranka.core.match import MatchFile
from tests.server.conftest import Running
from tests.web.boards import BOARDS
from tests.web.browsing import NARROW, PHONE, WIDE, Reader
from tests.web.conftest import Come
from tests.web.moments import lay, moments_of, phase_of
from tests.web.tables import wait_for_turn

pytestmark = pytest.mark.slow  # a real browser

DESKS = [WIDE, (1366, 768), (1024, 768), (1920, 1080)]
PHONES = [PHONE, NARROW]
ON_ITS_SIDE = [(844, 390), (740, 360)]
MISFITS = Path(__file__).with_name("geometry.js").read_text("utf-8")
SETTLED = """() => new Promise((done) => {
  const wait = (more) => (more ? requestAnimationFrame(() => wait(more - 1)) : setTimeout(done, 20));
  wait(3);
})"""
"""The page is laid out, and letters are written as large as they must be."""
LETTERS = 11
"""Pixels that letters have at least, everywhere."""
FINGER = 40
"""Pixels that a control has at least, on a phone."""

ON_A_DESK = (
    ".question, .tools button, .commands button, .plate header, .frame > .panel, [data-place=hand],"
    " .play .spot[data-lit], .play button.lit"
)
"""Of a turn: what is asked, the tools, all that can be pressed, every seat, one's hand, the story."""
AT_THE_THUMB = ".question, .tools button, .commands button"
"""The same on a phone, where the rest is a stroke away."""


def misfits_of(page: Page) -> dict[str, list[str]]:
    """What is wrong at each size of window."""
    found = {}
    for width, height in [*DESKS, *PHONES, *ON_ITS_SIDE]:
        is_desk = (width, height) in DESKS
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        asked = {
            "needed": ON_A_DESK if is_desk else AT_THE_THUMB,
            "finger": 0 if is_desk else FINGER,
            "letters": LETTERS,
        }
        found[f"{width} by {height}"] = page.evaluate(MISFITS, asked)
    return {size: told for size, told in found.items() if told}


def check(reader: Reader, server: Running, moments: dict[str, MatchFile]) -> None:
    """Every moment at every size; the reader's language is Russian, whose words are longer."""
    found = {}
    for kind, moment in moments.items():
        reader.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
        reader.visit(f"/table/{lay(moment, reader, server)}")
        wait_for_turn(reader)
        expect(reader.page.locator(".plate").first).to_be_visible()
        found[kind] = misfits_of(reader.page)
    assert {kind: told for kind, told in found.items() if told} == {}


@pytest.mark.parametrize("which", ["fewest", "most"])
@pytest.mark.parametrize("game", BOARDS)
def test_every_moment_fits_every_screen(come: Come, server: Running, game: str, which: str) -> None:
    seats = registry.game(game).meta.seats
    count = seats[0] if which == "fewest" else seats[-1]
    check(come("ru", tips=False), server, moments_of(game, seats=count))


def test_the_largest_sea_fits_every_screen(come: Come, server: Running) -> None:
    """Six at the map of 56 hexes, at every phase of a match."""
    quietly = {"scenario": "heading_for_new_shores", "trade": "no", "helpers": "no"}
    moments = moments_of("catan", quietly, 6, phase_of)
    assert {"placing_road", "acting", "free_roads", "moving_robber"} <= moments.keys()
    check(come("ru", tips=False), server, moments)


@pytest.mark.parametrize("scenario", ["the_wonders_of_catan", "cloth_for_catan", "new_world"])
def test_every_phase_of_a_scenario_fits_every_screen(
    come: Come, server: Running, scenario: str
) -> None:
    quietly = {"scenario": scenario, "trade": "no", "helpers": "no"}
    moments = moments_of("catan", quietly, 3, phase_of)
    assert {"placing", "placing_road", "acting"} <= moments.keys()
    check(come("ru", tips=False), server, moments)
