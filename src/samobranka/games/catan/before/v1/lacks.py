"""What a hand or the bank lacks: the facts of refusals that name it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from samobranka.core.refusal import Tells
from samobranka.games.catan.domains import RESOURCE
from samobranka.games.catan.parts import PRICE, RESOURCE_IDS, RESOURCES
from samobranka.games.catan.state import State


def lacks(s: State, seat: int, due: Iterable[int]) -> dict[str, Any]:
    """The cards that a hand has too few of, where so many are due of each resource."""
    return {
        "lacks": {
            RESOURCE.name(RESOURCE_IDS[k]): max(0, count - s.hand[seat, k])
            for k, count in enumerate(due)
        }
    }


def for_price(price: int) -> Tells:
    """What a hand lacks for a price."""
    return lambda s, seat, action: lacks(s, seat, due_for(price))


def for_price_instead(price: int) -> Tells:
    """The same where the action replaces a card of the price by another (17.1, 22.1)."""

    def tell(s: State, seat: int, action: Any) -> dict[str, Any]:
        due = due_for(price)
        due[RESOURCE_IDS.index(action.replaced)] -= 1
        due[RESOURCE_IDS.index(action.paid)] += 1
        return lacks(s, seat, due)

    return tell


def due_for(price: int) -> list[int]:
    """The cards of a price, by resource."""
    return [PRICE[price, k] for k in range(RESOURCES)]


def which_card(s: State, seat: int, action: Any) -> dict[str, Any]:
    """The resource that an action names."""
    return {"resource": RESOURCE.name(action.resource)}
