"""Chapter 1: the components, read from base.toml and helpers.toml into named tables.

seafarers.toml is read here, too; maps.py makes tables of its scenarios.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from samobranka.core import data
from samobranka.core.data import ASIDE, Flaw, Forms
from samobranka.core.record import Cube, Grid, Row, table
from samobranka.games.catan.geometry import (
    CORNER_AT,
    CORNERS,
    DIRECTIONS,
    EDGE_ENDS,
    Topology,
    corner_of,
    ring_around,
    topology_of,
)

GAME = "catan"
BASE_FILE = "base.toml"
HELPERS_FILE = "helpers.toml"
SEAFARERS_FILE = "seafarers.toml"

NOTHING = -1
MOST_SEATS = 6

# Room of the record: the largest map of Seafarers (seafarers.toml is checked against it).
HEX_ROOM = 63
CORNER_ROOM = 156
PATH_ROOM = 218
HARBOUR_ROOM = 11
GIFT_ROOM = 24
MARK_ROOM = 18
"""Intersections that a scenario names: straits, wastelands, villages."""
RING_ROOM = 32
"""Hexes of the frame around the largest map."""

Source = Annotated[Literal["rulebook", "public", "inferred", "reconstruction"], ASIDE]
Told = Annotated[str, ASIDE]
SeenIn = Annotated[list[str], ASIDE]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of a data file."""


class Sourced(Entry, frozen=True, kw_only=True):
    source: Source
    seen_in: SeenIn = []


class Named(Sourced, frozen=True, kw_only=True):
    id: str
    name_ru: Told
    name_en: Told
    forms_ru: Forms = {}
    forms_en: Forms = {}
    name_de: Told = ""


class Boxes(Entry, frozen=True):
    """A number for up to four seats, and one for five and six."""

    base: int
    ext56: int


class Components(Sourced, frozen=True):
    resource_cards: Boxes
    hexes: Boxes
    number_tokens: Boxes
    harbours: Boxes
    development_cards: Boxes
    intersections: Boxes
    paths: Boxes


class Geometry(Entry, frozen=True):
    corners: list[str]
    directions: dict[str, tuple[int, int]]
    edge_ends: dict[str, tuple[str, str]]


class Bank(Sourced, frozen=True):
    base: int
    ext56: int


class Turn(Sourced, frozen=True):
    dice: int
    hand_limit: int
    settlement_yield: int
    city_yield: int
    development_cards_per_turn: int


class Victory(Sourced, frozen=True):
    goal: int


class Trade(Sourced, frozen=True):
    give_without_harbour: int


class Development(Sourced, frozen=True):
    cost: dict[str, int]


class FiveSix(Sourced, frozen=True):
    seats: list[int]
    goal: int
    modes: list[str]
    default_mode: str
    paired_seat: int


class Resource(Named, frozen=True, kw_only=True):
    terrain: str


class Terrain(Named, frozen=True, kw_only=True):
    resource: str = ""
    base: int
    added: int
    ext56: int


class Tokens(Sourced, frozen=True):
    counts: dict[str, int]
    letters: list[tuple[str, int]]


class Pips(Sourced, frozen=True):
    ways_of_36: dict[str, int]
    red: list[int]


class AllTokens(Entry, frozen=True):
    base: Tokens
    ext56: Tokens
    pips: Pips


class Harbour(Named, frozen=True, kw_only=True):
    resource: str = ""
    give: int
    base: int
    ext56: int


class Piece(Named, frozen=True, kw_only=True):
    per_seat: int
    points: int
    cost: dict[str, int]
    replaces: str = ""


class Colour(Named, frozen=True, kw_only=True):
    hex: Told
    box: Literal["base", "ext56"]


class Card(Named, frozen=True, kw_only=True):
    kind: Literal["knight", "victory_point", "progress"]
    base: int
    added: int
    ext56: int
    points: int = 0


class Award(Named, frozen=True, kw_only=True):
    points: int
    least: int


class Place(Entry, frozen=True):
    q: int
    r: int


class HexPlace(Place, frozen=True):
    t: str
    n: int = 0


class EdgePlace(Place, frozen=True):
    edge: str


class CornerPlace(Place, frozen=True):
    corner: str


class HarbourPlace(EdgePlace, frozen=True):
    type: str


class StartPiece(Entry, frozen=True):
    colour: str
    settlement: CornerPlace
    road: EdgePlace
    star: bool


class Alternative(Entry, frozen=True):
    colour: str
    instead_of: CornerPlace
    settlement: CornerPlace
    road: EdgePlace
    star: bool
    seen_in: SeenIn = []


class Start(Sourced, frozen=True):
    three: list[str]
    four: list[str]
    pieces: list[StartPiece]
    alternatives: Annotated[list[Alternative], ASIDE] = []


class Layout(Named, frozen=True, kw_only=True):
    kind: Literal["fixed", "variable"]
    seats: list[int]
    rows: list[int] = []
    robber: Place | None = None
    hexes: list[HexPlace] = []
    harbours: list[HarbourPlace] = []
    harbours_of: str = ""
    start: Start | None = None
    corners: list[tuple[int, int]] = []
    spirals: list[list[tuple[int, int]]] = []


class Base(Entry, frozen=True):
    """The whole of base.toml."""

    schema: Literal[1]
    components: Components
    geometry: Geometry
    bank: Bank
    turn: Turn
    victory: Victory
    trade: Trade
    development: Development
    ext56: FiveSix
    resources: list[Resource]
    terrains: list[Terrain]
    number_tokens: AllTokens
    harbours: list[Harbour]
    pieces: list[Piece]
    colours: list[Colour]
    development_cards: list[Card]
    awards: list[Award]
    layouts: list[Layout]


