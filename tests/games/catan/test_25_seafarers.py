"""Chapters 25 to 31 of RULES.md: ships, gold, the pirate and the islands of Seafarers."""

from __future__ import annotations

import random

import pytest

from samobranka.core.chance import generator
from samobranka.core.faults import OptionsClash
from samobranka.games.catan.maps import LAYOUTS, PLAYED
from samobranka.games.catan.meta import SCENARIOS
from samobranka.games.catan.parts import (
    BOARD_IDS,
    ENDS,
    FOG,
    HEX_AT,
    HEXES,
    INTERSECTIONS,
    NOTHING,
    PATHS,
    SHIPS,
    TERRAIN_IDS,
    TOPOLOGY,
    WATERS,
)
from samobranka.games.catan.phases.building import BuildRoad, Settle
from samobranka.games.catan.phases.cards import PlayKnight, PlayRoads, StopRoads, TakeCard
from samobranka.games.catan.phases.gifts import PlaceHarbour
from samobranka.games.catan.phases.helpers import Keep
from samobranka.games.catan.phases.louis import Louis
from samobranka.games.catan.phases.on_roll import DoNotUse
from samobranka.games.catan.phases.pirate import MovePirate
from samobranka.games.catan.phases.robber import MoveRobber, Rob
from samobranka.games.catan.phases.robber_bride import RobberBride
from samobranka.games.catan.phases.routes import measure_road
from samobranka.games.catan.phases.sailing import MoveShip
from samobranka.games.catan.phases.ships import BuildShip
from samobranka.games.catan.phases.turns import EndTurn, PassBuilding
from samobranka.games.catan.phases.william import William
from samobranka.games.catan.state import PLACING_HARBOUR
from samobranka.games.catan.story import (
    BuiltShip,
    GotGift,
    GotGold,
    MovedShip,
    PirateMoved,
    PlacedHarbour,
    ReachedIsland,
)
from samobranka.games.catan.view import area_of
from tests.games.catan.table import GAME, Table, at_sea, corner, hex_at, path, plain, sites, table

SEA35 = BOARD_IDS.index("sea35")
SHIP = {"lumber": 1, "wool": 1}

# Around the sea hex (3, 5) of New Shores for three: home in the west, gold in the north-east.
HOME = corner(2, 5, "SE", SEA35)
FAR_HOME = corner(3, 5, "NW", SEA35)  # two ships from the shore
SHORE = corner(3, 5, "S", SEA35)  # of island 3
GOLDEN = corner(3, 5, "N", SEA35)  # of island 2, at gold with a 4
OUT = path(3, 5, "SW", SEA35)  # from home to the shore, sea on both sides
RING = [path(3, 5, edge, SEA35) for edge in ("SW", "SE", "E", "NE", "NW", "W")]
COAST = path(2, 5, "SE", SEA35)
INLAND = path(1, 5, "NE", SEA35)
MIDDLE = hex_at(3, 5, SEA35)
GOLD_HEX = hex_at(4, 4, SEA35)


def rich(t: Table, **more: int) -> Table:
    """Seat 0 can pay for ships, roads and settlements."""
    return t.give(0, brick=4, lumber=6, wool=6, grain=4, **more)


def home(helpers: str = "no") -> Table:
    """Seat 0 has a settlement at the coast, and the means."""
    return rich(at_sea(helpers=helpers).put(0, settlements=[HOME]))


# ---------------------------------------------------------------- 2, 8: what the sea changes there


def test_2_20_starting_settlements_stand_on_the_home_land() -> None:
    t = table(3, scenario="heading_for_new_shores")
    assert t.why(Settle(SHORE)) == "not_at_home"
    assert t.rule(Settle(SHORE)) == "2.20"
    assert {t.s.ground[corner] for corner in sites(t)} == {1}


def test_2_21_a_starting_settlement_may_have_a_ship() -> None:
    t = table(3, scenario="heading_for_new_shores")
    t.act(Settle(HOME))
    assert {type(action) for action in t.legal()} == {BuildRoad, BuildShip}
    assert t.rule(BuildRoad(OUT)) == "2.21"
    assert t.why(BuildShip(RING[1])) == "not_at_settlement"
    t.act(BuildShip(OUT))
    assert t.told(1) == [BuiltShip(0, OUT, paid={})]
    assert t.decider == 1
    assert t.s.fresh_count == 0


def test_8_10_no_settlement_without_land_and_no_road_at_sea() -> None:
    t = rich(at_sea().put(0, settlements=[HOME], ships=[RING[0], RING[1]]))
    open_sea = corner(3, 1, "NE", SEA35)
    while any(
        hex != NOTHING and t.s.terrain[hex] != 6
        for hex in (HEX_AT[SEA35, open_sea, way] for way in range(3))
    ):
        open_sea += 1
    assert t.rule(Settle(open_sea)) == "8.10"
    assert t.why(BuildRoad(OUT)) == "path_taken"
    t.s.way[OUT] = 0
    t.s.ships_left[0] += 1
    assert t.rule(BuildRoad(OUT)) == "8.10"


# ---------------------------------------------------------------- 25: ships


def test_25_1_fifteen_ships_a_seat_and_none_without_a_scenario() -> None:
    assert [at_sea().s.ships_left[seat] for seat in range(3)] == [SHIPS] * 3
    t = plain().give(0, **SHIP)
    assert t.rule(BuildShip(0)) == "25.1"
    assert not t.legal(kind=BuildShip)
    t = home()
    t.s.ships_left[0] = 0
    for place, at in enumerate(range(PATHS[SEA35])):
        if place < SHIPS:
            t.s.way[at] = 7
    t.s.way[OUT] = 0
    assert not t.legal(kind=BuildShip)


