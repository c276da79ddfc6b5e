"""The entries of data.toml, as they are read."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from samobranka.core.data import ASIDE, Forms

Source = Literal["rulebook", "public", "inferred", "reconstruction"]
Sources = Annotated[Source | dict[str, Source], ASIDE]
Told = Annotated[str, ASIDE]
Drawn = Annotated[float, ASIDE]
Resources = dict[str, int]
Place = tuple[float, float]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the data file."""


class Components(Entry, frozen=True):
    role_cards: int
    event_cards: int
    thunder_clouds: int
    storm_clouds: int
    wands: int
    potions: int
    pawns: int
    point_markers: int
    amulets: int
    landscape_tiles: int
    boards: int
    source: Sources


class BySeats(Entry, frozen=True):
    seats: int
    wands: list[int]
    cursed_roles: int


class Setup(Entry, frozen=True):
    points: int
    potions: Resources
    pawns: int
    events: int
    source: Sources
    by_seats: list[BySeats]


class Round(Entry, frozen=True):
    rounds: int
    roles_chosen: int
    cursed_points: int
    source: Sources


class Scoring(Entry, frozen=True):
    bolt_points: list[int]
    set_of_four_points: int
    set_of_three_points: int
    amulet_points: list[int]
    source: Sources


class Named(Entry, frozen=True, kw_only=True):
    id: str
    name_ru: Told
    name_en: Told
    forms_ru: Forms = {}
    forms_en: Forms = {}


class Landscape(Named, frozen=True, kw_only=True):
    enterable: bool
    source: Sources


class Resource(Named, frozen=True, kw_only=True):
    kind: Literal["potion", "wand"]
    source: Sources


class Does(Entry, frozen=True, kw_only=True):
    """What is done; see the head of the roles in the data file."""

    move: int = 0
    deliver: int = 0
    dispel: int = 0
    gain: Resources = {}
    either: bool = False
    """One of the gains, of one's choice, instead of all; for a cowardly gatherer (D4)."""
    points: int = 0


class Role(Named, frozen=True, kw_only=True):
    kind: Literal["witch", "gatherer", "druid", "fairy"]
    landscapes: list[str] = []
    colour: str = ""
    brave: Does
    cowardly: Does
    source: Sources


Timing = Literal["before_choice", "during", "end_of_round"]
Effect = Literal[
    "number_of_roles",
    "coward_trades",
    "deliveries",
    "pawns_on",
    "lone_pawns",
    "resources",
    "clouds",
    "hand_in",
]


class EventCard(Named, frozen=True, kw_only=True):
    timing: Timing
    effect: Effect
    points_by_cards: list[int] = []
    replaces_action: bool = True
    pay: Resources = {}
    gain: Resources = {}
    landscapes: list[str] = []
    sets: int = 1
    points: int = 0
    source: Sources


class ThunderCloud(Entry, frozen=True, kw_only=True):
    count: int
    cost: int
    bolts: int
    source: Sources


class StormCloud(Named, frozen=True, kw_only=True):
    count: int
    cost: int
    bolts: int
    near_delivery_points: int = 0
    show: Resources = {}
    does: Does = Does()
    source: Sources


class TileCount(Entry, frozen=True):
    tiles: int
    laid: int
    boards: list[Literal["normal", "advanced"]]


class Tiles(Entry, frozen=True):
    mountain: TileCount
    forest: TileCount
    hills: TileCount
    source: Sources


class Tile(Named, frozen=True, kw_only=True):
    count: int


class MountainTile(Tile, frozen=True, kw_only=True):
    does: Does
    source: Sources


class ForestTile(Tile, frozen=True, kw_only=True):
    effect: Literal["brave_action", "extra_cards", "points"]
    cards: int = 0
    points: int = 0
    source: Sources


class HillTile(Tile, frozen=True, kw_only=True):
    effect: Literal["portal", "castle"]
    pay: Resources = {}
    points: int = 0
    source: Sources


class Start(Entry, frozen=True):
    region: str
    x: Drawn
    y: Drawn


class Region(Named, frozen=True, kw_only=True):
    landscape: str
    adjacent: list[str]
    tile_at: Place | None = None
    circle_at: Place | None = None
    x: Drawn
    y: Drawn
    polygon: Annotated[list[Place], ASIDE]


class Castle(Named, frozen=True, kw_only=True):
    colour: str
    shape: Literal["round", "square"]
    points: int
    wands: int
    regions: list[str]
    covered: bool = False
    x: Drawn
    y: Drawn
    source: Sources


class CloudSpace(Entry, frozen=True):
    id: str
    region: str
    x: Drawn
    y: Drawn


class Board(Entry, frozen=True):
    banner: Literal["red", "purple"]
    aspect: Drawn
    clouds: int
    islands: list[list[str]]
    mountain_tiles_always: bool
    source: Sources
    starts: list[Start]
    regions: list[Region]
    castles: list[Castle]
    cloud_spaces: list[CloudSpace]


class Boards(Entry, frozen=True):
    normal: Board
    advanced: Board


class Data(Entry, frozen=True):
    """The whole file."""

    schema: Literal[1]
    components: Components
    setup: Setup
    round: Round
    scoring: Scoring
    landscapes: list[Landscape]
    resources: list[Resource]
    roles: list[Role]
    events: list[EventCard]
    thunder_clouds: list[ThunderCloud]
    storm_clouds: list[StormCloud]
    tiles: Tiles
    mountain_tiles: list[MountainTile]
    forest_tiles: list[ForestTile]
    hill_tiles: list[HillTile]
    boards: Boards
