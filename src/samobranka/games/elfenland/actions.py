"""The kinds of action, in the order of the round."""

from __future__ import annotations

from typing import Annotated

from samobranka.core.actions import Action, ActionSpace, Domain
from samobranka.games.elfenland.parts import (
    CARD_IDS,
    FERRY_IDS,
    RIVER_IDS,
    ROAD_IDS,
    ROADS,
    TOWN_IDS,
    TRANSPORT_IDS,
)
from samobranka.games.elfenland.state import SIDE_IDS

TRANSPORT = Domain("transport", TRANSPORT_IDS)
CARD = Domain("transport", CARD_IDS)
SIDE = Domain("side", SIDE_IDS)
TOWN = Domain("town", TOWN_IDS)
ROAD = Domain("road", ROAD_IDS)
RIVER = Domain("river", RIVER_IDS)
FERRY = Domain("ferry", FERRY_IDS)


class TakeOpen(Action, tag="take_open"):
    """6.2"""

    transport: Annotated[str, TRANSPORT]


class TakeBlind(Action, tag="take_blind"):
    """6.3"""


class Lay(Action, tag="lay"):
    """7.2"""

    transport: Annotated[str, TRANSPORT]
    side: Annotated[str, SIDE]
    road: Annotated[str, ROAD]


class LayObstacle(Action, tag="lay_obstacle"):
    """7.8"""

    road: Annotated[str, ROAD]


class Pass(Action, tag="pass"):
    """7.11"""


class Ride(Action, tag="ride"):
    """8.3"""

    road: Annotated[str, ROAD]


class Raft(Action, tag="raft"):
    """8.7"""

    river: Annotated[str, RIVER]


class TakeFerry(Action, tag="take_ferry"):
    """9.10"""

    ferry: Annotated[str, FERRY]


class Caravan(Action, tag="caravan"):
    """9.1"""

    road: Annotated[str, ROAD]


class Pay(Action, tag="pay"):
    """9.8"""

    card: Annotated[str, CARD]


class EndJourney(Action, tag="end_journey"):
    """8.12"""


class Discard(Action, tag="discard"):
    """8.15"""

    card: Annotated[str, CARD]


class Keep(Action, tag="keep"):
    """10.2"""

    transport: Annotated[str, TRANSPORT]
    side: Annotated[str, SIDE]


ACTIONS = ActionSpace(
    TakeOpen,
    TakeBlind,
    Lay,
    LayObstacle,
    Pass,
    Ride,
    Raft,
    TakeFerry,
    Caravan,
    Pay,
    EndJourney,
    Discard,
    Keep,
)

TAKE_OPEN_BASE, TAKE_OPEN_END = ACTIONS.base(TakeOpen), ACTIONS.end(TakeOpen)
TAKE_BLIND = ACTIONS.base(TakeBlind)
LAY_BASE, LAY_END = ACTIONS.base(Lay), ACTIONS.end(Lay)
LAY_OBSTACLE_BASE, LAY_OBSTACLE_END = ACTIONS.base(LayObstacle), ACTIONS.end(LayObstacle)
PASS = ACTIONS.base(Pass)
TRAVEL_BASE, TRAVEL_END = ACTIONS.base(Ride), ACTIONS.end(TakeFerry)
"""Ride, Raft and TakeFerry lie in the order of the ways."""
CARAVAN_BASE, CARAVAN_END = ACTIONS.base(Caravan), ACTIONS.end(Caravan)
PAY_BASE, PAY_END = ACTIONS.base(Pay), ACTIONS.end(Pay)
END_JOURNEY = ACTIONS.base(EndJourney)
DISCARD_BASE, DISCARD_END = ACTIONS.base(Discard), ACTIONS.end(Discard)
KEEP_BASE = ACTIONS.base(Keep)


def take_open(transport: int) -> int:
    return TAKE_OPEN_BASE + transport


def lay_counter(counter: int, road: int) -> int:
    return LAY_BASE + counter * ROADS + road


def counter_to_lay(action: int) -> int:
    """The transport and the side."""
    return (action - LAY_BASE) // ROADS


def road_to_lay_on(action: int) -> int:
    return (action - LAY_BASE) % ROADS


def lay_obstacle(road: int) -> int:
    return LAY_OBSTACLE_BASE + road


def travel_over(way: int) -> int:
    return TRAVEL_BASE + way


def caravan_over(road: int) -> int:
    return CARAVAN_BASE + road


def pay_card(card: int) -> int:
    return PAY_BASE + card


def discard_of(card: int) -> int:
    return DISCARD_BASE + card


def keep_counter(counter: int) -> int:
    return KEEP_BASE + counter
