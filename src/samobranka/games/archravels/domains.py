"""What the fields of actions, views and events range over."""

from __future__ import annotations

from samobranka.core.actions import Domain
from samobranka.games.archravels.parts import (
    CHARACTER_IDS,
    COLOUR_IDS,
    EVENT_IDS,
    ITEM_IDS,
    PROJECT_IDS,
    REQUEST_IDS,
    RULE_IDS,
    SLOTS,
    SPACES,
    SPECIALTY_IDS,
    TILE_IDS,
    WORK_IDS,
    YARN_CARD_IDS,
)

CHARACTER = Domain("character", CHARACTER_IDS)
SPACE = Domain("space", range(1, SPACES + 1))
SLOT = Domain("slot", range(1, SLOTS + 1))
COLOUR = Domain("colour", COLOUR_IDS)
ITEM = Domain("item", ITEM_IDS)
REQUEST = Domain("request", REQUEST_IDS)
PROJECT = Domain("project", PROJECT_IDS)
SPECIALTY = Domain("specialty", SPECIALTY_IDS)
WORK = Domain("work", WORK_IDS)
YARN_CARD = Domain("yarn_card", YARN_CARD_IDS)
EVENT_CARD = Domain("event_card", EVENT_IDS)
TILE = Domain("tile", TILE_IDS)
PATTERN = Domain("pattern", RULE_IDS)
