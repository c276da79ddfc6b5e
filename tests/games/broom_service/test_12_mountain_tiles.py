"""Chapter 12 of RULES.md: mountain tiles and amulets."""

from __future__ import annotations

import pytest

from samobranka.core.chance import generator
from samobranka.games.broom_service.phases.clouds import Dispel
from samobranka.games.broom_service.phases.delivering import Deliver
from samobranka.games.broom_service.phases.flying import Fly
from samobranka.games.broom_service.phases.gathering import Take, TakeAll
from samobranka.games.broom_service.phases.turns import Answer, Call
from samobranka.games.broom_service.phases.undone import Nothing
from samobranka.games.broom_service.story import TookAmulet
from tests.games.broom_service.table import BRAVE, COWARD, Table, castles, flights, playing, spaces

MOUNTAINS = ("nC3", "nE3", "nG2")


def entering(tile: str, courage: str = COWARD, **stock: int) -> Table:
    """Seat 0 flies onto the Crooked Mountain, where this tile lies."""
    t = playing("mountain_witch hill_witch", "mountain_witch", mountain_tiles="yes")
    t.tile("nC3", tile).give(0, **stock).act(Call("mountain_witch", courage))
    if courage == BRAVE:
        t.act(Answer(COWARD), Nothing())
    return t.act(Fly(0, "nC3"))


def test_12_1_three_of_five_tiles() -> None:
    seen = set()
    for seed in range(10):
        laid = Table(3, generator(seed), {"mountain_tiles": "yes"}).view(None).mountains
        assert [tile.region for tile in laid] == list(MOUNTAINS)
        assert len({tile.tile for tile in laid}) == 3
        seen |= {tile.tile for tile in laid}
    assert len(seen) == 5


def test_12_2_a_castle_under_a_tile_is_out_of_play() -> None:
    t = playing("peak_druid", "", mountain_tiles="yes").stand(0, "nC3", "nA1")
    t.give(0, green=1, purple=1).act(Call("peak_druid", COWARD))
    assert castles(t) == {(0, "nT03")}  # on the border
    assert t.why(Deliver(0, "nT17")) == "castle_covered"
    assert set(t.view(None).covered) == {"nT17", "nT23", "nT31"}


def test_12_3_an_amulet_for_each_seat() -> None:
    t = playing("", "", "", mountain_tiles="yes")
    assert [tile.amulets_of for tile in t.view(None).mountains] == [[0, 1, 2]] * 3


def test_12_4_the_first_time_the_amulet() -> None:
    t = entering("wands")
    assert t.view(None).seats[0].amulets == ["nC3"]
    assert TookAmulet(0, "nC3") in t.told()
    assert t.view(None).mountains[0].amulets_of == [1]
    t = playing("weather_fairy", "", mountain_tiles="yes", storm_clouds="yes").clear()
    t.cloud("nK05", "gust").act(Call("weather_fairy", COWARD), Dispel("nK05"), Fly(0, "nC3"))
    assert t.view(None).seats[0].amulets == ["nC3"]  # by any move


def test_12_5_the_tile_is_used_then_or_never_and_stays() -> None:
    t = entering("wands")
    assert t.decision == "take"
    t.act(Nothing())
    assert t.stock(0)["wand"] == 0
    assert t.tile_at("nC3") == "wands"
    t.act(Answer(COWARD), Fly(0, "nC3"), TakeAll())
    assert t.stock(1)["wand"] == 3


def test_12_6_later_entries_do_nothing() -> None:
    t = entering("wands").act(TakeAll(), Answer(COWARD), Nothing())
    t.hands("mountain_witch", "").stand(0, "nC2", "nC4").act(Call("mountain_witch", COWARD))
    t.act(Fly(1, "nC3"))
    assert (t.s.round, t.stock(0)["wand"]) == (2, 2)


def test_12_7_tile_first_then_the_delivery() -> None:
    t = entering("wands", BRAVE, purple=1)
    assert t.waiting() == ["drop", "take"]
    t.act(TakeAll())
    assert (t.decision, castles(t)) == ("drop", {(0, "nT03")})


def test_12_7_no_delivery_once_the_pawn_is_gone_and_one_if_it_is_back() -> None:
    t = entering("moves", BRAVE, purple=1).act(Fly(0, "nD2"), Nothing())
    assert t.phase == "calling"
    t = entering("moves", BRAVE, purple=1).act(Fly(0, "nD2"), Fly(0, "nC3"))
    assert castles(t) == {(0, "nT03")}
    t = entering("moves", BRAVE, purple=1).act(Fly(1, "nB3"), Nothing())
    assert castles(t) == {(0, "nT03")}  # the other pawn went


def test_12_8_cauldron_a_potion_of_each_colour() -> None:
    t = entering("potions", BRAVE)
    t.act(TakeAll())
    assert t.stock(0) == {"purple": 1, "green": 1, "orange": 1, "wand": 0}
    t.act(Deliver(0, "nT03"))
    assert t.points[0] == 13
    t = entering("potions").act(Take("green"), Nothing())
    assert t.stock(0) == {"purple": 0, "green": 1, "orange": 0, "wand": 0}


def test_12_9_chest_two_wands() -> None:
    assert entering("wands").act(TakeAll()).stock(0)["wand"] == 2


def test_12_10_post_a_delivery_from_anywhere() -> None:
    t = entering("delivery", purple=1, orange=1)
    assert castles(t) == {(0, "nT03"), (1, "nT18")}  # round and square
    assert t.act(Deliver(1, "nT18")).points[0] == 13


@pytest.mark.parametrize("second", [Fly(0, "nC2"), Fly(1, "nB3"), Nothing()])
def test_12_11_two_flights(second: Fly | Nothing) -> None:
    t = entering("moves")
    assert {pawn for pawn, _ in flights(t)} == {0, 1}
    t.act(Fly(0, "nD2"))
    assert t.decision == "fly"
    t.act(second)
    assert (t.phase, t.turn) == ("answering", 1)


def test_12_12_fairy_a_cloud_for_its_wands() -> None:
    t = playing("mountain_witch", "", mountain_tiles="yes").cloud("nK08", "thunder")
    t.tile("nC3", "fairy").give(0, wand=1).act(Call("mountain_witch", BRAVE), Fly(0, "nC3"))
    assert spaces(t) == {"nK08"}
    t.act(Dispel("nK08"))
    assert (t.stock(0)["wand"], t.points[0]) == (0, 10)  # no bonus of 9.4
