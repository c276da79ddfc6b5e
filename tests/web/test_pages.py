"""Every page, in both languages and both themes, on a desk and on a phone: whole, readable, reachable.

Pictures of all of them are kept in build/screenshots.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, expect

from tests.server.conftest import Running
from tests.web.boards import BOARDS, play_turn_of
from tests.web.boards.master_elf import play_turn
from tests.web.browsing import NARROW, PHONE, ROOT, WIDE, Language, Reader, reading
from tests.web.conftest import Come
from tests.web.tables import give_up, play_bots, play_turns, table_id, wait_for_turn

pytestmark = pytest.mark.slow  # a real browser

Theme = Literal["light", "dark"]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
THEMES: tuple[Theme, ...] = ("light", "dark")
SECONDS = 120
FINGER = 40
"""Pixels that a lit piece has at least, on the narrowest phone."""

PAGES = {
    "lobby": "/",
    "game": "/game/master_elf",
    "box": "/games/master_elf/box",
    "map": "/games/broom_service/box",
    "host": "/host",
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
    "ratings": "/ratings?game=master_elf&seats=3",
    "help": "/help",
    "rules": "/help/master_elf",
    "rulings": "/help/master_elf/rulings",
    "summary": "/help/master_elf/summary",
    "about": "/about",
    "kit": "/kit",
    "nothing": "/help/no/such/page",
}
WITH_ACCOUNT = "account"

OVERFLOWING = """() => {
  const page = document.documentElement;
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
  const canScroll = (element) => getComputedStyle(element).overflowX.match(/auto|scroll/);
  const scrolls = (element) => element && (canScroll(element) || scrolls(element.parentElement));
  const last = page.clientWidth + 1;
  const isOutside = ({ left, right, width }) => width > 1 && (left < -1 || right > last);
  const outside = [...document.querySelectorAll('a, button, input, select, [role=button]')]
    .filter((element) => isSeen(element) && isOutside(element.getBoundingClientRect()))
    .filter((element) => !scrolls(element.parentElement) && !element.closest('.skip'));
  const wide = page.scrollWidth > page.clientWidth ? [`page: ${page.scrollWidth}`] : [];
  return [...wide, ...outside.map((element) => element.outerHTML.slice(0, 120))];
}"""
"""What cannot be reached without scrolling the page sideways."""

SMALL_TARGETS = """(finger) => [...document.querySelectorAll('.spot[data-lit]')]
  .filter((piece) => !piece.closest('[data-nearest] svg'))
  .map((piece) => ({ name: piece.ariaLabel, box: piece.getBoundingClientRect() }))
  .map(({ name, box }) => ({ name, width: Math.round(box.width), height: Math.round(box.height) }))
  .filter(({ width, height }) => width < finger || height < finger)
  .map(({ name, width, height }) => `${name}: ${width} x ${height}`)"""
"""What a finger would miss; on a map the place nearest to it wins."""

STRAYING = """() => {
  const nearest = (element, is) =>
    element && (is(getComputedStyle(element)) ? element : nearest(element.parentElement, is));
  return [...document.querySelectorAll('.hidden')]
    .filter((element) => {
      const scroller = nearest(element.parentElement, ({ overflow }) => overflow !== 'visible');
      const holder = nearest(element.parentElement, ({ position }) => position !== 'static');
      return scroller && scroller !== document.body && !scroller.contains(holder);
    })
    .map((element) => `strays: ${element.outerHTML.slice(0, 120)}`);
}"""
"""Unseen text that does not scroll with what it belongs to: far out, it makes the page wider.

Under a dialog the page does not scroll, which is no fault."""

FAULTS_OF_AXE = """async () => (await axe.run({ resultTypes: ['violations'] })).violations.map(
  ({ impact, id, help, nodes }) => ({
    impact, id, help,
    where: nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary}`),
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
        become_account(reader, f"Леший {tables['open']}")
    reader.visit(PAGES[name].format(**tables))
    wait_until_whole(reader)


def wait_until_whole(reader: Reader) -> None:
    """Until nothing is being fetched any more."""
    expect(reader.page.get_by_role("heading", level=1).first).to_be_attached()
    expect(reader.page.get_by_text(reader.say("loading"), exact=True)).to_have_count(0)
    reader.page.evaluate("document.fonts.ready.then(() => null)")


def become_account(reader: Reader, name: str) -> None:
    """Makes the guest an account, once."""
    reader.post("/api/account", {"name": name, "password": "под корягой"})


def check_sizes(reader: Reader, name: str) -> None:
    """On a desk and on two phones nothing sticks out, and a finger hits what is lit."""
    for size in (WIDE, PHONE, NARROW):
        reader.page.set_viewport_size({"width": size[0], "height": size[1]})
        if size != NARROW:
            reader.shoot(f"{name}-{reader.language}-{size[0]}")
        assert misfits(reader) == [], f"at {size[0]} pixels"


def misfits(reader: Reader) -> list[str]:
    """What sticks out or may, and what is lit and too small for a finger."""
    page = reader.page
    out = [*page.evaluate(OVERFLOWING), *page.evaluate(STRAYING)]
    return [*out, *page.evaluate(SMALL_TARGETS, FINGER)]


@pytest.mark.parametrize("name", [name for name in PAGES if name != WITH_ACCOUNT])
def test_a_page_fits_every_screen(settled: tuple[Reader, dict[str, str]], name: str) -> None:
    reader, tables = settled
    open_page(reader, name, tables)
    check_sizes(reader, name)


def test_axe_finds_nothing_grave(settled: tuple[Reader, dict[str, str]]) -> None:
    reader, tables = settled
    found = {}
    for name in PAGES:
        open_page(reader, name, tables)
        found.update({f"{name}, {theme}": told for theme, told in axe(reader).items()})
    assert found == {}


def axe(reader: Reader) -> dict[str, list[Any]]:
    """By theme, what axe-core calls serious or critical; colours are looked at in one language."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: cd web && npm ci")
    page, found = reader.page, {}
    page.evaluate(AXE.read_text("utf-8"))
    for theme in THEMES if reader.language == "ru" else THEMES[:1]:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found[theme] = [told for told in page.evaluate(FAULTS_OF_AXE) if told["impact"] in GRAVE]
    return {theme: told for theme, told in found.items() if told}


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("game", [game for game in BOARDS if game != "master_elf"])
def test_the_pages_of_every_other_game(come: Come, game: str, language: Language) -> None:
    reader, found = come(language), {}
    pages = {
        "game": f"/game/{game}",
        "rules": f"/help/{game}",
        "summary": f"/help/{game}/summary",
        "table": "",
    }
    for name, path in pages.items():
        if path:
            reader.visit(path)
            wait_until_whole(reader)
        else:
            play_bots(reader, game)
            play_turns(reader, play_turn_of(game), SECONDS)
            wait_for_turn(reader)
        found.update({f"{name}, {theme}": told for theme, told in axe(reader).items()})
        check_sizes(reader, f"{game}-{name}")
        reader.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    assert found == {}
