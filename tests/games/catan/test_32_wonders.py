"""Chapter 32 of RULES.md: the wonders of Catan."""

from __future__ import annotations

import pytest

from samobranka.core.chance import generator
from samobranka.games.catan.domains import WONDER
from samobranka.games.catan.parts import INTERSECTIONS, NOTHING, PATHS, SHIPS, TOPOLOGY, WONDER_IDS
from samobranka.games.catan.phases.building import Settle
from samobranka.games.catan.phases.turns import EndTurn
from samobranka.games.catan.phases.wonders import BuildLevel, ClaimWonder
from samobranka.games.catan.scoring import WON
from samobranka.games.catan.sheet import sheet
from samobranka.games.catan.story import BuiltLevel, ClaimedWonder, Won
from samobranka.games.catan.view import MarkView
from tests.games.catan.table import GAME, Table, at_sea, every, sites, table

SCENARIO = "the_wonders_of_catan"
COST = {
    "theater": {"brick": 1, "wool": 3, "lumber": 1},
    "great_bridge": {"wool": 1, "grain": 1, "lumber": 3},
    "monument": {"ore": 2, "grain": 3},
    "great_wall": {"brick": 3, "grain": 1, "lumber": 1},
    "cathedral": {"brick": 1, "ore": 3, "grain": 1},
}


def wondrous(seats: int = 3, **options: str) -> Table:
    """Seat 0 is acting on the empty map of the wonders."""
    return at_sea(seats, SCENARIO, **options)


def marked(t: Table, mark: str) -> list[int]:
    """The intersections marked so."""
    return [each.corner for each in t.view(0).board.marks if each.mark == mark]


def inland(t: Table, count: int) -> list[int]:
    """Intersections of the main island without mark and harbour, none next to another."""
    found: list[int] = []
    closed = {each.corner for each in t.view(0).board.marks}
    for at in range(INTERSECTIONS[t.s.board]):
        near = {end for path in TOPOLOGY[t.s.board].paths_of_corner(at) for end in ends(t, path)}
        is_plain = t.s.ground[at] == 1 and t.s.harbour_at[at] == NOTHING and at not in closed
        if is_plain and not near & set(found):
            found.append(at)
    return found[:count]


def ends(t: Table, path: int) -> tuple[int, int]:
    return TOPOLOGY[t.s.board].paths[path]


def claims(t: Table) -> set[str]:
    """The wonders that the seat may claim now."""
    return {each.wonder for each in t.legal(kind=ClaimWonder) if isinstance(each, ClaimWonder)}


def claimed(wonder: str = "theater", seats: int = 3, seat: int = 0, **options: str) -> Table:
    """The seat has two cities and has claimed a wonder."""
    t = wondrous(seats, **options)
    t.put(seat, cities=inland(t, 2)).acting(seat)
    t.s.wonder[seat] = WONDER_IDS.index(wonder)
    t.s.ships_left[seat] -= 1
    return t.whole()


@pytest.mark.parametrize(("seats", "counts"), [(2, (2, 5, 4)), (4, (2, 5, 4)), (6, (4, 5, 8))])
def test_32_1_nobody_starts_on_a_mark_and_there_is_no_pirate(
    seats: int, counts: tuple[int, ...]
) -> None:
    t = table(seats, scenario=SCENARIO)
    kinds = ("strait", "wasteland", "no_start")
    assert tuple(len(marked(t, kind)) for kind in kinds) == counts
    closed = {each.corner for each in t.view(None).board.marks}
    assert closed
    assert closed.isdisjoint(sites(t))
    assert {t.rule(Settle(at)) for at in closed} == {"2.22"}
    assert t.view(0).pirate is None
    assert t.view(0).board.bonus == [1, 1]


def test_2_22_nobody_starts_on_a_mark() -> None:
    t = table(3, scenario=SCENARIO)
    assert {t.why(Settle(at)) for at in marked(t, "strait")} == {"not_on_a_mark"}


def test_32_1_marks_are_open_later() -> None:
    every_mark = [each.corner for each in wondrous().view(0).board.marks]
    for at in every_mark:
        t = wondrous()
        road = next(p for p in TOPOLOGY[t.s.board].paths_of_corner(at) if t.s.bears[p] & 1)
        t.put(0, roads=[road]).give(0, brick=1, lumber=1, wool=1, grain=1).act(Settle(at))


