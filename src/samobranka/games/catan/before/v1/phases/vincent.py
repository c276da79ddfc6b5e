"""Chapter 14: Vincent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan.domains import KNIGHT_SOURCE
from samobranka.games.catan.lacks import due_for, lacks
from samobranka.games.catan.parts import (
    INTERSECTIONS,
    KNIGHT,
    VINCENT,
    VINCENT_CITY,
    VINCENT_SETTLEMENT,
)
from samobranka.games.catan.phases.building import (
    BuildCity,
    Settle,
    can_pay,
    can_place_city,
    can_place_settlement,
    pay,
    put_city,
    put_settlement,
    refuse_city_site,
    refuse_site,
)
from samobranka.games.catan.phases.cards import award_army
from samobranka.games.catan.phases.helpers import after_own_use, may_use, refuse_use, rule_out_use
from samobranka.games.catan.state import ACTING, HELD_KNIGHT, VINCENTS, State, knights_of


class Vincent(Action, tag="vincent"):
    """14.2"""

    knight: Annotated[str, KNIGHT_SOURCE]


OFFERS = {ACTING: (Vincent,), VINCENTS: (Settle, BuildCity)}


def what_lacks(s: State, seat: int, action: Settle | BuildCity) -> dict[str, Any]:
    """The cards that the hand lacks for the lower price."""
    price = VINCENT_SETTLEMENT if isinstance(action, Settle) else VINCENT_CITY
    return lacks(s, seat, due_for(price))


TOO_POOR_FOR_VINCENT = Refusal("too_poor_for_vincent", "14.1", what_lacks)
NO_KNIGHT = Refusal("no_knight", "14.2")
VINCENT_BUILDS_FIRST = Refusal("vincent_builds_first", "14.5")
VINCENT_CANNOT_BUILD = Refusal("vincent_cannot_build", "14.5")

KNIGHT_SOURCES = len(KNIGHT_SOURCE.values)


def try_vincent(s: State, seat: int) -> Iterator[int]:
    """14.2"""
    if may_use(s, seat, VINCENT):
        yield from range(KNIGHT_SOURCES)


def refuse_vincent(s: State, seat: int, knight: int) -> int:
    """14.2: a knight played or held. 14.5: nothing is given up in vain."""
    refused = refuse_use(s, seat, VINCENT)
    if refused:
        return refused
    knights = s.cards[seat, KNIGHT] if knight == HELD_KNIGHT else knights_of(s, seat)
    if knights == 0:
        return NO_KNIGHT
    if can_pay(s, seat, VINCENT_SETTLEMENT) and can_place_settlement(s, seat):
        return LEGAL
    if can_pay(s, seat, VINCENT_CITY) and can_place_city(s, seat):
        return LEGAL
    return VINCENT_CANNOT_BUILD


def rule_out_vincent(s: State, seat: int) -> int:
    """13.10"""
    return rule_out_use(s, seat, VINCENT)


def apply_vincent(s: State, knight: int) -> None:
    """14.5: giving up, paying and building are one step, which comes next."""
    s.knight_source = knight
    s.phase = VINCENTS


# ---------------------------------------------------------------- building for less


def try_settle(s: State, seat: int) -> Iterator[int]:
    """14.1"""
    if can_pay(s, seat, VINCENT_SETTLEMENT):
        yield from range(INTERSECTIONS[s.board])


def refuse_settle(s: State, seat: int, corner: int) -> int:
    """14.1; 14.5: by 8.2 and 8.4 to 8.6."""
    refused = refuse_site(s, seat, corner)
    if refused:
        return refused
    return LEGAL if can_pay(s, seat, VINCENT_SETTLEMENT) else TOO_POOR_FOR_VINCENT


def apply_settle(s: State, seat: int, corner: int) -> None:
    """14.1"""
    give_up_knight(s, seat)
    pay(s, seat, VINCENT_SETTLEMENT)
    put_settlement(s, seat, corner)
    after_own_use(s, seat)


def try_build_city(s: State, seat: int) -> Iterator[int]:
    """14.1"""
    if can_pay(s, seat, VINCENT_CITY):
        yield from range(INTERSECTIONS[s.board])


def refuse_build_city(s: State, seat: int, corner: int) -> int:
    """14.1; 14.5: by 8.2 and 8.7."""
    refused = refuse_city_site(s, seat, corner)
    if refused:
        return refused
    return LEGAL if can_pay(s, seat, VINCENT_CITY) else TOO_POOR_FOR_VINCENT


def apply_build_city(s: State, seat: int, corner: int) -> None:
    """14.1"""
    give_up_knight(s, seat)
    pay(s, seat, VINCENT_CITY)
    put_city(s, seat, corner)
    after_own_use(s, seat)


def give_up_knight(s: State, seat: int) -> None:
    """14.4: it leaves the match. 14.3, R68: of the hand, one bought in this turn goes first."""
    s.knights_gone += 1
    if s.knight_source == HELD_KNIGHT:
        s.cards[seat, KNIGHT] -= 1
        s.card_count[seat] -= 1
        if s.bought[seat, KNIGHT] > 0:
            s.bought[seat, KNIGHT] -= 1
            s.bought_count[seat] -= 1
    else:
        s.played[seat, KNIGHT] -= 1
        award_army(s)  # 14.7
