"""Chapter 8: building. Placing without paying (2.12, 10.7, 14, 18, 22) uses the same places."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan import places
from samobranka.games.catan.domains import CORNER, PATH, PIECE
from samobranka.games.catan.knowledge import pay_bank
from samobranka.games.catan.lacks import due_for, lacks
from samobranka.games.catan.parts import (
    CITY,
    ENDS,
    GENERIC,
    HARBOUR_AT,
    HARBOUR_GIVE,
    HARBOUR_OF,
    INTERSECTIONS,
    NEXT_CORNER,
    NOTHING,
    PATH_AT,
    PATHS,
    PIECE_IDS,
    PRICE,
    RESOURCES,
    ROAD,
    SETTLEMENT,
)
from samobranka.games.catan.phases.routes import WAYS, note_road, note_settlement
from samobranka.games.catan.phases.the_map import refuse_unknown_corner, refuse_unknown_path
from samobranka.games.catan.state import (
    ACTING,
    BUILDING,
    State,
    city_of,
    has_building,
    has_road,
    is_foreign,
    is_free,
    road_of,
    settlement_of,
)


class Settle(Action, tag="settle"):
    """2.12, 8.1; 14.1 with Vincent"""

    corner: Annotated[int, CORNER]

    def more_facts(self, view: Any = None) -> dict[str, Any]:
        """Where that is."""
        return places.of_corner(view, self.corner)


class BuildCity(Action, tag="build_city"):
    """8.7; 14.1 with Vincent"""

    corner: Annotated[int, CORNER]

    def more_facts(self, view: Any = None) -> dict[str, Any]:
        """Where that is."""
        return places.of_corner(view, self.corner)


class BuildRoad(Action, tag="build_road"):
    """2.14, 8.1; 10.7 free; 18.3 moved by Louis; 22.3 with William"""

    path: Annotated[int, PATH]

    def more_facts(self, view: Any = None) -> dict[str, Any]:
        """Where that is."""
        return places.of_path(view, self.path)


OFFERS = {ACTING: (Settle, BuildCity, BuildRoad), BUILDING: (Settle, BuildCity, BuildRoad)}

PIECE_OF = {Settle: SETTLEMENT, BuildCity: CITY, BuildRoad: ROAD}


def what_lacks(s: State, seat: int, action: Action) -> dict[str, Any]:
    """The cards that the hand lacks for a piece."""
    return lacks(s, seat, due_for(PIECE_OF[type(action)]))


def which_piece(s: State, seat: int, action: Action) -> dict[str, Any]:
    """The piece of which none is left."""
    return {"piece": PIECE.name(PIECE_IDS[PIECE_OF[type(action)]])}


TOO_POOR = Refusal("too_poor", "8.1", what_lacks)
NO_PIECE = Refusal("no_piece", "8.2", which_piece)
PATH_TAKEN = Refusal("path_taken", "8.3")
NOT_CONNECTED = Refusal("not_connected", "8.3")
NOT_FREE = Refusal("not_free", "8.4")
NO_OWN_ROAD = Refusal("no_own_road", "8.5")
TOO_CLOSE = Refusal("too_close", "8.6")
NO_OWN_SETTLEMENT = Refusal("no_own_settlement", "8.7")

# ---------------------------------------------------------------- places


def refuse_free_site(s: State, corner: int) -> int:
    """8.4: a free intersection. 8.6: no building next to it."""
    refused = refuse_unknown_corner(s, corner)
    if refused:
        return refused
    if not is_free(s, corner):
        return NOT_FREE
    for way in range(WAYS):
        near = NEXT_CORNER[s.board, corner, way]
        if near != NOTHING and not is_free(s, near):
            return TOO_CLOSE
    return LEGAL


def refuse_site(s: State, seat: int, corner: int) -> int:
    """8.2, 8.4 to 8.6: where a settlement may be built."""
    refused = refuse_free_site(s, corner)
    if refused:
        return refused
    if not touches_road(s, seat, corner):
        return NO_OWN_ROAD
    return NO_PIECE if s.supply[seat, SETTLEMENT] == 0 else LEGAL


def touches_road(s: State, seat: int, corner: int) -> bool:
    """8.5"""
    for way in range(WAYS):
        path = PATH_AT[s.board, corner, way]
        if path != NOTHING and has_road(s, seat, path):
            return True
    return False


def refuse_city_site(s: State, seat: int, corner: int) -> int:
    """8.2, 8.7: a settlement of its own."""
    refused = refuse_unknown_corner(s, corner)
    if refused:
        return refused
    if s.site[corner] != settlement_of(seat):
        return NO_OWN_SETTLEMENT
    return NO_PIECE if s.supply[seat, CITY] == 0 else LEGAL


def refuse_path(s: State, seat: int, path: int, without: int) -> int:
    """8.3, as if the road `without` were not there (18.3); NOTHING: all are."""
    refused = refuse_unknown_path(s, path)
    if refused:
        return refused
    if s.way[path] != 0:
        return PATH_TAKEN
    if reaches(s, seat, ENDS[s.board, path, 0], without):
        return LEGAL
    if reaches(s, seat, ENDS[s.board, path, 1], without):
        return LEGAL
    return NOT_CONNECTED


def reaches(s: State, seat: int, corner: int, without: int) -> bool:
    """8.3: a building of its own, or a road of its own where no opponent's building stands."""
    if has_building(s, seat, corner):
        return True
    if is_foreign(s, seat, corner):
        return False
    for way in range(WAYS):
        path = PATH_AT[s.board, corner, way]
        if path != NOTHING and path != without and has_road(s, seat, path):
            return True
    return False


