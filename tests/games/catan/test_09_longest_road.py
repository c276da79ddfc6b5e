"""Chapter 9 of RULES.md: the longest road, also against brute force."""

from __future__ import annotations

import random

import pytest

from samobranka.games.catan.parts import ENDS, PATHS, TOPOLOGY
from samobranka.games.catan.phases.building import BuildRoad, Settle
from samobranka.games.catan.phases.routes import measure_road
from samobranka.games.catan.story import AwardPassed, AwardSetAside
from tests.games.catan.table import Table, bare, corner, path, ring

CENTRE = ring(0, 0)
NORTH = ring(0, -1)


def brute_force(roads: list[int], blocked: set[int]) -> int:
    """The longest trail, by trying all of them; an opponent's building ends one."""

    def longest(at: int, left: frozenset[int], is_start: bool) -> int:
        if at in blocked and not is_start:
            return 0
        best = 0
        for road in left:
            a, b = ENDS[0, road, 0], ENDS[0, road, 1]
            if at in (a, b):
                best = max(best, 1 + longest(a + b - at, left - {road}, False))
        return best

    ends = {ENDS[0, road, end] for road in roads for end in range(2)}
    return max((longest(end, frozenset(roads), True) for end in ends), default=0)


@pytest.mark.parametrize("seed", range(120))
def test_9_1_against_brute_force_on_random_networks(seed: int) -> None:
    chance = random.Random(seed)
    t = bare(2)
    roads: list[int] = [chance.randrange(PATHS[0])]
    while len(roads) < chance.choice([5, 9, 12, 15]):
        near = {
            road
            for corner in {c for road in roads for c in TOPOLOGY[0].paths[road]}
            for road in TOPOLOGY[0].paths_of_corner(corner)
        }
        loose = near - set(roads) if chance.random() < 0.9 else set(range(PATHS[0])) - set(roads)
        roads.append(chance.choice(sorted(loose)))
    corners = sorted({c for road in roads for c in TOPOLOGY[0].paths[road]})
    blocked = set(chance.sample(corners, chance.randrange(4)))
    for place in blocked:
        t.s.site[place] = 2
    for place in set(chance.sample(corners, 2)) - blocked:
        t.s.site[place] = 1
    for road in roads:
        t.s.way[road] = 1
        t.s.supply[0, 0] -= 1
    assert measure_road(t.s, 0) == brute_force(roads, blocked)


def test_9_1_a_trail_uses_no_road_twice() -> None:
    t = bare().put(0, roads=[*CENTRE, *NORTH[:2]])
    assert t.s.road_length[0] == 8
    assert bare().put(0, roads=CENTRE[:3]).s.road_length[0] == 3


def test_9_2_branches_do_not_add_and_rings_count_whole() -> None:
    assert bare().put(0, roads=CENTRE).s.road_length[0] == 6
    star = [*CENTRE[:2], path(1, 0, "NW")]  # three roads from one intersection
    assert bare().put(0, roads=star).s.road_length[0] == 2


def test_9_3_an_opponents_building_cuts_an_own_does_not() -> None:
    middle = corner(0, 0, "SE")
    t = bare().put(0, roads=CENTRE[:4]).put(1, settlements=[middle])
    assert t.s.road_length[0] == 2
    t = bare().put(0, roads=CENTRE[:4], settlements=[middle])
    assert t.s.road_length[0] == 4
    t = bare().put(0, roads=CENTRE[:4]).put(1, settlements=[corner(0, 0, "N")])
    assert t.s.road_length[0] == 4  # it ends there


def test_9_4_the_first_with_five_takes_the_card() -> None:
    t = bare().put(0, roads=CENTRE[:4]).give(0, brick=1, lumber=1)
    assert t.s.road_holder == -1
    t.act(BuildRoad(CENTRE[4]))
    assert t.s.road_holder == 0
    assert AwardPassed(0, "longest_road", count=5) in t.told(1)
    assert t.visible(0) == 2


def two_roads(first: int, second: int) -> Table:
    """Seat 0 has built its road first."""
    t = bare(4).put(0, roads=long_road(-1)[:first])
    return t.put(1, roads=long_road(1)[:second])


def long_road(row: int) -> list[int]:
    """A zigzag along the northern or southern side of a row of hexes."""
    edges = ("NW", "NE") if row < 0 else ("SW", "SE")
    start = -1 if row < 0 else -2
    return [path(q, row, edge) for q in range(start, start + 4) for edge in edges]


def test_9_5_it_passes_only_to_a_strictly_longer_road() -> None:
    t = two_roads(5, 5)
    assert t.s.road_holder == 0
    t.acting(1).give(1, brick=1, lumber=1).act(BuildRoad(long_road(1)[5]))
    assert t.s.road_holder == 1


def test_9_6_it_is_recounted_after_every_road_and_settlement() -> None:
    t = two_roads(6, 4)
    assert t.view(None).seats[0].road_length == 6
    t.put(2, roads=[path(0, -1, "W")]).acting(2)
    t.give(2, brick=1, lumber=1, wool=1, grain=1).act(Settle(corner(0, -1, "NW")))
    assert t.s.road_length[0] < 6


def cut(t: Table, by: int = 2) -> Table:
    """A settlement of another seat cuts seat 0's road after its second piece."""
    t.put(by, roads=[path(0, -1, "W")]).acting(by)
    return t.give(by, brick=1, lumber=1, wool=1, grain=1).act(Settle(corner(0, -1, "NW")))


def test_9_7_a_shorter_road_may_keep_the_card() -> None:
    t = cut(two_roads(8, 5))
    assert t.s.road_length[0] == 6
    assert t.s.road_holder == 0


def test_9_8_else_a_single_longest_takes_it() -> None:
    t = cut(two_roads(6, 5))
    assert t.s.road_length[0] == 4
    assert t.s.road_holder == 1


def test_9_9_or_it_is_set_aside() -> None:
    t = cut(two_roads(6, 3))
    assert t.s.road_holder == -1
    assert AwardSetAside("longest_road") in t.told(None)
    t = two_roads(6, 5).put(3, roads=ring(0, 2)[:5])
    assert cut(t).s.road_holder == -1  # two are equal at five


def test_9_10_from_there_the_next_single_longest_takes_it() -> None:
    t = cut(two_roads(6, 5).put(3, roads=ring(0, 2)[:5]))
    t.acting(3).give(3, brick=1, lumber=1).act(BuildRoad(ring(0, 2)[5]))
    assert t.s.road_holder == 3
