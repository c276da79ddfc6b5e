"""At the table: together, after a reload, from outside, taking back, asking why, without a mouse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.boards.master_elf import play_turn
from tests.web.browsing import PHONE, Reader
from tests.web.conftest import Come
from tests.web.tables import (
    is_turn_of,
    play_bots,
    play_turns,
    story_of,
    table_id,
    wait_for_turn,
)

pytestmark = pytest.mark.slow  # a real browser

GAME = "master_elf"
MOST_TABS = 120


def told_to(reader: Reader) -> list[str]:
    """What has happened, as the reader is told it."""
    return sentences_of(reader).all_inner_texts()


def sentences_of(reader: Reader) -> Locator:
    """The sentences of the story; each can be pressed."""
    return story_of(reader).get_by_role("button")


# ---------------------------------------------------------------- together


def sit_down_together(host: Reader, friend: Reader) -> tuple[Reader, Reader]:
    """One lays a table for two and sends the link; in the order of their turns."""
    host.visit("/new/master_elf")
    host.press("seat-fewer")
    host.choose("new-public", "new-link-choice")
    host.press("new-lay")
    friend.visit(link_of(host).removeprefix(host.url))
    friend.press("sit-here")
    host.press("start")
    for reader in (host, friend):
        expect(story_of(reader)).to_be_attached()
    expect(host.page.locator("article[aria-current]").first).to_be_attached()
    return (host, friend) if is_turn_of(host) else (friend, host)


def link_of(host: Reader) -> str:
    """The table's address, as it is shown to be sent to friends."""
    return host.page.get_by_label(host.say("invite-address"), exact=True).input_value()


def test_two_browsers_play_talk_and_take_back_by_consent(come: Come) -> None:
    first, second = sit_down_together(come("ru"), come("en"))
    for _ in range(2):
        for reader, other in ((first, second), (second, first)):
            wait_for_turn(reader)
            assert not is_turn_of(other)
            play_turns(reader, play_turn)
    wait_for_turn(first)
    they_talk(first, second)
    before = told_to(second)
    play_turn(first.page)
    expect(sentences_of(second).nth(len(before))).to_be_attached()
    before = told_to(second)
    ask_to_take_back(second, first, "plea-yes")
    wait_for_turn(second)
    *stands, undone = told_to(second)
    assert before[: len(stands)] == stands
    assert before[len(stands)] in undone, "the story says what was taken back"
    play_turns(second, play_turn)
    wait_for_turn(first)
    before = told_to(second)
    play_turn(first.page)
    expect(sentences_of(second).nth(len(before))).to_be_attached()
    before = told_to(second)
    ask_to_take_back(second, first, "plea-no")
    denied = second.page.get_by_role("alert").filter(has_text=second.say("plea-denied"))
    expect(denied).to_be_visible()
    assert told_to(second) == before
    second.press("undo-ask")  # once a moment
    refused = second.page.get_by_role("alert").filter(has_text=re.compile("twice|второй раз"))
    expect(refused).to_be_visible()


def they_talk(one: Reader, other: Reader) -> None:
    """A word across the table: the other is told that there is one, and reads it."""
    text = "Всем привет! <b>Ход</b> за вами."
    tab = other.page.get_by_role("tab", name=re.compile(other.say("chat")))
    one.page.get_by_role("tab", name=one.say("chat")).click()
    one.page.get_by_label(one.say("chat-say")).fill(text)
    one.press("chat-send")
    expect(tab.get_by_label(other.say("unread", count=1))).to_be_visible()
    tab.click()
    expect(other.page.get_by_role("list", name=other.say("chat"))).to_contain_text(text)
    other.page.get_by_role("tab", name=other.say("story")).click()


def ask_to_take_back(asking: Reader, asked: Reader, answer: str) -> None:
    """One asks; the other is asked beside the match, and answers."""
    asking.press("undo-ask")
    answering = asked.page.get_by_role("button", name=asked.say(answer), exact=True)
    answering.click()
    expect(answering).to_have_count(0)


