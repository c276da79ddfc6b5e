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
    pardon,
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
    assert lefts(chosen, BLITZ, 1, 60 * SECOND)[1] == 5 * MINUTE, "its seven seconds are given back"


def test_who_comes_back_has_a_little_time() -> None:
    clocks = start_clocks(BLITZ, 2, 0b01, now=0)
    run_on(clocks, BLITZ, 0, now=10 * MINUTE, acted=None, asked=True)
    assert clocks.left[0] == 0
    for returns in range(70):
        clocks.left[0] = 0
        grant(clocks, BLITZ, 0, returns)
        assert clocks.left[0] == int(GRACE / 2**returns), "nobody lives on coming back"


def test_time_is_granted_once_a_turn_however_often_somebody_acts() -> None:
    clocks = start_clocks(BLITZ, 2, 0b01, now=0)
    for second in range(1, 8):
        run_on(clocks, BLITZ, 0b01, now=second * SECOND, acted=0, asked=True)
    assert clocks.left[0] == 5 * MINUTE - 7 * SECOND
    run_on(clocks, BLITZ, 0b10, now=20 * SECOND, acted=0, asked=True)
    assert clocks.left[0] == 5 * MINUTE - 10 * SECOND


def test_nobody_gains_time_that_the_turn_did_not_take() -> None:
    clocks = start_clocks(BLITZ, 2, 0b01, now=0)
    for second in range(0, 100, 2):
        run_on(clocks, BLITZ, 0b10, now=(second + 1) * SECOND, acted=0, asked=True)
        run_on(clocks, BLITZ, 0b01, now=(second + 2) * SECOND, acted=1, asked=True)
    assert clocks.left == [5 * MINUTE, 5 * MINUTE]


def test_a_bot_is_granted_nothing() -> None:
    clocks = start_clocks(BLITZ, 2, 0, now=0)
    for setting in (BLITZ, WEEKS):
        before = list(clocks.left)
        run_on(clocks, setting, 0, now=30 * SECOND, acted=1, asked=True)
        assert clocks.left == before


def test_an_undo_takes_back_what_was_granted() -> None:
    clocks = start_clocks(BLITZ, 2, 0b11, now=0)
    now = 0
    for _ in range(20):
        now += 6 * SECOND
        run_on(clocks, BLITZ, 0b10, now, acted=0, asked=False)
        run_on(clocks, BLITZ, 0b11, now, acted=None, asked=False, undone=0)
        assert clocks.left[0] == 5 * MINUTE - now
    run_on(clocks, BLITZ, 0b10, now, acted=0, asked=False)
    assert clocks.left[0] == 5 * MINUTE - now + 10 * SECOND, "once, for all of the turn"


def test_days_cannot_be_stretched_by_taking_back() -> None:
    clocks = start_clocks(WEEKS, 1, 0b1, now=0)
    for day in (1, 2):
        run_on(clocks, WEEKS, 0b1, now=day * DAY, acted=0, asked=True)
        run_on(clocks, WEEKS, 0b1, now=day * DAY, acted=None, asked=True, undone=0)
        assert deadline(clocks, WEEKS) == 3 * DAY


def test_time_without_a_server_is_pardoned_and_no_more() -> None:
    clocks = start_clocks(BLITZ, 2, 0b01, now=0)
    pardon(clocks, downtime=40 * SECOND)
    pardon(clocks, downtime=40 * SECOND)
    assert lefts(clocks, BLITZ, 0, 100 * SECOND)[0] == 5 * MINUTE - 60 * SECOND
    assert lefts(clocks, BLITZ, 1, 100 * SECOND)[0] == 5 * MINUTE - 60 * SECOND
