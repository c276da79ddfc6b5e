"""Chapter 8 of RULES.md: building."""

from __future__ import annotations

import pytest

from samobranka.core.actions import Action
from samobranka.games.catan.phases.building import BuildCity, BuildRoad, Settle
from samobranka.games.catan.phases.louis import Louis
from tests.games.catan.table import GAME, bare, begun, corner, path, ring

N = corner(0, 0, "N")
ROADS = ring(0, 0)


@pytest.mark.parametrize(
    ("action", "price"),
    [
        (BuildRoad(path(0, 0, "NW")), {"brick": 1, "lumber": 1}),
        (Settle(corner(0, 0, "SE")), {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}),
        (BuildCity(N), {"ore": 3, "grain": 2}),
    ],
)
def test_8_1_each_piece_is_paid_to_the_bank(action: Action, price: dict[str, int]) -> None:
    t = bare().put(0, settlements=[N], roads=ROADS[:2]).give(0, **price)
    bank = sum(t.view(0).bank.values())
    t.act(action)
    assert t.hand(0) == {}
    assert sum(t.view(0).bank.values()) == bank + sum(price.values())
    for resource in price:
        fewer = {**price, resource: price[resource] - 1}
        t = bare().put(0, settlements=[N], roads=ROADS[:2]).give(0, **fewer)
        assert t.why(action) == "too_poor"


def test_8_2_a_piece_of_the_supply_is_needed() -> None:
    t = bare().put(0, settlements=[N], roads=ROADS[:2])
    t.give(0, brick=3, lumber=3, wool=3, grain=5, ore=3)
    for piece in range(3):
        t.s.supply[0, piece] = 0
    codes = [
        GAME.refusals[code].words
        for code in (
            t._refusal(BuildRoad(ROADS[2]), 0),
            t._refusal(Settle(corner(0, 0, "SE")), 0),
            t._refusal(BuildCity(N), 0),
        )
    ]
    assert codes == ["no_piece"] * 3


def test_8_3_a_road_joins_buildings_or_roads() -> None:
    t = bare().put(0, settlements=[N], roads=[ROADS[0]]).give(0, brick=1, lumber=1)
    assert BuildRoad(ROADS[5]) in t.legal()
    assert BuildRoad(ROADS[1]) in t.legal()
    assert t.why(BuildRoad(ROADS[2])) == "not_connected"
    assert t.why(BuildRoad(ROADS[0])) == "path_taken"
    t.put(1, settlements=[corner(0, 0, "NE")])
    assert t.why(BuildRoad(ROADS[1])) == "not_connected"


def test_8_4_a_settlement_on_a_free_intersection() -> None:
    t = bare().put(0, roads=ROADS[:2]).put(1, settlements=[N])
    t.give(0, brick=1, lumber=1, wool=1, grain=1)
    assert t.why(Settle(N)) == "not_free"
    assert t.why(Settle(54)) == "no_such_place"


def test_8_5_at_a_road_of_its_own() -> None:
    t = bare().put(0, roads=[ROADS[0]]).give(0, brick=1, lumber=1, wool=1, grain=1)
    assert t.legal(kind=Settle) == [Settle(N), Settle(corner(0, 0, "NE"))]
    assert t.why(Settle(corner(0, 0, "S"))) == "no_own_road"


def test_8_6_the_distance_rule() -> None:
    t = bare().put(0, roads=ROADS[:3]).put(1, cities=[N])
    t.give(0, brick=1, lumber=1, wool=1, grain=1)
    assert t.why(Settle(corner(0, 0, "NE"))) == "too_close"
    assert Settle(corner(0, 0, "SE")) in t.legal()


def test_8_7_a_city_replaces_an_own_settlement() -> None:
    t = bare().put(0, settlements=[N]).put(1, settlements=[corner(0, 0, "S")])
    t.give(0, ore=6, grain=4)
    assert t.legal(kind=BuildCity) == [BuildCity(N)]
    t.act(BuildCity(N))
    assert t.view(0).seats[0].left == {"road": 15, "settlement": 5, "city": 3}
    assert t.why(BuildCity(N)) == "no_own_settlement"
    assert t.why(BuildCity(corner(0, 0, "S"))) == "no_own_settlement"


def test_8_8_a_new_settlement_may_become_a_city_at_once() -> None:
    t = bare().put(0, roads=[ROADS[0]]).give(0, brick=1, lumber=1, wool=1, grain=3, ore=3)
    t.act(Settle(N), BuildCity(N))
    assert t.view(0).seats[0].cities == [N]


def test_8_9_what_is_built_stays() -> None:
    t = begun(3).acting().put_helper(0, "jean").give(0, brick=1, lumber=1)
    roads = t.view(0).seats[0].roads
    assert {t.why(Louis(road)) for road in roads} == {"not_your_helper"}
