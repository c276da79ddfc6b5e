"""What the numbers of `observe` are (insight.py)."""

from __future__ import annotations

from samobranka.core.features import Feature, around, each, phases, within
from samobranka.games.catan.maps import GOAL_PLACE, LAYOUTS, MAPS, SCENARIO_IDS
from samobranka.games.catan.parts import (
    BOX,
    BOX_IDS,
    CARD_IDS,
    CLOTH_IN_SUPPLY,
    CLOTH_OF_VILLAGE,
    CORNER_ROOM,
    HARBOUR_IDS,
    HARBOUR_ROOM,
    HELPER_IDS,
    HEX_ROOM,
    LEVELS,
    MARK_ROOM,
    PATH_ROOM,
    PIECE_IDS,
    RESOURCE_IDS,
    RESOURCES,
    RING_ROOM,
    SHIPS,
    TERRAIN_IDS,
    WONDER_IDS,
)
from samobranka.games.catan.rules import CONTENTS
from samobranka.games.catan.setup import GOAL_CHOICES
from samobranka.games.catan.state import ANSWERS, AREA_ROOM, FALLS, OVER, PARTS, SEATS

IN_BANK = max(getattr(BOX.bank, box) for box in BOX_IDS)
COPIES = [max(getattr(card, box) for box in BOX_IDS) for card in BOX.development_cards]
IN_DECK = sum(COPIES)
PER_SEAT = [piece.per_seat for piece in BOX.pieces]
A_HAND = 20
"""Cards of a hand: more are rare, and shown as so many."""
MOST_POINTS = max(*GOAL_CHOICES, *(MAPS[map, GOAL_PLACE] for map in range(len(LAYOUTS))))
OFFERS = 20
MOST_CLOTH = 20
"""Of a seat: as many bales as are worth most of the goal."""

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
    Feature("open_answers"),
    Feature("goal", MOST_POINTS),
    Feature("friendly_robber"),
    Feature("scenario", len(SCENARIO_IDS)),
    Feature("ship_moved"),
    Feature("hexes_in_fog", HEX_ROOM),
    Feature("points_for_first_island", 2),
    Feature("points_for_next_island", 2),
    Feature("cloth_in_supply", CLOTH_IN_SUPPLY),
    *each("left_in_deck_of_rolls", range(FALLS)),  # 6 * first die + second die, dice from 0
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
    Feature("points_in_sight", MOST_POINTS),
    Feature("road_length", PER_SEAT[0]),
    Feature("has_longest_road"),
    Feature("has_largest_army"),
    Feature("helper_side"),
    Feature("helper_rests"),
    Feature("answer", len(ANSWERS)),
    Feature("is_asked"),
    Feature("ships_left", SHIPS),
    Feature("points_of_islands", MOST_POINTS),
    Feature("gold_to_take", 4),
    Feature("wonder", len(WONDER_IDS)),  # from 1
    Feature("levels_of_wonder", LEVELS),
    Feature("cloth", MOST_CLOTH),
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
    *each("pirate", range(HEX_ROOM + RING_ROOM)),  # all below only at sea
    *each("area_of_corner", range(CORNER_ROOM), AREA_ROOM),  # from 1; 0: no building ever
    *each("harbour_of_corner", range(CORNER_ROOM), len(HARBOUR_IDS)),  # from 1
    *each("bears", range(PATH_ROOM), 3),  # 1: roads, 2: ships, 3: both
    *each("ship_on_path", range(PATH_ROOM)),
    *each("cloth_of_village", range(MARK_ROOM), CLOTH_OF_VILLAGE),
)

FEATURES = (
    *phases(CONTENTS, OVER),
    *COMMON,
    *within("own", OWN),
    *around(SEATS, OF_SEAT),
    *BOARD,
)
