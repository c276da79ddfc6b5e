"""Telling other nodes which table has changed: PostgreSQL's NOTIFY, sent with the commit itself."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

from sqlalchemy import Connection, func, select

from samobranka.store.database import NOTICE_LOSS, Database

CHANNEL = "samobranka"
LOOK_UP = 0.5
"""Seconds after which a listener looks whether it is to stop."""

TRY_AGAIN = 1.0
"""Seconds between attempts to reach a lost database."""

log = logging.getLogger(__name__)


def notify(connection: Connection, table: str) -> None:
    """Tells every node about a table, if and when this transaction is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, table)))


class Listener:
    """A thread that hears of tables changed by any node, this one too."""

    def __init__(self, database: Database, heard: Callable[[str], object]) -> None:
        self._database = database
        self._heard = heard
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._listen_on, name="listener", daemon=True)

    def start(self) -> None:
        """Begins to listen; where only one node can be, there is nothing to hear."""
        if self._database.is_shared:
            self._thread.start()

    def stop(self) -> None:
        """Stops listening, and waits until it has."""
        self._stopping.set()
        if self._thread.is_alive():
            self._thread.join()

    def _listen_on(self) -> None:
        import psycopg  # only who uses PostgreSQL waits for it

        while not self._stopping.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                log.warning("listening for changes was interrupted: %s", error)
                self._stopping.wait(TRY_AGAIN)

    def _listen(self) -> None:
        import psycopg

        url = self._database.plain_url
        with psycopg.connect(url, autocommit=True, **NOTICE_LOSS) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._heard("")  # whatever happened before that went unheard
            while not self._stopping.is_set():
                for notice in connection.notifies(timeout=LOOK_UP):
                    self._heard(notice.payload)


def listen(database: Database, heard: Callable[[str], object]) -> Listener:
    """Calls `heard` with the id of every table that changes, in a thread of its own.

    An empty id means: anything may have changed; it comes first, and after every interruption.
    """
    listener = Listener(database, heard)
    listener.start()
    return listener
