"""Chapter 8 of RULES.md: travelling."""

from __future__ import annotations

import pytest

from samobranka.games.elfenland.parts import (
    FERRY_IDS,
    RIVER_IDS,
    ROAD_IDS,
    TOWN_IDS,
    WAY_A,
    WAY_B,
    WAYS,
)
from samobranka.games.elfenland.phases.caravan import Caravan, TakeFerry
from samobranka.games.elfenland.phases.journey_end import Discard, EndJourney
from samobranka.games.elfenland.phases.travelling import Raft, Ride
from samobranka.games.elfenland.story import Discarded, JourneyEnded, MarkerTaken, Rafted, Rode
from tests.games.elfenland.table import GAME, every, table, travelling

DRAGON, UNICORN, PIG = "dragon", "unicorn", "giant_pig"


def test_8_1_any_number_of_legs_or_none() -> None:
    t = travelling(*[DRAGON] * 4).lay("elvenhold_lapphalya", DRAGON)
    t.lay("lapphalya_virst", DRAGON).lay("ixara_virst", DRAGON)
    t.act(Ride("elvenhold_lapphalya"), Ride("lapphalya_virst"), Ride("ixara_virst"))
    assert (t.boot(0), t.turn) == ("ixara", 0)
    t.act(EndJourney())
    assert t.turn == 1
    assert travelling("raft").act(EndJourney()).boot(0) == "elvenhold"


def test_8_1_each_seat_in_turn() -> None:
    t = table().pass_all()
    turns = []
    while t.phase in ("travelling", "discarding"):
        if t.phase == "travelling":
            turns.append(t.turn)
        t.act(t.legal()[-1])
    assert turns == [0, 1, 2]


def test_8_2_from_the_town_where_the_boot_stands_to_the_other_end() -> None:
    t = travelling(DRAGON, "raft").lay("lapphalya_virst", DRAGON)
    assert t.why(Ride("lapphalya_virst")) == "not_from_here"
    assert t.why(Raft("virst_ixara")) == "not_from_here"
    assert t.why(TakeFerry("parundia_yttar")) == "not_from_here"
    assert t.why(Caravan("lapphalya_virst")) == "not_from_here"


@pytest.mark.parametrize("way", range(WAYS))
def test_8_2_over_every_way_in_both_directions(way: int) -> None:
    action = [*every(Ride), *every(Raft), *every(TakeFerry)][way]
    name = [*ROAD_IDS, *RIVER_IDS, *FERRY_IDS][way]
    ends = [TOWN_IDS[WAY_A[way]], TOWN_IDS[WAY_B[way]]]
    for here, there in (ends, ends[::-1]):
        t = travelling(*[DRAGON] * 3, *["raft"] * 3, town=here)
        if isinstance(action, Ride):
            t.lay(name, DRAGON)
        assert t.act(action).boot(0) == there


def test_8_3_a_road_needs_a_counter() -> None:
    t = travelling(*[DRAGON] * 4)
    assert t.why(Ride("elvenhold_lapphalya")) == "no_counter_on_road"
    assert t.lay("elvenhold_lapphalya", DRAGON).why(Ride("elvenhold_lapphalya")) == "legal"


def test_8_4_the_price_of_the_chart() -> None:
    t = travelling("troll_wagon", "troll_wagon", PIG).lay("elvenhold_ergeren", "troll_wagon")
    t.act(Ride("elvenhold_ergeren"))
    assert (t.discards(), t.hand(0)) == (["troll_wagon"] * 2, [PIG])
    t = travelling("troll_wagon", PIG).lay("elvenhold_ergeren", "troll_wagon")
    assert t.why(Ride("elvenhold_ergeren")) == "too_few_cards"


def test_8_5_an_obstacle_costs_one_card_more() -> None:
    t = travelling(PIG, PIG, DRAGON).lay("elvenhold_ergeren", PIG, obstacle_of=1)
    assert t.act(Ride("elvenhold_ergeren")).discards() == [PIG, PIG]
    t = travelling(PIG, DRAGON).lay("elvenhold_ergeren", PIG, obstacle_of=1)
    assert t.why(Ride("elvenhold_ergeren")) == "too_few_for_obstacle"


def test_8_6_exactly_and_nothing_is_asked() -> None:
    t = travelling(PIG, PIG, PIG, DRAGON).lay("elvenhold_ergeren", PIG)
    t.act(Ride("elvenhold_ergeren"))
    assert (t.phase, t.boot(0), t.hand(0)) == ("travelling", "ergeren", [PIG, PIG, DRAGON])
    t = travelling(DRAGON, DRAGON).lay("elvenhold_ergeren", PIG)
    assert t.why(Ride("elvenhold_ergeren")) == "too_few_cards"


def test_8_7_rivers_need_no_counter() -> None:
    t = travelling("raft", "raft", "raft")
    t.act(Raft("elvenhold_rivinia"))
    assert t.told(1)[0] == Rafted(0, "downstream", "elvenhold_rivinia", "rivinia", 1)
    t.act(Raft("elvenhold_rivinia"))
    assert t.told(1)[0] == Rafted(0, "upstream", "elvenhold_rivinia", "elvenhold", 2)


