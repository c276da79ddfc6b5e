"""Chapter 33 of RULES.md: cloth for Catan."""

from __future__ import annotations

import pytest

from samobranka.games.catan.parts import ENDS, PATHS, TOPOLOGY
from samobranka.games.catan.phases.building import BuildRoad, Settle
from samobranka.games.catan.phases.cloth import RobCloth
from samobranka.games.catan.phases.pirate import MovePirate
from samobranka.games.catan.phases.robber import MoveRobber, Rob
from samobranka.games.catan.phases.robber_bride import RobberBride
from samobranka.games.catan.phases.sailing import MoveShip
from samobranka.games.catan.phases.ships import BuildShip
from samobranka.games.catan.phases.turns import EndTurn
from samobranka.games.catan.scoring import SOLD_OUT, WON
from samobranka.games.catan.sheet import sheet
from samobranka.games.catan.story import (
    GotCloth,
    NobodyRobbed,
    OpenedTrade,
    Robbed,
    RobbedCloth,
    SoldOut,
    Won,
)
from tests.games.catan.table import Table, at_sea, sites, table

SCENARIO = "cloth_for_catan"
SHIP = {"lumber": 1, "wool": 1}


def trading(seats: int = 3, **options: str) -> Table:
    """Seat 0 is acting on the empty map of the villages, where nobody has any cloth."""
    return at_sea(seats, SCENARIO, **options)


def village(t: Table, number: int) -> int:
    """The place of the first village of this number."""
    return next(place for place in range(t.s.marks) if t.s.mark[place] == number)


def sell(t: Table, place: int, seat: int, count: int = 5) -> Table:
    """A seat has so many bales of a village."""
    t.s.bales[place] -= count
    t.s.cloth[seat] += count
    return t.whole()


def trade(t: Table, number: int, *seats: int) -> Table:
    """These seats trade with a village."""
    for seat in seats:
        t.s.traded[seat] |= 1 << village(t, number)
    return t


def lines_to(t: Table, number: int) -> tuple[int, int]:
    """A path of the sea that ends at a village, and one that leads on from its other end."""
    at = t.s.mark_at[village(t, number)]
    topology = TOPOLOGY[t.s.board]
    for last in topology.paths_of_corner(at):
        other = next(end for end in topology.paths[last] if end != at)
        for before in topology.paths_of_corner(other):
            if before != last and t.s.bears[before] & 2:
                return last, before
    raise AssertionError("no way to the village")


def far_end(t: Table, path: int, other: int) -> int:
    """The end of a path that another path does not share."""
    return next(end for end in ends_of(t, path) if end not in ends_of(t, other))


def ends_of(t: Table, path: int) -> tuple[int, int]:
    return ENDS[t.s.board, path, 0], ENDS[t.s.board, path, 1]


def waters_by(t: Table, path: int) -> int:
    """A sea hex beside a path where the pirate is not."""
    return next(
        move.hex
        for move in t.legal()
        if isinstance(move, MovePirate) and move.hex in hexes_by(t, path)
    )


def hexes_by(t: Table, path: int) -> list[int]:
    topology = TOPOLOGY[t.s.board]
    one, other = (topology.hexes_of_corner(end) for end in topology.paths[path])
    return [hex for hex in one if hex in other]


# ---------------------------------------------------------------- setting up


def test_2_23_there_are_three_laps() -> None:
    t = table(3, scenario=SCENARIO, helpers="no")
    order = []
    while t.s.turns == 0:
        if t.phase == "placing":
            order.append(t.decider)
        t.act(t.legal()[0])
    assert order == [0, 1, 2, 2, 1, 0, 0, 1, 2]


