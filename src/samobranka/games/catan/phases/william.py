"""Chapter 22: William."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.games.catan.parts import NOTHING, PRICE, ROAD, WILLIAM
from samobranka.games.catan.phases.building import (
    can_pay_instead,
    can_place_road,
    pay_instead,
    refuse_new_road,
)
from samobranka.games.catan.phases.helpers import refuse_use
from samobranka.games.catan.refusals import (
    NO_PLACE_FOR_ROAD,
    NOT_IN_PRICE,
    NOT_REPLACED_BY_ITSELF,
    TOO_POOR,
    refuse_moment,
)
from samobranka.games.catan.state import WILLIAMS, State


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


def apply_william(s: State, replaced: int, paid: int) -> None:
    """22.1: it is paid when the road is built."""
    s.replaced = replaced
    s.paid = paid
    s.phase = WILLIAMS


def refuse_william_road(s: State, seat: int, path: int) -> int:
    """22.3"""
    refused = refuse_moment(s, seat, WILLIAMS)
    if refused:
        return refused
    return refuse_new_road(s, seat, path)


def pay_for_william(s: State, seat: int) -> None:
    """22.1, 22.2: one road; 13.12 follows when it lies."""
    pay_instead(s, seat, ROAD, s.replaced, s.paid)
    s.replaced = NOTHING
    s.paid = NOTHING
