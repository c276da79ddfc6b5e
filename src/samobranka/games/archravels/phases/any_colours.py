"""Chapter 7: Craft any colours (7.4, 7.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from samobranka.core.actions import Action
from samobranka.core.refusal import Refusal
from samobranka.core.sets import has
from samobranka.games.archravels.domains import ITEM, REQUEST
from samobranka.games.archravels.parts import CRAFT_ANY, ITEMS, REQUESTS
from samobranka.games.archravels.phases.cat import refuse_tangled
from samobranka.games.archravels.phases.crafting import refuse_craft_work, refuse_request
from samobranka.games.archravels.phases.laying import begin_laying, refuse_unpaid
from samobranka.games.archravels.phases.turn import has_work, use_work
from samobranka.games.archravels.state import WORK_DONE, WORKING, State, thing_of_request


class CraftAny(Action, tag="craft_any"):
    """7.4"""

    item: Annotated[str, ITEM]


class CraftRequestAny(Action, tag="craft_request_any"):
    """7.5"""

    request: Annotated[str, REQUEST]


OFFERS = {WORKING: (CraftAny, CraftRequestAny)}

NO_REQUEST_ANY = Refusal("no_request_any", "7.5")


def try_craft_any(s: State, seat: int) -> Iterator[int]:
    """7.4: all items, where the space has the work."""
    if has_work(s, seat, CRAFT_ANY):
        yield from range(ITEMS)


def refuse_craft_any(s: State, seat: int, item: int) -> int:
    """7.4: only the number of tokens counts."""
    refused = refuse_craft_work(s, seat, CRAFT_ANY)
    return refused if refused else refuse_unpaid(s, seat, item, CRAFT_ANY)


def rule_out_craft_any(s: State, seat: int) -> int:
    """9.3: nothing is crafted in this turn."""
    return refuse_tangled(s, seat)


def apply_craft_any(s: State, seat: int, item: int) -> None:
    """7.4"""
    use_work(s, seat, CRAFT_ANY)
    s.afterwards = WORK_DONE
    begin_laying(s, seat, item, CRAFT_ANY)


def try_craft_request_any(s: State, seat: int) -> Iterator[int]:
    """7.5: requests held, where the space has the work."""
    if has_work(s, seat, CRAFT_ANY):
        for request in range(REQUESTS):
            if has(s.held[seat], request):
                yield request


def refuse_craft_request_any(s: State, seat: int, request: int) -> int:
    """7.5: a request, too, unless the option says no."""
    refused = refuse_craft_work(s, seat, CRAFT_ANY)
    if refused:
        return refused
    if s.any_takes_items_only:
        return NO_REQUEST_ANY
    return refuse_request(s, seat, request, CRAFT_ANY)


def rule_out_craft_request_any(s: State, seat: int) -> int:
    """7.5: never with the option. 9.3: nothing is crafted in this turn."""
    return NO_REQUEST_ANY if s.any_takes_items_only else refuse_tangled(s, seat)


def apply_craft_request_any(s: State, seat: int, request: int) -> None:
    """7.5"""
    use_work(s, seat, CRAFT_ANY)
    s.afterwards = WORK_DONE
    begin_laying(s, seat, thing_of_request(request), CRAFT_ANY)
