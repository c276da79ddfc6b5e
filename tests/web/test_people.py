"""Readers and their pages: languages, names and accounts, tables of one's own, new tables, help."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from samobranka.core.registry import game_ids
from samobranka.core.words import words_for
from tests.web.boards.master_elf import play_turn
from tests.web.browsing import Reader
from tests.web.conftest import Come
from tests.web.tables import give_up, play_bots, play_turns, story_of, table_id, wait_for_turn

pytestmark = pytest.mark.slow  # a real browser

PASSWORD = "скатерть самобранка"


# ---------------------------------------------------------------- languages


def test_the_browser_chooses_the_language_and_the_reader_switches(come: Come) -> None:
    reader = come("ru")
    reader.visit("/")
    heading = reader.page.get_by_role("heading", level=1)
    expect(heading).to_have_text(reader.say("lobby-title"))
    expect(reader.page.locator("html")).to_have_attribute("lang", "ru")
    reader.page.get_by_role("button", name=re.compile("English")).click()
    reader.language = "en"
    expect(heading).to_have_text(reader.say("lobby-title"))
    expect(reader.page.locator("html")).to_have_attribute("lang", "en")
    reader.page.reload()
    expect(heading).to_have_text(reader.say("lobby-title"))


def test_the_language_is_switched_in_mid_match(come: Come) -> None:
    reader = come("en")
    play_bots(reader)
    play_turns(reader, play_turn)
    wait_for_turn(reader)
    reader.page.get_by_role("button", name=re.compile("Русский")).click()
    reader.language = "ru"
    expect(story_of(reader)).to_contain_text(re.compile("[а-я]"))
    expect(story_of(reader)).not_to_contain_text(re.compile("[A-Za-z]{4}"))
    expect(reader.page).to_have_title(re.compile(reader.title_of("master_elf")))
    expect(reader.page.locator("[data-lit]").first).to_be_visible()
    why = reader.say_of("master_elf", "refusal-move-first")
    reader.page.get_by_role("button", name=re.compile("в левой стопке")).hover()
    expect(reader.page.get_by_role("status").filter(has_text=why).first).to_be_visible()
    play_turns(reader, play_turn)


# ---------------------------------------------------------------- names and accounts


def test_a_guest_gets_a_name_an_account_and_comes_back(come: Come) -> None:
    reader, elsewhere = come(), come("ru")
    play_bots(reader)
    table = table_id(reader)
    reader.visit("/me")
    rename(reader, "Василиса")
    register(reader, "Василиса Премудрая")
    expect(reader.page.get_by_text(reader.say("me-account"))).to_be_visible()
    log_in(elsewhere, "Василиса Премудрая", "это не он")
    expect(elsewhere.page.get_by_role("alert").filter(has_text=re.compile("."))).to_be_visible()
    log_in(elsewhere, "Василиса Премудрая", PASSWORD)
    expect(elsewhere.page).to_have_url(f"{elsewhere.url}/my")
    expect(elsewhere.page.locator(f'a[href="/table/{table}"]')).to_be_visible()
    reader.press("log-out")
    expect(reader.page.get_by_role("link", name=reader.say("nav-me"), exact=True)).to_be_visible()


def test_who_is_logged_in_elsewhere_is_seen_and_logged_out(come: Come) -> None:
    reader, elsewhere = come(), come()
    reader.visit("/me")
    register(reader, "Марья Моревна")
    expect(reader.page.get_by_text(reader.say("me-account"))).to_be_visible()
    log_in(elsewhere, "Марья Моревна", PASSWORD)
    expect(elsewhere.page).to_have_url(f"{elsewhere.url}/my")
    reader.page.reload()
    expect(reader.page.get_by_text(reader.say("session-here"))).to_have_count(1)
    expect(reader.page.get_by_role("button", name=reader.say("end-session"))).to_have_count(1)
    reader.press("log-out-everywhere")
    expect(reader.page.get_by_role("link", name=reader.say("nav-me"), exact=True)).to_be_visible()
    elsewhere.visit("/me")
    expect(elsewhere.page.get_by_text(elsewhere.say("me-nobody"))).to_be_visible()


def rename(reader: Reader, name: str) -> None:
    reader.page.get_by_label(reader.say("me-name-label")).fill(name)
    reader.press("save")
    expect(reader.page.get_by_role("heading", level=1)).to_have_text(name)
    expect(reader.page.get_by_role("link", name=name)).to_be_visible()


def register(reader: Reader, name: str) -> None:
    heading = reader.page.get_by_role("heading", name=reader.say("me-register"), exact=True)
    account = reader.page.locator("section").filter(has=heading)
    account.get_by_label(reader.say("account-name"), exact=True).fill(name)
    account.get_by_label(re.compile(reader.say("password"))).fill(PASSWORD)
    reader.press("register")


def log_in(reader: Reader, name: str, password: str) -> None:
    """From the page of logging in; a wrong password is the test's own doing."""
    reader.forgiven.append("/api/login")
    reader.visit("/login")
    reader.page.get_by_label(reader.say("account-name"), exact=True).fill(name)
    reader.page.get_by_label(reader.say("password"), exact=True).fill(password)
    reader.press("log-in")


