"""Chapter 1: the components, read from data.toml into named tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from samobranka.core import data
from samobranka.core.data import ASIDE, Flaw, Forms
from samobranka.core.record import Grid, Row, table

GAME = "master_elf"
FILE = "data.toml"

NOTHING = -1

Source = Annotated[Literal["rulebook", "public", "inferred", "reconstruction"], ASIDE]
Told = Annotated[str, ASIDE]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the data file."""


class Components(Entry, frozen=True):
    gift_cards: int
    ingredient_cards: int
    source: Source


class BySeats(Entry, frozen=True):
    seats: int
    cards_per_pile: int


class Setup(Entry, frozen=True):
    gift_piles: int
    hand_start: int
    border_cards_start: int
    crystals_per_seat: int
    source: Source
    by_seats: list[BySeats]


class Turn(Entry, frozen=True):
    city_draw_extra: int
    hand_limit: int
    refill: int
    source: Source


class Making(Entry, frozen=True):
    split: tuple[int, int]
    crystal_replaces_cards: int
    source: Source


class Scoring(Entry, frozen=True):
    collection_points: list[int]
    special_collection_points: int
    colour_points_per_card: int
    elf_points_per_card: int
    source: Source


class Named(Entry, frozen=True, kw_only=True):
    id: str
    name_ru: Told
    name_en: Told
    forms_ru: Forms = {}
    forms_en: Forms = {}


class Ingredient(Named, frozen=True, kw_only=True):
    emoji: Told
    art: Told
    cards: int
    source: Source


class Ribbon(Named, frozen=True, kw_only=True):
    hex: Told
    wild: bool
    source: Source


class Type(Named, frozen=True, kw_only=True):
    emoji: Told
    special: bool
    source: Source


class SpecialAction(Entry, frozen=True):
    type: str
    gifts: tuple[str, str]
    looks_at: Literal["pile", "aside"]
    source: Source


class Region(Named, frozen=True, kw_only=True):
    kind: Literal["city", "border"]
    position: Told
    source: Source


class Gift(Named, frozen=True, kw_only=True):
    no: Annotated[int, ASIDE]
    ingredients: tuple[str, str]
    types: list[str]
    ribbon: str
    elf: bool
    emoji: Told
    art: Told
    status: Annotated[Literal["known", "reconstructed"], ASIDE]
    known_fields: Annotated[list[str], ASIDE]


class Data(Entry, frozen=True):
    """The whole file."""

    schema: Literal[1]
    components: Components
    setup: Setup
    turn: Turn
    making: Making
    scoring: Scoring
    ingredients: list[Ingredient]
    ribbons: list[Ribbon]
    types: list[Type]
    special_actions: list[SpecialAction]
    regions: list[Region]
    adjacency: dict[str, list[str]]
    gifts: list[Gift]


# ---------------------------------------------------------------- checking


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
    yield from _map_faults(read_in)
    yield from _gift_faults(read_in)
    yield from _special_faults(read_in)


def _family_faults(read_in: Data) -> Iterator[Flaw]:
    families: dict[str, Sequence[Named]] = {
        "ingredients": read_in.ingredients,
        "ribbons": read_in.ribbons,
        "types": read_in.types,
        "regions": read_in.regions,
        "gifts": read_in.gifts,
    }
    for family, entries in families.items():
        yield from data.family_flaws(family, entries)


def _number_faults(read_in: Data) -> Iterator[Flaw]:
    """Numbers that the rules fix, or with which no match could be prepared, played or scored."""
    if read_in.setup.gift_piles != 3:  # 2.1, 9.2
        yield "setup.gift_piles", "fixed-by-rules", "3"
    if read_in.scoring.collection_points[:1] != [0]:
        yield "scoring.collection_points", "fixed-by-rules", "0"
    for place, ingredient in enumerate(read_in.ingredients):
        if ingredient.cards < 1:
            yield f"ingredients[{place}].cards", "wrong-count", str(ingredient.cards)
    cards = read_in.components.ingredient_cards
    if cards > 127:  # a number of cards is one byte
        yield "components.ingredient_cards", "too-many", str(cards)
    for name in ("hand_start", "border_cards_start", "crystals_per_seat"):
        yield from _range_faults(f"setup.{name}", getattr(read_in.setup, name), cards)
    for name in ("city_draw_extra", "hand_limit", "refill"):
        yield from _range_faults(f"turn.{name}", getattr(read_in.turn, name), cards)
    border = len(read_in.regions) - 1
    dealt = 4 * read_in.setup.hand_start + border * read_in.setup.border_cards_start
    if dealt > cards:  # 2.3, 2.4
        yield "setup", "wrong-count", str(dealt)


