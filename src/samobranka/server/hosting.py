"""Who hosts the house: a link that the command line prints makes a browser the host's.

The link's secret stands behind the `#`, which no browser sends and no log sees; the page hands it in by
itself. The store keeps its hash, and only that of the newest link: every start prints a new one and so
ends what older ones let in. A browser that was let in has a cookie signed for that very link, and no
script can read it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from sqlalchemy import Connection

from samobranka.server.faults import TROUBLES, NotHosting, WrongLink
from samobranka.server.guard import address_of
from samobranka.server.house import house_of
from samobranka.server.languages import Anybody
from samobranka.server.limits import address_key
from samobranka.server.people import Asking
from samobranka.server.protocol import HostInfo, HostLink
from samobranka.server.sessions import DAY, has_token, is_https, today
from samobranka.store import settings

COOKIE = "samobranka_host"
COOKIE_DAYS = 30
PURPOSE = b"samobranka host 1 "
PAGE = "/host"


def new_secret() -> str:
    """What a link has behind its `#`: 256 random bits."""
    return secrets.token_urlsafe(32)


def link(url: str, secret: str) -> str:
    """The link that makes a browser the host's."""
    return f"{url.rstrip('/')}{PAGE}#{secret}"


def letting_in(secret: str) -> Callable[[Connection], None]:
    """Makes a link the only one that counts: to be written into the store."""
    hashed = _hash_of(secret)
    return lambda connection: settings.put(connection, settings.HOST_LINK, hashed)


def _hash_of(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()


async def is_host(connection: Anybody) -> bool:
    """Whether a browser is the host's. No program is."""
    said = connection.cookies.get(COOKIE, "")
    day, _, signature = said.partition(".")
    if has_token(connection) or not (day.isascii() and day.isdigit() and len(day) < 9):
        return False
    hashed = await _link_in_force(connection)
    if hashed is None or int(day) + COOKIE_DAYS < today():
        return False
    return hmac.compare_digest(signature, _signature(connection, day, hashed))


async def host_only(request: Asking) -> None:
    """NotHosting unless the browser is the host's."""
    if not await is_host(request):
        raise NotHosting()


async def _link_in_force(connection: Anybody) -> bytes | None:
    read = house_of(connection).journal.read
    return await read(lambda store: settings.get(store, settings.HOST_LINK))


def _signature(connection: Anybody, day: str, hashed: bytes) -> str:
    return house_of(connection).sessions.signature(f"{day} {hashed.hex()}", PURPOSE)


def _cookie(connection: Anybody, value: str, seconds: int) -> Cookie:
    return Cookie(
        COOKIE,
        value=value,
        max_age=seconds,
        path="/api/",
        httponly=True,
        samesite="strict",
        secure=is_https(connection.scope),
    )


# ---------------------------------------------------------------- addresses


@get("/api/host", responses=TROUBLES)
async def hosting(request: Asking) -> HostInfo:
    """Whether this browser is the host's."""
    return HostInfo(host=await is_host(request))


@post("/api/host", status_code=200, responses=TROUBLES)
async def become_host(request: Asking, data: JSONBody[HostLink]) -> Response[HostInfo]:
    """Makes this browser the host's, for who has the link that was printed last."""
    house_of(request).limits.demand("login", address_key(address_of(request)))
    hashed = await _link_in_force(request)
    if hashed is None or not hmac.compare_digest(hashed, _hash_of(data.secret)):
        raise WrongLink()
    day = str(today())
    value = f"{day}.{_signature(request, day, hashed)}"
    return Response(HostInfo(host=True), cookies=[_cookie(request, value, COOKIE_DAYS * DAY)])


@delete("/api/host", status_code=200, responses=TROUBLES)
async def be_host_no_more(request: Asking) -> Response[HostInfo]:
    """Makes this browser anybody's again."""
    return Response(HostInfo(host=False), cookies=[_cookie(request, "", 0)])


HOST_ROUTES = [hosting, become_host, be_host_no_more]
