"""Chapter 1: the components and the map, read from data.toml into named tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from samobranka.core import data
from samobranka.core.data import ASIDE, Flaw, Forms
from samobranka.core.record import Cube, Grid, Row, table

GAME = "elfenland"
FILE = "data.toml"

NOTHING = -1

Source = Annotated[Literal["rulebook", "public", "inferred", "reconstruction"], ASIDE]
Told = Annotated[str, ASIDE]
Drawn = Annotated[float, ASIDE]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the data file."""


class Place(Entry, frozen=True):
    """Where something is drawn: parts of the board's width and height."""

    x: Drawn
    y: Drawn


class Components(Entry, frozen=True):
    boots: int
    obstacles: int
    town_markers_per_seat: int
    transport_counters: int
    travel_cards: int
    town_cards: int
    reference_cards: int
    start_player_cards: int
    round_cards: int
    source: Source


class Seats(Entry, frozen=True):
    fewest: int
    most: int
    source: Source


class Rounds(Entry, frozen=True):
    count: int
    early_win_last: int
    source: Source


class Setup(Entry, frozen=True):
    start_town: str
    open_row: int
    obstacles_per_seat: int
    source: Source


class Hand(Entry, frozen=True):
    dealt_up_to: int
    kept_after_journey: int
    source: Source


class Counters(Entry, frozen=True):
    secret_per_round: int
    open_per_round: int
    kept_between_rounds: int
    source: Source


class Obstacle(Entry, frozen=True):
    extra_cards: int
    source: Source


class Caravan(Entry, frozen=True):
    cards: int
    cards_with_obstacle: int
    source: Source


class Destination(Entry, frozen=True):
    cards_per_seat: int
    source: Source


class Named(Entry, frozen=True, kw_only=True):
    id: str
    name_ru: Told
    name_en: Told
    forms_ru: Forms = {}
    forms_en: Forms = {}
    source: Source


class Colour(Named, frozen=True, kw_only=True):
    pass


class Terrain(Named, frozen=True, kw_only=True):
    water: bool


class Transport(Named, frozen=True, kw_only=True):
    cards: int
    counters: int
    cost: dict[str, int]


class Board(Entry, frozen=True):
    width: Annotated[int, ASIDE]
    height: Annotated[int, ASIDE]
    round_cards: Place
    source: Source


class Town(Named, frozen=True, kw_only=True):
    board_label: Told
    x: Drawn
    y: Drawn
    marker: bool
    town_card: bool
    gold: int


class Lake(Named, frozen=True, kw_only=True):
    ports: list[str]


class Road(Entry, frozen=True):
    a: str
    b: str
    terrain: str
    x: Drawn
    y: Drawn
    source: Source


class River(Entry, frozen=True):
    upper: str = msgspec.field(name="from")
    lower: str = msgspec.field(name="to")
    x: Drawn
    y: Drawn
    source: Source


class Ferry(Entry, frozen=True):
    a: str
    b: str
    lake: str
    x: Drawn
    y: Drawn
    source: Source


class Ways(Entry, frozen=True):
    roads: list[Road]
    rivers: list[River]
    ferries: list[Ferry]


class Data(Entry, frozen=True):
    """The whole file."""

    schema: Literal[1]
    components: Components
    seats: Seats
    rounds: Rounds
    setup: Setup
    hand: Hand
    counters: Counters
    obstacle: Obstacle
    caravan: Caravan
    destination: Destination
    colours: list[Colour]
    terrains: list[Terrain]
    transports: list[Transport]
    board: Board
    towns: list[Town]
    lakes: list[Lake]
    ways: Ways


# ---------------------------------------------------------------- checking

RAFT_COSTS = ("river_downstream", "river_upstream", "lake")


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
    yield from _number_faults(read_in)
    yield from _count_faults(read_in)
    yield from _transport_faults(read_in)
    yield from _town_faults(read_in)
    yield from _way_faults(read_in)


def _family_faults(read_in: Data) -> Iterator[Flaw]:
    families: dict[str, Sequence[Named]] = {
        "colours": read_in.colours,
        "terrains": read_in.terrains,
        "transports": read_in.transports,
        "towns": read_in.towns,
        "lakes": read_in.lakes,
    }
    for family, entries in families.items():
        yield from data.family_flaws(family, entries)


