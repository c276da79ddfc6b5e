"""Chapter 7 of RULES.md: planning."""

from __future__ import annotations

import pytest

from samobranka.games.elfenland.parts import BOX, ROAD_IDS
from samobranka.games.elfenland.phases.journey_end import EndJourney
from samobranka.games.elfenland.phases.planning import Lay, LayObstacle, Pass
from samobranka.games.elfenland.phases.round_end import Keep
from samobranka.games.elfenland.phases.travelling import Ride
from samobranka.games.elfenland.story import JourneysBegan, Passed, PassedOver
from tests.games.elfenland.table import every, planning, roads_with, table

FOREST = "feodor_lapphalya"
PLAINS = "lapphalya_virst"
DESERT = "albaran_feodor"
MOUNTAIN = "jaccaranda_tichih"


def test_7_1_a_counter_or_the_obstacle_or_pass() -> None:
    t = planning("dragon").lay(FOREST, "unicorn")
    assert {type(action) for action in t.legal()} == {Lay, LayObstacle, Pass}
    for action in (Lay("dragon", "open", PLAINS), LayObstacle(FOREST), Pass()):
        t = planning("dragon", "unicorn").lay(FOREST, "unicorn").act(action)
        assert t.turn == 1


def test_7_2_on_any_road_wherever_the_boots_stand() -> None:
    t = planning("dragon")
    assert {action.road for action in t.legal_of(Lay)} == set(ROAD_IDS)
    assert t.act(Lay("dragon", "open", "grangor_yttar")).on("grangor_yttar") == "dragon"


def test_7_3_no_road_takes_two_counters() -> None:
    t = planning("dragon").lay(FOREST, "unicorn")
    assert t.why(Lay("dragon", "open", FOREST)) == "road_taken"


@pytest.mark.parametrize("transport", BOX.transports[:-1], ids=lambda each: each.id)
def test_7_4_only_where_the_transport_can_go(transport: object) -> None:
    name, cost = transport.id, transport.cost  # type: ignore[attr-defined]
    t = planning(name)
    for road, each in zip(ROAD_IDS, BOX.ways.roads, strict=True):
        expected = "legal" if each.terrain in cost else "cannot_go_there"
        assert t.why(Lay(name, "open", road)) == expected


def test_7_5_nothing_lies_on_water() -> None:
    """There is no action that could."""
    assert {action.road for action in every(Lay)} == set(ROAD_IDS)
    assert {action.road for action in every(LayObstacle)} == set(ROAD_IDS)


def test_7_6_open_or_hidden_as_the_seat_says() -> None:
    t = planning("dragon", hidden=["dragon"])
    t.act(Lay("dragon", "hidden", PLAINS))
    assert (t.open(0), t.hidden(0)) == (["dragon"], [])
    t = planning("dragon", hidden=["dragon"]).act(Lay("dragon", "open", PLAINS))
    assert (t.open(0), t.hidden(0)) == ([], ["dragon"])
    t = planning("dragon")
    assert t.why(Lay("dragon", "hidden", PLAINS)) == "no_such_counter"
    assert t.why(Lay("unicorn", "open", FOREST)) == "no_such_counter"


def test_7_7_a_counter_serves_every_seat() -> None:
    t = planning("dragon").act(Lay("dragon", "open", "elvenhold_lapphalya")).pass_all()
    t.act(EndJourney())
    while t.turn == 0:
        t.act(t.legal()[0])
    t.give(1, "dragon")
    assert t.act(Ride("elvenhold_lapphalya")).boot(1) == "lapphalya"


def test_7_8_the_obstacle_where_a_counter_lies() -> None:
    t = planning().lay(FOREST, "unicorn")
    assert {action.road for action in t.legal_of(LayObstacle)} == roads_with(t) == {FOREST}
    assert t.why(LayObstacle(PLAINS)) == "no_counter_there"
    t.act(LayObstacle(FOREST))
    (seen,) = t.view(2).roads
    assert (seen.road, seen.obstacle, seen.price, seen.caravan) == (FOREST, True, 2, 4)


