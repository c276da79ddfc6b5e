"""`samobranka serve` as a host meets it: it starts, tells where, and stops without losing anything."""

from __future__ import annotations

import asyncio
import io
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from samobranka.cli import main
from samobranka.cli import serve as serving_command
from samobranka.cli.serve import announce
from samobranka.cli.voice import Voice
from samobranka.server import addresses
from samobranka.server.addresses import address_here, addresses_for_others, lan_addresses
from samobranka.store.database import Database
from tests.server.conftest import Client, Process, serving, settings_in, started

ROOT = Path(__file__).parents[2]
MOST_START_UP_SECONDS = 2.0

slow = pytest.mark.slow  # a Python of its own, several times


def lay(client: Client) -> str:
    """A table of a guest and a bot, in play; its id."""
    client.guest()
    wanted = {
        "game": "master_elf",
        "seats": [{"kind": "person"}, {"kind": "bot", "bot": "uniform"}],
    }
    answer = client.post("/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


@slow
def test_it_starts_tells_where_and_stops(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with started(tmp_path / "data", log=log) as server:
        assert server.url.startswith("http://127.0.0.1:")
        with server.client() as client:
            assert client.get("/").status_code == 200
            assert client.get("/ready").json()["status"] == "ready"
        assert server.end() == -signal.SIGTERM
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert [line["status"] for line in lines if line.get("path") == "/ready"] == [200]
    assert not [line for line in lines if line["level"] in ("error", "warning")]
    assert (tmp_path / "data" / "samobranka.db").exists()


@slow
def test_what_was_there_is_there_after_a_restart(tmp_path: Path) -> None:
    with started(tmp_path) as server, server.client() as client:
        user = client.guest()
        cookie = dict(client.cookies)
        server.end(signal.SIGKILL)
    with started(tmp_path) as server, server.client(cookies=cookie) as client:
        assert client.get("/api/me").json() == user


@slow
def test_sockets_are_told_that_the_server_comes_back(tmp_path: Path) -> None:
    async def last_words(server: Process, client: Client, table: str) -> int | None:
        async with client.connect(table) as connection:
            assert json.loads(await connection.recv())["type"] == "welcome"
            server.process.send_signal(signal.SIGTERM)
            try:
                while True:
                    await connection.recv()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else None

    with started(tmp_path) as server, server.client() as client:
        table = lay(client)
        assert asyncio.run(last_words(server, client, table)) == 1012
        assert server.process.wait(20) == -signal.SIGTERM


@slow
def test_ctrl_c(tmp_path: Path) -> None:
    with started(tmp_path) as server:
        assert server.end(signal.SIGINT) == 130


@slow
def test_to_the_first_page_it_needs_less_than_two_seconds_of_a_core(tmp_path: Path) -> None:
    """Not seconds on the wall: tests share their machine with others."""
    with started(tmp_path) as server, server.client() as client:
        assert client.get("/").status_code == 200
        fields = Path(f"/proc/{server.process.pid}/stat")
        if not fields.exists():
            pytest.skip("this system does not tell how long a process has worked")
        user, system = fields.read_text().rpartition(") ")[2].split()[11:13]
        assert (int(user) + int(system)) / os.sysconf("SC_CLK_TCK") < MOST_START_UP_SECONDS


def test_help_needs_nothing_of_the_server() -> None:
    code = "import sys, samobranka.cli.serve; sys.exit('litestar' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# ---------------------------------------------------------------- what a host can do wrong


Refused = Callable[..., str]


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Refused:
    """Calls `serve` with options that keep it from starting; what it says."""
    monkeypatch.setenv("COLUMNS", "200")

    def call(*options: str | Path, language: str = "en") -> str:
        assert main(["serve", "--lang", language, *map(str, options)]) == 2
        return capsys.readouterr().err

    return call


def test_a_taken_port(tmp_path: Path, refused: Refused) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        here = ("--data", tmp_path, "--port", str(other.getsockname()[1]))
        assert f"uses port {here[3]} already" in refused(*here)
        assert f"Порт {here[3]} уже занят" in refused(*here, language="ru")


def test_wrong_options(tmp_path: Path, refused: Refused) -> None:
    here = ("--data", tmp_path, "--port", "0")
    assert "cannot listen at 203.0.113.1" in refused(*here, "--host", "203.0.113.1")
    assert "cannot listen at nonsense.invalid" in refused(*here, "--host", "nonsense.invalid")
    assert "not an address people can find" in refused(*here, "--public-url", "table.example")
    assert "from 0 to 65,535" in refused("--port", "65536")


def test_a_wrong_place_for_the_store(tmp_path: Path, refused: Refused) -> None:
    (tmp_path / "file").write_text("no folder")
    here = ("--data", tmp_path, "--port", "0")
    assert "cannot be written to" in refused("--port", "0", "--data", tmp_path / "file")
    assert "postgresql://" in refused(*here, "--database", "mysql://localhost/x")
    told = refused(*here, "--database", "postgresql://somebody:hidden@127.0.0.1:1/x")
    assert "cannot be reached" in told
    assert "hidden" not in told


def test_the_handbook_names_every_option() -> None:
    handbook = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    for option in serving_command.serve.params:
        flag = option.opts[0]
        if flag != "--lang":
            assert f"`{flag}" in handbook, flag
            assert option.envvar is None or f"`{option.envvar}`" in handbook, flag


# ---------------------------------------------------------------- where people find it


def test_addresses() -> None:
    assert address_here("127.0.0.1", 8000, None) == "http://127.0.0.1:8000"
    assert address_here("::1", 8000, None) == "http://[::1]:8000"
    assert address_here("0.0.0.0", 8000, "https://table.example") == "https://table.example"
    assert address_here("0.0.0.0", 8000, None) == "http://localhost:8000"


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost"])
def test_nobody_else_comes_to_this_machines_own_address(host: str) -> None:
    assert addresses_for_others(host, 8000, None) == []
    assert addresses_for_others(host, 8000, "https://table.example") == ["https://table.example"]


def test_other_devices_come_to_the_address_in_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "lan_addresses", lambda: ["192.168.0.7"])
    assert addresses_for_others("0.0.0.0", 8000, None) == ["http://192.168.0.7:8000"]
    assert addresses_for_others("192.168.0.9", 8000, None) == ["http://192.168.0.9:8000"]


def test_a_page_asks_where_friends_come_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "lan_addresses", lambda: ["192.168.0.7"])
    with serving(settings_in(tmp_path, host="0.0.0.0")) as server, server.client() as browser:
        told = browser.get("/api/addresses").json()
    assert told == {"others": [f"http://192.168.0.7:{server.settings.port}"]}