def test_25_2_a_ship_costs_lumber_and_wool_also_out_of_turn() -> None:
    t = at_sea().put(0, settlements=[HOME]).give(0, lumber=1)
    assert t.said(BuildShip(OUT)) == (
        "You have not got the cards to pay for a ship; you lack wool (rule 25.2)."
    )
    t.give(0, **SHIP).act(BuildShip(OUT))
    assert t.hand(0) == {}
    assert t.s.ships_left[0] == SHIPS - 1
    t = at_sea(5, five_six="building_phase")
    t.act(EndTurn())
    assert t.s.active == 1 or t.phase != "building"


def test_25_2_a_ship_is_built_in_the_special_building_phase() -> None:
    t = at_sea(5, five_six="building_phase").give(1, lumber=1, wool=1)
    coasts = [
        (at, end)
        for at in range(PATHS[t.s.board])
        for end in (ENDS[t.s.board, at, 0],)
        if t.s.bears[at] == 3 and t.s.ground[end] == 1
    ]
    at, end = coasts[0]
    t.put(1, settlements=[end]).act(EndTurn())
    assert t.phase == "building"
    t.act(BuildShip(at))
    assert t.why(MoveShip(at)) != "legal"
    t.act(PassBuilding())


def test_25_3_sea_on_a_side_and_one_piece_a_path() -> None:
    t = home()
    assert t.rule(BuildShip(INLAND)) == "25.3"
    assert t.why(BuildShip(INLAND)) == "no_sea_way"
    t.act(BuildShip(COAST))
    assert t.rule(BuildShip(COAST)) == "25.3"
    assert t.rule(BuildRoad(COAST)) == "8.3"


def test_25_4_from_a_building_or_a_ship_but_never_a_road() -> None:
    t = rich(at_sea().put(0, roads=[COAST]))
    assert t.rule(BuildShip(OUT)) == "25.4"
    t = rich(at_sea().put(0, ships=[OUT]))
    assert t.why(BuildRoad(COAST)) == "not_connected"
    assert t.why(BuildShip(RING[1])) == "legal"
    t.put(1, settlements=[SHORE])
    assert t.rule(BuildShip(RING[1])) == "25.4"


def test_25_5_not_beside_the_pirate_but_at_its_corner() -> None:
    t = home().put_pirate(MIDDLE)
    assert t.rule(BuildShip(OUT)) == "25.5"
    assert t.why(BuildShip(COAST)) == "legal"
    assert not [at for at in RING if BuildShip(at) in t.legal()]


def test_25_6_road_building_lays_roads_and_ships() -> None:
    t = home().deal(0, "road_building").act(PlayRoads(), BuildShip(OUT))
    assert t.phase == "free_roads"
    assert t.why(BuildRoad(COAST)) == "legal"
    t.act(BuildRoad(COAST))
    assert t.phase == "acting"
    t = home().deal(0, "road_building").act(PlayRoads(), BuildShip(OUT), BuildShip(RING[1]))
    assert t.phase == "acting"
    t = home().deal(0, "road_building").act(PlayRoads(), BuildShip(OUT), StopRoads())
    assert t.hand(0) == home().hand(0)


def test_25_6_the_card_is_played_where_only_a_ship_is_possible() -> None:
    t = home().deal(0, "road_building")
    t.put(0, roads=[at for at in range(PATHS[SEA35]) if t.s.bears[at] == 1][:15])
    t.act(PlayRoads())
    assert t.legal(kind=BuildShip)
    assert not t.legal(kind=BuildRoad)


def test_25_6_william_builds_no_ship() -> None:
    t = home(helpers="yes").put_helper(0, "william")
    t.act(William("brick", "wool"))
    assert {type(action) for action in t.legal()} == {BuildRoad}


def test_25_7_a_ship_leads_to_a_settlement_and_roads_go_on() -> None:
    t = rich(at_sea().put(0, settlements=[FAR_HOME], ships=[RING[5], OUT]))
    assert t.why(BuildRoad(RING[1])) == "not_connected"
    t.act(Settle(SHORE))
    assert t.why(BuildRoad(RING[1])) == "legal"


def test_25_8_a_route_changes_from_ships_to_roads_at_an_own_building_only() -> None:
    shore_road = path(3, 6, "W", SEA35)
    inner = path(2, 5, "NE", SEA35)
    t = rich(at_sea().put(0, ships=[RING[5], OUT], roads=[inner]))
    assert t.s.road_length[0] == 2
    t.put(0, settlements=[FAR_HOME])
    assert t.s.road_length[0] == 3
    t.put(0, roads=[shore_road])
    assert t.s.road_length[0] == 3
    t.act(Settle(SHORE))
    assert t.s.road_length[0] == 4


def test_25_8_a_settlement_cuts_a_line_of_ships() -> None:
    t = rich(at_sea().put(0, settlements=[HOME], ships=RING[:5]))
    assert t.s.road_length[0] == t.s.road_holder + 5 == 5
    t.put(1, settlements=[GOLDEN])
    assert t.s.road_length[0] == 4


