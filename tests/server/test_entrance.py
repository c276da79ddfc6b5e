"""Connections that say nothing lock nobody out."""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from samobranka.server import entrance
from tests.server.conftest import Running, serving, settings_in


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small house: room for 30 in all, 10 of an address, and little patience."""
    monkeypatch.setattr(entrance, "files", lambda: 30 + entrance.KEPT_FILES)
    monkeypatch.setattr(entrance, "MOST_OF_AN_ADDRESS", 10)


HALF_A_LINE = b"GET /heal"
HALF_A_BODY = b"\r\n".join(
    (
        b"POST /api/login HTTP/1.1",
        b"Host: 127.0.0.1",
        b"Origin: http://127.0.0.1",
        b"X-Samobranka: 1",
        b"Content-Type: application/json",
        b"Content-Length: 50",
        b"",
        b"{",
    )
)
HALF_A_SECOND = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" + HALF_A_LINE


@contextmanager
def silent(server: Running, count: int, said: bytes = HALF_A_LINE) -> Iterator[list[socket.socket]]:
    """Connections that say half a word."""
    host, port = server.url.removeprefix("http://").split(":")
    with ExitStack() as stack:
        found = []
        for _ in range(count):
            line = stack.enter_context(socket.create_connection((host, int(port)), 5))
            line.sendall(said)
            found.append(line)
        yield found


def closed(lines: list[socket.socket], seconds: float) -> int:
    """How many were cut off by then."""
    until, gone = time.monotonic() + seconds, 0
    for line in lines:
        line.settimeout(max(0.01, until - time.monotonic()))
        try:
            gone += line.recv(1) == b""
        except TimeoutError:
            continue
        except ConnectionResetError:
            gone += 1
    return gone


def answers(server: Running) -> bool:
    with server.client() as client:
        return client.get("/health").status_code == 200


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize(("trusted", "left"), [((), 10), (("127.0.0.1",), 30)])
def test_silent_connections_lock_nobody_out(
    tmp_path: Path, trusted: tuple[str, ...], left: int
) -> None:
    """Of one address, and behind a proxy, where all have its address."""
    with serving(settings_in(tmp_path, trusted_proxies=trusted)) as server:
        with silent(server, 60) as lines:
            assert closed(lines, 1) >= 60 - left
            assert trusted == () or answers(server)
        time.sleep(0.2)
        assert answers(server)


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("said", [HALF_A_BODY, HALF_A_SECOND], ids=["body", "second"])
def test_half_a_request_makes_way_too(tmp_path: Path, said: bytes) -> None:
    """However far it has come: behind a proxy all the room there is would be taken."""
    settings = settings_in(tmp_path, trusted_proxies=("127.0.0.1",))
    with serving(settings) as server, silent(server, 30, said):
        time.sleep(0.2)
        for _ in range(3):
            assert answers(server)


def test_a_slow_body_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Byte by byte does not make it longer, and it is nobody's fault in the log."""
    monkeypatch.setattr(entrance, "BODY_SECONDS", 0.5)
    with serving(settings_in(tmp_path)) as server, silent(server, 2, HALF_A_BODY) as lines:
        began = time.monotonic()
        with suppress(ConnectionError):
            while time.monotonic() < began + 5:
                lines[0].sendall(b" ")
                time.sleep(0.1)
        assert 0.3 < time.monotonic() - began < 3
        assert closed(lines, 3) == 2
        assert answers(server)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_who_says_nothing_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entrance, "FIRST_LINE_SECONDS", 0.3)
    monkeypatch.setattr(entrance, "BODY_SECONDS", 0.3)
    with serving(settings_in(tmp_path)) as server:
        with silent(server, 3) as lines:
            lines[0].sendall(b"th HTTP/1.1\r\nHost: x\r\n\r\n")
            assert lines[0].recv(8) == b"HTTP/1.1"
            assert closed(lines[1:], 3) == 2
        with server.client() as client:
            for _ in range(3):
                assert client.get("/health").status_code == 200
                time.sleep(0.4)


def test_as_many_files_as_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    asked: list[Any] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
    assert entrance.files() == 4096
    assert asked == [(4096, 4096)]
