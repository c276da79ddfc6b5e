"""Who may come in: hosts, origins, kinds of body, and how often; and what browsers are told to refuse.

Another site's page can make a browser send us requests with our cookie. It can neither set the header
`X-Samobranka` without asking us first, nor pretend to be of our origin; we want both. A program with a
token sends no cookie, so nobody can misuse it that way.
"""

from __future__ import annotations

import logging
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, post
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from samobranka.core.faults import Fault
from samobranka.server.faults import ForeignHost, ForeignOrigin, NotJson
from samobranka.server.house import house_of
from samobranka.server.languages import Anybody
from samobranka.server.limits import address_key, user_key
from samobranka.server.sessions import has_token, is_https, who

logger = logging.getLogger(__name__)

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
OUR_HEADER = "x-samobranka"
LONGEST_REPORT = 8 * 1024

ANY_HOST = "any_host"
"""In a handler's `opt`: machines call this by address, whatever the server is named."""

ANY_ORIGIN = "any_origin"
"""In a handler's `opt`: harmless from anywhere."""

CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # motion: transitions write styles of their own
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "report-uri /api/csp",
    )
)

HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Resource-Policy": "same-origin",
}
OF_PAGES = ("Content-Security-Policy", "Permissions-Policy", "Cross-Origin-Opener-Policy")
"""Said of what a browser may show as a page …"""
PARTS_OF_PAGES = ("text/javascript", "text/css", "font/")
"""… so these, of which a page has dozens, go without: to them it would mean nothing."""

HTTPS_HEADERS = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Strict-Transport-Security": "max-age=31536000",
}
"""Over plain http browsers refuse these, and complain."""


async def door(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Litestar's guard on every handler: lets a request or a socket in, or raises why not."""
    try:
        if not handler.opt.get(ANY_HOST):
            check_host(connection)
        await check_rate(connection)
        if not isinstance(connection, Request):
            check_socket_origin(connection)
        elif not handler.opt.get(ANY_ORIGIN):
            check_request(connection)
    except Fault as fault:
        if isinstance(connection, Request):
            raise
        # Before it is accepted: the handshake fails with 403.
        raise PermissionDeniedException(str(fault)) from None


async def check_rate(connection: Anybody) -> None:
    """TooOften when the address or the user asks too much altogether."""
    limits = house_of(connection).limits
    kind = "http" if isinstance(connection, Request) else "socket"
    limits.demand(kind, address_key(address_of(connection)))
    user = await who(connection)  # may cost a look into the store, so it comes second
    if user is not None:
        limits.demand(kind, user_key(user.id))


def check_host(connection: Anybody) -> None:
    """ForeignHost when we have a name and were called by another: a foreign name led here."""
    public_url = house_of(connection).settings.public_url
    if public_url and connection.headers.get("host", "").lower() != urlsplit(public_url).netloc:
        raise ForeignHost(host=urlsplit(public_url).netloc)


def check_request(request: Request[Any, Any, Any]) -> None:
    """ForeignOrigin or NotJson for a request that would change something and may not."""
    if request.method in SAFE_METHODS:
        return
    if not has_token(request) and not _is_from_our_page(request):
        raise ForeignOrigin()
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if _has_body(request) and kind != "application/json":
        raise NotJson()


def check_socket_origin(connection: Anybody) -> None:
    """ForeignOrigin when the socket was opened by another site's page. Browsers always say whose."""
    origin = connection.headers.get("origin")
    is_ours = has_token(connection) if origin is None else _is_our_origin(connection, origin)
    if not is_ours:
        raise ForeignOrigin()


def _is_from_our_page(connection: Anybody) -> bool:
    origin = connection.headers.get("origin")
    if origin is not None:
        is_ours = _is_our_origin(connection, origin)
    else:
        is_ours = connection.headers.get("sec-fetch-site") == "same-origin"
    return is_ours and OUR_HEADER in connection.headers


def _is_our_origin(connection: Anybody, origin: str) -> bool:
    """Ours is the public address; without one, whatever host the browser asked for."""
    public_url = house_of(connection).settings.public_url
    if public_url:
        return origin.lower() == public_url
    scheme, _, netloc = origin.lower().partition("://")
    return scheme in ("http", "https") and netloc == connection.headers.get("host", "").lower()


def _has_body(connection: Anybody) -> bool:
    length = connection.headers.get("content-length", "0")
    return length != "0" or "transfer-encoding" in connection.headers


def address_of(connection: Anybody) -> str:
    """The asker's address; a proxy we trust has said it, if there is one."""
    client = connection.scope["client"]
    return client[0].removeprefix("::ffff:") if client else ""  # IPv4, heard by an IPv6 socket


# ---------------------------------------------------------------- what browsers are told


async def protect(message: Message, scope: Scope) -> None:
    """Litestar's `before_send`: every answer tells the browser what our pages never do."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    ours = HEADERS | HTTPS_HEADERS if is_https(scope) else HEADERS
    is_part = headers.get("content-type", "").startswith(PARTS_OF_PAGES)
    for name, value in ours.items():
        if not (is_part and name in OF_PAGES):
            headers.setdefault(name, value)


@post("/api/csp", status_code=204, opt={ANY_ORIGIN: True}, include_in_schema=False)
async def csp_report(request: Request[Any, Any, Any]) -> None:
    """A browser says that a page of ours tried what the policy forbids."""
    report = (await request.body())[:LONGEST_REPORT].decode(errors="replace")
    logger.warning("csp", extra={"report": report})
