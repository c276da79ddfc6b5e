"""What our rules make of an action of Catanatron's, with the same dice and the same cards drawn."""

from __future__ import annotations

from typing import Any

from moves import walks_to
from peer import ActionType
from places import our_resource
from table import CATAN, Table

from samobranka.core.chance import tape
from samobranka.core.engine import interpreted
from samobranka.games.catan.parts import CARD_IDS
from samobranka.games.catan.state import ROBBING, State

CARDS_OF_SEATS = ("bank", "hand", "hand_size", "sure", "sure_more")
COMPARED = (
    *("phase", "turn", "turns", "active", "decider", "placed", "just_placed", "has_rolled"),
    *("first_die", "second_die", "robber", "site", "way", "supply", "rate", "to_discard"),
    *("deck", "deck_size", "cards", "card_count", "played", "has_played", "free_roads"),
    *("army_holder", "road_holder", *CARDS_OF_SEATS),
)
"""Fields that must be the same; the length of roads is compared elsewhere."""


def can_follow(action: Any) -> bool:
    """Not where Catanatron rules otherwise: discards one after the other, a single card of plenty."""
    if action.action_type == ActionType.PLAY_YEAR_OF_PLENTY:
        return len(action.value) > 1
    return bool(action.action_type != ActionType.DISCARD)


def differences(table: Table, before: bytes, action: Any, after: bytes) -> set[str]:
    """The fields that our rules fill otherwise than Catanatron did."""
    ours, theirs = followed(table, before, action), stood(after)
    return {name for name in COMPARED if listed(ours, name) != listed(theirs, name)}


def followed(table: Table, before: bytes, action: Any) -> State:
    """The record after the action, by our rules."""
    s = stood(before)
    seat = table.colors.index(action.color)
    words = words_of(table, s, action)
    for step, choice in enumerate(walks_to(table, action)[0]):
        if step > 0 and action.action_type == ActionType.MOVE_ROBBER and s.phase != ROBBING:
            break  # 5.10: with one victim it goes by itself
        interpreted(CATAN).apply([s], 0, seat, choice, tape(words))
    return s


def words_of(table: Table, s: State, action: Any) -> list[int]:
    """The words of chance that bring what Catanatron's chance brought."""
    if action.action_type == ActionType.ROLL:
        return [die - 1 for die in action.value]
    if action.action_type == ActionType.MOVE_ROBBER and action.value[1] is not None:
        victim, card = table.colors.index(action.value[1]), our_resource(action.value[2])
        return [sum(s.hand[victim, each] for each in range(card))]
    if action.action_type == ActionType.BUY_DEVELOPMENT_CARD:
        kind = CARD_IDS.index(action.value.lower())
        return [sum(s.deck[each] for each in range(kind))]
    return []


def stood(record: bytes) -> State:
    """A stand-in for a record."""
    rows = CATAN.layout.allocate(1)
    rows[0, : len(record)] = memoryview(record)
    s: State = CATAN.layout.stand_ins(rows)[0]
    return s


def listed(s: State, name: str) -> Any:
    """A field as a value that can be compared."""
    value = getattr(s, name)
    return value if isinstance(value, int) else value.tolist()
