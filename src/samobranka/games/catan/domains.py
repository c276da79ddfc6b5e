"""What the fields of actions, views and events range over; numbers have room for the largest map."""

from __future__ import annotations

from samobranka.core.actions import Domain
from samobranka.games.catan.maps import SCENARIO_IDS
from samobranka.games.catan.parts import (
    AWARD_IDS,
    CARD_IDS,
    COLOUR_IDS,
    CORNER_ROOM,
    HARBOUR_IDS,
    HELPER_IDS,
    HEX_ROOM,
    PATH_ROOM,
    PIECE_IDS,
    RESOURCE_IDS,
    RING_ROOM,
    TERRAIN_IDS,
    WONDER_IDS,
)

HEX = Domain("hex", range(HEX_ROOM))
WATER = Domain("hex", range(HEX_ROOM + RING_ROOM))  # hexes of the frame, too
CORNER = Domain("corner", range(CORNER_ROOM))
PATH = Domain("path", range(PATH_ROOM))
RESOURCE = Domain("resource", RESOURCE_IDS)
CARD = Domain("card", CARD_IDS)
HELPER = Domain("helper", HELPER_IDS)
KNIGHT_SOURCE = Domain("knight", ("played", "held"))
TERRAIN = Domain("terrain", TERRAIN_IDS)
HARBOUR = Domain("harbour", HARBOUR_IDS)
PIECE = Domain("piece", (*PIECE_IDS, "ship"))
AWARD = Domain("award", AWARD_IDS)
COLOUR = Domain("colour", COLOUR_IDS)
SCENARIO = Domain("scenario", SCENARIO_IDS)
WONDER = Domain("wonder", WONDER_IDS)
SIDE = Domain("side", ("a", "b"))
