"""Chapters 13 to 15 of RULES.md: forest tiles, hill tiles, the advanced side."""

from __future__ import annotations

import pytest

from samobranka.core.chance import generator
from samobranka.games.broom_service.parts import BOX, ROLE_IDS
from samobranka.games.broom_service.phases.choosing import Choose, Enough
from samobranka.games.broom_service.phases.clouds import Dispel
from samobranka.games.broom_service.phases.delivering import Deliver
from samobranka.games.broom_service.phases.extra_cards import Add
from samobranka.games.broom_service.phases.flying import Fly
from samobranka.games.broom_service.phases.forest_tiles import UseTile
from samobranka.games.broom_service.phases.gathering import TakeAll
from samobranka.games.broom_service.phases.portals import GoTo
from samobranka.games.broom_service.phases.stall import Sell
from samobranka.games.broom_service.phases.turns import Answer, Call
from samobranka.games.broom_service.phases.undone import Nothing
from samobranka.games.broom_service.phases.ways import Act
from samobranka.games.broom_service.story import Added, TookTile, WentThrough
from tests.games.broom_service.table import (
    ALL_MODULES,
    BRAVE,
    COWARD,
    IDLE,
    Table,
    advanced,
    castles,
    flights,
    playing,
    table,
)

FRUIT = "fruit_gatherer"
FORESTS = ["xB1", "xB4", "xD4", "xE3"]
HILLS = ["xC2", "xC5", "xD3", "xG1"]
ADVANCED = {"board": "advanced"}


def test_13_1_four_of_six_forest_tiles() -> None:
    for seed in range(6):
        laid = Table(2, generator(seed), {**ADVANCED, "forest_tiles": "yes"}).view(None).forests
        assert [tile.region for tile in laid] == FORESTS
        kinds = [tile.tile for tile in laid]
        assert all(kinds.count(kind) <= 2 for kind in kinds)
    assert Table(2, generator(1), ADVANCED).view(None).forests == []


def test_13_2_the_first_to_enter_takes_the_tile() -> None:
    t = advanced("forest_witch", "forest_witch").tile("xB1", "courage")
    t.act(Call("forest_witch", COWARD), Fly(0, "xB1"))
    assert t.view(1).seats[0].tiles == {"courage": 1}
    assert TookTile(0, "courage") in t.told()
    assert t.tile_at("xB1") is None
    t.act(Answer(COWARD), Fly(0, "xB1"))
    assert t.view(None).seats[1].tiles == {}


def test_13_3_used_with_a_later_role_and_then_gone() -> None:
    t = advanced(f"forest_witch {FRUIT}", "").tile("xB1", "five_points")
    t.act(Call("forest_witch", COWARD))
    assert t.decision == "fly"  # no way is asked for: the tile is not won yet
    t.act(Fly(0, "xB1"), Call(FRUIT, COWARD))
    assert t.decision == "way"
    t.act(UseTile("five_points"))
    assert t.view(None).seats[0].tiles == {}
    assert t.why(UseTile("five_points")) != "legal"


def test_13_4_at_most_one_tile_with_a_role() -> None:
    t = advanced(FRUIT, "").hold(0, "courage", "five_points").act(Call(FRUIT, COWARD))
    assert t.legal() == [Act(), UseTile("courage"), UseTile("five_points")]
    t.act(UseTile("courage"))
    assert t.why(UseTile("five_points")) == "take_now"


def test_13_5_courage_the_brave_action_at_once() -> None:
    t = advanced(FRUIT, f"{FRUIT} hill_witch").hold(1, "courage").give(1)
    t.act(Call(FRUIT, BRAVE), Answer(COWARD), UseTile("courage"), TakeAll())
    assert sum(t.stock(1).values()) == 3
    assert (t.turn, t.decision) == (0, "take")  # nothing was taken from the brave seat
    t.act(TakeAll())
    assert t.s.first == 1  # by 4.12 only: seat 0 has no cards left
    t = advanced("valley_druid hill_witch", "hill_witch").hold(0, "courage").give(0, green=1)
    t.s.first = 0
    t.act(Call("valley_druid", COWARD), UseTile("courage"), Deliver(1, "xT02"))
    assert t.points[0] == 10 + 3 + 3


def test_13_5_a_cursed_role_costs_once() -> None:
    t = advanced(FRUIT, "").hold(0, "courage").cursed(FRUIT)
    assert t.act(Call(FRUIT, COWARD), UseTile("courage"), TakeAll()).points[0] == 7


@pytest.mark.parametrize("event", [IDLE, "black_market", "black_distillery"])
def test_13_6_five_points_instead_of_the_action(event: str) -> None:
    t = advanced(FRUIT, "", event=event).hold(0, "five_points").act(Call(FRUIT, COWARD))
    t.act(UseTile("five_points"))
    assert (t.points[0], t.s.round) == (15, 2)
    assert sum(t.stock(0).values()) == 4