class HelperCard(Entry, frozen=True, kw_only=True):
    id: str
    name_ru: Told
    name_en: Told
    name_de: Told = ""
    name_ru_source: Source
    name_en_source: Source
    name_de_source: Source
    role_en: Told = ""
    number: int
    number_source: Source
    window: list[Literal["pre_roll", "on_roll", "action"]]
    turn: Literal["own", "any"]
    once_per_turn: bool
    source: Source
    settlement_cost: dict[str, int] = {}
    city_cost: dict[str, int] = {}
    knights: int = 0
    give: int = 0
    takes: int = 0
    replaces: int = 0
    draws: int = 0
    roads: int = 0
    opponents: int = 0


class HelperCount(Entry, frozen=True):
    total: int
    numbered: int
    source: Source


class Reserve(Entry, frozen=True):
    seats_3: int
    seats_4: int
    seats_5: int
    seats_6: int
    source: Source


class Reedition(Sourced, frozen=True):
    numbers: list[str]


class Helpers(Entry, frozen=True):
    """The whole of helpers.toml."""

    schema: Literal[1]
    cards: HelperCount
    reserve: Reserve
    helpers: list[HelperCard]
    reedition_2023: Annotated[Reedition, ASIDE]


class SeaHex(msgspec.Struct, frozen=True):
    q: int
    r: int
    t: str
    n: int = 0
    a: str = ""


class SeaHarbour(msgspec.Struct, frozen=True):
    """A harbour of a map; of type "any" its type is drawn, `example` is one drawing."""

    q: int
    r: int
    edge: str
    type: str
    example: str = ""


class VillagePlace(CornerPlace, frozen=True):
    n: int


class SeaLayout(msgspec.Struct, frozen=True):
    id: str
    scenario: str
    seats: list[int]
    inner_hexes: int
    hexes: list[SeaHex]
    start_areas: list[str] = []
    start_on_any_island: bool = False
    bonus_areas: list[str] = []
    robber: Place | None = None
    pirate: Place | None = None
    harbours: list[SeaHarbour] = []
    harbour_pool: dict[str, int] = {}
    pool: dict[str, int] = {}
    pool_numbers: dict[str, int] = {}
    suggested: list[HexPlace] = []
    areas: list[str] = []
    fog_stack: dict[str, int] = {}
    fog_numbers: list[int] = []
    no_settlement_areas: list[str] = []
    gift_vp: list[EdgePlace] = []
    gift_devcard: list[EdgePlace] = []
    gift_harbour: list[EdgePlace] = []
    gift_harbour_pool: dict[str, int] = {}
    strait: list[CornerPlace] = []
    wasteland: list[CornerPlace] = []
    no_initial: list[CornerPlace] = []
    next_to_desert_hexes: list[tuple[int, int]] = []
    villages: list[VillagePlace] = []


class Scenario(msgspec.Struct, frozen=True):
    id: str
    name_ru: Told
    name_en: Told
    layouts: list[str]
    goal_vp: int
    goal_vp_old_editions: int = 0
    bonus_vp_per_foreign_area: int = 0
    bonus_vp_old_editions: list[int] = []
    wonder_levels: int = 0
    cloth_per_village: int = 0
    cloth_general_supply: int = 0
    cloth_per_vp: int = 0
    end_if_villages_with_cloth_below: int = 0


