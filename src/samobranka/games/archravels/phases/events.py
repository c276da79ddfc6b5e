"""Chapter 9: events; the cat is in cat.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from samobranka.core.actions import SEAT, Action
from samobranka.core.happening import EVERYBODY, happened
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.core.sets import EMPTY, has
from samobranka.games.archravels.domains import COLOUR
from samobranka.games.archravels.parts import (
    CAT,
    CIRCLE,
    CLERK,
    CLERK_YARN,
    CRAFT,
    DONATE,
    NOTHING,
    REQUESTS,
    SALE,
    SALE_YARN,
)
from samobranka.games.archravels.phases.cat import begin_cat, is_tangled
from samobranka.games.archravels.phases.crafting import Craft, CraftRequest, refuse_request
from samobranka.games.archravels.phases.ending import CraftNothing
from samobranka.games.archravels.phases.laying import (
    begin_laying,
    can_craft,
    refuse_unpaid,
    which_colour,
)
from samobranka.games.archravels.phases.yarn import ask_for_yarn
from samobranka.games.archravels.state import (
    CARD_RESOLVED,
    CAT_STOPPED,
    CIRCLE_GOES_ON,
    CLERK_GOES_ON,
    DONATED,
    DONATING,
    DONATING_TO,
    EVENT_CAME,
    EVENT_OVER,
    IN_CIRCLE,
    NOTHING_CAME,
    State,
    event_of,
    next_seat,
    next_to_ask,
    thing_of_request,
    tokens_of,
)


class Donate(Action, tag="donate"):
    """9.7"""

    colour: Annotated[str, COLOUR]


class DonateTo(Action, tag="donate_to"):
    """9.8"""

    seat: Annotated[int, SEAT]


OFFERS = {
    DONATING: (Donate,),
    DONATING_TO: (DonateTo,),
    IN_CIRCLE: (Craft, CraftRequest, CraftNothing),
}


def what_is_made(s: State, seat: int, action: Any) -> dict[str, Any]:
    """9.12: whether requests are made in the circle, too."""
    return {"requests": "yes" if s.circle_takes_requests else "no"}


DONATE_NOW = Refusal("donate_now", "9.7")
RECEIVER_NOW = Refusal("receiver_now", "9.8")
CIRCLE_NOW = Refusal("circle_now", "9.11", what_is_made)
NO_SUCH_YARN = Refusal("no_such_yarn", "9.7", which_colour)
NOT_AT_TABLE = Refusal("not_at_table", "9.7")
ANOTHER_SEAT = Refusal("another_seat", "9.7")
ITEMS_ONLY = Refusal("items_only", "9.12")


def begin_event(s: State) -> None:
    """What each event begins with."""
    event = event_of(s.slot[s.resolving])
    happened(EVERYBODY, EVENT_CAME, event, 0, 0)
    s.to_ask = s.seats
    if event == CAT:
        begin_cat(s)
    elif event == SALE:
        ask_for_yarn(s, SALE_YARN, EVENT_OVER)  # 9.6
    elif event == DONATE:
        begin_donating(s)
    elif event == CLERK:
        s.phase = CLERK_GOES_ON
    else:
        s.phase = CIRCLE_GOES_ON


def end_event(s: State) -> None:
    """9.1: it goes to the discard. 8.3: its slot stays empty."""
    s.discard[s.slot[s.resolving]] += 1
    s.slot[s.resolving] = NOTHING
    s.phase = CARD_RESOLVED


# ---------------------------------------------------------------- Donate


def begin_donating(s: State) -> None:
    """9.9: nothing, with an empty bowl."""
    s.phase = DONATING
    if tokens_of(s, s.active) == 0:
        happened(EVERYBODY, NOTHING_CAME, DONATE, 0, 0)
        s.phase = EVENT_OVER


def refuse_donate(s: State, seat: int, colour: int) -> int:
    """9.7: a token of the bowl."""
    return LEGAL if s.bowl[seat, colour] > 0 else NO_SUCH_YARN


def apply_donate(s: State, seat: int, colour: int) -> None:
    """9.8: then the receiver, who is not asked for with two seats."""
    s.donated = colour
    s.phase = DONATING_TO
    if s.seats == 2:
        donate(s, seat, next_seat(s, seat))


def try_donate_to(s: State, seat: int) -> Iterator[int]:
    """9.7: the seats at the table."""
    yield from range(s.seats)


def refuse_donate_to(s: State, seat: int, other: int) -> int:
    """9.7: another seat."""
    if other >= s.seats:
        return NOT_AT_TABLE
    return ANOTHER_SEAT if other == seat else LEGAL


def rule_out_donate_to(s: State, seat: int, other: int) -> int:
    """9.7: never to oneself, nor where nobody sits."""
    return refuse_donate_to(s, seat, other)


def apply_donate_to(s: State, seat: int, other: int) -> None:
    """9.7"""
    donate(s, seat, other)


def donate(s: State, seat: int, to: int) -> None:
    """9.7: from bowl to bowl."""
    happened(EVERYBODY, DONATED, to, seat, s.donated)
    s.bowl[seat, s.donated] -= 1
    s.bowl[to, s.donated] += 1
    s.donated = NOTHING
    s.phase = EVENT_OVER


# ---------------------------------------------------------------- Friendly Clerk


def ask_next_customer(s: State) -> None:
    """9.10: every seat takes one token, clockwise from the active one."""
    if s.to_ask == 0:
        s.phase = EVENT_OVER
        return
    s.asked = next_to_ask(s)
    s.to_ask -= 1
    ask_for_yarn(s, CLERK_YARN, CLERK_GOES_ON)


# ---------------------------------------------------------------- Craft Circle


def ask_next_crafter(s: State) -> None:
    """9.11: in the same order everyone who can craft something."""
    is_first = s.to_ask == s.seats
    s.phase = EVENT_OVER
    while s.phase == EVENT_OVER and s.to_ask > 0:
        seat = next_to_ask(s)
        s.to_ask -= 1
        if is_tangled(s, seat):
            happened(EVERYBODY, CAT_STOPPED, seat, 0, 0)
        elif can_craft(s, seat, CRAFT, requests_in_circle(s, seat)):
            s.asked = seat
            s.phase = IN_CIRCLE
    if is_first and s.phase == EVENT_OVER:
        happened(EVERYBODY, NOTHING_CAME, CIRCLE, 0, 0)


def requests_in_circle(s: State, seat: int) -> int:
    """9.12: the held requests that the seat may craft in the circle."""
    return s.held[seat] if s.circle_takes_requests else EMPTY


def refuse_craft(s: State, seat: int, item: int) -> int:
    """9.11: an item by its current pattern."""
    return refuse_unpaid(s, seat, item, CRAFT)


def apply_craft(s: State, seat: int, item: int) -> None:
    """9.13: no work is used up."""
    s.afterwards = CIRCLE_GOES_ON
    begin_laying(s, seat, item, CRAFT)


def try_craft_request(s: State, seat: int) -> Iterator[int]:
    """9.12: those held, with the option."""
    requests = requests_in_circle(s, seat)
    for request in range(REQUESTS):
        if has(requests, request):
            yield request


def refuse_craft_request(s: State, seat: int, request: int) -> int:
    """9.12: only with the option."""
    if not s.circle_takes_requests:
        return ITEMS_ONLY
    return refuse_request(s, seat, request, CRAFT)


def apply_craft_request(s: State, seat: int, request: int) -> None:
    """9.12, 9.13: no work is used up."""
    s.afterwards = CIRCLE_GOES_ON
    begin_laying(s, seat, thing_of_request(request), CRAFT)


def refuse_craft_nothing() -> int:
    """9.11: nobody must craft."""
    return LEGAL


def apply_craft_nothing(s: State) -> None:
    """9.11: the next seat."""
    s.phase = CIRCLE_GOES_ON
