"""How a server is set up: from the options of `samobranka serve`, or from its environment."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from samobranka.server.faults import BadPublicUrl

HOST = "127.0.0.1"
PORT = 8000
TRUSTED_PROXIES = ("127.0.0.1", "::1")
"""Only these may say, in X-Forwarded-For and -Proto, whom they speak for."""

DEV_LIMITS = 100.0


@dataclass(frozen=True)
class Settings:
    """Everything a server is told before it starts."""

    data: Path
    """The folder of the database, when it is SQLite."""
    database: str
    """The database's URL."""
    host: str = HOST
    port: int = PORT
    public_url: str | None = None
    """Where people find the server, `https://table.example`; None: by any address or name."""
    trusted_proxies: tuple[str, ...] = TRUSTED_PROXIES
    dev: bool = False
    """For developers: more is shown, and limits are wide."""
    bot_pace: int = 400
    """Milliseconds a bot takes for an action at least, so that people can follow."""
    bot_time: float = 1.0
    """How much of their usual time bots take to think."""
    build_bots: bool = True
    """Whether bots get machine code; until then, and otherwise, they think interpreted."""
    wakes_bots: bool = False
    """Whether it is built at once, for games that nobody has asked for yet, too."""
    workers: int = 1
    """Processes that bots think in."""
    limits: float = 1.0
    """How many times the usual rates are allowed."""
    language: str = "en"
    """Of what the server itself prints."""
    open_metrics: bool = False
    """Whether /metrics is for everybody, not for private networks only."""
    host_secret: str = field(default="", repr=False)
    """Of the link that makes a browser the host's; none: the newest link there is goes on counting."""


def spare_cores() -> int:
    """As many bot workers as there are cores besides the one that serves people."""
    return max(1, (os.cpu_count() or 1) - 1)


def origin_of(url: str) -> str:
    """The scheme, host and port of a URL, as a browser writes an Origin; BadPublicUrl otherwise."""
    try:
        parts = urlsplit(url.strip().lower())
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname)
        is_bare = parts.path in ("", "/") and not (parts.query or parts.fragment or parts.username)
        usual = {"http": 80, "https": 443}.get(parts.scheme)
        netloc = parts.netloc.removesuffix(f":{usual}") if parts.port == usual else parts.netloc
    except ValueError:  # a port that is no number, half an IPv6 address
        raise BadPublicUrl(url=url) from None
    if not (is_good and is_bare):
        raise BadPublicUrl(url=url)
    return f"{parts.scheme}://{netloc}"
