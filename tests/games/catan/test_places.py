"""Places in words: by the hexes that meet there."""

from __future__ import annotations

from typing import Any

import pytest

from samobranka.core.actions import Action, tell
from samobranka.core.match import new
from samobranka.core.words import message_id, words_for
from samobranka.games.catan.phases.building import BuildCity, BuildRoad, Settle
from samobranka.games.catan.phases.robber import MoveRobber
from samobranka.games.catan.phases.ships import BuildShip
from tests.games.catan.table import ENGINE, GAME
from tests.games.saying import said

CORNERS_OF_A_HEX = {(0, 2), (1, 1)}
"""How far its corners lie from its centre."""


@pytest.fixture(params=[4, 6])
def view(request: pytest.FixtureRequest) -> Any:
    """A small island and a large one."""
    return new(GAME, request.param, secret="places", engine=ENGINE).view(0)


def around(view: Any, corner: int) -> list[Any]:
    """The hexes whose corner that is, by where they lie."""
    x, y = view.board.corners[corner]
    return [it for it in view.board.hexes if (abs(it.x - x), abs(it.y - y)) in CORNERS_OF_A_HEX]


def named(action: Action, view: Any) -> list[tuple[str, int]]:
    """Terrains and tokens among an action's facts."""
    facts = action.more_facts(view)
    pairs = [(facts[it], facts[f"{it}_token"] or 0) for it in ("first", "second", "third")]
    return sorted(pair for pair in pairs if pair[0])


def names(hexes: list[Any]) -> list[tuple[str, int]]:
    return sorted((message_id("terrain", hex.terrain), hex.token) for hex in hexes)


def test_a_corner_is_where_its_hexes_meet(view: Any) -> None:
    for corner in range(len(view.board.corners)):
        assert named(Settle(corner), view) == names(around(view, corner))
        assert named(BuildCity(corner), view) == names(around(view, corner))


def test_a_path_lies_between_its_hexes(view: Any) -> None:
    for path, (one, other) in enumerate(view.board.paths):
        both = [hex for hex in around(view, one) if hex in around(view, other)]
        assert 1 <= len(both) <= 2
        assert named(BuildRoad(path), view) == names(both)


def test_a_coast_goes_by_its_land_and_the_open_sea_is_said_once() -> None:
    """It was called «sea, sea, fields 4», twice at every hex."""
    options = {"scenario": "heading_for_new_shores"}
    view: Any = new(GAME, 3, options, secret="places", engine=ENGINE).view(0)
    for corner in range(len(view.board.corners)):
        hexes = around(view, corner)
        land = [hex for hex in hexes if hex.terrain != "sea"]
        assert named(Settle(corner), view) == names(land or hexes[:1])
    for path, (one, other) in enumerate(view.board.paths):
        both = [hex for hex in around(view, one) if hex in around(view, other)]
        land = [hex for hex in both if hex.terrain != "sea"]
        assert named(BuildShip(path), view) == names(land or both[:1])


def test_the_robber_goes_to_a_hex(view: Any) -> None:
    for hex in view.board.hexes:
        assert named(MoveRobber(hex.hex), view) == names([hex])


def test_what_buttons_say() -> None:
    view: Any = new(GAME, 4, {"layout": "beginner"}, secret="places", engine=ENGINE).view(0)
    tokens = {corner: [hex.token for hex in around(view, corner)] for corner in range(54)}
    inland = next(corner for corner, its in tokens.items() if len(its) == 3 and all(its))
    desert = next(hex for hex in view.board.hexes if hex.terrain == "desert")
    first, second, third = (f"{hex.terrain} {hex.token}" for hex in around(view, inland))
    assert said("catan", Settle(inland), view, "en") == f"Settlement: {first}, {second}, {third}"
    assert said("catan", MoveRobber(desert.hex), view, "ru") == "Переместить разбойника: пустыня"
    alone = next(corner for corner, its in tokens.items() if len(its) == 1)
    (hex,) = around(view, alone)
    assert (
        said("catan", Settle(alone), view, "en")
        == f"Settlement: {hex.terrain} {hex.token} ({alone})"
    )


def test_in_the_terminal_places_go_by_numbers() -> None:
    assert tell(BuildRoad(7), words_for("en", "catan")) == "Road on path 7"