def test_8_8_each_leg_is_paid_for_itself() -> None:
    t = travelling(DRAGON, DRAGON, PIG).lay("elvenhold_lapphalya", DRAGON)
    t.act(Ride("elvenhold_lapphalya"))
    assert t.discards() == [DRAGON]
    assert t.told(2)[0] == Rode(0, DRAGON, "elvenhold_lapphalya", "lapphalya", 1, obstacle=False)
    t.act(Ride("elvenhold_lapphalya"))
    assert t.discards() == [DRAGON, DRAGON]


def test_8_9_the_same_way_again_and_for_everyone() -> None:
    t = travelling(*[DRAGON] * 3).lay("elvenhold_lapphalya", DRAGON).give(1, DRAGON)
    t.act(*[Ride("elvenhold_lapphalya")] * 3)
    assert (t.boot(0), t.turn) == ("lapphalya", 1)
    assert t.on("elvenhold_lapphalya") == DRAGON
    assert t.act(Ride("elvenhold_lapphalya")).boot(1) == "lapphalya"


def test_8_10_a_marker_is_taken_on_entering() -> None:
    t = travelling(DRAGON, DRAGON, PIG).lay("elvenhold_lapphalya", DRAGON)
    t.lay("lapphalya_virst", DRAGON).act(Ride("elvenhold_lapphalya"))
    assert "lapphalya" not in t.unvisited(0)
    assert MarkerTaken(0, "lapphalya", 1) in t.told(1)
    t.act(Ride("lapphalya_virst"), EndJourney())
    assert t.view(None).seats[0].markers == 2
    assert t.unvisited(1) == set(TOWN_IDS) - {"elvenhold"}


def test_8_11_a_town_without_its_marker_gives_nothing() -> None:
    t = travelling(DRAGON, DRAGON, PIG, town="lapphalya").lay("elvenhold_lapphalya", DRAGON)
    t.act(Ride("elvenhold_lapphalya"))
    assert t.view(None).seats[0].markers == 0
    t.leave(0, "virst").act(Ride("elvenhold_lapphalya"))
    assert t.unvisited(0) == {"virst"}
    assert not [event for event in t.told(0) if isinstance(event, MarkerTaken)]


def test_8_12_the_seat_ends_its_journey_itself() -> None:
    t = travelling(PIG)
    assert (t.turn, t.legal()) == (0, [EndJourney()])
    assert JourneyEnded(0, "elvenhold", left=1) in t.act(EndJourney()).told(None)


def test_8_13_an_empty_hand_ends_the_journey() -> None:
    t = travelling(DRAGON).lay("elvenhold_lapphalya", DRAGON).act(Ride("elvenhold_lapphalya"))
    assert (t.turn, t.phase) == (1, "travelling")
    assert JourneyEnded(0, "lapphalya", left=0) in t.told(1)


def test_8_14_more_than_four_cards_are_cut_to_four() -> None:
    t = travelling(PIG, PIG, PIG, UNICORN, DRAGON, "raft").act(EndJourney())
    assert (t.phase, t.turn) == ("discarding", 0)
    assert t.legal() == [Discard(PIG), Discard(UNICORN), Discard(DRAGON), Discard("raft")]
    assert t.why(Discard("elfcycle")) == "not_in_hand"
    t.act(Discard(UNICORN), Discard(PIG))
    assert (t.hand(0), t.turn) == ([PIG, PIG, DRAGON, "raft"], 1)


def test_8_15_openly_one_at_a_time_and_no_more() -> None:
    t = travelling(*[PIG] * 5).act(EndJourney(), Discard(PIG))
    assert t.told(2)[0] == Discarded(0, {PIG: 1})
    assert (t.turn, t.discards()) == (1, [PIG])
    t = travelling(*[PIG] * 4).act(EndJourney())
    assert (t.turn, t.phase) == (1, "travelling")
    assert {t.why(discard) for discard in every(Discard)} == {"travel_now"}


def test_8_16_in_all_four_rounds() -> None:
    for number in (1, 2, 3, 4):
        t = table(2).round(number).pass_all()
        assert len(t.hand(t.turn)) == 8  # no limit before the journey
        seat = t.turn
        t.act(EndJourney())
        assert t.phase == "discarding"
        while t.turn == seat and t.phase == "discarding":
            t.act(t.legal()[0])
        assert len(t.hand(seat)) == 4


def test_a_journey_is_the_time_for_nothing_else() -> None:
    t = travelling(*[PIG] * 5)
    others = [a for a in GAME.actions if not isinstance(a, Ride | Raft | TakeFerry | Caravan)]
    assert {t.why(a) for a in others if not isinstance(a, EndJourney)} == {"travel_now"}
    t.act(EndJourney())
    assert t.why(EndJourney()) == "discard_now"