def refuse_new_road(s: State, seat: int, path: int) -> int:
    """8.2, 8.3: a road of the supply on a path."""
    refused = refuse_path(s, seat, path, NOTHING)
    if refused:
        return refused
    return NO_PIECE if s.supply[seat, ROAD] == 0 else LEGAL


def can_place_road(s: State, seat: int) -> bool:
    """Whether there is a road and a path for it."""
    if s.supply[seat, ROAD] == 0:
        return False
    for path in range(PATHS[s.board]):
        if refuse_path(s, seat, path, NOTHING) == LEGAL:
            return True
    return False


def can_place_settlement(s: State, seat: int) -> bool:
    """Whether there is a settlement and an intersection for it."""
    for corner in range(INTERSECTIONS[s.board]):
        if refuse_site(s, seat, corner) == LEGAL:
            return True
    return False


def can_place_city(s: State, seat: int) -> bool:
    """Whether there is a city and a settlement for it."""
    for corner in range(INTERSECTIONS[s.board]):
        if refuse_city_site(s, seat, corner) == LEGAL:
            return True
    return False


# ---------------------------------------------------------------- pieces


def put_settlement(s: State, seat: int, corner: int) -> None:
    """A settlement of the supply; 7.7: its harbour serves at once; 9.3: it may cut roads."""
    s.site[corner] = settlement_of(seat)
    s.supply[seat, SETTLEMENT] -= 1
    use_harbour(s, seat, corner)
    note_settlement(s, seat, corner)


def use_harbour(s: State, seat: int, corner: int) -> None:
    """7.2: a general harbour is for every resource. 7.3: any other for its own."""
    place = HARBOUR_AT[s.board, corner]
    if place == NOTHING:
        return
    type = s.harbour[place]
    for resource in range(RESOURCES):
        if type == GENERIC or type == HARBOUR_OF[resource]:
            s.rate[seat, resource] = min(s.rate[seat, resource], HARBOUR_GIVE[type])


def put_city(s: State, seat: int, corner: int) -> None:
    """8.7: the settlement returns to the supply."""
    s.site[corner] = city_of(seat)
    s.supply[seat, CITY] -= 1
    s.supply[seat, SETTLEMENT] += 1


def put_road(s: State, seat: int, path: int) -> None:
    """A road of the supply."""
    s.way[path] = road_of(seat)
    s.supply[seat, ROAD] -= 1
    note_road(s, seat)


# ---------------------------------------------------------------- paying


def can_pay(s: State, seat: int, price: int) -> bool:
    """8.1, 10.1, 14.1: the hand holds the price."""
    for resource in range(RESOURCES):
        if s.hand[seat, resource] < PRICE[price, resource]:
            return False
    return True


