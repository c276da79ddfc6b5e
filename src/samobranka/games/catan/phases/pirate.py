"""Chapter 28: the pirate."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from samobranka.core.actions import Action
from samobranka.core.record import Row
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan.domains import WATER
from samobranka.games.catan.maps import CLOTH_FOR_CATAN, NEW_WORLD
from samobranka.games.catan.parts import HEXES, NOTHING, SEA, WATERS
from samobranka.games.catan.phases.robber import rob_one_of
from samobranka.games.catan.phases.the_map import refuse_unknown_water
from samobranka.games.catan.state import MOVING_ROBBER, State


class MovePirate(Action, tag="move_pirate"):
    """28.1"""

    hex: Annotated[int, WATER]


OFFERS = {MOVING_ROBBER: (MovePirate,)}

NO_PIRATE = Refusal("no_pirate", "28.1")
PIRATE_FOR_TRADERS = Refusal("pirate_for_traders", "28.5")
PIRATE_STAYS = Refusal("pirate_stays", "28.2")
PIRATE_AT_SEA = Refusal("pirate_at_sea", "28.2")


def try_move_pirate(s: State) -> Iterator[int]:
    """28.1: where there is one."""
    if has_pirate(s):
        yield from range(WATERS[s.board])


def has_pirate(s: State) -> bool:
    """28.1; 34.4: it may not have come yet."""
    return s.pirate != NOTHING or s.scenario == NEW_WORLD


def refuse_move_pirate(s: State, seat: int, hex: int) -> int:
    """28.2: any other hex of the sea, also of the frame. 33.7: by those who trade."""
    refused = refuse_unknown_water(s, hex)
    if refused:
        return refused
    if not has_pirate(s):
        return NO_PIRATE
    if s.scenario == CLOTH_FOR_CATAN and s.traded[seat] == 0:
        return PIRATE_FOR_TRADERS
    if hex == s.pirate:
        return PIRATE_STAYS
    return LEGAL if is_sea(s, hex) else PIRATE_AT_SEA


def rule_out_move_pirate(s: State, hex: int) -> int:
    """28.1, 28.2: the map does not change."""
    refused = refuse_unknown_water(s, hex)
    if refused:
        return refused
    if not has_pirate(s):
        return NO_PIRATE
    return LEGAL if is_sea(s, hex) else PIRATE_AT_SEA


def is_sea(s: State, hex: int) -> bool:
    """28.2: of the map, or of the frame around it."""
    return hex >= HEXES[s.board] or s.terrain[hex] == SEA


def apply_move_pirate(s: State, seat: int, hex: int, chance: Row) -> None:
    """28.3"""
    s.pirate = hex
    s.at_sea = 1
    rob_one_of(s, seat, chance)
