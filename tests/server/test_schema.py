"""The schemas say what is really sent: the browser's types are made from them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator, ValidationError, meta

import samobranka
from samobranka.core.match import Match
from samobranka.core.registry import game_ids
from samobranka.server import protocol
from samobranka.server.schema import protocol_schema, schemas

PLIES = 25


def validator(schema: dict[str, Any], name: str) -> Draft202012Validator:
    """Checks values against one definition of a schema."""
    return Draft202012Validator({**schema, "$ref": f"#/$defs/{name}"})


def test_there_is_a_schema_for_the_protocol_and_for_every_game() -> None:
    assert set(schemas()) == {"protocol", *game_ids()}


@pytest.mark.parametrize(
    "name", ["ServerMessage", "ClientMessage", "MatchFile", "NewTable", "Replay"]
)
def test_the_protocol_has_what_a_client_calls_by_name(name: str) -> None:
    schema = protocol_schema()
    meta.validate(schema)
    assert name in schema["$defs"]


def test_a_message_fits_its_schema_and_another_does_not() -> None:
    messages = validator(protocol_schema(), "ServerMessage")
    messages.validate(msgspec.to_builtins(protocol.Pong(now=1)))
    with pytest.raises(ValidationError):
        messages.validate({"type": "pong", "now": "soon"})


def some_play(match: Match) -> list[Any]:
    """A part of a match, or a whole short one; returns what was offered."""
    offered: list[Any] = []
    while not match.is_over and match.ply < PLIES:
        seat = match.movers.bit_length() - 1
        offered += match.actions(seat)
        match.act(seat, match.legal(seat)[0])
    return offered


@pytest.mark.parametrize("game", game_ids())
def test_all_that_a_game_shows_fits_its_schema(game: str) -> None:
    schema = schemas()[game]
    loaded = samobranka.game(game)
    match = samobranka.new_match(loaded, seats=loaded.meta.seats[0], secret="schema")
    offered = some_play(match)
    audiences = [None, *range(match.seats)]
    shown: dict[str, list[Any]] = {
        "View": [match.view(audience) for audience in audiences],
        "Prompt": [match.prompt(audience) for audience in audiences],
        "Action": offered,
        "Event": [
            e for ply in range(1, match.ply + 1) for a in audiences for e in match.events(ply, a)
        ],
    }
    for name, values in shown.items():
        assert values, name
        checked = validator(schema, name)
        for value in values:
            checked.validate(msgspec.to_builtins(value, str_keys=True))  # as JSON has them


@pytest.mark.parametrize("game", game_ids())
def test_ids_of_components_are_named(game: str) -> None:
    """Where they have ids: cards may be numbers."""
    named = {name: found for name, found in schemas()[game]["$defs"].items() if name.endswith("Id")}
    kinds = samobranka.game(game).actions.kinds
    domains = {domain for kind in kinds for _, domain in kind.fields}
    assert named or all(isinstance(domain.values, range) for domain in domains)
    assert all(isinstance(value, str) for found in named.values() for value in found["enum"])
