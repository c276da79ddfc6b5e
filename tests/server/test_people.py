"""Guests, accounts, passwords and tokens, over a real server."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from statistics import median

import pytest

from samobranka.core.words import words_for
from samobranka.server import people
from samobranka.server.faults import BadName
from samobranka.server.languages import accepted_language
from samobranka.server.names import account_name, clean_name, guest_name
from samobranka.server.passwords import HASHER, NOBODYS
from samobranka.server.sessions import COOKIE
from samobranka.server.trouble import ROOM
from samobranka.store import users
from tests.server.conftest import Client, Running

PASSWORD = "correct horse"


def rows(server: Running, question: str, *facts: object) -> list[tuple[object, ...]]:
    """What the database holds."""
    with closing(sqlite3.connect(server.settings.data / "samobranka.db")) as database, database:
        return database.execute(question, facts).fetchall()


@pytest.fixture
def names() -> Callable[[], str]:
    """Names nobody has taken in this test run."""
    made = iter(range(10**6))
    stamp = time.monotonic_ns()
    return lambda: f"Vasilisa {stamp} {next(made)}"


def register(client: Client, name: str, password: str = PASSWORD) -> dict[str, object]:
    """Makes the browser's user an account."""
    answer = client.post("/api/account", json={"name": name, "password": password})
    assert answer.status_code == 201, answer.text
    user: dict[str, object] = answer.json()
    return user


# ---------------------------------------------------------------- guests


def test_nobody_is_null(client: Client) -> None:
    assert client.get("/api/me").json() is None


def test_a_guest_is_known_again(client: Client) -> None:
    made = client.guest()
    assert made["guest"] is True
    assert client.get("/api/me").json() == made
    assert client.guest() == made


def test_guests_are_different_people(server: Running) -> None:
    with server.client() as one, server.client() as other:
        assert one.guest()["id"] != other.guest()["id"]


@pytest.mark.parametrize(("language", "letters"), [("ru-RU,ru;q=0.9", "а-яё"), ("en", "a-z")])
def test_a_guests_name_is_friendly_and_in_their_language(
    server: Running, language: str, letters: str
) -> None:
    with server.client(language) as client:
        assert client.guest()["name"].split(" ")[-1].isdecimal()
    assert re.fullmatch(rf"(?i)[{letters}]+ [{letters}]+ \d\d", guest_name(language[:2]))


def test_every_guest_name_is_a_good_name() -> None:
    for language in ("en", "ru"):
        words = words_for(language, room=ROOM)
        kinds, animals = words.say("guest-kinds").split(), words.say("guest-animals").split()
        assert len(set(kinds)) == len(kinds) >= 20
        assert len(set(animals)) == len(animals) >= 20
        for name in (f"{kind} {animal} 99" for kind in kinds for animal in animals):
            assert account_name(name) == name


def test_the_cookie_is_for_the_browser_only(client: Client) -> None:
    cookie = client.post("/api/me/guest").headers["set-cookie"].lower()
    for part in ("httponly", "samesite=lax", "path=/", "max-age=31536000"):
        assert part in cookie
    assert "secure" not in cookie  # plain http: the browser would throw it away


def forge_session(cookie: str) -> str:
    return "zzzz" + cookie[4:]


def forge_day(cookie: str) -> str:
    session, day, signature = cookie.split(".")
    return f"{session}.{int(day) + 1}.{signature}"


def unsigned(cookie: str) -> str:
    return cookie.rsplit(".", 1)[0]


def other_signature(cookie: str) -> str:
    return cookie.rsplit(".", 1)[0] + "." + "0" * 64


@pytest.mark.parametrize(
    "forge",
    [
        forge_session,
        forge_day,
        unsigned,
        other_signature,
        str.upper,
        lambda c: "",
        lambda c: "....",
    ],
)
def test_a_forged_cookie_is_nobodys(guest: Client, forge: Callable[[str], str]) -> None:
    cookie = guest.cookies[COOKIE]
    guest.cookies.clear()
    answer = guest.get("/api/me", headers={"Cookie": f"{COOKIE}={forge(cookie)}"})
    assert answer.json() is None
    assert guest.get("/api/me", headers={"Cookie": f"{COOKIE}={cookie}"}).json() is not None


# ---------------------------------------------------------------- names and languages


