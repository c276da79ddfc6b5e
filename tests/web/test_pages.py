"""Every page, in both languages and both themes, on a desk and on a phone: whole, readable, reachable.

Pictures of all of them are kept in build/screenshots.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.conftest import Running
from tests.web.boards.master_elf import play_turn
from tests.web.browsing import NARROW, PHONE, ROOT, WIDE, Language, Reader, reading
from tests.web.tables import give_up, play_bots, play_turns, table_id, wait_for_turn

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
FINGER = 40
"""Pixels that a lit piece has at least, on the narrowest phone."""

PAGES = {
    "lobby": "/",
    "game": "/game/master_elf",
    "new": "/new/master_elf",
    "gathering": "/table/{open}",
    "table": "/table/{playing}",
    "score": "/table/{over}",
    "replay": "/replay/{over}#12",
    "verify": "/verify/{over}",
    "my": "/my",
    "me": "/me",
    "account": "/me",
    "login": "/login",
    "help": "/help",
    "rules": "/help/master_elf",
    "about": "/about",
    "kit": "/kit",
    "nothing": "/help/no/such/page",
}
WITH_ACCOUNT = "account"

OVERFLOWING = """() => {
  const width = document.documentElement.clientWidth;
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const scrolls = (element) => element && (['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
    || scrolls(element.parentElement));
  const outside = [...document.querySelectorAll('a, button, input, select, [role=button]')].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && isSeen(element) && !scrolls(element.parentElement)
      && (box.left < -1 || box.right > width + 1) && !element.closest('.skip');
  });
  const wide = document.documentElement.scrollWidth > width ? [`page ${document.documentElement.scrollWidth}`] : [];
  return [...wide, ...outside.map((element) => element.outerHTML.slice(0, 120))];
}"""

SMALL_TARGETS = """(finger) => [...document.querySelectorAll('[data-lit]')]
  .map((element) => ({ name: element.getAttribute('aria-label'), box: element.getBoundingClientRect() }))
  .filter(({ box }) => Math.round(box.width) < finger || Math.round(box.height) < finger)
  .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""

FAULTS_OF_AXE = """async () => (await axe.run({ resultTypes: ['violations'] })).violations.map((found) => ({
  impact: found.impact, id: found.id, help: found.help,
  where: found.nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary}`),
}))"""


@pytest.fixture(scope="module", params=["ru", "en"])
def settled(
    request: pytest.FixtureRequest, server: Running, browser: Browser
) -> Iterator[tuple[Reader, dict[str, str]]]:
    """A reader with a table being gathered, one in play, and one that is over; and where those are."""
    language: Language = request.param
    with reading(browser, server.url, language) as reader:
        yield reader, lay_tables(reader)


def lay_tables(reader: Reader) -> dict[str, str]:
    """By their state, the ids of three tables of the reader."""
    tables = {}
    play_bots(reader)
    play_turns(reader, play_turn)
    give_up(reader)
    tables["over"] = table_id(reader)
    play_bots(reader)
    for _ in range(3):
        play_turns(reader, play_turn)
    wait_for_turn(reader)
    tables["playing"] = table_id(reader)
    reader.visit("/new/master_elf")
    reader.press("new-lay")
    expect(reader.page.get_by_role("button", name=reader.say("start"))).to_be_visible()
    tables["open"] = table_id(reader)
    return tables


def open_page(reader: Reader, name: str, tables: dict[str, str]) -> None:
    """Opens a page and waits until all of it is there."""
    reader.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    if name == WITH_ACCOUNT:
        become_account(reader)
    reader.visit(PAGES[name].format(**tables))
    expect(reader.page.get_by_role("heading", level=1).first).to_be_attached()
    expect(reader.page.get_by_text(reader.say("loading"), exact=True)).to_have_count(0)
    reader.page.evaluate("document.fonts.ready.then(() => null)")


def become_account(reader: Reader) -> None:
    """Makes the guest an account, once."""
    answer = reader.page.request.post(
        f"{reader.url}/api/account",
        data={"name": f"Леший {reader.language}", "password": "под корягой"},
        headers={"Origin": reader.url, "X-Samobranka": "1"},
    )
    assert answer.ok, answer.text()


@pytest.mark.parametrize("name", [name for name in PAGES if name != WITH_ACCOUNT])
def test_a_page_fits_every_screen(settled: tuple[Reader, dict[str, str]], name: str) -> None:
    reader, tables = settled
    open_page(reader, name, tables)
    for size in (WIDE, PHONE, NARROW):
        reader.page.set_viewport_size({"width": size[0], "height": size[1]})
        if size != NARROW:
            reader.shoot(f"{name}-{reader.language}-{size[0]}")
        assert reader.page.evaluate(OVERFLOWING) == [], f"at {size[0]} pixels"
        assert reader.page.evaluate(SMALL_TARGETS, FINGER) == [], f"at {size[0]} pixels"


def test_axe_finds_nothing_grave(settled: tuple[Reader, dict[str, str]]) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: cd web && npm ci")
    reader, tables = settled
    found = {}
    for name in PAGES:
        open_page(reader, name, tables)
        for theme in ("light", "dark") if reader.language == "ru" else ("light",):
            grave = axe(reader.page, theme)
            if grave:
                found[f"{name}, {theme}"] = grave
    assert found == {}


def axe(page: Page, theme: Any) -> list[Any]:
    """What axe-core calls serious or critical, in one theme."""
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    page.evaluate(AXE.read_text("utf-8"))
    return [fault for fault in page.evaluate(FAULTS_OF_AXE) if fault["impact"] in GRAVE]