def brute_force(t: Table, pieces: dict[int, str], own: set[int], blocked: set[int]) -> int:
    """The longest trade route, by trying all of them."""

    def longest(at: int, left: frozenset[int], last: str) -> int:
        best = 0
        for piece in left:
            a, b = ENDS[SEA35, piece, 0], ENDS[SEA35, piece, 1]
            if at not in (a, b) or (last and at in blocked):
                continue
            if last and last != pieces[piece] and at not in own:
                continue
            there = a + b - at
            best = max(best, 1 + longest(there, left - {piece}, pieces[piece]))
        return best

    ends = {ENDS[SEA35, piece, end] for piece in pieces for end in range(2)}
    return max((longest(end, frozenset(pieces), "") for end in ends), default=0)


@pytest.mark.parametrize("seed", range(60))
def test_25_8_against_brute_force_on_random_networks(seed: int) -> None:
    chance = random.Random(seed)
    t = at_sea()
    pieces = {RING[0]: "ship"}
    while len(pieces) < chance.choice([6, 10, 14]):
        near = {
            piece
            for end in {end for piece in pieces for end in TOPOLOGY[SEA35].paths[piece]}
            for piece in TOPOLOGY[SEA35].paths_of_corner(end)
        } - set(pieces)
        piece = chance.choice(sorted(near))
        kinds = [kind for kind, bit in (("road", 1), ("ship", 2)) if t.s.bears[piece] & bit]
        pieces[piece] = chance.choice(kinds)
    corners = sorted({end for piece in pieces for end in TOPOLOGY[SEA35].paths[piece]})
    chance.shuffle(corners)
    own, blocked = set(corners[:3]), set(corners[3 : 3 + chance.randrange(3)])
    for piece, kind in pieces.items():
        t.s.way[piece] = 1 if kind == "road" else 7
        t.s.supply[0, 0] -= kind == "road"
        t.s.ships_left[0] -= kind == "ship"
    for place in own:
        t.s.site[place] = 1
    for place in blocked:
        t.s.site[place] = 2
    assert measure_road(t.s, 0) == brute_force(t, pieces, own, blocked)


def test_25_9_louis_takes_up_a_road_that_ends_at_ships() -> None:
    inner = path(2, 5, "E", SEA35)
    t = home(helpers="yes").put_helper(0, "louis")
    t.put(0, roads=[inner], ships=[RING[4]])
    assert t.why(Louis(inner)) == "legal"
    t.put(0, roads=[path(2, 5, "NE", SEA35)])
    assert t.rule(Louis(inner)) == "18.2"


# ---------------------------------------------------------------- 26: a ship is moved


def test_26_1_one_ship_a_turn_and_none_built_in_it() -> None:
    t = rich(at_sea().put(0, settlements=[HOME], ships=[OUT]))
    t.act(BuildShip(COAST))
    assert t.rule(MoveShip(COAST)) == "26.1"
    assert t.why(MoveShip(COAST)) == "just_launched"
    assert t.view(1).fresh_ships == [COAST]
    t.act(MoveShip(OUT))
    assert t.phase == "sailing"
    assert t.view(0).lifted == OUT
    t.act(BuildShip(RING[5]))
    assert t.told(2) == [MovedShip(0, OUT, RING[5])]
    assert t.s.ships_left[0] == SHIPS - 2
    assert t.why(MoveShip(RING[5])) == "one_ship_a_turn"
    assert t.why(MoveShip(RING[2])) == "no_own_ship"


def test_26_1_in_the_second_part_of_a_paired_turn_too() -> None:
    t = at_sea(5, helpers="no", five_six="paired")
    coast = next(
        at
        for at in range(PATHS[t.s.board])
        if t.s.bears[at] == 3 and t.s.ground[ENDS[t.s.board, at, 0]] == 1
    )
    t.put(3, settlements=[ENDS[t.s.board, coast, 0]], ships=[coast])
    t.act(EndTurn())
    assert (t.s.active, t.why(MoveShip(coast), 3)) == (3, "legal")


def test_26_2_the_pirate_holds_ships_at_its_sides() -> None:
    t = rich(at_sea().put(0, settlements=[HOME], ships=[OUT])).put_pirate(MIDDLE)
    assert t.rule(MoveShip(OUT)) == "26.2"
    beyond = path(3, 6, "W", SEA35)
    t = rich(at_sea().put(0, settlements=[SHORE], ships=[beyond])).put_pirate(MIDDLE)
    t.put(0, settlements=[FAR_HOME], ships=[path(2, 5, "NE", SEA35)])
    t.act(MoveShip(path(2, 5, "NE", SEA35)))
    assert t.rule(BuildShip(OUT)) == "25.5"


def test_26_3_closed_lines_and_rings_stay_and_open_ends_move() -> None:
    t = rich(at_sea().put(0, settlements=[HOME, SHORE], ships=[OUT, RING[1]]))
    assert t.rule(MoveShip(OUT)) == "26.3"
    assert t.why(MoveShip(RING[1])) == "legal"
    ring = rich(at_sea().put(0, settlements=[HOME], ships=RING))
    assert {ring.rule(MoveShip(at)) for at in RING} == {"26.3"}
    foreign = rich(at_sea().put(0, settlements=[HOME], ships=[OUT]).put(1, settlements=[SHORE]))
    assert foreign.why(MoveShip(OUT)) == "legal"
    past = rich(at_sea().put(0, settlements=[HOME], ships=RING[:2]).put(1, settlements=[SHORE]))
    assert past.why(MoveShip(OUT)) == "legal"  # the line ends at the opponent's building


