"""Chapter 1 of RULES.md: components and map."""

from __future__ import annotations

import pytest

from samobranka.games.catan.parts import (
    BOX,
    BOX_TERRAIN_IDS,
    CARD_IDS,
    ENDS,
    HARBOUR_PATH,
    HARBOURS,
    HEXES,
    INTERSECTIONS,
    LARGE_BOARD,
    PATHS,
    RESOURCE_IDS,
    TOPOLOGY,
    YIELDS,
)
from samobranka.games.catan.view import View
from tests.games.catan.table import begun, table, terrain_of


def test_1_1_a_terrain_for_each_resource() -> None:
    pairs = {t: YIELDS[k] for k, t in enumerate(BOX_TERRAIN_IDS)}
    names = {t: RESOURCE_IDS[k] if k >= 0 else None for t, k in pairs.items()}
    assert names == {
        "hills": "brick",
        "forest": "lumber",
        "pasture": "wool",
        "fields": "grain",
        "mountains": "ore",
        "desert": None,
    }


@pytest.mark.parametrize(("seats", "rows"), [(4, [3, 4, 5, 4, 3]), (6, [3, 4, 5, 6, 5, 4, 3])])
def test_1_2_hexes_lie_in_rows(seats: int, rows: list[int]) -> None:
    t = table(seats)
    hexes = t.view(None).board.hexes
    heights = sorted({hex.y for hex in hexes})
    assert [sum(hex.y == y for hex in hexes) for y in heights] == rows
    for terrain in BOX.terrains:
        count = sum(hex.terrain == terrain.id for hex in hexes)
        assert count == (terrain.base if seats == 4 else terrain.ext56)


def test_1_3_intersections_and_paths_are_worked_out() -> None:
    assert [INTERSECTIONS[board] for board in range(2)] == [54, 80]
    assert [PATHS[board] for board in range(2)] == [72, 109]
    for board in range(2):
        for path in range(PATHS[board]):
            assert ENDS[board, path, 0] != ENDS[board, path, 1]
        for corner in range(INTERSECTIONS[board]):
            assert 1 <= len(TOPOLOGY[board].hexes_of_corner(corner)) <= 3
            assert 2 <= len(TOPOLOGY[board].paths_of_corner(corner)) <= 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_1_4_every_hex_but_a_desert_bears_a_token(seats: int) -> None:
    for hex in table(seats).view(None).board.hexes:
        assert (hex.token == 0) == (hex.terrain == "desert")
        assert hex.token in (0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
        assert hex.pips == (6 - abs(7 - hex.token) if hex.token else 0)


def test_1_5_a_harbour_serves_both_ends_of_its_path() -> None:
    assert [HARBOURS[board] for board in range(2)] == [9, 11]
    for board in range(2):
        for place in range(HARBOURS[board]):
            path = HARBOUR_PATH[board, place]
            assert TOPOLOGY[board].is_coast(path)
            served = table(4 if board == 0 else 6).s.harbour_at
            assert [served[ENDS[board, path, end]] for end in range(2)] == [place] * 2


def test_1_6_one_building_and_one_road_a_place() -> None:
    t = begun(4)
    seats = t.view(None).seats
    buildings = [corner for seat in seats for corner in (*seat.settlements, *seat.cities)]
    roads = [path for seat in seats for path in seat.roads]
    assert len(set(buildings)) == len(buildings) == 8
    assert len(set(roads)) == len(roads) == 8


def test_1_7_the_pieces_of_a_seat() -> None:
    left = table(3).view(None).seats[0].left
    assert left == {"road": 15, "settlement": 5, "city": 4}


@pytest.mark.parametrize(("seats", "cards"), [(2, 19), (4, 19), (5, 24), (6, 24)])
def test_1_8_the_bank(seats: int, cards: int) -> None:
    assert table(seats).view(None).bank == dict.fromkeys(RESOURCE_IDS, cards)


@pytest.mark.parametrize(("seats", "counts"), [(4, [14, 5, 2, 2, 2]), (6, [20, 5, 3, 3, 3])])
def test_1_9_the_development_deck(seats: int, counts: list[int]) -> None:
    t = table(seats)
    assert [t.s.deck[k] for k in range(len(CARD_IDS))] == counts
    assert t.s.deck_size == sum(counts) == (25 if seats == 4 else 34)


def test_1_10_one_robber_and_two_award_cards() -> None:
    t = table(4)
    assert terrain_of(t, t.s.robber) == "desert"
    assert all(seat.awards == [] for seat in t.view(None).seats)


def test_1_11_ten_helpers() -> None:
    shown: View = table(4).view(None)
    assert shown.stack == ["nassir", "william", "marianne", "louis", "siegfried", "candamir"]
    assert shown.reserve == ["vincent", "jean", "robber_bride", "hildegard"]
    assert table(4, helpers="no").view(None).reserve == []
    assert HEXES[LARGE_BOARD] == 30
