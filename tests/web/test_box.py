"""The box in the browser: the host corrects a card and a region, and a match is played with them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from samobranka.core import data
from tests.server.conftest import Running, serving, settings_in
from tests.web.boards import PlayTurn, broom_service, master_elf
from tests.web.browsing import Language, Reader, need_client, reading
from tests.web.tables import play_bots, play_turns, table_id, wait_for_turn

pytestmark = pytest.mark.slow  # a real browser

SECRET = "a secret that nobody guesses"
TURNS = 2


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server where nobody has corrected anything."""
    need_client()
    monkeypatch.setenv("SAMOBRANKA_HOME", str(tmp_path / "home"))
    with serving(settings_in(tmp_path, bot_pace=0, host_secret=SECRET)) as running:
        yield running


def host(browser: Browser, server: Running, language: Language) -> Iterator[Reader]:
    """A browser that the link has made the host's; the secret is gone from its address."""
    with reading(browser, server.url, language) as somebody:
        somebody.visit(f"/host#{SECRET}")
        expect(somebody.page.get_by_text(somebody.say("host-yes"))).to_be_visible()
        assert SECRET not in somebody.page.url
        yield somebody


@pytest.fixture
def russian(browser: Browser, server: Running) -> Iterator[Reader]:
    yield from host(browser, server, "ru")


@pytest.fixture
def english(browser: Browser, server: Running) -> Iterator[Reader]:
    yield from host(browser, server, "en")


def named(component: str) -> re.Pattern[str]:
    """The button of a component says its name, and then where it is known from."""
    return re.compile(f"^{component} ")


def opened(reader: Reader, game: str, name: str) -> Locator:
    """The form of a component of the box."""
    reader.visit(f"/games/{game}/box")
    reader.page.get_by_role("listitem").get_by_role("button", name=named(name)).click()
    dialog = reader.page.get_by_role("dialog", name=name, exact=True)
    expect(dialog).to_be_visible()
    return dialog


def play_with_them(reader: Reader, play_turn: PlayTurn) -> None:
    """A few turns at the table where the reader is; it is played with the corrected components."""
    table = reader.page.request.get(f"{reader.url}/api/tables/{table_id(reader)}").json()
    assert table["corrected"]
    assert table["edition"]
    for _ in range(TURNS):
        play_turns(reader, play_turn)
    wait_for_turn(reader)


def test_a_card_is_corrected_and_played_with(russian: Reader) -> None:
    reader, page = russian, russian.page
    reader.visit("/game/master_elf")
    expect(page.get_by_text("36 из 45")).to_be_visible()

    opened(reader, "master_elf", "Снежный шар")
    dialog = page.get_by_role("dialog")
    name = dialog.get_by_label(reader.say("box-field-name-ru"), exact=True)
    name.clear()
    name.press_sequentially("Хрустальный шар")  # whoever types is not interrupted by the check
    dialog.get_by_label(
        reader.say("box-add-to", name=reader.say("box-field-forms-ru"))
    ).select_option("genitive")
    forms = dialog.get_by_role("group", name=reader.say("box-field-forms-ru"), exact=True)
    forms.get_by_label(reader.say("box-form-genitive"), exact=True).fill("Хрустального шара")
    expect(dialog.locator("svg text").first).to_contain_text("Хрустальный")
    ingredients = dialog.get_by_role(
        "group", name=reader.say_of("master_elf", "box-field-ingredients")
    )
    ingredients.get_by_role("combobox").nth(1).select_option(label="магия")
    expect(dialog.get_by_role("alert")).to_contain_text("magic")
    ingredients.get_by_role("combobox").nth(1).select_option(label="огонь")
    expect(dialog.get_by_role("alert")).to_have_count(0)
    dialog.get_by_role("button", name=reader.say("box-done")).click()
    reader.press("box-save")
    expect(page.get_by_text(reader.say("box-saved"))).to_be_visible()

    (file,) = data.in_force("master_elf").values()
    text = file.read_text("utf-8")
    assert 'name_ru = "Хрустальный шар"' in text
    assert 'genitive = "Хрустального шара"' in text
    card = page.get_by_role("listitem").filter(
        has=page.get_by_role("button", name=named("Хрустальный шар"))
    )
    expect(card).to_contain_text(reader.say("box-known-corrected"))
    reader.visit("/game/master_elf")
    expect(page.get_by_text("35 из 45")).to_be_visible()

    reader.visit("/new/master_elf")
    reader.choose("new-components", "components-ours")
    reader.choose("new-components", "components-corrected")
    reader.press("new-lay")
    expect(page.get_by_text(reader.say("table-components-corrected"))).to_be_visible()
    seated = reader.page.request.get(f"{reader.url}/api/tables/{table_id(reader)}").json()["seats"]
    for seat, place in enumerate(seated):
        if place["kind"] == "open":
            bot = {"seat": seat, "kind": "bot", "bot": "uniform"}
            reader.post(f"/api/tables/{table_id(reader)}/seat", bot)
    reader.press("start")
    play_with_them(reader, master_elf.play_turn)


