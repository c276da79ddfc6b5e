"""What the numbers of `observe` are (insight.py)."""

from __future__ import annotations

from samobranka.core.features import Feature, around, each, phases, within
from samobranka.games.master_elf.parts import (
    ALL_INGREDIENT_CARDS,
    BOX,
    CRYSTALS,
    GIFT_IDS,
    GIFTS,
    HAND_LIMIT,
    INGREDIENT_IDS,
    REGION_IDS,
)
from samobranka.games.master_elf.rules import CONTENTS
from samobranka.games.master_elf.state import OVER, SEATS

COPIES = [ingredient.cards for ingredient in BOX.ingredients]

OF_SEAT = (
    Feature("decides"),
    Feature("crystals", CRYSTALS),
    Feature("hand_size", 2 * HAND_LIMIT),  # 8.1: more only within a turn
    Feature("has_used_special"),
    *each("surely_holds", INGREDIENT_IDS, COPIES),
    *each("stands_in", REGION_IDS),
    *each("made", GIFT_IDS),
)

FEATURES = (
    *phases(CONTENTS, OVER),
    *around(SEATS, OF_SEAT),
    *each("hand", INGREDIENT_IDS, COPIES),
    *each("discard", INGREDIENT_IDS, COPIES),
    *(f for region in REGION_IDS for f in each(f"lying.{region}", INGREDIENT_IDS, COPIES)),
    *within("gifts", each("on_top", GIFT_IDS)),
    *within("gifts", each("to_pick", GIFT_IDS)),
    *within("gifts", each("known_to_be_hidden", GIFT_IDS)),
    Feature("deck_size", ALL_INGREDIENT_CARDS),
    Feature("exhaustions", 2),
    Feature("city_discards", HAND_LIMIT),
    Feature("aside_size", GIFTS),
)
