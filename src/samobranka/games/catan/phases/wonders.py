"""Chapter 32: the wonders of Catan."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan.domains import WONDER
from samobranka.games.catan.lacks import due_for, lacks
from samobranka.games.catan.maps import WONDERS_OF_CATAN
from samobranka.games.catan.parts import (
    INTERSECTIONS,
    LARGE_SEATS,
    NOTHING,
    WONDER_IDS,
    WONDER_NEEDS,
    WONDER_PRICE,
    WONDERS,
)
from samobranka.games.catan.phases.building import can_pay, pay
from samobranka.games.catan.scoring import visible_points
from samobranka.games.catan.state import ACTING, State, city_of, mark_of, settlement_of


class ClaimWonder(Action, tag="claim_wonder"):
    """32.3"""

    wonder: Annotated[str, WONDER]


class BuildLevel(Action, tag="build_level"):
    """32.5"""


OFFERS = {ACTING: (ClaimWonder, BuildLevel)}

MARKS = ("none", "strait", "wasteland", "no_start")
"""32.1: by what a mark is."""


def what_is_asked(s: State, seat: int, action: Any) -> dict[str, Any]:
    """What a wonder asks of who claims it."""
    place = WONDER_IDS.index(action.wonder)
    return {
        "wonder": WONDER.name(action.wonder),
        "cities": WONDER_NEEDS[place, CITIES],
        "harbour_cities": WONDER_NEEDS[place, HARBOUR_CITIES],
        "route": WONDER_NEEDS[place, ROUTE],
        "points": WONDER_NEEDS[place, POINTS],
        "mark": MARKS[WONDER_NEEDS[place, ON_MARK]],
    }


def which_wonder(s: State, seat: int, action: Any) -> dict[str, Any]:
    """The wonder that an action names."""
    return {"wonder": WONDER.name(action.wonder)}


def what_a_level_lacks(s: State, seat: int, action: Any) -> dict[str, Any]:
    """The cards that the hand lacks for the next level."""
    return lacks(s, seat, due_for(WONDER_PRICE + s.wonder[seat]))


NO_WONDERS = Refusal("no_wonders", "32.2")
ONE_WONDER = Refusal("one_wonder", "32.3")
WONDER_TAKEN = Refusal("wonder_taken", "32.3", which_wonder)
NO_SHIP_TO_CLAIM = Refusal("no_ship_to_claim", "32.3")
NOT_EARNED = Refusal("wonder_not_earned", "32.4", what_is_asked)
NO_OWN_WONDER = Refusal("no_own_wonder", "32.5")
LEVEL_TOO_DEAR = Refusal("level_too_dear", "32.5", what_a_level_lacks)

# What a wonder asks, by WONDER_NEEDS.
CITIES, HARBOUR_CITIES, ROUTE, POINTS, ON_MARK, IS_TWICE = range(6)

# ---------------------------------------------------------------- claiming


def try_claim_wonder(s: State, seat: int) -> Iterator[int]:
    """32.3: one each."""
    if s.scenario == WONDERS_OF_CATAN and s.wonder[seat] == NOTHING:
        yield from range(WONDERS)


def refuse_claim_wonder(s: State, seat: int, wonder: int) -> int:
    """32.2 to 32.4"""
    refused = rule_out_claim_wonder(s, seat, wonder)
    if refused:
        return refused
    if s.ships_left[seat] == 0:
        return NO_SHIP_TO_CLAIM
    return LEGAL if has_earned(s, seat, wonder) else NOT_EARNED


def rule_out_claim_wonder(s: State, seat: int, wonder: int) -> int:
    """32.3: a claim stays."""
    if s.scenario != WONDERS_OF_CATAN:
        return NO_WONDERS
    if s.wonder[seat] != NOTHING:
        return ONE_WONDER
    return LEGAL if cards_left(s, wonder) > 0 else WONDER_TAKEN


def cards_left(s: State, wonder: int) -> int:
    """32.2: two cards of some with five and six seats, less those claimed."""
    count = 1
    if s.seats >= LARGE_SEATS:
        count += WONDER_NEEDS[wonder, IS_TWICE]
    for seat in range(s.seats):
        if s.wonder[seat] == wonder:
            count -= 1
    return count


def has_earned(s: State, seat: int, wonder: int) -> bool:
    """32.4"""
    cities = 0
    at_harbours = 0
    on_mark = 0
    for corner in range(INTERSECTIONS[s.board]):
        if s.site[corner] == city_of(seat):
            cities += 1
            at_harbours += s.harbour_at[corner] != NOTHING
        elif s.site[corner] == settlement_of(seat):
            on_mark += mark_of(s, corner) == WONDER_NEEDS[wonder, ON_MARK]
    if cities < WONDER_NEEDS[wonder, CITIES] or at_harbours < WONDER_NEEDS[wonder, HARBOUR_CITIES]:
        return False
    if s.road_length[seat] < WONDER_NEEDS[wonder, ROUTE]:
        return False
    if visible_points(s, seat) < WONDER_NEEDS[wonder, POINTS]:
        return False
    return WONDER_NEEDS[wonder, ON_MARK] == 0 or on_mark > 0


def apply_claim_wonder(s: State, seat: int, wonder: int) -> None:
    """32.3: a ship of the supply says whose it is."""
    s.wonder[seat] = wonder
    s.ships_left[seat] -= 1


# ---------------------------------------------------------------- building


def try_build_level(s: State, seat: int) -> Iterator[None]:
    """32.5: of its own wonder."""
    if s.wonder[seat] != NOTHING:
        yield


def refuse_build_level(s: State, seat: int) -> int:
    """32.5"""
    refused = rule_out_build_level(s, seat)
    if refused:
        return refused
    if s.wonder[seat] == NOTHING:
        return NO_OWN_WONDER
    return LEGAL if can_pay(s, seat, WONDER_PRICE + s.wonder[seat]) else LEVEL_TOO_DEAR


def rule_out_build_level(s: State, seat: int) -> int:
    """32.2"""
    return LEGAL if s.scenario == WONDERS_OF_CATAN else NO_WONDERS


def apply_build_level(s: State, seat: int) -> None:
    """32.5; 32.7: the last wins."""
    pay(s, seat, WONDER_PRICE + s.wonder[seat])
    s.levels[seat] += 1
