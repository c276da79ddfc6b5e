"""Actions: an integer for rules and bots, a typed struct for people and the wire.

A chapter declares each of its kinds of action once, as a struct whose fields say what they range over:

    REGION = Domain("region", REGION_IDS)
    PILE = Domain("pile", range(3))

    class Move(Action, tag="move"):
        region: Annotated[str, REGION]

`Contents` puts the chapters' kinds into an `ActionSpace` (see contents.py). From that follow the number
of each action (in the order declared; the last field runs fastest), its JSON form
`{"kind": "move", "region": "north"}`, and its words: the message `action-move`, in which `$region` is
the message `region-north`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from samobranka.core.decode import decode_json
from samobranka.core.faults import Fault, MalformedAction
from samobranka.core.words import Words, message_id


@dataclass(frozen=True)
class Domain:
    """What a field ranges over, and the family of words that names it."""

    family: str
    values: Sequence[str] | range
    first: int = 0
    """The number by which rules know the first value; the others follow."""

    def name(self, value: Any) -> Any:
        """The fact that sentences are given: a message for ids, the number itself for numbers."""
        return message_id(self.family, value) if isinstance(value, str) else value


SEAT = Domain("seat", range(16))
"""Seats: sentences are given the name of who sits there."""

GATHERED = "gathered"
"""Marks the field of an event that adds up where one deed is done step by step: cards laid down one
after another are told as one. See `gathered`."""


class Action(msgspec.Struct, tag_field="kind", forbid_unknown_fields=True):
    """Base of all kinds of action."""

    def more_facts(self, view: Any = None) -> dict[str, Any]:
        """What the sentence needs besides the fields; `view` is the board its reader looks at."""
        return {}


class Event(msgspec.Struct, tag_field="kind"):
    """Base of all kinds of event: one thing that happened, told to one audience."""


class Prompt(msgspec.Struct, tag_field="kind"):
    """Base of all kinds of prompt: what is expected, and of whom."""


FAMILIES: dict[type, str] = {Action: "action", Event: "event", Prompt: "prompt"}


def kind_of(struct: msgspec.Struct) -> str:
    """The tag of a struct's class."""
    return str(struct.__struct_config__.tag)


def tell(
    struct: msgspec.Struct,
    words: Words,
    seats: Sequence[str] = (),
    you: int = -1,
    view: Any = None,
) -> str:
    """An action, event or prompt in words.

    `seats` are the names of those who sit there and `you` is the seat that is spoken to: sentences
    with a `$seat` also get `$you` ("yes" or "no"), and each seat that is named, like `$to`, its own
    `$to_you`. With the `view` that its reader looks at, an action says where it is.
    """
    family = next(name for base, name in FAMILIES.items() if isinstance(struct, base))
    message = message_id(family, kind_of(struct))
    return words.say(message, **_facts(struct, words, seats, you, view))


def _facts(
    struct: msgspec.Struct, words: Words, seats: Sequence[str], you: int, view: Any
) -> dict[str, Any]:
    facts: dict[str, Any] = struct.more_facts(view) if isinstance(struct, Action) else {}
    domains = domains_of(type(struct))
    for name in struct.__struct_fields__:
        value, domain = getattr(struct, name), domains.get(name)
        if domain is SEAT and isinstance(value, int):
            facts[name] = (
                seats[value] if value < len(seats) else words.say("seat", number=value + 1)
            )
            facts["you"] = facts[f"{name}_you"] = "yes" if value == you else "no"
        elif isinstance(value, dict | list | tuple):
            facts[name] = _several(value, domain, words)
            facts[f"{name}_count"] = sum(value.values()) if isinstance(value, dict) else len(value)
        elif isinstance(value, bool):
            facts[name] = "yes" if value else "no"
        else:
            facts[name] = domain.name(value) if domain else ("" if value is None else value)
    return facts


def _several(value: Any, domain: Domain | None, words: Words) -> str:
    """A list of things or counts of things, in words."""

    def named(item: Any) -> str:
        return words.name(domain.name(item)) if domain and isinstance(item, str) else str(item)

    if isinstance(value, dict):
        family = domain.name if domain else str
        return words.counted({str(family(item)): count for item, count in value.items()})
    return words.listing(named(item) for item in value)