def test_32_1_no_red_token_lies_beside_the_deserts_of_the_large_map() -> None:
    for seed in range(12):
        t = table(6, seed, scenario=SCENARIO)
        calm = [TOPOLOGY[t.s.board].hexes.index(place) for place in ((1, 4), (1, 5))]
        assert not any(t.s.token[hex] in (6, 8) for hex in calm)
    loose = [table(6, seed, scenario=SCENARIO, red_apart="no") for seed in range(40)]
    assert any(t.s.token[hex] in (6, 8) for t in loose for hex in calm)


def test_32_2_five_wonders_and_two_cards_of_two_of_them_with_five_and_six() -> None:
    assert [its.wonder for its in table(3, scenario=SCENARIO).view(0).wonders] == [*WONDER_IDS]
    assert [its.left for its in table(3, scenario=SCENARIO).view(0).wonders] == [1] * 5
    assert [its.left for its in table(5, scenario=SCENARIO).view(0).wonders] == [2, 2, 1, 1, 1]
    assert table(3).view(0).wonders == []


def test_32_2_elsewhere_there_are_none() -> None:
    t = at_sea()
    assert {t.rule(action) for action in every(ClaimWonder)} == {"32.2"}
    assert t.rule(BuildLevel()) == "32.2"


def test_32_3_a_claim_lays_a_ship_on_the_card_once_and_for_good() -> None:
    t = wondrous()
    t.put(0, cities=inland(t, 2)).act(ClaimWonder("theater"))
    assert (t.s.ships_left[0], t.view(1).seats[0].wonder) == (SHIPS - 1, "theater")
    assert t.told(1) == [ClaimedWonder(0, "theater")]
    assert t.why(ClaimWonder("cathedral")) == "one_wonder"
    t.act(EndTurn()).put(1, cities=inland(t, 4)[2:]).acting(1)
    assert t.why(ClaimWonder("theater")) == "wonder_taken"
    assert t.view(1).wonders[0].left == 0


def test_32_3_with_six_two_may_claim_the_theater_and_no_third() -> None:
    t = wondrous(6)
    places = inland(t, 6)
    for seat in (0, 1):
        t.put(seat, cities=places[2 * seat : 2 * seat + 2]).acting(seat)
        t.act(ClaimWonder("theater"))
    t.put(2, cities=places[4:]).acting(2)
    assert t.rule(ClaimWonder("theater")) == "32.3"


def test_32_3_without_a_ship_nothing_is_claimed() -> None:
    t = wondrous()
    t.put(0, cities=inland(t, 2))
    sea = [path for path in range(PATHS[t.s.board]) if t.s.bears[path] == 2]
    t.put(0, ships=sea[:SHIPS])
    assert t.why(ClaimWonder("theater")) == "no_ship_to_claim"


def test_32_4_the_theater_asks_for_two_cities() -> None:
    t = wondrous()
    first, second = inland(t, 2)
    t.put(0, cities=[first])
    assert t.rule(ClaimWonder("theater")) == "32.4"
    t.put(0, cities=[second])
    assert claims(t) == {"theater"}


@pytest.mark.parametrize(
    ("wonder", "mark"), [("great_bridge", "strait"), ("great_wall", "wasteland")]
)
def test_32_4_bridge_and_wall_ask_for_a_settlement_and_no_city(wonder: str, mark: str) -> None:
    t = wondrous()
    t.put(0, settlements=inland(t, 1))
    assert claims(t) == set()
    assert t.rule(ClaimWonder(wonder)) == "32.4"
    t.put(0, cities=marked(t, mark)[:1])
    assert claims(t) == set()
    t = wondrous()
    t.put(0, settlements=marked(t, mark)[:1])
    assert claims(t) == {wonder}
    t = wondrous()
    t.put(0, settlements=marked(t, "no_start")[:1])
    assert claims(t) == set()


def test_32_4_the_monument_asks_for_a_city_at_a_harbour_and_a_route_of_five() -> None:
    t = wondrous()
    harbour = next(at for at in range(INTERSECTIONS[t.s.board]) if t.s.harbour_at[at] != NOTHING)
    road = [path for path in range(PATHS[t.s.board]) if t.s.bears[path] & 1]
    t.put(0, cities=[harbour], roads=road[:1])
    t.s.road_length[0] = 4
    assert "monument" not in claims(t)
    t.s.road_length[0] = 5
    assert "monument" in claims(t)
    t.s.road_length[0] = 1
    t = wondrous()
    t.put(0, cities=inland(t, 1))
    t.s.road_length[0] = 9
    assert "monument" not in claims(t)


def test_32_4_the_cathedral_asks_for_a_city_and_six_points_that_all_see() -> None:
    t = wondrous()
    places = inland(t, 5)
    t.put(0, cities=places[:1], settlements=places[1:4])
    t.deal(0, "victory_point")
    assert (t.points(0), t.visible(0)) == (6, 5)
    assert "cathedral" not in claims(t)
    t.put(0, settlements=places[4:])
    assert "cathedral" in claims(t)