def test_every_lan_address_leads_here() -> None:
    for address in lan_addresses():
        with socket.create_server((address, 0)) as door:
            assert door.getsockname()[0] == address


class Terminal(io.StringIO):
    """Somebody watches."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("language", "words"), [("en", "With a phone"), ("ru", "С телефона")])
def test_a_terminal_shows_the_address_as_a_picture(
    monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    screen = Terminal()
    monkeypatch.setattr("sys.stdout", screen)
    announce(
        Voice(language),
        "http://localhost:8000",
        ["http://192.168.0.7:8000"],
        "http://localhost:8000/host#secret",
    )
    told = screen.getvalue()
    assert "http://192.168.0.7:8000" in told
    assert "http://localhost:8000/host#secret" in told
    assert words in told
    assert "█" in told or "▄" in told


def test_where_nobody_else_can_come_there_is_no_picture_but_a_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen = Terminal()
    monkeypatch.setattr("sys.stdout", screen)
    announce(Voice("en"), "http://127.0.0.1:8000", [], "http://127.0.0.1:8000/host#secret")
    assert "█" not in screen.getvalue()
    assert "--host 0.0.0.0" in screen.getvalue()


def test_a_browser_is_opened_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Any] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    serving_command.open_browser("http://localhost:1")
    assert opened == []
    monkeypatch.setenv("DISPLAY", ":0")
    thread = serving_command.open_browser("http://localhost:1")
    assert thread is not None
    thread.join()
    assert opened == ["http://localhost:1"]


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Another server is already running"), ("ru", "уже работает")]
)
def test_a_second_server_on_one_file_is_refused_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, told: str
) -> None:
    with serving(settings_in(tmp_path)):
        status = main(["serve", "--port", "0", "--data", str(tmp_path), "--lang", language])
        assert status == 2
        assert told in capsys.readouterr().err
        with Database.open(settings_in(tmp_path).database).reading():
            pass  # the host's own commands go on
    with serving(settings_in(tmp_path)):
        pass
