"""Chapter 1: the components, read from data.toml into named tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from samobranka.core import data
from samobranka.core.data import ASIDE, Flaw, Forms
from samobranka.core.record import Cube, Grid, Row, table
from samobranka.games.archravels.meta import META

GAME = "archravels"
FILE = "data.toml"

NOTHING = -1

Source = Annotated[Literal["rulebook", "card", "publisher_data", "inferred", "box"], ASIDE]
Told = Annotated[str, ASIDE]
ItemRule = Literal["one_colour", "two_colours", "all_different"]
RequestRule = Literal["exact", "one_colour", "all_different", "any", "give"]
Work = Literal["shop", "craft", "exchange", "take_three", "craft_any_colours"]

WORK_IDS = ("shop", "craft", "exchange", "take_three", "craft_any_colours")
EVENT_IDS = ("tangled_cat", "yarn_sale", "donate", "friendly_clerk", "craft_circle")
ITEM_IDS = ("hat", "bear", "mittens", "scarf", "blanket")
RULE_IDS = ("exact", "one_colour", "two_colours", "all_different", "any", "give")
ANY_KEY = "any"


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the data file."""


class Components(Entry, frozen=True):
    yarn_colours: int
    character_boards: int
    characters: int
    pattern_tiles: int
    yarn_cards: int
    yarn_cards_digital: int
    event_cards: int
    special_requests: int
    projects: int
    source: Source


class BySeats(Entry, frozen=True):
    seats: int
    projects: int


class Setup(Entry, frozen=True):
    start_yarn_each_colour: int
    tiles_each_item: int
    bazaar_rows: int
    bazaar_columns: int
    project_row: int
    favourite_requests_each: int
    random_requests_each: int
    source: Source
    by_seats: list[BySeats]


class Turn(Entry, frozen=True):
    empty_slot_yarn: int
    take_three_yarn: int
    source: Source


class Scoring(Entry, frozen=True):
    favourite_points: int
    yarn_points: int
    points_step: float
    source: Source


class Named(Entry, frozen=True, kw_only=True):
    id: str
    name_ru: Told
    name_en: Told
    forms_ru: Forms = {}
    forms_en: Forms = {}
    source: Source


class Colour(Named, frozen=True, kw_only=True):
    letter: Told
    hex: Told


class Item(Named, frozen=True, kw_only=True):
    yarn: int
    rule: ItemRule
    value: float
    has_tile: bool
    learned_points: float


class PatternTile(Named, frozen=True, kw_only=True):
    item: str
    exact: dict[str, int]


class WorkOfSpace(Entry, frozen=True):
    work: Work
    n: int


class Space(Entry, frozen=True):
    no: int
    works: list[WorkOfSpace]


class Specialty(Named, frozen=True, kw_only=True):
    theme: Told
    spaces: list[Space]


class Character(Named, frozen=True, kw_only=True):
    specialty: str
    side: Literal["A", "B"]
    favourite: str


class YarnCard(Named, frozen=True, kw_only=True):
    yarn: dict[str, int]
    set: str
    copies: int
    copies_digital: int
    copies_source: Source


class EventCard(Named, frozen=True, kw_only=True):
    who: Told
    amount: int
    copies: int
    copies_source: Source


class Request(Named, frozen=True, kw_only=True):
    rule: RequestRule
    count: int
    points: float
    yarn: dict[str, int] = {}


class Project(Named, frozen=True, kw_only=True):
    items: dict[str, int]
    points: float


class Data(Entry, frozen=True):
    """The whole file."""

    schema: Literal[1]
    components: Components
    setup: Setup
    turn: Turn
    scoring: Scoring
    colours: list[Colour]
    items: list[Item]
    pattern_tiles: list[PatternTile]
    specialties: list[Specialty]
    characters: list[Character]
    yarn_cards: list[YarnCard]
    event_cards: list[EventCard]
    special_requests: list[Request]
    projects: list[Project]


def families_of(read_in: Data) -> dict[str, tuple[str, Sequence[Named]]]:
    """The named components: by the list of the file, the family of words and the entries."""
    return {
        "colours": ("colour", read_in.colours),
        "items": ("item", read_in.items),
        "pattern_tiles": ("tile", read_in.pattern_tiles),
        "specialties": ("specialty", read_in.specialties),
        "characters": ("character", read_in.characters),
        "yarn_cards": ("yarn_card", read_in.yarn_cards),
        "event_cards": ("event_card", read_in.event_cards),
        "special_requests": ("request", read_in.special_requests),
        "projects": ("project", read_in.projects),
    }


