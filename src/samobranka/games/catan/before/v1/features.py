"""What the numbers of `observe` are (insight.py)."""

from __future__ import annotations

from samobranka.core.features import Feature, around, each, phases, within
from samobranka.games.catan.parts import (
    BOARD_IDS,
    BOX,
    CARD_IDS,
    CORNER_ROOM,
    HARBOUR_IDS,
    HARBOUR_ROOM,
    HELPER_IDS,
    HEX_ROOM,
    PATH_ROOM,
    PIECE_IDS,
    RESOURCE_IDS,
    RESOURCES,
    TERRAIN_IDS,
)
from samobranka.games.catan.rules import CONTENTS
from samobranka.games.catan.state import ANSWERS, OVER, PARTS, SEATS

IN_BANK = max(getattr(BOX.bank, box) for box in BOARD_IDS)
COPIES = [max(getattr(card, box) for box in BOARD_IDS) for card in BOX.development_cards]
IN_DECK = sum(COPIES)
PER_SEAT = [piece.per_seat for piece in BOX.pieces]
A_HAND = 20
"""Cards of a hand: more are rare, and shown as so many."""
GOAL = 10
OFFERS = 20

COMMON = (
    *each("bank", RESOURCE_IDS, IN_BANK),
    *each("offered", RESOURCE_IDS, A_HAND),
    *each("wanted", RESOURCE_IDS, A_HAND),
    Feature("deck_size", IN_DECK),
    Feature("roll", 12),
    Feature("has_rolled"),
    Feature("has_played_card"),
    Feature("part_of_turn", len(PARTS)),
    Feature("offers_made", OFFERS),
    Feature("free_roads", 2),
    Feature("cards_to_take", 2),
    Feature("to_discard", A_HAND),
    Feature("jean_trades", RESOURCES),  # the resource, from 1
    Feature("rule_for_five_or_six", 2),
    Feature("own_answer", len(ANSWERS)),
)

OWN = (
    *each("hand", RESOURCE_IDS, A_HAND),
    *each("laid_down", RESOURCE_IDS, A_HAND),
    *each("gives", RESOURCE_IDS, A_HAND),
    *each("asks_for", RESOURCE_IDS, A_HAND),
    *each("cards", CARD_IDS, COPIES),
    *each("bought_now", CARD_IDS, COPIES),
    *each("drawn", CARD_IDS, COPIES),
)

OF_SEAT = (
    Feature("decides"),
    Feature("is_on_turn"),
    Feature("is_active"),
    Feature("hand_size", 2 * A_HAND),
    Feature("cards", IN_DECK),
    Feature("points_in_sight", GOAL),
    Feature("road_length", PER_SEAT[0]),
    Feature("has_longest_road"),
    Feature("has_largest_army"),
    Feature("helper_side"),
    Feature("helper_rests"),
    Feature("answer", len(ANSWERS)),
    *each("supply", PIECE_IDS, PER_SEAT),
    *each("surely_holds", RESOURCE_IDS, A_HAND),
    *each("played", CARD_IDS, COPIES),
    *each("helper", HELPER_IDS),
)

BOARD = (
    *each("terrain_and_robber", range(HEX_ROOM), len(TERRAIN_IDS)),  # from 1; below 0: the robber
    *each("token", range(HEX_ROOM), 12),
    *each("harbour", range(HARBOUR_ROOM), len(HARBOUR_IDS)),  # from 1
    *each("owner_of_corner", range(CORNER_ROOM), SEATS),  # 1: who looks, then in turn order
    *each("building_on_corner", range(CORNER_ROOM), 2),  # 1: settlement, 2: city
    *each("owner_of_path", range(PATH_ROOM), SEATS),
)

FEATURES = (
    *phases(CONTENTS, OVER),
    *COMMON,
    *within("own", OWN),
    *around(SEATS, OF_SEAT),
    *BOARD,
)