def test_my_tables(reader: Reader) -> None:
    reader.visit("/my")
    expect(reader.page.get_by_text(reader.say("mine-none"))).to_be_visible()
    play_bots(reader)
    wait_for_turn(reader)
    reader.follow("nav-mine")
    expect(reader.page.get_by_role("heading", name=reader.say("mine-turns"))).to_be_visible()
    reader.follow("to-my-turn")
    play_turns(reader, play_turn)
    give_up(reader)
    reader.follow("nav-mine")
    expect(reader.page.get_by_role("heading", name=reader.say("mine-over"))).to_be_visible()
    reader.follow("to-replay")
    expect(reader.page.get_by_role("slider")).to_be_visible()


# ---------------------------------------------------------------- a new table


def test_a_table_with_options_and_a_clock_joined_by_its_link(come: Come) -> None:
    host, friend, stranger = come("ru"), come("en"), come("en")
    lay_with_options(host, "elfenland", "destination")
    expect(
        host.page.get_by_text(host.say("clock-live-short", minutes=7, increment=10))
    ).to_be_visible()
    # The server of the tests listens to its own machine; tests/web/test_lan.py sees the QR code.
    expect(host.page.get_by_text(host.say("invite-only-here"))).to_be_visible()
    address = host.page.get_by_label(host.say("invite-address")).input_value()
    stranger.visit("/")
    expect(stranger.page.get_by_role("heading", name=stranger.say("lobby-open"))).to_be_visible()
    expect(stranger.page.locator(f'a[href="/table/{table_id(host)}"]')).to_have_count(0)
    friend.page.goto(address)
    friend.press("sit-here")
    host.press("start")
    for reader in (host, friend):
        expect(story_of(reader)).to_be_attached()
        clocks = reader.page.get_by_title(reader.say("time-left"))
        expect(clocks).to_have_count(2)
        expect(clocks.first).to_have_text(re.compile(r"^\s*[67]:\d\d\s*$"))


def lay_with_options(host: Reader, game: str, option: str) -> None:
    """A table for two with a variant, a clock and the link only."""
    host.visit(f"/new/{game}")
    host.press("seat-fewer")
    host.choose("new-public", "new-link-choice")
    words = words_for(host.language, game)
    variant = words.say(f"option-{option}")
    host.pick(variant, words.say(f"option-{option}-yes"))
    host.choose("new-clock", "clock-live")
    host.page.get_by_label(host.say("clock-minutes")).fill("7")
    host.press("new-lay")
    terms = host.page.get_by_role("listitem").filter(has_text=variant)
    expect(terms).to_be_visible()


def test_an_open_table_is_found_in_the_lobby(come: Come) -> None:
    host, friend = come("ru"), come("ru")
    host.visit("/new/master_elf")
    host.press("seat-fewer")
    host.press("new-lay")
    expect(host.page.get_by_text(host.say("gathering-waits"))).to_be_visible()
    friend.visit("/")
    row = friend.page.get_by_role("listitem").filter(
        has=friend.page.locator(f'a[href="/table/{table_id(host)}"]')
    )
    row.get_by_role("button", name=friend.say("sit-down")).click()
    expect(friend.page.get_by_text(friend.say("gathering-full"))).to_be_visible()
    expect(host.page.get_by_text(host.say("gathering-full-host"))).to_be_visible()
    friend.press("leave")
    expect(host.page.get_by_text(host.say("gathering-waits"))).to_be_visible()
    host.press("seat-to-bot")
    host.press("start")
    wait_for_turn(host)


# ---------------------------------------------------------------- help


def test_help_leads_to_every_games_numbered_rules(come: Come) -> None:
    reader = come("ru")
    for game in game_ids():
        reader.visit("/help")
        reader.page.get_by_role("main").get_by_role("link", name=reader.title_of(game)).click()
        expect(
            reader.page.get_by_role("heading", name=reader.say("rules-numbered"))
        ).to_be_visible()
        expect(reader.page.locator('[id="1.1"]')).to_be_attached()
        expect(reader.page.locator('[id="R1"]')).to_have_count(0)
        reader.page.get_by_role("link", name=reader.say("rules-rulings")).click()
        expect(reader.page.locator('[id="R1"]')).to_be_visible()


def test_a_rules_address_opens_its_chapter(reader: Reader) -> None:
    reader.visit("/help/catan#21.3")
    expect(reader.page.locator(".sought")).to_contain_text("21.3")
    expect(reader.page.locator("details[open]")).to_have_count(1)


def test_a_page_that_is_not_there(reader: Reader) -> None:
    reader.visit("/help/nothing/at/all")
    expect(reader.page.get_by_role("heading", name=reader.say("no-such-page"))).to_be_visible()
    reader.forgiven.append("/api/tables/nosuchtable")
    reader.visit("/table/nosuchtable")
    expect(reader.page.get_by_role("alert").filter(has_text=re.compile("."))).to_be_visible()
