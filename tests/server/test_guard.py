"""Who is let in: origins, hosts, bodies, sockets; what browsers are told; how trouble is told."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from samobranka.core.words import LANGUAGES, words_for
from samobranka.server.faults import BadPublicUrl, ServerFault
from samobranka.server.pages import PAGES
from samobranka.server.protocol import LONGEST_NAME
from samobranka.server.settings import origin_of
from samobranka.server.trouble import ROOM
from tests.server.conftest import Client, Running, serving, settings_in

PUBLIC = "https://table.example"


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a name of its own, behind a proxy that speaks https."""
    folder = tmp_path_factory.mktemp("public")
    with serving(settings_in(folder, public_url=PUBLIC)) as running:
        yield running


# ---------------------------------------------------------------- other people's pages

FOREIGN: dict[str, dict[str, str]] = {
    "another site": {"Origin": "http://evil.example"},
    "a page without an origin": {"Origin": "null"},
    "another port": {"Origin": "http://127.0.0.1:1"},
    "another scheme": {"Origin": "ftp://127.0.0.1"},
    "a sibling": {"Origin": "", "Sec-Fetch-Site": "same-site"},
    "another site, old browser": {"Origin": "", "Sec-Fetch-Site": "cross-site"},
    "nothing said": {"Origin": ""},
    "a form": {"X-Samobranka": ""},
}


def with_headers(client: Client, headers: dict[str, str]) -> None:
    """Changes what the browser sends; "" leaves a header out."""
    for name, value in headers.items():
        if value:
            client.headers[name] = value
        else:
            del client.headers[name]


@pytest.mark.parametrize("page", FOREIGN)
def test_another_sites_page_changes_nothing(guest: Client, page: str) -> None:
    before = guest.get("/api/me").json()
    with_headers(guest, FOREIGN[page])
    status, told = guest.trouble("PATCH", "/api/me", json={"name": "Hacked"})
    assert (status, told["code"]) == (403, "foreign-origin")
    assert guest.trouble("POST", "/api/logout")[0] == 403
    assert guest.get("/api/me").json() == before


def test_our_own_page_in_a_browser_that_says_no_origin(guest: Client) -> None:
    with_headers(guest, {"Origin": "", "Sec-Fetch-Site": "same-origin"})
    assert guest.patch("/api/me", json={"language": "ru"}).status_code == 200


def test_a_program_needs_no_page(guest: Client, server: Running) -> None:
    token = guest.post("/api/me/tokens", json={"name": "Robot"}).json()["token"]
    with server.client() as program:
        with_headers(program, {"Origin": "", "X-Samobranka": ""})
        program.headers["Authorization"] = f"Bearer {token}"
        assert program.patch("/api/me", json={"name": "Robot 2"}).json()["name"] == "Robot 2"


def test_a_bearer_header_does_not_open_the_door_for_a_cookie(guest: Client) -> None:
    with_headers(guest, {"Origin": "http://evil.example", "Authorization": "Bearer x"})
    assert guest.trouble("PATCH", "/api/me", json={"name": "Hacked"})[0] == 401


# ---------------------------------------------------------------- sockets


def refusal(client: Client, **headers: str) -> int:
    """The status with which a socket is refused; 101 when it is not."""

    async def knock() -> int:
        try:
            async with client.connect("aaaaaaaaaaaaaaaa", **headers):
                return 101
        except InvalidStatus as error:
            return error.response.status_code

    return asyncio.run(knock())


def test_a_socket_of_another_sites_page_is_refused(guest: Client) -> None:
    assert refusal(guest, Origin="http://evil.example") == 403
    assert refusal(guest, Origin="null") == 403
    assert refusal(guest, Origin="") == 403  # a cookie, but nobody says whose page
    assert refusal(guest, Origin="", Authorization="Bearer x") != 403


def test_a_socket_of_our_own_page_is_not_refused_for_its_origin(guest: Client) -> None:
    assert refusal(guest) != 403


# ---------------------------------------------------------------- hosts


def test_without_a_name_the_server_answers_to_any(guest: Client) -> None:
    for host in ("table.lan:8000", "192.168.0.7:8000", "[fe80::1]:8000"):
        asked = {"Host": host, "Origin": f"http://{host}"}
        assert guest.patch("/api/me", json={"language": "en"}, headers=asked).status_code == 200


def test_with_a_name_it_answers_to_no_other(public: Running) -> None:
    with public.client() as client:
        status, told = client.trouble("GET", "/api/me", headers={"Host": "evil.example"})
        assert (status, told["code"]) == (421, "foreign-host")
        assert client.get("/api/me", headers={"Host": "table.example"}).status_code == 200
        assert client.get("/health").status_code == 200  # machines call by address


def test_with_a_name_only_its_own_pages_count(public: Running) -> None:
    with public.client() as client:
        client.headers["Host"] = "table.example"
        status, _ = client.trouble(
            "POST", "/api/me/guest", headers={"Origin": "http://table.example"}
        )
        assert status == 403
        answer = client.post("/api/me/guest", headers={"Origin": PUBLIC})
        assert answer.status_code == 200
        assert "secure" in answer.headers["set-cookie"].lower()
        assert answer.headers["strict-transport-security"].startswith("max-age=")


