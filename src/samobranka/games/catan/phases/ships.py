"""Chapter 25: ships. Placing them without paying (2.14, 10.7, 26.4) uses the same places."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan import places
from samobranka.games.catan.domains import PATH
from samobranka.games.catan.lacks import for_price
from samobranka.games.catan.parts import NOTHING, PATHS, SHIP_PRICE
from samobranka.games.catan.phases.building import can_pay, pay
from samobranka.games.catan.phases.routes import WAYS, note_road
from samobranka.games.catan.phases.the_map import (
    end_of,
    hex_beside,
    path_at,
    refuse_unknown_path,
)
from samobranka.games.catan.state import (
    ACTING,
    BUILDING,
    SEA_WAY,
    State,
    has_building,
    has_ship,
    is_foreign,
    ship_of,
)


class BuildShip(Action, tag="build_ship"):
    """25.2; 2.14 in the laps; 10.7 free; 26.4 moved"""

    path: Annotated[int, PATH]

    def more_facts(self, view: Any = None) -> dict[str, Any]:
        """Where that is."""
        return places.of_path(view, self.path)


OFFERS = {ACTING: (BuildShip,), BUILDING: (BuildShip,)}

NO_SHIPS = Refusal("no_ships", "25.1")
NO_SHIP_LEFT = Refusal("no_ship_left", "25.1")
SHIP_TOO_DEAR = Refusal("ship_too_dear", "25.2", for_price(SHIP_PRICE))
NO_SEA_WAY = Refusal("no_sea_way", "25.3")
PATH_TAKEN = Refusal("path_taken", "25.3")
SHIP_NOT_CONNECTED = Refusal("ship_not_connected", "25.4")
PIRATE_AT_PATH = Refusal("pirate_at_path", "25.5")

# ---------------------------------------------------------------- places


def refuse_sea_way(s: State, path: int) -> int:
    """25.3: a free path with sea beside it."""
    refused = refuse_unknown_path(s, path)
    if refused:
        return refused
    if s.scenario == 0:
        return NO_SHIPS
    if s.way[path] != 0:
        return PATH_TAKEN
    return LEGAL if s.bears[path] & SEA_WAY != 0 else NO_SEA_WAY


def refuse_ship_path(s: State, seat: int, path: int, without: int) -> int:
    """25.3 to 25.5, as if the ship `without` were not there (26.4); NOTHING: all are."""
    refused = refuse_sea_way(s, path)
    if refused:
        return refused
    if is_by_pirate(s, path):
        return PIRATE_AT_PATH
    if sails_from(s, seat, end_of(s, path, 0), without):
        return LEGAL
    if sails_from(s, seat, end_of(s, path, 1), without):
        return LEGAL
    return SHIP_NOT_CONNECTED


def sails_from(s: State, seat: int, corner: int, without: int) -> bool:
    """25.4: a building of its own, or a ship of its own where no opponent's building stands."""
    if has_building(s, seat, corner):
        return True
    if is_foreign(s, seat, corner):
        return False
    for way in range(WAYS):
        path = path_at(s, corner, way)
        if path != NOTHING and path != without and has_ship(s, seat, path):
            return True
    return False


def is_by_pirate(s: State, path: int) -> bool:
    """25.5: whether a path is a side of the pirate's hex."""
    if s.pirate == NOTHING:
        return False
    return hex_beside(s, path, 0) == s.pirate or hex_beside(s, path, 1) == s.pirate


def refuse_new_ship(s: State, seat: int, path: int) -> int:
    """25.1, 25.3 to 25.5: a ship of the supply on a path."""
    refused = refuse_ship_path(s, seat, path, NOTHING)
    if refused:
        return refused
    return NO_SHIP_LEFT if s.ships_left[seat] == 0 else LEGAL


def can_place_ship(s: State, seat: int) -> bool:
    """Whether there is a ship and a path for it."""
    if s.ships_left[seat] == 0:
        return False
    for path in range(PATHS[s.board]):
        if refuse_ship_path(s, seat, path, NOTHING) == LEGAL:
            return True
    return False


def put_ship(s: State, seat: int, path: int) -> None:
    """A ship of the supply; 26.1: it is new in this part."""
    s.way[path] = ship_of(seat)
    s.ships_left[seat] -= 1
    s.fresh[s.fresh_count] = path
    s.fresh_count += 1
    note_road(s, seat, path)


# ---------------------------------------------------------------- built for the full price


def try_build_ship(s: State, seat: int) -> Iterator[int]:
    """25.1, 25.2: what cannot be paid is not looked for."""
    if s.ships_left[seat] > 0 and can_pay(s, seat, SHIP_PRICE):
        for path in range(PATHS[s.board]):
            if s.way[path] == 0:
                yield path


def refuse_build_ship(s: State, seat: int, path: int) -> int:
    """25.1 to 25.5"""
    refused = refuse_new_ship(s, seat, path)
    if refused:
        return refused
    return LEGAL if can_pay(s, seat, SHIP_PRICE) else SHIP_TOO_DEAR


def rule_out_build_ship(s: State, seat: int, path: int) -> int:
    """25.1, 25.3: where there is no sea, and where an opponent's road lies (8.9)."""
    refused = refuse_sea_way(s, path)
    return LEGAL if refused == PATH_TAKEN else refused


def apply_build_ship(s: State, seat: int, path: int) -> None:
    """25.2"""
    pay(s, seat, SHIP_PRICE)
    put_ship(s, seat, path)
