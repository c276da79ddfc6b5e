"""Chapter 12 of RULES.md: the destination variant."""

from __future__ import annotations

from typing import Any

import pytest

from samobranka.core.chance import generator
from samobranka.games.elfenland.parts import BOX, DISTANCE, NOTHING, TOWN_IDS, TOWNS
from samobranka.games.elfenland.phases.travelling import Ride
from samobranka.games.elfenland.sheet import sheet
from samobranka.games.elfenland.story import GoalShown
from tests.games.elfenland.table import Table, table
from tests.games.elfenland.test_11_end import last_marker, with_markers

PIG = "giant_pig"


def at_the_end(**options: Any) -> Table:
    """Three seats in round 4, about to travel."""
    return table(3, destination="yes", **options).round(4).pass_all()


def distance(over: int, one: str, other: str) -> int:
    return DISTANCE[over, TOWN_IDS.index(one), TOWN_IDS.index(other)]


def test_12_1_one_town_card_each_seen_by_its_seat_only() -> None:
    t = table(6, destination="yes")
    goals = [t.view(seat).goal for seat in t.seats]
    assert None not in goals
    assert len(set(goals)) == 6
    for seen in t.views():
        assert [seat.goal for seat in seen.seats] == [None] * 6
    assert t.view(None).goal is None
    assert table(6).s.goal[0] == NOTHING


def test_12_2_twelve_towns_have_a_card() -> None:
    cards = {town.id for town in BOX.towns if town.town_card}
    assert len(cards) == 12
    assert "elvenhold" not in cards
    dealt = {
        t.view(seat).goal
        for seed in range(30)
        for t in [table(6, seed, destination="yes")]
        for seat in t.seats
    }
    assert dealt == cards


def test_12_3_everything_else_is_played_as_without() -> None:
    """The same actions, whatever the town cards are."""
    one = table(2, destination="yes").goal("yttar", "beata")
    other = table(2, destination="yes").goal("beata", "yttar")
    choices = generator(5), generator(5)
    one.chance, other.chance = generator(6), generator(6)
    while one.movers():
        assert one.legal(one.movers()[0]) == other.legal(other.movers()[0])
        one.play(choices[0], 1)
        other.play(choices[1], 1)


def test_12_4_at_the_end_all_cards_are_shown() -> None:
    t = at_the_end().goal("beata", "yttar", "virst").stand(1, "grangor").stay_all()
    for seen in t.views():
        assert [seat.goal for seat in seen.seats] == ["beata", "yttar", "virst"]
    assert GoalShown(1, "yttar", 1) in t.told(0)
    assert [type(event) for event in t.told(None)].count(GoalShown) == 3


def test_12_5_the_distance_is_the_legs_of_a_shortest_way() -> None:
    t = table(2, destination="yes").goal("jaccaranda", "yttar")
    t.stand(0, "throtmanni").stand(1, "yttar")
    assert (t.view(0).goal_distance, t.view(1).goal_distance) == (1, 0)
    assert t.stand(0, "rivinia").view(0).goal_distance == 2
    assert t.view(None).goal_distance is None


def test_12_6_every_way_counts_as_one_leg() -> None:
    assert distance(0, "elvenhold", "strykhaven") == 1  # by ferry
    assert distance(0, "tichih", "rivinia") == 1  # upstream
    assert distance(1, "elvenhold", "strykhaven") == 2
    assert distance(1, "tichih", "rivinia") == 2


def test_12_6_the_option_counts_roads_only() -> None:
    t = table(2, destination="yes", distance="roads").goal("strykhaven", "virst")
    assert t.view(0).goal_distance == 2
    assert table(2, destination="yes").goal("strykhaven", "virst").view(0).goal_distance == 1
    cards = [TOWN_IDS.index(town.id) for town in BOX.towns if town.town_card]
    pairs = [(town, goal) for town in range(TOWNS) for goal in cards]
    assert len(pairs) == 252
    assert sum(DISTANCE[0, a, b] != DISTANCE[1, a, b] for a, b in pairs) == 36  # R25


def test_12_7_the_score_is_markers_less_distance() -> None:
    t = with_markers(at_the_end(), 10, 0, 5).goal("beata", "usselen", "yttar")
    t.stand(0, "throtmanni").stand(1, "elvenhold").stand(2, "yttar").stay_all()
    far = [distance(0, "throtmanni", "beata"), distance(0, "elvenhold", "usselen"), 0]
    assert t.outcome().scores == [10 - far[0], -far[1], 5]
    lines = {line.label: line.points for line in sheet(t.s)}
    assert lines["score-distance"] == [-legs for legs in far]
    assert lines["score-total"] == t.outcome().scores
    assert t.outcome().scores[1] < 0


def test_12_8_a_tie_is_broken_by_distance_then_by_cards() -> None:
    t = with_markers(at_the_end(), 10, 11, 10).goal("beata", "usselen", "yttar")
    t.stand(0, "beata").stand(1, "wylhien").stand(2, "yttar")
    t.give(0, PIG).give(1, PIG, PIG, PIG).give(2, PIG, PIG).stay_all()
    assert t.outcome().scores == [10, 10, 10]
    assert t.outcome().ranks == [2, 3, 1]
    t = with_markers(at_the_end(), 10, 3, 10).goal("beata", "usselen", "yttar")
    t.stand(0, "beata").stand(2, "yttar").give(0, PIG).give(2, PIG).stay_all()
    assert t.outcome().ranks == [1, 3, 1]


def test_12_9_the_early_win_stays_and_asks_for_no_destination() -> None:
    t = last_marker(3, destination="yes").goal("usselen", "virst", "beata")
    t.act(Ride("elvenhold_lapphalya"))
    assert (t.phase, t.outcome().reason, t.outcome().ranks[0]) == ("over", "early_win", 1)
    assert t.view(1).seats[0].goal == "usselen"


def test_12_10_the_option_drops_it() -> None:
    t = last_marker(3, destination="yes", early_win="dropped").act(Ride("elvenhold_lapphalya"))
    assert (t.phase, t.turn) == ("travelling", 0)


@pytest.mark.parametrize("option", ["kept", "dropped"])
def test_12_10_but_only_in_this_variant(option: str) -> None:
    t = last_marker(3, early_win=option).act(Ride("elvenhold_lapphalya"))
    assert t.phase == "over"