def test_rename_and_language(guest: Client) -> None:
    answer = guest.patch("/api/me", json={"name": "  Баба   Яга ", "language": "ru"})
    assert answer.json()["name"] == "Баба Яга"
    assert guest.get("/api/me").json()["language"] == "ru"
    assert guest.patch("/api/me", json={"language": "en"}).json()["name"] == "Баба Яга"


def test_trouble_is_told_in_the_users_own_language(guest: Client) -> None:
    guest.patch("/api/me", json={"language": "ru"})
    status, trouble = guest.trouble("PATCH", "/api/me", json={"name": "!!!"})
    assert (status, trouble["code"]) == (400, "bad-name")
    assert trouble["text"] == "В имени нужна хотя бы одна буква или цифра."


BAD_NAMES = {
    "": "empty",
    "   ": "empty",
    "…": "empty",
    "a\x00b": "unseen",
    "a\u202eb": "unseen",
    "a\u200bb": "unseen",
    "a\nb": "unseen",
    "\ufeffa": "unseen",
    "e\u0301\u0301\u0301\u0301": "unseen",
    "x" * 33: "long",
    "ﷺ" * 3: "long",
}


@pytest.mark.parametrize("name", BAD_NAMES)
def test_no_name(name: str) -> None:
    with pytest.raises(BadName) as told:
        clean_name(name)
    assert told.value.facts["why"] == BAD_NAMES[name]


def test_good_names() -> None:
    assert clean_name(" Ёлка ") == "Ёлка"
    assert clean_name("Ｗｉｄｅ") == "Wide"
    assert clean_name("José") == clean_name("Jose\u0301")
    assert account_name("Иван Smith") == "Иван Smith"
    with pytest.raises(BadName):
        account_name("Ivаn")  # with a Cyrillic «а»


def test_nobody_passes_for_an_account(server: Running, names: Callable[[], str]) -> None:
    name = names()
    with server.client() as owner, server.client() as other:
        register(owner, name)
        other.guest()
        status, trouble = other.trouble("PATCH", "/api/me", json={"name": name.upper()})
        assert (status, trouble["code"]) == (409, "name-taken")
        status, _ = other.trouble("POST", "/api/me/tokens", json={"name": name})
        assert status == 409
        assert owner.patch("/api/me", json={"name": name.upper()}).json()["name"] == name.upper()


def test_nobody_looks_like_an_account(server: Running) -> None:
    with server.client() as owner, server.client() as other:
        register(owner, "Copernicus")
        other.guest()
        for name in ("Сорernicus", "C0pernicus", "COPERNlCUS", "Copеrnicus"):
            status, trouble = other.trouble("PATCH", "/api/me", json={"name": name})
            assert (status, trouble["code"]) == (409, "name-taken")
        assert other.patch("/api/me", json={"name": "Copernica"}).status_code == 200
        wanted = {"name": "C0pernicus", "password": PASSWORD}
        assert other.trouble("POST", "/api/account", json=wanted)[1]["code"] == "name-taken"


def test_guests_are_marked(server: Running, guest: Client, names: Callable[[], str]) -> None:
    seats = [{"kind": "person"}, {"kind": "open"}]
    table = guest.post("/api/tables", json={"game": "master_elf", "seats": seats}).json()
    assert table["seats"][0]["guest"] is True
    with server.client() as owner:
        register(owner, names())
        sat = owner.post(f"/api/tables/{table['id']}/sit", json={}).json()
        assert "guest" not in sat["seats"][1]


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("ru", "ru"),
        ("de, ru;q=0.4, en;q=0.3", "ru"),
        ("en-GB, ru;q=0.9", "en"),
        ("fr-FR, *;q=0.1", "en"),
        ("ru;q=nonsense, en;q=0.2", "en"),
        ("ru;q=0", "en"),
        (";;;,,,q=", "en"),
    ],
)
def test_accept_language(header: str, language: str) -> None:
    assert accepted_language(header) == language


# ---------------------------------------------------------------- accounts


def test_a_guest_becomes_an_account_and_stays_the_same_user(
    guest: Client, names: Callable[[], str]
) -> None:
    before = guest.get("/api/me").json()
    after = register(guest, names())
    assert after["id"] == before["id"]
    assert after["guest"] is False
    assert guest.get("/api/me").json() == after
    assert (
        guest.trouble("POST", "/api/account", json={"name": names(), "password": PASSWORD})[0]
        == 409
    )


def test_nobody_becomes_an_account_too(client: Client, names: Callable[[], str]) -> None:
    made = register(client, names())
    assert client.get("/api/me").json() == made


