"""Chapters 8 and 9 of RULES.md: gatherers, witches, druids; clouds and the fairy."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from samobranka.core import editions
from samobranka.core.actions import Action
from samobranka.core.data import check, shipped
from samobranka.core.faults import IllegalAction
from samobranka.core.match import Match, new
from samobranka.core.sets import has
from samobranka.games.broom_service.parts import (
    BOX,
    CASTLE_IDS,
    CASTLE_REGIONS,
    REGION_IDS,
    RESOURCES,
    WAND,
)
from samobranka.games.broom_service.phases.clouds import Dispel
from samobranka.games.broom_service.phases.delivering import Deliver
from samobranka.games.broom_service.phases.flying import Fly
from samobranka.games.broom_service.phases.gathering import Take, TakeAll
from samobranka.games.broom_service.phases.turns import Answer, Call
from samobranka.games.broom_service.phases.undone import Nothing
from samobranka.games.broom_service.story import Delivered, Dispelled, Got
from tests.games.broom_service.table import (
    BRAVE,
    COWARD,
    IDLE,
    Table,
    castles,
    flights,
    playing,
    spaces,
)

GATHERERS = {"fruit_gatherer": "purple", "herb_gatherer": "green", "root_gatherer": "orange"}
WITCHES = {role.id: role.landscapes[0] for role in BOX.roles if role.kind == "witch"}
LANDSCAPE = {region.id: region.landscape for region in BOX.boards.normal.regions}


def delivering(role: str, region: str, courage: str = COWARD, **stock: int) -> Table:
    """Seat 0, one pawn in a region and the other far away, plays a druid."""
    return playing(role, "").stand(0, region, "nA1").give(0, **stock).act(Call(role, courage))


@pytest.mark.parametrize(("role", "colour"), GATHERERS.items())
def test_8_1_three_resources_or_one(role: str, colour: str) -> None:
    t = playing(role, "").give(0).act(Call(role, BRAVE), TakeAll())
    assert sum(t.stock(0).values()) == 3
    t = playing(role, "").give(0).act(Call(role, COWARD), Take(colour))
    assert sum(t.stock(0).values()) == t.stock(0)[colour] == 1


def test_8_2_all_some_or_none() -> None:
    t = playing("fruit_gatherer", "").give(0).act(Call("fruit_gatherer", BRAVE))
    assert t.legal() == [Take("purple"), Take("wand"), TakeAll(), Nothing()]
    assert t.why(Take("green")) == "not_offered"
    t.act(Take("wand"), Take("purple"))
    assert t.why(TakeAll()) == "one_left"
    t.act(Nothing())
    assert t.stock(0) == {"purple": 1, "green": 0, "orange": 0, "wand": 1}
    t = playing("fruit_gatherer", "").give(0).act(Call("fruit_gatherer", BRAVE), Nothing())
    assert sum(t.stock(0).values()) == 0


EITHER = "cowardly = { gain = { purple = 1, wand = 1 }, either = true }"


def test_8_1_a_coward_may_have_to_choose(tmp_path: Path) -> None:
    """D4: a potion or a wand, where an owner's card says so."""
    ours = shipped("broom_service")["data.toml"].read_text("utf-8")
    path = tmp_path / "data.toml"
    path.write_text(ours.replace("cowardly = { gain = { purple = 1 } }", EITHER), "utf-8")
    check("broom_service", path)
    game = editions.on(editions.shelf_with("broom_service", {"data.toml": path}))
    match = new(game, 2, secret="either or")
    while (asked := cowards_choice(match)) is None:
        assert match.movers, "no coward ever gathered"
    seat, take_wand = asked
    before = [match.state.stock[seat, resource] for resource in range(RESOURCES)]
    with pytest.raises(IllegalAction, match="one of these only"):
        match.act(seat, game.actions.from_json(b'{"kind": "take_all"}'))
    match.act(seat, take_wand)
    after = [match.state.stock[seat, resource] for resource in range(RESOURCES)]
    assert after == [*before[:WAND], before[WAND] + 1]
    assert not match.state.to_take[0]


def cowards_choice(match: Match) -> tuple[int, Action] | None:
    """A seat that may take a potion or a wand, and the second; else somebody does one thing more."""
    seat = next(seat for seat in range(2) if match.movers >> seat & 1)
    said = {match.game.actions.to_json(action).decode(): action for action in match.actions(seat)}
    takes = [text for text in said if '"take"' in text]
    if len(takes) == 2 and not any("take_all" in text for text in said):
        return seat, said[takes[1]]
    wishes = ("fruit_gatherer.*cowardly", "choose.*fruit_gatherer", "answer.*cowardly", "")
    wished = next(text for wish in wishes for text in said if re.search(wish, text))
    match.act(seat, said[wished])
    return None