def test_13_7_an_extra_card_after_the_choice() -> None:
    t = table(2, event="more_or_less", modules=ALL_MODULES).hold(1, "extra_card")
    t.do(0, Choose(FRUIT), Enough()).do(1, Choose(FRUIT), Enough())
    assert (t.phase, t.movers()) == ("adding", [1])
    assert t.points == [16, 16]  # 10.4 comes first, and the extra card does not count
    assert t.why(Add("hill_witch"), 0) == "no_extra_card"
    assert t.why(Add(FRUIT), 1) == "role_chosen"
    t.do(1, Add("hill_witch"))
    assert (t.phase, t.s.hand_size[0], t.s.hand_size[1]) == ("calling", 1, 2)
    assert t.hand(1) == ["hill_witch", FRUIT]
    assert Added(1) in t.told(0)
    assert t.points == [16, 16]
    assert t.why(UseTile("extra_card")) == "no_tile_for_roles"


def test_13_7_the_tile_may_be_kept() -> None:
    t = table(2, modules=ALL_MODULES).hold(0, "extra_card")
    for seat in (0, 1):
        t.do(seat, *(Choose(role) for role in ROLE_IDS[:4]))
    t.do(0, Nothing())
    assert (t.phase, t.s.hand_size[0]) == ("calling", 4)
    assert t.view(None).seats[0].tiles == {"extra_card": 1}


def test_13_8_once_a_round_at_once_and_in_secret() -> None:
    t = table(3, modules=ALL_MODULES).hold(0, "extra_card").hold(2, "extra_card")
    for seat in (0, 1, 2):
        t.do(seat, *(Choose(role) for role in ROLE_IDS[:4]))
    assert t.movers() == [0, 2]
    moment = t.s.moment
    t.do(0, Add("peak_druid"))
    assert (t.s.moment, t.told(2), t.view(2).seats[0].hand_size) == (moment, [], 4)
    assert t.view(0).added == "peak_druid"
    assert t.view(2).seats[0].tiles == {"extra_card": 1}
    t.do(2, Nothing())
    assert (t.phase, t.s.hand_size[0]) == ("calling", 5)


def test_14_1_four_of_six_hill_tiles_stay() -> None:
    stalls = 0
    for seed in range(12):
        laid = Table(2, generator(seed), {**ADVANCED, "hill_tiles": "yes"}).view(None).hills
        assert [tile.region for tile in laid] == HILLS
        stalls += [tile.tile for tile in laid].count("orange_stall")
    assert 0 < stalls < 12
    t = flying_hills("portal").act(Fly(0, "xC2"), GoTo("xG3"))
    assert t.tile_at("xC2") == "portal"


def flying_hills(tile: str, courage: str = COWARD, **options: str) -> Table:
    """Seat 0, next to the Humming Hills with this tile, plays the witch of the hills."""
    chosen = {**ALL_MODULES, **options}
    t = playing("hill_witch valley_druid", "", modules=chosen).only_tile("xC2", tile)
    return t.stand(0, "xB2", "xA4").give(0, orange=2).act(Call("hill_witch", courage))


def test_14_2_a_portal_must_be_taken_by_any_move() -> None:
    t = flying_hills("portal").act(Fly(0, "xC2"))
    assert t.legal() == [GoTo(circle) for circle in ("xE1", "xG3", "xG5", "xH1")]
    assert t.why(Nothing()) == "circle_now"
    assert t.rule(Nothing()) == "14.2"
    t = advanced("weather_fairy", "").only_tile("xC2", "portal").stand(0, "xB2", "xA4")
    t.cloud("xK02", "gust").give(0, wand=1).act(Call("weather_fairy", COWARD), Dispel("xK02"))
    assert t.act(Fly(0, "xC2")).decision == "circle"


def test_14_3_any_circle() -> None:
    for circle in ("xE1", "xG3", "xG5", "xH1"):
        t = flying_hills("portal").act(Fly(0, "xC2"), GoTo(circle))
        assert t.pawns(0) == [circle, "xA4"]
        assert t.told()[0] == WentThrough(0, 0, circle)


def test_14_4_a_brave_witch_delivers_at_the_circle() -> None:
    t = flying_hills("portal", BRAVE).act(Fly(0, "xC2"))
    assert t.waiting() == ["drop", "circle"]
    t.act(GoTo("xE1"))
    assert castles(t) == {(0, "xT32")}  # on a prairie, although she is a witch of the hills
    assert t.why(Deliver(0, "xT18")) == "not_at_castle"
    assert t.act(Deliver(0, "xT32")).points[0] == 18


