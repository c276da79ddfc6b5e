"""Chapter 1: the components, read from data.toml into named tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from samobranka.core import data
from samobranka.core.data import ASIDE, Flaw, Forms
from samobranka.core.record import Row, table

GAME = "game"
FILE = "data.toml"

NOTHING = -1
MOST_SEATS = 4

Small = Annotated[int, msgspec.Meta(ge=1, le=20)]
Few = msgspec.Meta(min_length=2, max_length=6)
Told = Annotated[str, ASIDE]


class Named(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    name_ru: Told
    name_en: Told
    forms_ru: Forms = {}
    forms_en: Forms = {}


class Card(Named, frozen=True, kw_only=True):
    copies: Small


class Turnip(Named, frozen=True, kw_only=True):
    worth: Small


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    schema: Literal[1]
    hand_start: Small
    cards: Annotated[list[Card], Few]
    turnips: Annotated[list[Turnip], Few]


def check(path: Path, name: str = FILE) -> None:
    """Reads and checks a data file; BadData names the file, the entry and the reason."""
    read(path)


def read(path: Path | None = None) -> Data:
    """The data file in force, or the one at `path`, checked."""
    box: Data = data.read(GAME, FILE, Data, path, faults_in)
    return box


def faults_in(box: Data) -> Iterator[Flaw]:
    """What is wrong with a well-formed file."""
    families: dict[str, Sequence[Named]] = {"cards": box.cards, "turnips": box.turnips}
    for family, entries in families.items():
        yield from data.family_flaws(family, entries)
        for place, entry in enumerate(entries):
            if entry.id == "nobody":  # what a seat that stays at home has chosen
                yield f"{family}[{place}].id", "twice", entry.id
    if sum(card.copies for card in box.cards) < MOST_SEATS * box.hand_start:  # 2.1
        yield "hand_start", "wrong-count", str(box.hand_start)


BOX = read(Path(__file__).with_name(FILE))

CARD_IDS = tuple(card.id for card in BOX.cards)
CARDS = len(CARD_IDS)
COPIES: Row = table([card.copies for card in BOX.cards])
ALL_CARDS = sum(card.copies for card in BOX.cards)
MOUSE = 0
GRANDFATHER = CARDS - 1
HAND_START = BOX.hand_start

TURNIP_IDS = tuple(turnip.id for turnip in BOX.turnips)
TURNIPS = len(TURNIP_IDS)
WORTH: Row = table([turnip.worth for turnip in BOX.turnips])


def names(language: str) -> Mapping[str, str]:
    """The names of all components, by message."""
    families: dict[str, Sequence[Named]] = {"card": BOX.cards, "turnip": BOX.turnips}
    return data.names_of(families, language)