def test_7_9_one_obstacle_a_road() -> None:
    t = planning().lay(FOREST, "unicorn", obstacle_of=2)
    assert t.why(LayObstacle(FOREST)) == "obstacle_there"


def test_7_10_once_in_the_match() -> None:
    t = planning("dragon").lay(FOREST, "unicorn").lay(PLAINS, "dragon").act(LayObstacle(FOREST))
    t.act(Pass(), Pass())
    assert t.turn == 0
    assert t.why(LayObstacle(PLAINS)) == "obstacle_laid"
    t.next_round().take_all().lay(PLAINS, "dragon")
    while t.turn != 0:
        assert t.why(LayObstacle(PLAINS)) == "legal"  # kept from round to round
        t.act(Pass())
    assert t.why(LayObstacle(PLAINS)) == "obstacle_laid"


def test_7_11_every_seat_may_pass() -> None:
    t = planning("dragon", "unicorn", hidden=["giant_pig"])
    assert t.why(Pass()) == "legal"


def test_7_12_a_pass_is_not_final() -> None:
    t = planning("dragon").act(Pass(), Pass())
    t.act(t.legal_of(Lay)[0])
    assert (t.turn, t.why(Lay("dragon", "open", MOUNTAIN))) == (0, "legal")


def test_7_13_the_phase_ends_when_all_pass_in_succession() -> None:
    t = planning("dragon").act(Pass(), Lay(*first_counter(1), road="beata_elvenhold"))
    t.act(Pass(), Pass())
    assert (t.phase, t.view(None).passes) == ("planning", 2)
    t.act(Pass())
    assert (t.phase, t.turn) == ("travelling", 0)
    assert JourneysBegan() in t.told(2)


def first_counter(seat: int) -> tuple[str, str]:
    """A counter that the seat of the usual table has and that can go over plains."""
    t = planning("dragon").act(Pass())
    return next((a.transport, a.side) for a in t.legal_of(Lay) if a.road == "beata_elvenhold")


def test_7_14_a_seat_that_can_only_pass_passes_by_itself() -> None:
    t = planning("dragon", "unicorn").hold(1)
    t.s.obstacle[1] = 0
    t.s.obstacles_gone = 1
    t.act(Pass())
    assert t.turn == 2
    assert PassedOver(1) in t.told(None)


def test_7_14_not_while_it_could_lay_its_obstacle() -> None:
    t = planning("dragon").hold(1)
    assert t.act(Lay("dragon", "open", PLAINS)).turn == 1
    t = planning("dragon").hold(1)
    assert t.act(Pass()).turn == 2  # no road for it


def test_7_14_an_open_counter_that_fits_nowhere() -> None:
    t = planning("dragon").hold(1, ["giant_pig"]).hold(2)
    for seat in t.seats:
        t.s.obstacle[seat] = 0
    t.s.obstacles_gone = 3
    fits = [road for road in BOX.ways.roads if road.terrain in ("plains", "forest")]
    for place, road in enumerate(fits):
        transport = ("elfcycle", "magic_cloud", "troll_wagon")[place % 3]
        t.lay(f"{road.a}_{road.b}", transport)
    t.act(Pass())
    assert t.phase == "travelling"
    assert t.told(None) == [Passed(0), PassedOver(1), PassedOver(2), JourneysBegan()]


def test_7_15_a_seat_with_a_hidden_counter_is_always_asked() -> None:
    t = planning("dragon").hold(1, hidden=["giant_pig"])
    t.s.obstacle[1] = 0
    t.s.obstacles_gone = 1
    fits = [road for road in BOX.ways.roads if road.terrain in ("plains", "forest")]
    for place, road in enumerate(fits):
        t.lay(f"{road.a}_{road.b}", ("elfcycle", "magic_cloud", "troll_wagon")[place % 3])
    t.act(Pass())
    assert (t.turn, t.legal()) == (1, [Pass()])


def test_planning_is_the_time_for_nothing_else() -> None:
    t = planning("dragon")
    assert {t.why(keep) for keep in every(Keep)} == {"plan_now"}
    assert t.why(EndJourney()) == "plan_now"
    assert {table().why(lay) for lay in every(Lay)[:5]} == {"take_counter_now"}
