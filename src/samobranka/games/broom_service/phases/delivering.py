"""Chapter 8: deliveries (8.7 to 8.10), and those that come without a move: druids (8.12, 8.13)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.core.sets import has
from samobranka.games.broom_service.domains import CASTLE, PAWN, RESOURCE
from samobranka.games.broom_service.parts import (
    BRAVE,
    CASTLE_COLOUR,
    CASTLE_COUNT,
    CASTLE_IDS,
    CASTLE_IS_ROUND,
    CASTLE_POINTS,
    CASTLE_REGIONS,
    CASTLE_WANDS,
    CASTLES_AT,
    CLOUD_NEAR_POINTS,
    DELIVERIES,
    EVENT_POINTS,
    NEIGHBOURS,
    PAWNS,
    RESOURCE_IDS,
    ROLE_BONUS,
    ROLE_LAND,
    SPACE_FIRST,
    SPACE_REGION,
    THUNDER_KINDS,
    WAND,
)
from samobranka.games.broom_service.phases.entering import refuse_covered
from samobranka.games.broom_service.state import (
    DELIVER_COURAGE,
    DELIVER_ROLE,
    DELIVERING,
    LACKS_POTION,
    NO_CASTLE,
    NOBODY_THERE,
    POSSIBLE,
    SETTLING,
    State,
    about,
    end_decision,
    event_does,
    score_points,
)


class Deliver(Action, tag="deliver"):
    """8.12, 11.7, 12.10; 8.6 in flying.py"""

    pawn: Annotated[int, PAWN]
    castle: Annotated[str, CASTLE]


OFFERS = {DELIVERING: (Deliver,)}


def which_potion(s: State, seat: int, action: Deliver) -> dict[str, Any]:
    """The potion that the castle takes."""
    colour = CASTLE_COLOUR[CASTLE_IDS.index(action.castle)]
    return {"potion": RESOURCE.name(RESOURCE_IDS[colour])}


DELIVER_NOW = Refusal("deliver_now", "8.7")
OTHER_PLACE = Refusal("other_place", "8.12")
NOT_AT_CASTLE = Refusal("not_at_castle", "8.7")
CASTLE_FULL = Refusal("castle_full", "8.8")
NO_POTION = Refusal("no_potion", "8.7", which_potion)


def refuse_castle(s: State, seat: int, region: int, castle: int) -> int:
    """8.7: a castle of the region, and a potion of its colour. 8.8: a round one once."""
    if not has(CASTLE_REGIONS[castle], region):
        return NOT_AT_CASTLE
    refused = refuse_covered(s, castle)
    if refused:
        return refused
    if s.filled[castle]:
        return CASTLE_FULL
    return NO_POTION if s.stock[seat, CASTLE_COLOUR[castle]] == 0 else LEGAL


def why_no_castle(s: State, seat: int, region: int) -> int:
    """8.7: why no castle of the region can be delivered to: none is open, or it wants other potions."""
    why = NO_CASTLE
    for place in range(CASTLE_COUNT[region]):
        refused = refuse_castle(s, seat, region, CASTLES_AT[region, place])
        if refused == LEGAL:
            return POSSIBLE
        if refused == NO_POTION:
            why = LACKS_POTION
    return why


def deliver(s: State, seat: int, pawn: int, castle: int, bonus: int) -> None:
    """8.8, 8.9: only in a round castle does the potion stay. 8.10: points and wands."""
    end_decision(s)
    s.stock[seat, CASTLE_COLOUR[castle]] -= 1
    s.stock[seat, WAND] += CASTLE_WANDS[castle]
    s.filled[castle] = CASTLE_IS_ROUND[castle]
    region = s.pawn[seat, pawn]
    score_points(s, seat, CASTLE_POINTS[castle] + bonus + points_of_any_delivery(s, region))
    s.phase = SETTLING


def points_of_any_delivery(s: State, region: int) -> int:
    """10.8 and 11.3: what a delivery from here brings, whatever its kind."""
    return points_of_event(s) + points_of_clouds(s, region)


def points_of_event(s: State) -> int:
    """10.8"""
    return EVENT_POINTS[s.event] if event_does(s, DELIVERIES) else 0


def points_of_clouds(s: State, region: int) -> int:
    """11.3: for those that lie next to the region."""
    points = 0
    for space in range(SPACE_FIRST[s.board], SPACE_FIRST[s.board + 1]):
        cloud = s.cloud[space]
        if cloud >= THUNDER_KINDS and has(NEIGHBOURS[region], SPACE_REGION[space]):
            points += CLOUD_NEAR_POINTS[cloud]
    return points


# ---------------------------------------------------------------- 8.12: without a move


def works_there(s: State, seat: int, pawn: int) -> bool:
    """8.12: a pawn that stands where the druid works."""
    return has(ROLE_LAND[about(s, DELIVER_ROLE)], s.pawn[seat, pawn])


def why_no_delivery(s: State, seat: int) -> int:
    """8.12: why no pawn can deliver anything."""
    why = NOBODY_THERE
    for pawn in range(PAWNS):
        if works_there(s, seat, pawn):
            here = why_no_castle(s, seat, s.pawn[seat, pawn])
            if here == POSSIBLE:
                return POSSIBLE
            if why != LACKS_POTION:
                why = here
    return why


def try_deliver(s: State, seat: int) -> Iterator[tuple[int, int]]:
    """8.7: the castles of the regions where pawns stand."""
    for pawn in range(PAWNS):
        region = s.pawn[seat, pawn]
        for place in range(CASTLE_COUNT[region]):
            yield pawn, CASTLES_AT[region, place]


def refuse_deliver(s: State, seat: int, pawn: int, castle: int) -> int:
    """8.12"""
    if not works_there(s, seat, pawn):
        return OTHER_PLACE
    return refuse_castle(s, seat, s.pawn[seat, pawn], castle)


def rule_out_deliver(s: State, castle: int) -> int:
    """8.8: nobody delivers there again."""
    return CASTLE_FULL if s.filled[castle] else LEGAL


def apply_deliver(s: State, seat: int, pawn: int, castle: int) -> None:
    """8.12; 8.13: the brave get more."""
    bonus = ROLE_BONUS[about(s, DELIVER_ROLE)] if about(s, DELIVER_COURAGE) == BRAVE else 0
    deliver(s, seat, pawn, castle, bonus)
