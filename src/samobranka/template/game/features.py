"""What the numbers of `observe` are (insight.py)."""

from __future__ import annotations

from samobranka.core.features import Feature, around, each
from samobranka.template.game.parts import (
    ALL_CARDS,
    BOX,
    CARD_IDS,
    HAND_START,
    TURNIPS,
)
from samobranka.template.game.state import AT_HOME, SEATS

COPIES = [card.copies for card in BOX.cards]

OF_SEAT = (
    Feature("hand_size", HAND_START),
    Feature("came", AT_HOME),  # the card's number, AT_HOME, or -1 before the first round
)

FEATURES = (
    Feature("turnip", TURNIPS),
    Feature("deck_size", ALL_CARDS),
    Feature("option.mighty_mouse"),
    *each("hand", CARD_IDS, COPIES),
    *each("laid", CARD_IDS, COPIES),
    Feature("has_chosen"),
    Feature("own_choice", AT_HOME),
    *around(SEATS, OF_SEAT),
)
