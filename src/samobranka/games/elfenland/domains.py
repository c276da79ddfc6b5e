"""What the fields of actions, views and events range over."""

from __future__ import annotations

from samobranka.core.actions import Domain
from samobranka.games.elfenland.parts import (
    BOX,
    CARD_IDS,
    FERRY_IDS,
    RIVER_IDS,
    ROAD_IDS,
    TOWN_IDS,
    TRANSPORT_IDS,
)
from samobranka.games.elfenland.state import SIDE_IDS

COLOUR_IDS = tuple(colour.id for colour in BOX.colours)

TRANSPORT = Domain("transport", TRANSPORT_IDS)
CARD = Domain("transport", CARD_IDS)
SIDE = Domain("side", SIDE_IDS)
TOWN = Domain("town", TOWN_IDS)
ROAD = Domain("road", ROAD_IDS)
RIVER = Domain("river", RIVER_IDS)
FERRY = Domain("ferry", FERRY_IDS)
COLOUR = Domain("colour", COLOUR_IDS)
COURSE = Domain("course", ("downstream", "upstream"))
