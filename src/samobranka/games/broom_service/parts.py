"""Chapter 1: the components, read from data.toml into named tables."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from samobranka.core import data
from samobranka.core.data import Flaw
from samobranka.core.record import Grid, Row, table
from samobranka.games.broom_service.box import (
    Board,
    Data,
    Does,
    Effect,
    Named,
    Resources,
    StormCloud,
    ThunderCloud,
    Tile,
    TileCount,
    Timing,
)

GAME = "broom_service"
FILE = "data.toml"

NOTHING = -1

# ---------------------------------------------------------------- checking

MOST_SEATS = 5
PAWNS = 2
DEEPEST = 8
"""Room for decisions that wait at a time (16.8, R51)."""
MOST_ROLES = 14
"""A set of roles is a number of 16 bits."""
MOST_REGIONS = 62
"""A set of regions is a number of 64 bits."""
LARGEST = 99
"""No number of the box is larger."""

POTION = "potion"
"""A potion of any colour."""

TIMING_OF: Mapping[Effect, Timing] = {
    "number_of_roles": "before_choice",
    "coward_trades": "during",
    "deliveries": "during",
    "pawns_on": "end_of_round",
    "lone_pawns": "end_of_round",
    "resources": "end_of_round",
    "clouds": "end_of_round",
    "hand_in": "end_of_round",
}


def check(path: Path, name: str = FILE) -> None:
    """Reads and checks a data file; BadData names the file, the entry and the reason."""
    read(path)


def read(path: Path | None = None) -> Data:
    """The data file in force, or the one at `path`, checked."""
    read_in: Data = data.read(GAME, FILE, Data, path, faults_in)
    return read_in


def faults_in(read_in: Data) -> Iterator[Flaw]:
    """All that is wrong with a well-formed data file."""
    yield from _family_faults(read_in)
    yield from _name_faults(read_in)
    yield from _number_faults(read_in)
    yield from _count_faults(read_in)
    yield from _role_faults(read_in)
    yield from _event_faults(read_in)
    yield from _cloud_faults(read_in)
    yield from _tile_faults(read_in)
    sides = [board for _, board in boards_of(read_in)]
    if not any(region.circle_at for board in sides for region in board.regions):  # 14.2
        yield "boards", "wrong-count", "0"
    for name, board in boards_of(read_in):
        yield from _region_faults(read_in, f"boards.{name}", board)
        yield from _castle_faults(read_in, f"boards.{name}", board)
        yield from _place_faults(read_in, name, board)


def boards_of(read_in: Data) -> list[tuple[str, Board]]:
    """The two sides of the board, by name."""
    return [("normal", read_in.boards.normal), ("advanced", read_in.boards.advanced)]


def families_of(read_in: Data) -> dict[str, Sequence[Named]]:
    """All lists of named entries; regions and castles of both sides are one family each."""
    sides = [board for _, board in boards_of(read_in)]
    return {
        "landscapes": read_in.landscapes,
        "resources": read_in.resources,
        "roles": read_in.roles,
        "events": read_in.events,
        "storm_clouds": read_in.storm_clouds,
        "mountain_tiles": read_in.mountain_tiles,
        "forest_tiles": read_in.forest_tiles,
        "hill_tiles": read_in.hill_tiles,
        "regions": [region for board in sides for region in board.regions],
        "castles": [castle for board in sides for castle in board.castles],
    }


def _family_faults(read_in: Data) -> Iterator[Flaw]:
    ids = {family: [e.id for e in entries] for family, entries in families_of(read_in).items()}
    sides = [board for _, board in boards_of(read_in)]
    ids["cloud_spaces"] = [space.id for board in sides for space in board.cloud_spaces]
    for family, known in ids.items():
        if not known:
            yield family, "wrong-count", "0"
        for place in range(len(known)):
            yield from data.id_flaws(family, known, place)


def _name_faults(read_in: Data) -> Iterator[Flaw]:
    for family, entries in families_of(read_in).items():
        for place, entry in enumerate(entries):
            yield from data.name_flaws(family, entry, place)


def _number_faults(read_in: Data) -> Iterator[Flaw]:
    """Numbers that the rules fix, or with which no match could be prepared, played or scored."""
    kinds = [resource.kind for resource in read_in.resources]
    if kinds != [POTION, POTION, POTION, "wand"]:  # 1.4, 7.3
        yield "resources", "fixed-by-rules", "3 × potion, wand"
    yield from _resource_faults(read_in, "setup.potions", read_in.setup.potions)
    if read_in.setup.pawns != PAWNS:
        yield "setup.pawns", "fixed-by-rules", str(PAWNS)
    if not 1 <= read_in.round.rounds <= read_in.setup.events <= len(read_in.events):
        yield "round.rounds", "wrong-count", str(read_in.round.rounds)
    if not 1 <= read_in.round.roles_chosen < len(read_in.roles):
        yield "round.roles_chosen", "wrong-count", str(read_in.round.roles_chosen)
    if sorted(by.seats for by in read_in.setup.by_seats) != [2, 3, 4, 5]:
        yield "setup.by_seats", "seats-missing", "2, 3, 4, 5"
    for place, by in enumerate(read_in.setup.by_seats):
        at = f"setup.by_seats[{place}]"
        if len(by.wands) != by.seats or not all(0 <= wands <= LARGEST for wands in by.wands):
            yield f"{at}.wands", "wrong-count", str(len(by.wands))
        if not 0 <= 2 * by.cursed_roles <= len(read_in.roles):  # 5.5: all different
            yield f"{at}.cursed_roles", "wrong-count", str(by.cursed_roles)
    for name in ("bolt_points", "amulet_points"):
        points: list[int] = getattr(read_in.scoring, name)
        if len(points) < 2 or points[0] != 0:
            yield f"scoring.{name}", "fixed-by-rules", "0"


def _count_faults(read_in: Data) -> Iterator[Flaw]:
    box = read_in.components
    tiles: list[Tile] = [*read_in.mountain_tiles, *read_in.forest_tiles, *read_in.hill_tiles]
    counted = {
        "role_cards": MOST_SEATS * len(read_in.roles),
        "event_cards": len(read_in.events),
        "thunder_clouds": sum(cloud.count for cloud in read_in.thunder_clouds),
        "storm_clouds": sum(cloud.count for cloud in read_in.storm_clouds),
        "landscape_tiles": sum(tile.count for tile in tiles),
        "pawns": PAWNS * MOST_SEATS,
        "amulets": MOST_SEATS * read_in.tiles.mountain.laid,
    }
    for name, count in counted.items():
        if getattr(box, name) != count:
            yield f"components.{name}", "wrong-count", str(count)
    if len(read_in.roles) > MOST_ROLES:
        yield "roles", "too-many", str(len(read_in.roles))
    if len(read_in.events) > MOST_ROLES:
        yield "events", "too-many", str(len(read_in.events))
    regions = families_of(read_in)["regions"]
    if len(regions) > MOST_REGIONS:
        yield "regions", "too-many", str(len(regions))
    castles = families_of(read_in)["castles"]
    if len(castles) > LARGEST:
        yield "castles", "too-many", str(len(castles))


def _resource_faults(
    read_in: Data, at: str, resources: Resources, more: Collection[str] = ()
) -> Iterator[Flaw]:
    """Known resources, and reasonable numbers of them."""
    known = {resource.id for resource in read_in.resources} | set(more)
    for resource, count in resources.items():
        if resource not in known:
            yield at, "unknown", resource
        if not 0 <= count <= LARGEST:
            yield at, "wrong-count", str(count)


def _landscape_faults(read_in: Data, at: str, landscapes: Iterable[str]) -> Iterator[Flaw]:
    known = {landscape.id for landscape in read_in.landscapes}
    for landscape in landscapes:
        if landscape not in known:
            yield at, "unknown", landscape


def _does_faults(read_in: Data, at: str, does: Does) -> Iterator[Flaw]:
    """One thing is done at a time, and a delivery or a dispelling once (R51)."""
    yield from _resource_faults(read_in, f"{at}.gain", does.gain)
    things = [bool(does.move), bool(does.deliver), bool(does.dispel), bool(does.gain)]
    if sum(things) > 1:
        yield at, "fixed-by-rules", "move / deliver / dispel / gain"
    if does.either:
        yield f"{at}.either", "fixed-by-rules", "false"
    for name in ("deliver", "dispel"):
        if not 0 <= getattr(does, name) <= 1:
            yield f"{at}.{name}", "fixed-by-rules", "1"
    if not 0 <= does.move <= LARGEST:
        yield f"{at}.move", "wrong-count", str(does.move)


def _role_faults(read_in: Data) -> Iterator[Flaw]:
    """8 and 9: what each kind of role does is fixed, the numbers on a card are not."""
    potions = [resource.id for resource in read_in.resources if resource.kind == POTION]
    for place, role in enumerate(read_in.roles):
        at = f"roles[{place}]"
        yield from _landscape_faults(read_in, f"{at}.landscapes", role.landscapes)
        if role.kind == "gatherer" and role.colour not in potions:
            yield f"{at}.colour", "unknown", role.colour
        for courage, does in (("brave", role.brave), ("cowardly", role.cowardly)):
            here = f"{at}.{courage}"
            yield from _resource_faults(read_in, f"{here}.gain", does.gain)
            if _form_of(does) != _form_of_role(role.kind, courage):
                yield here, "fixed-by-rules", _form_of_role(role.kind, courage)
            brings = max(does.gain.values(), default=0) if does.either else sum(does.gain.values())
            if courage == "cowardly" and brings > 1:  # 8.1
                yield f"{here}.gain", "fixed-by-rules", "1"
            if does.either and (courage == "brave" or len(does.gain) < 2):  # 8.1
                yield f"{here}.either", "fixed-by-rules", "false"
            if does.points and (courage == "cowardly" or role.kind not in ("druid", "fairy")):
                yield f"{here}.points", "fixed-by-rules", "0"  # 8.13, 9.4


def _form_of(does: Does) -> str:
    """What is done, without the numbers on the card."""
    counts = [("move", does.move), ("deliver", does.deliver), ("dispel", does.dispel)]
    told = [f"{name} = {count}" for name, count in counts if count]
    return ", ".join(told + (["gain"] if does.gain else []))


def _form_of_role(kind: str, courage: str) -> str:
    if kind == "witch":
        return "move = 1, deliver = 1" if courage == "brave" else "move = 1"
    return {"gatherer": "gain", "druid": "deliver = 1", "fairy": "dispel = 1"}[kind]


def _event_faults(read_in: Data) -> Iterator[Flaw]:
    for place, event in enumerate(read_in.events):
        at = f"events[{place}]"
        if event.timing != TIMING_OF[event.effect]:
            yield f"{at}.timing", "fixed-by-rules", TIMING_OF[event.effect]
        yield from _landscape_faults(read_in, f"{at}.landscapes", event.landscapes)
        any_colour = (POTION,) if event.effect == "coward_trades" else ()
        for name, resources in (("pay", event.pay), ("gain", event.gain)):
            yield from _resource_faults(read_in, f"{at}.{name}", resources, any_colour)
        if event.pay.get(POTION, 0) + event.gain.get(POTION, 0) > 1:  # one colour is chosen
            yield at, "fixed-by-rules", f"{POTION} = 1"
        cards = len(event.points_by_cards)
        if event.effect == "number_of_roles" and not 1 <= cards < len(read_in.roles):
            yield f"{at}.points_by_cards", "wrong-count", str(cards)
        if event.effect == "hand_in" and (event.sets != 1 or not event.pay):  # 10.11
            yield at, "fixed-by-rules", "sets = 1"
        if not all(abs(points) <= LARGEST for points in (event.points, *event.points_by_cards)):
            yield at, "too-many", str(event.points)


def _cloud_faults(read_in: Data) -> Iterator[Flaw]:
    clouds: list[tuple[str, ThunderCloud | StormCloud]] = []
    clouds += [(f"thunder_clouds[{n}]", cloud) for n, cloud in enumerate(read_in.thunder_clouds)]
    clouds += [(f"storm_clouds[{n}]", cloud) for n, cloud in enumerate(read_in.storm_clouds)]
    for at, cloud in clouds:
        for name in ("count", "cost", "bolts"):
            if not 0 <= getattr(cloud, name) <= LARGEST:
                yield f"{at}.{name}", "wrong-count", str(getattr(cloud, name))
    for place, storm in enumerate(read_in.storm_clouds):
        at = f"storm_clouds[{place}]"
        yield from _resource_faults(read_in, f"{at}.show", storm.show)
        yield from _does_faults(read_in, f"{at}.does", storm.does)
    deep = [storm.count for storm in read_in.storm_clouds if storm.does.move > 1]
    deep += [tile.count for tile in read_in.mountain_tiles if tile.does.move > 1]
    if sum(deep) + 2 > DEEPEST:  # 16.8: besides them the delivery of a witch and what is asked
        yield "storm_clouds", "too-many", str(sum(deep))


def _tile_faults(read_in: Data) -> Iterator[Flaw]:
    lists: dict[str, Sequence[Tile]] = {
        "mountain": read_in.mountain_tiles,
        "forest": read_in.forest_tiles,
        "hills": read_in.hill_tiles,
    }
    for landscape, tiles in lists.items():
        stated: TileCount = getattr(read_in.tiles, landscape)
        count = sum(tile.count for tile in tiles)
        if stated.tiles != count or not 1 <= stated.laid <= count:
            yield f"tiles.{landscape}", "wrong-count", str(count)
        yield from _landscape_faults(read_in, f"tiles.{landscape}", [landscape])
    for place, tile in enumerate(read_in.mountain_tiles):
        yield from _does_faults(read_in, f"mountain_tiles[{place}].does", tile.does)
    for place, forest in enumerate(read_in.forest_tiles):
        if forest.effect == "extra_cards" and forest.cards != 1:  # 13.7
            yield f"forest_tiles[{place}].cards", "fixed-by-rules", "1"
    effects = [forest.effect for forest in read_in.forest_tiles]
    if effects.count("extra_cards") != 1:  # 13.7: a seat gives up "such a tile"
        yield "forest_tiles", "fixed-by-rules", "extra_cards"
    for place, hill in enumerate(read_in.hill_tiles):
        yield from _resource_faults(read_in, f"hill_tiles[{place}].pay", hill.pay)


def _region_faults(read_in: Data, at: str, board: Board) -> Iterator[Flaw]:
    """1.6: neighbours know of each other; start regions and cloud spaces are regions."""
    ids = [region.id for region in board.regions]
    adjacent = {region.id: region.adjacent for region in board.regions}
    for place, region in enumerate(board.regions):
        here = f"{at}.regions[{place}]"
        yield from _landscape_faults(read_in, f"{here}.landscape", [region.landscape])
        for other in region.adjacent:
            if other not in ids:
                yield f"{here}.adjacent", "unknown", other
            elif region.id not in adjacent[other] or region.id == other:
                yield f"{here}.adjacent", "one-way", other
        if len(set(region.adjacent)) != len(region.adjacent):
            yield f"{here}.adjacent", "twice", region.id
    for place, space in enumerate(board.cloud_spaces):
        if space.region not in ids:
            yield f"{at}.cloud_spaces[{place}].region", "unknown", space.region
    if len(board.cloud_spaces) != board.clouds:
        yield f"{at}.clouds", "wrong-count", str(len(board.cloud_spaces))
    if board.clouds > read_in.components.thunder_clouds:
        yield f"{at}.clouds", "too-many", str(board.clouds)


def _castle_faults(read_in: Data, at: str, board: Board) -> Iterator[Flaw]:
    """1.8: a castle belongs to regions that touch each other."""
    potions = [resource.id for resource in read_in.resources if resource.kind == POTION]
    adjacent = {region.id: region.adjacent for region in board.regions}
    tiled = [region.id for region in board.regions if region.tile_at is not None]
    for place, castle in enumerate(board.castles):
        here = f"{at}.castles[{place}]"
        if castle.colour not in potions:
            yield f"{here}.colour", "unknown", castle.colour
        if not castle.regions or len(set(castle.regions)) != len(castle.regions):
            yield f"{here}.regions", "wrong-count", str(len(castle.regions))
        for region in castle.regions:
            if region not in adjacent:
                yield f"{here}.regions", "unknown", region
            elif any(o != region and o not in adjacent[region] for o in castle.regions):
                yield f"{here}.regions", "one-way", region
        if castle.covered and (len(castle.regions) != 1 or castle.regions[0] not in tiled):
            yield f"{here}.covered", "fixed-by-rules", "tile_at"  # 12.2
        if not 0 <= castle.points <= LARGEST or not 0 <= castle.wands <= LARGEST:
            yield here, "wrong-count", str(castle.points)


def _place_faults(read_in: Data, name: str, board: Board) -> Iterator[Flaw]:
    """2.2, 12.1, 13.1, 14.1, 14.5: starts, places of tiles, stone circles and islands."""
    at = f"boards.{name}"
    enterable = {landscape.id for landscape in read_in.landscapes if landscape.enterable}
    open_regions = {region.id for region in board.regions if region.landscape in enterable}
    clouds = {space.region for space in board.cloud_spaces}
    if len(board.starts) != PAWNS:
        yield f"{at}.starts", "wrong-count", str(len(board.starts))
    for place, start in enumerate(board.starts):
        if start.region not in open_regions - clouds:
            yield f"{at}.starts[{place}].region", "unknown", start.region
    for place, region in enumerate(board.regions):
        is_circle = region.circle_at is not None
        if is_circle and (region.tile_at or region.id not in open_regions - clouds):  # R48
            yield f"{at}.regions[{place}].circle_at", "fixed-by-rules", region.id
        if is_circle and name not in read_in.tiles.hills.boards:  # 14.2: a portal would lead there
            yield f"{at}.regions[{place}].circle_at", "fixed-by-rules", region.id
        tiles: TileCount | None = getattr(read_in.tiles, region.landscape, None)
        if region.tile_at and (tiles is None or name not in tiles.boards):  # 12.1, 13.1, 14.1
            yield f"{at}.regions[{place}].tile_at", "fixed-by-rules", region.id
    for landscape in ("mountain", "forest", "hills"):
        stated: TileCount = getattr(read_in.tiles, landscape)
        places = [r for r in board.regions if r.tile_at and r.landscape == landscape]
        if name in stated.boards and len(places) != stated.laid:
            yield f"{at}.regions", "wrong-count", str(len(places))
    known = {region.id for region in board.regions}
    for island in board.islands:
        for id in island:
            if id not in known:
                yield f"{at}.islands", "unknown", id


# ---------------------------------------------------------------- tables: roles and resources

BOX = read()

RESOURCE_IDS = tuple(resource.id for resource in BOX.resources)
RESOURCES = len(RESOURCE_IDS)
COLOURS = 3
"""The first three resources are potions."""
WAND = 3
COLOUR_IDS = RESOURCE_IDS[:COLOURS]


def resource_row(resources: Resources) -> list[int]:
    """Numbers of each resource; potions of any colour are not among them."""
    return [resources.get(resource, 0) for resource in RESOURCE_IDS]


LANDSCAPE_IDS = tuple(landscape.id for landscape in BOX.landscapes)
ROLE_IDS = tuple(role.id for role in BOX.roles)
ROLES = len(ROLE_IDS)
ALL_ROLES = (1 << ROLES) - 1
"""The set of all roles: a bit for each."""
ANYBODY = ROLES
"""In the place of a role: an effect that no landscape limits."""

WITCH = 0
GATHERER = 1
DRUID = 2
FAIRY = 3
KIND_IDS = ("witch", "gatherer", "druid", "fairy")
ROLE_KIND: Row = table([KIND_IDS.index(role.kind) for role in BOX.roles])

COWARDLY = 1
BRAVE = 2
COURAGE_IDS = ("cowardly", "brave")
ROLE_GAIN: Grid = table(
    [
        row
        for role in BOX.roles
        for row in (resource_row(role.cowardly.gain), resource_row(role.brave.gain))
    ]
)
"""What a gatherer brings, at `gain_place(role, courage)`."""
ROLE_EITHER: Row = table(
    [int(does.either) for role in BOX.roles for does in (role.cowardly, role.brave)]
)
"""Whether it is one of them only (8.1), at `gain_place(role, courage)`."""
ROLE_BONUS: Row = table([*(role.brave.points for role in BOX.roles), 0])
"""8.13, 9.4: more points for the brave; none for an effect that is no role's."""


