"""Chapter 7: bank and harbours."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.games.catan.knowledge import pay_bank, take_from_bank
from samobranka.games.catan.parts import JEAN_GIVE
from samobranka.games.catan.refusals import (
    BANK_LACKS_IT,
    SAME_RESOURCE,
    TOO_FEW_FOR_BANK,
    refuse_moment,
)
from samobranka.games.catan.state import ACTING, State


def rate_of(s: State, seat: int, resource: int) -> int:
    """7.4: the best rate open to a seat; 15.2: Jean's among them."""
    rate = s.rate[seat, resource]
    return min(rate, JEAN_GIVE) if s.jean_rate == resource and s.active == seat else rate


def refuse_bank(s: State, seat: int, give: int, get: int) -> int:
    """7.1: equal cards for one of another resource. 7.5: which the bank holds."""
    refused = refuse_moment(s, seat, ACTING)
    if refused:
        return refused
    if give == get:
        return SAME_RESOURCE
    if s.hand[seat, give] < rate_of(s, seat, give):
        return TOO_FEW_FOR_BANK
    return LEGAL if s.bank[get] > 0 else BANK_LACKS_IT


def apply_bank(s: State, seat: int, give: int, get: int) -> None:
    """7.1"""
    pay_bank(s, seat, give, rate_of(s, seat, give))
    take_from_bank(s, seat, get, 1)