@cache
def domains_of(struct: type[msgspec.Struct]) -> dict[str, Domain]:
    """The domain of each field that has one; a list or a dict has the domain of its items."""
    found = {}
    for name, hint in get_type_hints(struct, include_extras=True).items():
        domain = _domain_in(hint)
        if domain is not None:
            found[name] = domain
    return found


def _domain_in(hint: Any) -> Domain | None:
    if get_origin(hint) is Annotated:
        for mark in get_args(hint)[1:]:
            if isinstance(mark, Domain):
                return mark
    for argument in get_args(hint):
        domain = _domain_in(argument)
        if domain is not None:
            return domain
    return None


def gathered(events: Iterable[Event]) -> list[Event]:
    """What happened, with the steps of one deed told as one."""
    told: list[Event] = []
    for event in events:
        both = _joined(told[-1], event) if told else None
        told[-1:] = [both] if both else [*told[-1:], event]
    return told


def _joined(one: Event, other: Event) -> Event | None:
    """Two events as one, where they are alike in all but what adds up."""
    fields = gathered_fields(type(one))
    if type(one) is not type(other) or not fields:
        return None
    if any(getattr(one, f) != getattr(other, f) for f in one.__struct_fields__ if f not in fields):
        return None
    sums = {field: _sum(getattr(one, field), getattr(other, field)) for field in fields}
    return msgspec.structs.replace(one, **sums)


def _sum(one: Any, other: Any) -> Any:
    """Counts of things, put together; lists and numbers behind each other."""
    if isinstance(one, dict):
        return {key: one.get(key, 0) + other.get(key, 0) for key in {**one, **other}}
    return one + other


