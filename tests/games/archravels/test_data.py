"""Wrong data files are refused with the file, the place and the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from samobranka.core.data import shipped
from samobranka.core.faults import BadData
from samobranka.core.words import words_for
from samobranka.games.archravels import parts

TEXT = shipped("archravels")["data.toml"].read_text("utf-8")

# What is replaced, by what, and then: the place, the reason and the value of the fault.
Case = tuple[str, str, str, str, str]

HAT = 'name_en = "hat"\nyarn = 2'
LOOT = 'id = "loot"'
SPACE = '{ no = 1, works = [{ work = "shop", n = 4 }] }'
SALE = 'who = "active"\namount = 3'

MALFORMED: list[Case] = [
    ("schema = 1", "schema = 2", "$.schema", "unknown", "2"),
    ("yarn_colours = 6", 'yarn_colours = "6"', "$.components.yarn_colours", "wrong-type", "str"),
    ('side = "A"', 'side = "C"', "$.characters[0].side", "unknown", "C"),
    ("take_three_yarn = 3", "take_four_yarn = 3", "$.turn", "unknown-field", "take_four_yarn"),
    (
        'work = "shop", n = 4',
        'work = "sleep", n = 4',
        "$.specialties[0].spaces[0].works[0].work",
        "unknown",
        "sleep",
    ),
]

FIXED: list[Case] = [
    ('id = "orange"\n', 'id = "red"\n', "colours[1].id", "twice", "red"),
    ('id = "orange"\n', 'id = "o range"\n', "colours[1].id", "bad-id", "o range"),
    ('name_en = "Snow Day"', 'name_en = " "', "projects[1]", "no-name", "snow_day"),
    ('id = "donate"', 'id = "gift"', "event_cards", "fixed-by-rules", ", ".join(parts.EVENT_IDS)),
    ('id = "hat"', 'id = "cap"', "items", "fixed-by-rules", ", ".join(parts.ITEM_IDS)),
    ("project_row = 3", "project_row = 4", "setup.project_row", "fixed-by-rules", "3"),
    ("points_step = 0.25", "points_step = 0.5", "scoring.points_step", "fixed-by-rules", "0.25"),
    ("seats = 4\n", "seats = 5\n", "setup.by_seats", "seats-missing", "2, 3, 4"),
]

NUMBERS: list[Case] = [
    ("\nprojects = 16", "\nprojects = 17", "components.projects", "wrong-count", "16"),
    ("yarn_cards = 80", "yarn_cards = 79", "components.yarn_cards", "wrong-count", "80"),
    (
        "bazaar_columns = 3",
        "bazaar_columns = 0",
        "setup.bazaar_rows",
        "wrong-count",
        "0",
    ),
    ("projects = 8", "projects = 2", "setup.by_seats[0].projects", "wrong-count", "2"),
    ("empty_slot_yarn = 1", "empty_slot_yarn = 0", "turn.empty_slot_yarn", "wrong-count", "0"),
    (
        "random_requests_each = 1",
        "random_requests_each = 9",
        "setup.random_requests_each",
        "wrong-count",
        "9",
    ),
    (HAT, HAT.replace("2", "7"), "items[0].yarn", "wrong-count", "7"),
    (
        "value = 3\nhas_tile = true\nlearned_points = 3",
        "value = 3\nhas_tile = false\nlearned_points = 3",
        "pattern_tiles[0].item",
        "not-of-type",
        "bear",
    ),
    ("points = 9.75", "points = 9.8", "special_requests[13].points", "wrong-count", "9.8"),
    (SALE, SALE.replace("3", "0"), "event_cards[1].amount", "wrong-count", "0"),
]

REFERENCES: list[Case] = [
    ("exact = { purple = 3 }", "exact = { pink = 3 }", "pattern_tiles[0].exact", "unknown", "pink"),
    (
        "exact = { purple = 3 }",
        "exact = { purple = 2 }",
        "pattern_tiles[0].exact",
        "wrong-count",
        "2",
    ),
    ('item = "bear"', 'item = "goat"', "pattern_tiles[0].item", "unknown", "goat"),
    ('favourite = "robot"', 'favourite = "cat"', "characters[7].favourite", "unknown", "cat"),
    ('favourite = "robot"', 'favourite = "octopus"', "characters[7].favourite", "twice", "octopus"),
    (
        'specialty = "yarn_spinner"',
        'specialty = "master_crafter"',
        "specialties[1].id",
        "fixed-by-rules",
        "A, B",
    ),
    (SPACE, SPACE.replace("4", "7"), "specialties[0].spaces[0].works", "wrong-count", "7"),
    (
        SPACE,
        "{ no = 1, works = [] }",
        "specialties[0].spaces[0].works",
        "one-or-two",
        "",
    ),
    (SPACE, SPACE.replace("1,", "2,"), "specialties[0].spaces", "fixed-by-rules", "1, 2, 3, 4"),
    (
        "items = { hat = 1, scarf = 1 }",
        "items = { hat = 1, sock = 1 }",
        "projects[0].items",
        "unknown",
        "sock",
    ),
    ("yarn = { blue = 4 }", "yarn = { blue = 3 }", "special_requests[2].yarn", "wrong-count", "3"),
    ("yarn = { any = 2 }", "yarn = { some = 2 }", "yarn_cards[22].yarn", "unknown", "some"),
]


def written(folder: Path, old: str, new: str) -> Path:
    """The data file with one thing replaced."""
    assert old in TEXT
    path = folder / "mine.toml"
    path.write_text(TEXT.replace(old, new, 1), "utf-8")
    return path


def test_the_shipped_file_is_right() -> None:
    parts.check(shipped("archravels")["data.toml"])


@pytest.mark.parametrize(
    ("old", "new", "place", "reason", "value"), [*MALFORMED, *FIXED, *NUMBERS, *REFERENCES]
)
def test_a_wrong_file_is_refused(
    tmp_path: Path, old: str, new: str, place: str, reason: str, value: str
) -> None:
    path = written(tmp_path, old, new)
    with pytest.raises(BadData) as caught:
        parts.check(path)
    facts = caught.value.facts
    assert (facts["place"], facts["reason"], facts["value"]) == (place, reason, value)
    assert facts["file"] == str(path)
    for language in ("ru", "en"):
        assert str(path) in caught.value.tell(words_for(language))


def test_names_and_points_may_be_corrected(tmp_path: Path) -> None:
    parts.check(written(tmp_path, 'name_ru = "Добыча"', 'name_ru = "Трофеи"'))
    parts.check(written(tmp_path, "points = 13\n", "points = 13.25\n"))
    parts.check(written(tmp_path, LOOT, 'id = "spoils"'))