def gain_place(role: int, courage: int) -> int:
    """The line of ROLE_GAIN for a role played cowardly or bravely."""
    return 2 * role + courage - COWARDLY


# ---------------------------------------------------------------- tables: the boards

BOARD_IDS = ("normal", "advanced")
SIDES = (BOX.boards.normal, BOX.boards.advanced)
ALL_REGIONS = [region for side in SIDES for region in side.regions]
ALL_CASTLES = [castle for side in SIDES for castle in side.castles]
ALL_SPACES = [space for side in SIDES for space in side.cloud_spaces]

REGION_IDS = tuple(region.id for region in ALL_REGIONS)
CASTLE_IDS = tuple(castle.id for castle in ALL_CASTLES)
SPACE_IDS = tuple(space.id for space in ALL_SPACES)
REGIONS, CASTLES, SPACES = len(REGION_IDS), len(CASTLE_IDS), len(SPACE_IDS)


def region_set(ids: Iterable[str]) -> int:
    """A set of regions as a number: a bit for each."""
    return sum(1 << REGION_IDS.index(id) for id in ids)


def regions_on(landscapes: Collection[str]) -> int:
    """The set of regions of these landscapes that pawns may enter (1.7)."""
    enterable = [each.id for each in BOX.landscapes if each.enterable and each.id in landscapes]
    return region_set(region.id for region in ALL_REGIONS if region.landscape in enterable)


