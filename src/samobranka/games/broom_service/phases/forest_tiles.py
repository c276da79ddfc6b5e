"""Chapter 13: forest tiles used with a role (13.3 to 13.6)."""

from __future__ import annotations

from typing import Annotated

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.broom_service.domains import FOREST_TILE
from samobranka.games.broom_service.parts import (
    BRAVE,
    COURAGE_EFFECT,
    EXTRA_CARD_EFFECT,
    FOREST_EFFECT,
    FOREST_POINTS,
    FOREST_TILES,
)
from samobranka.games.broom_service.phases.effects import begin_role
from samobranka.games.broom_service.state import (
    CHOOSING_WAY,
    SETTLING,
    State,
    end_decision,
    score_points,
)

NO_SUCH_TILE = Refusal("no_such_tile", "13.3")
NO_TILE_FOR_ROLES = Refusal("no_tile_for_roles", "13.7")


class UseTile(Action, tag="use_tile"):
    """13.5, 13.6"""

    tile: Annotated[str, FOREST_TILE]


OFFERS = {CHOOSING_WAY: (UseTile,)}


def has_tile_for_role(s: State, seat: int) -> bool:
    """Whether the seat has a tile of 13.5 or 13.6."""
    for tile in range(FOREST_TILES):
        if refuse_use_tile(s, seat, tile) == LEGAL:
            return True
    return False


def refuse_use_tile(s: State, seat: int, tile: int) -> int:
    """13.4: one tile with one role."""
    if FOREST_EFFECT[tile] == EXTRA_CARD_EFFECT:
        return NO_TILE_FOR_ROLES
    return NO_SUCH_TILE if s.held[seat, tile] == 0 else LEGAL


def rule_out_use_tile(s: State, seat: int, tile: int) -> int:
    """13.3: a tile that is not there yet serves a later role at best."""
    return refuse_use_tile(s, seat, tile)


def apply_use_tile(s: State, seat: int, tile: int) -> None:
    """13.3: the tile leaves the match. 13.5: the brave action at once; 13.6: points instead."""
    end_decision(s)
    s.held[seat, tile] -= 1
    if FOREST_EFFECT[tile] == COURAGE_EFFECT:
        begin_role(s, s.called, BRAVE)
    else:
        score_points(s, seat, FOREST_POINTS[tile])
    s.phase = SETTLING