@pytest.mark.parametrize(("role", "landscape"), WITCHES.items())
def test_8_3_to_a_neighbouring_region_of_her_landscape(role: str, landscape: str) -> None:
    t = playing(role, "").stand(0, "nC3", "nD2").act(Call(role, COWARD))
    near = {region.id: region.adjacent for region in BOX.boards.normal.regions}
    assert flights(t) == {
        (pawn, region)
        for pawn, home in enumerate(("nC3", "nD2"))
        for region in near[home]
        if LANDSCAPE[region] == landscape
    }
    other = next(r for r in near["nC3"] if LANDSCAPE[r] not in (landscape, "lake"))
    assert t.why(Fly(0, other)) == "other_landscape"


def test_8_4_clouds_bar_the_way_and_pawns_do_not() -> None:
    t = playing("hill_witch", "").stand(1, "nD2", "nD2").act(Call("hill_witch", COWARD))
    assert (0, "nD2") in flights(t)
    t = playing("hill_witch", "").cloud("nK08", "thunder").act(Call("hill_witch", COWARD))
    assert t.why(Fly(0, "nD2")) == "clouds_there"
    assert t.rule(Fly(0, "nD2")) == "9.1"


def test_8_5_staying_is_no_move() -> None:
    t = playing("hill_witch", "").stand(0, "nC2", "nA3").give(0, purple=3)
    t.act(Call("hill_witch", BRAVE))
    assert t.why(Fly(1, "nA3")) == "not_near"
    assert t.why(Deliver(1, "nT08")) == "fly_now"
    t.act(Nothing())
    assert t.s.round == 2  # no delivery was put


def test_8_6_a_brave_witch_delivers_with_the_pawn_just_moved() -> None:
    t = playing("hill_witch", "").stand(0, "nC2", "nD3").give(0, purple=1, green=1)
    t.act(Call("hill_witch", BRAVE), Fly(0, "nD2"))
    assert t.decision == "drop"
    assert castles(t) == {(0, "nT03"), (0, "nT19")}
    assert t.why(Deliver(1, "nT03")) == "other_pawn"
    t.act(Deliver(0, "nT19"))
    assert t.points[0] == 15
    t = playing("hill_witch", "").give(0, purple=1).act(Call("hill_witch", COWARD), Fly(0, "nD2"))
    assert t.s.round == 2  # a coward does not deliver


def test_8_7_a_potion_of_the_castles_colour_at_its_region() -> None:
    t = delivering("peak_druid", "nF1", green=1)
    assert castles(t) == {(0, "nT29")}
    assert t.why(Deliver(0, "nT27")) == "no_potion"
    assert t.why(Deliver(0, "nT33")) == "not_at_castle"
    assert t.why(Deliver(0, "xT01")) == "not_at_castle"


def test_8_8_in_a_round_castle_the_potion_stays() -> None:
    t = delivering("peak_druid", "nF1", purple=2).act(Deliver(0, "nT27"))
    assert t.stock(0)["purple"] == 1
    assert t.view(None).filled == ["nT27"]
    t.hands("peak_druid", "").act(Call("peak_druid", COWARD))
    assert t.why(Deliver(0, "nT27")) == "castle_full"


def test_8_9_a_square_castle_stays_open() -> None:
    t = delivering("peak_druid", "nF1", purple=2).act(Deliver(0, "nT04"))
    assert t.view(None).filled == []
    t.event(IDLE).hands("peak_druid", "").act(Call("peak_druid", COWARD), Deliver(0, "nT04"))
    assert (t.stock(0)["purple"], t.points[0]) == (0, 18)


def test_8_10_points_and_wands() -> None:
    t = delivering("valley_druid", "nF2", purple=1).act(Deliver(0, "nT28"))
    assert (t.points[0], t.stock(0)["wand"]) == (13, 1)
    parts = {"by_castle": 3, "by_role": 0, "by_event": 0, "by_clouds": 0}
    delivered = Delivered(0, 0, "purple", "nT28", points=3, has_parts=False, **parts)
    assert t.told()[:2] == [delivered, Got(0, {"wand": 1})]


def test_8_11_the_castles_of_the_picture() -> None:
    """The rulebook's picture of four castles at a forest, hills and a prairie."""
    where = {
        "nT04": ({"forest", "hills", "prairie"}, "purple", "square", 4, 0),
        "nT27": ({"hills", "prairie"}, "purple", "round", 6, 0),
        "nT26": ({"hills"}, "orange", "round", 5, 0),
        "nT28": ({"prairie"}, "purple", "round", 3, 1),
    }
    for castle in BOX.boards.normal.castles:
        if castle.id in where:
            found = {LANDSCAPE[region] for region in castle.regions}
            told = (found, castle.colour, castle.shape, castle.points, castle.wands)
            assert told == where[castle.id]
    for region, expected in {
        "nE2": {"nT04"},
        "nF1": {"nT04", "nT27", "nT26"},
        "nF2": {"nT04", "nT27", "nT28"},
    }.items():
        t = playing("valley_druid peak_druid", "").stand(0, region, "nA1")
        t.give(0, purple=1, orange=1)
        role = "peak_druid" if region == "nF1" else "valley_druid"
        t.act(Call(role, COWARD))
        assert {castle for _, castle in castles(t)} & set(where) == expected


