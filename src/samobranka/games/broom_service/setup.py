"""Chapter 2: preparation."""

from __future__ import annotations

from samobranka.core.chance import deal_kind, draw
from samobranka.core.meta import SEATS_PLACE
from samobranka.core.record import Row
from samobranka.core.sets import bit
from samobranka.games.broom_service.meta import META
from samobranka.games.broom_service.parts import (
    ALL_ROLES,
    CLOUD_KINDS,
    CLOUD_TOKENS,
    CURSED_ROLES,
    FIRST_FOREST_TILE,
    FIRST_HILL_TILE,
    FOREST,
    FOREST_ON,
    HAS_TILE_PLACE,
    HILLS,
    HILLS_ON,
    MOUNTAIN,
    MOUNTAIN_ALWAYS,
    MOUNTAIN_ON,
    NOTHING,
    PAWNS,
    REGION_FIRST,
    REGION_LANDSCAPE,
    REGIONS,
    RESOURCES,
    SPACE_FIRST,
    SPACE_REGION,
    SPACES,
    START,
    START_POINTS,
    START_POTIONS,
    START_WANDS,
    THUNDER_KINDS,
    TILE_TOKENS,
    TILES,
    WAND,
)
from samobranka.games.broom_service.state import ROUND_BEGINS, State

BOARD_PLACE = META.place("board")
STORM_PLACE = META.place("storm_clouds")
MOUNTAIN_PLACE = META.place("mountain_tiles")
FOREST_PLACE = META.place("forest_tiles")
HILLS_PLACE = META.place("hill_tiles")
STALL_PLACE = META.place("stall")


def prepare(s: State, options: Row, chance: Row) -> None:
    """Sets the table; seat 0 is the first player (2.6)."""
    s.seats = options[SEATS_PLACE]
    s.board = options[BOARD_PLACE]  # 2.1
    s.stall_for_all = options[STALL_PLACE] == 0
    s.called = NOTHING
    s.claim = NOTHING
    s.phase = ROUND_BEGINS
    if CURSED_ROLES[s.seats] > 0:  # 2.9
        s.cursed_deck = ALL_ROLES
    for seat in range(s.seats):
        give_start(s, seat)
    lay_clouds(s, CLOUD_KINDS if options[STORM_PLACE] else THUNDER_KINDS, chance)
    lay_all_tiles(s, options, chance)


def give_start(s: State, seat: int) -> None:
    """2.2 to 2.5"""
    s.points[seat] = START_POINTS
    for pawn in range(PAWNS):
        s.pawn[seat, pawn] = START[s.board, pawn]
    for resource in range(RESOURCES):
        s.stock[seat, resource] = START_POTIONS[resource]
    s.stock[seat, WAND] += START_WANDS[s.seats, seat]


def lay_clouds(s: State, kinds: int, chance: Row) -> None:
    """2.7, 11.1: a cloud on each space; the others leave the match unseen."""
    left = 0
    for cloud in range(CLOUD_KINDS):
        s.cloud_bag[cloud] = CLOUD_TOKENS[cloud] if cloud < kinds else 0
        left += s.cloud_bag[cloud]
    for space in range(SPACES):
        s.cloud[space] = NOTHING
    for space in range(SPACE_FIRST[s.board], SPACE_FIRST[s.board + 1]):
        cloud = deal_kind(chance, s.cloud_bag, left)
        left -= 1
        s.cloud[space] = cloud
        s.cloudy |= bit(SPACE_REGION[space])


def lay_all_tiles(s: State, options: Row, chance: Row) -> None:
    """12.1, 13.1, 14.1; 15.2 and 15.3: where which are used."""
    for tile in range(TILES):
        s.tile_bag[tile] = TILE_TOKENS[tile]
    for region in range(REGIONS):
        s.tile[region] = NOTHING
    if MOUNTAIN_ON[s.board] and (options[MOUNTAIN_PLACE] or MOUNTAIN_ALWAYS[s.board]):
        lay_tiles(s, MOUNTAIN, 0, FIRST_FOREST_TILE, chance)
    if FOREST_ON[s.board] and options[FOREST_PLACE]:
        lay_tiles(s, FOREST, FIRST_FOREST_TILE, FIRST_HILL_TILE, chance)
    if HILLS_ON[s.board] and options[HILLS_PLACE]:
        lay_tiles(s, HILLS, FIRST_HILL_TILE, TILES, chance)


def lay_tiles(s: State, landscape: int, first: int, end: int, chance: Row) -> None:
    """A tile, drawn from the kinds first..end-1, on each place of a landscape."""
    for region in range(REGION_FIRST[s.board], REGION_FIRST[s.board + 1]):
        if REGION_LANDSCAPE[region] == landscape and HAS_TILE_PLACE[region]:
            s.tile[region] = draw_tile(s, first, end, chance)


def draw_tile(s: State, first: int, end: int, chance: Row) -> int:
    """One of the kinds first..end-1, by how many of each are left."""
    left = 0
    for tile in range(first, end):
        left += s.tile_bag[tile]
    place = draw(chance, left)
    tile = first
    while place >= s.tile_bag[tile]:
        place -= s.tile_bag[tile]
        tile += 1
    s.tile_bag[tile] -= 1
    return tile