def test_a_spectator_sees_no_hand(come: Come) -> None:
    player, watcher = come(), come()
    play_bots(player)
    wait_for_turn(player)
    hand = player.say_of(GAME, "board-your-hand")
    land = player.say_of(GAME, "view-regions")
    watcher.visit(f"/table/{table_id(player)}")
    expect(watcher.page.get_by_text(watcher.say("watching"))).to_be_visible()
    expect(watcher.page.get_by_role("group", name=land)).to_be_visible()
    expect(player.page.get_by_role("list", name=hand)).to_be_visible()
    expect(watcher.page.get_by_role("list", name=hand)).to_have_count(0)
    expect(watcher.page.locator("[data-lit]")).to_have_count(0)
    watcher.press("table-menu")
    expect(watcher.page.get_by_role("menuitem").first).to_be_visible()
    expect(watcher.page.get_by_role("menuitem", name=watcher.say("resign"))).to_have_count(0)
    watcher.page.keyboard.press("Escape")
    assert not is_turn_of(watcher)
    before = told_to(watcher)
    play_turns(player, play_turn)
    wait_for_turn(player)
    expect(sentences_of(watcher).nth(len(before))).to_be_attached()


# ---------------------------------------------------------------- coming back


def test_a_reload_resumes_where_the_match_stood(reader: Reader) -> None:
    play_bots(reader)
    wait_for_turn(reader)
    play_turn(reader.page)
    expect(reader.page.locator("[data-lit]").first).to_be_visible()
    before, offered = told_to(reader), reader.page.locator("[data-lit]").count()
    reader.page.reload()
    wait_for_turn(reader)
    expect(reader.page.locator("[data-lit]")).to_have_count(offered)
    assert told_to(reader) == before
    play_turns(reader, play_turn)
    wait_for_turn(reader)
    assert len(told_to(reader)) > len(before)


def test_the_tab_says_whose_turn_it_is(come: Come) -> None:
    first, second = sit_down_together(come(), come())
    title = first.say("your-turn-title", game=first.title_of(GAME))
    expect(first.page).to_have_title(f"● {title} · {first.say('title')}")
    expect(second.page).to_have_title(f"{second.title_of(GAME)} · {second.say('title')}")
    icon = 'link[rel="icon"]'
    expect(first.page.locator(icon)).to_have_attribute("href", "/icon-turn.svg")
    expect(second.page.locator(icon)).to_have_attribute("href", "/icon.svg")
    second.visit("/my")
    play_turns(first, play_turn)
    second.page.reload()
    expect(second.page).to_have_title(f"● {second.say('nav-mine')} · {second.say('title')}")
    second.follow("to-my-turn")
    wait_for_turn(second)


def test_on_a_phone_with_everything_moving(come: Come) -> None:
    """Cards fly and pawns walk, others' actions are shown one by one, and fingers do the rest."""
    reader = come("ru", PHONE, pace="fast", still=False, has_touch=True, is_mobile=True)
    play_bots(reader)
    for _ in range(2):
        play_turns(reader, play_turn)
    wait_for_turn(reader)


# ---------------------------------------------------------------- taking back, asking


def test_a_step_is_taken_back(reader: Reader) -> None:
    play_bots(reader)
    wait_for_turn(reader)
    before = told_to(reader)
    play_turn(reader.page)
    expect(sentences_of(reader).nth(len(before))).to_be_attached()
    done = told_to(reader)[len(before)]
    reader.press("undo")
    undone = sentences_of(reader).filter(has_text=re.compile(r"^\s*(Taken back|Отменено): "))
    expect(undone).to_have_count(1)
    assert [*before, undone.inner_text().strip()] == told_to(reader)
    assert done in undone.inner_text()
    play_turns(reader, play_turn)


def test_an_action_is_confirmed_when_the_reader_likes_that(reader: Reader) -> None:
    play_bots(reader)
    wait_for_turn(reader)
    reader.choose_from_menu("me-settings")
    reader.page.get_by_label(reader.say("set-confirm")).check()
    reader.page.keyboard.press("Escape")
    before = told_to(reader)
    asking = reader.page.get_by_role("alertdialog")
    play_turn(reader.page)
    asking.get_by_role("button", name=reader.say("cancel")).click()
    expect(asking).to_have_count(0)
    assert told_to(reader) == before
    play_turn(reader.page)
    asking.get_by_role("button", name=reader.say("confirm")).click()
    expect(sentences_of(reader).nth(len(before))).to_be_attached()


def test_a_hint_marks_what_a_bot_would_do(reader: Reader) -> None:
    play_bots(reader)
    wait_for_turn(reader)
    reader.press("hint")
    advised = reader.page.locator("[data-advised]")
    expect(advised.first).to_be_visible()
    reader.page.keyboard.press("a")
    expect(
        reader.page.get_by_role("button", name=f"({reader.say('advised')})").first
    ).to_be_visible()
    advised.first.click()
    expect(advised).to_have_count(0)


