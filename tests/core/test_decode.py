"""Whatever somebody wrote wrongly, the fault names its place and its reason."""

from __future__ import annotations

import datetime
import enum
from typing import Annotated, Any, Literal

import msgspec
import pytest

from samobranka.core.decode import decode_json, decode_toml
from samobranka.core.faults import MalformedFile

Small = Annotated[int, msgspec.Meta(ge=0, le=9)]
Short = Annotated[str, msgspec.Meta(max_length=2)]
Letters = Annotated[str, msgspec.Meta(pattern="^[a-z]+$")]
Even = Annotated[int, msgspec.Meta(multiple_of=2)]


class Suit(enum.Enum):
    HEARTS = "hearts"


class Card(msgspec.Struct, tag="card", tag_field="kind", forbid_unknown_fields=True):
    suit: Suit
    value: int = 0


class Joker(msgspec.Struct, tag="joker", tag_field="kind"):
    colour: Literal["red", "black"]


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    schema: Literal[1] = 1
    cards: list[Card | Joker] = []
    small: Small = 0
    short: Short = ""
    letters: Letters = "a"
    even: Even = 0
    pair: tuple[int, int] = (0, 0)
    by_seat: dict[int, int] = {}
    named: dict[str, dict[str, int]] = {}
    when: datetime.datetime | None = None
    raw: bytes = b""


def fault_of(text: bytes | str, type: Any = Deck, toml: bool = False) -> dict[str, Any]:
    decode = decode_toml if toml else decode_json
    with pytest.raises(MalformedFile) as caught:
        decode(text, type, "somewhere")
    assert caught.value.facts["file"] == "somewhere"
    return caught.value.facts


def told(place: str, reason: str, value: str = "", expected: str = "") -> dict[str, str]:
    return {
        "file": "somewhere",
        "place": place,
        "reason": reason,
        "value": value,
        "expected": expected,
    }


def wrong_type(place: str, expected: str, value: str = "") -> dict[str, str]:
    return told(place, "wrong-type", value, expected)


FAULTS = [
    ("[]", wrong_type("$", "object", "array")),
    ('{"small": "x"}', wrong_type("$.small", "int", "str")),
    ('{"small": 1.5}', wrong_type("$.small", "int", "float")),
    ('{"small": null}', wrong_type("$.small", "int", "null")),
    ('{"cards": [{"kind": "card", "suit": 1}]}', wrong_type("$.cards[0].suit", "str", "int")),
    ('{"cards": [{"kind": 3}]}', wrong_type("$.cards[0].kind", "str")),
    ('{"small": -1}', wrong_type("$.small", "`int` >= 0")),
    ('{"small": 10}', wrong_type("$.small", "`int` <= 9")),
    ('{"short": "abc"}', wrong_type("$.short", "`str` of length <= 2")),
    ('{"letters": "A"}', wrong_type("$.letters", "`str` matching regex '^[a-z]+$'")),
    ('{"even": 3}', wrong_type("$.even", "`int` that's a multiple of 2")),
    ('{"pair": [1]}', wrong_type("$.pair", "`array` of length 2")),
    ('{"by_seat": {"one": 1}}', wrong_type("$.by_seat", "int", "str")),
    ('{"named": {"a": {"b": "x"}}}', wrong_type("$.named[...][...]", "int", "str")),
    ('{"when": 5}', wrong_type("$.when", "datetime | null", "int")),
    ('{"cards": [{"kind": "card"}]}', told("$.cards[0]", "missing-field", "suit")),
    ('{"cards": [{"suit": "hearts"}]}', told("$.cards[0]", "missing-field", "kind")),
    ('{"smal": 1}', told("$", "unknown-field", "smal")),
    ('{"a`b\' - at `$.small`": 1}', told("$", "unknown-field", "a`b' - at `$.small`")),
    ('{"cards": [{"kind": "tarot"}]}', told("$.cards[0].kind", "unknown", "tarot")),
    ('{"cards": [{"kind": "it\'s"}]}', told("$.cards[0].kind", "unknown", "it's")),
    (
        '{"cards": [{"kind": "card", "suit": "bells"}]}',
        told("$.cards[0].suit", "unknown", "bells"),
    ),
    (
        '{"cards": [{"kind": "joker", "colour": "blue"}]}',
        told("$.cards[0].colour", "unknown", "blue"),
    ),
    ('{"schema": 2}', told("$.schema", "unknown", "2")),
]


