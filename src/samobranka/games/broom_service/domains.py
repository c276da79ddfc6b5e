"""What the fields of actions, views and events range over."""

from __future__ import annotations

from samobranka.core.actions import Domain
from samobranka.games.broom_service.parts import (
    BOARD_IDS,
    CASTLE_IDS,
    CIRCLE_IDS,
    CLOUD_IDS,
    COLOUR_IDS,
    COURAGE_IDS,
    COWARDLY,
    EVENT_IDS,
    FOREST_TILE_IDS,
    HILL_TILE_IDS,
    MOUNTAIN_TILE_IDS,
    PAWNS,
    REGION_IDS,
    RESOURCE_IDS,
    ROLE_IDS,
    SPACE_IDS,
)
from samobranka.games.broom_service.state import LAPSE_IDS, POSSIBLE

ROLE = Domain("role", ROLE_IDS)
COURAGE = Domain("courage", COURAGE_IDS, first=COWARDLY)
PAWN = Domain("pawn", range(PAWNS))
REGION = Domain("region", REGION_IDS)
STONE_CIRCLE = Domain("region", CIRCLE_IDS)
CASTLE = Domain("castle", CASTLE_IDS)
SPACE = Domain("space", SPACE_IDS)
RESOURCE = Domain("resource", RESOURCE_IDS)
FOREST_TILE = Domain("forest-tile", FOREST_TILE_IDS)
GOODS_IDS = (*COLOUR_IDS, "as_printed")
GOODS = Domain("goods", GOODS_IDS)
"""The potion that a trade is about; `as_printed` where the event leaves no choice of colour."""
CLOUD = Domain("cloud", CLOUD_IDS)
MOUNTAIN_TILE = Domain("mountain-tile", MOUNTAIN_TILE_IDS)
HILL_TILE = Domain("hill-tile", HILL_TILE_IDS)
EVENT_CARD = Domain("event-card", EVENT_IDS)
BOARD = Domain("board", BOARD_IDS)
LAPSED = Domain("lapse", LAPSE_IDS, first=POSSIBLE + 1)
REPLY = Domain("reply", ("brave", "cowardly", "pass", "asked", "later"))