# ---------------------------------------------------------------- checking

MOST_SEATS = 4
MOST_WORKS = 2
"""Works of one space."""


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
    yield from _fixed_faults(read_in)
    yield from _count_faults(read_in)
    yield from _item_faults(read_in)
    yield from _tile_faults(read_in)
    yield from _board_faults(read_in)
    yield from _card_faults(read_in)
    yield from _request_faults(read_in)
    yield from _project_faults(read_in)
    yield from _point_faults(read_in)


def _family_faults(read_in: Data) -> Iterator[Flaw]:
    for family, (_, entries) in families_of(read_in).items():
        yield from data.family_flaws(family, entries)


def _fixed_faults(read_in: Data) -> Iterator[Flaw]:
    """What the rules themselves name."""
    if tuple(item.id for item in read_in.items) != ITEM_IDS:
        yield "items", "fixed-by-rules", ", ".join(ITEM_IDS)
    if tuple(event.id for event in read_in.event_cards) != EVENT_IDS:
        yield "event_cards", "fixed-by-rules", ", ".join(EVENT_IDS)
    if ANY_KEY in {colour.id for colour in read_in.colours}:
        yield "colours", "fixed-by-rules", ANY_KEY
    fixed = {"tiles_each_item": 1, "favourite_requests_each": 1, "project_row": 3}
    for name, number in fixed.items():
        if getattr(read_in.setup, name) != number:
            yield f"setup.{name}", "fixed-by-rules", str(number)
    if read_in.scoring.points_step * META.score_scale != 1:
        yield "scoring.points_step", "fixed-by-rules", str(1 / META.score_scale)
    if sorted(by.seats for by in read_in.setup.by_seats) != list(META.seats):
        yield "setup.by_seats", "seats-missing", ", ".join(str(seats) for seats in META.seats)


def _count_faults(read_in: Data) -> Iterator[Flaw]:
    counted = {
        "yarn_colours": len(read_in.colours),
        "character_boards": len(read_in.specialties),
        "characters": len(read_in.characters),
        "pattern_tiles": len(read_in.pattern_tiles),
        "yarn_cards": sum(card.copies for card in read_in.yarn_cards),
        "yarn_cards_digital": sum(card.copies_digital for card in read_in.yarn_cards),
        "event_cards": sum(card.copies for card in read_in.event_cards),
        "special_requests": len(read_in.special_requests),
        "projects": len(read_in.projects),
    }
    for name, number in counted.items():
        if getattr(read_in.components, name) != number:
            yield f"components.{name}", "wrong-count", str(number)
    # A number of cards is one byte, a set of requests or projects one 64-bit number.
    most = {"yarn_cards": 99, "yarn_cards_digital": 99, "event_cards": 20}
    most |= {"special_requests": 62, "projects": 62}
    for name, limit in most.items():
        if counted[name] > limit:
            yield f"components.{name}", "too-many", str(counted[name])
    setup, turn = read_in.setup, read_in.turn
    slots = setup.bazaar_rows * setup.bazaar_columns
    if not 1 <= slots <= 12:
        yield "setup.bazaar_rows", "wrong-count", str(slots)
    if min(counted["yarn_cards"], counted["yarn_cards_digital"]) < slots:  # 3.5
        yield "components.yarn_cards", "wrong-count", str(counted["yarn_cards"])
    yield from _range_faults("setup.start_yarn_each_colour", setup.start_yarn_each_colour, 0, 9)
    yield from _range_faults("setup.random_requests_each", setup.random_requests_each, 0, 4)
    yield from _range_faults("turn.empty_slot_yarn", turn.empty_slot_yarn, 1, 9)
    yield from _range_faults("turn.take_three_yarn", turn.take_three_yarn, 1, 9)
    for place, by in enumerate(setup.by_seats):
        needs = by.seats * setup.random_requests_each
        if needs > len(read_in.special_requests) - by.seats:  # 3.2
            yield "setup.random_requests_each", "wrong-count", str(needs)
        at = f"setup.by_seats[{place}].projects"
        yield from _range_faults(at, by.projects, setup.project_row, len(read_in.projects))


def _range_faults(place: str, number: int, least: int, most: int) -> Iterator[Flaw]:
    if not least <= number <= most:
        yield place, "wrong-count", str(number)


def _item_faults(read_in: Data) -> Iterator[Flaw]:
    for place, item in enumerate(read_in.items):
        most = len(read_in.colours) if item.rule == "all_different" else 9
        yield from _range_faults(f"items[{place}].yarn", item.yarn, 1, most)
        if item.rule == "two_colours" and item.yarn != 3:  # 1.3
            yield f"items[{place}].yarn", "fixed-by-rules", "3"