@pytest.mark.parametrize(("text", "facts"), FAULTS, ids=[text for text, _ in FAULTS])
def test_json_that_says_something_wrong(text: str, facts: dict[str, str]) -> None:
    assert fault_of(text) == facts
    assert fault_of(text.encode()) == facts


UNREADABLE = [
    ("", "truncated"),
    ("{", "truncated"),
    ('{"small": 1', "truncated"),
    ('{"small": 1,}', "malformed"),
    ('{"small": 1} x', "trailing characters"),
    ("{'small': 1}", "malformed"),
    ('{"short": "a\nb"}', "malformed"),
    (b'{"short": "\xff"}', "utf-8"),
    ('{"short": "\ud800"}', "utf-8"),
    ('{"nothing": ' + "[" * 100_000, "recursion"),
]


@pytest.mark.parametrize(("text", "said"), UNREADABLE, ids=range(len(UNREADABLE)))
def test_json_that_cannot_be_read(text: bytes | str, said: str) -> None:
    facts = fault_of(text, Joker | Card if "nothing" in str(text) else Deck)
    assert (facts["place"], facts["reason"], facts["expected"]) == ("$", "syntax", "")
    assert said in facts["value"]


def test_what_has_no_words_of_its_own_keeps_its_place() -> None:
    for text, place in (('{"when": "noon"}', "$.when"), ('{"raw": "?"}', "$.raw")):
        facts = fault_of(text)
        assert (facts["place"], facts["reason"]) == (place, "syntax")
        assert "Invalid" in facts["value"]
        assert " - at " not in facts["value"]


TOML_FAULTS = [
    ('small = "x"', wrong_type("$.small", "int", "str")),
    ("small = 2026-11-15T09:00:00Z", wrong_type("$.small", "int", "datetime")),
    ("pair = [1, 2, 3]", wrong_type("$.pair", "`array` of length 2", "3")),
    ('[[cards]]\nkind = "card"', told("$.cards[0]", "missing-field", "suit")),
    ("smal = 1", told("$", "unknown-field", "smal")),
    ("schema = 2", told("$.schema", "unknown", "2")),
    ('[[cards]]\nkind = "tarot"', told("$.cards[0].kind", "unknown", "tarot")),
]


@pytest.mark.parametrize(("text", "facts"), TOML_FAULTS, ids=[text for text, _ in TOML_FAULTS])
def test_toml_that_says_something_wrong(text: str, facts: dict[str, str]) -> None:
    assert fault_of(text, toml=True) == facts
    assert fault_of(text.encode(), toml=True) == facts


UNREADABLE_TOML = [
    ("small =", "at end of document"),
    ("small = 1\nsmall = 2", "overwrite"),
    ("small = 1\nshort\n", "line 2"),
    (b"\xff", "utf-8"),
    ("small = " + "[" * 20_000, "recursion"),
]


@pytest.mark.parametrize(("text", "said"), UNREADABLE_TOML, ids=range(len(UNREADABLE_TOML)))
def test_toml_that_cannot_be_read(text: bytes | str, said: str) -> None:
    facts = fault_of(text, toml=True)
    assert (facts["place"], facts["reason"]) == ("$", "syntax")
    assert said in facts["value"]


def test_what_is_right_is_read() -> None:
    deck = Deck(cards=[Card(Suit.HEARTS, 7), Joker("red")], pair=(1, 2), by_seat={1: 2})
    assert decode_json(msgspec.json.encode(deck), Deck) == deck
    assert decode_toml("pair = [1, 2]\n[named.a]\nb = 3", Deck) == Deck(
        pair=(1, 2), named={"a": {"b": 3}}
    )


def test_a_fault_without_a_file_names_none() -> None:
    with pytest.raises(MalformedFile) as caught:
        decode_json("", int)
    assert caught.value.facts["file"] == ""
