"""Chapter 9: events."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.games.archravels.parts import (
    CAT,
    CLERK,
    CLERK_YARN,
    DONATE,
    NOTHING,
    SALE,
    SALE_YARN,
)
from samobranka.games.archravels.phases.crafting import can_craft
from samobranka.games.archravels.phases.yarn import ask_for_yarn
from samobranka.games.archravels.refusals import (
    ANOTHER_SEAT,
    NO_SUCH_YARN,
    NOT_AT_TABLE,
    NOT_ONESELF,
    refuse_moment,
)
from samobranka.games.archravels.state import (
    CARD_RESOLVED,
    CIRCLE_GOES_ON,
    CLERK_GOES_ON,
    DONATING,
    DONATING_TO,
    EVENT_OVER,
    IN_CIRCLE,
    NAMING,
    State,
    event_of,
    next_seat,
    tokens_of,
)


def begin_event(s: State) -> None:
    """What each event begins with."""
    event = event_of(s.slot[s.resolving])
    s.to_ask = s.seats
    if event == CAT:
        begin_cat(s)
    elif event == SALE:
        ask_for_yarn(s, SALE_YARN, EVENT_OVER)  # 9.6
    elif event == DONATE:
        s.phase = DONATING if tokens_of(s, s.active) > 0 else EVENT_OVER  # 9.9
    elif event == CLERK:
        s.phase = CLERK_GOES_ON
    else:
        s.phase = CIRCLE_GOES_ON


def end_event(s: State) -> None:
    """9.1: it goes to the discard. 8.3: its slot stays empty."""
    s.discard[s.slot[s.resolving]] += 1
    s.slot[s.resolving] = NOTHING
    s.phase = CARD_RESOLVED


# ---------------------------------------------------------------- Tangled Cat


def begin_cat(s: State) -> None:
    """9.2: if only one seat can be named, nothing is asked."""
    s.phase = NAMING
    if s.cat_for_others and s.seats == 2:
        apply_name(s, next_seat(s, s.active))


def refuse_name(s: State, seat: int, named: int) -> int:
    """9.2: anyone, or with the option anyone else."""
    refused = refuse_moment(s, seat, NAMING)
    if refused:
        return refused
    if named >= s.seats:
        return NOT_AT_TABLE
    if s.cat_for_others and named == seat:
        return NOT_ONESELF
    return LEGAL


def apply_name(s: State, named: int) -> None:
    """9.3: the mark. 9.5: in one's own turn it counts for the one after."""
    if named == s.active:
        s.cat_again = 1
    else:
        s.cat[named] = 1
    s.phase = EVENT_OVER


# ---------------------------------------------------------------- Donate


def refuse_donate(s: State, seat: int, colour: int) -> int:
    """9.7: a token of the bowl."""
    refused = refuse_moment(s, seat, DONATING)
    if refused:
        return refused
    return LEGAL if s.bowl[seat, colour] > 0 else NO_SUCH_YARN


def apply_donate(s: State, seat: int, colour: int) -> None:
    """9.8: then the receiver, who is not asked for with two seats."""
    s.donated = colour
    s.phase = DONATING_TO
    if s.seats == 2:
        apply_donate_to(s, seat, next_seat(s, seat))


def refuse_donate_to(s: State, seat: int, to: int) -> int:
    """9.7: another seat."""
    refused = refuse_moment(s, seat, DONATING_TO)
    if refused:
        return refused
    if to >= s.seats:
        return NOT_AT_TABLE
    return ANOTHER_SEAT if to == seat else LEGAL


def apply_donate_to(s: State, seat: int, to: int) -> None:
    """9.7"""
    s.bowl[seat, s.donated] -= 1
    s.bowl[to, s.donated] += 1
    s.donated = NOTHING
    s.phase = EVENT_OVER


# ---------------------------------------------------------------- Friendly Clerk, Craft Circle


def ask_next_customer(s: State) -> None:
    """9.10: every seat takes one token, clockwise from the active one."""
    if s.to_ask == 0:
        s.phase = EVENT_OVER
        return
    s.asked = next_to_ask(s)
    s.to_ask -= 1
    ask_for_yarn(s, CLERK_YARN, CLERK_GOES_ON)


def ask_next_crafter(s: State) -> None:
    """9.11: in the same order everyone who can craft something."""
    s.phase = EVENT_OVER
    while s.phase == EVENT_OVER and s.to_ask > 0:
        seat = next_to_ask(s)
        s.to_ask -= 1
        if is_free_to_craft(s, seat) and can_craft(s, seat, False, s.circle_takes_requests != 0):
            s.asked = seat
            s.phase = IN_CIRCLE


def next_to_ask(s: State) -> int:
    """The first of the last `to_ask` seats, clockwise from the active one."""
    return (s.active + s.seats - s.to_ask) % s.seats


def is_free_to_craft(s: State, seat: int) -> bool:
    """9.3, 9.4: the cat reaches into the circle only in the own turn of the seat."""
    return seat != s.active or not s.cat[seat]