@cache
def gathered_fields(struct: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of an event that add up."""
    hints = get_type_hints(struct, include_extras=True)
    return tuple(name for name, hint in hints.items() if GATHERED in get_args(hint)[1:])


@dataclass(frozen=True)
class Kind:
    """One kind of action and where its numbers lie."""

    struct: type[Action]
    fields: tuple[tuple[str, Domain], ...]
    base: int

    @property
    def size(self) -> int:
        """How many actions of this kind there are."""
        return prod(len(domain.values) for _, domain in self.fields)

    @property
    def tag(self) -> str:
        """The kind's name in JSON and words."""
        return str(self.struct.__struct_config__.tag)

    @property
    def arguments(self) -> tuple[tuple[str, Domain], ...]:
        """The fields by the names that rules know them by: a `seat` is the `other` one to who acts."""
        return tuple(("other" if name == "seat" else name, domain) for name, domain in self.fields)

    def written(self, said: Mapping[str, str] | None = None) -> str:
        """The number of an action, as an expression over its fields or what is `said` for them."""
        number = ""
        for name, domain in self.arguments:
            value = f"({said[name]})" if said else name
            place = f"{value} - {domain.first}" if domain.first else value
            number = f"({number}) * {len(domain.values)} + {place}" if number else place
        return f"{self.base} + {number}" if number else str(self.base)

    def read(self, field: str) -> str:
        """The number of a field, as an expression over the number of an action."""
        after = prod(len(domain.values) for _, domain in self.fields[self._place(field) + 1 :])
        domain = self.fields[self._place(field)][1]
        number = f"(action - {self.base})" if self.base else "action"
        number = f"{number} // {after}" if after > 1 else number
        number = f"{number} % {len(domain.values)}" if self._place(field) else number
        return f"{number} + {domain.first}" if domain.first else number

    def unpacking(self) -> list[str]:
        """Lines that read every field off `action`."""
        names = [name for name, _ in self.arguments]
        fields = [field for field, _ in self.fields]
        return [f"    {n} = {self.read(field)}" for n, field in zip(names, fields, strict=True)]

    def _place(self, field: str) -> int:
        return [name for name, _ in self.fields].index(field)


def indented(lines: Iterable[str], times: int = 1) -> list[str]:
    """Lines of Python, so many steps further in."""
    return ["    " * times + line for line in lines]


class ActionSpace:
    """All actions of a game: int <-> struct <-> JSON, and the words of each."""

    def __init__(self, *structs: type[Action]) -> None:
        self.kinds: list[Kind] = []
        self.size = 0
        for struct in structs:
            domains = domains_of(struct)
            fields = tuple((name, domains[name]) for name in struct.__struct_fields__)
            self.kinds.append(Kind(struct, fields, self.size))
            self.size += self.kinds[-1].size
        self._by_struct = {kind.struct: kind for kind in self.kinds}
        self.union: Any = Union[tuple(structs)]  # noqa: UP007  (built at run time)

    def number_of(self, struct: type[Action]) -> Callable[..., int]:
        """A function for rules of every engine: the number of an action of this kind, by its fields."""
        kind = self._by_struct[struct]
        fields = ", ".join(name for name, _ in kind.arguments)
        return _function(struct, f"number_of_{kind.tag}", fields, kind.written())

    def field_of(self, struct: type[Action], field: str) -> Callable[[int], int]:
        """A function for rules of every engine: a field of an action of this kind, by its number."""
        kind = self._by_struct[struct]
        return _function(struct, f"{field}_of_{kind.tag}", "action", kind.read(field))

    def is_of(self, struct: type[Action]) -> Callable[[int], bool]:
        """A function for rules of every engine: whether an action is of this kind, by its number."""
        kind = self._by_struct[struct]
        inside = f"{kind.base} <= action < {kind.base + kind.size}"
        return _function(struct, f"is_{kind.tag}", "action", inside)

    def encode(self, action: Action) -> int:
        """The number of an action; MalformedAction when a field is outside its domain."""
        kind = self._by_struct.get(type(action))
        if kind is None:
            raise MalformedAction(place="$.kind", reason="unknown", value=type(action).__name__)
        number = 0
        for name, domain in kind.fields:
            value = getattr(action, name)
            if value not in domain.values:
                raise MalformedAction(place=f"$.{name}", reason="unknown", value=str(value))
            number = number * len(domain.values) + domain.values.index(value)
        return kind.base + number

    def number(self, action: Action | int) -> int:
        """The number of an action, which may be said by its number; MalformedAction for neither."""
        if not isinstance(action, int):
            return self.encode(action)
        self._check(action)
        return action

    def decode(self, number: int) -> Action:
        """The action of a number; MalformedAction when there is none."""
        self._check(number)
        kind = next(kind for kind in reversed(self.kinds) if kind.base <= number)
        rest = number - kind.base
        values: dict[str, Any] = {}
        for name, domain in reversed(kind.fields):
            rest, place = divmod(rest, len(domain.values))
            values[name] = domain.values[place]
        return kind.struct(**values)

    def from_json(self, text: bytes | str) -> Action:
        """The action that a JSON text says; MalformedAction when it says none."""
        return self._read(text)[0]

    def number_in(self, text: bytes | str) -> int:
        """The number of the action that a JSON text says; MalformedAction when it says none."""
        return self._read(text)[1]

    def _read(self, text: bytes | str) -> tuple[Action, int]:
        try:
            action: Action = decode_json(text, self.union)
            return action, self.encode(action)
        except Fault as fault:
            raise MalformedAction(**fault.facts) from None

    def _check(self, number: int) -> None:
        if not 0 <= number < self.size:
            raise MalformedAction(place="$", reason="unknown", value=str(number))

    def to_json(self, action: Action) -> bytes:
        """The JSON text of an action."""
        return msgspec.json.encode(action)

    def __iter__(self) -> Iterator[Action]:
        return (self.decode(number) for number in range(self.size))


def _function(struct: type[Action], name: str, parameters: str, answer: str) -> Callable[..., Any]:
    """A small function, written out."""
    space: dict[str, Any] = {"__name__": struct.__module__}
    exec(f"def {name}({parameters}):\n    return {answer}\n", space)
    function: Callable[..., Any] = space[name]
    return function