def test_names_of_accounts_are_unique_whatever_their_case(
    server: Running, names: Callable[[], str]
) -> None:
    name = names()
    with server.client() as one, server.client() as other:
        register(one, name)
        wanted = {"name": name.upper(), "password": PASSWORD}
        status, trouble = other.trouble("POST", "/api/account", json=wanted)
        assert (status, trouble["code"]) == (409, "name-taken")
        assert other.get("/api/me").json() is None


def test_log_in_on_another_device(server: Running, names: Callable[[], str]) -> None:
    name = names()
    with server.client() as one, server.client() as other:
        made = register(one, name)
        answer = other.post("/api/login", json={"name": name.lower(), "password": PASSWORD})
        assert answer.json() == made == other.get("/api/me").json()


def test_a_guests_tables_come_along_when_asked(server: Running, names: Callable[[], str]) -> None:
    name = names()
    with server.client() as home, server.client() as phone:
        account = register(home, name)
        phone.guest()
        seats = [{"kind": "person"}, {"kind": "open"}]
        laid = phone.post("/api/tables", json={"game": "master_elf", "seats": seats}).json()["id"]
        known = {"name": name, "password": PASSWORD, "bring": True}
        assert phone.post("/api/login", json=known).json() == account
        mine = home.get("/api/me/tables").json()["tables"]
        assert [each["table"]["id"] for each in mine] == [laid]
        assert (
            phone.post(f"/api/tables/{laid}/start").status_code == 409
        )  # the host, but a seat is open
        assert home.get(f"/api/tables/{laid}").json()["seats"][0]["user"] == account["id"]


@pytest.mark.parametrize("wrong", ["name", "password"])
def test_a_wrong_name_and_a_wrong_password_are_told_alike(
    client: Client, names: Callable[[], str], wrong: str
) -> None:
    known = {"name": names(), "password": PASSWORD}
    register(client, known["name"])
    client.cookies.clear()
    status, trouble = client.trouble("POST", "/api/login", json={**known, wrong: "something else"})
    assert (status, trouble["code"]) == (401, "wrong-password")
    assert client.get("/api/me").json() is None


def test_the_time_to_refuse_does_not_tell_whether_a_name_exists(
    client: Client, names: Callable[[], str]
) -> None:
    name = names()
    register(client, name)

    def seconds(name: str) -> float:
        began = time.perf_counter()
        client.trouble("POST", "/api/login", json={"name": name, "password": "wrong password"})
        return time.perf_counter() - began

    pairs = [(seconds(name), seconds(names())) for _ in range(5)]
    known, unknown = (median(pair[side] for pair in pairs) for side in (0, 1))
    assert unknown > known / 3
    assert not HASHER.check_needs_rehash(NOBODYS)


def test_passwords_are_kept_as_argon2id_only(
    server: Running, client: Client, names: Callable[[], str]
) -> None:
    made = register(client, names())
    ((kept,),) = rows(server, "SELECT password FROM users WHERE id = ?", made["id"])
    assert str(kept).startswith("$argon2id$")


def test_log_out(client: Client, names: Callable[[], str]) -> None:
    register(client, names())
    assert client.post("/api/logout").status_code == 204
    assert client.get("/api/me").json() is None


def test_a_new_password_logs_all_others_out(server: Running, names: Callable[[], str]) -> None:
    name, new = names(), "another horse"
    with server.client() as here, server.client() as there:
        register(here, name)
        there.post("/api/login", json={"name": name, "password": PASSWORD})
        stolen = there.cookies[COOKIE]
        wrong = {"old": "not this one", "new": new}
        assert here.trouble("POST", "/api/me/password", json=wrong)[0] == 401
        assert here.post("/api/me/password", json={"old": PASSWORD, "new": new}).status_code == 200
        assert here.get("/api/me").json() is not None
        there.cookies.clear()
        assert there.get("/api/me", headers={"Cookie": f"{COOKIE}={stolen}"}).json() is None
        old = {"name": name, "password": PASSWORD}
        assert there.trouble("POST", "/api/login", json=old)[0] == 401
        assert there.post("/api/login", json={"name": name, "password": new}).status_code == 200


def test_a_guest_has_no_password(guest: Client) -> None:
    wanted = {"old": PASSWORD, "new": PASSWORD}
    assert guest.trouble("POST", "/api/me/password", json=wanted)[1]["code"] == "no-account"


