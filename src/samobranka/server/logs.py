"""What the server writes down: a JSON object a line, or plain lines where a person watches."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any, TextIO

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from samobranka.server.metrics import REQUEST_SECONDS, REQUESTS

logger = logging.getLogger(__name__)

USUAL = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}
"""What every record has; whatever else it has was said on purpose."""

TALKATIVE = ("alembic", "httpx", "uvicorn.error", "websockets")
"""Only their warnings are heard. uvicorn writes down the address of every socket."""

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class JsonLines(logging.Formatter):
    """For machines: time, level, where, what, and every fact by its name."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **facts_of(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class PlainLines(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and a trace under it where there is one."""
        facts = " ".join(f"{name}={value}" for name, value in facts_of(record).items())
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        line = harmless(f"{at} {record.levelname.lower()} {record.getMessage()} {facts}".rstrip())
        if not record.exc_info:
            return line
        trace = "\n".join(
            harmless(each) for each in self.formatException(record.exc_info).split("\n")
        )
        return f"{line}\n{trace}"


def harmless(text: str) -> str:
    """A text that commands no terminal, whoever wrote it: what cannot be seen is spelled out."""
    unseen = (letter not in " \t" and not letter.isprintable() for letter in text)
    spelled = (
        repr(each)[1:-1] if hidden else each for each, hidden in zip(text, unseen, strict=True)
    )
    return "".join(spelled)


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """What was said with `extra`."""
    return {name: value for name, value in vars(record).items() if name not in USUAL}


def set_up(stream: TextIO = sys.stderr, dev: bool = False) -> None:
    """Sends everything that is logged to one place. A terminal shows only what needs a person."""
    is_watched = stream.isatty()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(PlainLines() if is_watched else JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING if is_watched and not dev else logging.INFO)
    for talkative in TALKATIVE:
        logging.getLogger(talkative).setLevel(logging.WARNING)


class Watch:
    """Around the whole app: counts, times and logs every request, refused ones too."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """An ASGI app."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, watched)
        finally:
            note(scope["method"], scope["path"], status, time.perf_counter() - began)


def note(method: str, path: str, status: int, seconds: float) -> None:
    """Writes a request down. No query, no address, no cookie: nothing that could be misused."""
    known = method if method in METHODS else "other"
    REQUESTS.labels(known, str(status)).inc()
    REQUEST_SECONDS.observe(seconds)
    facts = {"method": known, "path": path[:200], "status": status, "ms": round(seconds * 1000, 1)}
    logger.info("request", extra=facts)