def _range_faults(place: str, number: int, most: int) -> Iterator[Flaw]:
    if not 0 <= number <= most:
        yield place, "wrong-count", str(number)


def _count_faults(read_in: Data) -> Iterator[Flaw]:
    cards = sum(ingredient.cards for ingredient in read_in.ingredients)
    if cards != read_in.components.ingredient_cards:
        yield "components.ingredient_cards", "wrong-count", str(cards)
    if len(read_in.gifts) != read_in.components.gift_cards:
        yield "components.gift_cards", "wrong-count", str(len(read_in.gifts))
    if len(read_in.gifts) > 62:  # a set of gifts is one 64-bit number
        yield "gifts", "too-many", str(len(read_in.gifts))
    if sorted(by.seats for by in read_in.setup.by_seats) != [2, 3, 4]:
        yield "setup.by_seats", "seats-missing", "2, 3, 4"
    for place, by in enumerate(read_in.setup.by_seats):
        # 10.1: a bonus card for each seat, even after one gift was taken for free (7.5).
        most = (len(read_in.gifts) - by.seats - 1) // 3
        if not 1 <= by.cards_per_pile <= most:
            yield f"setup.by_seats[{place}].cards_per_pile", "wrong-count", str(by.cards_per_pile)
    if sorted(read_in.making.split) != [1, 2] or read_in.making.crystal_replaces_cards != 1:
        yield "making", "fixed-by-rules", "2, 1"


def _map_faults(read_in: Data) -> Iterator[Flaw]:
    ids = [region.id for region in read_in.regions]
    if [region.kind for region in read_in.regions].count("city") != 1:
        yield "regions", "one-city", "city"
    if set(read_in.adjacency) != set(ids):
        yield "adjacency", "fixed-by-rules", ", ".join(ids)
    for region, others in read_in.adjacency.items():
        if not others:  # 4.2
            yield f"adjacency.{region}", "wrong-count", "0"
        for other in others:
            if other not in ids:
                yield f"adjacency.{region}", "unknown", other
            elif region not in read_in.adjacency.get(other, ()) or region == other:
                yield f"adjacency.{region}", "one-way", other


def _gift_faults(read_in: Data) -> Iterator[Flaw]:
    ingredients = {ingredient.id for ingredient in read_in.ingredients}
    types = {type.id for type in read_in.types}
    ribbons = {ribbon.id for ribbon in read_in.ribbons}
    for place, gift in enumerate(read_in.gifts):
        at = f"gifts[{place}]"
        for ingredient in gift.ingredients:
            if ingredient not in ingredients:
                yield f"{at}.ingredients", "unknown", ingredient
        if gift.ingredients[0] == gift.ingredients[1]:
            yield f"{at}.ingredients", "twice", gift.ingredients[0]
        for type in gift.types:
            if type not in types:
                yield f"{at}.types", "unknown", type
        if len(set(gift.types)) != len(gift.types) or not 1 <= len(gift.types) <= 2:
            yield f"{at}.types", "one-or-two", ", ".join(gift.types)
        if gift.ribbon not in ribbons:
            yield f"{at}.ribbon", "unknown", gift.ribbon


def _special_faults(read_in: Data) -> Iterator[Flaw]:
    if [special.looks_at for special in read_in.special_actions] != ["pile", "aside"]:
        yield "special_actions", "fixed-by-rules", "pile, aside"
    known = {gift.id: gift for gift in read_in.gifts}
    for place, special in enumerate(read_in.special_actions):
        at = f"special_actions[{place}]"
        for gift in special.gifts:
            if gift not in known:
                yield f"{at}.gifts", "unknown", gift
            elif special.type not in known[gift].types:
                yield f"{at}.gifts", "not-of-type", gift
        members = [gift.id for gift in read_in.gifts if special.type in gift.types]
        if sorted(members) != sorted(special.gifts):
            yield f"{at}.type", "fixed-by-rules", ", ".join(members)
    special_types = {type.id for type in read_in.types if type.special}
    if special_types != {special.type for special in read_in.special_actions}:
        yield "types", "fixed-by-rules", ", ".join(sorted(special_types))


# ---------------------------------------------------------------- tables

BOX = read()