def _tile_faults(read_in: Data) -> Iterator[Flaw]:
    items = {item.id: item for item in read_in.items}
    for place, tile in enumerate(read_in.pattern_tiles):
        at = f"pattern_tiles[{place}]"
        if tile.item not in items:
            yield f"{at}.item", "unknown", tile.item
            continue
        if not items[tile.item].has_tile:  # 1.5
            yield f"{at}.item", "not-of-type", tile.item
        yield from _yarn_faults(read_in, f"{at}.exact", tile.exact, items[tile.item].yarn)
    for place, item in enumerate(read_in.items):
        tiles = sum(tile.item == item.id for tile in read_in.pattern_tiles)
        if item.has_tile and tiles < MOST_SEATS:  # 2.8
            yield f"items[{place}].has_tile", "wrong-count", str(tiles)


def _yarn_faults(
    read_in: Data, place: str, yarn: Mapping[str, int], total: int | None, any_too: bool = False
) -> Iterator[Flaw]:
    known = {colour.id for colour in read_in.colours} | ({ANY_KEY} if any_too else set())
    for colour, count in yarn.items():
        if colour not in known:
            yield place, "unknown", colour
        yield from _range_faults(f"{place}.{colour}", count, 1, 9)
    if total is not None and sum(yarn.values()) != total:
        yield place, "wrong-count", str(sum(yarn.values()))


def _board_faults(read_in: Data) -> Iterator[Flaw]:
    slots = read_in.setup.bazaar_rows * read_in.setup.bazaar_columns
    if len(read_in.specialties) < MOST_SEATS:  # 2.2
        yield "specialties", "wrong-count", str(len(read_in.specialties))
    for place, specialty in enumerate(read_in.specialties):
        at = f"specialties[{place}]"
        if [space.no for space in specialty.spaces] != [1, 2, 3, 4]:
            yield f"{at}.spaces", "fixed-by-rules", "1, 2, 3, 4"
        for no, space in enumerate(specialty.spaces):
            yield from _space_faults(f"{at}.spaces[{no}]", space, slots)
        sides = sorted(c.side for c in read_in.characters if c.specialty == specialty.id)
        if sides != ["A", "B"]:  # 1.6
            yield f"{at}.id", "fixed-by-rules", "A, B"
    requests = {request.id for request in read_in.special_requests}
    for place, character in enumerate(read_in.characters):
        if character.specialty not in {specialty.id for specialty in read_in.specialties}:
            yield f"characters[{place}].specialty", "unknown", character.specialty
        if character.favourite not in requests:
            yield f"characters[{place}].favourite", "unknown", character.favourite
        if character.favourite in {other.favourite for other in read_in.characters[:place]}:
            yield f"characters[{place}].favourite", "twice", character.favourite


def _space_faults(place: str, space: Space, slots: int) -> Iterator[Flaw]:
    works = [work.work for work in space.works]
    if not 1 <= len(works) <= MOST_WORKS:
        yield f"{place}.works", "one-or-two", ", ".join(works)
    if len(set(works)) != len(works):
        yield f"{place}.works", "twice", works[0]
    for work in space.works:
        most = {"shop": slots, "craft": 9}.get(work.work, 1)
        yield from _range_faults(f"{place}.works", work.n, 1, most)


def _card_faults(read_in: Data) -> Iterator[Flaw]:
    for place, card in enumerate(read_in.yarn_cards):
        at = f"yarn_cards[{place}]"
        yield from _range_faults(f"{at}.copies", card.copies, 0, 99)
        yield from _range_faults(f"{at}.copies_digital", card.copies_digital, 0, 99)
        yield from _yarn_faults(read_in, f"{at}.yarn", card.yarn, None, any_too=True)
        if not card.yarn:
            yield f"{at}.yarn", "wrong-count", "0"
    amounts = {"yarn_sale": 9}
    for place, event in enumerate(read_in.event_cards):
        at = f"event_cards[{place}]"
        yield from _range_faults(f"{at}.copies", event.copies, 0, 99)
        yield from _range_faults(f"{at}.amount", event.amount, 1, amounts.get(event.id, 1))


