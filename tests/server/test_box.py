"""The box over HTTP: everybody may look; the host's browser, and no other, may correct it."""

from __future__ import annotations

import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from samobranka.core import data, editions
from samobranka.server.hosting import COOKIE
from tests.server.conftest import Client, Running, serving, settings_in
from tests.server.test_tables import lay

Json = dict[str, Any]

SECRET = "a secret that nobody guesses"
GIFT = 2
BOX = "/api/games/master_elf/box"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nobody has corrected anything here."""
    monkeypatch.setenv("SAMOBRANKA_HOME", str(tmp_path / "home"))
    return tmp_path


@pytest.fixture
def server(home: Path) -> Iterator[Running]:
    with serving(settings_in(home, bot_pace=0, host_secret=SECRET)) as running:
        yield running


@pytest.fixture
def host(server: Running) -> Iterator[Client]:
    """The host's browser."""
    with server.client() as client:
        client.post("/api/host", json={"secret": SECRET}).raise_for_status()
        yield client


def content(client: Client, address: str = BOX) -> Json:
    (file,) = client.get(address).raise_for_status().json()["files"]
    told: Json = file["content"]
    return told


def draft(told: Json) -> Json:
    return {"file": "data.toml", "content": told}


def corrected(client: Client) -> Json:
    """The box after the third gift became another one."""
    told = content(client)
    told["gifts"][GIFT] |= {"name_ru": "Глобус", "ingredients": ["magic", "fire"]}
    box: Json = client.post(BOX, json=draft(told)).raise_for_status().json()
    return box


def test_everybody_sees_where_each_component_is_known_from(server: Running) -> None:
    with server.client() as client:
        box = client.get(BOX).json()
        shares = client.get(f"{BOX}/summary").json()["shares"]
    (file,) = box["files"]
    known = {tuple(each["at"]): each["known"] for each in file["components"] if "known" in each}
    assert not box["host"]
    assert known["setup",] == "rules"
    assert known["gifts", 0] == "publisher"
    assert known["gifts", GIFT] == "ours"
    gifts = next(share for share in shares if share["family"] == "gifts")
    assert (gifts["ours"], gifts["entries"]) == (36, 45)
    assert file["shape"]["$defs"]["Gift"]["properties"]["elf"] == {"type": "boolean"}


def test_parts_of_a_component_are_known_apart(server: Running) -> None:
    with server.client() as client:
        (file,) = client.get("/api/games/broom_service/box").json()["files"]
    by_way = {tuple(each["at"]): each for each in file["components"]}
    event = by_way["events", 0]
    assert event["parts"] == {
        "name": "rules",
        "timing": "rules",
        "effect": "rules",
        "points_by_cards": "ours",
    }
    assert event["known"] == "ours"
    assert by_way["boards", "normal", "regions", 0]["known"] == "ours"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", BOX, {"file": "data.toml", "content": {}}),
        ("POST", f"{BOX}/check", {"file": "data.toml", "content": {}}),
        ("POST", f"{BOX}/parcel", {"game": "master_elf", "files": {"data.toml": ""}}),
        ("DELETE", BOX, None),
    ],
)
def test_only_the_hosts_browser_may_correct(
    server: Running, method: str, path: str, body: Json | None
) -> None:
    with server.client() as client:
        client.guest()
        status, trouble = client.trouble(method, path, json=body)
    assert (status, trouble["code"]) == (403, "not-hosting")
    assert data.in_force("master_elf") == data.shipped("master_elf")


def test_a_wrong_link_lets_nobody_in(server: Running) -> None:
    with server.client() as client:
        status, trouble = client.trouble("POST", "/api/host", json={"secret": "guessed"})
        assert (status, trouble["code"]) == (403, "wrong-link")
        assert COOKIE not in client.cookies
        assert client.get("/api/host").json() == {"host": False}


def test_no_script_and_no_other_site_gets_at_the_hosts_cookie(server: Running) -> None:
    with server.client() as client:
        said = client.post("/api/host", json={"secret": SECRET}).headers["set-cookie"]
    assert "HttpOnly" in said
    assert "SameSite=strict" in said
    assert SECRET not in said


