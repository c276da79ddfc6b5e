"""A state is one flat record of integers: its layout, its bytes, its stand-in, its secrets."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from samobranka.core.record import (
    KEPT_LOOKS,
    NOBODY,
    OWNER,
    PUBLIC,
    SCRATCH,
    Cube,
    Grid,
    Layout,
    Record,
    Row,
    clone,
    i8,
    i16,
    i32,
    i64,
    layout_of,
    once,
    stand_in,
    table,
)


class Everything(Record):
    """Every width, every number of axes, every kind of knowledge, declared in a muddle."""

    flag: Annotated[int, i8, PUBLIC]
    coins: Annotated[Row, i16[3], OWNER]
    work: Annotated[Row, i8[5], SCRATCH]
    total: Annotated[int, i64, NOBODY]
    board: Annotated[Grid, i8[3, 4], PUBLIC]
    wide_work: Annotated[Row, i32[2], SCRATCH]
    small: Annotated[int, i16, PUBLIC]
    stock: Annotated[Cube, i32[3, 2, 2], OWNER]
    deck: Annotated[Grid, i16[2, 2], NOBODY]
    long: Annotated[Row, i64[2], PUBLIC]
    number: Annotated[int, i32, NOBODY]


LAYOUT = layout_of(Everything)
WRITABLE = [field for field in LAYOUT.fields if not field.name.endswith("zero_bytes")]


# ---------------------------------------------------------------- layout


def test_moment_comes_first() -> None:
    first = LAYOUT.fields[0]
    assert (first.name, first.offset, first.form) == ("moment", 0, i64)


def test_fields_lie_wide_to_narrow_before_and_after_the_mark() -> None:
    for widths in ([f.form.width for f in _lasting()], [f.form.width for f in _scratch()]):
        assert widths == sorted(widths, reverse=True)
        assert len(set(widths)) > 1


def test_equal_widths_keep_the_order_of_declaration() -> None:
    assert [f.name for f in _lasting() if f.form.width == 8] == ["moment", "total", "long"]


def test_every_field_is_naturally_aligned() -> None:
    assert [f.name for f in LAYOUT.fields if f.offset % f.form.width] == []


def test_every_byte_belongs_to_one_field() -> None:
    ends = [0, *(field.end for field in LAYOUT.fields)]
    assert [field.offset for field in LAYOUT.fields] == ends[:-1]
    assert ends[-1] == LAYOUT.size


def test_zero_bytes_with_a_name_fill_up_to_a_multiple_of_eight() -> None:
    used = 8 + 4 + 1 + 6 + 8 + 12 + 2 + 48 + 8 + 16 + 4
    filler = LAYOUT.field("zero_bytes")
    assert (LAYOUT.mark, filler.offset, filler.size) == (120, used, 120 - used)
    assert filler.knowledge is PUBLIC
    scratch_filler = LAYOUT.field("scratch_zero_bytes")
    assert (LAYOUT.size, scratch_filler.offset, scratch_filler.size) == (136, 120 + 13, 3)
    assert scratch_filler.knowledge is SCRATCH


def test_a_record_that_fits_needs_no_zero_bytes() -> None:
    class Fitting(Record):
        rest: Annotated[int, i32, PUBLIC]

    assert [f.name for f in layout_of(Fitting).fields] == ["moment", "shown", "rest"]
    assert layout_of(Fitting).mark == layout_of(Fitting).size == 16


def test_both_parts_of_a_record_are_multiples_of_eight() -> None:
    class Little(Record):
        work: Annotated[Row, i8[1], SCRATCH]

    assert (layout_of(Record).mark, layout_of(Record).size) == (16, 16)
    assert (layout_of(Little).mark, layout_of(Little).size) == (16, 24)


def test_scratch_is_last_after_the_mark() -> None:
    assert [f.name for f in _scratch()] == ["wide_work", "work", "scratch_zero_bytes"]
    assert min(f.offset for f in _scratch()) == LAYOUT.mark == max(f.end for f in _lasting())


def test_the_dtype_says_the_same() -> None:
    dtype: np.dtype[Any] = LAYOUT.dtype
    places = dict(dtype.fields or {})
    assert dtype.itemsize == LAYOUT.size
    assert dtype.isalignedstruct
    for field in LAYOUT.fields:
        form, offset = places[field.name][:2]
        assert (offset, form.shape, form.itemsize) == (field.offset, field.form.shape, field.size)
        assert form.base == np.dtype(f"i{field.form.width}")


def test_a_layout_is_worked_out_once() -> None:
    assert layout_of(Everything) is LAYOUT
    assert stand_in(LAYOUT) is stand_in(LAYOUT)


def test_the_description_tells_layouts_apart() -> None:
    class Other(Everything):
        one_more: Annotated[int, i8, NOBODY]

    class OtherKnowledge(Everything):
        flag: Annotated[int, i8, NOBODY]

    texts = {layout_of(state).describe() for state in (Everything, Other, OtherKnowledge)}
    assert len(texts) == 3
    assert "    0 moment q[] public" in LAYOUT.describe().splitlines()


def test_a_field_without_knowledge_is_refused() -> None:
    class Silent(Record):
        score: Annotated[int, i8]

    with pytest.raises(TypeError, match=r"Silent\.score must say .* who may know it"):
        Layout(Silent)


def test_a_field_without_form_is_refused() -> None:
    class Shapeless(Record):
        score: Annotated[int, PUBLIC]

    with pytest.raises(TypeError, match=r"Shapeless\.score must say its form"):
        Layout(Shapeless)


def test_a_plain_annotation_is_refused() -> None:
    class Plain(Record):
        score: int

    with pytest.raises(TypeError, match=r"Plain\.score must say"):
        Layout(Plain)


def test_two_answers_to_who_may_know_are_refused() -> None:
    class Torn(Record):
        score: Annotated[int, i8, PUBLIC, NOBODY]

    with pytest.raises(TypeError, match=r"Torn\.score must say"):
        Layout(Torn)


def test_an_owners_field_without_seats_is_refused() -> None:
    class Ownerless(Record):
        hand: Annotated[int, i8, OWNER]

    with pytest.raises(TypeError, match=r"Ownerless\.hand .* its first axis is the seat"):
        Layout(Ownerless)


@pytest.mark.parametrize("axes", [(), (0,), (2, 0), (2, -1), (1, 2, 3, 4)])
def test_a_shape_has_one_to_three_axes_with_entries(axes: tuple[int, ...]) -> None:
    with pytest.raises(TypeError, match="one to three axes"):
        i8[axes]


def test_a_shape_is_given_once() -> None:
    with pytest.raises(TypeError, match="one to three axes"):
        i8[2][3]


# ---------------------------------------------------------------- the stand-in


def _bounds(width: int) -> tuple[int, int]:
    return -(1 << (8 * width - 1)), (1 << (8 * width - 1)) - 1


@st.composite
def writes(draw: st.DrawFn) -> list[tuple[str, tuple[int, ...], int]]:
    """Fields, indices within bounds and values within range."""
    chosen = []
    for field in draw(st.lists(st.sampled_from(WRITABLE), max_size=30)):
        index = tuple(draw(st.integers(0, axis - 1)) for axis in field.form.shape)
        lowest, highest = _bounds(field.form.width)
        edges = st.sampled_from([lowest, -1, 0, 1, highest])
        chosen.append((field.name, index, draw(edges | st.integers(lowest, highest))))
    return chosen


@given(writes(), st.booleans())
def test_a_stand_in_writes_the_bytes_of_the_structured_array(
    given_writes: list[tuple[str, tuple[int, ...], int]], checked: bool
) -> None:
    by_hand, by_numpy = LAYOUT.allocate(2), LAYOUT.allocate(2)
    s = LAYOUT.stand_ins(by_hand, checked)[1]
    record = LAYOUT.records(by_numpy)[1]
    for name, index, value in given_writes:
        _write(s, name, index, value)
        if index:
            record[name][index] = value
        else:
            record[name] = value
    assert by_hand.tobytes() == by_numpy.tobytes()


@given(st.binary(min_size=LAYOUT.size, max_size=LAYOUT.size), st.booleans())
def test_a_stand_in_reads_exact_ints_from_any_bytes(content: bytes, checked: bool) -> None:
    rows = np.frombuffer(content, np.uint8).reshape(1, -1)
    s, record = LAYOUT.stand_ins(rows, checked)[0], LAYOUT.records(rows)[0]
    for field in LAYOUT.fields:
        for index in np.ndindex(field.form.shape):
            value = _read(s, field.name, index)
            assert type(value) is int
            assert value == (record[field.name][index] if index else record[field.name])


def test_writing_one_record_leaves_its_neighbours_alone() -> None:
    rows = LAYOUT.allocate(3)
    s = LAYOUT.stand_ins(rows)[1]
    for field in WRITABLE:
        for index in np.ndindex(field.form.shape):
            _write(s, field.name, index, -1)
    assert not rows[0].any()
    assert not rows[2].any()
    assert rows[1].min() == 0  # the named zero bytes
    assert (rows[1] == 255).sum() == sum(field.size for field in WRITABLE)


@pytest.mark.parametrize("checked", [False, True])
@pytest.mark.parametrize("name", [field.name for field in WRITABLE])
def test_a_value_out_of_range_raises_and_writes_nothing(name: str, checked: bool) -> None:
    rows = LAYOUT.allocate(1)
    s, field = LAYOUT.stand_ins(rows, checked)[0], LAYOUT.field(name)
    lowest, highest = _bounds(field.form.width)
    for value in (lowest - 1, highest + 1):
        with pytest.raises(ValueError, match="memoryview"):
            _write(s, name, (0,) * len(field.form.shape), value)
    assert not rows.any()


@pytest.mark.parametrize("checked", [False, True])
@pytest.mark.parametrize("name", [field.name for field in WRITABLE if field.form.shape])
def test_an_index_out_of_bounds_raises_on_every_axis(name: str, checked: bool) -> None:
    s, shape = LAYOUT.stand_ins(LAYOUT.allocate(1), checked)[0], LAYOUT.field(name).form.shape
    for axis in range(len(shape)):
        for beyond in (shape[axis], -shape[axis] - 1):
            index = tuple(beyond if place == axis else 0 for place in range(len(shape)))
            with pytest.raises(IndexError):
                _read(s, name, index)
            with pytest.raises(IndexError):
                _write(s, name, index, 1)


@pytest.mark.parametrize("value", [1.0, "1", None])
def test_only_whole_numbers_are_written(value: Any) -> None:
    s = LAYOUT.stand_ins(LAYOUT.allocate(1))[0]
    with pytest.raises(TypeError):
        s.flag = value
    with pytest.raises(TypeError):
        s.board[0, 0] = value


def test_a_field_that_does_not_exist_is_no_field() -> None:
    s = LAYOUT.stand_ins(LAYOUT.allocate(1))[0]
    with pytest.raises(AttributeError):
        s.flags = 1


@pytest.mark.parametrize("checked", [False, True])
def test_fields_of_several_axes_are_indexed_fully(checked: bool) -> None:
    s = LAYOUT.stand_ins(LAYOUT.allocate(1), checked)[0]
    for too_few in (s.board, s.stock):
        with pytest.raises(NotImplementedError):
            too_few[0]
    with pytest.raises((NotImplementedError, TypeError)):
        s.stock[0, 0]
    with pytest.raises(TypeError):
        s.coins[0, 0]


def test_a_checked_stand_in_refuses_slices() -> None:
    s = LAYOUT.stand_ins(LAYOUT.allocate(1), checked=True)[0]
    for line in (s.coins, s.board, s.stock):
        with pytest.raises(TypeError):
            line[0:2]
        with pytest.raises(TypeError):
            line[0:2] = line


def test_checked_refuses_negative_indices_on_every_axis() -> None:
    s = LAYOUT.stand_ins(LAYOUT.allocate(1), checked=True)[0]
    negative = [("coins", (-1,)), ("board", (0, -1)), ("board", (-1, 0)), ("stock", (0, -1, 0))]
    for name, index in negative:
        with pytest.raises(IndexError, match="negative index"):
            _read(s, name, index)
        with pytest.raises(IndexError, match="negative index"):
            _write(s, name, index, 1)


def test_unchecked_takes_negative_indices_as_the_compiled_engines_do() -> None:
    s = LAYOUT.stand_ins(LAYOUT.allocate(1))[0]
    s.coins[-1] = 7
    assert s.coins[2] == 7


def test_checked_lines_tell_their_length() -> None:
    assert len(LAYOUT.stand_ins(LAYOUT.allocate(1), checked=True)[0].coins) == 3


# ---------------------------------------------------------------- clone and digest


def _noise(count: int, seed: int = 1) -> Any:
    return np.random.default_rng(seed).integers(1, 256, (count, LAYOUT.size), np.uint8)


@pytest.mark.parametrize("by_memoryviews", [False, True])
def test_clone_copies_up_to_the_mark_and_leaves_scratch(by_memoryviews: bool) -> None:
    rows = _noise(3)
    before = rows.copy()
    clone([memoryview(row) for row in rows] if by_memoryviews else rows, 0, 2, LAYOUT.mark)
    assert (rows[2, : LAYOUT.mark] == before[0, : LAYOUT.mark]).all()
    assert (rows[2, LAYOUT.mark :] == before[2, LAYOUT.mark :]).all()
    assert (rows[:2] == before[:2]).all()


def test_a_digest_sees_every_byte_up_to_the_mark_and_none_after() -> None:
    row = _noise(1)[0]
    digest = LAYOUT.digest(row)
    for place in range(LAYOUT.size):
        other = row.copy()
        other[place] ^= 1
        assert (LAYOUT.digest(other) != digest) == (place < LAYOUT.mark), place


def test_a_digest_is_sixteen_hexadecimal_digits_of_rows_and_of_bytes() -> None:
    row = _noise(1)[0]
    assert LAYOUT.digest(row) == LAYOUT.digest(row.tobytes())
    assert len(bytes.fromhex(LAYOUT.digest(row))) == 8


# ---------------------------------------------------------------- who may know


def _hidden(seat: int | None, seats: int | None = None) -> list[int]:
    stretches = (part for field in LAYOUT.fields for part in field.hidden_from(seat, seats))
    return sorted(place for part in stretches for place in range(part.start, part.stop))


def _expected_hidden(seat: int | None, seats: int) -> list[int]:
    """Worked out the slow way: mark every entry that the seat may not know, and look for bytes."""
    rows = LAYOUT.allocate(1)
    s = LAYOUT.stand_ins(rows)[0]
    for name in ("total", "number"):
        _write(s, name, (), -1)
    for index in np.ndindex(2, 2):
        _write(s, "deck", index, -1)
    for owner in range(seats):
        if owner != seat:
            s.coins[owner] = -1
            for index in np.ndindex(2, 2):
                _write(s, "stock", (owner, *index), -1)
    return [int(place) for place in np.flatnonzero(rows[0])]


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_hidden_from_gives_exactly_the_bytes_a_seat_may_not_know(seat: int | None) -> None:
    assert _hidden(seat) == _expected_hidden(seat, 3)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_places_of_seats_that_do_not_play_are_no_secret(seat: int | None) -> None:
    assert _hidden(seat, seats=2) == _expected_hidden(seat, 2)


# ---------------------------------------------------------------- tables


def test_a_table_gives_exact_ints() -> None:
    line, grid, cube = table([3, -1]), table([[1, 2], [3, 4]]), table([[[5]], [[1 << 62]]])
    values = (line[1], grid[1, 0], cube[1, 0, 0])
    assert values == (-1, 3, 1 << 62)
    assert {type(value) for value in values} == {int}


def test_a_table_is_read_only() -> None:
    line, grid = table([1, 2]), table([[1], [2]])
    with pytest.raises(TypeError, match="read-only"):
        line[0] = 5
    with pytest.raises(TypeError, match="read-only"):
        grid[0, 0] = 5
    assert not np.asarray(line).flags.writeable


def test_a_table_is_checked_for_bounds() -> None:
    with pytest.raises(IndexError):
        table([1, 2])[2]


@pytest.mark.parametrize("values", [[], [[]], [[[[1]]]]])
def test_an_empty_table_and_one_of_four_axes_are_refused(values: list[Any]) -> None:
    with pytest.raises(TypeError, match="a table has one to three axes"):
        table(values)


def test_a_ragged_table_is_refused() -> None:
    with pytest.raises(ValueError, match="inhomogeneous"):
        table([[1, 2], [3]])


# ---------------------------------------------------------------- helpers


def _lasting() -> list[Any]:
    return [field for field in LAYOUT.fields if field.knowledge is not SCRATCH]


def _scratch() -> list[Any]:
    return [field for field in LAYOUT.fields if field.knowledge is SCRATCH]


def _write(s: Any, name: str, index: tuple[int, ...], value: int) -> None:
    if not index:
        setattr(s, name, value)
    else:
        getattr(s, name)[index if len(index) > 1 else index[0]] = value


def _read(s: Any, name: str, index: tuple[int, ...]) -> Any:
    found = getattr(s, name)
    return found if not index else found[index if len(index) > 1 else index[0]]


def test_a_table_holds_whole_numbers_only() -> None:
    for values in ([1.5], [], [[[[1]]]], ["a"]):
        with pytest.raises(TypeError, match="table"):
            table(values)


def test_what_was_worked_out_once_stands_for_that_very_record_alone() -> None:
    asked = []

    @once
    def coins(s: Any, seat: int) -> int:
        asked.append(seat)
        return int(s.coins[seat])

    rows = LAYOUT.allocate(1)
    changing = LAYOUT.stand_ins(rows)[0]
    assert [coins(changing, 0), coins(changing, 0)] == [0, 0]
    assert asked == [0, 0], "a record that may change is read each time"
    first = bytes(rows[0, : LAYOUT.mark])
    changing.coins[0] = 7
    second = bytes(rows[0, : LAYOUT.mark])
    asked.clear()
    looks = [LAYOUT.look(record) for record in (first, second, first, second)]
    assert [coins(look, 0) for look in looks] == [0, 7, 0, 7]
    assert coins(LAYOUT.look(second), 1) == 0
    assert asked == [0, 0, 1]


def test_only_the_last_records_that_were_looked_at_are_kept() -> None:
    records = [bytes([n]) + bytes(LAYOUT.mark - 1) for n in range(KEPT_LOOKS + 1)]
    looks = [LAYOUT.look(record) for record in records]
    assert LAYOUT.look(records[-1]) is looks[-1]
    assert LAYOUT.look(records[0]) is not looks[0]
