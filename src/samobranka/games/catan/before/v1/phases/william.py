"""Chapter 22: William."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan.domains import RESOURCE
from samobranka.games.catan.lacks import for_price_instead
from samobranka.games.catan.parts import NOTHING, PATHS, PRICE, RESOURCES, ROAD, WILLIAM
from samobranka.games.catan.phases.building import (
    BuildRoad,
    can_pay_instead,
    can_place_road,
    pay_instead,
    put_road,
    refuse_new_road,
)
from samobranka.games.catan.phases.helpers import after_own_use, may_use, refuse_use, rule_out_use
from samobranka.games.catan.state import ACTING, WILLIAMS, State


class William(Action, tag="william"):
    """22.1"""

    replaced: Annotated[str, RESOURCE]
    paid: Annotated[str, RESOURCE]


OFFERS = {ACTING: (William,), WILLIAMS: (BuildRoad,)}

WILLIAM_BUILDS_FIRST = Refusal("william_builds_first", "22.1")
NOT_IN_PRICE = Refusal("not_in_price", "22.1")
NOT_REPLACED_BY_ITSELF = Refusal("not_replaced_by_itself", "22.1")
TOO_POOR = Refusal("too_poor", "22.1", for_price_instead(ROAD))
NO_PLACE_FOR_ROAD = Refusal("no_place_for_road", "22.3")


def try_william(s: State, seat: int) -> Iterator[tuple[int, int]]:
    """22.1: in place of what the price names."""
    if may_use(s, seat, WILLIAM):
        for replaced in range(RESOURCES):
            if PRICE[ROAD, replaced] > 0:
                for paid in range(RESOURCES):
                    yield replaced, paid


def refuse_william(s: State, seat: int, replaced: int, paid: int) -> int:
    """22.1: another resource in place of the lumber or the brick. 13.19: there is a road to build."""
    refused = refuse_use(s, seat, WILLIAM)
    if refused:
        return refused
    if PRICE[ROAD, replaced] == 0:
        return NOT_IN_PRICE
    if replaced == paid:
        return NOT_REPLACED_BY_ITSELF
    if not can_pay_instead(s, seat, ROAD, replaced, paid):
        return TOO_POOR
    return LEGAL if can_place_road(s, seat) else NO_PLACE_FOR_ROAD


def rule_out_william(s: State, seat: int) -> int:
    """13.10"""
    return rule_out_use(s, seat, WILLIAM)


def apply_william(s: State, replaced: int, paid: int) -> None:
    """22.1: it is paid when the road is built."""
    s.replaced = replaced
    s.paid = paid
    s.phase = WILLIAMS


def try_build_road(s: State) -> Iterator[int]:
    """22.3"""
    yield from range(PATHS[s.board])


def refuse_build_road(s: State, seat: int, path: int) -> int:
    """22.3: by 8.2 and 8.3."""
    return refuse_new_road(s, seat, path)


def apply_build_road(s: State, seat: int, path: int) -> None:
    """22.1, 22.2: one road, paid when it is built."""
    pay_instead(s, seat, ROAD, s.replaced, s.paid)
    s.replaced = NOTHING
    s.paid = NOTHING
    put_road(s, seat, path)
    after_own_use(s, seat)
