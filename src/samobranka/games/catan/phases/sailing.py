"""Chapter 26: a ship is moved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan import places
from samobranka.games.catan.domains import PATH
from samobranka.games.catan.maps import CLOTH_FOR_CATAN
from samobranka.games.catan.parts import NOTHING, PATHS
from samobranka.games.catan.phases.routes import note_road, ships_at
from samobranka.games.catan.phases.ships import BuildShip, is_by_pirate, refuse_ship_path
from samobranka.games.catan.phases.the_map import end_of, refuse_unknown_path
from samobranka.games.catan.state import (
    ACTING,
    SAILING,
    State,
    go_back,
    has_building,
    has_ship,
    is_foreign,
    mark_of,
    ship_of,
    ships_of,
)


class MoveShip(Action, tag="move_ship"):
    """26.1"""

    path: Annotated[int, PATH]

    def more_facts(self, view: Any = None) -> dict[str, Any]:
        """Where that is."""
        return places.of_path(view, self.path)


OFFERS = {ACTING: (MoveShip,), SAILING: (BuildShip,)}

NO_OWN_SHIP = Refusal("no_own_ship", "26.1")
ONE_SHIP_A_TURN = Refusal("one_ship_a_turn", "26.1")
JUST_LAUNCHED = Refusal("just_launched", "26.1")
PIRATE_HOLDS_SHIP = Refusal("pirate_holds_ship", "26.2")
SHIP_IS_HELD = Refusal("ship_is_held", "26.3")
NOWHERE_TO_SAIL = Refusal("nowhere_to_sail", "26.4")
SHIP_SAILS_FIRST = Refusal("ship_sails_first", "26.4")
SAME_PATH = Refusal("same_path", "26.4")


def try_move_ship(s: State, seat: int) -> Iterator[int]:
    """26.1: its own ships."""
    if not s.ship_moved and ships_of(s, seat) > 0:
        for path in range(PATHS[s.board]):
            if has_ship(s, seat, path):
                yield path


def refuse_move_ship(s: State, seat: int, path: int) -> int:
    """26.1 to 26.3; 26.4: it has somewhere to go."""
    refused = refuse_unknown_path(s, path)
    if refused:
        return refused
    if not has_ship(s, seat, path):
        return NO_OWN_SHIP
    if s.ship_moved:
        return ONE_SHIP_A_TURN
    if is_fresh(s, path):
        return JUST_LAUNCHED
    if is_by_pirate(s, path):
        return PIRATE_HOLDS_SHIP
    if not is_loose(s, seat, end_of(s, path, 0)) and not is_loose(s, seat, end_of(s, path, 1)):
        return SHIP_IS_HELD
    return LEGAL if can_sail(s, seat, path) else NOWHERE_TO_SAIL


def is_fresh(s: State, path: int) -> bool:
    """26.1: whether this ship was built in this part."""
    for place in range(s.fresh_count):
        if s.fresh[place] == path:
            return True
    return False


def is_loose(s: State, seat: int, corner: int) -> bool:
    """26.3: neither a building nor another ship of its own; an opponent's building ends the line.

    A ship of a closed line or of a ring has no such end. 33.6: a village closes a line.
    """
    if s.scenario == CLOTH_FOR_CATAN and mark_of(s, corner) != NOTHING:
        return False
    if is_foreign(s, seat, corner):
        return True
    return ships_at(s, seat, corner) == 1 and not has_building(s, seat, corner)


def can_sail(s: State, seat: int, lifted: int) -> bool:
    """26.4: there is another path for it."""
    for path in range(PATHS[s.board]):
        if refuse_ship_path(s, seat, path, lifted) == LEGAL:
            return True
    return False


def apply_move_ship(s: State, path: int) -> None:
    """26.1; 26.5: it lies where it was until it lies elsewhere."""
    s.lifted = path
    s.phase = SAILING


def try_build_ship(s: State) -> Iterator[int]:
    """26.4"""
    yield from range(PATHS[s.board])


def refuse_build_ship(s: State, seat: int, path: int) -> int:
    """26.4: another path, judged without the ship."""
    return SAME_PATH if path == s.lifted else refuse_ship_path(s, seat, path, s.lifted)


def apply_build_ship(s: State, seat: int, path: int) -> None:
    """26.1: one a turn. 26.5: the route is measured once. No ship of the supply is needed."""
    s.way[s.lifted] = 0
    s.way[path] = ship_of(seat)
    s.lifted = NOTHING
    s.ship_moved = 1
    note_road(s, seat, path)
    go_back(s)