def test_a_program_is_never_the_host(host: Client) -> None:
    host.guest()
    token = host.post("/api/me/tokens", json={"name": "Гонец"}).raise_for_status().json()["token"]
    answer = host.get("/api/host", headers={"Authorization": f"Bearer {token}"})
    assert answer.json() == {"host": False}


def test_a_cookie_of_another_day_is_worth_nothing(host: Client) -> None:
    value = host.cookies[COOKIE]
    day, signature = value.split(".")
    for forged in (f"{int(day) + 1}.{signature}", f"{day}.{'0' * 64}", "x", ""):
        answer = host.get("/api/host", headers={"Cookie": f"{COOKIE}={forged}"})
        assert answer.json() == {"host": False}


def test_a_new_link_ends_what_the_older_one_let_in(home: Path) -> None:
    settings = settings_in(home, host_secret=SECRET)
    with serving(settings) as server, server.client() as client:
        client.post("/api/host", json={"secret": SECRET}).raise_for_status()
        cookie = {"Cookie": f"{COOKIE}={client.cookies[COOKIE]}"}
        assert client.get("/api/host", headers=cookie).json() == {"host": True}
    with serving(settings_in(home, host_secret="another")) as server, server.client() as client:
        assert client.get("/api/host", headers=cookie).json() == {"host": False}
        assert client.trouble("POST", "/api/host", json={"secret": SECRET})[0] == 403


def test_the_host_can_stop_being_it(host: Client) -> None:
    assert host.get("/api/host").json() == {"host": True}
    host.delete("/api/host").raise_for_status()
    assert host.get("/api/host").json() == {"host": False}