def test_26_4_where_it_could_be_built_without_itself() -> None:
    t = rich(at_sea().put(0, ships=[OUT]))
    assert t.rule(MoveShip(OUT)) == "26.4"  # the only ship leads nowhere without itself
    t.put(0, settlements=[HOME]).act(MoveShip(OUT))
    assert t.rule(BuildShip(OUT)) == "26.4"
    assert t.rule(BuildShip(RING[1])) == "25.4"
    assert t.rule(EndTurn()) == "26.4"
    t.act(BuildShip(COAST))


def test_26_5_the_route_is_measured_anew_and_the_card_may_go() -> None:
    t = rich(at_sea().put(0, settlements=[HOME], ships=RING[:5]))
    assert t.s.road_holder == 0
    before = t.s.ships_left[0]
    t.act(MoveShip(RING[4]), BuildShip(COAST))
    assert t.s.road_length[0] == 5  # COAST goes on from home
    t = rich(at_sea().put(0, settlements=[HOME, SHORE], ships=RING[:5]))
    t.act(MoveShip(RING[4]), BuildShip(path(3, 6, "W", SEA35)))
    assert (t.s.road_length[0], t.s.road_holder) == (4, NOTHING)
    assert t.s.ships_left[0] == before


# ---------------------------------------------------------------- 27: gold


def gold(seats: int = 3, cities: bool = False) -> Table:
    """Seat 1 stands at the gold with a 4; seat 0 is about to roll."""
    t = at_sea(seats)
    places = {"cities": [GOLDEN]} if cities else {"settlements": [GOLDEN]}
    return t.put(1, **places).before_roll()


def test_27_1_gold_pays_cards_of_choice_unless_the_robber_is_there() -> None:
    t = gold(cities=True).roll(1, 3)
    assert (t.phase, t.decider, t.view(0).seats[1].gold) == ("taking_gold", 1, 2)
    assert GotGold(1, 2) in t.told(0)
    t.act(TakeCard("ore"), TakeCard("brick"))
    assert (t.hand(1), t.phase, t.decider) == ({"ore": 1, "brick": 1}, "acting", 0)
    assert dict(t.view(0).got[1]) == {"ore": 1, "brick": 1}
    assert gold().put_robber(GOLD_HEX).roll(1, 3).phase == "acting"


def test_27_2_after_the_rest_in_turn_order_of_what_the_bank_has() -> None:
    t = (
        gold()
        .put(2, cities=[corner(4, 4, "SE", SEA35)])
        .put(0, settlements=[corner(4, 4, "N", SEA35)])
    )
    t.before_roll(2).roll(1, 3)
    order = []
    while t.phase == "taking_gold":
        order.append(t.decider)
        t.act(t.legal()[0])
    assert order == [2, 2, 0, 1]


def test_27_2_an_empty_bank_pays_no_gold() -> None:
    t = gold(cities=True)
    for resource in ("brick", "lumber", "wool", "grain"):
        t.leave_in_bank(resource, 0, 2)
    t.leave_in_bank("ore", 1, 2).roll(1, 3)
    assert t.why(TakeCard("wool")) == "bank_lacks_it"
    assert t.rule(TakeCard("wool")) == "27.2"
    t.act(TakeCard("ore"))
    assert (t.phase, t.s.gold_due[1]) == ("acting", 0)


def test_27_3_the_second_settlement_at_gold_takes_a_card() -> None:
    t = table(4, scenario="through_the_desert", helpers="no")
    board = t.s.board
    gold_hexes = [hex for hex in range(HEXES[board]) if t.s.terrain[hex] == 7]
    at_gold = [
        at
        for at in range(INTERSECTIONS[board])
        if t.s.ground[at] and any(HEX_AT[board, at, way] in gold_hexes for way in range(3))
    ]
    t.s.starts_anywhere = 1
    while t.s.placed < 4:
        t.act(t.legal()[-1])
    free = [at for at in at_gold if t.why(Settle(at)) == "legal"]
    t.act(Settle(free[0]))
    assert t.phase == "taking_gold"
    before = t.s.hand_size[3]
    t.act(TakeCard("ore"))
    assert (t.phase, t.s.hand_size[3]) == ("placing_road", before + 1)


def test_27_4_marianne_is_asked_after_gold_and_only_of_those_without() -> None:
    t = at_sea(helpers="yes").put(1, settlements=[GOLDEN]).put_helper(1, "marianne")
    t.before_roll().roll(1, 3).act(TakeCard("ore"))
    assert t.phase == "acting"
    t = at_sea(helpers="yes").put(1, settlements=[GOLDEN]).put_helper(2, "marianne")
    t.before_roll().roll(1, 3)
    assert t.phase == "taking_gold"
    t.act(TakeCard("ore"))
    assert (t.phase, t.decider) == ("mariannes", 2)
    t.act(DoNotUse())


def test_27_5_the_robber_bride_takes_a_card_of_choice_from_gold() -> None:
    t = at_sea(4, "through_the_desert", helpers="yes").put_helper(0, "robber_bride")
    board = t.s.board
    deserts = [hex for hex in range(HEXES[board]) if t.s.terrain[hex] == 5]
    t.put_robber(next(hex for hex in range(HEXES[board]) if t.s.terrain[hex] == 7))
    t.act(RobberBride(deserts[0]))
    assert t.phase == "taking_gold"
    t.act(TakeCard("wool"))
    assert (t.hand(0), t.phase) == ({"wool": 1}, "after_use")
    t.act(Keep())


