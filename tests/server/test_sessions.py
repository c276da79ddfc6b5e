"""Sessions: rows that can be ended, and sockets that end with them."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import itertools
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import Connection
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from samobranka.server import hall, sessions
from samobranka.server.sessions import COOKIE, browser_of, today
from samobranka.store import users
from samobranka.store.database import Database
from tests.server.conftest import Client, Running, serving, settings_in
from tests.server.player import Player
from tests.server.test_people import PASSWORD, register
from tests.server.test_tables import lay

NAMES = (f"Vasilisa {number}" for number in itertools.count())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that looks at its people often."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(hall, "SWEEP", 0.2)
        patched.setattr(sessions, "REMEMBERED_SECONDS", 0.2)
        with serving(settings_in(tmp_path_factory.mktemp("sessions"))) as running:
            yield running


@pytest.fixture
def browsers(server: Running) -> Iterator[Callable[[], Client]]:
    clients: list[Client] = []

    def new() -> Client:
        clients.append(server.client())
        return clients[-1]

    yield new
    for client in clients:
        client.close()


def logged_in(client: Client, name: str) -> Client:
    client.post("/api/login", json={"name": name, "password": PASSWORD}).raise_for_status()
    return client


def with_cookie(server: Running, cookie: str) -> Client:
    """A thief's browser."""
    return Client(server.url, cookies={COOKIE: cookie})


def is_known(server: Running, cookie: str) -> bool:
    with with_cookie(server, cookie) as thief:
        return thief.get("/api/me").json() is not None


def test_logging_out_makes_the_cookie_worthless(server: Running, client: Client) -> None:
    register(client, next(NAMES))
    cookie = client.cookies[COOKIE]
    assert is_known(server, cookie)
    client.post("/api/logout").raise_for_status()
    assert not is_known(server, cookie)


def test_a_guests_cookie_does_not_open_the_account(server: Running, guest: Client) -> None:
    cookie = guest.cookies[COOKIE]
    register(guest, next(NAMES))
    assert not is_known(server, cookie)
    assert guest.get("/api/me").json()["guest"] is False


def test_logging_in_ends_what_the_browser_had(server: Running, client: Client) -> None:
    name = next(NAMES)
    register(client, name)
    before = client.cookies[COOKIE]
    logged_in(client, name)
    assert not is_known(server, before)
    assert len(client.get("/api/me/sessions").json()) == 1


def test_a_list_of_ones_own(browsers: Callable[[], Client]) -> None:
    name, home, phone = next(NAMES), browsers(), browsers()
    home.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0"
    register(home, name)
    logged_in(phone, name)
    listed = home.get("/api/me/sessions").json()
    assert sorted(row.get("current", False) for row in listed) == [False, True]
    assert "Firefox, Linux" in [row["browser"] for row in listed]
    (other,) = [row["id"] for row in listed if not row.get("current")]
    stranger = browsers()
    stranger.guest()
    assert stranger.trouble("DELETE", f"/api/me/sessions/{other}")[0] == 404
    assert home.delete(f"/api/me/sessions/{other}").status_code == 204
    assert phone.get("/api/me").json() is None
    assert len(home.get("/api/me/sessions").json()) == 1


def test_log_out_everywhere(server: Running, browsers: Callable[[], Client]) -> None:
    name, home, phone = next(NAMES), browsers(), browsers()
    register(home, name)
    logged_in(phone, name)
    cookies = [home.cookies[COOKIE], phone.cookies[COOKIE]]
    assert home.delete("/api/me/sessions").status_code == 204
    assert not any(is_known(server, cookie) for cookie in cookies)


def test_what_browsers_call_themselves() -> None:
    chrome = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36"
    assert browser_of(chrome) == "Chrome, Windows"
    assert browser_of(f"{chrome} Edg/140.0") == "Edge, Windows"
    assert browser_of("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1") == (
        "Safari, iPhone"
    )
    assert browser_of("") == ""


# ---------------------------------------------------------------- cookies from before


