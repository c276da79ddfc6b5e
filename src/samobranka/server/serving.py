"""How the app is run: uvicorn, set up in one place for the command line and for tests."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable

import uvicorn
from litestar import Litestar

from samobranka.server.entrance import entrance
from samobranka.server.protocol import LARGEST_MESSAGE
from samobranka.server.settings import Settings

LONGEST_FAREWELL = 20
"""Seconds that open requests and sockets have to end when the server stops."""

WAITING_MESSAGES = 16


GARBAGE = (50_000, 20, 1_000)
"""How seldom Python looks for circles of garbage: tables are very many objects that live long and hold
each other in no circles, and looking through them all stops the server for half a second."""


class Server(uvicorn.Server):
    """Runs an app on a socket that listens already; says when it is ready for people."""

    def __init__(
        self, app: Litestar, settings: Settings, ready: Callable[[], None] = lambda: None
    ) -> None:
        super().__init__(_config(app, settings))
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As always, and then `ready`."""
        await super().startup(sockets)
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        if self.started:
            self._ready()


def _config(app: Litestar, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        access_log=False,  # logs.Watch
        forwarded_allow_ips=list(settings.trusted_proxies),
        http=entrance(settings.trusted_proxies),
        lifespan="on",
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=LONGEST_FAREWELL,
        ws_max_queue=WAITING_MESSAGES,
        ws_max_size=LARGEST_MESSAGE,
        # Packed, a message's length would tell something of what is in it.
        ws_per_message_deflate=False,
    )
