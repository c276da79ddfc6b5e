"""The language somebody reads: their own choice, else their browser's, else English."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from samobranka.core.words import FALLBACK, LANGUAGES

Anybody = ASGIConnection[Any, Any, Any, Any]
"""A request or a socket."""

USER = "samobranka.user"
"""Where the user of a connection is kept in its scope, once looked up."""


def reader_language(connection: Anybody) -> str:
    """The language to tell somebody something in."""
    user = connection.scope["state"].get(USER)
    if user is not None and user.language in LANGUAGES:
        return str(user.language)
    return accepted_language(connection.headers.get("accept-language", ""))


def accepted_language(header: str) -> str:
    """The language of ours that an Accept-Language header likes most."""
    best, most = FALLBACK, 0.0
    for wish in header[:500].split(","):
        tag, _, weight = wish.partition(";")
        language = tag.strip().lower().split("-")[0]
        liked = _weight(weight)
        if language in LANGUAGES and liked > most:
            best, most = language, liked
    return best


def _weight(text: str) -> float:
    """`q=0.8` as a number; 1 when nothing is said, 0 when it makes no sense."""
    name, equals, value = text.strip().partition("=")
    if not name:
        return 1.0
    try:
        return min(1.0, float(value)) if name.strip().lower() == "q" and equals else 0.0
    except ValueError:
        return 0.0
