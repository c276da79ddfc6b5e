"""Wrong data files are refused with the file, the place and the reason; corrected ones are used."""

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
from samobranka.games.catan import parts
from samobranka.games.catan.geometry import topology_of

FILES = shipped("catan")

# The file, what is replaced, by what, and then the place and the reason of the fault.
CASES = [
    ("base.toml", "schema = 1", "schema = 2", "$.schema", "unknown"),
    ("base.toml", "goal = 10", 'goal = "10"', "$.victory.goal", "wrong-type"),
    ("base.toml", "dice = 2", "dice = 3", "turn.dice", "fixed-by-rules"),
    ("base.toml", "city_yield = 2", "city_yield = 3", "turn.city_yield", "fixed-by-rules"),
    ("base.toml", "base = 19  #", "base = 99  #", "bank.base", "wrong-count"),
    ("base.toml", 'id = "wool"', 'id = "fleece"', "resources[2].id", "unknown"),
    ("base.toml", 'id = "wool"', 'id = "brick"', "resources[2].id", "twice"),
    ("base.toml", 'name_ru = "глина"', 'name_ru = " "', "resources[0]", "no-name"),
    ("base.toml", "{ ore = 3, grain = 2 }", "{ gold = 3 }", "pieces[2].cost", "unknown"),
    ("base.toml", "{ ore = 3, grain", "{ ore = 0, grain", "pieces[2].cost.ore", "wrong-count"),
    (
        "base.toml",
        "hexes = { base = 19",
        "hexes = { base = 20",
        "components.hexes.base",
        "wrong-count",
    ),
    (
        "base.toml",
        "paths = { base = 72",
        "paths = { base = 73",
        "components.paths.base",
        "wrong-count",
    ),
    ("base.toml", "8 = 2, 9 = 2", "8 = 1, 9 = 3", "number_tokens.base.counts.8", "wrong-count"),
    ("base.toml", '"mountains", n=10', '"desert", n=10', "layouts[0].hexes[0].n", "fixed-by-rules"),
    ("base.toml", 't="mountains", n=10', 't="swamp", n=10', "layouts[0].hexes[0].t", "unknown"),
    ("base.toml", "n=12}, {q=0", "n=11}, {q=0", "layouts[0].hexes", "wrong-count"),
    (
        "base.toml",
        "robber = { q = 0, r = 0 }",
        "robber = { q = 1, r = 0 }",
        "layouts[0].robber",
        "fixed-by-rules",
    ),
    (
        "base.toml",
        'edge="NW", type="generic"',
        'edge="E", type="generic"',
        "layouts[0].harbours[0]",
        "impossible",
    ),
    (
        "base.toml",
        'edge="NW", type="generic"',
        'edge="NW", type="gold"',
        "layouts[0].harbours[0].type",
        "unknown",
    ),
    (
        "base.toml",
        'road={q=0, r=-1, edge="NE"}',
        'road={q=0, r=-1, edge="SE"}',
        "layouts[0].start.pieces[0].road",
        "impossible",
    ),
    (
        "base.toml",
        'corners = ["N", "NE"',
        'corners = ["NE", "N"',
        "geometry.corners",
        "fixed-by-rules",
    ),
    (
        "base.toml",
        "[[2, -2], [1, -2], [0, -2], [-1",
        "[[2, -2], [2, -2], [0, -2], [-1",
        "layouts[1].spirals[0]",
        "wrong-count",
    ),
    ("helpers.toml", "number = 5", "number = 6", "helpers", "fixed-by-rules"),
    ("helpers.toml", 'id = "jean"', 'id = "john"', "helpers[1].id", "unknown"),
    ("helpers.toml", "total = 10", "total = 11", "cards", "wrong-count"),
    (
        "helpers.toml",
        "once_per_turn = true",
        "once_per_turn = false",
        "helpers[0].once_per_turn",
        "fixed-by-rules",
    ),
    ("helpers.toml", "opponents = 2", "opponents = 3", "helpers[7].opponents", "fixed-by-rules"),
    ("helpers.toml", "ore = 2, grain = 1", "mud = 2, grain = 1", "helpers[0].city_cost", "unknown"),
    (
        "seafarers.toml",
        "inner_hexes = 35",
        "inner_hexes = 36",
        "sea_layouts[0].hexes",
        "wrong-count",
    ),
    ("seafarers.toml", 't="gold", n=5', 't="silver", n=5', "sea_layouts[0].hexes", "unknown"),
    (
        "seafarers.toml",
        'scenario = "heading_for_new_shores"',
        'scenario = "x"',
        "sea_layouts[0].scenario",
        "unknown",
    ),
]


def written(folder: Path, name: str, old: str, new: str) -> Path:
    """A copy of one of our files, once changed."""
    text = FILES[name].read_text("utf-8")
    assert old in text
    path = folder / name
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path


@pytest.mark.parametrize(("name", "old", "new", "place", "reason"), CASES)
def test_a_wrong_file_is_refused(
    tmp_path: Path, name: str, old: str, new: str, place: str, reason: str
) -> None:
    path = written(tmp_path, name, old, new)
    with pytest.raises(BadData) as fault:
        parts.check(path, name)
    assert (fault.value.facts["place"], fault.value.facts["reason"]) == (place, reason)
    assert fault.value.facts["file"] == str(path)
    for language in ("ru", "en"):
        assert "{" not in fault.value.tell(words_for(language))


@pytest.mark.parametrize("name", sorted(FILES))
def test_our_own_files_are_right(name: str) -> None:
    data.check("catan", FILES[name], name)


def test_the_record_has_room_for_the_largest_map_of_seafarers() -> None:
    maps = [topology_of([(h.q, h.r) for h in m.hexes]) for m in parts.read_seafarers().sea_layouts]
    assert max(len(topology.hexes) for topology in maps) == parts.HEX_ROOM
    assert max(len(topology.corners) for topology in maps) == parts.CORNER_ROOM
    assert max(len(topology.paths) for topology in maps) == parts.PATH_ROOM


SAY = """
from samobranka.core.words import words_for
from samobranka.games.catan.parts import STACK, HELPER_IDS
print(words_for("ru", "catan").name("helper-louis", "genitive"))
print(HELPER_IDS[STACK[3]])
"""


def test_a_corrected_helper_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAMOBRANKA_HOME", str(tmp_path / "home"))
    text = FILES["helpers.toml"].read_text("utf-8")
    text = text.replace("number = 6", "number = 0", 1).replace("number = 4", "number = 6", 1)
    text = text.replace('name_ru = "Луи"', 'name_ru = "Людовик"')
    swapped = text.replace(
        'number = 0\nnumber_source = "inferred"', 'number = 4\nnumber_source = "inferred"', 1
    )
    (tmp_path / "helpers.toml").write_text(swapped, "utf-8")
    data.use("catan", tmp_path / "helpers.toml", "helpers.toml")
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    ran = subprocess.run(
        [sys.executable, "-c", SAY], env=environment, capture_output=True, encoding="utf-8"
    )
    assert ran.stdout.split() == ["Людовик", "candamir"]
    data.reset("catan")
    assert data.in_force("catan") == data.shipped("catan")