INGREDIENT_IDS = tuple(ingredient.id for ingredient in BOX.ingredients)
RIBBON_IDS = tuple(ribbon.id for ribbon in BOX.ribbons)
TYPE_IDS = tuple(type.id for type in BOX.types)
REGION_IDS = tuple(region.id for region in BOX.regions)
GIFT_IDS = tuple(gift.id for gift in BOX.gifts)

INGREDIENTS = len(INGREDIENT_IDS)
RIBBONS = len(RIBBON_IDS)
TYPES = len(TYPE_IDS)
REGIONS = len(REGION_IDS)
GIFTS = len(GIFT_IDS)
PILES = BOX.setup.gift_piles

CITY = [region.kind for region in BOX.regions].index("city")

INGREDIENT_CARDS: Row = table([ingredient.cards for ingredient in BOX.ingredients])
ALL_INGREDIENT_CARDS = BOX.components.ingredient_cards
ALL_GIFTS = (1 << GIFTS) - 1
"""The set of all gifts: a bit for each."""

NEIGHBOURS: Grid = table(
    [[int(other in BOX.adjacency[region]) for other in REGION_IDS] for region in REGION_IDS]
)

GIFT_INGREDIENT: Grid = table(
    [[INGREDIENT_IDS.index(name) for name in gift.ingredients] for gift in BOX.gifts]
)
GIFT_TYPE: Grid = table(
    [[*(TYPE_IDS.index(name) for name in gift.types), NOTHING][:2] for gift in BOX.gifts]
)
"""Second type NOTHING: the gift has one type only."""


def gift_set(chosen: Iterable[bool]) -> int:
    """A set of gifts as a number: a bit for each gift that is in it."""
    return sum(1 << gift for gift, is_in in enumerate(chosen) if is_in)


ELVES = gift_set(gift.elf for gift in BOX.gifts)
TWO_TYPES = gift_set(len(gift.types) == 2 for gift in BOX.gifts)
WILD = gift_set(BOX.ribbons[RIBBON_IDS.index(gift.ribbon)].wild for gift in BOX.gifts)
OF_RIBBON: Row = table(
    [
        gift_set(g.ribbon == ribbon and not WILD >> i & 1 for i, g in enumerate(BOX.gifts))
        for ribbon in RIBBON_IDS
    ]
)
"""The gifts of each plain ribbon; none for a wild one."""
OF_FIRST_TYPE: Row = table([gift_set(g.types[0] == type for g in BOX.gifts) for type in TYPE_IDS])
OF_SECOND_TYPE: Row = table(
    [gift_set(g.types[1:] == [type] for g in BOX.gifts) for type in TYPE_IDS]
)

IS_SPECIAL: Row = table([int(type.special) for type in BOX.types])

SECRET = 0
TREASURE = 1
SPECIALS = 2
SPECIAL_IDS = tuple(special.type for special in BOX.special_actions)
PAIR: Grid = table([[GIFT_IDS.index(g) for g in special.gifts] for special in BOX.special_actions])
"""The two gifts of each special action."""
PAIRED = gift_set(
    any(gift in special.gifts for special in BOX.special_actions) for gift in GIFT_IDS
)

MOST_SEATS = 4
PILE_SIZE: Row = table(
    [0, 0, *(by.cards_per_pile for by in sorted(BOX.setup.by_seats, key=lambda by: by.seats))]
)
"""By number of seats."""
DEPTH = max(by.cards_per_pile for by in BOX.setup.by_seats)

HAND_START = BOX.setup.hand_start
BORDER_START = BOX.setup.border_cards_start
CRYSTALS = BOX.setup.crystals_per_seat
CITY_EXTRA = BOX.turn.city_draw_extra
HAND_LIMIT = BOX.turn.hand_limit
REFILL = BOX.turn.refill

COLLECTION_POINTS: Row = table(BOX.scoring.collection_points)
LARGEST_COLLECTION = len(BOX.scoring.collection_points) - 1
SPECIAL_POINTS = BOX.scoring.special_collection_points
COLOUR_POINTS = BOX.scoring.colour_points_per_card
ELF_POINTS = BOX.scoring.elf_points_per_card


def names(language: str) -> Mapping[str, str]:
    """The names of all components, by message."""
    families: dict[str, Sequence[Named]] = {
        "ingredient": BOX.ingredients,
        "ribbon": BOX.ribbons,
        "type": BOX.types,
        "region": BOX.regions,
        "gift": BOX.gifts,
    }
    return data.names_of(families, language)
