"""A real server on a free port, and clients for it.

`server` is one server for all tests of a module; `serving(settings)` starts another one. A `Client`
is a browser without a window: it keeps its cookie and says where its page is from. A table's socket:
`async with client.connect(table) as socket: …`.
"""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from websockets.asyncio.client import connect as connect_socket

from samobranka.server.app import create_app
from samobranka.server.serving import Server
from samobranka.server.settings import Settings
from samobranka.store.database import default_url
from tests.postgres import postgres as postgres

PATIENCE = 20.0


class Client(httpx.Client):
    """Somebody's browser."""

    def __init__(self, url: str, language: str = "en", **settings: Any) -> None:
        headers = {"Accept-Language": language, "Origin": url, "X-Samobranka": "1"}
        # Plain http: a browser that does not read the machine's certificates is there at once.
        super().__init__(base_url=url, headers=headers, timeout=PATIENCE, verify=False, **settings)
        self.url = url

    def guest(self) -> dict[str, Any]:
        """Comes in as a guest; the user."""
        user: dict[str, Any] = self.post("/api/me/guest").raise_for_status().json()
        return user

    def trouble(self, method: str, path: str, **more: Any) -> tuple[int, dict[str, Any]]:
        """The status and the trouble of a request that is to be refused."""
        response = self.request(method, path, **more)
        assert response.is_error, response.text
        assert set(response.json()) == {"trouble"}
        return response.status_code, response.json()["trouble"]

    def connect(self, table: str, **headers: str) -> connect_socket:
        """The socket of a table; a header given as "" is left out."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        sent = {"Origin": self.url, "Cookie": cookie, **headers}
        return connect_socket(
            f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            additional_headers={name: value for name, value in sent.items() if value},
            proxy=None,
        )


@dataclass(frozen=True)
class Running:
    """A server that runs in a thread."""

    app: Litestar
    settings: Settings
    url: str
    _server: Server
    _thread: threading.Thread

    def client(self, language: str = "en", **settings: Any) -> Client:
        """A new browser."""
        return Client(self.url, language, **settings)

    def stop(self) -> None:
        """Stops it gracefully and waits until it has stopped."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


def settings_in(folder: Path, **settings: Any) -> Settings:
    """Settings for a test: a database in the folder, nobody is too fast, bots do not ponder."""
    usual: dict[str, Any] = {
        "database": default_url(folder),
        "limits": 1000.0,
        "build_bots": False,
        "bot_time": 0.02,
    }
    return Settings(data=folder, **{**usual, **settings})


@contextmanager
def serving(settings: Settings) -> Iterator[Running]:
    """A server on a free port, with a database of its own unless the settings name one."""
    listening = socket.create_server((settings.host, 0), backlog=512)
    settings = replace(settings, port=listening.getsockname()[1])
    app, ready = create_app(settings), threading.Event()
    server = Server(app, settings, ready.set)
    thread = threading.Thread(target=server.run, args=[[listening]], daemon=True)
    url = f"http://{settings.host}:{settings.port}"
    running = Running(app, settings, url, server, thread)
    thread.start()
    try:
        wait_for(ready, thread)
        yield running
    finally:
        running.stop()
        listening.close()


def wait_for(ready: threading.Event, thread: threading.Thread) -> None:
    """Waits until the server has started; fails when it cannot."""
    until = time.monotonic() + PATIENCE
    while not ready.wait(0.01):
        assert thread.is_alive(), "the server did not start; its log says why"
        assert time.monotonic() < until


def eventually(is_so: Callable[[], bool]) -> None:
    """Waits until it is so."""
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.05)


@dataclass(frozen=True)
class Process:
    """A server in a process of its own, as `samobranka serve` starts it."""

    process: subprocess.Popen[str]
    url: str

    def client(self, language: str = "en", **settings: Any) -> Client:
        """A new browser."""
        return Client(self.url, language, **settings)

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Sends a signal and waits for the end; the exit status."""
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)


@contextmanager
def started(folder: Path, *options: str, log: Path | None = None) -> Iterator[Process]:
    """`samobranka serve` on a free port and a data folder; killed at the end if it still runs."""
    command = [sys.executable, "-m", "samobranka", "serve", "--port", "0", "--data", str(folder)]
    with (log or Path(os.devnull)).open("ab") as lines:
        process = subprocess.Popen(
            [*command, *options, "--lang", "en"], stdout=subprocess.PIPE, stderr=lines, text=True
        )
    try:
        yield Process(process, first_url(process))
    finally:
        process.kill()
        process.communicate()


def first_url(process: subprocess.Popen[str]) -> str:
    """The address that the server prints once people may come."""
    assert process.stdout is not None
    for line in process.stdout:
        found = re.search(r"http://\S+", line)
        if found:
            return found[0]
    raise AssertionError("the server did not start")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for a module's tests."""
    with serving(settings_in(tmp_path_factory.mktemp("server"))) as running:
        yield running


@pytest.fixture
def client(server: Running) -> Iterator[Client]:
    """A browser that nobody has used yet."""
    with server.client() as browser:
        yield browser


@pytest.fixture
def guest(client: Client) -> Client:
    """A browser of a guest."""
    client.guest()
    return client