def _request_faults(read_in: Data) -> Iterator[Flaw]:
    for place, request in enumerate(read_in.special_requests):
        at = f"special_requests[{place}]"
        most = len(read_in.colours) if request.rule == "all_different" else 20
        yield from _range_faults(f"{at}.count", request.count, 1, most)
        total = request.count if request.rule == "exact" else 0
        yield from _yarn_faults(read_in, f"{at}.yarn", request.yarn, total)


def _project_faults(read_in: Data) -> Iterator[Flaw]:
    for place, project in enumerate(read_in.projects):
        for item, count in project.items.items():
            if item not in ITEM_IDS:
                yield f"projects[{place}].items", "unknown", item
            yield from _range_faults(f"projects[{place}].items", count, 1, 9)
        if not project.items:
            yield f"projects[{place}].items", "wrong-count", "0"


def _point_faults(read_in: Data) -> Iterator[Flaw]:
    """15.8: points in quarters."""
    given = [
        *((f"items[{i}].value", item.value) for i, item in enumerate(read_in.items)),
        *((f"items[{i}].learned_points", x.learned_points) for i, x in enumerate(read_in.items)),
        *((f"special_requests[{i}].points", r.points) for i, r in _numbered(read_in)),
        *((f"projects[{i}].points", p.points) for i, p in enumerate(read_in.projects)),
    ]
    for place, points in given:
        if points * META.score_scale != int(points * META.score_scale) or not 0 <= points <= 999:
            yield place, "wrong-count", str(points)


def _numbered(read_in: Data) -> Iterable[tuple[int, Request]]:
    return enumerate(read_in.special_requests)


# ---------------------------------------------------------------- names and numbers

BOX = read()

COLOUR_IDS = tuple(colour.id for colour in BOX.colours)
TILE_IDS = tuple(tile.id for tile in BOX.pattern_tiles)
SPECIALTY_IDS = tuple(specialty.id for specialty in BOX.specialties)
CHARACTER_IDS = tuple(character.id for character in BOX.characters)
YARN_CARD_IDS = tuple(card.id for card in BOX.yarn_cards)
REQUEST_IDS = tuple(request.id for request in BOX.special_requests)
PROJECT_IDS = tuple(project.id for project in BOX.projects)

COLOURS = len(COLOUR_IDS)
ITEMS = len(ITEM_IDS)
TILES = len(TILE_IDS)
BOARDS = len(SPECIALTY_IDS)
CHARACTERS = len(CHARACTER_IDS)
YARN_CARDS = len(YARN_CARD_IDS)
EVENTS = len(EVENT_IDS)
REQUESTS = len(REQUEST_IDS)
PROJECTS = len(PROJECT_IDS)
SPACES = 4

START_YARN = BOX.setup.start_yarn_each_colour
SLOTS = BOX.setup.bazaar_rows * BOX.setup.bazaar_columns
ROW = BOX.setup.project_row
RANDOM_REQUESTS = BOX.setup.random_requests_each
EMPTY_SLOT_YARN = BOX.turn.empty_slot_yarn
TAKE_THREE_YARN = BOX.turn.take_three_yarn
SALE_YARN = BOX.event_cards[EVENT_IDS.index("yarn_sale")].amount
CLERK_YARN = BOX.event_cards[EVENT_IDS.index("friendly_clerk")].amount
PROJECTS_FOR: Row = table(
    [0, 0, *(by.projects for by in sorted(BOX.setup.by_seats, key=lambda by: by.seats))]
)
"""3.8: by number of seats."""

# ---------------------------------------------------------------- boards and characters

SHOP = WORK_IDS.index("shop")
CRAFT = WORK_IDS.index("craft")
EXCHANGE = WORK_IDS.index("exchange")
TAKE_THREE = WORK_IDS.index("take_three")
CRAFT_ANY = WORK_IDS.index("craft_any_colours")


def _works(space: Space) -> list[WorkOfSpace | None]:
    return [*space.works, None, None][:MOST_WORKS]


WORK_OF: Cube = table(
    [
        [
            [WORK_IDS.index(work.work) if work else NOTHING for work in _works(space)]
            for space in specialty.spaces
        ]
        for specialty in BOX.specialties
    ]
)
"""1.7: by board, space and place there; NOTHING where there is one work only."""
WORK_TIMES: Cube = table(
    [
        [[work.n if work else 0 for work in _works(space)] for space in specialty.spaces]
        for specialty in BOX.specialties
    ]
)

BOARD_OF: Row = table([SPECIALTY_IDS.index(c.specialty) for c in BOX.characters])
FAVOURITE: Row = table([REQUEST_IDS.index(c.favourite) for c in BOX.characters])
SIDE: Grid = table(
    [
        [
            i
            for side in ("A", "B")
            for i, character in enumerate(BOX.characters)
            if (character.specialty, character.side) == (specialty, side)
        ]
        for specialty in SPECIALTY_IDS
    ]
)
"""The two characters of each board."""

