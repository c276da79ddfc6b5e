"""The stack of decisions that wait: last in, first out, and nothing left behind."""

from __future__ import annotations

from typing import Annotated

from samobranka.core.pending import DECISION, NO_DECISION, change_top, pop, push, top, top_kind
from samobranka.core.record import PUBLIC, Grid, Record, i8, layout_of

DEEPEST = 3


class Waiting(Record):
    pending: Annotated[Grid, i8[DEEPEST, DECISION], PUBLIC]
    waiting: Annotated[int, i8, PUBLIC]


def test_the_last_one_is_put_first_and_nothing_is_left_behind() -> None:
    rows = layout_of(Waiting).allocate(1)
    s = layout_of(Waiting).stand_ins(rows, checked=True)[0]
    assert top_kind(s.pending, s.waiting) == NO_DECISION
    s.waiting = push(s.pending, s.waiting, 1, 5, 6, 7)
    s.waiting = push(s.pending, s.waiting, 2, 0, 0, -1)
    assert (s.waiting, top_kind(s.pending, s.waiting)) == (2, 2)
    assert top(s.pending, s.waiting, 3) == -1
    s.waiting = pop(s.pending, s.waiting)
    assert [top(s.pending, s.waiting, place) for place in (1, 2, 3)] == [5, 6, 7]
    change_top(s.pending, s.waiting, 2, 9)
    assert top(s.pending, s.waiting, 2) == 9
    s.waiting = pop(s.pending, s.waiting)
    assert s.waiting == 0
    assert not rows.any()
