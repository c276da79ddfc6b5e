"""How many may stand at the door: connections that cost a file each, before anything is asked.

Who connects and says nothing is sent away after a while; of one address so many may stand here; and
when all room is taken, who has waited longest without having said all makes way for who comes.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Collection
from contextlib import suppress

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from samobranka.server.limits import address_key

FIRST_LINE_SECONDS = 10.0
"""For the first line of a request and all its headers …"""

BODY_SECONDS = 30.0
"""… and for its body."""

MOST_OF_AN_ADDRESS = 100
"""A browser opens six; sockets of tables are counted by themselves."""

KEPT_FILES = 200
"""For the database, for bots, for files."""

MOST_FILES = 65_536


class Room:
    """What all connections of one server share."""

    def __init__(self, most: int, trusted: Collection[str] = ()) -> None:
        self.most = most
        self.trusted = frozenset(trusted)
        """Proxies: everybody comes from their addresses."""
        self.addresses: Counter[str] = Counter()
        self.silent: OrderedDict[Entrance, None] = OrderedDict()
        """Those that have not said all that they want, the longest waiting first."""


class Entrance(HttpToolsProtocol):
    """A connection, as uvicorn serves it, within bounds."""

    room = Room(MOST_FILES)
    _address = ""
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Comes in, unless there is no room."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self._address = "" if host in self.room.trusted else address_key(host)
        self.room.addresses[self._address] += 1
        is_crowd = self._address and self.room.addresses[self._address] > MOST_OF_AN_ADDRESS
        if is_crowd or not self._is_room():
            transport.abort()
            return
        self.room.silent[self] = None
        self._wait(FIRST_LINE_SECONDS)

    def _is_room(self) -> bool:
        """Whether one more can stand here; the longest silent one makes way."""
        if len(self.connections) <= self.room.most:
            return True
        if not self.room.silent:
            return False
        other, _ = self.room.silent.popitem(last=False)
        other.transport.abort()
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """Is gone."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Goes on as a socket."""
        self._leave()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.room.silent.setdefault(self)
        self._wait(FIRST_LINE_SECONDS)

    def on_headers_complete(self) -> None:
        """It is known what is asked for."""
        self._wait(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of the request is there."""
        self._stop_waiting()
        self.room.silent.pop(self, None)
        super().on_message_complete()

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _leave(self) -> None:
        self._stop_waiting()
        self.room.silent.pop(self, None)
        if self.room.addresses[self._address] > 0:
            self.room.addresses[self._address] -= 1
        if not self.room.addresses[self._address]:
            del self.room.addresses[self._address]


def entrance(trusted: Collection[str]) -> type[Entrance]:
    """The entrance of a server, as large as the files that the system lets it open."""
    return type("Entrance", (Entrance,), {"room": Room(files() - KEPT_FILES, trusted)})


def files() -> int:
    """How many files this process may open, after asking for as many as it may ask for."""
    try:
        import resource
    except ImportError:  # Windows
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else max(2 * KEPT_FILES, soft)