# ---------------------------------------------------------------- 28: the pirate


def test_28_1_robber_or_pirate_on_a_seven_and_by_a_knight() -> None:
    t = at_sea().before_roll().roll(3, 4)
    assert {type(action) for action in t.legal()} == {MoveRobber, MovePirate}
    robber = t.s.robber
    t.act(MovePirate(MIDDLE))
    assert (t.s.robber, t.s.pirate, t.phase) == (robber, MIDDLE, "acting")
    assert PirateMoved(0, MIDDLE) in t.told(1)
    t.deal(0, "knight").act(PlayKnight())
    assert t.why(MovePirate(MIDDLE)) == "pirate_stays"
    t.act(MoveRobber(GOLD_HEX))
    assert t.s.pirate == MIDDLE
    assert t.rule(MovePirate(OUT)) == "28.2" or t.why(MovePirate(MIDDLE)) != "legal"
    assert plain().deal(0, "knight").act(PlayKnight()).rule(MovePirate(0)) == "28.1"


def test_28_2_the_pirate_keeps_to_the_sea_and_the_robber_to_the_land() -> None:
    t = at_sea().before_roll().roll(3, 4)
    assert t.rule(MovePirate(GOLD_HEX)) == "28.2"
    assert t.rule(MovePirate(t.s.pirate)) == "28.2"
    assert t.rule(MoveRobber(MIDDLE)) == "5.7"
    assert t.rule(MovePirate(WATERS[SEA35])) == "1.3"
    on_frame = WATERS[SEA35] - 1
    t.act(MovePirate(on_frame))
    assert t.view(0).pirate == t.view(None).board.frame[-1].hex == on_frame


def test_28_3_it_steals_from_one_with_a_ship_at_its_side() -> None:
    t = at_sea().put(1, ships=[OUT]).put(2, ships=[RING[2]]).give(1, ore=1).give(2, wool=1)
    t.before_roll().roll(3, 4).act(MovePirate(MIDDLE))
    assert (t.phase, t.legal()) == ("robbing", [Rob(1), Rob(2)])
    t.act(Rob(2))
    assert t.hand(0) == {"wool": 1}
    t = at_sea().put(1, ships=[OUT]).put(2, settlements=[SHORE]).give(1, ore=1).give(2, wool=1)
    t.before_roll().roll(3, 4).act(MovePirate(MIDDLE), words=[0])
    assert t.hand(0) == {"ore": 1}


def test_28_3_the_friendly_pirate_spares_the_poor() -> None:
    t = at_sea(friendly_robber="yes").put(1, ships=[OUT]).give(1, ore=1)
    t.before_roll().roll(3, 4).act(MovePirate(MIDDLE))
    assert t.hand(1) == {"ore": 1}


def test_28_4_ships_beside_the_pirate_stay_and_lead_on() -> None:
    t = rich(at_sea().put(0, settlements=[FAR_HOME], ships=[RING[5], OUT])).put_pirate(MIDDLE)
    assert t.why(Settle(SHORE)) == "legal"
    assert t.why(BuildShip(path(3, 6, "W", SEA35))) == "legal"
    assert t.s.road_length[0] == 2


# ---------------------------------------------------------------- 29: scenarios and islands


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_29_1_a_map_for_each_number_of_seats(scenario: str, seats: int) -> None:
    t = table(seats, scenario=scenario)
    layout = next(
        layout
        for layout in LAYOUTS
        if layout.scenario == scenario and max(3, seats) in layout.seats
    )
    view = t.view(0)
    assert (view.scenario, len(view.board.hexes)) == (scenario, layout.inner_hexes)
    assert view.goal == {
        "the_four_islands": 13,
        "the_fog_islands": 12,
        "the_forgotten_tribe": 13,
        "the_wonders_of_catan": 10,
        "new_world": 12,
    }.get(scenario, 14)
    assert [view.bank[name] for name in view.bank] == [24 if seats > 4 else 19] * 5
    laid_out = [gift for gift in view.gifts if gift.gift == "card"]
    assert view.deck_size == (34 if seats > 4 else 25) - len(laid_out)
    assert len(view.board.harbours) == len(layout.harbours)
    printed = {(hex.q, hex.r): hex for hex in layout.hexes}
    for hex, (q, r) in zip(view.board.hexes, TOPOLOGY[t.s.board].hexes, strict=True):
        lies = printed[q, r]
        assert lies.t in (hex.terrain, "random")
        assert lies.t == "random" or lies.n == hex.token
    land = {hex.hex for hex in view.board.hexes if hex.terrain != "sea"}
    assert view.robber in land if layout.robber else view.robber is None  # 34.4
    if layout.pirate is None:
        assert view.pirate is None  # 32.1, 34.4
    else:
        assert view.pirate not in {None, *land}


def test_29_2_on_the_four_islands_one_starts_anywhere() -> None:
    t = table(4, scenario="the_four_islands")
    assert {t.s.ground[corner] - 1 for corner in sites(t)} == {1, 2, 3, 4}