def _number_faults(read_in: Data) -> Iterator[Flaw]:
    """Numbers with which no match could be prepared, played or remembered."""
    if (read_in.seats.fewest, read_in.seats.most) != (2, 6):  # 2.1: the lobby says the same
        yield "seats", "fixed-by-rules", "2, 6"
    if read_in.counters.kept_between_rounds != 1:  # 10.2
        yield "counters.kept_between_rounds", "fixed-by-rules", "1"
    if read_in.destination.cards_per_seat != 1:  # 12.1
        yield "destination.cards_per_seat", "fixed-by-rules", "1"
    if read_in.setup.obstacles_per_seat != 1:  # 7.10
        yield "setup.obstacles_per_seat", "fixed-by-rules", "1"
    if not 1 <= read_in.rounds.count <= 100:
        yield "rounds.count", "wrong-count", str(read_in.rounds.count)
    if not 0 <= read_in.rounds.early_win_last <= read_in.rounds.count:
        yield "rounds.early_win_last", "wrong-count", str(read_in.rounds.early_win_last)
    if not 0 <= read_in.obstacle.extra_cards <= 9:
        yield "obstacle.extra_cards", "wrong-count", str(read_in.obstacle.extra_cards)
    yield from _hand_faults(read_in)
    yield from _pile_faults(read_in)


def _hand_faults(read_in: Data) -> Iterator[Flaw]:
    dealt, kept = read_in.hand.dealt_up_to, read_in.hand.kept_after_journey
    land = sorted(transport.cards for transport in read_in.transports if transport.counters)
    undealt = read_in.components.travel_cards - read_in.seats.most * dealt
    # 13.10: what two caravans betray can be respected however the cards are imagined.
    if dealt < 1 or undealt <= sum(land[-2:]):
        yield "hand.dealt_up_to", "wrong-count", str(dealt)
    if not 0 <= kept < dealt:  # 4.3: so that something is dealt in every round
        yield "hand.kept_after_journey", "wrong-count", str(kept)
    cards, more = read_in.caravan.cards, read_in.caravan.cards_with_obstacle
    if not dealt < 3 * cards:  # R40: no more than two caravans in a journey
        yield "caravan.cards", "wrong-count", str(cards)
    if not cards <= more <= 9:
        yield "caravan.cards_with_obstacle", "wrong-count", str(more)


def _pile_faults(read_in: Data) -> Iterator[Flaw]:
    """6.7: the pile never runs out."""
    counters = read_in.counters
    held = counters.secret_per_round + counters.open_per_round + counters.kept_between_rounds
    needed = read_in.setup.open_row + read_in.seats.most * held
    if counters.secret_per_round != 1:  # 5.1
        yield "counters.secret_per_round", "fixed-by-rules", "1"
    if counters.open_per_round < 1:
        yield "counters.open_per_round", "wrong-count", str(counters.open_per_round)
    if read_in.setup.open_row < 1:
        yield "setup.open_row", "wrong-count", str(read_in.setup.open_row)
    if needed >= read_in.components.transport_counters:
        yield "components.transport_counters", "wrong-count", str(needed)


def _count_faults(read_in: Data) -> Iterator[Flaw]:
    components, most = read_in.components, read_in.seats.most
    counted = {
        "travel_cards": sum(transport.cards for transport in read_in.transports),
        "transport_counters": sum(transport.counters for transport in read_in.transports),
        "town_cards": sum(town.town_card for town in read_in.towns),
        "town_markers_per_seat": sum(town.marker for town in read_in.towns),
        "round_cards": read_in.rounds.count,
        "boots": most,
        "obstacles": most,
    }
    for name, count in counted.items():
        if getattr(components, name) != count:
            yield f"components.{name}", "wrong-count", str(count)
    if components.travel_cards > 127:  # a number of cards is one byte
        yield "components.travel_cards", "too-many", str(components.travel_cards)
    if components.transport_counters > 127:
        yield "components.transport_counters", "too-many", str(components.transport_counters)
    if components.town_cards < most:  # 12.1
        yield "components.town_cards", "wrong-count", str(components.town_cards)
    if len(read_in.colours) != most:
        yield "colours", "wrong-count", str(len(read_in.colours))


