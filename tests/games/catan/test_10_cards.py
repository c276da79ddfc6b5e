"""Chapters 10 and 11 of RULES.md: development cards, the largest army, victory."""

from __future__ import annotations

import pytest

from samobranka.games.catan.phases.building import BuildCity, BuildRoad
from samobranka.games.catan.phases.cards import (
    Buy,
    PlayKnight,
    PlayMonopoly,
    PlayPlenty,
    PlayRoads,
    StopRoads,
    TakeCard,
)
from samobranka.games.catan.phases.producing import Roll
from samobranka.games.catan.phases.robber import MoveRobber, Rob
from samobranka.games.catan.phases.turns import EndTurn
from samobranka.games.catan.story import AwardPassed, Bought, Monopolised, Played, Won
from tests.games.catan.table import GAME, Table, bare, begun, corner, helped, path, plain, ring
from tests.games.catan.test_09_longest_road import long_road

PRICE = {"ore": 1, "wool": 1, "grain": 1}


def test_10_1_a_card_which_the_buyer_alone_sees() -> None:
    t = plain().give(0, **PRICE).act(Buy(), words=[0])
    assert t.hand(0) == {}
    assert t.cards(0) == {"knight": 1}
    assert t.told(0) == [Bought(0, "knight", PRICE)]
    assert t.told(1) == [Bought(0, None, PRICE)]
    assert t.why(Buy()) == "card_too_dear"
    assert begun(3, helpers="no").give(0, **PRICE).why(Buy()) == "roll_first"


def test_10_2_an_empty_deck_sells_nothing() -> None:
    t = plain().give(0, **PRICE).leave_in_deck()
    assert t.why(Buy()) == "deck_empty"


def test_10_3_one_card_a_turn() -> None:
    t = begun(3, helpers="no").deal(0, "knight", "monopoly").act(PlayMonopoly("ore"))
    assert t.why(PlayKnight()) == "one_card_a_turn"
    t.roll(1, 1)
    assert t.why(PlayKnight()) == "one_card_a_turn"
    t = plain().deal(0, "knight", "monopoly").act(PlayMonopoly("ore"))
    assert t.why(PlayKnight()) == "one_card_a_turn"


def test_10_4_not_one_bought_in_the_same_turn() -> None:
    t = plain().deal(0, "monopoly", new=True)
    assert t.why(PlayMonopoly("ore")) == "just_bought"
    assert t.why(PlayPlenty()) == "no_such_card"
    t.deal(0, "monopoly")
    assert PlayMonopoly("ore") in t.legal()
    t = plain(2).deal(0, "knight", new=True).end_turn().roll(1, 1).end_turn()
    assert PlayKnight() in t.legal()


def test_10_5_a_played_card_lies_open() -> None:
    t = plain().deal(0, "monopoly").act(PlayMonopoly("ore"))
    assert t.view(1).seats[0].played == {"monopoly": 1}
    assert Played(0, "monopoly") in t.told(2)


def test_10_6_a_knight_moves_the_robber_and_nobody_discards() -> None:
    t = bare().put(1, settlements=[corner(0, 0, "N")]).put_robber(0).give(1, ore=9)
    t.deal(0, "knight").act(PlayKnight())
    assert t.phase == "moving_robber"
    t.act(MoveRobber(9))
    assert (t.hand(0), t.hand(1)) == ({"ore": 1}, {"ore": 8})
    t = begun(3, helpers="no").deal(0, "knight").act(PlayKnight(), MoveRobber(0))
    assert t.phase in ("before_roll", "robbing")


def test_10_7_road_building_places_two_roads_free() -> None:
    t = bare().put(0, settlements=[corner(0, 0, "N")]).deal(0, "road_building").act(PlayRoads())
    assert t.phase == "free_roads"
    t.act(BuildRoad(ring(0, 0)[0]), BuildRoad(ring(0, 0)[1]))
    assert (t.phase, t.s.supply[0, 0]) == ("acting", 13)


