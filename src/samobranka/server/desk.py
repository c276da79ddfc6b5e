"""Who is connected to a table, and what each audience has been told.

All connections of one seat share a desk, and so do all spectators. A desk is told only what is
new to it: a change that its audience cannot notice sends nothing, so a secret choice stays secret.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field

import msgspec

from samobranka.server.protocol import FromServer, Line

BACKLOG = 64
"""Messages that wait for a slow reader; past that everything is told anew, from nothing."""

GOING_AWAY = 1012
"""The code of a socket's end: come back, to this node or another."""

ENCODER = msgspec.json.Encoder()


class Connection:
    """One socket. Never waited for: a message is laid down, and its writer takes it up."""

    def __init__(self, user: str, language: str, key: str = "", address: str = "") -> None:
        self.user = user
        self.address = address
        """Where it comes from, as `limits.address_key` writes it."""
        self.key = key
        """What the user came in with; when it is worth nothing any more the socket is closed."""
        self.language = language
        self.seat: int | None = None
        self.is_behind = False
        """Too slow: what waited was thrown away, and a welcome is due."""
        self.is_closed = False
        self.farewell = GOING_AWAY
        """The code that the socket is closed with."""
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()

    def tell(self, message: FromServer | bytes) -> None:
        """Lays a message down for the reader."""
        if self.is_behind or self.is_closed:
            return
        if len(self._waiting) >= BACKLOG:
            self._waiting.clear()
            self.is_behind = True
        else:
            encoded = message if isinstance(message, bytes) else ENCODER.encode(message)
            self._waiting.append(encoded)
        self._news.set()

    def close(self, farewell: int = GOING_AWAY) -> None:
        """No more is laid down."""
        if not self.is_closed:
            self.is_closed, self.farewell = True, farewell
        self._news.set()

    async def next(self) -> bytes | None:
        """The next message to send; None when a welcome is due first or the connection is closed."""
        while not (self._waiting or self.is_behind or self.is_closed):
            self._news.clear()
            await self._news.wait()
        return self.waiting()

    def waiting(self) -> bytes | None:
        """The next message to send, if one is laid down."""
        return self._waiting.popleft() if self._waiting else None


@dataclass
class Desk:
    """One audience: a seat, or all spectators."""

    audience: int | None
    first_ply: int
    """The story begins after this ply; what was before is told by the replay."""
    lines: dict[int, Line | None] = field(default_factory=dict)
    """What each log entry came to for this audience; None: nothing it could notice."""
    story: list[int] = field(default_factory=list)
    """The log entries whose lines the audience has been told, in order."""
    settled: int = 0
    """Plies that stood when it was told the last time, and that only an undo can take back …"""
    settled_story: list[int] = field(default_factory=list)
    """… the part of the story that they make, with all that is noted of seats …"""
    heard: int = 0
    """… and how many log entries there were."""
    seen: bytes = b""
    """What the audience was last given to act on, encoded."""
    connections: set[Connection] = field(default_factory=set)

    def so_far(self) -> list[Line]:
        """The story so far."""
        return [line for entry in self.story if (line := self.lines[entry])]

    def tell(self, message: FromServer) -> None:
        """Tells every connection of this audience."""
        encoded = ENCODER.encode(message)
        for connection in self.connections:
            connection.tell(encoded)