# ---------------------------------------------------------------- cards
# A card is one number: yarn cards first, then events, then requests.

FIRST_EVENT = YARN_CARDS
FIRST_REQUEST = YARN_CARDS + EVENTS
CARDS = FIRST_REQUEST + REQUESTS
STOCK_CARDS = FIRST_REQUEST
"""Kinds of card that are counted: yarn cards and events."""

CAT = EVENT_IDS.index("tangled_cat")
SALE = EVENT_IDS.index("yarn_sale")
DONATE = EVENT_IDS.index("donate")
CLERK = EVENT_IDS.index("friendly_clerk")
CIRCLE = EVENT_IDS.index("craft_circle")

COPIES: Grid = table(
    [
        [*(card.copies for card in BOX.yarn_cards), *(event.copies for event in BOX.event_cards)],
        [
            *(card.copies_digital for card in BOX.yarn_cards),
            *(event.copies for event in BOX.event_cards),
        ],
    ]
)
"""By choice of the option `deck`, and by card."""
CARD_YARN: Grid = table([[card.yarn.get(c, 0) for c in COLOUR_IDS] for card in BOX.yarn_cards])
CARD_ANY: Row = table([card.yarn.get(ANY_KEY, 0) for card in BOX.yarn_cards])

ALL_REQUESTS = (1 << REQUESTS) - 1
ALL_PROJECTS = (1 << PROJECTS) - 1

# ---------------------------------------------------------------- patterns
# What can be crafted is a thing: items first, then requests. A pattern is a way to craft one: the
# colour rules of the items first, then the fronts of the tiles, then the requests.

EXACT = RULE_IDS.index("exact")
ONE_COLOUR = RULE_IDS.index("one_colour")
TWO_COLOURS = RULE_IDS.index("two_colours")
ALL_DIFFERENT = RULE_IDS.index("all_different")
ANY = RULE_IDS.index("any")
GIVE = RULE_IDS.index("give")

THINGS = ITEMS + REQUESTS
FIRST_TILE = ITEMS
FIRST_REQUEST_PATTERN = ITEMS + TILES
PATTERNS = ITEMS + TILES + REQUESTS

_ITEM = {item.id: item for item in BOX.items}
PATTERN_RULE: Row = table(
    [
        *(RULE_IDS.index(item.rule) for item in BOX.items),
        *(EXACT for _ in BOX.pattern_tiles),
        *(RULE_IDS.index(request.rule) for request in BOX.special_requests),
    ]
)
PATTERN_COUNT: Row = table(
    [
        *(item.yarn for item in BOX.items),
        *(_ITEM[tile.item].yarn for tile in BOX.pattern_tiles),
        *(request.count for request in BOX.special_requests),
    ]
)
"""Tokens; of GIVE for each other seat."""
PATTERN_YARN: Grid = table(
    [
        *([0] * COLOURS for _ in BOX.items),
        *([tile.exact.get(c, 0) for c in COLOUR_IDS] for tile in BOX.pattern_tiles),
        *([request.yarn.get(c, 0) for c in COLOUR_IDS] for request in BOX.special_requests),
    ]
)
HAS_TILE: Row = table([int(item.has_tile) for item in BOX.items])
TILE_ITEM: Row = table([ITEM_IDS.index(tile.item) for tile in BOX.pattern_tiles])

# ---------------------------------------------------------------- projects and points

PROJECT_ITEMS: Grid = table([[p.items.get(item, 0) for item in ITEM_IDS] for p in BOX.projects])


def _quarters(points: Iterable[float]) -> Row:
    counted: Row = table([int(each * META.score_scale) for each in points])
    return counted


POINT = META.score_scale
"""15.8: points are counted in quarters."""
PROJECT_POINTS = _quarters(project.points for project in BOX.projects)
REQUEST_POINTS = _quarters(request.points for request in BOX.special_requests)
ITEM_POINTS = _quarters(item.value for item in BOX.items)
LEARNED_POINTS = _quarters(item.learned_points for item in BOX.items)
FAVOURITE_POINTS = BOX.scoring.favourite_points * POINT
YARN_POINTS = BOX.scoring.yarn_points * POINT


def names(language: str) -> Mapping[str, str]:
    """The names of all components, by message."""
    return data.names_of(dict(families_of(BOX).values()), language)
