"""Chapter 34 of RULES.md: the new world."""

from __future__ import annotations

import pytest

from samobranka.core.chance import generator
from samobranka.games.catan.parts import HEXES, NOTHING, PATHS, TERRAIN_IDS, TOPOLOGY
from samobranka.games.catan.phases.building import Settle
from samobranka.games.catan.phases.gifts import PlaceHarbour
from samobranka.games.catan.phases.helpers import UseIdly
from samobranka.games.catan.phases.pirate import MovePirate
from samobranka.games.catan.phases.producing import Roll
from samobranka.games.catan.phases.robber import MoveRobber
from samobranka.games.catan.phases.robber_bride import RobberBride
from samobranka.games.catan.state import AREA_ROOM
from samobranka.games.catan.story import PlacedHarbour
from tests.games.catan.table import Table, at_sea, sites, table

SCENARIO = "new_world"
POOLS = {
    3: {"forest": 5, "pasture": 5, "fields": 5, "hills": 4, "mountains": 4, "sea": 19},
    6: {
        **{"forest": 7, "pasture": 7, "fields": 7, "hills": 7, "mountains": 7},
        **{"gold": 4, "desert": 3, "sea": 21},
    },
}
HARBOURS = {3: 9, 6: 11}


def laid(seats: int = 3, seed: int = 1, **options: str) -> Table:
    """All harbours are placed; the first settlement is about to be."""
    t = table(seats, seed, scenario=SCENARIO, **{"helpers": "no", **options})
    while t.phase == "laying_harbour":
        t.act(t.legal()[0])
    return t


def islands_of(t: Table) -> list[set[int]]:
    """Land that hangs together, worked out anew."""
    near = TOPOLOGY[t.s.board].neighbours_of_hex
    land = {hex for hex in range(HEXES[t.s.board]) if TERRAIN_IDS[t.s.terrain[hex]] != "sea"}
    found = []
    while land:
        island, edge = set(), {land.pop()}
        while edge:
            hex = edge.pop()
            island.add(hex)
            edge |= {other for other in near(hex) if other in land}
            land -= edge
        found.append(island)
    return found


@pytest.mark.parametrize("seats", [3, 6])
def test_34_1_everything_is_dealt_and_no_two_red_tokens_are_neighbours(seats: int) -> None:
    maps = set()
    for seed in range(12):
        t = table(seats, seed, scenario=SCENARIO)
        hexes = range(HEXES[t.s.board])
        terrains = [TERRAIN_IDS[t.s.terrain[hex]] for hex in hexes]
        assert {terrain: terrains.count(terrain) for terrain in POOLS[seats]} == POOLS[seats]
        for hex in hexes:
            assert bool(t.s.token[hex]) == (terrains[hex] not in ("sea", "desert"))
        red = [hex for hex in hexes if t.s.token[hex] in (6, 8)]
        assert len(red) == {3: 4, 6: 10}[seats]
        near = TOPOLOGY[t.s.board].neighbours_of_hex
        assert not any(other in near(hex) for hex in red for other in red)
        maps.add(tuple(terrains))
    assert len(maps) == 12


def test_34_1_red_tokens_may_be_neighbours_where_they_may() -> None:
    tables = [table(6, seed, scenario=SCENARIO, red_apart="no") for seed in range(12)]
    near = TOPOLOGY[tables[0].s.board].neighbours_of_hex
    assert any(
        t.s.token[hex] in (6, 8) and t.s.token[other] in (6, 8)
        for t in tables
        for hex in range(HEXES[t.s.board])
        for other in near(hex)
    )


@pytest.mark.parametrize("seats", [3, 6])
def test_34_2_harbours_are_placed_in_turn_before_the_settlements(seats: int) -> None:
    t = table(seats, scenario=SCENARIO)
    order = []
    while t.phase == "laying_harbour":
        order.append(t.decider)
        (kind,) = t.view(None).seats[t.decider].harbours
        at = t.legal()[-1]
        assert isinstance(at, PlaceHarbour)
        t.act(at)
        assert t.told(0) == [PlacedHarbour(order[-1], at.path, kind)]
    assert order == [place % seats for place in range(HARBOURS[seats])]
    assert (t.phase, t.decider, len(t.view(0).board.harbours)) == ("placing", 0, HARBOURS[seats])
    corners = [end for h in t.view(0).board.harbours for end in t.view(0).board.paths[h.path]]
    assert len(set(corners)) == len(corners)


