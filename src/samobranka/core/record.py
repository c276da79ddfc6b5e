"""A state is one flat record of integers.

A game declares its state as an annotated class, which mypy reads:

    class State(Record):
        phase: Annotated[int, i8, PUBLIC]                      # PHASE_*, chapter 3
        hand: Annotated[Grid, i8[SEATS, CARDS], OWNER]         # cards of each kind
        deck: Annotated[Row, i8[CARDS], NOBODY]                # what is left, by kind
        reached: Annotated[Row, i8[TOWNS], SCRATCH]            # workspace of the route search

`layout_of(State)` turns it into a NumPy dtype. Fields are laid wide to narrow, so each is naturally
aligned and no byte between them is unnamed; zero bytes with a name fill the record up to a multiple
of 8. Scratch fields come last, after the *mark*: digests and clones stop there.

Every field says who may know it:

    PUBLIC   everybody
    OWNER    the first axis is the seat, and entry [seat, ...] is known to that seat alone
    NOBODY   no seat; it may only become known through another field
    SCRATCH  workspace inside one call; its content means nothing between calls

What may be known is a field of its own, never worked out from a hidden one: the *size* of a hidden
deck is a public field beside the deck, and what a seat saw in a pile is its owner's copy. So a view
can be proved not to leak: overwrite all that the seat may not know, and nothing it is shown changes.

The interpreted engine reads and writes the same bytes through a stand-in made of memoryviews: exact
Python ints, range- and bounds-checked, about 15 times faster than `np.record`.
"""

from __future__ import annotations

