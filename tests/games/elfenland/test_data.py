"""Wrong data files are refused with the file, the place and the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from samobranka.core.data import shipped
from samobranka.core.faults import BadData
from samobranka.core.words import words_for
from samobranka.games.elfenland import parts

TEXT = shipped("elfenland")["data.toml"].read_text("utf-8")

PIG = 'id = "giant_pig"'
ROAD = '{ a = "beata", b = "elvenhold", terrain = "plains"'
FERRY = '{ a = "parundia", b = "yttar", lake = "mare_nebulae"'

# What is replaced, by what, and then: the place, the reason and the value of the fault.
Case = tuple[str, str, str, str, str]

MALFORMED: list[Case] = [
    ("schema = 1", "schema = 2", "$.schema", "unknown", "2"),
    ("schema = 1\n", "", "$", "missing-field", "schema"),
    ("travel_cards = 72", 'travel_cards = "72"', "$.components.travel_cards", "wrong-type", "str"),
    ("open_row = 5", "open_rows = 5", "$.setup", "unknown-field", "open_rows"),
    ("marker = false", 'marker = "no"', "$.towns[0].marker", "wrong-type", "str"),
    ("water = false", "water = false\ndeep = 1", "$.terrains[0]", "unknown-field", "deep"),
    ('{ from = "wylhien", ', "{ ", "$.ways.rivers[0]", "missing-field", "from"),
]

FAMILIES: list[Case] = [
    ('id = "yellow"', 'id = "red"', "colours[1].id", "twice", "red"),
    ('id = "forest"', 'id = "plains"', "terrains[1].id", "twice", "plains"),
    (PIG, 'id = "elfcycle"', "transports[1].id", "twice", "elfcycle"),
    (PIG, 'id = "big pig"', "transports[0].id", "bad-id", "big pig"),
    ('name_en = "Feodor"', 'name_en = " "', "towns[5]", "no-name", "feodor"),
    ('id = "mare_magnum"', 'id = "mare_nebulae"', "lakes[1].id", "twice", "mare_nebulae"),
]

NUMBERS: list[Case] = [
    ("fewest = 2", "fewest = 3", "seats", "fixed-by-rules", "2, 6"),
    (
        "kept_between_rounds = 1",
        "kept_between_rounds = 2",
        "counters.kept_between_rounds",
        "fixed-by-rules",
        "1",
    ),
    (
        "cards_per_seat = 1",
        "cards_per_seat = 2",
        "destination.cards_per_seat",
        "fixed-by-rules",
        "1",
    ),
    (
        "obstacles_per_seat = 1",
        "obstacles_per_seat = 2",
        "setup.obstacles_per_seat",
        "fixed-by-rules",
        "1",
    ),
    ("\ncount = 4", "\ncount = 0", "rounds.count", "wrong-count", "0"),
    ("early_win_last = 3", "early_win_last = 5", "rounds.early_win_last", "wrong-count", "5"),
    ("extra_cards = 1", "extra_cards = -1", "obstacle.extra_cards", "wrong-count", "-1"),
    ("dealt_up_to = 8", "dealt_up_to = 9", "hand.dealt_up_to", "wrong-count", "9"),
    (
        "kept_after_journey = 4",
        "kept_after_journey = 8",
        "hand.kept_after_journey",
        "wrong-count",
        "8",
    ),
    ("[caravan]\ncards = 3", "[caravan]\ncards = 2", "caravan.cards", "wrong-count", "2"),
    (
        "cards_with_obstacle = 4",
        "cards_with_obstacle = 2",
        "caravan.cards_with_obstacle",
        "wrong-count",
        "2",
    ),
    (
        "secret_per_round = 1",
        "secret_per_round = 0",
        "counters.secret_per_round",
        "fixed-by-rules",
        "1",
    ),
    ("open_per_round = 3", "open_per_round = 0", "counters.open_per_round", "wrong-count", "0"),
    (
        "open_per_round = 3",
        "open_per_round = 7",
        "components.transport_counters",
        "wrong-count",
        "59",
    ),
    ("open_row = 5", "open_row = 0", "setup.open_row", "wrong-count", "0"),
]

COUNTS: list[Case] = [
    ("travel_cards = 72", "travel_cards = 73", "components.travel_cards", "wrong-count", "72"),
    (
        "transport_counters = 48",
        "transport_counters = 47",
        "components.transport_counters",
        "wrong-count",
        "48",
    ),
    ("town_cards = 12", "town_cards = 11", "components.town_cards", "wrong-count", "12"),
    (
        "markers_per_seat = 20",
        "markers_per_seat = 21",
        "components.town_markers_per_seat",
        "wrong-count",
        "20",
    ),
    ("round_cards = 4", "round_cards = 5", "components.round_cards", "wrong-count", "4"),
    ("boots = 6", "boots = 5", "components.boots", "wrong-count", "6"),
]

TRANSPORTS: list[Case] = [
    ("counters = 0", "counters = 8", "components.transport_counters", "wrong-count", "56"),
    (
        "cost = { plains = 1, forest = 1 }",
        "cost = { plains = 1, swamp = 1 }",
        "transports[0].cost",
        "unknown",
        "swamp",
    ),
    (
        "cost = { plains = 1, forest = 1 }",
        "cost = { plains = 1, lake = 1 }",
        "transports[0].cost",
        "unknown",
        "lake",
    ),
    (
        "cost = { plains = 1, forest = 1 }",
        "cost = { plains = 0 }",
        "transports[0].cost.plains",
        "wrong-count",
        "0",
    ),
    (
        ", lake = 2 }",
        " }",
        "transports[6].cost",
        "fixed-by-rules",
        "river_downstream, river_upstream, lake",
    ),
]

MAP: list[Case] = [
    ('start_town = "elvenhold"', 'start_town = "paris"', "setup.start_town", "unknown", "paris"),
    (ROAD, ROAD.replace("plains", "lake"), "ways.roads[0].terrain", "unknown", "lake"),
    (ROAD, ROAD.replace('a = "beata"', 'a = "paris"'), "ways.roads", "unknown", "paris"),
    (
        ROAD,
        ROAD.replace('a = "beata"', 'a = "elvenhold"'),
        "ways.roads",
        "twice",
        "elvenhold, elvenhold",
    ),
    (
        '{ from = "wylhien", to = "usselen"',
        '{ from = "elvenhold", to = "beata"',
        "ways.waterways",
        "twice",
        "beata, elvenhold",
    ),
    (
        FERRY,
        FERRY.replace("mare_nebulae", "mare_magnum"),
        "ways.ferries[0].lake",
        "unknown",
        "mare_magnum",
    ),
    (
        '{ a = "dagamura", b = "kihromah"',
        '{ a = "dagamura", b = "rivinia"',
        "ways.roads",
        "one-way",
        "roads",
    ),
]

CASES = MALFORMED + FAMILIES + NUMBERS + COUNTS + TRANSPORTS + MAP


def fault_in(path: Path) -> dict[str, str]:
    """What is said of a file."""
    with pytest.raises(BadData) as caught:
        parts.read(path)
    return dict(caught.value.facts)


def written(folder: Path, old: str, new: str) -> Path:
    """The shipped file with one replacement."""
    assert old in TEXT
    path = folder / "my_elfenland.toml"
    path.write_text(TEXT.replace(old, new, 1), "utf-8")
    return path


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[3]} {case[2]}")
def test_a_wrong_file_is_refused(case: Case, tmp_path: Path) -> None:
    old, new, place, reason, value = case
    path = written(tmp_path, old, new)
    found = fault_in(path)
    said = {key: found[key] for key in ("file", "place", "reason", "value")}
    assert said == {"file": str(path), "place": place, "reason": reason, "value": value}


def test_the_start_town_has_no_marker(tmp_path: Path) -> None:
    text = TEXT.replace('start_town = "elvenhold"', 'start_town = "beata"')
    path = tmp_path / "my_elfenland.toml"
    path.write_text(text, "utf-8")
    assert fault_in(path)["place"] == "towns[2]"


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"[" * 5000])
def test_what_is_no_data_file_at_all(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "my_elfenland.toml"
    path.write_bytes(content)
    assert fault_in(path)["reason"] in ("syntax", "missing-field")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_fault_has_words(language: str, tmp_path: Path) -> None:
    words = words_for(language)
    for case in CASES:
        with pytest.raises(BadData) as caught:
            parts.read(written(tmp_path, case[0], case[1]))
        told = caught.value.tell(words)
        assert "my_elfenland.toml" in told
        assert f"({case[3]})" not in told  # how a reason without words of its own is told