def pay(s: State, seat: int, price: int) -> None:
    """8.1: to the bank."""
    for resource in range(RESOURCES):
        if PRICE[price, resource] > 0:
            pay_bank(s, seat, resource, PRICE[price, resource])


def can_pay_instead(s: State, seat: int, price: int, replaced: int, paid: int) -> bool:
    """17.1, 22.1: the same with one card of a resource replaced by one of another."""
    for resource in range(RESOURCES):
        needed = PRICE[price, resource] - (resource == replaced) + (resource == paid)
        if s.hand[seat, resource] < needed:
            return False
    return True


def pay_instead(s: State, seat: int, price: int, replaced: int, paid: int) -> None:
    """17.1, 22.1"""
    for resource in range(RESOURCES):
        due = PRICE[price, resource] - (resource == replaced) + (resource == paid)
        if due > 0:
            pay_bank(s, seat, resource, due)


# ---------------------------------------------------------------- built for the full price


def try_settle(s: State, seat: int) -> Iterator[int]:
    """8.1, 8.2: what cannot be paid is not looked for."""
    if s.supply[seat, SETTLEMENT] > 0 and can_pay(s, seat, SETTLEMENT):
        yield from range(INTERSECTIONS[s.board])


def refuse_settle(s: State, seat: int, corner: int) -> int:
    """8.1, 8.2, 8.4 to 8.6"""
    refused = refuse_site(s, seat, corner)
    if refused:
        return refused
    return LEGAL if can_pay(s, seat, SETTLEMENT) else TOO_POOR


def rule_out_settle(s: State, corner: int) -> int:
    """8.9: what is built stays, so 8.4 and 8.6 forbid it later, too."""
    return refuse_free_site(s, corner)


def apply_settle(s: State, seat: int, corner: int) -> None:
    """8.1"""
    pay(s, seat, SETTLEMENT)
    put_settlement(s, seat, corner)


def try_build_city(s: State, seat: int) -> Iterator[int]:
    """8.7: its own settlements."""
    if s.supply[seat, CITY] > 0 and can_pay(s, seat, CITY):
        for corner in range(INTERSECTIONS[s.board]):
            if s.site[corner] == settlement_of(seat):
                yield corner


def refuse_build_city(s: State, seat: int, corner: int) -> int:
    """8.1, 8.2, 8.7"""
    refused = refuse_city_site(s, seat, corner)
    if refused:
        return refused
    return LEGAL if can_pay(s, seat, CITY) else TOO_POOR


def rule_out_build_city(s: State, seat: int, corner: int) -> int:
    """8.7: an opponent's building and a city stay what they are."""
    refused = refuse_unknown_corner(s, corner)
    if refused:
        return refused
    is_built = not is_free(s, corner) and s.site[corner] != settlement_of(seat)
    return NO_OWN_SETTLEMENT if is_built else LEGAL


def apply_build_city(s: State, seat: int, corner: int) -> None:
    """8.1, 8.7"""
    pay(s, seat, CITY)
    put_city(s, seat, corner)


def try_build_road(s: State, seat: int) -> Iterator[int]:
    """8.3: free paths."""
    if s.supply[seat, ROAD] > 0 and can_pay(s, seat, ROAD):
        for path in range(PATHS[s.board]):
            if s.way[path] == 0:
                yield path


def refuse_build_road(s: State, seat: int, path: int) -> int:
    """8.1 to 8.3"""
    refused = refuse_new_road(s, seat, path)
    if refused:
        return refused
    return LEGAL if can_pay(s, seat, ROAD) else TOO_POOR


def rule_out_build_road(s: State, seat: int, path: int) -> int:
    """8.3, 8.9: an opponent's road stays where it is."""
    refused = refuse_unknown_path(s, path)
    if refused:
        return refused
    return PATH_TAKEN if s.way[path] != 0 and not has_road(s, seat, path) else LEGAL


def apply_build_road(s: State, seat: int, path: int) -> None:
    """8.1"""
    pay(s, seat, ROAD)
    put_road(s, seat, path)
