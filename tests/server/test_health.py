"""What machines that watch the server are told, and what the server writes down."""

from __future__ import annotations

import io
import json
import logging
from pathlib import Path

import pytest

from samobranka.server.health import is_private
from samobranka.server.logs import JsonLines, PlainLines, set_up
from samobranka.store.faults import StoreDown
from tests.server.conftest import Client, Running, serving, settings_in


def test_alive_and_ready(client: Client) -> None:
    assert client.get("/health").json()["status"] == "alive"
    assert client.get("/ready").json()["status"] == "ready"


@pytest.mark.parametrize("what", ["read", "write"])
def test_not_ready_without_the_database(
    server: Running, client: Client, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    async def down(*_: object, **__: object) -> None:
        raise StoreDown()

    monkeypatch.setattr(server.app.state.house.journal, what, down)
    status, told = client.trouble("GET", "/ready")
    assert (status, told["code"]) == (503, "not-ready")
    assert client.get("/health").status_code == 200


def test_metrics_count_requests(client: Client) -> None:
    def count() -> float:
        lines = client.get("/metrics").text.splitlines()
        wanted = 'samobranka_requests_total{method="GET",status="404"}'
        return sum(float(line.split()[-1]) for line in lines if line.startswith(wanted))

    before = count()
    client.get("/api/nothing")
    assert count() == before + 1
    for name in ("tables", "sockets", "actions", "told_seconds", "thinking", "journal_batch"):
        assert f"samobranka_{name}" in client.get("/metrics").text


def test_metrics_are_for_private_networks(client: Client, tmp_path: Path) -> None:
    from_far = {"X-Forwarded-For": "8.8.8.8"}
    assert client.trouble("GET", "/metrics", headers=from_far)[0] == 403
    assert client.get("/metrics", headers={"X-Forwarded-For": "192.168.1.9"}).status_code == 200
    open_house = settings_in(tmp_path, open_metrics=True)
    with serving(open_house) as server, server.client() as anybody:
        assert anybody.get("/metrics", headers=from_far).status_code == 200


@pytest.mark.parametrize(
    ("address", "private"),
    [("127.0.0.1", True), ("10.1.2.3", True), ("::1", True), ("8.8.8.8", False), ("x", False)],
)
def test_private_addresses(address: str, private: bool) -> None:
    assert is_private(address) is private


def test_log_lines_are_json_with_facts() -> None:
    record = logging.makeLogRecord(
        {"name": "here", "msg": "done %s", "args": ("it",), "table": "a"}
    )
    line = json.loads(JsonLines().format(record))
    assert line["message"] == "done it"
    assert line["table"] == "a"
    assert line["logger"] == "here"
    assert PlainLines().format(record).endswith("done it table=a")


def test_a_trace_stays_on_one_line_of_json() -> None:
    try:
        raise ValueError("a\nb")
    except ValueError as error:
        record = logging.makeLogRecord({"msg": "broken", "exc_info": (type(error), error, None)})
    assert "\n" not in JsonLines().format(record)
    assert "ValueError" in json.loads(JsonLines().format(record))["trace"]


def test_requests_are_logged_without_what_could_be_misused(client: Client) -> None:
    root = logging.getLogger()
    before = (root.handlers[:], root.level)
    stream = io.StringIO()
    try:
        set_up(stream)
        client.get("/api/me?token=hidden", headers={"Cookie": "samobranka=hidden"})
    finally:
        root.handlers[:], root.level = before[0], before[1]
    (line,) = [json.loads(each) for each in stream.getvalue().splitlines()]
    assert (line["method"], line["path"], line["status"]) == ("GET", "/api/me", 200)
    assert "hidden" not in stream.getvalue()


def test_nothing_that_is_logged_commands_the_terminal() -> None:
    facts = {"msg": "csp \x1b[2J", "report": "\x1b]0;evil\x07\r\n\u202efake line"}
    line = PlainLines().format(logging.makeLogRecord(facts))
    assert line.isprintable()
    assert "\\x1b[2J" in line
    assert "кот 😀 tab" in PlainLines().format(logging.makeLogRecord({"msg": "кот 😀 tab"}))


def test_sockets_are_logged_without_addresses() -> None:
    root = logging.getLogger()
    before = (root.handlers[:], root.level)
    stream = io.StringIO()
    try:
        set_up(stream)
        logging.getLogger("uvicorn.error").info('%s - "WebSocket /x" [accepted]', "192.0.2.7:1")
        logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    finally:
        root.handlers[:], root.level = before[0], before[1]
    assert "192.0.2.7" not in stream.getvalue()
    assert "Invalid HTTP" in stream.getvalue()
