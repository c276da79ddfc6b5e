"""The route planner: where the cards in hand can take a seat, and for what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import msgspec

from samobranka.games.elfenland.counting import Cards, Towns, cards_in
from samobranka.games.elfenland.domains import TOWN
from samobranka.games.elfenland.parts import (
    CARD_IDS,
    CARDS,
    FERRY_IDS,
    FIRST_FERRY,
    RIVER_IDS,
    ROAD_IDS,
    ROADS,
    TOWN_IDS,
)
from samobranka.games.elfenland.phases.caravan import Caravan, Pay, TakeFerry
from samobranka.games.elfenland.phases.travelling import Raft, Ride
from samobranka.games.elfenland.routes import BY_CARAVAN, begin_journeys, cards_spent, next_journey
from samobranka.games.elfenland.state import State


class RouteView(msgspec.Struct, frozen=True):
    """The cheapest way to a town, from where the seat's boot stands."""

    town: Annotated[str, TOWN]
    cards: Cards
    """All cards it takes."""
    towns: Towns
    """Where it leads, in order; the last is the town itself."""
    markers: int
    """How many markers are taken on it."""
    actions: list[Ride | Raft | TakeFerry | Caravan | Pay]
    """What the seat does, one after another."""


@dataclass(frozen=True)
class Leg:
    """A leg of an imagined journey."""

    way: int
    town: int
    is_caravan: bool
    card: int
    price: int
    reserved: int


@dataclass(frozen=True)
class Plan:
    """What a seat can do with its hand, as the counters lie."""

    routes: list[RouteView]
    """To every town in reach the way that costs fewest cards, then the one with fewest legs."""
    tour: RouteView | None
    """The journey that takes most markers, then the one that costs fewest cards and has fewest legs."""


NO_PLAN = Plan([], None)


def plan_for(s: State, seat: int) -> Plan:
    """Looks at every journey once."""
    cheapest: dict[int, tuple[int, int]] = {s.boot[seat]: (0, 0)}
    found: dict[int, tuple[list[Leg], int]] = {}
    best, longest = (0, 0, 0), None
    begin_journeys(s, seat, False)
    while next_journey(s, seat, False):
        town, cost = s.at[s.depth], (cards_spent(s, seat), s.depth)
        worth = (-s.gained_count[s.depth], *cost)
        if (town in cheapest and cost >= cheapest[town]) and worth >= best:
            continue
        journey = [_leg(s, leg) for leg in range(1, s.depth + 1)], s.gained_count[s.depth]
        if town not in cheapest or cost < cheapest[town]:
            cheapest[town], found[town] = cost, journey
        if worth < best:
            best, longest = worth, (town, *journey)
    return Plan(
        routes=[_route(s, seat, town, *found[town]) for town in sorted(found)],
        tour=_route(s, seat, *longest) if longest else None,
    )


def _leg(s: State, leg: int) -> Leg:
    return Leg(
        way=s.leg_way[leg],
        town=s.at[leg],
        is_caravan=s.leg_means[leg] == BY_CARAVAN,
        card=s.leg_card[leg],
        price=s.leg_price[leg],
        reserved=s.leg_reserved[leg],
    )


def _route(s: State, seat: int, town: int, legs: list[Leg], markers: int) -> RouteView:
    """The actions of a journey, and what they cost; which cards a caravan takes is our proposal."""
    left = [s.hand[seat, k] for k in range(CARDS)]
    spare = _spare_cards(left, legs)
    must = [leg.card for leg in legs for _ in range(leg.reserved)]
    actions: list[Ride | Raft | TakeFerry | Caravan | Pay] = []
    for leg in legs:
        cards = [leg.card] * leg.price
        if leg.is_caravan:
            cards = [_caravan_card(spare, must) for _ in range(leg.price)]
            asked = [] if sum(left) == leg.price else [Pay(CARD_IDS[card]) for card in cards]  # 9.9
            actions += [Caravan(ROAD_IDS[leg.way]), *asked]
        else:
            actions.append(_travel(leg.way))
        for card in cards:
            left[card] -= 1
    return RouteView(
        town=TOWN_IDS[town],
        cards=cards_in([s.hand[seat, k] - left[k] for k in range(CARDS)]),
        towns=[TOWN_IDS[leg.town] for leg in legs],
        markers=markers,
        actions=actions,
    )


def _travel(way: int) -> Ride | Raft | TakeFerry:
    if way < ROADS:
        return Ride(ROAD_IDS[way])
    return (
        Raft(RIVER_IDS[way - ROADS])
        if way < FIRST_FERRY
        else TakeFerry(FERRY_IDS[way - FIRST_FERRY])
    )


def _spare_cards(hand: list[int], legs: list[Leg]) -> list[int]:
    """What the legs by counter and on water leave for caravans."""
    spare = list(hand)
    for leg in legs:
        if not leg.is_caravan:
            spare[leg.card] -= leg.price
    return spare


def _caravan_card(spare: list[int], must: list[int]) -> int:
    """Takes a card for a caravan: one that it must take, else of the kind with most to spare."""
    card = must.pop() if must else max(range(CARDS), key=lambda k: spare[k])
    spare[card] -= 1
    return card
