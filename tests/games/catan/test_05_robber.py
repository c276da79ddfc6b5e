"""Chapter 5 of RULES.md: robber and discards."""

from __future__ import annotations

import pytest

from samobranka.games.catan.phases.building import BuildRoad, Settle
from samobranka.games.catan.phases.robber import Discard, MoveRobber, Rob
from samobranka.games.catan.state import ROBBING
from samobranka.games.catan.story import Discarded, NobodyRobbed, Robbed
from tests.games.catan.table import Table, bare, begun, corner, hex_at, path, plain, ring


def seven(seats: int = 3) -> Table:
    """Seat 0 is about to roll, without helpers."""
    return bare(seats).before_roll()


def test_5_1_nobody_gets_resources() -> None:
    t = begun(3, helpers="no").roll(3, 4)
    assert [t.hand(seat) for seat in range(3)] == [{}, {}, {}]
    assert t.phase == "moving_robber"


@pytest.mark.parametrize(("size", "gone"), [(7, 0), (8, 4), (9, 4), (15, 7)])
def test_5_2_more_than_seven_discard_half_rounded_down(size: int, gone: int) -> None:
    t = seven().give(0, ore=size).roll(1, 6)
    assert t.s.to_discard[0] == gone
    assert (t.phase == "discarding") == (gone > 0)


def test_5_3_the_hand_at_the_roll_decides_and_development_cards_do_not_count() -> None:
    t = seven().give(0, ore=7).deal(0, "knight", "knight").give(1, wool=8).roll(1, 6)
    assert [t.s.to_discard[seat] for seat in range(3)] == [0, 4, 0]


def test_5_4_all_at_once_in_secret_card_by_card() -> None:
    t = seven().give(0, ore=8).give(2, wool=4, brick=4).roll(1, 6)
    assert t.movers() == [0, 2]
    assert t.legal(2) == [Discard("brick"), Discard("wool")]
    moment, seen = t.s.moment, t.view(0)
    t.act(Discard("wool"), seat=2)
    assert t.s.moment == moment
    assert t.view(0) == seen
    assert t.told(0) == []
    assert t.told(2)
    assert t.why(Discard("ore"), seat=1) == "nothing_to_discard"
    assert t.why(Discard("ore"), seat=2) == "not_in_hand"


def test_5_5_with_its_last_card_a_seat_is_done() -> None:
    t = seven().give(0, ore=8).give(2, wool=8).roll(1, 6)
    t.act(*[Discard("wool")] * 4, seat=2)
    assert t.movers() == [0]
    assert t.why(Discard("wool"), seat=2) == "nothing_to_discard"
    assert t.hand(2) == {"wool": 8}


def test_5_6_then_all_discards_are_shown() -> None:
    t = seven().give(0, ore=8).give(2, wool=8).roll(1, 6)
    t.act(*[Discard("wool")] * 4, seat=2).act(*[Discard("ore")] * 4, seat=0)
    assert (t.hand(0), t.hand(2)) == ({"ore": 4}, {"wool": 4})
    assert Discarded(2, {"wool": 4}) in t.told(1)
    assert t.bank("wool") == 15


def test_5_7_the_robber_goes_to_any_other_hex() -> None:
    t = seven().put_robber(5).roll(1, 6)
    assert t.legal() == [MoveRobber(hex) for hex in range(19) if hex != 5]
    assert t.why(MoveRobber(5)) == "robber_stays"
    assert t.why(MoveRobber(19)) == "no_such_place"
    t.act(MoveRobber(9))  # the desert
    assert t.phase == "acting"


def test_5_8_it_bars_neither_building_nor_harbours() -> None:
    t = bare().put(0, roads=[path(0, -2, "NW")]).put_robber(hex_at(0, -2))
    t.give(0, brick=2, lumber=2, wool=4, grain=1)
    t.act(Settle(corner(0, -2, "N")))
    assert t.view(0).rates["wool"] == 3
    assert t.legal(kind=BuildRoad)


def test_5_9_only_opponents_with_cards_and_a_building_there() -> None:
    t = seven(4).put(0, settlements=[corner(0, 0, "N")]).put(1, settlements=[corner(0, 0, "SE")])
    t.put(2, cities=[corner(0, 0, "SW")]).put_robber(0)
    t.give(0, ore=1).give(1, ore=1).give(3, ore=1).roll(1, 6).act(MoveRobber(9))
    assert t.hand(0) == {"ore": 2}  # seat 1's: seat 2 has no cards, seat 3 no building
    assert t.hand(1) == {}