def _transport_faults(read_in: Data) -> Iterator[Flaw]:
    land = {terrain.id for terrain in read_in.terrains if not terrain.water}
    if [transport.counters > 0 for transport in read_in.transports] != [True] * 6 + [False]:
        yield "transports", "fixed-by-rules", "6 + 1"  # 1.1, 1.2: the raft comes last
        return
    for place, transport in enumerate(read_in.transports):
        at = f"transports[{place}]"
        allowed = land if transport.counters else set(RAFT_COSTS)
        for terrain, cards in transport.cost.items():
            if terrain not in allowed:
                yield f"{at}.cost", "unknown", terrain
            if not 1 <= cards <= 9:
                yield f"{at}.cost.{terrain}", "wrong-count", str(cards)
        if transport.cards < 1:
            yield f"{at}.cards", "wrong-count", str(transport.cards)
    if set(read_in.transports[-1].cost) != set(RAFT_COSTS):  # 1.10
        yield "transports[6].cost", "fixed-by-rules", ", ".join(RAFT_COSTS)


def _town_faults(read_in: Data) -> Iterator[Flaw]:
    towns = {town.id: town for town in read_in.towns}
    if len(towns) > 31:  # a set of towns is one 32-bit number
        yield "towns", "too-many", str(len(towns))
    start = towns.get(read_in.setup.start_town)
    if start is None:
        yield "setup.start_town", "unknown", read_in.setup.start_town
    elif start.marker or start.town_card:  # 2.4, 12.2
        yield f"towns[{read_in.towns.index(start)}]", "fixed-by-rules", start.id


def _way_faults(read_in: Data) -> Iterator[Flaw]:
    towns = {town.id for town in read_in.towns}
    land = {terrain.id for terrain in read_in.terrains if not terrain.water}
    ports = {lake.id: set(lake.ports) for lake in read_in.lakes}
    roads, rivers, ferries = read_in.ways.roads, read_in.ways.rivers, read_in.ways.ferries
    for name, pairs in (
        ("roads", [(road.a, road.b) for road in roads]),
        ("waterways", [*((r.upper, r.lower) for r in rivers), *((f.a, f.b) for f in ferries)]),
    ):
        seen: set[frozenset[str]] = set()
        for pair in pairs:
            for town in pair:
                if town not in towns:
                    yield f"ways.{name}", "unknown", town
            if pair[0] == pair[1] or frozenset(pair) in seen:  # 1.6
                yield f"ways.{name}", "twice", f"{pair[0]}, {pair[1]}"
            seen.add(frozenset(pair))
    for place, road in enumerate(roads):
        if road.terrain not in land:
            yield f"ways.roads[{place}].terrain", "unknown", road.terrain
    for place, ferry in enumerate(ferries):
        if not {ferry.a, ferry.b} <= ports.get(ferry.lake, set()):  # 1.8
            yield f"ways.ferries[{place}].lake", "unknown", ferry.lake
    if not roads or not rivers or not ferries:
        yield "ways", "wrong-count", "0"
    elif not _is_connected(towns, [(road.a, road.b) for road in roads]):  # 12.6
        yield "ways.roads", "one-way", "roads"


def _is_connected(towns: set[str], pairs: Sequence[tuple[str, str]]) -> bool:
    reached = {min(towns)}
    for _ in towns:
        reached |= {town for pair in pairs if reached & set(pair) for town in pair}
    return reached >= towns


# ---------------------------------------------------------------- tables

BOX = read()

TOWN_IDS = tuple(town.id for town in BOX.towns)
CARD_IDS = tuple(transport.id for transport in BOX.transports)
TRANSPORT_IDS = CARD_IDS[:-1]
"""The land transports, which have counters."""
ROAD_IDS = tuple(f"{road.a}_{road.b}" for road in BOX.ways.roads)
RIVER_IDS = tuple(f"{river.upper}_{river.lower}" for river in BOX.ways.rivers)
FERRY_IDS = tuple(f"{ferry.a}_{ferry.b}" for ferry in BOX.ways.ferries)

TOWNS = len(TOWN_IDS)
CARDS = len(CARD_IDS)
TRANSPORTS = len(TRANSPORT_IDS)
RAFT = CARDS - 1
ROADS = len(ROAD_IDS)
RIVERS = len(RIVER_IDS)
FERRIES = len(FERRY_IDS)
WAYS = ROADS + RIVERS + FERRIES
"""Ways are numbered: first the roads, then the rivers, then the ferries."""
FIRST_FERRY = ROADS + RIVERS

