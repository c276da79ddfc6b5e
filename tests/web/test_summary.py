"""A game on one sheet of paper, and the table's own pictures beside the rules."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from samobranka.core.registry import game_ids
from tests.web.browsing import CLIENT, PHONE, Language
from tests.web.conftest import Come
from tests.web.test_pages import misfits, wait_until_whole

pytestmark = pytest.mark.slow  # a real browser

SHEETS = sorted(
    (game, "" if len(parts := path.name.split(".")) == 3 else f"/{parts[1]}")
    for game in game_ids()
    for path in (CLIENT / "games" / game).glob("summary*.en.md")
)
PICTURED = [
    ("archravels", "9.2"),
    ("broom_service", "8.12"),
    ("catan", "20.1"),
    ("elfenland", "8.5"),
    ("master_elf", "6.4"),
]
A_PAGE = re.compile(rb"/Type\s*/Page\b")
A_SIZE = re.compile(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]")
A4 = (594.96, 841.92)
"""In points, as Chromium rounds 210 by 297 millimetres."""


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize(("game", "sheet"), SHEETS)
def test_a_summary_prints_on_one_sheet_of_a4(
    come: Come, game: str, sheet: str, language: Language
) -> None:
    reader = come(language, color_scheme="dark")
    reader.visit(f"/help/{game}/summary{sheet}")
    wait_until_whole(reader)
    expect(reader.page.locator(".summary .picture svg").first).to_be_visible()
    printed = reader.page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(A_PAGE.findall(printed)) == 1
    (width, height), *_ = A_SIZE.findall(printed)
    assert (float(width), float(height)) == pytest.approx(A4, abs=1)


def test_every_game_of_the_house_has_a_summary() -> None:
    assert {game for game, _ in PICTURED} <= {game for game, sheet in SHEETS if not sheet}


def test_only_the_sheet_is_printed_and_it_is_dark_on_light(come: Come) -> None:
    reader = come("ru", color_scheme="dark")
    reader.visit("/help/catan/summary")
    wait_until_whole(reader)
    around = [
        reader.page.get_by_role("banner"),
        reader.page.get_by_role("button", name=reader.say("summary-print")),
        reader.page.get_by_role("contentinfo"),
    ]
    for each in around:
        expect(each).to_be_visible()
    reader.page.emulate_media(media="print", color_scheme="dark")
    for each in around:
        expect(each).to_be_hidden()
    ink = reader.page.locator(".summary").evaluate("(sheet) => getComputedStyle(sheet).color")
    assert sum(int(part) for part in re.findall(r"\d+", ink)[:3]) < 3 * 96


def test_a_summary_is_found_from_help_and_from_the_games_page_and_leads_to_the_rules(
    come: Come,
) -> None:
    reader = come("ru", size=PHONE)
    for path in ("/help/catan", "/game/catan"):
        reader.visit(path)
        reader.page.get_by_role("link", name=reader.say("summary"), exact=True).first.click()
        expect(reader.page).to_have_url(re.compile("/help/catan/summary$"))
    sheets = reader.page.get_by_role("main").get_by_role("link")
    sheets.filter(has_text="Мореходы").click()
    expect(reader.page).to_have_url(re.compile("/summary/sea$"))
    assert misfits(reader) == []
    reader.page.get_by_role("link", name="26.1", exact=True).click()
    expect(reader.page.locator(".sought")).to_contain_text("26.1")
    reader.visit("/help/catan/summary/nothing")
    expect(reader.page.get_by_role("heading", name=reader.say("no-such-page"))).to_be_visible()


@pytest.mark.parametrize(("game", "rule"), PICTURED)
def test_the_tables_own_pictures_stand_beside_the_rules(come: Come, game: str, rule: str) -> None:
    reader = come("ru", size=PHONE)
    reader.visit(f"/help/{game}#{rule}")
    beside = reader.page.locator(".beside").filter(has=reader.page.locator(f'[id="{rule}"]'))
    expect(beside.locator(".picture svg").first).to_be_visible()
    expect(beside).to_have_count(1)
    expect(reader.page.locator(".sought")).to_contain_text(rule)
    reader.page.locator("details").evaluate_all(
        "(all) => all.forEach((each) => (each.open = true))"
    )
    assert misfits(reader) == []
