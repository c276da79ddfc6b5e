"""Wrong data files are refused with the file, the place and the reason; a right one is played with."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from samobranka.core import data
from samobranka.core.data import shipped
from samobranka.core.faults import BadData
from samobranka.core.words import words_for
from samobranka.games.broom_service import parts

TEXT = shipped("broom_service")["data.toml"].read_text("utf-8")

# What is replaced, by what, and then: the place, the reason and the value of the fault.
Case = tuple[str, str, str, str, str]

MALFORMED: list[Case] = [
    ("schema = 1\n", "schema = 2\n", "$.schema", "unknown", "2"),
    ("points = 10\n", 'points = "ten"\n', "$.setup.points", "wrong-type", "str"),
    ("rounds = 7\n", "", "$.round", "missing-field", "rounds"),
    ("rounds = 7\n", "rounds = 7\nweeks = 7\n", "$.round", "unknown-field", "weeks"),
    ('effect = "clouds"', 'effect = "frogs"', "$.events[8].effect", "unknown", "frogs"),
]

FAMILIES: list[Case] = [
    ('id = "hill_witch"', 'id = "forest_witch"', "roles[1].id", "twice", "forest_witch"),
    ('id = "solitude"', 'id = "sólo"', "events[9].id", "bad-id", "sólo"),
    ('name_en = "Portal"', 'name_en = ""', "hill_tiles[0]", "no-name", "portal"),
    ('id = "nK02"', 'id = "nK01"', "cloud_spaces[1].id", "twice", "nK01"),
]

NUMBERS: list[Case] = [
    ("pawns = 2 ", "pawns = 3 ", "setup.pawns", "fixed-by-rules", "2"),
    ('kind = "wand"', 'kind = "potion"', "resources", "fixed-by-rules", "3 × potion, wand"),
    ("rounds = 7\n", "rounds = 9\n", "round.rounds", "wrong-count", "9"),
    ("roles_chosen = 4", "roles_chosen = 10", "round.roles_chosen", "wrong-count", "10"),
    ("seats = 5\n", "seats = 6\n", "setup.by_seats", "seats-missing", "2, 3, 4, 5"),
    ("wands = [1, 2, 1]", "wands = [1, 2]", "setup.by_seats[1].wands", "wrong-count", "2"),
    (
        "cursed_roles = 3 ",
        "cursed_roles = 6 ",
        "setup.by_seats[0].cursed_roles",
        "wrong-count",
        "6",
    ),
    ("[0, 4, 9, 15]", "[4, 9, 15]", "scoring.amulet_points", "fixed-by-rules", "0"),
    ("event_cards = 10", "event_cards = 11", "components.event_cards", "wrong-count", "10"),
    ("count = 9\n", "count = 8\n", "components.thunder_clouds", "wrong-count", "23"),
]

CARDS: list[Case] = [
    (
        "brave = { gain = { purple = 2, wand = 1 } }",
        "brave = { gain = { purple = 2, wand = 1 }, either = true }",
        "roles[4].brave.either",
        "fixed-by-rules",
        "false",
    ),
    (
        "cowardly = { gain = { purple = 1 } }",
        "cowardly = { gain = { purple = 1 }, either = true }",
        "roles[4].cowardly.either",
        "fixed-by-rules",
        "false",
    ),
    (
        "cowardly = { gain = { purple = 1 } }",
        "cowardly = { gain = { purple = 2, wand = 1 }, either = true }",
        "roles[4].cowardly.gain",
        "fixed-by-rules",
        "1",
    ),
    (
        "{ gain = { purple = 2, wand",
        "{ gain = { pink = 2, wand",
        "roles[4].brave.gain",
        "unknown",
        "pink",
    ),
    (
        "brave = { move = 1, deliver = 1 }",
        "brave = { move = 2 }",
        "roles[0].brave",
        "fixed-by-rules",
        "move = 1, deliver = 1",
    ),
    (
        "cowardly = { gain = { purple = 1 } }",
        "cowardly = { gain = { purple = 1, wand = 1 } }",
        "roles[4].cowardly.gain",
        "fixed-by-rules",
        "1",
    ),
    (
        "brave = { move = 1, deliver = 1 }",
        "brave = { move = 1, deliver = 1, points = 2 }",
        "roles[0].brave.points",
        "fixed-by-rules",
        "0",
    ),
    (
        "cowardly = { deliver = 1 }",
        "cowardly = { deliver = 1, points = 1 }",
        "roles[7].cowardly.points",
        "fixed-by-rules",
        "0",
    ),
    ('["forest", "prairie"]', '["swamp", "prairie"]', "roles[7].landscapes", "unknown", "swamp"),
    (
        'timing = "during"',
        'timing = "end_of_round"',
        "events[1].timing",
        "fixed-by-rules",
        "during",
    ),
    ("pay = { potion = 1 }", "pay = { potion = 2 }", "events[1]", "fixed-by-rules", "potion = 1"),
    ("sets = 1\n", "sets = 2\n", "events[7]", "fixed-by-rules", "sets = 1"),
    (
        "does = { move = 1 }",
        "does = { move = 1, deliver = 1 }",
        "storm_clouds[1].does",
        "fixed-by-rules",
        "move / deliver / dispel / gain",
    ),
    ("laid = 3,", "laid = 6,", "components.amulets", "wrong-count", "30"),
]

BOARDS: list[Case] = [
    (
        'adjacent = ["nA2", "nB1"]',
        'adjacent = ["nB1"]',
        "boards.normal.regions[1].adjacent",
        "one-way",
        "nA1",
    ),
    (
        'adjacent = ["nA2", "nB1"]',
        'adjacent = ["nA2", "nB1", "nX9"]',
        "boards.normal.regions[0].adjacent",
        "unknown",
        "nX9",
    ),
    (
        'regions = ["nA1", "nA2", "nB1"]',
        'regions = ["nA1", "nG4"]',
        "boards.normal.castles[0].regions",
        "one-way",
        "nA1",
    ),
    ('region = "nC4"', 'region = "nB2"', "boards.normal.starts[1].region", "unknown", "nB2"),
    ("clouds = 18\n", "clouds = 17\n", "boards.normal.clouds", "wrong-count", "18"),
    (
        "tile_at = [0.3325, 0.7129]\n",
        "",
        "boards.normal.castles[16].covered",
        "fixed-by-rules",
        "tile_at",
    ),
    (
        "circle_at = [0.5526, 0.0363]",
        "circle_at = [0.5, 0.1]\ntile_at = [0.5, 0.1]",
        "boards.advanced.regions[18].circle_at",
        "fixed-by-rules",
        "xE1",
    ),
    (
        "x = 0.0798\n",
        "x = 0.0798\ncircle_at = [0.08, 0.36]\n",
        "boards.normal.regions[1].circle_at",
        "fixed-by-rules",
        "nA2",
    ),
    (
        "x = 0.0798\n",
        "x = 0.0798\ntile_at = [0.08, 0.36]\n",
        "boards.normal.regions[1].tile_at",
        "fixed-by-rules",
        "nA2",
    ),
    ('islands = [["xE1"]', 'islands = [["xE9"]', "boards.advanced.islands", "unknown", "xE9"),
]


def written(folder: Path, *changes: tuple[str, str]) -> Path:
    """Our file with some texts replaced, each at its first place."""
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / "my_broom.toml"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize(
    "case", [*MALFORMED, *FAMILIES, *NUMBERS, *CARDS, *BOARDS], ids=lambda c: c[1][:30]
)
def test_a_wrong_file_is_refused(case: Case, tmp_path: Path) -> None:
    old, new, place, reason, value = case
    path = written(tmp_path, (old, new))
    with pytest.raises(BadData) as refused:
        parts.check(path)
    facts = refused.value.facts
    assert (facts["file"], facts["place"], facts["reason"]) == (str(path), place, reason)
    assert str(facts["value"]) == value
    for language in ("ru", "en"):
        assert place in refused.value.tell(words_for(language))


def test_our_own_file_is_right(tmp_path: Path) -> None:
    parts.check(written(tmp_path))
    assert list(parts.faults_in(parts.read())) == []


# ---------------------------------------------------------------- playing with a corrected file

BESIDES = """
from samobranka.games.broom_service.phases.gathering import Take
from samobranka.games.broom_service.phases.trading import Trade
from samobranka.games.broom_service.phases.turns import Call
from samobranka.games.broom_service.phases.undone import Nothing
from tests.games.broom_service.table import COWARD, advanced, playing
t = playing("fruit_gatherer", "", event="black_market").give(0, green=2)
t.act(Call("fruit_gatherer", COWARD))
print(t.waiting(), [type(action).__name__ for action in t.legal()])
t.act(Trade("green"), Take("purple"))
print(t.points[0], t.stock(0)["green"], t.stock(0)["purple"])
t = advanced("fruit_gatherer", "", event="black_market").hold(0, "courage").give(0, green=2)
t.act(Call("fruit_gatherer", COWARD), Nothing())
print(t.decision, len(t.legal()), t.why(Trade("green")), t.rule(Trade("green")))
"""

ELSEWHERE = """
from samobranka.core.words import words_for
from samobranka.games.broom_service.phases.turns import Call
from tests.games.broom_service.table import COWARD, flights, playing
print(words_for("ru", "broom_service").name("castle-nT01", "into"))
t = playing("hill_witch", "").act(Call("hill_witch", COWARD))
print(sorted(flights(t)))
"""


def said(home: Path, program: str) -> list[str]:
    """What a program says that starts now: data is read once, on import."""
    root = Path(__file__).parents[3]
    path = os.pathsep.join([str(root), *sys.path])
    environment = {**os.environ, "SAMOBRANKA_HOME": str(home), "PYTHONPATH": path}
    command = [sys.executable, "-c", program]
    ran = subprocess.run(
        command, env={**environment, "PYTHONIOENCODING": "utf-8"}, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's own folder."""
    monkeypatch.setenv("SAMOBRANKA_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_a_trade_that_comes_besides_the_action(home: Path, tmp_path: Path) -> None:
    """R21: the other reading of the black events is one word in the file."""
    data.use(
        "broom_service", written(tmp_path, ("replaces_action = true", "replaces_action = false"))
    )
    lines = said(home, BESIDES)
    assert lines[:2] == ["['take', 'trade'] ['Trade', 'Nothing']", "13 1 1"]
    assert lines[2] == "way 2 trade_came_first 10.7"  # the action or the tile, and no trade again


def test_a_corrected_board_is_played_on(home: Path, tmp_path: Path) -> None:
    changes = [("Мятный замок", "Замок с гербом"), ('landscape = "lake"', 'landscape = "hills"')]
    data.use("broom_service", written(tmp_path, *changes))
    lines = said(home, ELSEWHERE)
    assert lines[0] == "Замок с гербом"
    assert "(0, 'nB2')" in lines[1]  # the lake turned out to be hills
    data.reset("broom_service")
    assert "(0, 'nB2')" not in said(home, ELSEWHERE)[1]


FORMS = """
from samobranka.core.words import words_for
for case in ("", "into", "genitive"):
    print(words_for("ru", "broom_service").name("castle-nT01", case))
"""

WITH_FORMS = (
    'name_ru = "Мятный замок"\n',
    'name_ru = "Замок с гербом"\nforms_ru = { into = "в Замок с гербом" }\n',
)


def test_a_corrected_name_is_bent_as_its_owner_says(home: Path, tmp_path: Path) -> None:
    before = data.facts_of(parts.read())
    path = written(tmp_path, WITH_FORMS)
    data.use("broom_service", path)
    assert said(home, FORMS) == ["Замок с гербом", "в Замок с гербом", "Замок с гербом"]
    assert data.facts_of(parts.read(path)) == before  # names are no facts of play


@pytest.mark.parametrize(
    ("forms", "reason", "value"),
    [('{ genetive = "x" }', "unknown", "genetive"), ('{ into = " " }', "no-name", "into")],
)
def test_a_form_that_no_sentence_asks_for_is_refused(
    forms: str, reason: str, value: str, tmp_path: Path
) -> None:
    path = written(tmp_path, ('name_ru = "Мятный замок"\n', f'name_ru = "А"\nforms_ru = {forms}\n'))
    with pytest.raises(BadData) as refused:
        data.check("broom_service", path)
    assert refused.value.facts["place"] == "boards.normal.castles[0].forms_ru"
    assert (refused.value.facts["reason"], refused.value.facts["value"]) == (reason, value)


def test_a_wrong_file_is_not_put_in_force(home: Path, tmp_path: Path) -> None:
    with pytest.raises(BadData):
        data.use("broom_service", written(tmp_path, ("rounds = 7\n", "rounds = 0\n")))
    assert not (home / "data").exists()
