"""Catanatron's actions in ours. One of theirs may be several of ours, in one order or another."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from peer import ActionType
from places import our_resource
from table import NotUnderstood, Table

from samobranka.games.catan.actions import (
    BUILD_CITY_BASE,
    BUILD_ROAD_BASE,
    BUY,
    DISCARD_BASE,
    END_TURN,
    MOVE_ROBBER_BASE,
    PLAY_KNIGHT,
    PLAY_MONOPOLY_BASE,
    PLAY_PLENTY,
    PLAY_ROADS,
    ROB_BASE,
    ROLL,
    SETTLE_BASE,
    TAKE_CARD_BASE,
    bank_trade,
)

Walk = tuple[int, ...]
"""Actions of ours, one after the other."""

PLAIN = {
    ActionType.ROLL: ROLL,
    ActionType.END_TURN: END_TURN,
    ActionType.BUY_DEVELOPMENT_CARD: BUY,
    ActionType.PLAY_KNIGHT_CARD: PLAY_KNIGHT,
    ActionType.PLAY_ROAD_BUILDING: PLAY_ROADS,
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
        return [(SETTLE_BASE + places.corner_of[value],)]
    if kind == ActionType.BUILD_CITY:
        return [(BUILD_CITY_BASE + places.corner_of[value],)]
    if kind == ActionType.BUILD_ROAD:
        return [(BUILD_ROAD_BASE + places.path_of[value],)]
    if kind == ActionType.MOVE_ROBBER:
        return [walk_of_robber(table, value)]
    if kind == ActionType.PLAY_MONOPOLY:
        return [(PLAY_MONOPOLY_BASE + our_resource(value),)]
    if kind == ActionType.PLAY_YEAR_OF_PLENTY:
        taken = [TAKE_CARD_BASE + our_resource(card) for card in value]
        return [(PLAY_PLENTY, *order) for order in sorted(set(permutations(taken)))]
    if kind == ActionType.MARITIME_TRADE:
        return [(bank_trade(our_resource(value[0]), our_resource(value[-1])),)]
    raise NotUnderstood(f"{action} has no counterpart in our rules")


def walk_of_robber(table: Table, value: Any) -> Walk:
    """5.7, 5.10: the hex, then the victim."""
    hex = MOVE_ROBBER_BASE + table.places.hex_of[value[0]]
    return (hex,) if value[1] is None else (hex, ROB_BASE + table.colors.index(value[1]))


def is_discard(action: int) -> bool:
    """Catanatron draws discards by chance; nobody is asked."""
    return DISCARD_BASE <= action < MOVE_ROBBER_BASE