def test_5_10_several_one_or_none() -> None:
    t = seven().put(1, settlements=[corner(0, 0, "N")]).put(2, settlements=[corner(0, 0, "S")])
    t.put_robber(0).give(1, ore=1).give(2, wool=1).roll(1, 6).act(MoveRobber(9))
    assert t.phase == "robbing"
    assert t.legal() == [Rob(1), Rob(2)]
    assert t.why(Rob(0)) == "not_a_victim"
    t.act(Rob(2))
    assert (t.phase, t.hand(0)) == ("acting", {"wool": 1})
    t = seven().put_robber(0).give(1, ore=1).roll(1, 6).act(MoveRobber(9))
    assert t.phase == "acting"
    assert NobodyRobbed(0) in t.told(1)


def test_5_11_every_card_is_equally_likely() -> None:
    for word, stolen in enumerate(["brick", "brick", "wool", "ore"]):
        t = seven().put(1, settlements=[corner(0, 0, "N"), corner(0, 0, "S")]).put_robber(0)
        t.give(1, brick=2, wool=1, ore=1).roll(1, 6).act(MoveRobber(9), words=[word])
        assert t.hand(0) == {stolen: 1}
        assert Robbed(1, stolen, True, 0) in t.told(1)
        assert Robbed(1, None, False, 0) in t.told(2)


def test_5_8_a_road_may_go_along_the_robbers_hex() -> None:
    t = plain().clear().put(0, settlements=[corner(0, 0, "N")]).put_robber(9)
    t.give(0, brick=1, lumber=1)
    assert BuildRoad(ring(0, 0)[0]) in t.legal()


DESERT = hex_at(0, 0)


def friendly(seats: int = 3) -> Table:
    """Seat 0 is about to roll; the robber is a friendly one and stands on the desert."""
    return bare(seats, friendly_robber="yes").before_roll().put_robber(DESERT)


def test_5_12_a_friendly_robber_keeps_away_from_the_poor() -> None:
    t = friendly().put(0, settlements=[corner(-2, 2, "SW")])
    t.put(1, settlements=[corner(0, -2, "N")])
    t.put(2, settlements=[corner(2, 0, "SE")], cities=[corner(1, 0, "SE")]).roll(1, 6)
    for hex in (hex_at(0, -2), hex_at(-2, 2)):
        assert t.why(MoveRobber(hex)) == "spares_the_poor"
    assert t.why(MoveRobber(DESERT)) == "robber_stays"
    barred = (DESERT, hex_at(0, -2), hex_at(-2, 2))
    assert t.legal() == [MoveRobber(hex) for hex in range(19) if hex not in barred]
    t.put(1, cities=[corner(0, -2, "S")])
    assert MoveRobber(hex_at(0, -2)) in t.legal()


def test_5_13_where_there_is_no_other_hex_it_goes_to_the_desert() -> None:
    around = [(1, -1, "NE"), (1, 0, "SE"), (0, 1, "S"), (-1, 1, "SW"), (-1, 0, "NW"), (0, -1, "N")]
    sites = [corner(*each) for each in around]  # each at three hexes: all but the desert
    t = friendly(4).put(1, settlements=sites[:2]).put(2, settlements=sites[2:4])
    t.put(3, settlements=sites[4:]).roll(1, 6)
    assert t.legal() == [MoveRobber(DESERT)]
    assert t.why(MoveRobber(0)) == "only_the_desert"
    t.put_robber(0).put(0, settlements=[corner(0, 0, "N")])
    assert t.legal() == [MoveRobber(DESERT)]
    t.s.terrain[DESERT] = t.s.terrain[0]
    assert t.legal() == [MoveRobber(0)]


def test_5_14_nor_does_it_steal_from_them() -> None:
    t = friendly().put(1, settlements=[corner(0, 0, "N")]).put(2, settlements=[corner(0, 0, "S")])
    t.put(2, cities=[corner(0, 2, "S")]).give(1, ore=1).give(2, wool=1)
    t.roll(1, 6)
    t.s.phase = ROBBING
    assert t.legal() == [Rob(2)]
    assert t.why(Rob(1)) == "not_a_victim"