def padded(rows: Sequence[Sequence[int]]) -> list[list[int]]:
    """Rows of one length, filled up with NOTHING."""
    longest = max(len(row) for row in rows)
    return [[*row, *([NOTHING] * (longest - len(row)))] for row in rows]


REGION_LANDSCAPE: Row = table([LANDSCAPE_IDS.index(region.landscape) for region in ALL_REGIONS])
NEIGHBOURS: Row = table([region_set(region.adjacent) for region in ALL_REGIONS])
"""The set of regions that share a border with each."""
_NEAR = [sorted(REGION_IDS.index(id) for id in region.adjacent) for region in ALL_REGIONS]
NEAR: Grid = table(padded(_NEAR))
"""The same as a list, rising, filled up with NOTHING."""
NEAR_COUNT: Row = table([len(near) for near in _NEAR])
MOST_NEAR = max(len(near) for near in _NEAR)

OPEN_LAND = regions_on(LANDSCAPE_IDS)
ROLE_LAND: Row = table([*(regions_on(role.landscapes) for role in BOX.roles), OPEN_LAND])
"""Where a witch flies to and a druid works: by role, then for ANYBODY."""

START: Grid = table([[REGION_IDS.index(start.region) for start in side.starts] for side in SIDES])
REGION_FIRST: Row = table([0, len(SIDES[0].regions), REGIONS])
"""The first region of each side, then the end."""
SPACE_FIRST: Row = table([0, len(SIDES[0].cloud_spaces), SPACES])
SPACE_REGION: Row = table([REGION_IDS.index(space.region) for space in ALL_SPACES])
MOST_SPACES = max(len(side.cloud_spaces) for side in SIDES)

