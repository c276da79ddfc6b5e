"""Who somebody is: a signed cookie for people, a bearer token for their programs.

A cookie says `session.day.signature`; nothing in it is believed before the signature is checked. The
session is a row in the store, which can be ended. A cookie from before there were sessions says
`user.epoch.day.signature`; a user's epoch is raised to make all those worthless. A token is kept only
as its SHA-256: it has 256 random bits, so nobody can guess it from that.
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
from samobranka.store import sessions as kept_sessions
from samobranka.store import users
from samobranka.store.journal import Journal
from samobranka.store.rows import SessionRow, UserRow, new_id

COOKIE = "samobranka"
DAY = 24 * 60 * 60
COOKIE_DAYS = 365
REMEMBERED_SECONDS = 5.0
"""How long a user may be believed to be as they were; a ban by another node takes so long."""

MOST_REMEMBERED = 10_000
BEARER = "bearer "
TOKEN_PREFIX = "samobranka_"
PURPOSE = b"samobranka session 1 "

_COOKIE = re.compile(
    r"(?P<id>[0-9a-z]{4,40})(\.(?P<epoch>\d{1,9}))?\.(?P<day>\d{1,6})\.(?P<signature>[0-9a-f]{64})"
)

BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "", "Chrome": "", "Safari": ""}
SYSTEMS = {"Android": "", "iPhone": "", "iPad": "", "Windows": "", "Mac OS": "macOS", "Linux": ""}
"""What a browser says of itself, and what to call it; the first that fits is it."""


@dataclass(frozen=True)
class Ticket:
    """What a cookie says, once its signature is found good."""

    id: str
    """The session's; the user's, where there is an epoch."""
    epoch: int | None
    day: int

    @property
    def key(self) -> str:
        """As the store calls it."""
        if self.epoch is None:
            return kept_sessions.session_key(self.id)
        return kept_sessions.epoch_key(self.id, self.epoch)


class Sessions:
    """Knows who comes with which cookie or token."""

    def __init__(self, journal: Journal, key: bytes) -> None:
        self._journal = journal
        self._key = key
        self._remembered: OrderedDict[str, tuple[float, UserRow]] = OrderedDict()

    # ------------------------------------------------------------ cookies

    def sign(self, session: str) -> str:
        """The text of a cookie for a session, issued today."""
        said = f"{session}.{today()}"
        return f"{said}.{self.signature(said)}"

    def read(self, cookie: str) -> Ticket | None:
        """What a cookie says; None when we did not say it, or too long ago."""
        found = _COOKIE.fullmatch(cookie)
        if found is None:
            return None
        said, signature = cookie.rsplit(".", 1)
        if not hmac.compare_digest(signature, self.signature(said)):
            return None
        epoch = int(found["epoch"]) if found["epoch"] is not None else None
        ticket = Ticket(found["id"], epoch, int(found["day"]))
        return ticket if ticket.day + COOKIE_DAYS >= today() else None

    def signature(self, said: str, purpose: bytes = PURPOSE) -> str:
        """What only this house can write under a text."""
        return hmac.new(self._key, purpose + said.encode(), hashlib.sha256).hexdigest()

    # ------------------------------------------------------------ users

    async def by_ticket(self, ticket: Ticket) -> UserRow | None:
        """Whose cookie it is; nobody's when they have been logged out since."""
        if ticket.epoch is None:
            return await self._find(
                ticket.key,
                lambda: self._journal.read(lambda c: kept_sessions.user_of(c, ticket.id)),
            )
        user = await self._find(ticket.key, lambda: self.find(ticket.id))
        return user if user is not None and user.epoch == ticket.epoch else None

    async def by_token(self, hashed: str) -> UserRow | None:
        """The bot that a token of this hash acts for."""
        return await self._find(
            kept_sessions.token_key(hashed),
            lambda: self._journal.read(lambda c: users.find_by_token(c, hashed)),
        )

    async def find(self, user: str) -> UserRow | None:
        """A user by id, as the store knows them now."""
        return await self._journal.read(lambda c: users.find(c, user))

    def forget(self, user: str) -> None:
        """Somebody has changed, or something they came in with is worth nothing any more."""
        for key in [key for key, (_, found) in self._remembered.items() if found.id == user]:
            del self._remembered[key]

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
        return await sessions.by_token(hash_of(_token_of(connection)))
    ticket = ticket_of(connection)
    return await sessions.by_ticket(ticket) if ticket is not None else None


def key_of(connection: Anybody) -> str:
    """What somebody came in with, as the store calls it; empty for nobody."""
    if has_token(connection):
        return kept_sessions.token_key(hash_of(_token_of(connection)))
    ticket = ticket_of(connection)
    return ticket.key if ticket is not None else ""


def ticket_of(connection: Anybody) -> Ticket | None:
    """What the cookie says, when it is a good one."""
    return _sessions_of(connection).read(connection.cookies.get(COOKIE, ""))


def _token_of(connection: Anybody) -> str:
    return connection.headers["authorization"][len(BEARER) :].strip()


def _sessions_of(connection: Anybody) -> Sessions:
    sessions: Sessions = connection.app.state.house.sessions
    return sessions


def has_token(connection: Anybody) -> bool:
    """Whether a program is asking; then no cookie counts. (`Basic` may be a proxy's own lock.)"""
    return connection.headers.get("authorization", "").lower().startswith(BEARER)


def is_https(scope: Scope) -> bool:
    """Whether the asker's side of the line is encrypted, here or at a proxy we trust."""
    public_url = scope["litestar_app"].state.house.settings.public_url or ""
    return public_url.startswith("https:") or scope["scheme"] in ("https", "wss")


def new_session(connection: Anybody, user: str, now: int) -> SessionRow:
    """A session for who is asking, to be put into the store."""
    browser = browser_of(connection.headers.get("user-agent", ""))
    return SessionRow(id=new_id(), user=user, browser=browser, created=now, seen=now)


def browser_of(said: str) -> str:
    """What a browser calls itself, in two words at most: `Firefox, Linux`."""
    found = (
        next((shown or sign for sign, shown in known.items() if sign in said), "")
        for known in (BROWSERS, SYSTEMS)
    )
    return ", ".join(name for name in found if name)


def cookie_for(connection: Anybody, session: str) -> Cookie:
    """The cookie that makes a browser a session's."""
    return _cookie(connection, _sessions_of(connection).sign(session), COOKIE_DAYS * DAY)


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


def new_token() -> str:
    """A secret for a program."""
    return TOKEN_PREFIX + secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """All that is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def today() -> int:
    """Days since 1970."""
    return int(time.time()) // DAY