def test_14_5_arriving_is_entering() -> None:
    """R48: no circle of the box has a tile or a cloud, so nothing more can happen there."""
    tiles = {r.id for side in (BOX.boards.advanced,) for r in side.regions if r.tile_at}
    clouds = {space.region for space in BOX.boards.advanced.cloud_spaces}
    circles = {region.id for region in BOX.boards.advanced.regions if region.circle_at}
    assert not circles & (tiles | clouds)
    t = flying_hills("portal").act(Fly(0, "xC2"), GoTo("xG3"))
    assert t.phase == "calling"


def test_14_6_the_stall_for_everybody_who_enters() -> None:
    t = flying_hills("orange_stall").act(Fly(0, "xC2"))
    assert t.legal() == [Sell(), Nothing()]
    t.act(Sell())
    assert (t.points[0], t.stock(0)["orange"]) == (17, 1)
    assert flying_hills("orange_stall").act(Fly(0, "xC2"), Nothing()).points[0] == 10
    t = flying_hills("orange_stall").give(0, purple=2).act(Fly(0, "xC2"))
    assert t.phase == "calling"  # nothing to sell


def test_14_6_the_stall_for_brave_witches_only() -> None:
    t = flying_hills("orange_stall", stall="brave_witch").act(Fly(0, "xC2"))
    assert t.phase == "calling"
    t = flying_hills("orange_stall", BRAVE, stall="brave_witch").act(Fly(0, "xC2"), Sell())
    assert t.points[0] == 17


def test_14_7_for_a_brave_witch_it_is_her_delivery() -> None:
    t = flying_hills("orange_stall", BRAVE).give(0, orange=2, purple=1).act(Fly(0, "xC2"))
    assert t.waiting() == ["drop"]
    assert t.legal() == [Deliver(0, "xT17"), Sell(), Nothing()]
    t.act(Sell())
    assert (t.phase, t.points[0], t.stock(0)["purple"]) == ("calling", 17, 1)


def test_14_8_a_delivery_for_the_rest_but_not_for_druids() -> None:
    t = advanced("hill_witch peak_druid", "", event="high_demand").only_tile("xC2", "orange_stall")
    t.stand(0, "xB2", "xA4").cloud("xK02", "tailwind").give(0, orange=3)
    t.act(Call("hill_witch", BRAVE), Fly(0, "xC2"), Sell())
    assert t.points[0] == 10 + 7 + 2 + 2
    t.act(Call("peak_druid", COWARD))
    assert t.s.round == 2  # standing there, a druid has nothing to do with it


def test_15_1_the_other_side_has_its_own_map() -> None:
    t = Table(2, generator(1), ADVANCED)
    assert all(cloud.region.startswith("x") for cloud in t.view(None).clouds)
    assert len(t.view(None).clouds) == 18
    assert BOX.boards.advanced.banner == "purple"
    assert len(BOX.boards.advanced.regions) > len(BOX.boards.normal.regions)


def test_15_2_mountain_tiles_always_there() -> None:
    for choice in ("no", "yes"):
        t = Table(2, generator(1), {**ADVANCED, "mountain_tiles": choice})
        assert [tile.region for tile in t.view(None).mountains] == ["xC3", "xE5", "xF2"]


def test_15_3_forest_and_hill_tiles_there_only() -> None:
    view = Table(2, generator(1), {"forest_tiles": "yes", "hill_tiles": "yes"}).view(None)
    assert (view.forests, view.hills) == ([], [])


def mainland() -> set[str]:
    """The regions that can be reached from the start on foot."""
    lands = {r.id: r for r in BOX.boards.advanced.regions if r.landscape != "lake"}
    found, rest = set(), ["xA2"]
    while rest:
        region = rest.pop()
        if region not in found:
            found.add(region)
            rest += [other for other in lands[region].adjacent if other in lands]
    return found


def test_15_4_islands_are_reached_by_portals_only() -> None:
    islands = {region for island in BOX.boards.advanced.islands for region in island}
    assert islands == {"xE1", "xG1", "xH1", "xG5", "xH4"}
    assert not mainland() & islands


def test_15_5_some_cannot_be_left_but_worked_from() -> None:
    t = advanced("valley_druid prairie_witch", "").stand(0, "xE1", "xE1").give(0, green=1)
    t.act(Call("prairie_witch", BRAVE))
    assert t.phase == "calling"
    t.act(Call("valley_druid", COWARD))
    assert castles(t) == {(0, "xT33"), (1, "xT33")}


def test_15_6_without_hill_tiles_circles_do_nothing() -> None:
    t = (
        playing("hill_witch", "", modules=ADVANCED)
        .stand(0, "xB2", "xA4")
        .act(Call("hill_witch", COWARD))
    )
    assert (0, "xC2") in flights(t)
    t.act(Fly(0, "xC2"))
    assert t.pawns(0)[0] == "xC2"
    assert t.s.round == 2
