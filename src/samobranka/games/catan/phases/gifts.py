"""Chapter 31: gifts of the forgotten tribe, and harbours that are placed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from samobranka.core.actions import Action
from samobranka.core.chance import deal_kind
from samobranka.core.record import Row
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan import places
from samobranka.games.catan.domains import PATH
from samobranka.games.catan.maps import CARD_GIFT, HARBOUR_GIFT, NO_GIFT, POINT_GIFT
from samobranka.games.catan.parts import HARBOUR_KINDS, NOTHING, PATHS
from samobranka.games.catan.phases.building import use_harbour
from samobranka.games.catan.phases.fog import scout
from samobranka.games.catan.phases.the_map import end_of, refuse_unknown_path
from samobranka.games.catan.phases.turns import look_for_victory
from samobranka.games.catan.phases.villages import look_for_village
from samobranka.games.catan.state import (
    ACTING,
    AFTER_USE,
    BUILDING,
    FREE_ROADS,
    GIFT_FOUND,
    LAND_WAY,
    PLACING_HARBOUR,
    SEA_WAY,
    State,
    has_building,
    has_ship,
    is_own_turn,
)


class PlaceHarbour(Action, tag="place_harbour"):
    """31.5"""

    path: Annotated[int, PATH]

    def more_facts(self, view: Any = None) -> dict[str, Any]:
        """Where that is."""
        return places.of_path(view, self.path)


OFFERS = {PLACING_HARBOUR: (PlaceHarbour,)}

PLACE_HARBOUR_FIRST = Refusal("place_harbour_first", "31.5")
NOT_AT_COAST = Refusal("not_at_coast", "31.5")
NOT_AT_OWN_BUILDING = Refusal("not_at_own_building", "31.5")
HARBOUR_TOO_CLOSE = Refusal("harbour_too_close", "31.5")

# ---------------------------------------------------------------- gifts


def look_around(s: State, seat: int) -> None:
    """30.2, 31.2, 31.4, 33.3: what a road or ship just laid has come to."""
    scout(s)
    look_for_village(s, seat)
    look_for_gift(s, seat)
    look_for_coast(s, seat)


def look_for_gift(s: State, seat: int) -> None:
    """31.2: whether a ship has just been laid where a gift lies."""
    if s.gifts_left == 0 or s.scouted == NOTHING or not has_ship(s, seat, s.scouted):
        return
    if gift_at(s, s.scouted) != NOTHING:
        s.after_gold = s.phase
        s.phase = GIFT_FOUND


def gift_at(s: State, path: int) -> int:
    """The number of the gift that lies at a path, or NOTHING."""
    for place in range(s.gifts):
        if s.gift_path[place] == path and s.gift[place] != NO_GIFT:
            return place
    return NOTHING


def take_gift(s: State, chance: Row) -> None:
    """31.2 to 31.4: it goes to who laid the ship, once and for all."""
    seat = s.active
    place = gift_at(s, s.scouted)
    gift = s.gift[place]
    s.gift[place] = NO_GIFT
    s.gifts_left -= 1
    s.phase = s.after_gold
    if gift == POINT_GIFT:
        s.found[seat] += 1
        s.bonus[seat] += 1
    elif gift == CARD_GIFT:
        gain_gift_card(s, seat, chance)
    else:
        s.held[seat, gift - HARBOUR_GIFT] += 1
        look_for_coast(s, seat)
    if is_own_turn(s, seat):
        look_for_victory(s, seat)


def gain_gift_card(s: State, seat: int, chance: Row) -> None:
    """31.3: it was laid out at the start; it counts as bought in this part (10.4)."""
    card = deal_kind(chance, s.gift_cards, s.gift_cards_left)
    s.gift_cards_left -= 1
    s.cards[seat, card] += 1
    s.card_count[seat] += 1
    s.bought[seat, card] += 1
    s.bought_count[seat] += 1


# ---------------------------------------------------------------- harbours


def look_for_coast(s: State, seat: int) -> None:
    """31.5: a harbour that was kept is placed as soon as it can be."""
    if held_harbour(s, seat) == NOTHING or not can_place_harbour(s, seat):
        return
    may_wait = s.phase == ACTING or s.phase == BUILDING or s.phase == FREE_ROADS
    if may_wait or s.phase == AFTER_USE:
        s.after_gold = s.phase
        s.phase = PLACING_HARBOUR


def held_harbour(s: State, seat: int) -> int:
    """The first of the harbours that a seat has to place, or NOTHING."""
    for type in range(HARBOUR_KINDS):
        if s.held[seat, type] > 0:
            return type
    return NOTHING


def can_place_harbour(s: State, seat: int) -> bool:
    """31.5: whether there is a coast for it."""
    for path in range(PATHS[s.board]):
        if refuse_place_harbour(s, seat, path) == LEGAL:
            return True
    return False


def try_place_harbour(s: State) -> Iterator[int]:
    """31.5"""
    yield from range(PATHS[s.board])


def refuse_place_harbour(s: State, seat: int, path: int) -> int:
    """31.5: at the coast beside an own building, apart from other harbours."""
    refused = refuse_unknown_path(s, path)
    if refused:
        return refused
    if s.bears[path] != LAND_WAY + SEA_WAY:
        return NOT_AT_COAST
    first, second = end_of(s, path, 0), end_of(s, path, 1)
    if s.harbour_at[first] != NOTHING or s.harbour_at[second] != NOTHING:
        return HARBOUR_TOO_CLOSE
    is_own = has_building(s, seat, first) or has_building(s, seat, second)
    return LEGAL if is_own else NOT_AT_OWN_BUILDING


def apply_place_harbour(s: State, seat: int, path: int) -> None:
    """31.5: it serves at once whoever has a building there."""
    type = held_harbour(s, seat)
    s.held[seat, type] -= 1
    put_harbour(s, path, type)
    for end in range(2):
        for other in range(s.seats):
            if has_building(s, other, end_of(s, path, end)):
                use_harbour(s, other, end_of(s, path, end))
    s.phase = s.after_gold
    look_for_coast(s, seat)


def put_harbour(s: State, path: int, type: int) -> None:
    """1.5: it serves both ends of its path."""
    s.harbour[s.harbours] = type
    s.harbour_path[s.harbours] = path
    for end in range(2):
        s.harbour_at[end_of(s, path, end)] = s.harbours
    s.harbours += 1