CASTLE_COLOUR: Row = table([RESOURCE_IDS.index(castle.colour) for castle in ALL_CASTLES])
CASTLE_IS_ROUND: Row = table([int(castle.shape == "round") for castle in ALL_CASTLES])
CASTLE_POINTS: Row = table([castle.points for castle in ALL_CASTLES])
CASTLE_WANDS: Row = table([castle.wands for castle in ALL_CASTLES])
CASTLE_REGIONS: Row = table([region_set(castle.regions) for castle in ALL_CASTLES])
CASTLE_UNDER: Row = table(
    [REGION_IDS.index(castle.regions[0]) if castle.covered else NOTHING for castle in ALL_CASTLES]
)
"""12.2: the region whose tile covers the castle, or NOTHING."""
_CASTLES_AT = [
    [n for n, castle in enumerate(ALL_CASTLES) if region.id in castle.regions]
    for region in ALL_REGIONS
]
CASTLES_AT: Grid = table(padded(_CASTLES_AT))
"""The castles that belong to each region, rising, filled up with NOTHING."""
CASTLE_COUNT: Row = table([len(castles) for castles in _CASTLES_AT])
MOST_CASTLES = max(len(castles) for castles in _CASTLES_AT)

CIRCLES = [n for n, region in enumerate(ALL_REGIONS) if region.circle_at is not None]
CIRCLE_IDS = tuple(REGION_IDS[region] for region in CIRCLES)
CIRCLE_REGION: Row = table(CIRCLES)
CIRCLE_COUNT = len(CIRCLE_IDS)

