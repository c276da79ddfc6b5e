"""Chapter 1 of RULES.md: components and board."""

from __future__ import annotations

from samobranka.games.broom_service.parts import (
    ALL_CASTLES,
    ALL_REGIONS,
    BOX,
    CLOUD_COST,
    CLOUD_TOKENS,
    RESOURCE_IDS,
    ROLE_IDS,
    SIDES,
    THUNDER_KINDS,
)
from samobranka.games.broom_service.phases.clouds import Dispel
from samobranka.games.broom_service.phases.delivering import Deliver
from samobranka.games.broom_service.phases.flying import Fly
from samobranka.games.broom_service.phases.gathering import TakeAll
from samobranka.games.broom_service.phases.turns import Answer, Call
from tests.games.broom_service.table import BRAVE, COWARD, castles, flights, playing, table


def test_1_1_ten_roles_two_pawns_and_points() -> None:
    t = table(5)
    assert len(ROLE_IDS) == 10
    for seat in range(5):
        assert len(t.of_kind(type(t.legal(seat)[0]), seat)) == 10
        assert len(t.pawns(seat)) == 2
    assert t.points == [10] * 5
    assert t.pawns(0) == t.pawns(4)  # all in the same regions


def test_1_2_the_kinds_of_role() -> None:
    kinds = [role.kind for role in BOX.roles]
    assert [kinds.count(k) for k in ("witch", "gatherer", "druid", "fairy")] == [4, 3, 2, 1]
    witches = [role.landscapes for role in BOX.roles if role.kind == "witch"]
    assert sorted(witches) == [["forest"], ["hills"], ["mountain"], ["prairie"]]
    gatherers = {role.colour for role in BOX.roles if role.kind == "gatherer"}
    assert gatherers == {"purple", "green", "orange"}
    assert [len(role.landscapes) for role in BOX.roles if role.kind == "druid"] == [2, 2]


def test_1_3_every_role_both_ways() -> None:
    t = playing(" ".join(ROLE_IDS), "")
    assert {(a.role, a.courage) for a in t.legal() if isinstance(a, Call)} == {
        (role, courage) for role in ROLE_IDS for courage in (BRAVE, COWARD)
    }


def test_1_4_potions_and_wands() -> None:
    assert RESOURCE_IDS == ("purple", "green", "orange", "wand")


def test_1_5_the_supply_never_runs_out() -> None:
    t = playing("fruit_gatherer", "").give(0, purple=60, wand=24)
    t.act(Call("fruit_gatherer", BRAVE), TakeAll())
    assert t.stock(0) == {"purple": 62, "green": 0, "orange": 0, "wand": 25}


def test_1_6_neighbours_share_a_border() -> None:
    near = {region.id: region.adjacent for region in ALL_REGIONS}
    assert all(one in near[other] for one in near for other in near[one])
    t = playing("hill_witch", "").act(Call("hill_witch", COWARD))
    assert t.why(Fly(0, "nA3")) == "not_near"
    assert t.why(Fly(0, "nB1")) == "legal"


def test_1_7_no_pawn_enters_a_lake() -> None:
    t = playing("weather_fairy", "", storm_clouds="yes").cloud("nK01", "gust").give(0, wand=1)
    t.act(Call("weather_fairy", COWARD), Dispel("nK01"))
    assert t.decision == "fly"
    assert t.why(Fly(0, "nB2")) == "closed_land"
    assert t.rule(Fly(0, "nB2")) == "1.7"
    assert not {region for _, region in flights(t)} & {"nB2", "nD1"}


def test_1_8_a_castle_belongs_to_every_region_it_touches() -> None:
    assert {len(castle.regions) for castle in ALL_CASTLES} == {1, 2, 3}
    for region in ("nE2", "nF1", "nF2"):
        t = playing("valley_druid peak_druid", "").stand(0, region, "nA1").give(0, purple=1)
        role = "peak_druid" if region == "nF1" else "valley_druid"
        t.act(Call(role, COWARD))
        assert (0, "nT04") in castles(t)


def test_1_9_round_once_square_for_ever() -> None:
    t = playing("peak_druid", "peak_druid", "peak_druid")
    for seat in range(3):
        t.stand(seat, "nF1", "nA4").give(seat, purple=2)
    t.act(Call("peak_druid", COWARD), Deliver(0, "nT27"), Answer(COWARD))
    assert t.why(Deliver(0, "nT27")) == "castle_full"
    t.act(Deliver(0, "nT04"), Answer(COWARD))
    assert (0, "nT04") in castles(t)
    assert t.why(Deliver(0, "nT27")) == "castle_full"


def test_1_10_start_castles_take_no_potions() -> None:
    assert all(len(side.starts) == 2 for side in SIDES)
    t = playing("valley_druid", "").give(0, purple=1, green=1, orange=1)
    t.act(Call("valley_druid", COWARD))
    assert castles(t) == {(0, "nT11"), (0, "nT15"), (0, "nT16")}  # the start castle is none of them


def test_1_11_twenty_four_thunder_clouds() -> None:
    assert sum(CLOUD_TOKENS[k] for k in range(THUNDER_KINDS)) == 24
    assert all(CLOUD_COST[k] > 0 for k in range(THUNDER_KINDS))


def test_1_12_when_the_ten_events_act() -> None:
    timings = [event.timing for event in BOX.events]
    assert [timings.count(t) for t in ("before_choice", "during", "end_of_round")] == [1, 3, 6]
