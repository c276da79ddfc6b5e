"""Clocks of the seats. Pure: the time is always told from outside, in milliseconds.

A clock runs for every seat that may act and is played by a person. What a seat is shown of another's
clock is a function of how things stood when the present question was put, so that a clock that
stops does not tell who has already made a secret choice.
"""

from __future__ import annotations

import msgspec

from samobranka.core.game import seat_bit
from samobranka.server.protocol import Clock, ClockFace, DaysClock, LiveClock, NoClock

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE

GRACE = MINUTE
"""Who comes back after running out of time has this much again."""


class Clocks(msgspec.Struct):
    """How much time each seat has."""

    left: list[int]
    """As of `at`."""
    running: int = 0
    """A bit for every seat whose time runs."""
    at: int = 0
    asked_left: list[int] = []
    """The same when the present question was put."""
    asked_running: int = 0
    asked_at: int = 0


def start_clocks(clock: Clock, seats: int, running: int, now: int) -> Clocks:
    """Clocks at the beginning of a match."""
    clocks = Clocks([allowance(clock)] * seats, running, now)
    ask(clocks)
    return clocks


def allowance(clock: Clock) -> int:
    """What a seat begins with."""
    match clock:
        case LiveClock(minutes=minutes):
            return minutes * MINUTE
        case DaysClock(days=days):
            return days * DAY
        case NoClock():
            return 0


def run_on(
    clocks: Clocks, clock: Clock, running: int, now: int, acted: int | None, asked: bool
) -> None:
    """Time has passed and the seats of `running` are waited for from now on.

    `acted` is who has just answered; `asked` says that a new question was put.
    """
    elapsed = max(0, now - clocks.at)
    for seat, left in enumerate(clocks.left):
        if clocks.running & seat_bit(seat):
            left = max(0, left - elapsed)
        if isinstance(clock, LiveClock) and seat == acted:
            left += clock.increment * SECOND
        newly = running & ~clocks.running & seat_bit(seat)
        if isinstance(clock, DaysClock) and (seat == acted or newly):
            left = clock.days * DAY
        clocks.left[seat] = left
    clocks.running, clocks.at = running, now
    if asked:
        ask(clocks)


def ask(clocks: Clocks) -> None:
    """Remembers how things stand as a question is put."""
    clocks.asked_left = list(clocks.left)
    clocks.asked_running = clocks.running
    clocks.asked_at = clocks.at


def grant(clocks: Clocks, clock: Clock, seat: int) -> None:
    """Time for a person who is back at the seat."""
    least = GRACE if isinstance(clock, LiveClock) else allowance(clock)
    clocks.left[seat] = max(clocks.left[seat], least)


def deadline(clocks: Clocks, clock: Clock) -> int | None:
    """When the first seat runs out of time; None: never."""
    if isinstance(clock, NoClock):
        return None
    due = [
        clocks.at + left for seat, left in enumerate(clocks.left) if clocks.running & seat_bit(seat)
    ]
    return min(due, default=None)


def overdue(clocks: Clocks, clock: Clock, now: int) -> list[int]:
    """The seats that have run out of time."""
    if isinstance(clock, NoClock):
        return []
    return [
        seat
        for seat, left in enumerate(clocks.left)
        if clocks.running & seat_bit(seat) and clocks.at + left <= now
    ]


def faces(clocks: Clocks, clock: Clock, audience: int | None, now: int) -> list[ClockFace]:
    """The clocks as one audience is shown them."""
    if isinstance(clock, NoClock):
        return []
    shown = []
    for seat in range(len(clocks.left)):
        if seat == audience:
            left, running, since = clocks.left[seat], clocks.running, clocks.at
        else:
            left, running, since = clocks.asked_left[seat], clocks.asked_running, clocks.asked_at
        runs = running & seat_bit(seat) != 0
        left = max(0, left - (now - since)) if runs else left
        shown.append(ClockFace(left=left, running=runs))
    return shown