def test_34_2_at_a_coast_and_apart_from_others() -> None:
    t = table(3, scenario=SCENARIO)
    kinds = [t.s.bears[path] for path in range(PATHS[t.s.board])]
    assert {t.why(PlaceHarbour(kinds.index(kind))) for kind in (1, 2)} == {"no_coast"}
    coast = kinds.index(3)
    t.act(PlaceHarbour(coast))
    assert t.why(PlaceHarbour(coast)) == "harbour_beside"
    assert t.rule(Settle(t.view(0).board.paths[coast][0])) == "34.2"
    assert sum(t.view(1).harbours_left.values()) == HARBOURS[3] - 2


def test_34_2_what_finds_no_coast_stays_in_the_box() -> None:
    t = table(3, scenario=SCENARIO)
    for path in range(PATHS[t.s.board]):
        t.s.bears[path] = 1 if path else 3
    t.act(PlaceHarbour(0))
    assert (t.phase, t.view(0).harbours_left) == ("placing", {})
    assert len(t.view(0).board.harbours) == 1


def test_34_2_the_next_harbour_is_a_matter_of_chance() -> None:
    kinds = {tuple(h.type for h in laid(3, seed).view(0).board.harbours) for seed in range(6)}
    assert len(kinds) > 1
    assert len({tuple(sorted(kind)) for kind in kinds}) == 1


def test_34_3_one_starts_anywhere_and_every_island_is_an_area() -> None:
    for seats in (3, 6):
        for seed in range(6):
            t = laid(seats, seed)
            islands = islands_of(t)
            assert len(islands) < AREA_ROOM
            areas = [{t.view(0).board.hexes[hex].area for hex in island} for island in islands]
            assert all(len(area) == 1 for area in areas)
            assert len(set.union(*areas)) == len(islands)
            assert {t.s.ground[at] - 1 for at in sites(t)} == set.union(*areas)


def test_34_3_another_island_earns_a_point() -> None:
    t = at_sea(3, SCENARIO)
    at = next(
        at
        for at in range(len(t.view(0).board.corners))
        if t.s.ground[at] > 0 and any(t.s.bears[p] == 3 for p in paths_of(t, at))
    )
    road = next(path for path in paths_of(t, at) if t.s.bears[path] == 3)
    t.put(0, ships=[road]).give(0, brick=1, lumber=1, wool=1, grain=1).act(Settle(at))
    assert (t.s.bonus[0], t.view(1).seats[0].special) == (1, 1)


def paths_of(t: Table, at: int) -> list[int]:
    return TOPOLOGY[t.s.board].paths_of_corner(at)


def test_34_4_robber_and_pirate_come_with_their_first_move() -> None:
    t = at_sea(3, SCENARIO)
    assert (t.view(0).robber, t.view(0).pirate) == (None, None)
    t.before_roll().roll(3, 4)
    kinds = {type(action) for action in t.legal()}
    assert kinds == {MoveRobber, MovePirate}
    land = next(hex for hex in range(HEXES[t.s.board]) if t.s.token[hex])
    t.act(MoveRobber(land))
    assert (t.view(0).robber, t.view(0).pirate) == (land, None)
    t.before_roll(1).roll(3, 4)
    sea = t.view(0).board.frame[0].hex
    t.act(MovePirate(sea))
    assert t.view(0).pirate == sea


def test_34_4_until_then_they_bar_nothing() -> None:
    t = at_sea(3, SCENARIO)
    hex = next(hex for hex in range(HEXES[t.s.board]) if t.s.token[hex])
    number = t.s.token[hex]
    at = TOPOLOGY[t.s.board].corners_of_hex(hex)[0]
    t.put(0, settlements=[at]).before_roll().roll(number - number // 2, number // 2)
    assert t.s.hand_size[0] > 0 or t.s.gold_due[0] > 0


def test_20_6_the_bride_has_nobody_to_drive_away() -> None:
    t = at_sea(6, SCENARIO, helpers="yes").put_helper(0, "robber_bride")
    desert = next(
        hex for hex in range(HEXES[t.s.board]) if TERRAIN_IDS[t.s.terrain[hex]] == "desert"
    )
    assert t.why(RobberBride(desert)) == "robber_away"
    assert UseIdly() in t.legal()


def test_a_friendly_robber_off_the_map_may_stay_away_while_the_pirate_moves() -> None:
    t = laid(4, friendly_robber="yes")
    while t.s.turns == 0:
        t.act(t.legal()[0])
    t.before_roll().roll(3, 4)
    while t.phase == "discarding":
        t.act(t.legal()[0])
    assert t.legal(kind=MovePirate)


def test_whole_matches_keep_everything() -> None:
    for seats in (2, 5):
        t = table(seats, 3, scenario=SCENARIO)
        t.play(generator(seats), plies=150)
        assert t.s.robber == NOTHING or t.s.robber < HEXES[t.s.board]
        assert Roll() in t.legal() or t.legal()
