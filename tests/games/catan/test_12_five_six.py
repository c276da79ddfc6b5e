"""Chapter 12 of RULES.md: five and six seats."""

from __future__ import annotations

import pytest

from samobranka.games.catan.phases.bank import Bank
from samobranka.games.catan.phases.building import BuildCity, BuildRoad
from samobranka.games.catan.phases.cards import Buy, PlayKnight, PlayMonopoly
from samobranka.games.catan.phases.helpers import Keep, UseIdly
from samobranka.games.catan.phases.offers import Offer
from samobranka.games.catan.phases.producing import Roll
from samobranka.games.catan.phases.robber import MoveRobber
from samobranka.games.catan.phases.turns import EndTurn, PassBuilding
from samobranka.games.catan.state import BUILDING_MODE, NO_MODE, PAIRED_MODE
from tests.games.catan.table import Table, begun, table

PRICE = {"ore": 1, "wool": 1, "grain": 1}


def building(seats: int = 5, **options: str) -> Table:
    """Seat 0 is acting; the special building phase is in force."""
    return begun(seats, five_six="building_phase", **options).acting()


def paired(seats: int = 6, **options: str) -> Table:
    """Seat 0 is acting; paired players are in force."""
    return begun(seats, five_six="paired", **options).acting()


@pytest.mark.parametrize(
    ("seats", "options", "mode"),
    [
        (4, {}, NO_MODE),
        (4, {"five_six": "paired"}, NO_MODE),
        (5, {}, BUILDING_MODE),
        (6, {"helpers": "no"}, PAIRED_MODE),
        (6, {"five_six": "paired"}, PAIRED_MODE),
        (5, {"five_six": "building_phase", "helpers": "no"}, BUILDING_MODE),
    ],
)
def test_12_1_one_of_two_rules(seats: int, options: dict[str, str], mode: int) -> None:
    assert Table(seats, options, table().chance).s.mode == mode


def test_12_2_every_other_seat_builds_once_clockwise() -> None:
    t = building(6).acting(2).give_all(ore=2).act(EndTurn())
    order = []
    while t.phase == "building":
        order.append(t.decider)
        t.act(PassBuilding())
    assert order == [3, 4, 5, 0, 1]
    assert (t.phase, t.decider) == ("before_roll", 3)


def test_12_3_it_builds_and_buys_any_number() -> None:
    t = building().give(1, brick=2, lumber=2, wool=2, grain=2, ore=2).act(EndTurn())
    assert t.phase == "building"
    t.act(t.legal(kind=BuildRoad)[0]).act(t.legal(kind=BuildRoad)[0])
    t.act(Buy(), Buy())
    assert t.decider == 1
    assert t.s.card_count[1] == 2


def test_12_4_no_roll_trade_cards_or_helper() -> None:
    t = building().give(1, brick=4).deal(1, "knight").act(EndTurn())
    for action in (Roll(), Offer(), Bank("brick", "ore"), PlayKnight(), UseIdly(), EndTurn()):
        assert t.why(action) == "only_building_now"


def test_12_5_nobody_wins_there() -> None:
    t = building().give(1, ore=3, grain=2).deal(1, *["victory_point"] * 5)
    spots = t.view(1).seats[1].settlements
    t.s.supply[1, 2] -= 1  # one city more on the map, far from the first settlement
    place = next(c for c in range(80) if t.s.site[c] == 0 and c not in spots)
    t.s.site[place] = 8
    assert t.points(1) == 9
    t.act(EndTurn()).act(BuildCity(spots[0]))
    assert t.points(1) == 10
    assert t.phase == "building"
    t.act(PassBuilding())
    assert (t.phase, t.s.winner) == ("over", 1)


def test_12_6_a_card_bought_there_waits_for_the_own_next_turn() -> None:
    t = building().give(1, **PRICE).act(EndTurn()).act(Buy(), words=[0])
    assert t.view(1).new_cards == {"knight": 1}
    t.act(PassBuilding())
    assert (t.decider, t.phase) == (1, "before_roll")
    assert PlayKnight() in t.legal()


def test_12_7_who_has_fewer_than_two_cards_is_passed_over() -> None:
    t = building().give(1, ore=1).give(2, ore=2).act(EndTurn())
    assert (t.phase, t.decider) == ("building", 2)
    t.act(PassBuilding())
    assert (t.phase, t.decider) == ("before_roll", 1)


def test_12_8_the_third_seat_to_the_left_is_player_2() -> None:
    t = paired(6)
    order = []
    for _ in range(4):
        order.append((t.s.turn, t.decider, t.view(None).part))
        if t.phase == "before_roll":
            t.acting(t.s.turn)
        t.act(EndTurn())
    assert order == [(0, 0, "first"), (0, 3, "second"), (1, 1, "first"), (1, 4, "second")]


def test_12_9_player_2_trades_with_the_bank_builds_buys_and_plays_a_card() -> None:
    t = paired().deal(3, "knight").give(3, brick=5, lumber=1, **PRICE).act(EndTurn())
    assert (t.phase, t.decider) == ("acting", 3)
    t.act(Bank("brick", "ore")).act(
        t.legal(kind=BuildRoad)[0] if t.legal(kind=BuildRoad) else Buy()
    )
    t.act(PlayKnight())
    assert t.phase == "moving_robber"
    t.act(MoveRobber(t.s.robber + 1))
    assert t.decider == 3


def test_12_10_player_2_neither_rolls_nor_trades_with_players() -> None:
    t = paired().give(3, ore=1).act(EndTurn())
    assert t.why(Offer()) == "no_trade_in_second_part"
    assert t.why(Roll()) == "rolled_already"


def test_12_11_before_the_roll_only_player_1() -> None:
    t = paired().before_roll().deal(3, "knight")
    assert t.why(PlayKnight(), seat=3) == "not_your_turn"
    t.s.rests[0] = t.s.rests[3] = 1
    t.roll(3, 4)
    while t.phase == "siegfrieds":
        t.act(t.legal()[-1])
    assert (t.phase, t.decider) == ("moving_robber", 0)


def test_12_12_a_card_bought_in_a_part_waits_for_a_later_part() -> None:
    t = paired().give(3, **PRICE).act(EndTurn()).act(Buy(), words=[0])
    assert t.why(PlayKnight()) == "just_bought"
    t.act(EndTurn())
    assert t.view(3).new_cards == {}


def test_12_13_the_part_counts_as_an_own_turn_for_victory() -> None:
    t = paired().deal(3, *["victory_point"] * 5)
    corners = [c for c in range(80) if t.s.site[c] == 0]
    t.put(3, cities=corners[:2])
    assert t.points(3) == 11
    t.act(EndTurn())
    assert (t.phase, t.s.winner) == ("over", 3)


def test_12_14_no_helper_in_the_second_part_unless_allowed() -> None:
    t = paired().act(EndTurn())
    assert t.why(UseIdly()) == "helper_in_second_part"
    t = paired(paired_helpers="yes").act(UseIdly()).act(Keep()).act(EndTurn())
    assert UseIdly() in t.legal()


def test_12_9_one_card_only() -> None:
    t = paired().deal(3, "monopoly", "monopoly").act(EndTurn()).act(PlayMonopoly("ore"))
    assert t.why(PlayMonopoly("ore")) == "one_card_a_turn"
