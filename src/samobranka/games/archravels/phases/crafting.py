"""Chapters 6 and 10: Craft: items, and held requests of one's own (6.1, 10.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.core.sets import has
from samobranka.games.archravels.domains import ITEM, REQUEST
from samobranka.games.archravels.parts import CRAFT, ITEMS, REQUESTS
from samobranka.games.archravels.phases.cat import refuse_tangled
from samobranka.games.archravels.phases.laying import begin_laying, refuse_unpaid
from samobranka.games.archravels.phases.shopping import refuse_work_beside
from samobranka.games.archravels.phases.turn import has_work, use_work
from samobranka.games.archravels.state import CHOOSING, WORK_DONE, WORKING, State, thing_of_request


class Craft(Action, tag="craft"):
    """6.1"""

    item: Annotated[str, ITEM]


class CraftRequest(Action, tag="craft_request"):
    """10.4"""

    request: Annotated[str, REQUEST]


OFFERS = {WORKING: (Craft, CraftRequest)}

NO_SUCH_REQUEST = Refusal("no_such_request", "10.3")


def try_craft(s: State, seat: int) -> Iterator[int]:
    """6.1: all items, where the space has the work."""
    if has_work(s, seat, CRAFT):
        yield from range(ITEMS)


def refuse_craft(s: State, seat: int, item: int) -> int:
    """6.1: by a work. 6.7: the bowl pays in full."""
    refused = refuse_craft_work(s, seat, CRAFT)
    return refused if refused else refuse_unpaid(s, seat, item, CRAFT)


def refuse_craft_work(s: State, seat: int, work: int) -> int:
    """4.5: the space must have it. 9.3: the cat stops it."""
    refused = refuse_work_beside(s, seat, work)
    return refused if refused else refuse_tangled(s, seat)


def rule_out_craft(s: State, seat: int) -> int:
    """9.3: nothing is crafted in this turn."""
    return refuse_tangled(s, seat)


def apply_craft(s: State, seat: int, item: int) -> None:
    """6.1"""
    use_work(s, seat, CRAFT)
    s.afterwards = WORK_DONE
    begin_laying(s, seat, item, CRAFT)


# ---------------------------------------------------------------- requests


def try_craft_request(s: State, seat: int) -> Iterator[int]:
    """10.3: those held, where the space has the work."""
    if has_work(s, seat, CRAFT):
        for request in range(REQUESTS):
            if has(s.held[seat], request):
                yield request


def refuse_craft_request(s: State, seat: int, request: int) -> int:
    """6.1: by a work."""
    refused = refuse_craft_work(s, seat, CRAFT)
    return refused if refused else refuse_request(s, seat, request, CRAFT)


def refuse_request(s: State, seat: int, request: int, work: int) -> int:
    """10.3: a request of one's own. 10.4: by its pattern, as in 6.7."""
    if not has(s.held[seat], request):
        return NO_SUCH_REQUEST
    return refuse_unpaid(s, seat, thing_of_request(request), work)


def rule_out_craft_request(s: State, seat: int, request: int) -> int:
    """9.3: nothing is crafted in this turn. 10.3: what is not held cannot be crafted.

    With the option `circle` a request that still comes in this turn could be.
    """
    refused = refuse_tangled(s, seat)
    if refused or s.phase == CHOOSING or s.circle_takes_requests:
        return refused
    return LEGAL if has(s.held[seat], request) else NO_SUCH_REQUEST


def apply_craft_request(s: State, seat: int, request: int) -> None:
    """6.1, 10.4"""
    use_work(s, seat, CRAFT)
    s.afterwards = WORK_DONE
    begin_laying(s, seat, thing_of_request(request), CRAFT)
