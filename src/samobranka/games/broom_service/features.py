"""What the numbers of `observe` are (insight.py)."""

from __future__ import annotations

from samobranka.core.features import Feature, around, each, phases
from samobranka.games.broom_service.parts import (
    CASTLE_IDS,
    CLOUD_KINDS,
    CLOUDS,
    COURAGE_IDS,
    DEEPEST,
    EVENT_IDS,
    FOREST_TILE_IDS,
    LARGEST,
    MOST_AMULETS,
    MOST_BOLTS,
    PAWNS,
    REGION_IDS,
    RESOURCE_IDS,
    ROLE_IDS,
    ROLES,
    ROUNDS,
    SPACE_IDS,
    TILES,
)
from samobranka.games.broom_service.rules import CONTENTS
from samobranka.games.broom_service.state import FIRST_ADDED, OVER, SEATS, TRADE

A_LOT = 20
"""Tokens of a kind: more are rare, and shown as so many."""

OF_ROUND = (
    Feature("round", ROUNDS),
    Feature("option.advanced_board"),
    Feature("seats", SEATS),
    Feature("option.stall_for_brave_witches"),
    Feature("answers", SEATS),
    Feature("own_choice", FIRST_ADDED + ROLES),
    Feature("decision", TRADE),  # FLY, DROP … TRADE (state.py)
    Feature("decisions_waiting", DEEPEST),
    *each("to_take", RESOURCE_IDS, A_LOT),
    *each("event", EVENT_IDS),
    *each("hand", ROLE_IDS),
    *each("cursed", ROLE_IDS),
    *each("may_be_cursed_next", ROLE_IDS),
    *each("called", ROLE_IDS),
)

OF_SEAT = (
    Feature("points", LARGEST),
    Feature("hand_size", ROLES),
    Feature("is_first"),
    Feature("decides"),
    Feature("has_called"),
    Feature("is_brave_so_far"),
    Feature("bolts", MOST_BOLTS),
    Feature("amulets", MOST_AMULETS),
    Feature("event_points", A_LOT),
    *each("stock", RESOURCE_IDS, A_LOT),
    *each("clouds", range(CLOUD_KINDS), [cloud.count for cloud in CLOUDS]),
    *each("forest_tiles", FOREST_TILE_IDS, 4),
    *each("has_played", ROLE_IDS, len(COURAGE_IDS)),  # 1: as a coward, 2: bravely
    *each("pawns_in", REGION_IDS, PAWNS),
)

FEATURES = (
    *phases(CONTENTS, OVER),
    *OF_ROUND,
    *each("is_filled", CASTLE_IDS),
    *each("cloud_at", SPACE_IDS, CLOUD_KINDS),  # its kind, from 1
    *each("tile_in", REGION_IDS, TILES),  # its kind, from 1
    *around(SEATS, OF_SEAT),
)