def test_33_1_only_the_third_settlement_pays_and_the_second_brings_the_helper() -> None:
    t = table(3, scenario=SCENARIO)
    helpers, hands = [], []
    while t.s.turns == 0:
        t.act(t.legal()[len(t.legal()) // 2])
        if t.phase == "placing_road":
            hands.append(t.s.hand_size[t.decider] > 0)
        else:
            helpers.append(sum(t.helper(seat) is not None for seat in range(3)))
    assert hands == [False] * 6 + [True] * 3
    assert helpers == [0, 0, 0, 1, 2, 3, 3, 3, 3]
    assert {t.s.supply[seat, 1] for seat in range(3)} == {2}


@pytest.mark.parametrize(("seats", "count"), [(2, 8), (4, 8), (6, 12)])
def test_33_2_villages_have_a_number_and_five_bales(seats: int, count: int) -> None:
    view = table(seats, scenario=SCENARIO).view(None)
    assert [its.cloth for its in view.villages] == [5] * count
    assert view.cloth_left == 10
    assert all(its.pips > 0 and its.token != 7 for its in view.villages)
    assert table(3).view(0).villages == []


def test_33_2_nobody_builds_on_their_islands_nor_comes_the_robber() -> None:
    t = table(4, scenario=SCENARIO)
    closed = [its.corner for its in t.view(0).villages]
    assert set(closed).isdisjoint(sites(t))
    assert {t.rule(Settle(at)) for at in closed} == {"8.10"}
    t = trading().before_roll().roll(3, 4)
    island = next(
        hex.hex for hex in t.view(0).board.hexes if hex.terrain != "sea" and hex.token == 0
    )
    assert t.rule(MoveRobber(island)) == "5.15"
    paths = TOPOLOGY[t.s.board].paths_of_corner(closed[0])
    assert {t.s.bears[path] for path in paths} == {2}
    assert BuildRoad(paths[0]) not in trading().give(0, brick=1, lumber=1).legal()


def test_33_2_the_bride_finds_no_desert() -> None:
    t = trading(helpers="yes").put_helper(0, "robber_bride")
    assert not t.legal(kind=RobberBride)


# ---------------------------------------------------------------- villages


def test_33_3_the_first_ship_at_a_village_opens_trade_and_takes_a_bale() -> None:
    t = trading().give(0, lumber=2, wool=2)
    last, before = lines_to(t, 8)
    t.put(0, ships=[before]).act(BuildShip(last))
    place = village(t, 8)
    assert (t.s.bales[place], t.s.cloth[0], t.view(1).seats[0].cloth) == (4, 1, 1)
    assert t.view(2).seats[0].villages == [t.s.mark_at[place]]
    assert OpenedTrade(0, t.s.mark_at[place], 8, 1) in t.told(1)
    more = next(
        p
        for p in TOPOLOGY[t.s.board].paths_of_corner(t.s.mark_at[place])
        if p != last and BuildShip(p) in t.legal()
    )
    t.act(BuildShip(more))
    assert t.s.cloth[0] == 1  # once for good


def test_33_3_every_seat_opens_its_own_trade_and_an_empty_village_gives_nothing() -> None:
    t = trading()
    last, before = lines_to(t, 8)
    sell(t, village(t, 8), 2)
    t.put(0, ships=[before]).give(0, **SHIP).act(BuildShip(last))
    assert (t.s.cloth[0], t.s.traded[0]) == (0, 1 << village(t, 8))
    assert OpenedTrade(0, t.s.mark_at[village(t, 8)], 8, 0) in t.told(2)


def test_33_3_a_moved_ship_and_one_laid_out_of_turn_open_trade_too() -> None:
    t = trading()
    last, before = lines_to(t, 8)
    near = far_end(t, before, last)
    side = next(
        p
        for p in TOPOLOGY[t.s.board].paths_of_corner(near)
        if p not in (before, last) and t.s.bears[p] & 2
    )
    t.put(0, ships=[before, side], cities=[])
    t.s.site[near] = 1  # a line from a building, and a branch that is open
    t.s.supply[0, 1] -= 1
    t.act(MoveShip(side), BuildShip(last))
    assert t.s.cloth[0] == 1
    t = trading(6, five_six="building_phase")
    last, before = lines_to(t, 8)
    t.put(1, ships=[before]).give(1, **SHIP).act(EndTurn())
    assert (t.phase, t.decider) == ("building", 1)
    t.act(BuildShip(last))
    assert t.s.cloth[1] == 1


def test_33_3_a_starting_ship_opens_trade() -> None:
    t = trading()
    last, before = lines_to(t, 8)
    t.s.phase, t.s.placed, t.s.turns = 2, 0, 0
    t.s.just_placed = far_end(t, last, before)
    t.s.just_placed = next(e for e in ends_of(t, last) if e != t.s.mark_at[village(t, 8)])
    t.s.site[t.s.just_placed] = 1
    t.s.supply[0, 1] -= 1
    t.act(BuildShip(last))
    assert t.s.cloth[0] == 1


def test_33_4_the_number_of_a_village_brings_all_who_trade_a_bale() -> None:
    t = trade(trading(), 8, 0, 2).before_roll().roll(4, 4)
    assert [t.s.cloth[seat] for seat in range(3)] == [1, 0, 1]
    assert t.s.bales[village(t, 8)] == 3
    assert GotCloth(2, 1) in t.told(1)


def test_33_4_a_shortage_is_met_from_the_supply() -> None:
    t = trading()
    sell(t, village(t, 8), 1, 4)
    trade(t, 8, 0, 1, 2).before_roll(1).roll(4, 4)
    assert [t.s.cloth[seat] for seat in range(3)] == [1, 5, 1]
    assert (t.s.bales[village(t, 8)], t.s.cloth_left) == (0, 8)


def test_33_4_what_both_lack_goes_without_clockwise_from_who_rolled() -> None:
    t = trading()
    sell(t, village(t, 8), 1, 4)
    t.s.cloth[1] += 9
    t.s.cloth_left = 1
    trade(t, 8, 0, 1, 2).before_roll(2).roll(4, 4)
    assert [t.s.cloth[seat] for seat in range(3)] == [1, 13, 1]
    assert t.s.cloth_left == 0


def test_33_4_an_empty_village_with_a_full_supply_pays_nothing() -> None:
    t = trading()
    sell(t, village(t, 8), 1)
    trade(t, 8, 0, 2).before_roll().roll(4, 4)
    assert [t.s.cloth[seat] for seat in range(3)] == [0, 5, 0]
    assert t.s.cloth_left == 10


def test_33_5_two_bales_are_a_point() -> None:
    t = trading()
    sell(t, village(t, 8), 1, 5)
    assert (t.visible(1), t.view(0).seats[1].points) == (2, 2)
    lines = {line.label: line.points for line in sheet(t.s)}
    assert lines["score-cloth"] == [0, 2, 0]
    assert lines["score-bales"] == [0, 5, 0]


def test_33_5_cloth_of_the_roll_may_win_at_once() -> None:
    t = trading()
    t.s.goal = 1
    sell(t, village(t, 6), 0, 1)
    trade(t, 8, 0).before_roll().roll(4, 4)
    assert (t.phase, t.s.winner, t.s.reason) == ("over", 0, WON)


def test_33_6_the_line_to_a_village_is_closed() -> None:
    t = trading()
    last, before = lines_to(t, 8)
    near = far_end(t, before, last)
    t.put(0, ships=[before, last])
    t.s.site[near] = 1
    t.s.supply[0, 1] -= 1
    assert {t.rule(MoveShip(path)) for path in (before, last)} == {"26.3"}
    beyond = next(
        p
        for p in TOPOLOGY[t.s.board].paths_of_corner(t.s.mark_at[village(t, 8)])
        if p != last and t.s.bears[p] & 2
    )
    t.put(0, ships=[beyond])
    assert t.why(MoveShip(beyond)) != "ship_is_held"


# ---------------------------------------------------------------- the pirate


def test_28_5_only_who_trades_moves_the_pirate() -> None:
    t = trading().before_roll().roll(3, 4)
    assert not t.legal(kind=MovePirate)
    sea = next(hex.hex for hex in t.view(0).board.frame)
    assert t.why(MovePirate(sea)) == "pirate_for_traders"
    assert t.told(0)
    t = trade(trading(), 8, 0).before_roll().roll(3, 4)
    assert MovePirate(sea) in t.legal()


def robbed(hand: int, bales: int) -> tuple[Table, int]:
    """Seat 0 has rolled a 7 and trades; seat 1 has a ship, so many cards and so many bales."""
    t = trade(trading(), 8, 0)
    last, _ = lines_to(t, 4)
    t.put(1, ships=[last]).give(1, ore=hand)
    sell(t, village(t, 4), 1, bales)
    t.before_roll().roll(3, 4)
    return t, waters_by(t, last)


def test_33_7_the_thief_takes_a_card_or_a_bale() -> None:
    t, sea = robbed(2, 2)
    t.act(MovePirate(sea))
    assert t.phase == "robbing"
    assert t.legal() == [Rob(1), RobCloth(1)]
    t.act(RobCloth(1))
    assert (t.s.cloth[0], t.s.cloth[1], t.s.hand_size[1], t.phase) == (1, 1, 2, "acting")
    assert t.told(1) == [RobbedCloth(1, True, 0)]
    t, sea = robbed(2, 2)
    t.act(MovePirate(sea), Rob(1))
    assert (t.s.cloth[1], t.hand(0)) == (2, {"ore": 1})


def test_33_7_who_has_but_one_thing_loses_it_at_once() -> None:
    t, sea = robbed(0, 1)
    t.act(MovePirate(sea))
    assert (t.s.cloth[0], t.phase) == (1, "acting")
    assert RobbedCloth(1, False, 0) in t.told(2)
    t, sea = robbed(1, 0)
    t.act(MovePirate(sea))
    assert isinstance(t.told(2)[-1], Robbed)
    t, sea = robbed(0, 0)
    t.act(MovePirate(sea))
    assert NobodyRobbed(0) in t.told(2)


def test_33_7_who_has_but_cloth_loses_no_card_and_to_the_robber_nothing() -> None:
    t, sea = robbed(0, 1)
    last, _ = lines_to(t, 4)
    t.put(
        2,
        ships=[p for p in TOPOLOGY[t.s.board].paths_of_corner(ends_of(t, last)[0]) if p != last][
            :1
        ],
    )
    t.s.pirate = -1
    t.s.at_sea = 1
    t.s.pirate, t.s.phase = sea, 8
    assert t.why(Rob(1)) == "no_card_there"
    assert t.why(RobCloth(2)) == "no_cloth_there"
    t.s.at_sea = 0
    assert t.why(RobCloth(1)) == "no_cloth_there"


def test_33_8_nobody_gets_a_card_for_the_longest_route() -> None:
    t = trading()
    roads = [path for path in range(PATHS[t.s.board]) if t.s.bears[path] == 1]
    t.put(0, roads=roads[:10])
    assert (t.s.road_holder, t.visible(0)) == (-1, 0)


# ---------------------------------------------------------------- the end


def nearly_sold(t: Table, left: int = 4) -> Table:
    """So many villages have cloth, the last of them a single bale; the supply has the rest."""
    for place in range(t.s.marks - left):
        t.s.cloth_left += t.s.bales[place]
        t.s.bales[place] = 0
    return t.whole()


def test_33_9_the_match_ends_when_fewer_than_four_villages_have_cloth() -> None:
    t = nearly_sold(trading())
    place = t.s.marks - 1
    number = t.s.mark[place]
    sell(t, place, 1, 4)
    t.s.traded[2] |= 1 << place
    t.before_roll().roll(number - number // 2, number // 2)
    assert (t.phase, t.s.reason, t.s.winner) == ("over", SOLD_OUT, 1)
    told = t.told(0)
    assert SoldOut(3) in told
    won = told[-1]
    assert isinstance(won, Won)
    assert (won.points, won.by_cloth) == (2, 2)


def test_33_9_a_ship_may_end_it_and_most_bales_break_the_tie() -> None:
    t = nearly_sold(trading())
    last, before = lines_to(t, t.s.mark[t.s.marks - 1])
    sell(t, village(t, t.s.mark[t.s.marks - 1]), 1, 4)
    t.s.cloth[2], t.s.cloth_left = 5, t.s.cloth_left - 5
    t.put(0, ships=[before]).give(0, **SHIP).act(BuildShip(last))
    assert (t.phase, t.s.winner) == ("over", 2)  # both two points; five bales beat four


def test_33_9_the_first_clockwise_from_the_seat_on_turn_breaks_the_last_tie() -> None:
    t = nearly_sold(trading())
    last, before = lines_to(t, t.s.mark[t.s.marks - 1])
    sell(t, village(t, t.s.mark[t.s.marks - 1]), 1, 4)
    t.s.cloth[0], t.s.cloth_left = 4, t.s.cloth_left - 4
    t.acting(2).put(2, ships=[before]).give(2, **SHIP).act(BuildShip(last))
    assert (t.phase, t.s.winner) == ("over", 0)


def test_33_9_a_goal_reached_by_the_same_bale_comes_first() -> None:
    t = nearly_sold(trading())
    last, before = lines_to(t, t.s.mark[t.s.marks - 1])
    sell(t, village(t, t.s.mark[t.s.marks - 1]), 1, 4)
    t.s.cloth[0], t.s.cloth_left = 1, t.s.cloth_left - 1
    t.s.goal = 1
    t.put(0, ships=[before]).give(0, **SHIP).act(BuildShip(last))
    assert (t.phase, t.s.winner, t.s.reason) == ("over", 0, WON)


def test_33_9_with_twelve_villages_too() -> None:
    t = nearly_sold(trading(6))
    assert t.s.marks == 12
    t.put(0).give(0).act(EndTurn())
    assert t.phase != "over"
