"""Chapter 14: Vincent."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.games.catan.parts import KNIGHT, VINCENT, VINCENT_CITY, VINCENT_SETTLEMENT
from samobranka.games.catan.phases.building import (
    can_pay,
    can_place_city,
    can_place_settlement,
    refuse_city_site,
    refuse_site,
)
from samobranka.games.catan.phases.cards import award_army
from samobranka.games.catan.phases.helpers import refuse_use
from samobranka.games.catan.refusals import (
    NO_KNIGHT,
    TOO_POOR_FOR_VINCENT,
    VINCENT_CANNOT_BUILD,
    refuse_moment,
)
from samobranka.games.catan.state import HELD_KNIGHT, VINCENTS, State, knights_of


def refuse_vincent(s: State, seat: int, source: int) -> int:
    """14.2: a knight played or held. 14.5: nothing is given up in vain."""
    refused = refuse_use(s, seat, VINCENT)
    if refused:
        return refused
    knights = s.cards[seat, KNIGHT] if source == HELD_KNIGHT else knights_of(s, seat)
    if knights == 0:
        return NO_KNIGHT
    if can_pay(s, seat, VINCENT_SETTLEMENT) and can_place_settlement(s, seat):
        return LEGAL
    if can_pay(s, seat, VINCENT_CITY) and can_place_city(s, seat):
        return LEGAL
    return VINCENT_CANNOT_BUILD


def apply_vincent(s: State, source: int) -> None:
    """14.5: giving up, paying and building are one step, which comes next."""
    s.knight_source = source
    s.phase = VINCENTS


def refuse_vincent_settlement(s: State, seat: int, corner: int) -> int:
    """14.1, 14.5"""
    refused = refuse_moment(s, seat, VINCENTS)
    if refused:
        return refused
    refused = refuse_site(s, seat, corner)
    if refused:
        return refused
    return LEGAL if can_pay(s, seat, VINCENT_SETTLEMENT) else TOO_POOR_FOR_VINCENT


def refuse_vincent_city(s: State, seat: int, corner: int) -> int:
    """14.1, 14.5"""
    refused = refuse_moment(s, seat, VINCENTS)
    if refused:
        return refused
    refused = refuse_city_site(s, seat, corner)
    if refused:
        return refused
    return LEGAL if can_pay(s, seat, VINCENT_CITY) else TOO_POOR_FOR_VINCENT


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