def test_10_8_one_if_only_one_is_possible_and_it_may_stop() -> None:
    start = bare().put(0, settlements=[corner(0, 0, "N")])
    t = start.deal(0, "road_building").act(PlayRoads())
    assert t.why(StopRoads()) == "one_road_first"
    t.act(BuildRoad(ring(0, 0)[0]), StopRoads())
    assert t.phase == "acting"
    t = bare().put(0, roads=[*long_road(-1), *long_road(1)[:6]]).deal(0, "road_building")
    t.act(PlayRoads()).act(t.legal(kind=BuildRoad)[0])
    assert t.phase == "acting"
    t = bare().put(0, roads=[*long_road(-1), *long_road(1)[:7]]).deal(0, "road_building")
    assert t.why(PlayRoads()) == "no_road_possible"
    assert bare().deal(0, "road_building").why(PlayRoads()) == "no_road_possible"


def test_10_9_year_of_plenty_takes_two_cards_of_choice() -> None:
    t = plain().deal(0, "year_of_plenty").leave_in_bank("wool", 0, holder=1).act(PlayPlenty())
    assert t.why(TakeCard("wool")) == "bank_lacks_it"
    t.act(TakeCard("ore"), TakeCard("ore"))
    assert (t.phase, t.hand(0)) == ("acting", {"ore": 2})


def test_10_10_one_if_the_bank_has_one_none_if_it_is_empty() -> None:
    def with_bank(ore: int) -> Table:
        t = plain(4).deal(0, "year_of_plenty")
        for resource in ("brick", "lumber", "wool", "grain"):
            t.leave_in_bank(resource, 0, holder=1)
        return t.leave_in_bank("ore", ore, holder=2)

    t = with_bank(1).act(PlayPlenty(), TakeCard("ore"))
    assert t.phase == "acting"
    assert with_bank(0).why(PlayPlenty()) == "bank_is_empty"


def test_10_11_monopoly_takes_all_cards_of_a_resource() -> None:
    t = plain(4).give(1, ore=2, wool=1).give(2, ore=3).give(0, ore=1).deal(0, "monopoly")
    t.act(PlayMonopoly("ore"))
    assert t.hand(0) == {"ore": 6}
    assert t.hand(1) == {"wool": 1}
    assert Monopolised(0, "ore", 5) in t.told(3)
    t = plain().deal(0, "monopoly").act(PlayMonopoly("ore"))
    assert t.cards(0) == {}


def test_10_12_victory_point_cards_count_in_secret() -> None:
    t = plain().deal(0, "victory_point", new=True)
    assert (t.points(0), t.visible(0)) == (3, 2)
    assert t.view(0).seats[0].points == 3
    assert t.view(1).seats[0].points == 2
    assert not [kind for kind in GAME.actions.kinds if "victory" in kind.tag]
    t.deal(0, "knight")
    assert PlayKnight() in t.legal()


def test_10_13_three_knights_take_the_largest_army() -> None:
    t = plain().put_played(0, "knight", 2).deal(0, "knight")
    assert t.s.army_holder == -1
    t.act(PlayKnight())
    assert t.s.army_holder == 0
    assert AwardPassed(0, "largest_army", count=3) in t.told(1)
    assert plain().deal(0, "knight", "knight", "knight").s.army_holder == -1


def test_10_14_it_passes_only_to_strictly_more() -> None:
    t = plain().put_played(0, "knight", 3).put_played(1, "knight", 3)
    assert t.s.army_holder == 0
    t.acting(1).deal(1, "knight").act(PlayKnight())
    assert t.s.army_holder == 1


# ---------------------------------------------------------------- victory

CORNERS = [corner(q, 0, "N") for q in range(-2, 3)]
SOUTH = [corner(q, 2, "S") for q in range(-2, 1)]


