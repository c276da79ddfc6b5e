"""Chapter 7: bank and harbours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan.domains import RESOURCE
from samobranka.games.catan.knowledge import pay_bank, take_from_bank
from samobranka.games.catan.lacks import lacks
from samobranka.games.catan.parts import JEAN_GIVE, RESOURCE_IDS, RESOURCES
from samobranka.games.catan.state import ACTING, State


class Bank(Action, tag="bank"):
    """7.1"""

    give: Annotated[str, RESOURCE]
    get: Annotated[str, RESOURCE]


OFFERS = {ACTING: (Bank,)}

LEAST_RATE = 2
"""No rate of the bank is better."""


def what_is_too_few(s: State, seat: int, action: Bank) -> dict[str, Any]:
    """The rate, and the cards that the hand lacks for it."""
    give = RESOURCE_IDS.index(action.give)
    rate = rate_of(s, seat, give)
    return {"rate": rate, **lacks(s, seat, [rate * (k == give) for k in range(RESOURCES)])}


def what_is_not_there(s: State, seat: int, action: Bank) -> dict[str, Any]:
    """The resource that the bank has no card of."""
    return {"resource": RESOURCE.name(action.get)}


SAME_RESOURCE = Refusal("same_resource", "7.1")
TOO_FEW_FOR_BANK = Refusal("too_few_for_bank", "7.1", what_is_too_few)
BANK_LACKS_IT = Refusal("bank_lacks_it", "7.5", what_is_not_there)


def rate_of(s: State, seat: int, resource: int) -> int:
    """7.4: the best rate open to a seat; 15.2: Jean's among them."""
    rate = s.rate[seat, resource]
    return min(rate, JEAN_GIVE) if s.jean_rate == resource and s.active == seat else rate


def try_bank(s: State, seat: int) -> Iterator[tuple[int, int]]:
    """7.1: what the hand has enough of."""
    for give in range(RESOURCES):
        if s.hand[seat, give] >= LEAST_RATE and s.hand[seat, give] >= rate_of(s, seat, give):
            for get in range(RESOURCES):
                yield give, get


def refuse_bank(s: State, seat: int, give: int, get: int) -> int:
    """7.1: equal cards for one of another resource. 7.5: which the bank holds."""
    if give == get:
        return SAME_RESOURCE
    if s.hand[seat, give] < rate_of(s, seat, give):
        return TOO_FEW_FOR_BANK
    return LEGAL if s.bank[get] > 0 else BANK_LACKS_IT


def rule_out_bank(give: int, get: int) -> int:
    """7.1"""
    return SAME_RESOURCE if give == get else LEGAL


def apply_bank(s: State, seat: int, give: int, get: int) -> None:
    """7.1"""
    pay_bank(s, seat, give, rate_of(s, seat, give))
    take_from_bank(s, seat, get, 1)
