"""What can be wrong with a request, and how every trouble is told: JSON, in the reader's language.

What is asked of a table has its faults in `trouble.py`; these are of the house around the tables.
A program reads `{"trouble": {"code": …, "text": …}}` with a fitting status; nobody reads a stack trace.
"""

from __future__ import annotations

import logging
import secrets
from typing import Any, ClassVar

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from samobranka.core.faults import Fault
from samobranka.core.words import Words, words_for
from samobranka.server.languages import reader_language
from samobranka.server.protocol import Trouble, Wire
from samobranka.server.trouble import ROOM, trouble_of

logger = logging.getLogger(__name__)


class ServerFault(Fault):
    """A fault whose words are the server's, whoever tells it."""

    status: ClassVar[int] = 400

    def tell(self, words: Words) -> str:
        """As core's, with the words of this room."""
        return super().tell(words_for(words.language, room=ROOM))


class BadRequest(ServerFault):
    """The request cannot be understood."""

    code = "bad-request"


class MalformedMessage(ServerFault):
    """What was sent is not what it should be; names the place in it and the reason."""

    code = "malformed-message"


class BadName(ServerFault):
    """Nobody can be called that; `facts["why"]` says why."""

    code = "bad-name"


class NotSignedIn(ServerFault):
    """Only somebody we know may do that."""

    code = "not-signed-in"
    status = 401


class WrongPassword(ServerFault):
    """The name or the password is wrong; which of them is not told."""

    code = "wrong-password"
    status = 401


class Banned(ServerFault):
    """The host has shut this user out."""

    code = "banned"
    status = 403


class ForeignOrigin(ServerFault):
    """The request comes from a page that is not ours."""

    code = "foreign-origin"
    status = 403


class ForeignHost(ServerFault):
    """The server was called by a name that is not its own."""

    code = "foreign-host"
    status = 421


class NotForPrograms(ServerFault):
    """A token may not do that, only the person who made it."""

    code = "not-for-programs"
    status = 403


class NotForYou(ServerFault):
    """That is open only to the host's own network."""

    code = "not-for-you"
    status = 403


class NotHosting(ServerFault):
    """Only the host's browser may do that."""

    code = "not-hosting"
    status = 403


class WrongLink(ServerFault):
    """The link makes no browser the host's, or not any more."""

    code = "wrong-link"
    status = 403


class OtherGame(ServerFault):
    """The file is of another game."""

    code = "other-game"


class NotFound(ServerFault):
    """There is nothing at this address."""

    code = "not-found"
    status = 404


class HiddenProfile(ServerFault):
    """The person has hidden how they play."""

    code = "hidden-profile"
    status = 403


class WrongMethod(ServerFault):
    """The address exists, but not for this method."""

    code = "wrong-method"
    status = 405


class AlreadyAccount(ServerFault):
    """The user has an account already."""

    code = "already-account"
    status = 409


class NoAccount(ServerFault):
    """A guest has no password."""

    code = "no-account"
    status = 409


class TooManyTokens(ServerFault):
    """One user may have so many tokens and no more."""

    code = "too-many-tokens"
    status = 409


class TooManyTables(ServerFault):
    """One user may have so many tables that are not over."""

    code = "too-many-tables"
    status = 409


class TooManySockets(ServerFault):
    """So many tables may be open at once, and no more."""

    code = "too-many-sockets"
    status = 429


class TooLarge(ServerFault):
    """The request is larger than anybody needs."""

    code = "too-large"
    status = 413


class NotJson(ServerFault):
    """Only JSON is read here."""

    code = "not-json"
    status = 415


class TooOften(ServerFault):
    """Too many requests in too short a time; `facts["wait"]` in seconds."""

    code = "too-often"
    status = 429


class Broken(ServerFault):
    """Our own fault; `facts["id"]` finds it in the log."""

    code = "broken"
    status = 500


class NotReady(ServerFault):
    """The database does not answer."""

    code = "not-ready"
    status = 503


class BadPublicUrl(ServerFault):
    """The server's own address is not written as one."""

    code = "bad-public-url"


# ---------------------------------------------------------------- how it is told

STATUS = {
    "unknown-game": 404,
    "no-such-table": 404,
    "unknown-match": 404,
    "bad-ply": 404,
    "not-host": 403,
    "not-seated": 403,
    "store-down": 503,
    "store-busy": 503,
    "coach-busy": 503,
    "not-your-turn": 409,
    "stale-moment": 409,
    "illegal-action": 409,
    "match-over": 409,
    "undo-refused": 409,
    "other-rules": 409,
    "name-taken": 409,
    "store-conflict": 409,
    "already-seated": 409,
    "seat-not-open": 409,
    "already-started": 409,
    "not-started": 409,
    "seats-open": 409,
    "not-over": 409,
    "hints-off": 409,
    "bot-plays": 409,
    "claim-refused": 409,
    "no-return": 409,
    "no-plea": 409,
}
"""The status of faults that know no HTTP; all others are 400."""


class Troubled(Wire, frozen=True, kw_only=True):
    """The answer to every request that was not carried out."""

    trouble: Trouble


TROUBLES: dict[int, ResponseSpec] = {
    status: ResponseSpec(Troubled, generate_examples=False, description=description)
    for status, description in {
        400: "what was sent is not right",
        401: "the user is not known, or the password is wrong",
        403: "not allowed",
        404: "there is no such thing",
        409: "not possible as things stand",
        413: "too large",
        415: "not JSON",
        429: "too often",
        503: "the database does not answer",
    }.items()
}
"""For a handler's `responses`: what OpenAPI says of refusals."""

Refusing = Response[Troubled]

LEFT = "client disconnected prematurely"
"""Litestar takes it for our fault that somebody left, or was cut off, before all was said."""


def status_of(fault: Fault) -> int:
    """The HTTP status of a fault."""
    return fault.status if isinstance(fault, ServerFault) else STATUS.get(fault.code, 400)


def tell_fault(request: Request[Any, Any, Any], fault: Fault) -> Refusing:
    """A fault, told to who asked."""
    wait = {"Retry-After": str(fault.facts["wait"])} if isinstance(fault, TooOften) else {}
    answer = Troubled(trouble=trouble_of(fault, reader_language(request)))
    return Response(
        answer, status_code=status_of(fault), headers=wait, media_type="application/json"
    )


def tell_http(request: Request[Any, Any, Any], error: HTTPException) -> Refusing:
    """What the framework refuses, in our own words."""
    if error.detail == LEFT:
        return tell_fault(request, BadRequest(place=""))  # nobody hears it
    if error.status_code >= 500:
        return tell_broken(request, error)
    response = tell_fault(request, _fault_of(error))
    response.headers.update(error.headers or {})
    return response


def tell_broken(request: Request[Any, Any, Any], error: Exception) -> Refusing:
    """Our own fault: logged whole, told as a number to ask the host about."""
    number = secrets.token_hex(4)
    logger.error("broken", extra={"fault": number, "path": request.url.path}, exc_info=error)
    return tell_fault(request, Broken(id=number))


def _fault_of(error: HTTPException) -> Fault:
    match error.status_code:
        case 404:
            return NotFound()
        case 405:
            return WrongMethod()
        case 413:
            return TooLarge()
    extra = error.extra if isinstance(error.extra, list) else []
    places = [str(each["key"]) for each in extra if isinstance(each, dict) and "key" in each]
    return BadRequest(place=", ".join(places))


HANDLERS: dict[type[Exception] | int, Any] = {
    Fault: tell_fault,
    HTTPException: tell_http,
    Exception: tell_broken,
}
"""Litestar's exception handlers."""