def test_the_secret_is_kept_as_a_hash_and_never_logged(
    home: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    settings = settings_in(home, host_secret=SECRET)
    with serving(settings) as server, server.client() as client:
        client.post("/api/host", json={"secret": SECRET}).raise_for_status()
    assert SECRET not in repr(settings)
    assert not [file for file in home.rglob("*.db*") if SECRET.encode() in file.read_bytes()]
    assert SECRET not in "".join(capfd.readouterr())


def test_a_correction_is_checked_by_the_rules_of_the_check(host: Client) -> None:
    told = content(host)
    told["gifts"][GIFT] |= {"ingredients": ["mud", "magic"], "name_en": " "}
    answer = host.post(f"{BOX}/check", json=draft(told)).json()["flaws"]
    assert {"at": "gifts[2].ingredients", "text": "“mud” is not known here"} in answer
    assert "gifts[2]" in {flaw["at"] for flaw in answer}
    status, trouble = host.trouble("POST", BOX, json=draft(told))
    assert (status, trouble["code"]) == (400, "bad-data")
    assert "data.toml" in trouble["text"]
    assert "/" not in trouble["text"]
    assert data.in_force("master_elf") == data.shipped("master_elf")


def test_a_flaw_that_makes_others_uncertain_is_told_alone(host: Client) -> None:
    told = content(host)
    told["adjacency"] = {}
    told["gifts"][GIFT]["types"] = []
    assert host.post(f"{BOX}/check", json=draft(told)).json()["flaws"]


def test_forms_that_no_sentence_asks_for_are_told(host: Client) -> None:
    told = content(host)
    told["gifts"][GIFT]["forms_ru"] = {"vocative": "глобусе"}
    (flaw,) = host.post(f"{BOX}/check", json=draft(told)).json()["flaws"]
    assert flaw["at"] == "gifts[2].forms_ru"


def test_a_saved_correction_keeps_the_comments_of_our_file(host: Client) -> None:
    box = corrected(host)
    assert box["corrected"]
    ours = data.shipped("master_elf")["data.toml"].read_text("utf-8").splitlines()
    theirs = data.in_force("master_elf")["data.toml"].read_text("utf-8").splitlines()
    assert [line for line in ours if line not in theirs] == [
        'name_ru = "Снежный шар"',
    ]
    changed = [(one, other) for one, other in zip(ours, theirs, strict=True) if one != other]
    assert len(changed) == 2
    (file,) = box["files"]
    assert [each["at"] for each in file["components"] if each.get("corrected")] == [["gifts", GIFT]]


def test_entries_come_and_go(host: Client) -> None:
    told = content(host)
    fresh = {**told["gifts"][GIFT], "id": "globe", "forms_ru": {"genitive": "Глобуса"}}
    told["gifts"] = [*told["gifts"][:GIFT], *told["gifts"][GIFT + 1 :], fresh]
    host.post(BOX, json=draft(told)).raise_for_status()
    assert content(host) == told
    text = data.in_force("master_elf")["data.toml"].read_text("utf-8")
    assert tomllib.loads(text) == told
    assert "У ВАС ЕСТЬ КОРОБКА?" in text


def test_new_tables_take_either_and_begun_ones_keep_theirs(host: Client) -> None:
    host.guest()
    before = lay(host, "me", "uniform")
    corrected(host)
    theirs, ours = lay(host, "me", "uniform"), lay(host, "me", "uniform", components="ours")
    assert theirs["corrected"]
    assert not ours.get("corrected")
    names = host.get(f"/api/games/{theirs['edition']}/words/ru").json()["names"]
    assert names["gift-snow-globe"] == "Глобус"
    for table in (before, ours):
        now = host.get(f"/api/tables/{table['id']}").json()
        edition = now["edition"]
        assert not now.get("corrected")
        names = host.get(f"/api/games/{edition}/words/ru").json()["names"]
        assert names["gift-snow-globe"] == "Снежный шар"
        (file,) = host.get(f"/api/games/{edition}/components").json().values()
        assert file["gifts"][GIFT]["ingredients"] == ["magic", "water"]
    assert host.get("/api/games/master_elf/words/ru").json()["names"]["gift-snow-globe"] == "Глобус"
    # A game that was loaded before has a longer name now, by which bots find it.
    assert editions.in_play("master_elf").edition.startswith("master_elf@")


def test_ours_can_be_looked_at_and_put_in_force_again(host: Client) -> None:
    corrected(host)
    assert content(host)["gifts"][GIFT]["name_ru"] == "Глобус"
    assert content(host, f"{BOX}?ours=true")["gifts"][GIFT]["name_ru"] == "Снежный шар"
    assert host.get(f"{BOX}/summary").json()["corrected"]
    box = host.delete(BOX).raise_for_status().json()
    assert not box["corrected"]
    assert data.in_force("master_elf") == data.shipped("master_elf")
    assert len(data.kept("master_elf")) == 1


def test_a_box_is_shared_as_one_file(host: Client, home: Path) -> None:
    corrected(host)
    answer = host.get(f"{BOX}/parcel")
    assert answer.headers["content-disposition"] == 'attachment; filename="master_elf.box.json"'
    shutil.rmtree(home / "home")
    box = host.post(f"{BOX}/parcel", json=answer.json()).raise_for_status().json()
    assert box["corrected"]
    assert content(host)["gifts"][GIFT]["name_ru"] == "Глобус"


def test_a_parcel_of_another_game_or_with_a_strange_file_is_refused(host: Client) -> None:
    parcel = host.get("/api/games/catan/box/parcel").json()
    assert set(parcel["files"]) == {"base.toml", "helpers.toml", "seafarers.toml"}
    assert host.trouble("POST", f"{BOX}/parcel", json=parcel)[1]["code"] == "other-game"
    for strange in ("../data.toml", "/etc/passwd", "other.toml"):
        wrong = {"game": "master_elf", "files": {strange: "schema = 1"}}
        assert host.trouble("POST", f"{BOX}/parcel", json=wrong)[1]["code"] == "bad-data"
    assert data.in_force("master_elf") == data.shipped("master_elf")


def test_of_a_parcel_all_files_come_into_force_or_none(host: Client) -> None:
    parcel = host.get("/api/games/catan/box/parcel").json()
    parcel["files"]["seafarers.toml"] = "schema = 2"
    assert host.trouble("POST", "/api/games/catan/box/parcel", json=parcel)[0] == 400
    assert data.in_force("catan") == data.shipped("catan")


def test_more_than_a_box_can_hold_is_refused(host: Client) -> None:
    told = {**content(host), "more": "x" * (1024 * 1024)}
    assert host.trouble("POST", f"{BOX}/check", json=draft(told))[0] == 413
