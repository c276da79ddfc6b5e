"""Chapter 11 of RULES.md: storm clouds."""

from __future__ import annotations

import pytest

from samobranka.core.chance import generator
from samobranka.games.broom_service.parts import BOX
from samobranka.games.broom_service.phases.clouds import Dispel
from samobranka.games.broom_service.phases.delivering import Deliver
from samobranka.games.broom_service.phases.flying import Fly
from samobranka.games.broom_service.phases.turns import Call
from samobranka.games.broom_service.phases.undone import Nothing
from tests.games.broom_service.table import BRAVE, COWARD, Table, castles, flights, playing, spaces

STORMS = {storm.id: storm for storm in BOX.storm_clouds}


def dispelling(cloud: str, *courage: str, **stock: int) -> Table:
    """Seat 0 plays the fairy next to one storm cloud over the Crooked Mountain."""
    t = playing("weather_fairy", "", storm_clouds="yes").cloud("nK04", cloud)
    return t.give(0, wand=3, **stock).act(
        Call("weather_fairy", *(courage or (COWARD,))), Dispel("nK04")
    )


def test_11_1_mixed_with_the_thunder_clouds() -> None:
    assert sum(storm.count for storm in BOX.storm_clouds) == 8
    seen = set()
    for seed in range(12):
        clouds = Table(2, generator(seed), {"storm_clouds": "yes"}).view(None).clouds
        assert len(clouds) == 18
        seen |= {cloud.cloud for cloud in clouds}
    assert seen == {"thunder", *STORMS}


def test_11_2_a_cloud_in_everything() -> None:
    t = playing("mountain_witch weather_fairy", "", storm_clouds="yes").cloud("nK04", "tailwind")
    t.give(0, wand=2).act(Call("mountain_witch", COWARD), Call("weather_fairy", BRAVE))
    assert spaces(t) == {"nK04"}
    t.act(Dispel("nK04"))
    assert t.stock(0)["wand"] == 2 - STORMS["tailwind"].cost
    assert t.view(None).seats[0].bolts == STORMS["tailwind"].bolts


@pytest.mark.parametrize("near", [0, 1, 2])
def test_11_3_tailwind_for_every_delivery_near_it(near: int) -> None:
    t = playing("peak_druid hill_witch", "", storm_clouds="yes").stand(0, "nF1", "nC2")
    for space in ("nK15", "nK09")[:near]:  # over the Thunder Mountain and the Cornflower Meadow
        t.cloud(space, "tailwind")
    t.give(0, purple=2).act(Call("peak_druid", COWARD), Deliver(0, "nT27"))
    assert t.points[0] == 16 + 2 * near
    t.act(Call("hill_witch", BRAVE), Fly(1, "nD2"), Deliver(1, "nT19"))
    assert t.points[0] == 16 + 2 * near + 5  # too far from the clouds


def test_11_4_its_dispeller_gets_only_the_bolts() -> None:
    t = dispelling("tailwind")
    assert (t.points[0], t.s.round) == (10, 2)
    assert t.view(None).seats[0].bolts == 1


def test_11_5_the_others_act_right_after_they_were_paid_for() -> None:
    t = dispelling("gust")
    assert (t.stock(0)["wand"], t.decision) == (2, "fly")
    t = dispelling("gust").act(Nothing())
    assert t.s.round == 2  # once, and never again


def test_11_6_gust_any_pawn_any_landscape() -> None:
    t = dispelling("gust", BRAVE, purple=3, green=3)
    lands = {region.id: region.landscape for region in BOX.boards.normal.regions}
    found = {lands[region] for _, region in flights(t)}
    assert found == {"forest", "hills", "mountain", "prairie"}
    assert {pawn for pawn, _ in flights(t)} == {0, 1}
    t.act(Fly(0, "nC3"))
    assert (t.pawns(0)[0], t.s.round) == ("nC3", 2)  # no delivery, although the fairy was brave


def test_11_7_parcel_a_delivery_on_any_landscape() -> None:
    t = dispelling("parcel", BRAVE, green=1, orange=1)
    assert castles(t) == {(0, "nT11"), (0, "nT16"), (1, "nT13"), (1, "nT18")}
    before = t.points[0]
    t.act(Deliver(1, "nT18"))
    assert t.points[0] == before + 3  # no bonus of 8.13


@pytest.mark.parametrize("storm", ["show_orange", "show_green", "show_purple"])
def test_11_8_glow_if_the_potions_are_there(storm: str) -> None:
    (colour, count), points = next(iter(STORMS[storm].show.items())), STORMS[storm].does.points
    t = dispelling(storm, **{colour: count})
    assert (t.points[0], t.stock(0)[colour]) == (10 + points, count)
    t = dispelling(storm, **{colour: count - 1})
    assert (t.points[0], t.s.round) == (10, 2)
    assert t.view(None).seats[0].clouds == {storm: 1}