# ---------------------------------------------------------------- tables: clouds

CLOUDS: list[ThunderCloud | StormCloud] = [*BOX.thunder_clouds, *BOX.storm_clouds]
CLOUD_KINDS = len(CLOUDS)
THUNDER_KINDS = len(BOX.thunder_clouds)
CLOUD_IDS = ("thunder", *(storm.id for storm in BOX.storm_clouds))
CLOUD_NAMES = tuple(getattr(cloud, "id", "thunder") for cloud in CLOUDS)
CLOUD_TOKENS: Row = table([cloud.count for cloud in CLOUDS])
CLOUD_COST: Row = table([cloud.cost for cloud in CLOUDS])
CLOUD_BOLTS: Row = table([cloud.bolts for cloud in CLOUDS])
CLOUD_NEAR_POINTS: Row = table([getattr(cloud, "near_delivery_points", 0) for cloud in CLOUDS])
CLOUD_SHOWS: Grid = table([resource_row(getattr(cloud, "show", {})) for cloud in CLOUDS])

# What a cloud does when it is dispelled, then what each mountain tile does when it is entered.
DOES = [*(getattr(cloud, "does", Does()) for cloud in CLOUDS)]
DOES += [tile.does for tile in BOX.mountain_tiles]
DOES_MOVE: Row = table([does.move for does in DOES])
DOES_DELIVER: Row = table([does.deliver for does in DOES])
DOES_DISPEL: Row = table([does.dispel for does in DOES])
DOES_GAIN: Grid = table([resource_row(does.gain) for does in DOES])
DOES_POINTS: Row = table([does.points for does in DOES])