def test_29_3_the_first_settlement_on_an_island_earns_points_for_good() -> None:
    t = rich(at_sea().put(0, settlements=[FAR_HOME], ships=RING))
    t.act(Settle(SHORE))
    assert (t.visible(0), t.s.bonus[0]) == (2 + 2 + 2, 2)  # with the route of six
    assert ReachedIsland(0, SHORE, 2) in t.told(1)
    assert t.view(1).seats[0].chits[0].corner == SHORE
    t.act(Settle(corner(3, 5, "NE", SEA35)))
    assert (t.s.bonus[0], t.view(1).seats[0].special) == (4, 4)
    other = corner(3, 6, "SE", SEA35)
    rich(t.put(0, ships=[path(3, 6, "E", SEA35)])).act(Settle(other))
    assert (t.s.bonus[0], len(t.view(1).seats[0].chits)) == (4, 2)  # once an island
    assert t.s.bonus[1] == 0  # every seat earns its own
    t.put(1, roads=[path(2, 7, "SW", SEA35)]).acting(1).give(1, brick=1, lumber=1, wool=1, grain=1)
    t.act(Settle(corner(2, 7, "SW", SEA35)))
    assert t.s.bonus[1] == 2


def test_29_4_between_desert_and_strip_counts_the_strip() -> None:
    t = table(3, scenario="through_the_desert")
    board = t.s.board
    desert, strip = hex_at(2, 2, board), hex_at(1, 2, board)
    shared = [
        at
        for at in TOPOLOGY[board].corners_of_hex(desert)
        if at in TOPOLOGY[board].corners_of_hex(strip)
    ]
    assert len(shared) == 2
    assert all(t.s.ground[at] > 1 for at in shared)
    assert area_of(t.s, desert) == 0
    assert area_of(t.s, strip) == area_of(t.s, hex_at(2, 1, board)) > 0


def test_29_5_islands_of_the_laps_are_home() -> None:
    t = table(4, scenario="the_four_islands", helpers="no")
    while t.s.turns == 0:
        t.act(t.legal()[0])
    for seat in range(4):
        assert t.view(0).seats[seat].areas
        assert t.s.bonus[seat] == 0


@pytest.mark.parametrize(
    ("scenario", "goal", "bonus"),
    [
        ("heading_for_new_shores", 13, [1, 1]),
        ("the_four_islands", 12, [1, 2]),
        ("the_fog_islands", 11, []),
        ("through_the_desert", 12, [1, 1]),
    ],
)
def test_29_6_older_goals(scenario: str, goal: int, bonus: list[int]) -> None:
    view = table(3, scenario=scenario, older_goals="yes").view(0)
    assert (view.goal, view.board.bonus) == (goal, bonus)


def test_29_7_open_land_is_dealt_without_red_neighbours_or_laid_as_published() -> None:
    ready = table(5, scenario="heading_for_new_shores", layout="beginner").view(0).board.hexes
    assert (ready[2].terrain, ready[2].token) == ("forest", 4)
    dealt = [table(5, seed, scenario="heading_for_new_shores") for seed in range(8)]
    for t in dealt:
        red = [hex for hex in range(HEXES[t.s.board]) if t.s.token[hex] in (6, 8)]
        near = TOPOLOGY[t.s.board].neighbours_of_hex
        assert not any(other in near(hex) for hex in red for other in red)
        hexes = t.view(0).board.hexes
        assert sorted((hex.terrain, 0) for hex in hexes) == sorted((h.terrain, 0) for h in ready)
        assert sorted(hex.token for hex in hexes) == sorted(hex.token for hex in ready)
        assert all(bool(h.token) == (h.terrain not in ("desert", "sea")) for h in hexes)
    assert len({tuple(t.s.terrain[hex] for hex in range(56)) for t in dealt}) == len(dealt)
    printed = table(4, scenario="heading_for_new_shores", harbours="printed").view(0)
    assert printed.board.harbours[0].type == "ore"
    kinds = [
        tuple(
            h.type for h in table(4, seed, scenario="heading_for_new_shores").view(0).board.harbours
        )
        for seed in range(4)
    ]
    assert len(set(kinds)) > 1
    assert len({tuple(sorted(kind)) for kind in kinds}) == 1


def test_29_8_what_makes_no_sense_together_is_refused_in_words() -> None:
    assert table(3, scenario="through_the_desert", goal="9").view(0).goal == 9
    with pytest.raises(OptionsClash, match="two laps"):
        GAME.options_row(3, {"scenario": "through_the_desert", "start": "printed"})
    with pytest.raises(OptionsClash, match="choose a scenario"):
        GAME.options_row(3, {"older_goals": "yes"})


# ---------------------------------------------------------------- 30: the fog


def foggy(seats: int = 3, **options: str) -> tuple[Table, int, int]:
    """A table with fog, a path beside the sea that ends at it, and the hex in the fog there."""
    t = at_sea(seats, "the_fog_islands", **options)
    board = t.s.board
    for at in range(PATHS[board]):
        near, far = ENDS[board, at, 0], ENDS[board, at, 1]
        fog = [hex for hex in around(t, far) if t.s.terrain[hex] == FOG]
        if (
            fog
            and t.s.bears[at] & 2
            and not any(t.s.terrain[hex] == FOG for hex in around(t, near))
        ):
            t.put(0, ships=[before(t, at, near)])
            return rich(t), at, fog[0]
    raise AssertionError("no way into the fog")


def around(t: Table, place: int) -> list[int]:
    """The hexes at an intersection."""
    return [HEX_AT[t.s.board, place, way] for way in range(3) if HEX_AT[t.s.board, place, way] >= 0]


def before(t: Table, at: int, near: int) -> int:
    """Another path at an intersection for a ship."""
    paths = TOPOLOGY[t.s.board].paths_of_corner(near)
    return next(each for each in paths if each != at and t.s.bears[each] & 2)


