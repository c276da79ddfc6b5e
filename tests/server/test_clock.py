"""Clocks: whose time runs, when it is up, and what others are shown of it."""

from __future__ import annotations

from samobranka.server.clock import (
    DAY,
    GRACE,
    MINUTE,
    SECOND,
    Clocks,
    deadline,
    faces,
    grant,
    overdue,
    run_on,
    start_clocks,
)
from samobranka.server.protocol import Clock, DaysClock, LiveClock, NoClock

BLITZ = LiveClock(minutes=5, increment=10)
WEEKS = DaysClock(days=3)


def lefts(clocks: Clocks, clock: Clock, audience: int | None, now: int) -> list[int]:
    return [face.left for face in faces(clocks, clock, audience, now)]


def test_time_runs_for_who_is_waited_for() -> None:
    clocks = start_clocks(BLITZ, 2, 0b01, now=1000)
    run_on(clocks, BLITZ, 0b10, now=31_000, acted=0, asked=True)
    assert clocks.left == [5 * MINUTE - 30 * SECOND + 10 * SECOND, 5 * MINUTE]
    assert deadline(clocks, BLITZ) == 31_000 + 5 * MINUTE
    assert overdue(clocks, BLITZ, 31_000 + 5 * MINUTE - 1) == []
    assert overdue(clocks, BLITZ, 31_000 + 5 * MINUTE) == [1]


def test_days_begin_anew_with_every_question() -> None:
    clocks = start_clocks(WEEKS, 2, 0b01, now=0)
    run_on(clocks, WEEKS, 0b01, now=2 * DAY, acted=0, asked=True)
    assert clocks.left[0] == 3 * DAY
    run_on(clocks, WEEKS, 0b10, now=3 * DAY, acted=0, asked=True)
    run_on(clocks, WEEKS, 0b01, now=5 * DAY, acted=1, asked=True)
    assert clocks.left == [3 * DAY, 3 * DAY]
    assert deadline(clocks, WEEKS) == 8 * DAY


def test_without_a_clock_nobody_is_late() -> None:
    clocks = start_clocks(NoClock(), 2, 0b11, now=0)
    assert deadline(clocks, NoClock()) is None
    assert overdue(clocks, NoClock(), 10**12) == []
    assert faces(clocks, NoClock(), 0, 5) == []


def test_a_clock_that_stops_does_not_tell_who_has_chosen() -> None:
    """Two matches that differ only in whether seat 1 has made its secret choice."""
    waiting = start_clocks(BLITZ, 3, 0b111, now=0)
    chosen = start_clocks(BLITZ, 3, 0b111, now=0)
    run_on(chosen, BLITZ, 0b101, now=7 * SECOND, acted=1, asked=False)
    for audience in (0, 2, None):
        for now in (7 * SECOND, 60 * SECOND):
            assert faces(waiting, BLITZ, audience, now) == faces(chosen, BLITZ, audience, now)
    assert lefts(chosen, BLITZ, 1, 60 * SECOND)[1] == 5 * MINUTE - 7 * SECOND + 10 * SECOND


def test_who_comes_back_has_a_little_time() -> None:
    clocks = start_clocks(BLITZ, 2, 0b01, now=0)
    run_on(clocks, BLITZ, 0, now=10 * MINUTE, acted=None, asked=True)
    assert clocks.left[0] == 0
    grant(clocks, BLITZ, 0)
    assert clocks.left[0] == GRACE
