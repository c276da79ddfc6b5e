"""JSON Schemas of all that travels: the browser client's types are made from them.

One schema for `protocol.py`, and one for each game: its view, actions, events and prompts, found by
what they are, so a game has nothing to register.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from types import ModuleType
from typing import Any, Union, get_args, get_type_hints

import msgspec

from samobranka.core import registry
from samobranka.core.actions import Domain, Event, Prompt, domains_of
from samobranka.core.game import Game, ScoreLine
from samobranka.core.match import MatchFile
from samobranka.server import protocol

DIALECT = "https://json-schema.org/draft/2020-12/schema"
REFERENCE = "#/$defs/{name}"
UNIONS = {
    "ServerMessage": protocol.ServerMessage,
    "ClientMessage": protocol.ClientMessage,
    "Clock": protocol.Clock,
    "TableEvents": protocol.TableEvents,
}
"""The unions of the protocol that a client calls by name."""

Schema = dict[str, Any]


def schemas() -> dict[str, Schema]:
    """Every schema by its name: `protocol`, then a game's id."""
    games = {game: game_schema(registry.game(game)) for game in registry.game_ids()}
    return {"protocol": protocol_schema(), **games}


def protocol_schema() -> Schema:
    """What client and server say to each other, and the match file that a table hands out."""
    structs = structs_in(protocol, msgspec.Struct)
    return schema_of({**{struct.__name__: struct for struct in structs}, **UNIONS, **FILES})


FILES = {"MatchFile": MatchFile, "ScoreLine": ScoreLine}


def game_schema(game: Game) -> Schema:
    """A game's View, Action, Event and Prompt, and the ids of its components."""
    spoken = {
        "View": get_type_hints(game.view)["return"],
        "Action": game.actions.union,
        "Event": union_of(events_of(game)),
        "Prompt": union_of(prompts_of(game)),
    }
    schema = schema_of(spoken)
    for struct in structs_reached(spoken.values()):
        name_components(schema["$defs"], struct)
    return schema


def events_of(game: Game) -> list[type[msgspec.Struct]]:
    """All kinds of event of a game."""
    return structs_in(import_module(game.events.__module__), Event)


def prompts_of(game: Game) -> list[type[msgspec.Struct]]:
    """All kinds of prompt of a game."""
    return structs_in(import_module(game.prompt.__module__), Prompt)


def structs_in(module: ModuleType, base: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """The structs of a kind that a module defines itself, in its order."""
    return [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type)
        and issubclass(thing, base)
        and thing.__module__ == module.__name__
    ]


def structs_reached(hints: Iterable[Any]) -> list[type[msgspec.Struct]]:
    """All structs that types are made of, wherever they are defined."""
    found: dict[type[msgspec.Struct], None] = {}

    def reach(hint: Any) -> None:
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and hint not in found:
            found[hint] = None
            for inner in get_type_hints(hint, include_extras=True).values():
                reach(inner)
        for inner in get_args(hint):
            reach(inner)

    for hint in hints:
        reach(hint)
    return list(found)


def union_of(structs: list[type[msgspec.Struct]]) -> Any:
    """One type for any of them."""
    return Union[tuple(structs)]  # noqa: UP007  (built at run time)


def schema_of(types: dict[str, Any]) -> Schema:
    """A schema whose definitions are these types, by these names, and all they are made of."""
    spelled, definitions = msgspec.json.schema_components(
        list(types.values()), ref_template=REFERENCE
    )
    for name, schema in zip(types, spelled, strict=True):
        if schema != {"$ref": REFERENCE.format(name=name)}:
            definitions[name] = {"title": name, **schema}
    return {"$schema": DIALECT, "$defs": definitions}


# ---------------------------------------------------------------- names of components


def name_components(definitions: dict[str, Schema], struct: type[msgspec.Struct]) -> None:
    """Fields that hold a component's id get the type of that family's ids: `RegionId`."""
    properties = definitions[struct.__name__]["properties"]
    for field, domain in domains_of(struct).items():
        if not isinstance(domain.values, range):
            properties[field] = with_ids(properties[field], domain, definitions)


def with_ids(schema: Any, domain: Domain, definitions: dict[str, Schema]) -> Any:
    """The same schema, where a text is one of the domain's ids."""
    if isinstance(schema, list):
        return [with_ids(part, domain, definitions) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if schema.get("type") == "string":
        name = "".join(word.title() for word in domain.family.split("_")) + "Id"
        # An action may range over a part of its family only: the type holds all that anything does.
        known = definitions.get(name, {"enum": []})["enum"]
        definitions[name] = {"title": name, "enum": list(dict.fromkeys([*known, *domain.values]))}
        return {"$ref": REFERENCE.format(name=name)}
    return {key: with_ids(part, domain, definitions) for key, part in schema.items()}
