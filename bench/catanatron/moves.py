"""Catanatron's actions in ours. One of theirs may be several of ours, in one order or another."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from peer import ActionType
from places import our_resource
from table import NotUnderstood, Table

from samobranka.games.catan.phases.bank import Bank
from samobranka.games.catan.phases.building import BuildCity, BuildRoad, Settle
from samobranka.games.catan.phases.cards import (
    Buy,
    PlayKnight,
    PlayMonopoly,
    PlayPlenty,
    PlayRoads,
    StopRoads,
    TakeCard,
)
from samobranka.games.catan.phases.producing import Roll
from samobranka.games.catan.phases.robber import Discard, MoveRobber, Rob
from samobranka.games.catan.phases.turns import EndTurn
from samobranka.games.catan.rules import ACTIONS

Walk = tuple[int, ...]
"""Actions of ours, one after the other."""

settle = ACTIONS.number_of(Settle)
build_city = ACTIONS.number_of(BuildCity)
build_road = ACTIONS.number_of(BuildRoad)
move_robber = ACTIONS.number_of(MoveRobber)
rob = ACTIONS.number_of(Rob)
monopoly = ACTIONS.number_of(PlayMonopoly)
take_card = ACTIONS.number_of(TakeCard)
bank_trade = ACTIONS.number_of(Bank)
is_discard = ACTIONS.is_of(Discard)
"""Catanatron draws discards by chance; nobody is asked."""

PLAY_PLENTY = ACTIONS.encode(PlayPlenty())
STOP_ROADS = ACTIONS.encode(StopRoads())
PLAIN = {
    ActionType.ROLL: ACTIONS.encode(Roll()),
    ActionType.END_TURN: ACTIONS.encode(EndTurn()),
    ActionType.BUY_DEVELOPMENT_CARD: ACTIONS.encode(Buy()),
    ActionType.PLAY_KNIGHT_CARD: ACTIONS.encode(PlayKnight()),
    ActionType.PLAY_ROAD_BUILDING: ACTIONS.encode(PlayRoads()),
}


def walks(table: Table, actions: list[Any]) -> dict[Walk, Any]:
    """All ways in our actions to one of Catanatron's.

    Of plenty it also lets a seat take one card where two are left; we take what there is (10.9).
    """
    found = {walk: action for action in actions for walk in walks_to(table, action)}
    plenty = [len(walk) for walk in found if walk[0] == PLAY_PLENTY]
    return {
        walk: action
        for walk, action in found.items()
        if walk[0] != PLAY_PLENTY or len(walk) == max(plenty)
    }


def walks_to(table: Table, action: Any) -> list[Walk]:
    """All ways to one action."""
    kind, value, places = action.action_type, action.value, table.places
    if kind in PLAIN:
        return [(PLAIN[kind],)]
    if kind == ActionType.BUILD_SETTLEMENT:
        return [(settle(places.corner_of[value]),)]
    if kind == ActionType.BUILD_CITY:
        return [(build_city(places.corner_of[value]),)]
    if kind == ActionType.BUILD_ROAD:
        return [(build_road(places.path_of[value]),)]
    if kind == ActionType.MOVE_ROBBER:
        return [walk_of_robber(table, value)]
    if kind == ActionType.PLAY_MONOPOLY:
        return [(monopoly(our_resource(value)),)]
    if kind == ActionType.PLAY_YEAR_OF_PLENTY:
        taken = [take_card(our_resource(card)) for card in value]
        return [(PLAY_PLENTY, *order) for order in sorted(set(permutations(taken)))]
    if kind == ActionType.MARITIME_TRADE:
        return [(bank_trade(our_resource(value[0]), our_resource(value[-1])),)]
    raise NotUnderstood(f"{action} has no counterpart in our rules")


def walk_of_robber(table: Table, value: Any) -> Walk:
    """5.7, 5.10: the hex, then the victim."""
    hex = move_robber(table.places.hex_of[value[0]])
    return (hex,) if value[1] is None else (hex, rob(table.colors.index(value[1])))