def pile_of(page: Page) -> Locator:
    """The left gift pile."""
    return page.get_by_role("button", name=re.compile("in the left pile"))


def note_of(reader: Reader, refusal: str) -> Locator:
    """The note that says why not."""
    return reader.page.get_by_role("status").filter(
        has_text=reader.say_of(GAME, refusal), has=reader.page.get_by_role("link")
    )


def test_what_is_not_lit_says_why_and_leads_to_the_rule(reader: Reader) -> None:
    play_bots(reader)
    wait_for_turn(reader)
    pile = pile_of(reader.page)
    expect(pile).to_have_attribute("aria-disabled", "true")
    pile.hover()
    link = note_of(reader, "refusal-move-first").get_by_role("link")
    rule = link.inner_text()
    link.click()
    rules = reader.page.get_by_role("complementary", name=reader.say("to-rules"))
    expect(rules.locator(f'[id="{rule}"]')).to_be_in_viewport()
    expect(rules.locator(".sought")).to_contain_text(rule)
    reader.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)


def test_rules_lie_beside_the_board_at_what_matters_now(reader: Reader) -> None:
    play_bots(reader)
    wait_for_turn(reader)
    reader.press("to-rules")
    rules = reader.page.get_by_role("complementary", name=reader.say("to-rules"))
    expect(rules.locator(".sought")).to_be_in_viewport()
    expect(rules.locator("details[open]")).to_have_count(1)
    search = rules.get_by_role("searchbox")
    search.fill("7.1")
    rules.get_by_role("link", name="7.1", exact=True).first.click()
    expect(rules.locator(".sought")).to_contain_text("7.1")
    expect(search).to_have_value("")


def test_a_finger_is_told_why_as_well(come: Come) -> None:
    reader = come("en", PHONE, has_touch=True, is_mobile=True)
    play_bots(reader)
    wait_for_turn(reader)
    pile_of(reader.page).tap(force=True)  # disabled, but not deaf
    note = note_of(reader, "refusal-move-first")
    expect(note).to_be_in_viewport(ratio=1)


# ---------------------------------------------------------------- without a mouse


def tab_to(page: Page, selector: str) -> None:
    """Walks on with the Tab key until it stands on something of that kind."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.locator(f":is({selector}):focus-visible").count():
            return
    raise AssertionError(f"Tab never comes to {selector}")


def test_a_whole_turn_with_the_keyboard_alone(reader: Reader) -> None:
    reader.visit("/")
    tab_to(reader.page, 'a[href="/game/master_elf"]')
    tab_to(reader.page, "button.main")
    reader.page.keyboard.press("Enter")
    wait_for_turn(reader)
    turn = len(told_to(reader))
    while is_turn_of(reader) and len(told_to(reader)) < turn + 30:
        before = len(told_to(reader))
        tab_to(reader.page, "[data-lit], [role=dialog] .body button")
        reader.page.keyboard.press("Enter")
        chooser = reader.page.get_by_role("dialog")
        expect(sentences_of(reader).nth(before).or_(chooser).first).to_be_attached()
    assert len(told_to(reader)) > turn + 2, "moved, took, and made a gift or none"


def test_the_keyboard_asks_why_too(reader: Reader) -> None:
    play_bots(reader)
    wait_for_turn(reader)
    tab_to(reader.page, '[aria-label^="Ingredient deck"]')
    expect(note_of(reader, "refusal-move-first")).to_be_visible()
    reader.page.keyboard.press("Escape")
    expect(note_of(reader, "refusal-move-first")).to_have_count(0)


def test_the_list_of_actions_alone_is_enough(come: Come) -> None:
    """Any game can be played with it, also one whose board is not drawn yet."""
    reader = come("ru")
    play_bots(reader)
    bar = reader.page.get_by_role("region", name=reader.say("actions"))

    reader.page.keyboard.press("a")
    expect(bar).to_be_visible()

    def press_last(page: Page) -> bool:
        enabled = bar.locator(".group").get_by_role("button", disabled=False)
        if not enabled.count():
            return False
        enabled.last.click()
        return True

    for _ in range(3):
        play_turns(reader, press_last)
    wait_for_turn(reader)
