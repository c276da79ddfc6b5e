"""What the numbers of `observe` are (insight.py)."""

from __future__ import annotations

from samobranka.core.features import Feature, around, each, phases, within
from samobranka.games.elfenland.parts import (
    BOX,
    CARAVAN_WITH_OBSTACLE,
    CARD_IDS,
    FULL_HAND,
    MOST_COUNTERS,
    OPEN_PER_ROUND,
    OPEN_ROW,
    ROAD_IDS,
    ROUNDS,
    TOWN_IDS,
    TRANSPORT_IDS,
)
from samobranka.games.elfenland.rules import CONTENTS
from samobranka.games.elfenland.state import OVER, SEATS, SIDES

COPIES = [transport.cards for transport in BOX.transports]
IN_HAND = [min(copies, FULL_HAND) for copies in COPIES]

OF_TABLE = (
    Feature("round", ROUNDS),
    Feature("lap", OPEN_PER_ROUND),
    Feature("passes", SEATS),
    Feature("caravan_due", CARAVAN_WITH_OBSTACLE),
    Feature("option.destination"),
    Feature("option.caravan_by_choice"),
    Feature("option.distance_over_roads"),
    Feature("option.no_early_win"),
    *each("open_row", TRANSPORT_IDS, OPEN_ROW),
    *each("discard", CARD_IDS, COPIES),
)

OF_ROAD = (
    *each("counter", TRANSPORT_IDS),
    Feature("obstacles", SEATS),
    Feature("caravan_is_paid_here"),
)

OWN = (
    *each("hand", CARD_IDS, IN_HAND),
    *each("hidden_counters", TRANSPORT_IDS, MOST_COUNTERS),
    *each("keeps", TRANSPORT_IDS, SIDES),  # 1: an open counter, 2: a hidden one
    *each("destination", TOWN_IDS),
)

OF_SEAT = (
    Feature("decides"),
    Feature("is_first"),
    Feature("hand_size", FULL_HAND),
    Feature("hidden_counters", MOST_COUNTERS),
    Feature("has_obstacle"),
    *each("open_counters", TRANSPORT_IDS, MOST_COUNTERS),
    *each("stands_in", TOWN_IDS),
    *each("has_still_to_visit", TOWN_IDS),
    *each("holds_at_most", CARD_IDS, COPIES),
)

FEATURES = (
    *phases(CONTENTS, OVER),
    *OF_TABLE,
    *(f for road, name in enumerate(ROAD_IDS) for f in within(f"road_{road}.{name}", OF_ROAD)),
    *within("own", OWN),
    *around(SEATS, OF_SEAT),
)