def next_in_fog(t: Table, terrain: str, number: int) -> list[int]:
    """The words of chance by which these come out of the fog."""
    kind = TERRAIN_IDS.index(terrain)
    first = sum(t.s.fog_stack[each] for each in range(kind))
    return [first, sum(t.s.fog_numbers[each] for each in range(number))]


def test_30_1_a_terrain_for_every_hex_in_the_fog_and_a_token_for_those_that_yield() -> None:
    for seats in (3, 4, 6):
        t = table(seats, scenario="the_fog_islands")
        hidden = [hex for hex in t.view(None).board.hexes if hex.terrain == "fog"]
        assert len(hidden) == t.s.fog_left == sum(t.s.fog_stack[k] for k in range(9))
        assert all(hex.token == 0 for hex in hidden)
        assert {t.s.ground[action] for action in sites(t)} == {1}


def test_30_2_roads_and_ships_discover_and_settlements_do_not() -> None:
    t, at, hex = foggy()
    left = t.s.fog_left
    t.act(BuildShip(at), words=next_in_fog(t, "forest", 4))
    assert (t.view(1).board.hexes[hex].terrain, t.s.token[hex], t.s.fog_left) == (
        "forest",
        4,
        left - 1,
    )
    t, at, hex = foggy()
    board = t.s.board
    fogged = [
        place
        for place in range(INTERSECTIONS[board])
        if t.s.ground[place] and any(t.s.terrain[near] == FOG for near in around(t, place))
    ]
    for place in fogged[:1]:
        road = next(each for each in TOPOLOGY[board].paths_of_corner(place) if t.s.bears[each] & 1)
        t.put(0, roads=[road]).act(Settle(place))
    assert t.s.fog_left == left


def test_30_2_a_moved_ship_discovers_too() -> None:
    t, at, hex = foggy()
    near = ENDS[t.s.board, at, 0]
    t.put(0, cities=[near]).act(MoveShip(before(t, at, near)))
    t.act(BuildShip(at), words=next_in_fog(t, "sea", 0)[:1])
    assert t.view(0).board.hexes[hex].terrain == "sea"


def test_30_3_land_gets_a_token_and_sea_none() -> None:
    t, at, hex = foggy()
    t.act(BuildShip(at), words=next_in_fog(t, "sea", 0)[:1])
    assert (t.view(0).board.hexes[hex].terrain, t.s.token[hex]) == ("sea", 0)
    assert not t.s.ground[ENDS[t.s.board, at, 1]]


def test_30_4_the_discoverer_takes_a_card_or_one_of_choice_of_gold() -> None:
    t, at, _ = foggy()
    had = t.hand(0).get("ore", 0)
    t.act(BuildShip(at), words=next_in_fog(t, "mountains", 5))
    assert t.hand(0)["ore"] == had + 1
    t, at, _ = foggy()
    t.leave_in_bank("ore", 0, 1).act(BuildShip(at), words=next_in_fog(t, "mountains", 5))
    assert "ore" not in t.hand(0)
    t, at, _ = foggy()
    t.act(BuildShip(at), words=next_in_fog(t, "gold", 5))
    assert (t.phase, t.decider) == ("taking_gold", 0)
    t.act(TakeCard("ore"))
    assert (t.phase, t.hand(0)["ore"]) == ("acting", 1)


def test_30_5_new_land_is_settled_without_points() -> None:
    t, at, hex = foggy()
    t.act(BuildShip(at), words=next_in_fog(t, "pasture", 5))
    end = ENDS[t.s.board, at, 1]
    rich(t).act(Settle(end))
    assert (t.s.bonus[0], t.view(0).seats[0].special) == (0, 0)
    assert t.view(0).board.hexes[hex].area == 0


def test_30_6_robber_and_pirate_keep_out_of_the_fog() -> None:
    t, _, hex = foggy()
    t.give(0).before_roll().roll(3, 4)
    assert t.rule(MoveRobber(hex)) == "5.7"
    assert t.rule(MovePirate(hex)) == "28.2"


# ---------------------------------------------------------------- 31: the forgotten tribe


def tribal(gift: str, seats: int = 3, **options: str) -> tuple[Table, int, int]:
    """A ship of seat 0 beside a gift of this kind; the path of the gift, and where the ship lies."""
    t = at_sea(seats, "the_forgotten_tribe", **options)
    for lying in t.view(0).gifts:
        ends = [ENDS[t.s.board, lying.path, end] for end in range(2)]
        for beside in (each for end in ends for each in TOPOLOGY[t.s.board].paths_of_corner(end)):
            is_gift = beside in [other.path for other in t.view(0).gifts]
            if lying.gift == gift and not is_gift and t.s.bears[beside] & 2:
                return rich(t.put(0, ships=[beside])), lying.path, beside
    raise AssertionError(gift)


def coast_of(t: Table) -> tuple[int, int]:
    """A path at the coast of the main island, and an intersection there where one may start."""
    for at in range(PATHS[t.s.board]):
        if t.s.bears[at] == 3 and t.s.ground[ENDS[t.s.board, at, 0]] == 1:
            return at, ENDS[t.s.board, at, 0]
    raise AssertionError("no coast")


