"""Chapter 1 of RULES.md: components and map."""

from __future__ import annotations

from collections import Counter

import pytest

from samobranka.games.elfenland.parts import (
    BOX,
    CARD_COUNT,
    CARD_IDS,
    CARDS,
    COUNTER_COUNT,
    FERRIES,
    NOTHING,
    RIVERS,
    ROAD_COST,
    ROAD_IDS,
    ROADS,
    TOWN_IDS,
    TOWNS,
    TRANSPORT_IDS,
    TRANSPORTS,
    WAY_A,
    WAY_B,
    WAYS,
    WAYS_AT,
)
from samobranka.games.elfenland.phases.caravan import TakeFerry
from samobranka.games.elfenland.phases.travelling import Raft, Ride
from tests.games.elfenland.table import table, travelling

CHART = {
    "giant_pig": {"plains": 1, "forest": 1},
    "elfcycle": {"plains": 1, "forest": 1, "mountain": 2},
    "magic_cloud": {"plains": 2, "forest": 2, "mountain": 1},
    "unicorn": {"forest": 1, "desert": 2, "mountain": 1},
    "troll_wagon": {"plains": 1, "forest": 2, "desert": 2, "mountain": 2},
    "dragon": {"plains": 1, "forest": 2, "desert": 1, "mountain": 1},
}


def test_1_1_the_travel_cards() -> None:
    assert {CARD_IDS[k]: CARD_COUNT[k] for k in range(CARDS)} == {
        **dict.fromkeys(TRANSPORT_IDS, 10),
        "raft": 12,
    }


def test_1_2_the_counters() -> None:
    assert "raft" not in TRANSPORT_IDS
    assert [COUNTER_COUNT[k] for k in range(TRANSPORTS)] == [8] * 6


def test_1_3_six_sets() -> None:
    t = table(6)
    assert [t.boot(seat) for seat in t.seats] == ["elvenhold"] * 6
    assert [t.s.obstacle[seat] for seat in t.seats] == [1] * 6
    assert [len(t.unvisited(seat)) for seat in t.seats] == [20] * 6
    assert len({seen.colour for seen in t.view(None).seats}) == 6


def test_1_4_the_map_is_that_of_the_data_file() -> None:
    assert (TOWNS, WAYS, ROADS, RIVERS, FERRIES) == (21, 48, 35, 7, 6)
    ways = BOX.ways
    pairs = [
        *((road.a, road.b) for road in ways.roads),
        *((river.upper, river.lower) for river in ways.rivers),
        *((ferry.a, ferry.b) for ferry in ways.ferries),
    ]
    assert [(TOWN_IDS[WAY_A[w]], TOWN_IDS[WAY_B[w]]) for w in range(WAYS)] == pairs
    for town in range(TOWNS):
        at = [way for way in range(WAYS) if town in (WAY_A[way], WAY_B[way])]
        listed = [WAYS_AT[town, place] for place in range(WAYS_AT.shape[1])]  # type: ignore[attr-defined]
        assert [way for way in listed if way != NOTHING] == at


def test_1_5_the_terrains() -> None:
    assert Counter(road.terrain for road in BOX.ways.roads) == {
        "plains": 8,
        "forest": 12,
        "desert": 7,
        "mountain": 8,
    }


def test_1_6_one_road_and_one_waterway_at_most() -> None:
    roads = Counter(frozenset((WAY_A[w], WAY_B[w])) for w in range(ROADS))
    water = Counter(frozenset((WAY_A[w], WAY_B[w])) for w in range(ROADS, WAYS))
    assert max(roads.values()) == max(water.values()) == 1
    assert len(roads.keys() & water.keys()) == 7
    t = travelling("elfcycle", *["raft"] * 2, town="elvenhold").lay("beata_elvenhold", "elfcycle")
    assert [t.why(Ride("beata_elvenhold")), t.why(Raft("beata_elvenhold"))] == ["legal"] * 2


def test_1_7_rivers_run_downstream() -> None:
    streams = {(river.upper, river.lower) for river in BOX.ways.rivers}
    assert streams == {
        ("wylhien", "usselen"),
        ("beata", "elvenhold"),
        ("elvenhold", "rivinia"),
        ("rivinia", "tichih"),
        ("virst", "ixara"),
        ("ixara", "mahdavikia"),
        ("mahdavikia", "grangor"),
    }


def test_1_8_ferries_join_the_ports_of_a_lake_pairwise() -> None:
    for lake in BOX.lakes:
        joined = {frozenset((f.a, f.b)) for f in BOX.ways.ferries if f.lake == lake.id}
        ports = lake.ports
        assert joined == {frozenset((a, b)) for a in ports for b in ports if a != b}
    assert [len(lake.ports) for lake in BOX.lakes] == [3, 3]


def test_1_9_the_chart() -> None:
    terrains = [road.terrain for road in BOX.ways.roads]
    for k, transport in enumerate(TRANSPORT_IDS):
        for road, terrain in enumerate(terrains):
            assert ROAD_COST[k, road] == CHART[transport].get(terrain, 0), ROAD_IDS[road]


@pytest.mark.parametrize(
    ("town", "action", "rafts"),
    [
        ("elvenhold", Raft("elvenhold_rivinia"), 1),
        ("rivinia", Raft("elvenhold_rivinia"), 2),
        ("elvenhold", TakeFerry("elvenhold_virst"), 2),
        ("virst", TakeFerry("elvenhold_virst"), 2),
    ],
)
def test_1_10_the_raft_on_water(town: str, action: Raft | TakeFerry, rafts: int) -> None:
    t = travelling(*["raft"] * 3, town=town).act(action)
    assert t.discards() == ["raft"] * rafts
    t = travelling(*["dragon"] * 3, *["raft"] * (rafts - 1), town=town)
    assert t.why(action) != "legal"
