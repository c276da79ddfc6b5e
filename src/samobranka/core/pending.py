"""Decisions that wait for others: a small stack in the record.

An effect may set off another one, which is resolved first: depth first. Rules may not recurse, so what
waits is written down. A game declares the stack, a decision a line, and the number of its lines:

    pending: Annotated[Grid, i8[DEEPEST, DECISION], PUBLIC]
    waiting: Annotated[int, i8, PUBLIC]

A decision is its kind, above 0, and up to three numbers that say what it is about. Lines that are not
in use are zero, so equal tables have equal digests.

    s.waiting = push(s.pending, s.waiting, MOVE, role, 2, 0)
    s.waiting = pop(s.pending, s.waiting)
"""

from __future__ import annotations

from samobranka.core.record import Grid

DECISION = 4
"""Numbers of a decision: its kind and what it is about."""

NO_DECISION = 0
"""The kind on top of an empty stack."""


def push(pending: Grid, waiting: int, kind: int, first: int, second: int, third: int) -> int:
    """Puts a decision on top; returns how many wait then."""
    pending[waiting, 0] = kind
    pending[waiting, 1] = first
    pending[waiting, 2] = second
    pending[waiting, 3] = third
    return waiting + 1


def pop(pending: Grid, waiting: int) -> int:
    """Takes the uppermost decision away; returns how many wait then."""
    for place in range(DECISION):
        pending[waiting - 1, place] = 0
    return waiting - 1


def top_kind(pending: Grid, waiting: int) -> int:
    """The kind of the uppermost decision, the one that is put now."""
    return pending[waiting - 1, 0] if waiting > 0 else NO_DECISION


def top(pending: Grid, waiting: int, place: int) -> int:
    """What the uppermost decision is about: its first, second or third number."""
    return pending[waiting - 1, place]


def change_top(pending: Grid, waiting: int, place: int, value: int) -> None:
    """Writes one number of the uppermost decision anew."""
    pending[waiting - 1, place] = value