def test_8_12_a_druid_works_on_his_two_landscapes() -> None:
    t = playing("valley_druid peak_druid", "").stand(0, "nE2", "nF1").give(0, purple=1)
    t.act(Call("valley_druid", COWARD))
    assert castles(t) == {(0, "nT04")}  # by the pawn in the forest, not by the one on the hills
    assert t.why(Deliver(1, "nT04")) == "other_place"
    t.act(Nothing(), Call("peak_druid", COWARD))
    assert castles(t) == {(1, "nT04"), (1, "nT27")}


def test_8_13_three_more_for_a_brave_delivery() -> None:
    assert delivering("peak_druid", "nF1", BRAVE, purple=1).act(Deliver(0, "nT27")).points[0] == 19
    assert delivering("peak_druid", "nF1", COWARD, purple=1).act(Deliver(0, "nT27")).points[0] == 16
    assert delivering("peak_druid", "nF1", BRAVE, purple=1).act(Nothing()).points[0] == 10


# ---------------------------------------------------------------- chapter 9


def fairy(courage: str = COWARD, wands: int = 3, **clouds: str) -> Table:
    """Seat 0 plays the fairy from the start regions."""
    t = playing("weather_fairy", "weather_fairy").give(0, wand=wands)
    for space, cloud in clouds.items():
        t.cloud(space, cloud)
    return t.act(Call("weather_fairy", courage))


def test_9_1_no_pawn_enters_under_a_cloud() -> None:
    t = playing("mountain_witch", "").cloud("nK04", "thunder")
    t.act(Call("mountain_witch", COWARD))
    assert t.s.round == 2  # the only mountain near is closed
    t = playing("mountain_witch", "").act(Call("mountain_witch", COWARD))
    assert flights(t) == {(0, "nC3"), (1, "nC3")}


def test_9_2_a_cloud_next_to_a_pawn() -> None:
    t = fairy(nK04="thunder", nK01="thunder", nK14="thunder")
    assert spaces(t) == {"nK04", "nK01"}
    assert t.why(Dispel("nK14")) == "cloud_too_far"
    assert t.why(Dispel("nK08")) == "no_cloud"


def test_9_3_for_its_wands() -> None:
    t = fairy(wands=1, nK04="thunder").act(Dispel("nK04"))
    assert t.stock(0)["wand"] == 0
    t = playing("weather_fairy", "").cloud("nK04", "thunder").give(0)
    assert t.act(Call("weather_fairy", BRAVE)).s.round == 2  # not even asked
    t = (
        playing("weather_fairy", "")
        .cloud("nK04", "thunder")
        .cloud("nK01", "thunder")
        .give(0, wand=1)
    )
    t.s.cloud[0] = 1  # a cloud for two wands
    t.act(Call("weather_fairy", COWARD))
    assert t.why(Dispel("nK01")) == "too_few_wands"


def test_9_4_three_more_for_a_brave_fairy() -> None:
    t = playing("weather_fairy", "").cloud("nK04", "thunder").act(Call("weather_fairy", BRAVE))
    assert t.act(Dispel("nK04")).points[0] == 13
    assert t.told()[0] == Dispelled(0, "nK04", "thunder", wands=1, bolts=1, points=3)
    assert fairy(nK04="thunder").act(Dispel("nK04")).points[0] == 10
    t = playing("weather_fairy", "").cloud("nK04", "thunder").act(Call("weather_fairy", BRAVE))
    assert t.act(Nothing()).points[0] == 10


def test_9_5_the_token_lies_before_the_seat() -> None:
    t = fairy(nK04="thunder").act(Dispel("nK04"))
    assert t.view(1).seats[0].clouds == {"thunder": 1}
    assert t.view(1).seats[0].bolts == 1


def test_9_6_several_clouds_go_one_by_one() -> None:
    t = (
        playing("weather_fairy prairie_witch", "weather_fairy")
        .stand(0, "nG3", "nC4")
        .stand(1, "nG3", "nG3")
    )
    t.cloud("nK17", "thunder").cloud("nK18", "thunder").act(Call("weather_fairy", COWARD))
    assert spaces(t) == {"nK17", "nK18"}
    t.act(Dispel("nK18"))
    assert has(t.s.cloudy, REGION_IDS.index("nG4"))
    t.act(Answer(COWARD), Dispel("nK17"))
    assert not has(t.s.cloudy, REGION_IDS.index("nG4"))
    assert (0, "nG4") in flights(t.act(Call("prairie_witch", COWARD)))


def test_9_7_clouds_on_lakes() -> None:
    t = fairy(nK01="thunder").act(Dispel("nK01"))
    assert t.view(None).seats[0].bolts == 1
    assert not has(CASTLE_REGIONS[CASTLE_IDS.index("nT01")], REGION_IDS.index("nB2"))
