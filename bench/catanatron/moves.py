"""Catanatron's actions in ours. One of theirs may be several of ours, in one order or another."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from peer import ActionType
from places import our_resource_id
from table import NotUnderstood, Table

from samobranka.core.registry import game
from samobranka.games.catan.actions import (
    Bank,
    BuildCity,
    BuildRoad,
    Buy,
    Discard,
    EndTurn,
    MoveRobber,
    PlayKnight,
    PlayMonopoly,
    PlayPlenty,
    PlayRoads,
    Rob,
    Roll,
    Settle,
    TakeCard,
)

ACTIONS = game("catan").actions
number = ACTIONS.encode

Walk = tuple[int, ...]
"""Actions of ours, one after the other."""

PLAIN = {
    ActionType.ROLL: number(Roll()),
    ActionType.END_TURN: number(EndTurn()),
    ActionType.BUY_DEVELOPMENT_CARD: number(Buy()),
    ActionType.PLAY_KNIGHT_CARD: number(PlayKnight()),
    ActionType.PLAY_ROAD_BUILDING: number(PlayRoads()),
}
PLAY_PLENTY = number(PlayPlenty())


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
        return [(number(Settle(places.corner_of[value])),)]
    if kind == ActionType.BUILD_CITY:
        return [(number(BuildCity(places.corner_of[value])),)]
    if kind == ActionType.BUILD_ROAD:
        return [(number(BuildRoad(places.path_of[value])),)]
    if kind == ActionType.MOVE_ROBBER:
        return [walk_of_robber(table, value)]
    if kind == ActionType.PLAY_MONOPOLY:
        return [(number(PlayMonopoly(our_resource_id(value))),)]
    if kind == ActionType.PLAY_YEAR_OF_PLENTY:
        taken = [number(TakeCard(our_resource_id(card))) for card in value]
        return [(PLAY_PLENTY, *order) for order in sorted(set(permutations(taken)))]
    if kind == ActionType.MARITIME_TRADE:
        return [(number(Bank(our_resource_id(value[0]), our_resource_id(value[-1]))),)]
    raise NotUnderstood(f"{action} has no counterpart in our rules")


def walk_of_robber(table: Table, value: Any) -> Walk:
    """5.7, 5.10: the hex, then the victim."""
    hex = number(MoveRobber(table.places.hex_of[value[0]]))
    return (hex,) if value[1] is None else (hex, number(Rob(table.colors.index(value[1]))))


def is_discard(action: int) -> bool:
    """Catanatron draws discards by chance; nobody is asked."""
    return isinstance(ACTIONS.decode(action), Discard)