@pytest.mark.parametrize(("seats", "counts"), [(3, (8, 4, 6)), (6, (10, 6, 8))])
def test_31_1_gifts_lie_at_the_coasts_of_the_tribe(seats: int, counts: tuple[int, ...]) -> None:
    t = table(seats, scenario="the_forgotten_tribe")
    gifts = t.view(None).gifts
    kinds = [gift.gift for gift in gifts]
    assert tuple(kinds.count(kind) for kind in ("point", "card", "harbour")) == counts
    assert all(t.s.bears[gift.path] == 2 for gift in gifts)
    assert t.view(0).board.harbours == []
    assert t.view(0).deck_size == (34 if seats > 4 else 25) - counts[1]
    orders = {
        tuple(gift.harbour for gift in table(3, k, scenario="the_forgotten_tribe").view(0).gifts)
        for k in range(4)
    }
    assert len(orders) > 1


def test_31_2_the_first_ship_takes_the_gift_built_or_moved() -> None:
    t, at, _ = tribal("point")
    t.act(BuildShip(at))
    assert t.told(1)[1] == GotGift(0, at, "point", None)
    assert at not in [gift.path for gift in t.view(1).gifts]
    t, at, ship = tribal("point")
    end = next(
        end for end in TOPOLOGY[t.s.board].paths[at] if end in TOPOLOGY[t.s.board].paths[ship]
    )
    t.put(0, cities=[end]).act(MoveShip(ship), BuildShip(at))
    assert t.s.found[0] == 1


def test_31_3_a_point_counts_for_good_and_a_card_as_bought() -> None:
    t, at, _ = tribal("point")
    t.act(BuildShip(at))
    assert (t.visible(0), t.view(2).seats[0].special) == (1, 1)
    t, at, _ = tribal("card")
    t.act(BuildShip(at), words=[0])
    assert (t.s.card_count[0], t.s.bought_count[0], t.s.gift_cards_left) == (1, 1, 3)


def test_31_3_a_point_that_wins_wins_at_once() -> None:
    t, at, _ = tribal("point", goal="8")
    t.s.goal = 1
    t.act(BuildShip(at))
    assert t.phase == "over"


def test_31_4_a_harbour_is_placed_at_once_or_kept_until_it_can_be() -> None:
    t, at, _ = tribal("harbour")
    t.act(BuildShip(at))
    assert t.phase == "acting"
    assert len(t.view(1).seats[0].harbours) == 1
    path_there, corner_there = coast_of(t)
    road = next(
        each
        for each in TOPOLOGY[t.s.board].paths_of_corner(corner_there)
        if t.s.bears[each] & 1 and each != path_there
    )
    rich(t.put(0, roads=[road])).act(Settle(corner_there))
    assert t.phase == "placing_harbour"
    assert t.rule(EndTurn()) == "31.5"


def test_31_5_at_an_own_coast_apart_from_others_and_at_once_of_use() -> None:
    t, at, _ = tribal("harbour")
    coast, place = coast_of(t)
    t.put(0, settlements=[place]).act(BuildShip(at))
    assert t.phase == "placing_harbour"
    inland = next(each for each in range(PATHS[t.s.board]) if t.s.bears[each] == 1)
    assert t.why(PlaceHarbour(inland)) == "not_at_coast"
    far = [
        each
        for each in range(PATHS[t.s.board])
        if t.s.bears[each] == 3 and place not in TOPOLOGY[t.s.board].paths[each]
    ]
    assert t.why(PlaceHarbour(far[-1])) == "not_at_own_building"
    kind = t.view(0).seats[0].harbours[0]
    t.act(PlaceHarbour(coast))
    assert (t.phase, t.view(0).board.harbours[0].path) == ("acting", coast)
    assert t.told(1) == [PlacedHarbour(0, coast, kind)]
    assert min(t.view(0).rates.values()) == (3 if kind == "generic" else 2)
    t.s.held[0, 0] += 1
    t.s.phase = PLACING_HARBOUR
    assert t.why(PlaceHarbour(coast)) == "harbour_too_close"


def test_31_6_nobody_builds_on_the_islands_of_the_tribe() -> None:
    t, at, _ = tribal("point")
    ends = TOPOLOGY[t.s.board].paths[at]
    assert {t.rule(Settle(end)) for end in ends} == {"8.10"}
    assert t.rule(BuildRoad(at)) == "8.10"


def test_31_7_the_bride_finds_no_desert() -> None:
    t = at_sea(3, "the_forgotten_tribe", helpers="yes").put_helper(0, "robber_bride")
    t.put_robber(next(hex for hex in range(HEXES[t.s.board]) if t.s.token[hex]))
    assert not t.legal(kind=RobberBride)


def test_5_15_the_robber_goes_where_a_number_lies() -> None:
    t = at_sea(3, "the_forgotten_tribe").before_roll().roll(3, 4)
    hexes = [move.hex for move in t.legal() if isinstance(move, MoveRobber)]
    assert hexes
    assert all(t.s.token[hex] for hex in hexes)
    desert = next(
        hex for hex in range(HEXES[t.s.board]) if t.s.terrain[hex] == 5 and hex != t.s.robber
    )
    assert t.rule(MoveRobber(desert)) == "5.15"


def test_all_scenarios_on_offer_have_their_rules() -> None:
    assert set(SCENARIOS) <= set(PLAYED)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_some_turns_of_every_scenario_keep_every_component(scenario: str) -> None:
    t = table(3, scenario=scenario, five_six="paired")
    t.play(generator(5), plies=160)
    for seat in (0, None):
        assert t.view(seat).board.id == BOARD_IDS[t.s.board]