def with_points(points: int, seat: int = 0, seats: int = 3, **options: str) -> Table:
    """A seat has so many points in settlements and cities; nobody else has any."""
    cities = min(4, points // 2)
    settlements = SOUTH[: points - 2 * cities]
    return bare(seats, **options).put(seat, cities=CORNERS[:cities], settlements=settlements)


def test_11_1_what_brings_points() -> None:
    t = bare().put(0, settlements=CORNERS[:1], cities=SOUTH[:1], roads=ring(1, -1)[:5])
    t.put_played(0, "knight", 3).deal(0, "victory_point")
    assert t.points(0) == 1 + 2 + 2 + 2 + 1
    assert t.outcome().scores == [8, 0, 0]


def test_11_2_ten_points_in_the_own_turn_win_at_once() -> None:
    t = bare().put(0, cities=CORNERS[:3], settlements=SOUTH).give(0, ore=3, grain=2)
    assert t.points(0) == 9
    t.act(BuildCity(SOUTH[1]))
    assert t.phase == "over"
    assert t.movers() == []
    assert t.outcome().reason == "goal_reached"
    assert t.outcome().ranks == [1, 2, 2]


@pytest.mark.parametrize("goal", [8, 13])
def test_11_2_or_as_many_points_as_the_option_says(goal: int) -> None:
    t = with_points(goal - 2, goal=str(goal)).give(0, **{k: 2 * n for k, n in PRICE.items()})
    assert t.view(None).goal == goal
    t.act(Buy(), words=[14])
    assert t.phase == "acting"
    t.act(Buy(), words=[14])
    assert (t.phase, t.points(0)) == ("over", goal)


def test_11_3_looked_at_when_the_turn_begins_and_after_every_action() -> None:
    t = with_points(8, seat=1).deal(1, "victory_point", "victory_point").act(EndTurn())
    assert (t.phase, t.s.winner) == ("over", 1)
    t = with_points(9).give(0, **PRICE).act(Buy(), words=[14])  # a victory point card
    assert (t.phase, t.s.winner) == ("over", 0)


def test_11_4_not_in_another_seats_turn() -> None:
    t = with_points(9, seat=1).put(1, roads=long_road(1)[:5]).put(0, roads=[])
    assert t.points(1) == 11
    assert t.phase == "acting"
    t.end_turn()
    assert (t.phase, t.s.winner) == ("over", 1)


def test_11_5_what_was_begun_is_left() -> None:
    t = helped("louis").clear().put(0, cities=CORNERS[:4], roads=[*long_road(1)[:3]])
    t.put(0, roads=long_road(1)[4:6]).put(0, roads=[path(0, -1, "NE")])
    lifted = path(0, -1, "NE")
    t.act(next(a for a in t.legal() if str(a) == f"Louis(path={lifted})"))
    t.act(BuildRoad(long_road(1)[3]))
    assert t.points(0) == 10
    assert t.phase == "over"  # nobody is asked to keep or exchange


def test_11_6_then_all_victory_point_cards_are_shown() -> None:
    t = with_points(8).deal(0, "victory_point").deal(1, "victory_point").give(0, **PRICE)
    assert t.view(2).seats[0].points == 8
    t.act(Buy(), words=[14])
    assert [seat.points for seat in t.view(2).seats] == [10, 1, 0]
    assert Won(0, 10, by_buildings=8, by_awards=0, by_islands=0, by_cards=2) in t.told(2)


def test_11_7_the_winner_is_first_the_others_by_points() -> None:
    t = with_points(9, seats=4).put(1, settlements=SOUTH[2:]).deal(2, "victory_point")
    t.deal(3, "victory_point", "victory_point").give(0, **PRICE).act(Buy(), words=[14])
    assert t.outcome().scores == [10, 1, 1, 2]
    assert t.outcome().ranks == [1, 3, 3, 2]


def test_11_8_a_stopped_match_is_ranked_by_points() -> None:
    t = with_points(6).put(1, settlements=SOUTH[1:2])
    assert t.outcome().ranks == [1, 2, 3]
    assert t.outcome().reason == "technical_stop"


@pytest.mark.parametrize("action", [Roll(), Rob(1), EndTurn()])
def test_11_2_nobody_acts_after_the_end(action: object) -> None:
    t = with_points(9).give(0, **PRICE).act(Buy(), words=[14])
    code = t._refusal(action, 0)  # type: ignore[arg-type]
    assert GAME.refusals[code].words == "over"
