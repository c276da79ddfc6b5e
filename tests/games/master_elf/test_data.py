"""Wrong data files are refused with the file, the place and the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from samobranka.core.data import shipped
from samobranka.core.faults import BadData
from samobranka.core.words import words_for
from samobranka.games.master_elf import parts

TEXT = shipped("master_elf")["data.toml"].read_text("utf-8")

TANK = 'id = "tank"\nname_ru = "Танк"\nname_en = "Toy Tank"\ningredients = ["metal", "fire"]'
ANOTHER_GIFT = """
[[gifts]]
no = {no}
id = "gift_{no}"
name_ru = "Подарок"
name_en = "Gift"
ingredients = ["metal", "fire"]
types = ["army"]
ribbon = "red"
elf = false
emoji = ""
art = ""
status = "reconstructed"
known_fields = []
"""

ROUND_THE_CITY = """city = ["north", "east", "south", "west"]
north = ["city", "east", "west"]
east = ["city", "north", "south"]
south = ["city", "east", "west"]
west = ["city", "north", "south"]"""
ROUND_THE_RIM = ROUND_THE_CITY.split("\n", 1)[1].replace('"city", ', "")

# What is replaced, by what, and then: the place, the reason and the value of the fault.
Case = tuple[str, str, str, str, str]

MALFORMED: list[Case] = [
    ("schema = 1", "schema = 2", "$.schema", "unknown", "2"),
    ("schema = 1\n", "", "$", "missing-field", "schema"),
    ("gift_cards = 45", 'gift_cards = "45"', "$.components.gift_cards", "wrong-type", "str"),
    ("hand_limit = 7", "hand_limit = 7.5", "$.turn.hand_limit", "wrong-type", "float"),
    ("elf = false", 'elf = "no"', "$.gifts[0].elf", "wrong-type", "str"),
    ("split = [2, 1]", "split = 2", "$.making.split", "wrong-type", "int"),
    ("elf = false\n", "", "$.gifts[0]", "missing-field", "elf"),
    ("elf = false", "elf = false\ngoblin = 1", "$.gifts[0]", "unknown-field", "goblin"),
    ("hand_limit = 7", "hand_limits = 7", "$.turn", "unknown-field", "hand_limits"),
    ('kind = "city"', 'kind = "sea"', "$.regions[0].kind", "unknown", "sea"),
    ('\nstatus = "known"', '\nstatus = "sure"', "$.gifts[0].status", "unknown", "sure"),
    ('looks_at = "pile"', 'looks_at = "deck"', "$.special_actions[0].looks_at", "unknown", "deck"),
]

FAMILIES: list[Case] = [
    ('id = "water"', 'id = "magic"', "ingredients[1].id", "twice", "magic"),
    ('id = "green"', 'id = "blue"', "ribbons[1].id", "twice", "blue"),
    ('id = "pirates"', 'id = "antiquities"', "types[1].id", "twice", "antiquities"),
    ('id = "east"', 'id = "north"', "regions[2].id", "twice", "north"),
    ('id = "tank"', 'id = "pirate"', "gifts[3].id", "twice", "pirate"),
    ('id = "tank"', 'id = "my tank"', "gifts[3].id", "bad-id", "my tank"),
    ('id = "tank"', 'id = "танк"', "gifts[3].id", "bad-id", "танк"),
    ('id = "tank"', 'id = ""', "gifts[3].id", "bad-id", ""),
    ('name_ru = "Танк"', 'name_ru = ""', "gifts[3]", "no-name", "tank"),
    ('name_en = "Elfgard"', 'name_en = "  "', "regions[0]", "no-name", "city"),
]

NUMBERS: list[Case] = [
    ("gift_piles = 3", "gift_piles = 0", "setup.gift_piles", "fixed-by-rules", "3"),
    ("[0, 1, 3, 6, 9, 12]", "[]", "scoring.collection_points", "fixed-by-rules", "0"),
    ("[0, 1, 3, 6, 9, 12]", "[1, 3]", "scoring.collection_points", "fixed-by-rules", "0"),
    ("cards = 7", "cards = -7", "ingredients[0].cards", "wrong-count", "-7"),
    ("hand_start = 3", "hand_start = -1", "setup.hand_start", "wrong-count", "-1"),
    ("hand_start = 3", "hand_start = 10", "setup", "wrong-count", "44"),
    (
        "crystals_per_seat = 1",
        "crystals_per_seat = 99",
        "setup.crystals_per_seat",
        "wrong-count",
        "99",
    ),
    ("refill = 3", "refill = -3", "turn.refill", "wrong-count", "-3"),
    ("hand_limit = 7", "hand_limit = 700", "turn.hand_limit", "wrong-count", "700"),
    (
        "ingredient_cards = 42",
        "ingredient_cards = 128",
        "components.ingredient_cards",
        "too-many",
        "128",
    ),
]

COUNTS: list[Case] = [
    ("cards = 7", "cards = 8", "components.ingredient_cards", "wrong-count", "43"),
    ("gift_cards = 45", "gift_cards = 44", "components.gift_cards", "wrong-count", "45"),
    ("seats = 4", "seats = 5", "setup.by_seats", "seats-missing", "2, 3, 4"),
    ("seats = 3", "seats = 2", "setup.by_seats", "seats-missing", "2, 3, 4"),
    ("per_pile = 8", "per_pile = 0", "setup.by_seats[0].cards_per_pile", "wrong-count", "0"),
    ("per_pile = 12", "per_pile = 14", "setup.by_seats[2].cards_per_pile", "wrong-count", "14"),
    # 10.1, 7.5: three bonus cards are not enough for three seats once one was taken for free.
    ("per_pile = 10", "per_pile = 14", "setup.by_seats[1].cards_per_pile", "wrong-count", "14"),
    ("split = [2, 1]", "split = [3, 1]", "making", "fixed-by-rules", "2, 1"),
    ("replaces_cards = 1", "replaces_cards = 2", "making", "fixed-by-rules", "2, 1"),
]

MAP: list[Case] = [
    ('kind = "border"', 'kind = "city"', "regions", "one-city", "city"),
    ('kind = "city"', 'kind = "border"', "regions", "one-city", "city"),
    (
        'west = ["city", "north", "south"]',
        "",
        "adjacency",
        "fixed-by-rules",
        "city, north, east, south, west",
    ),
    ('north = ["city", ', 'north = ["city", "town", ', "adjacency.north", "unknown", "town"),
    ('north = ["city", "east", "west"]', 'north = ["city"]', "adjacency.east", "one-way", "north"),
    ('north = ["city", ', 'north = ["north", "city", ', "adjacency.north", "one-way", "north"),
    (ROUND_THE_CITY, "city = []\n" + ROUND_THE_RIM, "adjacency.city", "wrong-count", "0"),
]

GIFTS: list[Case] = [
    (TANK, TANK.replace("fire", "coal"), "gifts[3].ingredients", "unknown", "coal"),
    (TANK, TANK.replace("fire", "metal"), "gifts[3].ingredients", "twice", "metal"),
    ('["army", "transport"]', '["army", "toys"]', "gifts[3].types", "unknown", "toys"),
    ('["army", "transport"]', "[]", "gifts[3].types", "one-or-two", ""),
    ('["army", "transport"]', '["army", "army"]', "gifts[3].types", "one-or-two", "army, army"),
    (
        '["army", "transport"]',
        '["army", "transport", "music"]',
        "gifts[3].types",
        "one-or-two",
        "army, transport, music",
    ),
    ('ribbon = "green"', 'ribbon = "pink"', "gifts[0].ribbon", "unknown", "pink"),
]

SPECIAL: list[Case] = [
    ('looks_at = "pile"', 'looks_at = "aside"', "special_actions", "fixed-by-rules", "pile, aside"),
    ('["casket", "key"]', '["casket", "lock"]', "special_actions[0].gifts", "unknown", "lock"),
    ('["casket", "key"]', '["casket", "tank"]', "special_actions[0].gifts", "not-of-type", "tank"),
    (
        'types = ["army", "transport"]',
        'types = ["army", "secret"]',
        "special_actions[0].type",
        "fixed-by-rules",
        "casket, tank, key",
    ),
    (
        "special = false",
        "special = true",
        "types",
        "fixed-by-rules",
        "antiquities, secret, treasure",
    ),
]


CASES = MALFORMED + FAMILIES + NUMBERS + COUNTS + MAP + GIFTS + SPECIAL


def fault_in(path: Path) -> dict[str, str]:
    """What is said of a file."""
    with pytest.raises(BadData) as caught:
        parts.read(path)
    return dict(caught.value.facts)


def written(folder: Path, old: str, new: str) -> Path:
    """The shipped file with one replacement."""
    assert old in TEXT
    path = folder / "my_elf.toml"
    path.write_text(TEXT.replace(old, new, 1), "utf-8")
    return path


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[3]} {case[2]}")
def test_a_wrong_file_is_refused(case: Case, tmp_path: Path) -> None:
    old, new, place, reason, value = case
    path = written(tmp_path, old, new)
    found = fault_in(path)
    said = {key: found[key] for key in ("file", "place", "reason", "value")}
    assert said == {"file": str(path), "place": place, "reason": reason, "value": value}


def test_malformed_toml_is_refused_with_its_line(tmp_path: Path) -> None:
    found = fault_in(written(tmp_path, "schema = 1", "schema = = 1"))
    line = TEXT[: TEXT.index("\nschema = 1")].count("\n") + 2
    assert (found["place"], found["reason"]) == ("$", "syntax")
    assert f"line {line}" in found["value"]


def test_a_wrong_type_says_what_is_expected(tmp_path: Path) -> None:
    found = fault_in(written(tmp_path, "gift_cards = 45", 'gift_cards = "45"'))
    assert found["expected"] == "int"


@pytest.mark.parametrize("ingredients", ['["magic"]', '["magic", "water", "fire"]'])
def test_a_gift_has_exactly_two_ingredients(ingredients: str, tmp_path: Path) -> None:
    old = 'ingredients = ["magic", "water"]'
    found = fault_in(written(tmp_path, old, f"ingredients = {ingredients}"))
    assert (found["place"], found["reason"]) == ("$.gifts[0].ingredients", "wrong-type")


def test_more_gifts_than_a_set_can_hold(tmp_path: Path) -> None:
    path = tmp_path / "my_elf.toml"
    more = "".join(ANOTHER_GIFT.format(no=no) for no in range(46, 64))
    path.write_text(TEXT.replace("gift_cards = 45", "gift_cards = 63") + more, "utf-8")
    found = fault_in(path)
    assert (found["place"], found["reason"], found["value"]) == ("gifts", "too-many", "63")


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"\x00" * 20, b"[" * 5000])
def test_what_is_no_data_file_at_all(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "my_elf.toml"
    path.write_bytes(content)
    found = fault_in(path)
    assert (found["file"], found["place"]) == (str(path), "$")
    assert found["reason"] in ("syntax", "missing-field")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_fault_has_words(language: str, tmp_path: Path) -> None:
    words = words_for(language)
    for case in CASES:
        with pytest.raises(BadData) as caught:
            parts.read(written(tmp_path, case[0], case[1]))
        told = caught.value.tell(words)
        assert "my_elf.toml" in told
        assert case[2] in told
        assert f"({case[3]})" not in told  # how a reason without words of its own is told