MOST_SEATS = BOX.seats.most
ROUNDS = BOX.rounds.count
EARLY_WIN_LAST = BOX.rounds.early_win_last
START = TOWN_IDS.index(BOX.setup.start_town)
OPEN_ROW = BOX.setup.open_row
FULL_HAND = BOX.hand.dealt_up_to
KEPT_HAND = BOX.hand.kept_after_journey
OPEN_PER_ROUND = BOX.counters.open_per_round
MOST_COUNTERS = OPEN_PER_ROUND + BOX.counters.secret_per_round + BOX.counters.kept_between_rounds
OBSTACLE_EXTRA = BOX.obstacle.extra_cards
CARAVAN = BOX.caravan.cards
CARAVAN_WITH_OBSTACLE = BOX.caravan.cards_with_obstacle

ALL_CARDS = BOX.components.travel_cards
ALL_COUNTERS = BOX.components.transport_counters
CARD_COUNT: Row = table([transport.cards for transport in BOX.transports])
COUNTER_COUNT: Row = table([transport.counters for transport in BOX.transports[:-1]])


def town_set(chosen: Iterable[bool]) -> int:
    """A set of towns as a number: a bit for each town that is in it."""
    return sum(1 << town for town, is_in in enumerate(chosen) if is_in)


ALL_MARKERS = town_set(town.marker for town in BOX.towns)
TOWN_CARDS = town_set(town.town_card for town in BOX.towns)

_ENDS = [
    *((road.a, road.b) for road in BOX.ways.roads),
    *((river.upper, river.lower) for river in BOX.ways.rivers),
    *((ferry.a, ferry.b) for ferry in BOX.ways.ferries),
]
WAY_A: Row = table([TOWN_IDS.index(a) for a, _ in _ENDS])
WAY_B: Row = table([TOWN_IDS.index(b) for _, b in _ENDS])
"""The two ends of each way; a river runs from A down to B."""

_AT = [[way for way, ends in enumerate(_ENDS) if town in ends] for town in TOWN_IDS]
MOST_WAYS = max(map(len, _AT))
WAYS_AT: Grid = table([[*ways, *[NOTHING] * MOST_WAYS][:MOST_WAYS] for ways in _AT])
"""The ways that begin in each town; then NOTHING."""

ROAD_COST: Grid = table(
    [
        [transport.cost.get(road.terrain, 0) for road in BOX.ways.roads]
        for transport in BOX.transports
    ]
)
"""1.9: cards of a transport for one leg over each road; 0: it cannot go there."""
LIGHT_WAYS: Row = table(
    [
        *(sum(ROAD_COST[k, road] == 1 for road in range(ROADS)) for k in range(TRANSPORTS)),
        RIVERS,
    ]
)
"""How many ways a single card of each kind pays for, the raft downstream."""
DOWNSTREAM, UPSTREAM, BY_FERRY = (BOX.transports[-1].cost[name] for name in RAFT_COSTS)


def _distances(ways: int) -> list[list[int]]:
    """12.5: legs on a shortest way between any two towns, over the first so many ways."""
    far = [[0 if a == b else TOWNS for b in range(TOWNS)] for a in range(TOWNS)]
    for way in range(ways):
        far[WAY_A[way]][WAY_B[way]] = far[WAY_B[way]][WAY_A[way]] = 1
    for over in range(TOWNS):
        for a in range(TOWNS):
            for b in range(TOWNS):
                far[a][b] = min(far[a][b], far[a][over] + far[over][b])
    return far


OVER_ANY_WAY = 0
OVER_ROADS = 1
DISTANCE: Cube = table([_distances(WAYS), _distances(ROADS)])
"""12.6: by the option `distance`, from town to town."""


def names(language: str) -> Mapping[str, str]:
    """The names of all components, by message."""
    families: dict[str, Sequence[Named]] = {
        "town": BOX.towns,
        "transport": BOX.transports,
        "terrain": BOX.terrains,
        "lake": BOX.lakes,
        "colour": BOX.colours,
    }
    return data.names_of(families, language)
