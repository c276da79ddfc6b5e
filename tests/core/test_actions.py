"""Actions: a number, a struct and a JSON text for each, and a clear fault for anything else."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from samobranka.core.actions import (
    SEAT,
    Action,
    ActionSpace,
    Domain,
    Event,
    domains_of,
    kind_of,
    tell,
)
from samobranka.core.faults import MalformedAction
from samobranka.core.game import Game
from samobranka.core.words import Words

REGION = Domain("region", ("north", "south", "far_east"))
COLOUR = Domain("colour", ("red", "blue"))
CELL = Domain("cell", range(4))
DEPTH = Domain("depth", range(2, 8, 3))


class Move(Action, tag="move"):
    region: Annotated[str, REGION]


class Pass(Action, tag="pass"):
    pass


class Put(Action, tag="put"):
    colour: Annotated[str, COLOUR]
    cell: Annotated[int, CELL]
    depth: Annotated[int, DEPTH]


class Foreign(Action, tag="foreign"):
    pass


TOY = ActionSpace(Move, Pass, Put)


# ---------------------------------------------------------------- numbers


def test_numbers_ascend_in_the_order_declared_and_the_last_field_runs_fastest() -> None:
    actions: list[Action] = [Move("north"), Move("south"), Move("far_east"), Pass()]
    actions += [Put(c, cell, d) for c in ("red", "blue") for cell in range(4) for d in (2, 5)]
    assert list(TOY) == actions
    assert [TOY.encode(action) for action in actions] == list(range(TOY.size))


def test_where_every_kind_lies() -> None:
    assert TOY.size == 20
    assert [(kind.tag, kind.base, kind.size) for kind in TOY.kinds] == [
        ("move", 0, 3),
        ("pass", 3, 1),
        ("put", 4, 16),
    ]


def test_the_json_form() -> None:
    assert TOY.to_json(Put("blue", 3, 5)) == b'{"kind":"put","colour":"blue","cell":3,"depth":5}'
    assert TOY.to_json(Pass()) == b'{"kind":"pass"}'


def test_json_may_be_text_or_bytes_in_any_order_of_fields() -> None:
    text = '{"depth": 5, "cell": 3, "kind": "put", "colour": "blue"}'
    assert TOY.from_json(text) == TOY.from_json(text.encode()) == Put("blue", 3, 5)


def _goes_round(space: ActionSpace) -> None:
    seen = set()
    for number in range(space.size):
        action = space.decode(number)
        assert space.encode(action) == number
        text = space.to_json(action)
        assert space.from_json(text) == action
        assert space.encode(space.from_json(text)) == number
        assert msgspec.json.decode(text)["kind"] == kind_of(action)
        seen.add(text)
    assert len(seen) == space.size


def test_every_toy_action_goes_round() -> None:
    _goes_round(TOY)


def test_every_action_of_master_elf_goes_round(master_elf: Game) -> None:
    _goes_round(master_elf.actions)


def test_the_kinds_of_master_elf_lie_side_by_side(master_elf: Game) -> None:
    space, end = master_elf.actions, 0
    for kind in space.kinds:
        assert kind.base == end
        end += kind.size
        assert {type(space.decode(n)) for n in range(kind.base, end)} == {kind.struct}
    assert end == space.size == len(list(space))


# ---------------------------------------------------------------- faults


def _fault(text: bytes | str, space: ActionSpace = TOY) -> dict[str, Any]:
    with pytest.raises(MalformedAction) as caught:
        space.from_json(text)
    return caught.value.facts


FAULTS = [
    ('{"kind": "fly"}', "$.kind", "unknown", "fly"),
    ('{"kind": "foreign"}', "$.kind", "unknown", "foreign"),
    ('{"kind": 3}', "$.kind", "wrong-type", ""),
    ('{"region": "north"}', "$", "missing-field", "kind"),
    ('{"kind": "move"}', "$", "missing-field", "region"),
    ('{"kind": "move", "region": "west"}', "$.region", "unknown", "west"),
    ('{"kind": "move", "region": "North"}', "$.region", "unknown", "North"),
    ('{"kind": "move", "region": 0}', "$.region", "wrong-type", "int"),
    ('{"kind": "put", "colour": "red", "cell": 4, "depth": 2}', "$.cell", "unknown", "4"),
    ('{"kind": "put", "colour": "red", "cell": -1, "depth": 2}', "$.cell", "unknown", "-1"),
    ('{"kind": "put", "colour": "red", "cell": 0, "depth": 3}', "$.depth", "unknown", "3"),
    ('{"kind": "put", "colour": "red", "cell": "0", "depth": 2}', "$.cell", "wrong-type", "str"),
    ('{"kind": "put", "colour": "red", "cell": true, "depth": 2}', "$.cell", "wrong-type", "bool"),
    ('{"kind": "pass", "region": "north"}', "$", "unknown-field", "region"),
    ('{"kind": "move", "region": "north", "seat": 1}', "$", "unknown-field", "seat"),
    ("3", "$", "wrong-type", "int"),
    ("null", "$", "wrong-type", "null"),
    ('["move", "north"]', "$", "wrong-type", "array"),
]


@pytest.mark.parametrize(("text", "place", "reason", "value"), FAULTS, ids=[f[0] for f in FAULTS])
def test_what_is_no_action_names_the_place(text: str, place: str, reason: str, value: str) -> None:
    facts = _fault(text)
    assert (facts["place"], facts["reason"], facts["value"]) == (place, reason, value)


BROKEN = ["", "{", '{"kind": "pass"', '{"kind": "pass"}}', "{'kind': 'pass'}", b'{"kind": "\xff"}']


@pytest.mark.parametrize("text", [*BROKEN, '{"more": ' + "[" * 100_000], ids=range(7))
def test_malformed_json_is_a_syntax_fault(text: bytes | str) -> None:
    facts = _fault(text)
    assert (facts["place"], facts["reason"]) == ("$", "syntax")


def test_master_elf_refuses_what_is_not_in_its_box(master_elf: Game) -> None:
    facts = _fault('{"kind": "move", "region": "atlantis"}', master_elf.actions)
    assert (facts["place"], facts["value"]) == ("$.region", "atlantis")
    facts = _fault('{"kind": "look_pile", "pile": 3}', master_elf.actions)
    assert (facts["place"], facts["value"]) == ("$.pile", "3")


@pytest.mark.parametrize("number", [-1, TOY.size, 10**9])
def test_a_number_that_is_no_action(number: int) -> None:
    with pytest.raises(MalformedAction) as caught:
        TOY.decode(number)
    assert caught.value.facts == {"place": "$", "reason": "unknown", "value": str(number)}


def test_an_action_of_another_game_has_no_number() -> None:
    with pytest.raises(MalformedAction) as caught:
        TOY.encode(Foreign())
    assert caught.value.facts["place"] == "$.kind"


def test_a_struct_with_a_value_outside_its_domain_has_no_number() -> None:
    with pytest.raises(MalformedAction) as caught:
        TOY.encode(Put("red", 4, 2))
    assert caught.value.facts == {"place": "$.cell", "reason": "unknown", "value": "4"}


def test_the_fault_is_told_with_its_place() -> None:
    with pytest.raises(MalformedAction, match=r"\$\.region.*west"):
        TOY.from_json('{"kind": "move", "region": "west"}')


# ---------------------------------------------------------------- domains


class Told(msgspec.Struct):
    seat: Annotated[int, SEAT]
    cells: list[Annotated[int, CELL]]
    counts: dict[Annotated[str, COLOUR], int]
    perhaps: Annotated[str, REGION] | None
    plain: int


def test_lists_and_dicts_have_the_domain_of_their_items() -> None:
    assert domains_of(Told) == {"seat": SEAT, "cells": CELL, "counts": COLOUR, "perhaps": REGION}


def test_a_domain_names_ids_by_message_and_numbers_by_themselves() -> None:
    assert REGION.name("far_east") == "region-far-east"
    assert CELL.name(3) == 3


# ---------------------------------------------------------------- functions for rules


def test_numbers_and_fields_as_functions() -> None:
    number, cell, is_put = TOY.number_of(Put), TOY.field_of(Put, "cell"), TOY.is_of(Put)
    for action, struct in enumerate(TOY):
        assert is_put(action) == isinstance(struct, Put)
        if isinstance(struct, Put):
            places = [
                domain.values.index(getattr(struct, name))
                for name, domain in next(k for k in TOY.kinds if k.struct is Put).fields
            ]
            assert number(*places) == action
            assert cell(action) == struct.cell
    assert TOY.number_of(Pass)() == TOY.encode(Pass())


def test_a_domain_may_count_from_another_number() -> None:
    class Answer(Action, tag="answer"):
        courage: Annotated[str, Domain("courage", ("cowardly", "brave"), first=1)]
        times: Annotated[int, Domain("times", range(3))]

    space = ActionSpace(Pass, Answer)
    assert space.number_of(Answer)(2, 0) == space.encode(Answer("brave", 0))
    assert space.field_of(Answer, "courage")(space.encode(Answer("brave", 2))) == 2
    assert space.field_of(Answer, "times")(space.encode(Answer("brave", 2))) == 2


def test_a_field_called_seat_is_the_other_one_to_rules() -> None:
    class Name(Action, tag="name"):
        seat: Annotated[int, SEAT]

    space = ActionSpace(Pass, Name)
    assert space.kinds[1].arguments == (("other", SEAT),)
    assert space.number_of(Name)(other=3) == space.encode(Name(3))
    assert space.field_of(Name, "seat")(space.encode(Name(3))) == 3
    assert space.kinds[1].unpacking() == ["    other = (action - 1)"]


class Laid(Event, tag="laid"):
    """Cards whose only name is their number."""

    cards: Annotated[list[int], Domain("card", range(1, 105))]


def test_a_list_of_numbers_is_said_as_numbers() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource("event-laid = { $cards }"))
    words = Words("en", bundle, {"29": "a message that happens to be called so"})
    assert tell(Laid([5, 29]), words) == "5 and 29"
