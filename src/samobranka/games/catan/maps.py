"""Chapter 29: the maps of the scenarios, in one table that is read only when a table is laid.

A map is a row of numbers: what lies on each hex of its board, its harbours, and what else the
scenario says. What a match needs of it goes to the record, so that no rule asks for a map again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from samobranka.core.record import Grid, table
from samobranka.games.catan.parts import (
    BOX_IDS,
    FRAMES,
    GIFT_ROOM,
    HARBOUR_IDS,
    HARBOUR_ROOM,
    HEX_ROOM,
    MARK_OF,
    MOST_SEATS,
    NO_START,
    NOTHING,
    RINGS,
    SEAFARERS,
    TERRAIN_IDS,
    TOPOLOGY,
    CornerPlace,
    Place,
    Scenario,
    SeaHex,
    SeaLayout,
    places_of,
)

NO_SCENARIO = 0
SCENARIO_IDS = ("none", *(scenario.id for scenario in SEAFARERS.scenarios))

FORGOTTEN_TRIBE = SCENARIO_IDS.index("the_forgotten_tribe")
FOG_ISLANDS = SCENARIO_IDS.index("the_fog_islands")
CLOTH_FOR_CATAN = SCENARIO_IDS.index("cloth_for_catan")
NEW_WORLD = SCENARIO_IDS.index("new_world")
WONDERS_OF_CATAN = SCENARIO_IDS.index("the_wonders_of_catan")

HOME = 0  # areas: land without a reward; foreign ones count from 1
FOG_AREA = 1  # 30.5: where nobody starts
NO_AREA = 16  # where nobody ever builds
DEALT = 32
"""Added to the area of a hex whose terrain and token are dealt by chance (29.7)."""

CALM = 64
"""Added to that of one that gets no red token (29.7)."""

FIXED, DRAWN, PUBLISHED = range(3)
"""Harbour types of a map: as they lie; drawn by chance; drawn, and one drawing is published."""

# The places in the row of a map.
TERRAIN_PLACE = 0
TOKEN_PLACE = TERRAIN_PLACE + HEX_ROOM
AREA_PLACE = TOKEN_PLACE + HEX_ROOM
HARBOUR_PATH_PLACE = AREA_PLACE + HEX_ROOM
HARBOUR_TYPE_PLACE = HARBOUR_PATH_PLACE + HARBOUR_ROOM
BOARD_PLACE = HARBOUR_TYPE_PLACE + HARBOUR_ROOM
ROBBER_PLACE = BOARD_PLACE + 1
PIRATE_PLACE = ROBBER_PLACE + 1
HARBOURS_PLACE = PIRATE_PLACE + 1
DRAWN_PLACE = HARBOURS_PLACE + 1  # FIXED, DRAWN or PUBLISHED
ANYWHERE_PLACE = DRAWN_PLACE + 1  # 29.2: settlements of the laps stand on any island
GOAL_PLACE = ANYWHERE_PLACE + 1  # by edition, new and old, as what follows
FIRST_BONUS_PLACE = GOAL_PLACE + 2
NEXT_BONUS_PLACE = FIRST_BONUS_PLACE + 2
STACK_PLACE = NEXT_BONUS_PLACE + 2  # 30.1: how many of each terrain lie in the fog
NUMBERS_PLACE = STACK_PLACE + len(TERRAIN_IDS)  # and of each number, from 0
NUMBERS = 13
GIFTS_PLACE = NUMBERS_PLACE + NUMBERS  # 31.1: how many, then their paths and what they are
GIFT_PATH_PLACE = GIFTS_PLACE + 1
GIFT_PLACE = GIFT_PATH_PLACE + GIFT_ROOM
# 32.1: where no gifts lie, intersections that the scenario names, in their place.
MARKS_PLACE, MARK_AT_PLACE, MARK_PLACE = GIFTS_PLACE, GIFT_PATH_PLACE, GIFT_PLACE

NO_GIFT = 0
POINT_GIFT = 1
CARD_GIFT = 2
HARBOUR_GIFT = 3
"""And from it on a harbour of each type."""


def _row(layout: SeaLayout) -> list[int]:
    """The numbers of a map."""
    scenario = next(each for each in SEAFARERS.scenarios if each.id == layout.scenario)
    board = len(BOX_IDS) + FRAMES.index(places_of(layout))
    ready = {(hex.q, hex.r): hex for hex in layout.suggested}
    hexes = sorted(layout.hexes, key=lambda hex: (hex.r, hex.q))
    lying = [ready.get((hex.q, hex.r), hex) for hex in hexes]
    terrains, tokens = [hex.t for hex in lying], [hex.n for hex in lying]
    if layout.start_on_any_island and not layout.start_areas and "random" in terrains:
        terrains, tokens = _unshuffled(layout)
    return [
        *_filled([TERRAIN_IDS.index(terrain) for terrain in terrains], HEX_ROOM),
        *_filled(tokens, HEX_ROOM),
        *_filled([_area(layout, hex) for hex in hexes], HEX_ROOM),
        *_filled(
            [TOPOLOGY[board].path_at(each.q, each.r, each.edge) for each in layout.harbours],
            HARBOUR_ROOM,
        ),
        *_filled([HARBOUR_IDS.index(type) for type in _harbour_types(layout)], HARBOUR_ROOM),
        board,
        _hex_at(board, layout.robber),
        _hex_at(board, layout.pirate),
        len(layout.harbours),
        _draw_of(layout),
        int(layout.start_on_any_island),
        scenario.goal_vp,
        scenario.goal_vp_old_editions or scenario.goal_vp,
        *_bonus(scenario),
        *(layout.fog_stack.get(terrain, 0) for terrain in TERRAIN_IDS),
        *(layout.fog_numbers.count(number) for number in range(NUMBERS)),
        *(_marks(layout, board) or _gifts(layout, board)),
    ]


def _unshuffled(layout: SeaLayout) -> tuple[list[str], list[int]]:
    """34.1: all that is dealt, in any order."""
    terrains = [terrain for terrain, count in layout.pool.items() for _ in range(count)]
    numbers = [int(number) for number, count in layout.pool_numbers.items() for _ in range(count)]
    bare = ("sea", "desert")
    return terrains, [0 if terrain in bare else numbers.pop() for terrain in terrains]


def _filled(values: Sequence[int], room: int) -> list[int]:
    return [*values, *[NOTHING] * (room - len(values))]


def _draw_of(layout: SeaLayout) -> int:
    """Whether the types of its harbours are drawn, and whether one drawing is published."""
    if all(harbour.type != "any" for harbour in layout.harbours):
        return FIXED
    return PUBLISHED if all(harbour.example for harbour in layout.harbours) else DRAWN


def _area(layout: SeaLayout, hex: SeaHex) -> int:
    """The number of a foreign area, HOME for other land; more where the hex is dealt."""
    others = [area for area in layout.areas if area not in layout.start_areas]
    areas = layout.bonus_areas or others
    area = 1 + areas.index(hex.a) if hex.a in areas else HOME
    if hex.a in layout.no_settlement_areas:
        area = NO_AREA
    if (hex.q, hex.r) in layout.next_to_desert_hexes:
        area += CALM
    return area + DEALT if hex.t == "random" else area


def _harbour_types(layout: SeaLayout) -> Iterable[str]:
    """The types where they lie; where they are drawn the published drawing, or any order."""
    types = [harbour.example or harbour.type for harbour in layout.harbours]
    if "any" in types or not types:
        return [type for type, count in layout.harbour_pool.items() for _ in range(count)]
    return types


def _hex_at(board: int, place: Place | None) -> int:
    """The number of a hex of a board or its frame."""
    if place is None:
        return NOTHING
    return [*TOPOLOGY[board].hexes, *RINGS[board]].index((place.q, place.r))


def _marks(layout: SeaLayout, board: int) -> list[int]:
    """32.1: how many intersections are named, which, and what they are."""
    lying: list[tuple[CornerPlace, int]] = []
    lying += [(corner, MARK_OF["strait"]) for corner in layout.strait]
    lying += [(corner, MARK_OF["wasteland"]) for corner in layout.wasteland]
    lying += [(corner, NO_START) for corner in layout.no_initial]
    lying += [(village, village.n) for village in layout.villages]
    corners = [TOPOLOGY[board].corner_at(its.q, its.r, its.corner) for its, _ in lying]
    kinds = [kind for _, kind in lying]
    return [len(lying), *_filled(corners, GIFT_ROOM), *_filled(kinds, GIFT_ROOM)] if lying else []


def _gifts(layout: SeaLayout, board: int) -> list[int]:
    """31.1: how many there are, where they lie, and what they are, harbours in any order."""
    lying = [(POINT_GIFT, edge) for edge in layout.gift_vp]
    lying += [(CARD_GIFT, edge) for edge in layout.gift_devcard]
    pool = layout.gift_harbour_pool.items()
    types = [HARBOUR_IDS.index(type) for type, count in pool for _ in range(count)]
    lying += [
        (HARBOUR_GIFT + type, edge) for type, edge in zip(types, layout.gift_harbour, strict=True)
    ]
    paths = [TOPOLOGY[board].path_at(edge.q, edge.r, edge.edge) for _, edge in lying]
    kinds = [kind for kind, _ in lying]
    return [len(lying), *_filled(paths, GIFT_ROOM), *_filled(kinds, GIFT_ROOM)]


def _bonus(scenario: Scenario) -> list[int]:
    """Points for the first foreign area, new and old edition, and for every further one."""
    now = scenario.bonus_vp_per_foreign_area
    old = scenario.bonus_vp_old_editions or [now]
    return [now, old[0], now, old[-1]]


PLAYED = (
    "heading_for_new_shores",
    "the_four_islands",
    "the_fog_islands",
    "through_the_desert",
    "the_forgotten_tribe",
    "cloth_for_catan",
    "the_wonders_of_catan",
    "new_world",
)
"""Scenarios whose rules are here."""
LAYOUTS = tuple(layout for layout in SEAFARERS.sea_layouts if layout.scenario in PLAYED)
MAPS: Grid = table([_row(layout) for layout in LAYOUTS])

FEWEST_ON_A_MAP = 3
"""29.1: two seats use the map for three."""
MAP_OF: Grid = table(
    [
        [
            next(
                (
                    place
                    for place, layout in enumerate(LAYOUTS)
                    if layout.scenario == scenario and max(seats, FEWEST_ON_A_MAP) in layout.seats
                ),
                NOTHING,
            )
            for seats in range(MOST_SEATS + 1)
        ]
        for scenario in SCENARIO_IDS
    ]
)
"""By scenario and seats."""


def map_of(scenario: int, seats: int) -> int:
    """The map of a scenario for so many seats."""
    return MAP_OF[scenario, seats]


def of_map(map: int, place: int) -> int:
    """A number of a map's row."""
    return MAPS[map, place]
