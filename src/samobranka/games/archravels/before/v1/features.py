"""What the numbers of `observe` are (insight.py). Yarn and items have no limit: see A_LOT."""

from __future__ import annotations

from samobranka.core.features import Feature, around, each, phases, within
from samobranka.games.archravels.parts import (
    BOX,
    CARDS,
    CHARACTER_IDS,
    COLOUR_IDS,
    EVENT_IDS,
    EVENTS,
    ITEM_IDS,
    MOST_WORKS,
    POINT,
    PROJECTS,
    REQUEST_IDS,
    REQUESTS,
    ROW,
    RULE_IDS,
    SLOTS,
    SPACES,
    THINGS,
    YARN_CARD_IDS,
)
from samobranka.games.archravels.rules import CONTENTS
from samobranka.games.archravels.state import OVER, SEATS

A_LOT = 20
"""Tokens of a colour in a bowl, items of a kind: more are rare, and shown as so many."""
A_PATTERN = 9
"""Tokens of a colour that a pattern asks for."""
MANY_POINTS = 200 * POINT

OF_ITEM = (Feature("made", A_LOT), Feature("is_learned"), *each("takes", COLOUR_IDS, A_PATTERN))

OF_SEAT = (
    Feature("decides"),
    Feature("is_on_turn"),
    Feature("has_cat", 2),
    Feature("score_in_quarters", MANY_POINTS),
    *each("character", CHARACTER_IDS),
    *each("works_at_space", range(SPACES)),
    *each("bowl", COLOUR_IDS, A_LOT),
    *(f for item in ITEM_IDS for f in within(f"item.{item}", OF_ITEM)),
    *each("request", REQUEST_IDS),  # 1: held, -1: finished
)

OF_SLOT = (
    Feature("is_taken"),
    Feature("any_yarn", A_PATTERN),
    Feature("event", EVENTS),  # its number in the box, from 1
    Feature("request", REQUESTS),
    *each("yarn", COLOUR_IDS, A_PATTERN),
)

OF_PROJECT = (Feature("points", 40 * POINT), *each("asks_for", ITEM_IDS, A_PATTERN))

NOW = (
    Feature("project_deck", PROJECTS),
    Feature("deck_size", 2 * CARDS),
    Feature("crafting", THINGS),  # the number of the thing, -1: nothing
    Feature("colour_rule", len(RULE_IDS)),
    Feature("tokens_to_go", A_LOT),
    Feature("seats_to_ask", SEATS),
    *each("work_left", range(MOST_WORKS), A_PATTERN),
    *each("laid", COLOUR_IDS, A_LOT),
)

FEATURES = (
    *phases(CONTENTS, OVER),
    *around(SEATS, OF_SEAT),
    *(f for slot in range(SLOTS) for f in within(f"bazaar_{slot}", OF_SLOT)),
    *(f for spot in range(ROW) for f in within(f"project_{spot}", OF_PROJECT)),
    *each("deck", (*YARN_CARD_IDS, *EVENT_IDS), max(card.copies for card in BOX.yarn_cards)),
    *within("now", NOW),
)