# ---------------------------------------------------------------- tables: tiles

MOUNTAIN_TILES = len(BOX.mountain_tiles)
FOREST_TILES = len(BOX.forest_tiles)
HILL_TILES = len(BOX.hill_tiles)
FIRST_FOREST_TILE = MOUNTAIN_TILES
FIRST_HILL_TILE = MOUNTAIN_TILES + FOREST_TILES
TILES = MOUNTAIN_TILES + FOREST_TILES + HILL_TILES
"""Tiles are numbered through: mountains, forests, hills."""
ALL_TILES: list[Tile] = [*BOX.mountain_tiles, *BOX.forest_tiles, *BOX.hill_tiles]
TILE_TOKENS: Row = table([tile.count for tile in ALL_TILES])
FOREST_TILE_IDS = tuple(tile.id for tile in BOX.forest_tiles)
MOUNTAIN_TILE_IDS = tuple(tile.id for tile in BOX.mountain_tiles)
HILL_TILE_IDS = tuple(tile.id for tile in BOX.hill_tiles)

COURAGE_EFFECT = 0
EXTRA_CARD_EFFECT = 1
POINTS_EFFECT = 2
_FOREST_EFFECTS = ("brave_action", "extra_cards", "points")
FOREST_EFFECT: Row = table([_FOREST_EFFECTS.index(tile.effect) for tile in BOX.forest_tiles])
FOREST_POINTS: Row = table([tile.points for tile in BOX.forest_tiles])
EXTRA_CARD_TILE = [tile.effect for tile in BOX.forest_tiles].index("extra_cards")