def test_behind_a_trusted_proxy_https_is_believed(client: Client) -> None:
    said = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.5"}
    answer = client.post("/api/me/guest", headers=said)
    assert "secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://Table.Example/", "https://table.example"),
        ("http://table.lan:8000", "http://table.lan:8000"),
        ("https://table.example:443", "https://table.example"),
        ("http://[fe80::1]:80", "http://[fe80::1]"),
    ],
)
def test_public_url(url: str, origin: str) -> None:
    assert origin_of(url) == origin


BAD_URLS = (
    "",
    "table.example",
    "ftp://a",
    "https://",
    "https://a/b",
    "https://a?b",
    "http://a:x",
    "http://[",
    "https://me@a",
)


@pytest.mark.parametrize("url", BAD_URLS)
def test_bad_public_url(url: str) -> None:
    with pytest.raises(BadPublicUrl):
        origin_of(url)


# ---------------------------------------------------------------- bodies

JSON = {"Content-Type": "application/json"}
TEXT = {"Content-Type": "text/plain"}
BODIES: dict[str, tuple[dict[str, Any], int, str]] = {
    "no JSON": ({"content": b"{", "headers": JSON}, 400, "malformed-message"),
    "no UTF-8": ({"content": b'{"name": "\xff"}', "headers": JSON}, 400, "malformed-message"),
    "deep": ({"content": b"[" * 50_000, "headers": JSON}, 400, "malformed-message"),
    "empty": ({}, 400, "bad-request"),
    "a form": ({"data": {"name": "X"}}, 415, "not-json"),
    "text": ({"content": b'{"name": "X"}', "headers": TEXT}, 415, "not-json"),
    "no type": ({"content": b'{"name": "X"}'}, 415, "not-json"),
    "unknown field": ({"json": {"nam": "X"}}, 400, "malformed-message"),
    "wrong type": ({"json": {"name": 1}}, 400, "malformed-message"),
    "unknown language": ({"json": {"language": "fr"}}, 400, "malformed-message"),
    "a list": ({"json": []}, 400, "malformed-message"),
    "too long a name": ({"json": {"name": "x" * (LONGEST_NAME + 1)}}, 400, "malformed-message"),
    "too large": ({"json": {"name": "x" * 70_000}}, 413, "too-large"),
}


@pytest.mark.parametrize("body", BODIES)
def test_a_wrong_body_is_refused_in_both_languages(guest: Client, body: str) -> None:
    more, status, code = BODIES[body]
    told = set()
    for language in LANGUAGES:
        guest.headers["Accept-Language"] = language
        found, trouble = guest.trouble("PATCH", "/api/me", **more)
        assert (found, trouble["code"]) == (status, code)
        told.add(trouble["text"])
    assert len(told) == 2


def test_a_body_without_a_length_is_limited_too(guest: Client) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 1024

    assert guest.trouble("PATCH", "/api/me", content=endless(), headers=JSON)[0] == 413


# ---------------------------------------------------------------- how trouble is told


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("GET", "/etc/passwd", 404, "not-found"),
        ("GET", "/../../pyproject.toml", 404, "not-found"),
        ("GET", "/assets/%2e%2e/%2e%2e/app.py", 404, "not-found"),
        ("PUT", "/api/me", 405, "wrong-method"),
        ("POST", "/", 405, "wrong-method"),
    ],
)
def test_what_is_not_there(client: Client, method: str, path: str, status: int, code: str) -> None:
    found, told = client.trouble(method, path)
    assert (found, told["code"]) == (status, code)
    client.headers["Accept-Language"] = "ru"
    assert any("а" <= letter <= "я" for letter in client.trouble(method, path)[1]["text"])


def test_openapi_as_json_and_no_viewers(client: Client) -> None:
    schema = client.get("/schema/openapi.json").json()
    assert {"/api/me", "/api/login", "/health"} <= set(schema["paths"])
    assert "Troubled" in schema["components"]["schemas"]
    for viewer in ("swagger", "redoc", "elements", "rapidoc/x", "scalar", "openapi.yaml"):
        status, told = client.trouble("GET", f"/schema/{viewer}")
        assert (status, told["code"]) == (404, "not-found")


