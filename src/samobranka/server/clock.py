"""Clocks of the seats. Pure: the time is always told from outside, in milliseconds.

A clock runs for every seat that may act and is played by a person. A seat's *turn* lasts as long as it
is waited for, however many actions it makes. What a seat is shown of another's clock is a function of
how things stood when the present question was put, so that a clock that stops does not tell who has
already made a secret choice.
"""

from __future__ import annotations

import msgspec

from samobranka.core.game import seat_bit
from samobranka.server.protocol import Clock, ClockFace, DaysClock, LiveClock, NoClock

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE

GRACE = MINUTE
"""Who comes back after running out of time has this much again; the next time half of it, and so on."""


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
    used: list[int] = []
    """How long each seat's present or last turn has run."""
    granted: list[list[int]] = []
    """What each seat was granted in that turn, the last grant last: an undo takes it back."""
    downtime: int = 0
    """How long there had been no server, all in all, as of `at`."""


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
    clocks: Clocks,
    clock: Clock,
    running: int,
    now: int,
    acted: int | None,
    asked: bool,
    undone: int | None = None,
) -> None:
    """Time has passed and the seats of `running` are waited for from now on.

    `acted` is who has just answered, `undone` who has taken an answer back; `asked` says that a new
    question was put.
    """
    elapsed = max(0, now - clocks.at)
    seats = range(len(clocks.left))
    clocks.used = clocks.used or [0 for _ in seats]
    clocks.granted = clocks.granted or [[] for _ in seats]
    for seat in seats:
        was, runs = (bits & seat_bit(seat) != 0 for bits in (clocks.running, running))
        if was:
            clocks.left[seat] = max(0, clocks.left[seat] - elapsed)
            clocks.used[seat] += elapsed
        if seat == undone:
            _take_back(clocks, seat)
        elif runs and not was:
            _begin_turn(clocks, clock, seat)
        if was and seat == acted:
            _reward(clocks, clock, seat, is_over=not runs)
    clocks.running, clocks.at = running, now
    if asked:
        ask(clocks)


def _begin_turn(clocks: Clocks, clock: Clock, seat: int) -> None:
    clocks.used[seat] = 0
    clocks.granted[seat] = []
    if isinstance(clock, DaysClock):
        clocks.left[seat] = allowance(clock)


def _reward(clocks: Clocks, clock: Clock, seat: int, is_over: bool) -> None:
    """Days begin anew with every action; seconds are given back once a turn, and none that it did not
    take, so that nobody gains time by acting quickly and often."""
    match clock:
        case DaysClock():
            more = allowance(clock) - clocks.left[seat]
        case LiveClock(increment=increment) if is_over:
            more = min(increment * SECOND, clocks.used[seat])
        case _:
            return
    clocks.left[seat] += more
    clocks.granted[seat].append(more)


def _take_back(clocks: Clocks, seat: int) -> None:
    """The action is undone, and what was granted for it, too: the turn goes on."""
    more = clocks.granted[seat].pop() if clocks.granted[seat] else 0
    clocks.left[seat] = max(0, clocks.left[seat] - more)


def pardon(clocks: Clocks, downtime: int) -> None:
    """Nobody's time runs while there is no server; it has been away for so long, all in all."""
    away = max(0, downtime - clocks.downtime)
    clocks.at += away
    clocks.asked_at += away
    clocks.downtime = downtime


def ask(clocks: Clocks) -> None:
    """Remembers how things stand as a question is put."""
    clocks.asked_left = list(clocks.left)
    clocks.asked_running = clocks.running
    clocks.asked_at = clocks.at


def grant(clocks: Clocks, clock: Clock, seat: int, returns: int) -> None:
    """Time for a person who is back at the seat, and has come back so often before."""
    least = GRACE if isinstance(clock, LiveClock) else allowance(clock)
    clocks.left[seat] = max(clocks.left[seat], least >> min(returns, 62))


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