def test_a_region_is_corrected_on_the_map_and_played_with(english: Reader) -> None:
    reader, page = english, english.page
    reader.visit("/games/broom_service/box")
    land = page.get_by_role("group", name="Normal side", exact=True).last
    page.get_by_role("button", name="Draw neighbours", exact=True).click()
    land.get_by_role("button", name="Mossy Forest", exact=True).press("Enter")
    land.get_by_role("button", name="Damp Pinewood", exact=True).press("Enter")
    page.get_by_role("button", name="Move", exact=True).click()
    middle = land.get_by_role("button", name="Middle: Mossy Forest", exact=True)
    middle.press("ArrowRight")
    box = middle.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y + 20, steps=3)
    page.mouse.up()
    page.get_by_role("button", name="Open", exact=True).click()
    land.get_by_role("button", name="Mossy Forest", exact=True).press("Enter")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Landscape", exact=True).select_option(label="prairie")
    dialog.get_by_role("button", name=reader.say("box-done")).click()
    reader.press("box-save")
    expect(page.get_by_text(reader.say("box-saved"))).to_be_visible()

    (content,) = (
        reader.page.request.get(f"{reader.url}/api/games/broom_service/components").json().values()
    )
    regions = {region["id"]: region for region in content["boards"]["normal"]["regions"]}
    mossy, damp = regions["nA1"], regions["nA4"]
    assert mossy["landscape"] == "prairie"
    assert "nA4" in mossy["adjacent"]
    assert "nA1" in damp["adjacent"]
    assert mossy["x"] > 0.0694 + 0.005
    assert mossy["y"] > 0.1161

    play_bots(reader, "broom_service")
    play_with_them(reader, broom_service.play_turn)


def test_who_does_not_host_looks_and_cannot_correct(server: Running, browser: Browser) -> None:
    with reading(browser, server.url) as reader:
        dialog = opened(reader, "master_elf", "Snow Globe")
        expect(dialog).to_contain_text(reader.say("box-known-ours"))
        expect(dialog.get_by_role("textbox")).to_have_count(0)
        expect(reader.page.get_by_text(reader.say("box-look"))).to_be_attached()
        reader.forgiven.append("403")
        reader.visit("/host#guessed")
        expect(reader.page.get_by_text("This link does not count")).to_be_visible()
        assert "guessed" not in reader.page.url


def test_a_box_goes_out_and_comes_in_as_a_file(russian: Reader, tmp_path: Path) -> None:
    reader, page = russian, russian.page
    dialog = opened(reader, "master_elf", "Снежный шар")
    dialog.get_by_label(reader.say("box-field-name-ru"), exact=True).fill("Шар")
    page.get_by_role("dialog").get_by_role("button", name=reader.say("box-done")).click()
    reader.press("box-save")
    expect(page.get_by_text(reader.say("box-saved"))).to_be_visible()
    with page.expect_download() as coming:
        reader.follow("box-export")
    parcel = tmp_path / "shared.box.json"
    coming.value.save_as(parcel)
    reader.press("box-reset")
    page.get_by_role("dialog").get_by_role("button", name=reader.say("box-reset")).click()
    expect(page.get_by_role("button", name=named("Снежный шар"))).to_be_visible()
    assert data.in_force("master_elf") == data.shipped("master_elf")
    page.get_by_label(reader.say("box-import")).set_input_files(parcel)
    expect(page.get_by_role("button", name=named("Шар"))).to_be_visible()
    assert data.in_force("master_elf") != data.shipped("master_elf")