def old_cookie(server: Running, user: str, epoch: int = 0) -> str:
    said = f"{user}.{epoch}.{today()}"
    key = server.app.state.house.sessions._key
    return f"{said}.{hmac.new(key, sessions.PURPOSE + said.encode(), hashlib.sha256).hexdigest()}"


def test_a_cookie_from_before_there_were_sessions_becomes_one(
    server: Running, guest: Client
) -> None:
    user = guest.get("/api/me").json()["id"]
    with with_cookie(server, old_cookie(server, user)) as before:
        answer = before.get("/api/me")
        assert answer.json()["id"] == user
        assert COOKIE in answer.cookies
        assert answer.cookies[COOKIE].count(".") == 2
    assert not is_known(server, old_cookie(server, user, 1))
    register(guest, next(NAMES))
    assert not is_known(server, old_cookie(server, user))


def test_logging_out_ends_a_cookie_from_before(server: Running, guest: Client) -> None:
    cookie = old_cookie(server, guest.get("/api/me").json()["id"])
    with with_cookie(server, cookie) as before:
        before.post("/api/logout").raise_for_status()
    assert not is_known(server, cookie)


# ---------------------------------------------------------------- open sockets


async def is_sent_away(socket: ClientConnection) -> None:
    """Hears out what was on its way; then there is nothing any more."""
    async with asyncio.timeout(5):
        with suppress(ConnectionClosed):
            async for _ in socket:
                pass
    assert socket.close_code is not None


def in_store(server: Running, work: Callable[[Connection], object]) -> None:
    """The host does something with a command, in another process."""
    database = Database.open(server.settings.database)
    with database.writing() as connection:
        work(connection)
    database.close()


DEEDS = ("log_out", "everywhere", "password", "register", "host_reset", "host_delete", "host_ban")


@pytest.mark.anyio
@pytest.mark.parametrize("deed", DEEDS)
async def test_open_sockets_end_with_what_they_came_in_with(
    server: Running, browsers: Callable[[], Client], deed: str
) -> None:
    name, home, phone = next(NAMES), browsers(), browsers()
    if deed == "register":
        home.guest()
        phone.cookies.update(home.cookies)
    else:
        register(home, name)
        logged_in(phone, name)
    user = home.get("/api/me").json()["id"]
    table = lay(home, "me", "uniform")["id"]
    async with Player(phone, table) as open_socket:
        assert open_socket.you == 0
        match deed:
            case "log_out":
                await asyncio.to_thread(phone.post, "/api/logout")
            case "everywhere":
                await asyncio.to_thread(home.delete, "/api/me/sessions")
            case "password":
                new = {"old": PASSWORD, "new": "another horse"}
                await asyncio.to_thread(home.post, "/api/me/password", json=new)
            case "register":
                await asyncio.to_thread(register, home, name)
            case "host_reset":
                in_store(server, lambda c: users.set_password(c, user, "hash"))
            case "host_delete":
                in_store(server, lambda c: users.delete(c, user))
            case "host_ban":
                in_store(server, lambda c: users.ban(c, user, True))
        await is_sent_away(open_socket.socket)


@pytest.mark.anyio
async def test_a_programs_socket_ends_with_its_token(server: Running, guest: Client) -> None:
    made = guest.post("/api/me/tokens", json={"name": "Robot"}).json()
    table = lay(guest, "me", "open")["id"]
    bearer = {"Authorization": f"Bearer {made['token']}"}
    with server.client() as program:
        program.headers.update(bearer)
        async with program.connect(table, Origin="", Cookie="", **bearer) as socket:
            await socket.recv()
            await asyncio.to_thread(guest.delete, f"/api/me/tokens/{made['id']}")
            await is_sent_away(socket)


def test_a_new_node_knows_the_sessions(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    with serving(settings) as server, server.client() as client:
        client.guest()
        cookie = client.cookies[COOKIE]
    with serving(settings) as server:
        assert is_known(server, cookie)