HILL_IS_PORTAL: Row = table([int(tile.effect == "portal") for tile in BOX.hill_tiles])
HILL_PAY: Grid = table([resource_row(tile.pay) for tile in BOX.hill_tiles])
HILL_POINTS: Row = table([tile.points for tile in BOX.hill_tiles])

MOUNTAIN = LANDSCAPE_IDS.index("mountain")
FOREST = LANDSCAPE_IDS.index("forest")
HILLS = LANDSCAPE_IDS.index("hills")
HAS_TILE_PLACE: Row = table([int(region.tile_at is not None) for region in ALL_REGIONS])


def sides_with(tiles: TileCount) -> Row:
    """For each side, whether the tiles of a landscape may lie there."""
    row: Row = table([int(id in tiles.boards) for id in BOARD_IDS])
    return row


MOUNTAIN_ON: Row = sides_with(BOX.tiles.mountain)
MOUNTAIN_ALWAYS: Row = table([int(side.mountain_tiles_always) for side in SIDES])
FOREST_ON: Row = sides_with(BOX.tiles.forest)
HILLS_ON: Row = sides_with(BOX.tiles.hills)

# ---------------------------------------------------------------- tables: events

EVENT_IDS = tuple(event.id for event in BOX.events)
EVENTS = len(EVENT_IDS)
ALL_EVENTS = (1 << EVENTS) - 1