class Requirements(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a wonder asks of who claims it."""

    cities: int = 0
    harbour_cities: int = 0
    route: int = 0
    points: int = 0
    settlement_on: Literal["", "strait", "wasteland"] = ""


class Wonder(msgspec.Struct, frozen=True):
    id: str
    name_ru: Told
    name_en: Told
    requires: Requirements
    level_cost: dict[str, int]
    twice_with_56: bool
    forms_ru: Forms = {}
    forms_en: Forms = {}


class SeaTerrains(msgspec.Struct, frozen=True):
    ids: list[str]


class SeaPiece(msgspec.Struct, frozen=True):
    id: Literal["ship"]
    per_seat: int
    cost: dict[str, int]


class Seafarers(msgspec.Struct, frozen=True):
    """What of seafarers.toml is played with so far."""

    schema: Literal[1]
    sea_terrains: SeaTerrains
    sea_pieces: Annotated[list[SeaPiece], msgspec.Meta(min_length=1, max_length=1)]
    scenarios: list[Scenario]
    sea_layouts: list[SeaLayout]
    wonders: list[Wonder]


# ---------------------------------------------------------------- checking

WONDERS_SCENARIO = "the_wonders_of_catan"
CLOTH_SCENARIO = "cloth_for_catan"

# 1.1, 1.9, 8.1, 13: the rules speak of these by name, in this order.
RESOURCE_IDS = ("brick", "lumber", "wool", "grain", "ore")
BOX_TERRAIN_IDS = ("hills", "forest", "pasture", "fields", "mountains", "desert")
TERRAIN_IDS = (*BOX_TERRAIN_IDS, "sea", "gold", "fog")
HARBOUR_IDS = ("generic", *RESOURCE_IDS)
PIECE_IDS = ("road", "settlement", "city")
CARD_IDS = ("knight", "victory_point", "road_building", "year_of_plenty", "monopoly")
AWARD_IDS = ("longest_road", "largest_army")
WONDER_IDS = ("theater", "great_bridge", "monument", "great_wall", "cathedral")
HELPER_IDS = (
    "vincent",
    "jean",
    "siegfried",
    "candamir",
    "louis",
    "marianne",
    "robber_bride",
    "nassir",
    "william",
    "hildegard",
)


def check(path: Path, name: str = BASE_FILE) -> None:
    """Reads and checks a data file; BadData names the file, the entry and the reason."""
    if name == SEAFARERS_FILE:
        read_seafarers(path)
    elif name == HELPERS_FILE:
        read_helpers(path)
    else:
        read_base(path)


def read_base(path: Path | None = None) -> Base:
    """base.toml in force, or the one at `path`, checked."""
    base: Base = data.read(GAME, BASE_FILE, Base, path, base_faults)
    return base


def read_helpers(path: Path | None = None) -> Helpers:
    """helpers.toml in force, or the one at `path`, checked."""
    helpers: Helpers = data.read(GAME, HELPERS_FILE, Helpers, path, helper_faults)
    return helpers


def read_seafarers(path: Path | None = None) -> Seafarers:
    """seafarers.toml in force, or the one at `path`, checked as far as it is used."""
    seafarers: Seafarers = data.read(GAME, SEAFARERS_FILE, Seafarers, path, sea_faults)
    return seafarers


def base_faults(base: Base) -> Iterator[Flaw]:
    """All that is wrong with a well-formed base.toml."""
    yield from _family_faults("resources", base.resources, RESOURCE_IDS)
    yield from _family_faults("terrains", base.terrains, BOX_TERRAIN_IDS)
    yield from _family_faults("harbours", base.harbours, HARBOUR_IDS)
    yield from _family_faults("pieces", base.pieces, PIECE_IDS)
    yield from _family_faults("development_cards", base.development_cards, CARD_IDS)
    yield from _family_faults("awards", base.awards, AWARD_IDS)
    yield from _number_faults(base)
    yield from _count_faults(base)
    yield from _geometry_faults(base.geometry)
    yield from _layout_faults(base)


def _family_faults(family: str, entries: Sequence[Any], ids: Sequence[str]) -> Iterator[Flaw]:
    """The rules know these ids, in this order."""
    found = [entry.id for entry in entries]
    for place, id in enumerate(found):
        if id not in ids:
            yield f"{family}[{place}].id", "unknown", id
        if id in found[:place]:
            yield f"{family}[{place}].id", "twice", id
    if tuple(found) != tuple(ids):
        yield family, "fixed-by-rules", ", ".join(ids)
    for place, entry in enumerate(entries):
        yield from data.name_flaws(family, entry, place)


def _number_faults(base: Base) -> Iterator[Flaw]:
    """Numbers that the rules fix, or that the record has no room for."""
    for place, value, fixed in (
        ("turn.dice", base.turn.dice, 2),  # 3.3
        ("turn.settlement_yield", base.turn.settlement_yield, 1),  # 4.2
        ("turn.city_yield", base.turn.city_yield, 2),
        ("turn.development_cards_per_turn", base.turn.development_cards_per_turn, 1),  # 10.3
        ("ext56.goal", base.ext56.goal, base.victory.goal),  # 11.2
    ):
        if value != fixed:
            yield place, "fixed-by-rules", str(fixed)
    for place, value, most in (
        ("bank.base", base.bank.base, 24),  # all cards of a resource may be in one hand: a byte
        ("bank.ext56", base.bank.ext56, 24),
        ("turn.hand_limit", base.turn.hand_limit, 120),
        ("victory.goal", base.victory.goal, 20),
        ("trade.give_without_harbour", base.trade.give_without_harbour, 24),
        ("ext56.paired_seat", base.ext56.paired_seat, 4),
        ("pieces[0].per_seat", base.pieces[0].per_seat, 15),  # the stack of 9.1
        ("pieces[1].per_seat", base.pieces[1].per_seat, 9),
        ("pieces[2].per_seat", base.pieces[2].per_seat, 9),
    ):
        if not 1 <= value <= most:
            yield place, "wrong-count", str(value)
    costs = [("development.cost", base.development.cost)]
    costs += [(f"pieces[{place}].cost", piece.cost) for place, piece in enumerate(base.pieces)]
    for place, cost in costs:
        yield from _cost_faults(place, cost)


def _cost_faults(place: str, cost: Mapping[str, int]) -> Iterator[Flaw]:
    for resource, count in cost.items():
        if resource not in RESOURCE_IDS:
            yield place, "unknown", resource
        if not 1 <= count <= 19:
            yield f"{place}.{resource}", "wrong-count", str(count)


def _count_faults(base: Base) -> Iterator[Flaw]:
    """[components] counts what stands below it."""
    for box in ("base", "ext56"):
        tokens: Tokens = getattr(base.number_tokens, box)
        layout = topology_of([(hex.q, hex.r) for hex in _printed(base, box).hexes])
        counted = {
            "resource_cards": getattr(base.bank, box) * len(RESOURCE_IDS),
            "hexes": sum(getattr(terrain, box) for terrain in base.terrains),
            "number_tokens": sum(tokens.counts.values()),
            "harbours": sum(getattr(harbour, box) for harbour in base.harbours),
            "development_cards": sum(getattr(card, box) for card in base.development_cards),
            "intersections": len(layout.corners),
            "paths": len(layout.paths),
        }
        for name, count in counted.items():
            if getattr(getattr(base.components, name), box) != count:
                yield f"components.{name}.{box}", "wrong-count", str(count)
        letters = [number for _, number in tokens.letters]
        for number, count in tokens.counts.items():
            if letters.count(int(number)) != count:
                yield f"number_tokens.{box}.counts.{number}", "wrong-count", str(count)
        if len(letters) != sum(tokens.counts.values()):
            yield f"number_tokens.{box}.letters", "wrong-count", str(len(letters))
    for place, terrain in enumerate(base.terrains):
        if terrain.base + terrain.added != terrain.ext56:
            yield f"terrains[{place}].ext56", "wrong-count", str(terrain.ext56)


def _printed(base: Base, box: str) -> Layout:
    """The printed board of a box: the first fixed layout for its seats."""
    seats = 4 if box == "base" else 6
    return next(each for each in base.layouts if each.kind == "fixed" and seats in each.seats)


def _geometry_faults(geometry: Geometry) -> Iterator[Flaw]:
    """1.3: how hexes lie is no matter of opinion."""
    if tuple(geometry.corners) != CORNERS:
        yield "geometry.corners", "fixed-by-rules", ", ".join(CORNERS)
    if geometry.directions != DIRECTIONS or geometry.edge_ends != EDGE_ENDS:
        yield "geometry", "fixed-by-rules", ", ".join(CORNER_AT)


def _layout_faults(base: Base) -> Iterator[Flaw]:
    for place, layout in enumerate(base.layouts):
        at = f"layouts[{place}]"
        box = "base" if 4 in layout.seats else "ext56"
        printed = _printed(base, box)
        hexes = {(hex.q, hex.r) for hex in printed.hexes}
        if layout.kind == "fixed":
            yield from _hex_faults(base, layout, box, at)
        for turn, spiral in enumerate(layout.spirals):
            if sorted(spiral) != sorted(hexes):
                yield f"{at}.spirals[{turn}]", "wrong-count", str(len(spiral))
        if layout.harbours_of and layout.harbours_of != printed.id:
            yield f"{at}.harbours_of", "unknown", layout.harbours_of
        if layout.harbours:
            yield from _harbour_faults(base, layout, box, at)
        if layout.start:
            yield from _start_faults(base, layout, layout.start, at)
    for box in ("base", "ext56"):
        variable = [each for each in base.layouts if each.kind == "variable"]
        fitting = [each for each in variable if (4 if box == "base" else 6) in each.seats]
        if len(fitting) != 1 or len(fitting[0].spirals) != 6:
            yield "layouts", "seats-missing", box


def _hex_faults(base: Base, layout: Layout, box: str, at: str) -> Iterator[Flaw]:
    places = [(hex.q, hex.r) for hex in layout.hexes]
    for place, hex in enumerate(layout.hexes):
        if hex.t not in BOX_TERRAIN_IDS:
            yield f"{at}.hexes[{place}].t", "unknown", hex.t
        if places[place] in places[:place]:
            yield f"{at}.hexes[{place}]", "twice", f"{hex.q}, {hex.r}"
        if (hex.n == 0) != (hex.t == "desert"):  # 1.4
            yield f"{at}.hexes[{place}].n", "fixed-by-rules", str(hex.n)
    for terrain in base.terrains:
        count = [hex.t for hex in layout.hexes].count(terrain.id)
        if count != getattr(terrain, box):
            yield f"{at}.hexes", "wrong-count", f"{terrain.id}: {count}"
    tokens: Tokens = getattr(base.number_tokens, box)
    for number, count in tokens.counts.items():
        if [hex.n for hex in layout.hexes].count(int(number)) != count:
            yield f"{at}.hexes", "wrong-count", number
    deserts = [(hex.q, hex.r) for hex in layout.hexes if hex.t == "desert"]
    if layout.robber is None or (layout.robber.q, layout.robber.r) not in deserts:  # 2.9
        yield f"{at}.robber", "fixed-by-rules", "desert"


def _harbour_faults(base: Base, layout: Layout, box: str, at: str) -> Iterator[Flaw]:
    topology = topology_of([(hex.q, hex.r) for hex in layout.hexes])
    for place, harbour in enumerate(layout.harbours):
        if harbour.type not in HARBOUR_IDS:
            yield f"{at}.harbours[{place}].type", "unknown", harbour.type
        if harbour.edge not in EDGE_ENDS or (harbour.q, harbour.r) not in topology.hexes:
            yield f"{at}.harbours[{place}]", "unknown", harbour.edge
        elif not topology.is_coast(topology.path_at(harbour.q, harbour.r, harbour.edge)):  # 1.5
            yield f"{at}.harbours[{place}]", "impossible", harbour.edge
    for kind in base.harbours:
        count = [harbour.type for harbour in layout.harbours].count(kind.id)
        if count != getattr(kind, box):
            yield f"{at}.harbours", "wrong-count", f"{kind.id}: {count}"


def _start_faults(base: Base, layout: Layout, start: Start, at: str) -> Iterator[Flaw]:
    """2.18: two settlements and two roads a colour, one of them starred; no two too close."""
    topology = topology_of([(hex.q, hex.r) for hex in layout.hexes])
    colours = {colour.id for colour in base.colours}
    taken: list[int] = []
    for place, piece in enumerate(start.pieces):
        here = f"{at}.start.pieces[{place}]"
        settlement, road = piece.settlement, piece.road
        if piece.colour not in colours:
            yield f"{here}.colour", "unknown", piece.colour
        if (settlement.q, settlement.r) not in topology.hexes or settlement.corner not in CORNERS:
            yield f"{here}.settlement", "unknown", settlement.corner
            continue
        if (road.q, road.r) not in topology.hexes or road.edge not in EDGE_ENDS:
            yield f"{here}.road", "unknown", road.edge
            continue
        corner = topology.corner_at(settlement.q, settlement.r, settlement.corner)
        if corner not in topology.paths[topology.path_at(road.q, road.r, road.edge)]:  # 2.14
            yield f"{here}.road", "impossible", road.edge
        near = {end for path in topology.paths_of_corner(corner) for end in topology.paths[path]}
        if near & set(taken):  # 8.6
            yield f"{here}.settlement", "impossible", settlement.corner
        taken.append(corner)
    for name, count in (("three", 3), ("four", 4)):
        order = getattr(start, name)
        if len(order) != count or not set(order) <= colours:
            yield f"{at}.start.{name}", "wrong-count", ", ".join(order)
        for colour in order:
            stars = [piece.star for piece in start.pieces if piece.colour == colour]
            if sorted(stars) != [False, True]:
                yield f"{at}.start.pieces", "wrong-count", colour


def helper_faults(helpers: Helpers) -> Iterator[Flaw]:
    """All that is wrong with a well-formed helpers.toml."""
    yield from _family_faults("helpers", helpers.helpers, HELPER_IDS)
    numbers = sorted(helper.number for helper in helpers.helpers if helper.number)
    if numbers != list(range(1, MOST_SEATS + 1)):  # 13.2
        yield "helpers", "fixed-by-rules", "1, 2, 3, 4, 5, 6"
    if helpers.cards.total != len(HELPER_IDS) or helpers.cards.numbered != MOST_SEATS:
        yield "cards", "wrong-count", str(helpers.cards.total)
    for seats in (3, 4, 5, 6):
        if getattr(helpers.reserve, f"seats_{seats}") != len(HELPER_IDS) - seats:
            yield f"reserve.seats_{seats}", "wrong-count", str(len(HELPER_IDS) - seats)
    for place, helper in enumerate(helpers.helpers):
        yield from _cost_faults(f"helpers[{place}].settlement_cost", helper.settlement_cost)
        yield from _cost_faults(f"helpers[{place}].city_cost", helper.city_cost)
        if not helper.once_per_turn:  # 13.10
            yield f"helpers[{place}].once_per_turn", "fixed-by-rules", "true"
    cards = {helper.id: helper for helper in helpers.helpers}
    for id, name, fixed in (
        ("vincent", "knights", 1),
        ("siegfried", "takes", 1),
        ("candamir", "replaces", 1),
        ("louis", "roads", 1),
        ("marianne", "takes", 1),
        ("robber_bride", "takes", 1),
        ("nassir", "opponents", 2),
        ("william", "replaces", 1),
        ("hildegard", "takes", 1),
    ):
        if getattr(cards[id], name) != fixed:
            yield f"helpers[{HELPER_IDS.index(id)}].{name}", "fixed-by-rules", str(fixed)
    if cards["candamir"].draws < 1 or cards["jean"].give < 1:
        yield "helpers", "wrong-count", "0"
    if not cards["vincent"].settlement_cost or not cards["vincent"].city_cost:
        yield f"helpers[{HELPER_IDS.index('vincent')}]", "missing-field", "settlement_cost"


def sea_faults(sea: Seafarers) -> Iterator[Flaw]:
    """Maps that do not fit the record, or that no scenario knows."""
    yield from _wonder_faults(sea)
    yield from _cloth_faults(sea)
    scenarios = {scenario.id: scenario for scenario in sea.scenarios}
    for place, layout in enumerate(sea.sea_layouts):
        at = f"sea_layouts[{place}]"
        places = [(hex.q, hex.r) for hex in layout.hexes]
        topology = topology_of(places)
        if layout.scenario not in scenarios:
            yield f"{at}.scenario", "unknown", layout.scenario
        elif layout.id not in scenarios[layout.scenario].layouts:
            yield f"{at}.id", "unknown", layout.id
        if len(set(places)) != len(places) or len(places) != layout.inner_hexes:
            yield f"{at}.hexes", "wrong-count", str(len(places))
        for hex in layout.hexes:
            if hex.t not in sea.sea_terrains.ids:
                yield f"{at}.hexes", "unknown", hex.t
        for number, harbour in enumerate(layout.harbours):
            if (harbour.q, harbour.r) not in places or harbour.edge not in EDGE_ENDS:
                yield f"{at}.harbours[{number}]", "unknown", harbour.edge
            if harbour.type not in (*HARBOUR_IDS, "any"):
                yield f"{at}.harbours[{number}].type", "unknown", harbour.type
        gifts = [*layout.gift_vp, *layout.gift_devcard, *layout.gift_harbour]
        for gift in gifts:
            if (gift.q, gift.r) not in places or gift.edge not in EDGE_ENDS:
                yield f"{at}.gifts", "unknown", gift.edge
        if sum(layout.gift_harbour_pool.values()) != len(layout.gift_harbour):
            yield f"{at}.gift_harbour_pool", "wrong-count", str(len(layout.gift_harbour))
        yield from _sea_start_faults(layout, at)
        yield from _sea_pool_faults(layout, at)
        yield from _fog_faults(layout, at)
        yield from _mark_faults(layout, at)
        for count, room in (
            (len(topology.hexes), HEX_ROOM),
            (len(topology.corners), CORNER_ROOM),
            (len(topology.paths), PATH_ROOM),
            (len(layout.harbours) + len(layout.gift_harbour), HARBOUR_ROOM),
            (len(gifts), GIFT_ROOM),
            (len(ring_around(places)), RING_ROOM),
        ):
            if count > room:
                yield at, "too-many", str(count)


def _wonder_faults(sea: Seafarers) -> Iterator[Flaw]:
    """32.2, 32.5: the five wonders, their prices, and how many levels they have."""
    yield from _family_faults("wonders", sea.wonders, WONDER_IDS)
    for place, wonder in enumerate(sea.wonders):
        yield from _cost_faults(f"wonders[{place}].level_cost", wonder.level_cost)
        if wonder.requires == Requirements():
            yield f"wonders[{place}].requires", "wrong-count", "0"
    for place, scenario in enumerate(sea.scenarios):
        at = f"scenarios[{place}].wonder_levels"
        if scenario.id == WONDERS_SCENARIO and not 1 <= scenario.wonder_levels <= 9:
            yield at, "wrong-count", str(scenario.wonder_levels)


def _cloth_faults(sea: Seafarers) -> Iterator[Flaw]:
    """33.2: there is a map with villages, and as much cloth as a byte holds."""
    for place, scenario in enumerate(sea.scenarios):
        if scenario.id != CLOTH_SCENARIO:
            continue
        for name in ("cloth_per_village", "cloth_per_vp", "end_if_villages_with_cloth_below"):
            if not 1 <= getattr(scenario, name) <= 9:
                yield f"scenarios[{place}].{name}", "wrong-count", str(getattr(scenario, name))
        if not 0 <= scenario.cloth_general_supply <= 19:
            at = f"scenarios[{place}].cloth_general_supply"
            yield at, "wrong-count", str(scenario.cloth_general_supply)
    for place, layout in enumerate(sea.sea_layouts):
        if (layout.scenario == CLOTH_SCENARIO) != bool(layout.villages):
            yield f"sea_layouts[{place}].villages", "wrong-count", str(len(layout.villages))
        if len(layout.villages) > 12:  # a bit each
            yield f"sea_layouts[{place}].villages", "too-many", str(len(layout.villages))
        for village in layout.villages:
            if village.n not in range(2, 13) or village.n == 7:
                yield f"sea_layouts[{place}].villages", "unknown", str(village.n)


def _mark_faults(layout: SeaLayout, at: str) -> Iterator[Flaw]:
    """32.1: what a scenario names is on its map."""
    places = [(hex.q, hex.r) for hex in layout.hexes]
    marks = [*layout.strait, *layout.wasteland, *layout.no_initial, *layout.villages]
    for mark in marks:
        if (mark.q, mark.r) not in places or mark.corner not in CORNERS:
            yield f"{at}.marks", "unknown", f"{mark.q}, {mark.r}, {mark.corner}"
    if len(marks) > MARK_ROOM:
        yield f"{at}.marks", "too-many", str(len(marks))
    for q, r in layout.next_to_desert_hexes:
        if (q, r) not in places:
            yield f"{at}.next_to_desert_hexes", "unknown", f"{q}, {r}"


def _sea_start_faults(layout: SeaLayout, at: str) -> Iterator[Flaw]:
    """28.1, 29.1: the robber starts on land, the pirate on the sea of the map or of its frame."""
    land = {(hex.q, hex.r): hex.t not in ("sea", "fog") for hex in layout.hexes}
    robber, pirate = layout.robber, layout.pirate
    if robber and not land.get((robber.q, robber.r), False):
        yield f"{at}.robber", "impossible", f"{robber.q}, {robber.r}"
    on_frame = [*ring_around(list(land))]
    if pirate and land.get((pirate.q, pirate.r), (pirate.q, pirate.r) not in on_frame):
        yield f"{at}.pirate", "impossible", f"{pirate.q}, {pirate.r}"


def _fog_faults(layout: SeaLayout, at: str) -> Iterator[Flaw]:
    """30.1: a terrain for every hex in the fog, and a token for each of them that yields."""
    hidden = sum(hex.t == "fog" for hex in layout.hexes)
    if sum(layout.fog_stack.values()) != hidden:
        yield f"{at}.fog_stack", "wrong-count", str(hidden)
    yielding = sum(count for id, count in layout.fog_stack.items() if id not in ("sea", "desert"))
    if len(layout.fog_numbers) != yielding:
        yield f"{at}.fog_numbers", "wrong-count", str(yielding)
    for id in layout.fog_stack:
        if id not in TERRAIN_IDS:
            yield f"{at}.fog_stack", "unknown", id
    for number in layout.fog_numbers:
        if number not in range(2, 13) or number == 7:
            yield f"{at}.fog_numbers", "unknown", str(number)


def _sea_pool_faults(layout: SeaLayout, at: str) -> Iterator[Flaw]:
    """29.7: a ready arrangement uses up what is dealt, and harbours are drawn from as many."""
    drawn = [harbour for harbour in layout.harbours if harbour.type == "any"]
    if drawn and sum(layout.harbour_pool.values()) != len(layout.harbours):
        yield f"{at}.harbour_pool", "wrong-count", str(sum(layout.harbour_pool.values()))
    if not layout.suggested:
        return
    terrains = [hex.t for hex in layout.suggested]
    tokens = [str(hex.n) for hex in layout.suggested if hex.n]
    for pool, lying in ((layout.pool, terrains), (layout.pool_numbers, tokens)):
        for id, count in pool.items():
            if lying.count(id) != count:
                yield f"{at}.suggested", "wrong-count", f"{id}: {lying.count(id)}"


# ---------------------------------------------------------------- boards

BOX = read_base()
MASTERS = read_helpers()
SEAFARERS = read_seafarers()

# The boards that are played on. A board is the places; what lies on them is dealt (chapter 2).
BASE_BOARD = 0
LARGE_BOARD = 1  # five and six seats
BOX_IDS = ("base", "ext56")
PRINTED = tuple(_printed(BOX, box) for box in BOX_IDS)


def places_of(layout: Layout | SeaLayout) -> tuple[tuple[int, int], ...]:
    """The hexes of a layout, row by row where it is one of Seafarers."""
    places = tuple((hex.q, hex.r) for hex in layout.hexes)
    if isinstance(layout, Layout):
        return places
    return tuple(sorted(places, key=lambda place: (place[1], place[0])))


FRAMES = tuple(sorted({places_of(layout) for layout in SEAFARERS.sea_layouts}, key=len))
"""The sets of hexes that the maps of Seafarers lie on."""
BOARD_IDS = (*BOX_IDS, *(f"sea{len(frame)}" for frame in FRAMES))


def _box_of(frame: tuple[tuple[int, int], ...]) -> str:
    """Whose cards are used on a frame: those of its seats."""
    seats = [layout.seats[0] for layout in SEAFARERS.sea_layouts if places_of(layout) == frame]
    return BOX_IDS[max(seats) > 4]


BOX_OF = (*BOX_IDS, *map(_box_of, FRAMES))
"""By board."""
VARIABLE = tuple(
    next(each for each in BOX.layouts if each.kind == "variable" and seats in each.seats)
    for seats in (4, 6)
)
TOPOLOGY: tuple[Topology, ...] = tuple(
    topology_of(places) for places in (*map(places_of, PRINTED), *FRAMES)
)


def _padded(values: Sequence[int], room: int) -> list[int]:
    return [*values, *[NOTHING] * (room - len(values))]


def _by_board(
    counts: Sequence[int], width: int, row: Callable[[Topology, int], Sequence[int]]
) -> Any:
    """A cube [board, place, 0..width-1], NOTHING where there is none."""
    most = max(counts)
    return table(
        [
            [_padded(row(topology, place) if place < count else [], width) for place in range(most)]
            for topology, count in zip(TOPOLOGY, counts, strict=False)
        ]
    )


_HEX_COUNTS = [len(topology.hexes) for topology in TOPOLOGY]
_CORNER_COUNTS = [len(topology.corners) for topology in TOPOLOGY]
_PATH_COUNTS = [len(topology.paths) for topology in TOPOLOGY]
_HARBOUR_COUNTS = [len(printed.harbours) for printed in PRINTED]

HEXES: Row = table(_HEX_COUNTS)
"""By board, as all tables here."""
INTERSECTIONS: Row = table(_CORNER_COUNTS)
PATHS: Row = table(_PATH_COUNTS)
HARBOURS: Row = table(_HARBOUR_COUNTS)

RINGS = tuple(
    ring_around(t.hexes) if board > LARGE_BOARD else [] for board, t in enumerate(TOPOLOGY)
)
"""The frames' own hexes of the sea. They are numbered after the hexes of the board."""
WATERS: Row = table([len(t.hexes) + len(ring) for t, ring in zip(TOPOLOGY, RINGS, strict=True)])
"""Hexes with those of the frame."""
AROUND_HEX: Cube = _by_board(_HEX_COUNTS, 6, lambda t, hex: t.corners_of_hex(hex))
"""The intersections of a hex."""
NEXT_HEX: Cube = _by_board(_HEX_COUNTS, 6, lambda t, hex: t.neighbours_of_hex(hex))
HEX_AT: Cube = _by_board(_CORNER_COUNTS, 3, lambda t, corner: t.hexes_of_corner(corner))
"""The hexes of an intersection."""
PATH_AT: Cube = _by_board(_CORNER_COUNTS, 3, lambda t, corner: t.paths_of_corner(corner))
"""The paths of an intersection."""


def _neighbours(topology: Topology, corner: int) -> list[int]:
    """The intersections one path away, in the order of PATH_AT."""
    return [sum(topology.paths[path]) - corner for path in topology.paths_of_corner(corner)]


NEXT_CORNER: Cube = _by_board(_CORNER_COUNTS, 3, _neighbours)
ENDS: Cube = _by_board(_PATH_COUNTS, 2, lambda t, path: t.paths[path])
"""The intersections of a path."""


def _beside(topology: Topology, path: int) -> list[int]:
    """The hexes on both sides of a path, those of the frame, too."""
    hexes = [*topology.hexes, *RINGS[TOPOLOGY.index(topology)]]
    ends = {topology.corners[end] for end in topology.paths[path]}
    return [
        hex
        for hex, (q, r) in enumerate(hexes)
        if ends <= {corner_of(q, r, corner) for corner in CORNERS}
    ]


BESIDE: Cube = _by_board(_PATH_COUNTS, 2, _beside)


def _harbour_path(board: int, place: int) -> int:
    harbour = PRINTED[board].harbours[place]
    return TOPOLOGY[board].path_at(harbour.q, harbour.r, harbour.edge)


HARBOUR_PATH: Grid = table(
    [
        _padded([_harbour_path(board, place) for place in range(count)], max(_HARBOUR_COUNTS))
        for board, count in enumerate(_HARBOUR_COUNTS)
    ]
)
"""Of the two boards of the box, as all that is printed or dealt there."""

_MOST_PRINTED = max(len(printed.hexes) for printed in PRINTED)
SPIRALS = 6
SPIRAL: Cube = table(
    [
        [
            _padded([TOPOLOGY[board].hexes.index(place) for place in spiral], _MOST_PRINTED)
            for spiral in VARIABLE[board].spirals
        ]
        for board in range(len(PRINTED))
    ]
)
"""2.3: the hexes in the order in which tokens are laid, from each corner."""


# ---------------------------------------------------------------- resources, terrains, tokens

RESOURCES = len(RESOURCE_IDS)
TERRAINS = len(BOX_TERRAIN_IDS)
TERRAINS_IN_ALL = len(TERRAIN_IDS)
DESERT = TERRAIN_IDS.index("desert")
SEA = TERRAIN_IDS.index("sea")
GOLD = TERRAIN_IDS.index("gold")
FOG = TERRAIN_IDS.index("fog")
ANY_CARD = RESOURCES
"""What gold yields (27.1): a card of any resource."""
YIELDS: Row = table(
    [
        *(
            RESOURCE_IDS.index(terrain.resource) if terrain.resource else NOTHING
            for terrain in BOX.terrains
        ),
        NOTHING,
        ANY_CARD,
        NOTHING,
    ]
)
"""1.1: the resource of each terrain, NOTHING for desert, sea and fog."""

TERRAIN_COUNT: Grid = table([[getattr(t, box) for t in BOX.terrains] for box in BOX_IDS])
PRINTED_TERRAIN: Grid = table(
    [
        _padded([TERRAIN_IDS.index(hex.t) for hex in printed.hexes], _MOST_PRINTED)
        for printed in PRINTED
    ]
)
PRINTED_TOKEN: Grid = table(
    [_padded([hex.n for hex in printed.hexes], _MOST_PRINTED) for printed in PRINTED]
)


def _robber(printed: Layout) -> int:
    assert printed.robber is not None
    return [(hex.q, hex.r) for hex in printed.hexes].index((printed.robber.q, printed.robber.r))


PRINTED_ROBBER: Row = table([_robber(printed) for printed in PRINTED])


def _letters(box: str) -> list[int]:
    tokens: Tokens = getattr(BOX.number_tokens, box)
    return [number for _, number in tokens.letters]


TOKENS: Row = table([len(_letters(box)) for box in BOX_IDS])
LETTERS: Grid = table(
    [_padded(_letters(box), max(len(_letters(box)) for box in BOX_IDS)) for box in BOX_IDS]
)
"""2.3: the tokens in the order of their letters."""
RED = tuple(BOX.number_tokens.pips.red)
FIRST_RED, SECOND_RED = RED
PIPS: Row = table([BOX.number_tokens.pips.ways_of_36.get(str(number), 0) for number in range(13)])
"""How many of 36 rolls bring a number; 0 for a 7 and for no token."""

HARBOUR_KINDS = len(HARBOUR_IDS)
GENERIC = HARBOUR_IDS.index("generic")
HARBOUR_GIVE: Row = table([harbour.give for harbour in BOX.harbours])
HARBOUR_OF: Row = table([HARBOUR_IDS.index(resource) for resource in RESOURCE_IDS])
PRINTED_HARBOUR: Grid = table(
    [
        _padded(
            [HARBOUR_IDS.index(harbour.type) for harbour in printed.harbours], max(_HARBOUR_COUNTS)
        )
        for printed in PRINTED
    ]
)

# ---------------------------------------------------------------- numbers of the rules

BANK: Row = table([getattr(BOX.bank, box) for box in BOX_OF])
HAND_LIMIT = BOX.turn.hand_limit
GOAL = BOX.victory.goal
BANK_GIVE = BOX.trade.give_without_harbour
PAIRED_SEAT = BOX.ext56.paired_seat
LARGE_SEATS = 5
"""From so many seats on, the large board is used."""

ROAD, SETTLEMENT, CITY = range(3)
PIECES = 3
PER_SEAT: Row = table([piece.per_seat for piece in BOX.pieces])
ROADS = BOX.pieces[ROAD].per_seat
POINTS_OF: Row = table([piece.points for piece in BOX.pieces])
SHIP = SEAFARERS.sea_pieces[0]
SHIPS = SHIP.per_seat


def _cost(cost: Mapping[str, int]) -> list[int]:
    return [cost.get(resource, 0) for resource in RESOURCE_IDS]


# Prices: what is paid for pieces and cards, and to Vincent (14.1).
CARD_PRICE = 3
VINCENT_SETTLEMENT = 4
VINCENT_CITY = 5
SHIP_PRICE = 6
WONDER_PRICE = 7  # and from it on the level of each wonder (32.5)
VINCENT_CARD = MASTERS.helpers[HELPER_IDS.index("vincent")]
PRICE: Grid = table(
    [
        *(_cost(piece.cost) for piece in BOX.pieces),
        _cost(BOX.development.cost),
        _cost(VINCENT_CARD.settlement_cost),
        _cost(VINCENT_CARD.city_cost),
        _cost(SHIP.cost),
        *(_cost(wonder.level_cost) for wonder in SEAFARERS.wonders),
    ]
)

WONDERS = len(WONDER_IDS)
LEVELS = next(its.wonder_levels for its in SEAFARERS.scenarios if its.id == WONDERS_SCENARIO)
STRAIT, WASTELAND, NO_START = 1, 2, 3
"""What a mark is in The Wonders of Catan (32.1)."""
MARK_OF = {"": 0, "strait": STRAIT, "wasteland": WASTELAND}
WONDER_NEEDS: Grid = table(
    [
        [
            *(its.requires.cities, its.requires.harbour_cities, its.requires.route),
            *(its.requires.points, MARK_OF[its.requires.settlement_on], its.twice_with_56),
        ]
        for its in SEAFARERS.wonders
    ]
)
"""32.4: cities, cities at harbours, the trade route, points, where; 32.2: whether there are two."""

CLOTH = next(its for its in SEAFARERS.scenarios if its.id == CLOTH_SCENARIO)
CLOTH_OF_VILLAGE = CLOTH.cloth_per_village
CLOTH_IN_SUPPLY = CLOTH.cloth_general_supply
CLOTH_OF_POINT = CLOTH.cloth_per_vp
FEWEST_VILLAGES = CLOTH.end_if_villages_with_cloth_below
"""33.9: with cloth; the match ends when there are fewer."""

CARDS = len(CARD_IDS)
KNIGHT, VICTORY_POINT, ROAD_BUILDING, YEAR_OF_PLENTY, MONOPOLY = range(CARDS)
CARD_COUNT: Grid = table([[getattr(c, box) for c in BOX.development_cards] for box in BOX_OF])
DECK: Row = table([sum(getattr(c, box) for c in BOX.development_cards) for box in BOX_OF])

ROAD_POINTS, ARMY_POINTS = (award.points for award in BOX.awards)
LEAST_ROAD, LEAST_ARMY = (award.least for award in BOX.awards)

# ---------------------------------------------------------------- helpers

HELPERS = len(HELPER_IDS)
(
    VINCENT,
    JEAN,
    SIEGFRIED,
    CANDAMIR,
    LOUIS,
    MARIANNE,
    ROBBER_BRIDE,
    NASSIR,
    WILLIAM,
    HILDEGARD,
) = range(HELPERS)
STACK: Row = table(
    [[card.number for card in MASTERS.helpers].index(number) for number in range(1, MOST_SEATS + 1)]
)
"""13.2: the numbered helpers, from the top of the stack."""
JEAN_GIVE = MASTERS.helpers[JEAN].give
CANDAMIR_DRAWS = MASTERS.helpers[CANDAMIR].draws

# ---------------------------------------------------------------- the printed start (2.18)

START_SEATS = 4


def _start() -> Start:
    start = PRINTED[BASE_BOARD].start
    assert start is not None
    return start


def _start_table(place_of: Callable[[StartPiece], int]) -> Any:
    """A cube [seats - 3, seat, 0..1]; the second of the two pieces is the starred one."""
    start = _start()
    orders = [start.three, start.four]
    return table(
        [
            [
                [
                    place_of(piece)
                    for piece in sorted(start.pieces, key=lambda piece: piece.star)
                    if piece.colour == colour
                ]
                for colour in [*order, *order[:1]][:START_SEATS]
            ]
            for order in orders
        ]
    )


def _start_corner(piece: StartPiece) -> int:
    at = piece.settlement
    return TOPOLOGY[BASE_BOARD].corner_at(at.q, at.r, at.corner)


def _start_path(piece: StartPiece) -> int:
    at = piece.road
    return TOPOLOGY[BASE_BOARD].path_at(at.q, at.r, at.edge)


START_CORNER: Cube = _start_table(_start_corner)
START_PATH: Cube = _start_table(_start_path)
START_COLOURS = (tuple(_start().three), tuple(_start().four))
"""The colours in seat order, by seats - 3."""

COLOUR_IDS = tuple(colour.id for colour in BOX.colours)


def names(language: str) -> Mapping[str, str]:
    """The names of all components, by message."""
    families: dict[str, Sequence[Any]] = {
        "resource": BOX.resources,
        "terrain": BOX.terrains,
        "harbour": BOX.harbours,
        "piece": BOX.pieces,
        "colour": BOX.colours,
        "card": BOX.development_cards,
        "award": BOX.awards,
        "helper": MASTERS.helpers,
        "wonder": SEAFARERS.wonders,
    }
    return data.names_of(families, language)
