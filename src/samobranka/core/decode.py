"""Reading what somebody wrote: JSON and TOML into typed structs, with the place of every fault."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import msgspec

from samobranka.core.faults import MalformedFile


def decode_json(text: bytes | str, type: Any, file: str = "") -> Any:
    """A typed value from JSON; MalformedFile names the place and the reason."""
    try:
        return decoder_of(type).decode(text)
    except _UNREADABLE as error:
        raise _fault(error, file) from None


@lru_cache(maxsize=256)
def decoder_of(type: Any) -> msgspec.json.Decoder[Any]:
    """What reads a type; it is made once, for that costs more than most reading."""
    return msgspec.json.Decoder(type)


def decode_toml(text: bytes | str, type: Any, file: str = "") -> Any:
    """A typed value from TOML; MalformedFile names the place and the reason."""
    try:
        return msgspec.toml.decode(text, type=type)
    except _UNREADABLE as error:
        raise _fault(error, file) from None


# What cannot even be parsed, or holds more brackets in brackets than anybody needs.
_UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)

# What msgspec says, and the code of its words here: `flaw-<code>`.
_REASONS = (
    (re.compile(r"Expected `(?P<expected>[^`]*)`(?:, got `(?P<value>[^`]*)`)?"), "wrong-type"),
    (re.compile(r"Expected (?P<expected>.*?)(?:, got (?P<value>.*))?", re.DOTALL), "wrong-type"),
    (re.compile(r"Object missing required field `(?P<value>.*)`", re.DOTALL), "missing-field"),
    (re.compile(r"Object contains unknown field `(?P<value>.*)`", re.DOTALL), "unknown-field"),
    (re.compile(r"Invalid (?:enum )?value '?(?P<value>.*?)'?", re.DOTALL), "unknown"),
)
_PLACE = re.compile(r" - at (?:`key` in )?`(?P<place>[^`]*)`$")


def _fault(error: Exception, file: str) -> MalformedFile:
    message = str(error)
    found = _PLACE.search(message)
    place = found["place"] if found else "$"
    said = message[: found.start()] if found else message
    for pattern, reason in _REASONS:
        match = pattern.fullmatch(said)
        if match and isinstance(error, msgspec.ValidationError):
            facts = {"expected": "", "value": "", **match.groupdict("")}
            return MalformedFile(file=file, place=place, reason=reason, **facts)
    return MalformedFile(file=file, place=place, reason="syntax", value=said, expected="")
