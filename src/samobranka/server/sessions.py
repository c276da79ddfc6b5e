"""Who somebody is: a signed cookie for people, a bearer token for their programs.

A cookie says `user.epoch.day.signature`; nothing in it is believed before the signature is checked.
A user's epoch is raised to make all their cookies worthless. A token is kept only as its SHA-256:
it has 256 random bits, so nobody can guess it from that.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from litestar.datastructures import Cookie
from litestar.types import Scope

from samobranka.server.languages import USER, Anybody
from samobranka.store import users
from samobranka.store.journal import Journal
from samobranka.store.rows import UserRow

COOKIE = "samobranka"
DAY = 24 * 60 * 60
COOKIE_DAYS = 365
REMEMBERED_SECONDS = 5.0
"""How long a user may be believed to be as they were; a ban by another node takes so long."""

MOST_REMEMBERED = 10_000
BEARER = "bearer "
TOKEN_PREFIX = "samobranka_"
PURPOSE = b"samobranka session 1 "

_COOKIE = re.compile(r"([0-9a-z]{4,40})\.(\d{1,9})\.(\d{1,6})\.([0-9a-f]{64})")


@dataclass(frozen=True)
class Ticket:
    """What a cookie says, once its signature is found good."""

    user: str
    epoch: int
    day: int


class Sessions:
    """Knows who comes with which cookie or token."""

    def __init__(self, journal: Journal, key: bytes) -> None:
        self._journal = journal
        self._key = key
        self._remembered: OrderedDict[str, tuple[float, UserRow]] = OrderedDict()

    # ------------------------------------------------------------ cookies

    def sign(self, user: UserRow) -> str:
        """The text of a cookie for a user, issued today."""
        said = f"{user.id}.{user.epoch}.{today()}"
        return f"{said}.{self._signature(said)}"

    def read(self, cookie: str) -> Ticket | None:
        """What a cookie says; None when we did not say it, or too long ago."""
        found = _COOKIE.fullmatch(cookie)
        if found is None:
            return None
        said, signature = cookie.rsplit(".", 1)
        if not hmac.compare_digest(signature, self._signature(said)):
            return None
        ticket = Ticket(found[1], int(found[2]), int(found[3]))
        return ticket if ticket.day + COOKIE_DAYS >= today() else None

    def _signature(self, said: str) -> str:
        return hmac.new(self._key, PURPOSE + said.encode(), hashlib.sha256).hexdigest()

    # ------------------------------------------------------------ users

    async def by_cookie(self, cookie: str) -> UserRow | None:
        """Whose cookie it is; nobody's when they have been logged out since."""
        ticket = self.read(cookie)
        if ticket is None:
            return None
        user = await self._find(ticket.user, lambda: self.find(ticket.user))
        return user if user is not None and user.epoch == ticket.epoch else None

    async def by_token(self, token: str) -> UserRow | None:
        """The bot that a token acts for."""
        hashed = hash_of(token)

        async def find() -> UserRow | None:
            return await self._journal.read(lambda c: users.find_by_token(c, hashed))

        return await self._find(hashed, find)

    async def find(self, user: str) -> UserRow | None:
        """A user by id, as the store knows them now."""
        return await self._journal.read(lambda c: users.find(c, user))

    def forget(self, key: str) -> None:
        """Somebody has changed (a user's id) or is worth nothing any more (a token's hash)."""
        self._remembered.pop(key, None)

    async def _find(
        self, key: str, find: Callable[[], Awaitable[UserRow | None]]
    ) -> UserRow | None:
        """A user that is not banned, as they are or were a few seconds ago."""
        until, user = self._remembered.get(key, (0.0, None))
        if user is None or until < time.monotonic():
            user = await find()
            if user is None:
                return None
            self._remember(key, user)
        return None if user.banned else user

    def _remember(self, key: str, user: UserRow) -> None:
        self._remembered[key] = (time.monotonic() + REMEMBERED_SECONDS, user)
        self._remembered.move_to_end(key)
        if len(self._remembered) > MOST_REMEMBERED:
            self._remembered.popitem(last=False)


async def who(connection: Anybody) -> UserRow | None:
    """Who is asking: the bot of a token, the person of a cookie, or nobody."""
    state = connection.scope["state"]
    if USER not in state:
        state[USER] = await _look_up(connection)
    user: UserRow | None = state[USER]
    return user


async def _look_up(connection: Anybody) -> UserRow | None:
    sessions = _sessions_of(connection)
    if has_token(connection):
        return await sessions.by_token(connection.headers["authorization"][len(BEARER) :].strip())
    cookie = connection.cookies.get(COOKIE)
    return await sessions.by_cookie(cookie) if cookie else None


def _sessions_of(connection: Anybody) -> Sessions:
    sessions: Sessions = connection.app.state.building.sessions
    return sessions


def has_token(connection: Anybody) -> bool:
    """Whether a program is asking; then no cookie counts. (`Basic` may be a proxy's own lock.)"""
    return connection.headers.get("authorization", "").lower().startswith(BEARER)


def is_https(scope: Scope) -> bool:
    """Whether the asker's side of the line is encrypted, here or at a proxy we trust."""
    public_url = scope["litestar_app"].state.building.settings.public_url or ""
    return public_url.startswith("https:") or scope["scheme"] in ("https", "wss")


def cookie_for(connection: Anybody, user: UserRow) -> Cookie:
    """The cookie that makes a browser this user's."""
    return _cookie(connection, _sessions_of(connection).sign(user), COOKIE_DAYS * DAY)


def no_cookie(connection: Anybody) -> Cookie:
    """Takes the cookie away."""
    return _cookie(connection, "", 0)


def _cookie(connection: Anybody, value: str, seconds: int) -> Cookie:
    return Cookie(
        COOKIE,
        value=value,
        max_age=seconds,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_https(connection.scope),
    )


def is_old(connection: Anybody) -> bool:
    """Whether the cookie of a known user was issued before today and should be renewed."""
    ticket = _sessions_of(connection).read(connection.cookies.get(COOKIE, ""))
    return ticket is not None and ticket.day < today()


def new_token() -> str:
    """A secret for a program."""
    return TOKEN_PREFIX + secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """All that is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def today() -> int:
    """Days since 1970."""
    return int(time.time()) // DAY