def test_our_own_fault_is_logged_and_told_by_number(
    server: Running,
    client: Client,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("the secret is 12345")

    monkeypatch.setattr(server.app.state.house.sessions, "read", broken)
    with caplog.at_level(logging.ERROR):
        client.cookies.set("samobranka", "x")
        status, told = client.trouble("GET", "/api/me")
    assert (status, told["code"]) == (500, "broken")
    assert "12345" not in told["text"]
    (record,) = [each for each in caplog.records if each.message == "broken"]
    assert vars(record)["fault"] in told["text"]
    assert record.exc_info is not None


@pytest.mark.parametrize("path", ["/", "/table/abc", "/api/me", "/api/nothing", "/health"])
def test_every_answer_tells_the_browser_what_to_refuse(client: Client, path: str) -> None:
    headers = client.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "strict-transport-security" not in headers
    assert "server" not in headers


def test_a_browsers_report_is_logged(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    report = {"csp-report": {"violated-directive": "script-src"}}
    with_headers(client, {"X-Samobranka": ""})
    with caplog.at_level(logging.WARNING):
        answer = client.post(
            "/api/csp",
            content=json.dumps(report),
            headers={"Content-Type": "application/csp-report"},
        )
    assert answer.status_code == 204
    assert any("script-src" in str(vars(each).get("report")) for each in caplog.records)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_the_server_has_words(language: str) -> None:
    words = words_for(language, room=ROOM)
    codes = {each.code for each in ServerFault.__subclasses__()}
    assert "too-often" in codes
    assert [code for code in sorted(codes) if not words.has(f"fault-{code}")] == []


# ---------------------------------------------------------------- pages


@pytest.mark.parametrize("path", ["/", "/help/x/1", *(f"/{page}" for page in PAGES)])
def test_pages_are_the_clients(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = client.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.head(path).status_code == 200


def test_a_person_at_an_unknown_address_meets_the_client(client: Client) -> None:
    asked = client.get("/no/such/page", headers={"Accept": "text/html,*/*"})
    assert asked.status_code == 404
    assert asked.headers["content-type"].startswith("text/html")
    for path, accept in {"/no/such/page": "*/*", "/api/nothing": "text/html"}.items():
        answer = client.get(path, headers={"Accept": accept})
        assert (answer.status_code, answer.json()["trouble"]["code"]) == (404, "not-found")


def test_files_of_the_client(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Самобранка</title>", "utf-8")
    (tmp_path / "assets" / "main-1a2b.js").write_text("let a = 1;\n" * 100)
    monkeypatch.setattr("samobranka.server.pages.FOLDER", tmp_path)
    assert "Самобранка" in client.get("/table/abc").text
    script = client.get("/assets/main-1a2b.js")
    assert script.text == "let a = 1;\n" * 100
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-encoding"] == "gzip"
    assert script.headers["content-type"].startswith("text/javascript")
    plain = client.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert plain.text == script.text
    assert client.trouble("GET", "/assets/main-0000.js")[0] == 404


def test_a_file_that_the_build_has_packed_is_sent_so(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "main-1a2b.js").write_text("let a = 1;\n" * 100)
    (tmp_path / "assets" / "main-1a2b.js.br").write_bytes(b"smaller still")
    monkeypatch.setattr("samobranka.server.pages.FOLDER", tmp_path)

    def sent(accepted: str) -> tuple[str, int]:
        with client.stream(
            "GET", "/assets/main-1a2b.js", headers={"Accept-Encoding": accepted}
        ) as answer:
            body = b"".join(answer.iter_raw())
        return answer.headers.get("content-encoding", ""), len(body)

    assert sent("gzip, deflate, br") == ("br", len(b"smaller still"))
    assert sent("gzip")[0] == "gzip"
    assert sent("br;q=0, gzip;q=0.5")[0] == "gzip"
    assert sent("identity") == ("", 1100)
    assert client.trouble("GET", "/assets/main-1a2b.js.br")[0] == 404


def test_what_is_no_page_goes_without_the_policy_of_pages(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("index.html", "main.js", "main.css", "letters.woff2", "icon.svg"):
        (tmp_path / name).write_text("<svg/>")
    monkeypatch.setattr("samobranka.server.pages.FOLDER", tmp_path)
    for name in ("main.js", "main.css", "letters.woff2"):
        headers = client.get(f"/{name}").headers
        assert "content-security-policy" not in headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
    for name in ("index.html", "icon.svg"):
        assert "content-security-policy" in client.get(f"/{name}").headers


def test_without_a_client_the_page_says_how_to_build_it(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("samobranka.server.pages.FOLDER", tmp_path)
    text = client.get("/").text
    assert "has not been built" in text
    assert "не собран" in text
    assert "make web" in text


def test_what_is_said_of_a_game_is_sent_packed_and_once(client: Client) -> None:
    for address in (
        "/api/games",
        "/api/words/ru",
        "/api/games/catan/words/ru",
        "/api/games/catan/components",
        "/api/games/catan/rules/ru",
    ):
        packed = client.get(address)
        assert packed.headers["content-encoding"] == "gzip", address
        assert packed.headers["vary"] == "Accept-Encoding"
        plain = client.get(address, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == packed.content, "unpacked, it is the same"
        again = client.get(address, headers={"If-None-Match": packed.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_what_one_reader_is_told_is_never_packed(client: Client) -> None:
    """Packed, its length would tell of what is in it."""
    client.guest()
    for address in ("/api/me", "/api/me/tables", "/api/lobby"):
        assert "content-encoding" not in client.get(address).headers