def test_short_and_long_passwords_are_refused_with_the_place(client: Client) -> None:
    for password in ("short", "x" * 201):
        wanted = {"name": "Koschei", "password": password}
        status, trouble = client.trouble("POST", "/api/account", json=wanted)
        assert (status, trouble["code"]) == (400, "malformed-message")
        assert "$.password" in trouble["text"]


# ---------------------------------------------------------------- programs


def test_a_program_acts_as_a_bot_of_its_own(server: Running, guest: Client, client: Client) -> None:
    made = guest.post("/api/me/tokens", json={"name": "Robot"}).json()
    listed = guest.get("/api/me/tokens").json()
    assert [(token["id"], token["name"]) for token in listed] == [(made["id"], "Robot")]
    assert "token" not in listed[0]
    bearer = {"Authorization": f"Bearer {made['token']}"}
    with server.client() as program:
        bot = program.get("/api/me", headers=bearer).json()
        assert bot["name"] == "Robot"
        assert bot["id"] != guest.get("/api/me").json()["id"]
        status, trouble = program.trouble("GET", "/api/me/tokens", headers=bearer)
        assert (status, trouble["code"]) == (403, "not-for-programs")
    assert rows(server, "SELECT count(*) FROM tokens WHERE hash = ?", made["token"]) == [(0,)]
    assert guest.delete(f"/api/me/tokens/{made['id']}").status_code == 204
    assert guest.get("/api/me", headers=bearer).json() is None
    assert guest.trouble("DELETE", f"/api/me/tokens/{made['id']}")[0] == 404


def test_a_token_is_the_owners_to_drop(server: Running, guest: Client) -> None:
    made = guest.post("/api/me/tokens", json={"name": "Robot"}).json()
    with server.client() as stranger:
        stranger.guest()
        assert stranger.trouble("DELETE", f"/api/me/tokens/{made['id']}")[0] == 404
    assert len(guest.get("/api/me/tokens").json()) == 1


def test_a_wrong_token_is_nobody_even_beside_a_good_cookie(guest: Client) -> None:
    for said in ("Bearer nonsense", "bearer x"):
        assert guest.get("/api/me", headers={"Authorization": said}).json() is None


def test_a_proxys_own_lock_is_no_token(guest: Client) -> None:
    assert guest.get("/api/me", headers={"Authorization": "Basic YTpi"}).json() is not None


def test_there_is_an_end_to_tokens(guest: Client) -> None:
    made = [guest.post("/api/me/tokens", json={"name": f"R{n}"}).status_code for n in range(20)]
    assert set(made) == {201}
    assert guest.trouble("POST", "/api/me/tokens", json={"name": "R20"})[0] == 409


@pytest.mark.parametrize(
    ("method", "path"),
    [("PATCH", "/api/me"), ("POST", "/api/me/password"), ("GET", "/api/me/tokens")],
)
def test_nobody_may_not(client: Client, method: str, path: str) -> None:
    bodies = {"/api/me": {"name": "X"}, "/api/me/password": {"old": PASSWORD, "new": PASSWORD}}
    body = {"json": bodies[path]} if path in bodies else {}
    status, trouble = client.trouble(method, path, **body)
    assert (status, trouble["code"]) == (401, "not-signed-in")


# ---------------------------------------------------------------- guessing


def test_guessing_slows_the_guesser_and_not_the_owner(
    server: Running, names: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    name = names()
    with server.client() as owner, server.client() as guesser:
        register(owner, name)
        limits = server.app.state.house.limits
        monkeypatch.setattr(limits, "generosity", 1.0)
        monkeypatch.setattr(people, "SLOWED_SECONDS", 0.5)
        while limits.allow("login", f"name {users.key_of(name)}"):
            pass  # ten wrong guesses, from all over the world
        began = time.monotonic()
        wrong = {"name": name, "password": "wrong password"}
        assert guesser.trouble("POST", "/api/login", json=wrong)[1]["code"] == "wrong-password"
        assert time.monotonic() - began >= 0.5
        right = {"name": name, "password": PASSWORD}
        assert owner.post("/api/login", json=right).status_code == 200


def test_a_name_with_a_nul_is_nobodys(client: Client) -> None:
    wanted = {"name": "a\x00b", "password": PASSWORD}
    assert client.trouble("POST", "/api/login", json=wanted)[1]["code"] == "wrong-password"
