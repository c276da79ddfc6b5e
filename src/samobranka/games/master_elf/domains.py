"""What the fields of actions, views and events range over."""

from __future__ import annotations

from samobranka.core.actions import Domain
from samobranka.games.master_elf.parts import (
    GIFT_IDS,
    INGREDIENT_IDS,
    PILES,
    REGION_IDS,
    SPECIAL_IDS,
)

REGION = Domain("region", REGION_IDS)
INGREDIENT = Domain("ingredient", INGREDIENT_IDS)
GIFT = Domain("gift", GIFT_IDS)
SPECIAL = Domain("special", SPECIAL_IDS)
PILE = Domain("pile", range(PILES))
