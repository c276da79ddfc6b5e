"""A table is one screen: what a turn needs is inside the window and uncovered, with the most seats."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from samobranka.bots import make_bot
from samobranka.core import match as matches
from samobranka.core import registry
from samobranka.core.engine import interpreted
from samobranka.core.kernels import first_mover
from samobranka.core.match import MatchFile
from tests.server.conftest import Running
from tests.web.browsing import NARROW, PHONE, WIDE, Reader
from tests.web.moments import READER, lay

pytestmark = pytest.mark.slow  # a real browser

DESKTOPS = [WIDE, (1366, 768), (1024, 768), (1920, 1080)]
PHONES = [PHONE, NARROW]
PLIES = 60
NEEDED = ".question, .tools button, .commands button, .plate header, .frame > .panel"
"""Of a turn: what is asked, the tools, the main buttons, every seat, the story."""
AT_HAND = ".question, .tools button, .commands button"
"""The same on a phone, where the rest is a stroke away."""

MISFITS = """needed => {
    const misfits = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : [];
    for (const one of document.querySelectorAll(needed)) {
        const { left, top, right, bottom, width } = one.getBoundingClientRect();
        if (width === 0) continue;
        const named = `${one.className} «${one.textContent.trim().slice(0, 30)}»`;
        const isInside = left > -2 && top > -2 && right < innerWidth + 2 && bottom < innerHeight + 2;
        if (!isInside) misfits.push(`outside: ${named}`);
        const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (above && !one.contains(above) && !above.contains(one)) misfits.push(`covered: ${named}`);
    }
    return misfits;
}"""


def moment_of(game: str) -> MatchFile:
    """The latest moment of a match with the most seats at which the reader is asked."""
    rules = registry.game(game)
    match = matches.new(rules, rules.meta.seats[-1], secret="screen")
    bot, latest = make_bot("uniform", rules, interpreted(rules), 1), None
    while not match.is_over and (match.ply < PLIES or latest is None):
        seat = first_mover(match.movers)
        if seat == READER:
            latest = match.to_file(open_secret=True)
        match.act(seat, bot.choose(match, seat))
    assert latest is not None
    return latest


@pytest.mark.parametrize(
    "game", ["archravels", "broom_service", "catan", "elfenland", "master_elf"]
)
def test_what_a_turn_needs_is_on_the_screen(game: str, reader: Reader, server: Running) -> None:
    table = lay(moment_of(game), reader, server)
    reader.visit(f"/table/{table}")
    expect(reader.page.locator(".plate").first).to_be_visible()
    tips = reader.page.get_by_role("button", name=reader.say("tips-off"), exact=True)
    if tips.count():
        tips.click()
    misfits = [
        f"{width} by {height}: {misfit}"
        for sizes, needed in ((DESKTOPS, NEEDED), (PHONES, AT_HAND))
        for width, height in sizes
        for misfit in misfits_at(reader.page, width, height, needed)
    ]
    assert misfits == []


def misfits_at(page: Page, width: int, height: int, needed: str) -> list[str]:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(100)
    found: list[str] = page.evaluate(MISFITS, needed)
    return found