NUMBER_OF_ROLES = 0
COWARD_TRADES = 1
DELIVERIES = 2
PAWNS_ON = 3
LONE_PAWNS = 4
RESOURCES_KEPT = 5
CLOUDS_KEPT = 6
HAND_IN = 7
_EFFECTS: Mapping[Effect, int] = {
    "number_of_roles": NUMBER_OF_ROLES,
    "coward_trades": COWARD_TRADES,
    "deliveries": DELIVERIES,
    "pawns_on": PAWNS_ON,
    "lone_pawns": LONE_PAWNS,
    "resources": RESOURCES_KEPT,
    "clouds": CLOUDS_KEPT,
    "hand_in": HAND_IN,
}
EVENT_EFFECT: Row = table([_EFFECTS[event.effect] for event in BOX.events])
EVENT_ENDS_ROUND: Row = table([int(event.timing == "end_of_round") for event in BOX.events])
"""6.1: whether the event acts at the end of the round."""
EVENT_POINTS: Row = table([event.points for event in BOX.events])
EVENT_LAND: Row = table([regions_on(event.landscapes) for event in BOX.events])
EVENT_REPLACES: Row = table([int(event.replaces_action) for event in BOX.events])
EVENT_PAY: Grid = table([resource_row(event.pay) for event in BOX.events])
EVENT_GAIN: Grid = table([resource_row(event.gain) for event in BOX.events])
EVENT_PAYS_POTION: Row = table([event.pay.get(POTION, 0) for event in BOX.events])
EVENT_GAINS_POTION: Row = table([event.gain.get(POTION, 0) for event in BOX.events])
MOST_CARDS: Row = table([len(event.points_by_cards) for event in BOX.events])
"""10.3: the most roles that may be chosen, for each event of that effect."""
CARDS_POINTS: Grid = table(padded([[0, *event.points_by_cards] for event in BOX.events]))
"""10.4: points by the number of roles chosen."""

# ---------------------------------------------------------------- numbers of the rules

START_POINTS = BOX.setup.points
START_POTIONS: Row = table(resource_row(BOX.setup.potions))
_BY_SEATS = sorted(BOX.setup.by_seats, key=lambda by: by.seats)
START_WANDS: Grid = table(padded([[0], [0], *(by.wands for by in _BY_SEATS)]))
"""By number of seats and seat."""
CURSED_ROLES: Row = table([0, 0, *(by.cursed_roles for by in _BY_SEATS)])
"""By number of seats."""
ROUNDS = BOX.round.rounds
ROLES_CHOSEN = BOX.round.roles_chosen
CURSED_POINTS = BOX.round.cursed_points

BOLT_POINTS: Row = table(BOX.scoring.bolt_points)
MOST_BOLTS = len(BOX.scoring.bolt_points) - 1
AMULET_POINTS: Row = table(BOX.scoring.amulet_points)
MOST_AMULETS = len(BOX.scoring.amulet_points) - 1
FOUR_POINTS = BOX.scoring.set_of_four_points
THREE_POINTS = BOX.scoring.set_of_three_points


def names(language: str) -> Mapping[str, str]:
    """The names of all components, by message."""
    families: dict[str, Sequence[Named]] = {
        "landscape": BOX.landscapes,
        "resource": BOX.resources,
        "role": BOX.roles,
        "event-card": BOX.events,
        "cloud": BOX.storm_clouds,
        "mountain-tile": BOX.mountain_tiles,
        "forest-tile": BOX.forest_tiles,
        "hill-tile": BOX.hill_tiles,
        "region": ALL_REGIONS,
        "castle": ALL_CASTLES,
    }
    return data.names_of(families, language)