def test_32_4_it_is_asked_for_when_claiming_only() -> None:
    t = claimed("great_bridge").give(0, **COST["great_bridge"])
    assert not any(t.s.site[at] for at in marked(t, "strait"))
    t.act(BuildLevel())
    assert t.s.levels[0] == 1


@pytest.mark.parametrize("wonder", WONDER_IDS)
def test_32_5_a_level_costs_what_the_wonder_says(wonder: str) -> None:
    t = claimed(wonder).give(0)
    assert t.why(BuildLevel()) == "level_too_dear"
    t.give(0, **COST[wonder]).act(BuildLevel())
    assert t.hand(0) == {}
    assert t.told(2) == [BuiltLevel(0, wonder, 1, COST[wonder])]
    shown = next(its for its in t.view(None).wonders if its.wonder == wonder)
    assert shown.cost == COST[wonder]


def test_32_5_several_levels_in_one_turn_and_none_without_a_claim() -> None:
    t = claimed().give(0, brick=3, wool=9, lumber=3)
    t.act(BuildLevel(), BuildLevel(), BuildLevel())
    assert (t.s.levels[0], t.phase) == (3, "acting")
    assert wondrous().rule(BuildLevel()) == "32.5"


def test_32_6_not_out_of_turn_but_as_player_2() -> None:
    t = claimed(seats=6, seat=1, five_six="building_phase").give(1, **COST["theater"])
    t.acting(0).act(EndTurn())
    assert (t.phase, t.decider) == ("building", 1)
    assert t.rule(BuildLevel()) == "12.4"
    t = claimed(seats=6, seat=3, five_six="paired").give(3, **COST["theater"])
    t.acting(0).act(EndTurn())
    assert (t.phase, t.decider, t.view(0).part) == ("acting", 3, "second")
    t.act(BuildLevel())
    assert t.s.levels[3] == 1


def test_32_7_the_fourth_level_wins_whatever_the_points() -> None:
    t = claimed().give(0, **COST["theater"])
    t.s.levels[0] = 3
    t.s.levels[1] = 0
    t.act(BuildLevel())
    assert (t.phase, t.s.winner, t.s.reason) == ("over", 0, WON)
    won = t.told(1)[-1]
    assert isinstance(won, Won)
    assert (won.wonder, won.level) == ("theater", 4)


def test_32_7_points_win_only_with_more_levels_than_every_other() -> None:
    t = claimed(goal="8")
    t.s.goal = 5
    t.give(0, **COST["theater"])
    other = claimed_by(t, 1, "cathedral")
    other.s.levels[0], other.s.levels[1] = 1, 2
    t.put(0, settlements=inland(t, 5)[4:])
    t.act(BuildLevel())
    assert (t.points(0), t.s.levels[0], t.s.levels[1]) == (5, 2, 2)
    assert t.phase == "acting"  # tied at level two
    t.give(0, **COST["theater"]).act(BuildLevel())
    assert (t.phase, t.s.winner) == ("over", 0)


def claimed_by(t: Table, seat: int, wonder: str) -> Table:
    """Another seat has claimed a wonder, too."""
    t.s.wonder[seat] = WONDER_IDS.index(wonder)
    t.s.ships_left[seat] -= 1
    return t.whole()


def test_32_7_points_alone_do_not_win() -> None:
    t = wondrous()
    t.s.goal = 2
    t.put(0, cities=inland(t, 1)).act(EndTurn())
    assert t.phase != "over"


def test_levels_stand_below_the_score() -> None:
    t = claimed()
    t.s.levels[0] = 2
    line = sheet(t.s)[-1]
    assert (line.label, line.points, line.tie) == ("score-levels", [2, 0, 0], True)


def test_who_is_not_ahead_may_be_imagined_with_points_enough() -> None:
    """32.7: cards for the goal are no secret of one who could not win with them."""
    t = claimed(goal="8")
    t.s.goal = 5
    t.deal(0, "victory_point", "victory_point")
    assert t.phase == "acting"
    for seed in range(20):
        t.imagined(1, generator(seed))


def test_what_is_shown_of_marks_and_wonders_elsewhere() -> None:
    assert at_sea().view(0).board.marks == []
    assert all(isinstance(each, MarkView) for each in wondrous().view(0).board.marks)
    assert [str(name) for name in WONDER.values] == [*WONDER_IDS]
    assert GAME.id == "catan"