import enum
import hashlib
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, wraps
from math import prod
from typing import (
    Annotated,
    Any,
    Protocol,
    TypeVar,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import numpy as np
from numpy.typing import NDArray

Rows = NDArray[np.uint8]
"""Records as bytes: one record a row."""


class Row(Protocol):
    """Integers in a line."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...


class Grid(Protocol):
    """Integers in two dimensions, always indexed fully."""

    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...


class Cube(Protocol):
    """Integers in three dimensions, always indexed fully."""

    def __getitem__(self, index: tuple[int, int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int, int], value: int, /) -> None: ...


class Knowledge(enum.Enum):
    """Who may know a field."""

    PUBLIC = "public"
    OWNER = "owner"
    NOBODY = "nobody"
    SCRATCH = "scratch"


PUBLIC = Knowledge.PUBLIC
OWNER = Knowledge.OWNER
NOBODY = Knowledge.NOBODY
SCRATCH = Knowledge.SCRATCH


@dataclass(frozen=True)
class Shaped:
    """An integer type with a shape: what `i8[4, 6]` says."""

    width: int
    code: str
    shape: tuple[int, ...] = ()

    def __getitem__(self, shape: int | tuple[int, ...]) -> Shaped:
        axes = shape if isinstance(shape, tuple) else (shape,)
        if self.shape or not 1 <= len(axes) <= 3 or min(axes) < 1:
            raise TypeError(f"a field has one to three axes of at least one entry, not {axes}")
        return Shaped(self.width, self.code, axes)


i8 = Shaped(1, "b")
i16 = Shaped(2, "h")
i32 = Shaped(4, "i")
i64 = Shaped(8, "q")

WORD = 8
"""A record's size and its mark are multiples of this many bytes (numba-cuda faults otherwise)."""


class Record:
    """What every state begins with."""

    moment: Annotated[int, i64, PUBLIC]
    """Raised by the rules whenever the question put to the seats changes; stands still while
    several seats choose at once."""
    shown: Annotated[int, i32, PUBLIC]
    """Raised by the rules whenever the seat that acted is shown what it did not know, without
    chance having been asked, and by a choice that is told to all though the question stands: from
    here there is no way back."""


@dataclass(frozen=True)
class Field:
    """One named field of a record, at its place."""

    name: str
    form: Shaped
    knowledge: Knowledge
    offset: int

    @property
    def size(self) -> int:
        """Bytes of the whole field."""
        return self.form.width * prod(self.form.shape)

    @property
    def end(self) -> int:
        """The byte after the field's last."""
        return self.offset + self.size

    def hidden_from(self, seat: int | None, seats: int | None = None) -> Iterator[slice]:
        """The stretches of bytes of this field that `seat` (None: a spectator) may not know.

        With fewer `seats` than the record has room for, the empty places are no secret.
        """
        if self.knowledge is NOBODY:
            yield slice(self.offset, self.end)
        if self.knowledge is OWNER:
            share = self.size // self.form.shape[0]
            for other in range(self.form.shape[0] if seats is None else seats):
                if other != seat:
                    yield slice(self.offset + other * share, self.offset + (other + 1) * share)


class Layout:
    """Where each field of a state class lies, and its NumPy dtype."""

    def __init__(self, state: type[Record]) -> None:
        self.state = state
        declared = [_declared(state, name, hint) for name, hint in _hints(state)]
        lasting = [field for field in declared if field.knowledge is not SCRATCH]
        scratch = [field for field in declared if field.knowledge is SCRATCH]
        fields, self.mark = _placed(lasting, 0, "zero_bytes")
        more, self.size = _placed(scratch, self.mark, "scratch_zero_bytes")
        self.fields: tuple[Field, ...] = (*fields, *more)
        self.dtype = _dtype(self.fields, self.size)
        self._looks = Looks(self)

    def field(self, name: str) -> Field:
        """The field of that name."""
        return next(field for field in self.fields if field.name == name)

    def allocate(self, count: int) -> Rows:
        """`count` records, all zero, as byte rows."""
        return np.zeros((count, self.size), np.uint8)

    def records(self, rows: Rows) -> NDArray[Any]:
        """The same bytes as a structured array: what the compiled engines index."""
        return rows.view(self.dtype).reshape(len(rows))

    def stand_ins(self, rows: Rows, checked: bool = False) -> list[Any]:
        """The same bytes as stand-ins: what the interpreted engine indexes."""
        return [stand_in(self, checked)(memoryview(row)) for row in rows]

    def look(self, record: bytes) -> Any:
        """A stand-in for a record up to the mark that is only looked at. The last few are kept, because
        several look at the same one after the other; each thread has its own."""
        return self._looks.at(record)

    def digest(self, row: Rows | bytes) -> str:
        """Short hash of one record up to the mark."""
        return hashlib.blake2b(bytes(row[: self.mark]), digest_size=8).hexdigest()

    def describe(self) -> str:
        """The layout as text: part of what a snapshot must agree with."""
        return "\n".join(
            f"{f.offset:5} {f.name} {f.form.code}{list(f.form.shape)} {f.knowledge.value}"
            for f in self.fields
        )


@cache
def layout_of(state: type[Record]) -> Layout:
    """The layout of a state class, worked out once."""
    return Layout(state)


def clone(rows: Any, source: int, target: int, mark: int) -> None:
    """Copies record `source` over record `target`, up to the mark.

    This is the only way to copy a record: assigning one costs twenty times more above 1024 bytes.
    """
    for place in range(mark):
        rows[target][place] = rows[source][place]


def table(values: Sequence[Any]) -> Any:
    """A constant table for rules: exact Python ints when interpreted, an array when compiled."""
    given = np.asarray(values)
    if given.size == 0 or not 1 <= given.ndim <= 3 or given.dtype.kind not in "iu":
        raise TypeError("a table has one to three axes and whole numbers in it")
    array = np.ascontiguousarray(given, np.int64)
    return array.data.toreadonly()


class Checked:
    """A memoryview that refuses negative indices, for checked test runs.

    Every engine accepts them silently, and a sentinel of -1 used as an index is a bug.
    """

    __slots__ = ("_view",)

    def __init__(self, view: memoryview) -> None:
        self._view = view

    def __getitem__(self, index: Any) -> Any:
        if (index < 0) if type(index) is int else min(index) < 0:
            raise IndexError(f"negative index {index} in a rule")
        return self._view[index]

    def __setitem__(self, index: Any, value: int) -> None:
        if (index < 0) if type(index) is int else min(index) < 0:
            raise IndexError(f"negative index {index} in a rule")
        self._view[index] = value

    def __len__(self) -> int:
        return len(self._view)


@cache
def stand_in(layout: Layout, checked: bool = False) -> type[Any]:
    """The class of stand-ins for records of this layout.

    Its source is written out and executed, as `dataclasses` does: an attribute of a generated class
    is read three times faster than through a general `__getattr__`.
    """
    slots = [field.name if field.form.shape else f"_{field.name}" for field in layout.fields]
    lines = ["class StandIn:", f"    __slots__ = {tuple(slots)!r}", "    def __init__(self, row):"]
    for field, slot in zip(layout.fields, slots, strict=True):
        shape = list(field.form.shape or (1,))
        view = f"row[{field.offset}:{field.end}].cast({field.form.code!r}, {shape})"
        wrapped = f"checked({view})" if checked and field.form.shape else view
        lines.append(f"        self.{slot} = {wrapped}")
    for field in layout.fields:
        if not field.form.shape:
            lines.extend(_scalar_source(field.name))
    scope: dict[str, Any] = {"checked": Checked}
    exec("\n".join(lines), scope)
    return cast(type[Any], scope["StandIn"])


# ---------------------------------------------------------------- looking only

KEPT_LOOKS = 32

WORKED_OUT = "__worked_out__"
"""Where a stand-in that is only looked at keeps what was worked out of it."""


class Looks(threading.local):
    """Stand-ins for the records that were looked at last."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._kept: OrderedDict[int, tuple[bytes, Any]] = OrderedDict()

    def at(self, record: bytes) -> Any:
        """A stand-in for this very record."""
        found = self._kept.get(id(record))
        if found is not None and found[0] is record:
            self._kept.move_to_end(id(record))
            return found[1]
        rows = self._layout.allocate(1)
        rows[0, : self._layout.mark] = memoryview(record)
        look = looked_at(self._layout)(memoryview(rows[0]))
        setattr(look, WORKED_OUT, {})
        self._kept[id(record)] = record, look
        if len(self._kept) > KEPT_LOOKS:
            self._kept.popitem(last=False)
        return look


@cache
def looked_at(layout: Layout) -> type[Any]:
    """The class of stand-ins that remember what was worked out of them: nobody changes their record."""
    return type("LookedAt", (stand_in(layout),), {"__slots__": (WORKED_OUT,)})


Part = TypeVar("Part", bound=Callable[..., Any])


def once(part: Part) -> Part:
    """Marks a function that only looks at a state: for a record that nobody changes (`Layout.look`) it
    is worked out once with the same arguments, whoever asks; all are given the same answer."""

    @wraps(part)
    def worked_out(s: Any, *arguments: Any) -> Any:
        known = getattr(s, WORKED_OUT, None)
        if known is None:
            return part(s, *arguments)
        key = (part, arguments)
        if key not in known:
            known[key] = part(s, *arguments)
        return known[key]

    return cast(Part, worked_out)


def _scalar_source(name: str) -> list[str]:
    return [
        "    @property",
        f"    def {name}(self):",
        f"        return self._{name}[0]",
        f"    @{name}.setter",
        f"    def {name}(self, value):",
        f"        self._{name}[0] = value",
    ]


def _hints(state: type[Record]) -> list[tuple[str, Any]]:
    return list(get_type_hints(state, include_extras=True).items())


def _declared(state: type[Record], name: str, hint: Any) -> Field:
    marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    forms = [mark for mark in marks if isinstance(mark, Shaped)]
    knowledge = [mark for mark in marks if isinstance(mark, Knowledge)]
    if len(forms) != 1 or len(knowledge) != 1:
        raise TypeError(
            f"{state.__qualname__}.{name} must say its form and who may know it, as in "
            "Annotated[int, i8, PUBLIC]"
        )
    if knowledge[0] is OWNER and not forms[0].shape:
        raise TypeError(f"{state.__qualname__}.{name} is its owner's: its first axis is the seat")
    return Field(name, forms[0], knowledge[0], 0)


def _placed(fields: list[Field], start: int, filler: str) -> tuple[list[Field], int]:
    """The fields wide to narrow from `start`, with a filler up to the next multiple of WORD."""
    placed = []
    offset = start
    for field in sorted(fields, key=lambda field: -field.form.width):
        placed.append(Field(field.name, field.form, field.knowledge, offset))
        offset = placed[-1].end
    missing = -offset % WORD
    if missing:
        knowledge = PUBLIC if start == 0 else SCRATCH
        placed.append(Field(filler, i8[missing], knowledge, offset))
    return placed, offset + missing


def _dtype(fields: Sequence[Field], size: int) -> np.dtype[Any]:
    return np.dtype(
        {
            "names": [field.name for field in fields],
            "formats": [(f"i{field.form.width}", field.form.shape) for field in fields],
            "offsets": [field.offset for field in fields],
            "itemsize": size,
        },
        align=True,
    )
