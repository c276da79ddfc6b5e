"""People find each other: quick matches, the first page, filters, and what is put away."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from samobranka.server import rating
from tests.server.conftest import Running
from tests.web.boards.master_elf import play_turn
from tests.web.browsing import PHONE, WIDE, Language, Reader
from tests.web.conftest import Come
from tests.web.tables import give_up, play_bots, play_out, play_turns, table_id, wait_for_turn
from tests.web.test_pages import misfits

pytestmark = pytest.mark.slow  # a real browser

TABLET = (1024, 768)
SIZES = (WIDE, TABLET, PHONE)


def tick_only(reader: Reader, game: str) -> None:
    """Of all games, the reader would play this one only."""
    group = reader.page.get_by_role("group", name=reader.say("quick-games"))
    expect(group.get_by_role("checkbox").first).to_be_visible()  # `all` waits for nothing
    for box in group.get_by_role("checkbox").all():
        box.set_checked(box.evaluate("box => box.closest('label').innerText.trim()") == game)


def of_game(reader: Reader) -> Locator:
    """The filter of a list by game."""
    name = re.compile(f"^{reader.say('filter-game')}")
    return reader.page.get_by_role("combobox", name=name)


def row_of(reader: Reader, table: str) -> Locator:
    """A table in a list."""
    link = reader.page.locator(f'a[href="/table/{table}"]')
    return reader.page.get_by_role("listitem").filter(has=link)


def shoot_all(reader: Reader, name: str) -> None:
    """Keeps pictures of a page in both themes at every size."""
    for theme in ("light", "dark"):
        reader.page.emulate_media(color_scheme=theme)
        for size in SIZES:
            reader.page.set_viewport_size({"width": size[0], "height": size[1]})
            reader.shoot(f"club-{name}-{reader.language}-{theme}-{size[0]}")
    reader.page.emulate_media(color_scheme="light")
    reader.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})


def test_two_people_meet_by_quick_match(come: Come) -> None:
    ann, boris = come("en"), come("ru", PHONE)
    for reader in (ann, boris):
        reader.visit("/")
        tick_only(reader, reader.title_of("master_elf"))
    ann.press("quick-find")
    looking = re.compile(re.escape(ann.say("quick-others", count=0)))
    expect(ann.page.get_by_text(looking)).to_be_visible()
    boris.press("quick-find")
    for reader in (ann, boris):
        expect(reader.page).to_have_url(re.compile("/table/"))
        expect(reader.page.get_by_text(reader.say("gathering-fills"))).to_be_visible()
    assert table_id(ann) == table_id(boris)
    seats = ann.page.get_by_text(ann.say("seat-open"), exact=True)
    expect(seats).to_have_count(1)
    host = ann if ann.page.get_by_role("button", name=ann.say("seat-to-bot")).count() else boris
    host.press("seat-to-bot")
    for reader in (ann, boris):
        expect(reader.page.locator(".play")).to_be_visible()


def test_two_people_play_rated_and_see_their_ratings(
    come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rating, "LEAST", 1)
    ann, boris = come("en"), come("ru", PHONE)
    for reader in (ann, boris):
        reader.visit("/")
        tick_only(reader, reader.title_of("master_elf"))
        reader.page.get_by_role("checkbox", name=reader.say("quick-rated"), exact=True).check()
        reader.press("quick-find")
    for reader in (ann, boris):
        expect(reader.page).to_have_url(re.compile("/table/"))
        expect(reader.page.get_by_text(reader.say("terms-rated"))).to_be_visible()
    host = ann if ann.page.get_by_role("button", name=ann.say("seat-to-bot")).count() else boris
    host.press("seat-to-bot")
    expect(boris.page.locator(".play")).to_be_visible()
    boris.choose_from_menu("resign")
    sure = boris.page.get_by_role("dialog", name=boris.say("resign"), exact=True)
    sure.get_by_role("button", name=boris.say("resign"), exact=True).click()
    play_out(ann, play_turn, 240)
    for reader in (ann, boris):
        told = reader.page.get_by_role("table", name=reader.say("ratings-change"))
        expect(told.get_by_role("row")).to_have_count(3)
        expect(told).to_contain_text(re.compile(r"±"))
        reader.shoot(f"club-rated-{reader.language}")
        told.get_by_role("link").click()
        expect(reader.page.get_by_role("heading", level=1)).to_have_text(reader.say("ratings"))
        expect(reader.page.get_by_role("row")).to_have_count(4)
        expect(reader.page.locator("tr.mine")).to_have_count(1)
        shoot_all(reader, "ratings")
        assert misfits(reader) == []
    expect(boris.page.locator("tr.mine").get_by_role("cell").last).to_have_text("0")


def test_a_rated_table_is_laid(come: Come) -> None:
    reader = come("ru")
    reader.visit("/new/master_elf")
    expect(reader.page.get_by_role("group", name=reader.say("new-hints"))).to_be_visible()
    reader.choose("new-rated", "choice-yes")
    expect(reader.page.get_by_role("group", name=reader.say("new-hints"))).to_have_count(0)
    reader.choose("new-clock", "clock-live")
    expect(reader.page.get_by_role("group", name=reader.say("new-timeout"))).to_have_count(0)
    reader.press("new-lay")
    expect(reader.page.get_by_text(reader.say("terms-rated"))).to_be_visible()
    table = table_id(reader)
    reader.visit("/")
    filters = reader.page.get_by_role("combobox", name=re.compile(reader.say("filter-rated")))
    filters.select_option("true")
    expect(row_of(reader, table).last).to_contain_text(reader.say("rated"))
    filters.select_option("false")
    mine = reader.page.get_by_role("region", name=reader.say("lobby-mine"))
    expect(mine.locator(f'a[href="/table/{table}"]')).to_have_count(1)
    expect(row_of(reader, table)).to_have_count(1)  # no longer among those that wait for players


def test_who_looks_for_a_match_may_stop(come: Come) -> None:
    ann, boris = come("en"), come("ru")
    for reader in (ann, boris):
        reader.visit("/")
        tick_only(reader, reader.title_of("archravels"))
    ann.press("quick-find")
    expect(ann.page.get_by_text(ann.say("quick-others", count=0))).to_be_visible()
    ann.press("cancel")
    expect(ann.page.get_by_role("button", name=ann.say("quick-find"))).to_be_visible()
    boris.press("quick-find")
    expect(boris.page.get_by_text(boris.say("quick-others", count=0))).to_be_visible()
    boris.visit("/help")
    ann.page.reload()
    group = ann.page.get_by_role("group", name=ann.say("quick-games"))
    expect(group.get_by_role("checkbox", checked=True)).to_have_count(1)
    ann.press("quick-find")
    expect(ann.page.get_by_text(ann.say("quick-others", count=0))).to_be_visible()


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_first_page_and_my_tables(come: Come, server: Running, language: Language) -> None:
    reader, other = come(language), come("en")
    play_bots(reader)
    play_turns(reader, play_turn)
    give_up(reader)
    lost = table_id(reader)
    play_bots(reader)
    wait_for_turn(reader)
    waits = table_id(reader)
    reader.post("/api/tables", {"game": "catan", "seats": [{"kind": "person"}, {"kind": "open"}]})
    other.visit("/")
    of_game(other).select_option("elfenland")
    expect(other.page.get_by_text(other.say("lobby-none-such"))).to_be_visible()
    other.press("filter-reset")
    expect(other.page.get_by_role("button", name=other.say("sit-down")).first).to_be_visible()

    reader.visit("/")
    mine = reader.page.get_by_role("region", name=reader.say("lobby-mine"))
    expect(mine.get_by_role("listitem").first).to_contain_text(reader.say("to-my-turn"))
    expect(reader.page).to_have_title(re.compile("^● "))
    expect(mine.locator(f'a[href="/table/{lost}"]')).to_have_count(0)
    shoot_all(reader, "lobby")
    mine.get_by_role("link", name=reader.say("lobby-all-mine")).click()
    expect(row_of(reader, lost)).to_contain_text(re.compile(r"\d (очк|point)"))
    shoot_all(reader, "mine")

    reader.choose("mine-state", "mine-done")
    expect(row_of(reader, waits)).to_have_count(0)
    row_of(reader, lost).get_by_role("button", name=reader.say("to-archive")).click()
    expect(reader.page.get_by_text(reader.say("mine-none-such"))).to_be_visible()
    reader.choose("mine-state", "mine-archived")
    row_of(reader, lost).get_by_role("button", name=reader.say("from-archive")).click()
    reader.choose("mine-state", "mine-all")
    for table in (waits, lost):
        row_of(reader, table).get_by_role("button", name=reader.say("put-away")).click()
        sure = reader.page.get_by_role("dialog", name=reader.say("put-away"), exact=True)
        sure.get_by_role("button", name=reader.say("put-away"), exact=True).click()
        expect(row_of(reader, table)).to_have_count(0)
    of_game(reader).select_option("master_elf")
    expect(reader.page.get_by_text(reader.say("mine-none-such"))).to_be_visible()
    reader.page.reload()
    expect(reader.page.get_by_role("listitem")).to_have_count(1)


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_profile_is_looked_at_and_hidden(come: Come, language: Language) -> None:
    reader, other = come(language), come("en", PHONE)
    play_bots(reader)
    play_turns(reader, play_turn)
    give_up(reader)
    lost = table_id(reader)
    reader.visit("/me")
    reader.follow("me-play-link")
    expect(reader.page.get_by_text(reader.say("user-shown"))).to_be_visible()
    row = reader.page.get_by_role("row").filter(
        has=reader.page.locator(f'a[href="/replay/{lost}"]')
    )
    expect(row).to_contain_text(reader.title_of("master_elf"))
    met = reader.page.locator("section").filter(has_text=reader.say("user-met"))
    expect(met.get_by_role("row")).to_have_count(2)  # the heading, and both seats of one bot
    assert misfits(reader) == []
    shoot_all(reader, "user")
    page = reader.page.url.removeprefix(reader.url)
    other.visit(page)
    expect(other.page.get_by_text(other.say("user-none"), exact=True)).to_be_visible()
    reader.follow("user-settings")
    reader.page.get_by_role("checkbox", name=reader.say("me-hide")).check()
    reader.follow("me-play-link")
    expect(reader.page.get_by_text(reader.say("user-hidden"))).to_be_visible()
    other.forgiven.append("/api/users/")
    other.page.reload()
    refused = other.page.get_by_role("alert").filter(has_text="does not show")
    expect(refused).to_be_visible()
    assert misfits(other) == []


def test_the_open_tab_calls_from_any_page(reader: Reader) -> None:
    play_bots(reader)
    wait_for_turn(reader)
    reader.visit("/help")
    icon = reader.page.locator('link[rel="icon"]')
    expect(reader.page).to_have_title(re.compile(r"^\(1\) "))
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    reader.visit("/me")
    reader.page.get_by_role("checkbox", name=reader.say("set-calls")).uncheck()
    expect(reader.page).to_have_title(re.compile(r"^[^(]"))
    expect(icon).to_have_attribute("href", "/icon.svg")
    reader.page.reload()
    reader.page.get_by_role("checkbox", name=reader.say("set-calls")).check()
    expect(reader.page).to_have_title(re.compile(r"^\(1\) "))
    reader.page.go_back()
    reader.page.go_back()
    wait_for_turn(reader)  # at the table itself it is the table that calls
