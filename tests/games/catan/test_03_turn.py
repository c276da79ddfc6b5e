"""Chapters 3 and 4 of RULES.md: the turn and production."""

from __future__ import annotations

from samobranka.games.catan.phases.bank import Bank
from samobranka.games.catan.phases.building import BuildRoad, Settle
from samobranka.games.catan.phases.cards import Buy, PlayKnight
from samobranka.games.catan.phases.helpers import UseIdly
from samobranka.games.catan.phases.offers import Ask, Give, Offer, Propose
from samobranka.games.catan.phases.producing import Roll
from samobranka.games.catan.phases.turns import EndTurn
from tests.games.catan.table import bare, begun, corner, helped, hex_at, plain


def test_3_1_a_turn_in_order() -> None:
    t = begun(3, helpers="no")
    assert t.phase == "before_roll"
    t.roll(1, 1)
    assert t.phase == "acting"
    t.end_turn()
    assert (t.phase, t.decider) == ("before_roll", 1)


def test_3_2_before_the_roll_cards_and_helpers_only() -> None:
    t = begun(3).give(0, brick=4, lumber=4, wool=2, grain=2, ore=2).deal(0, "knight")
    assert PlayKnight() in t.legal()
    assert UseIdly() in t.legal()
    for action in (Buy(), Offer(), Bank("brick", "ore"), EndTurn(), BuildRoad(0)):
        assert t.why(action) == "roll_first"


def test_3_3_two_dice_once_a_turn() -> None:
    t = begun(3, helpers="no").roll(2, 6)
    assert t.view(0).dice == [2, 6]
    assert t.why(Roll()) == "rolled_already"


def test_3_4_trading_and_building_in_any_order() -> None:
    t = plain().give(0, brick=6, lumber=2, wool=1, grain=1, ore=1)
    assert Buy() in t.legal()
    assert Offer() in t.legal()
    t.act(Bank("brick", "ore")).act(Buy())
    road = t.legal(kind=BuildRoad)[0]
    t.act(road)
    assert Offer() in t.legal()


def test_3_5_nothing_in_the_action_phase_is_obligatory() -> None:
    t = plain()
    assert EndTurn() in t.legal()
    t.give(0, brick=9, lumber=9)
    assert EndTurn() in t.legal()


def test_3_6_what_has_been_begun_is_finished_first() -> None:
    t = plain().deal(0, "knight").act(PlayKnight())
    assert {t.why(action) for action in (EndTurn(), Offer(), Buy())} == {"move_robber_first"}
    t = plain().give(0, ore=1).give(1, wool=1).act(Offer(), Give("ore"), Ask("wool"), Propose())
    assert t.why(EndTurn()) == "answer_first"
    t = helped("jean").act(UseIdly())
    assert t.why(EndTurn()) == "keep_or_exchange_first"


def test_3_7_only_the_seat_on_turn_acts() -> None:
    t = plain()
    for action in (EndTurn(), Roll(), Buy(), Settle(0)):
        assert t.why(action, seat=1) == "not_your_turn"
    assert t.movers() == [0]


def test_3_8_turns_go_round_clockwise() -> None:
    t = begun(3, helpers="no", trade="no")
    order = []
    for _ in range(6):
        order.append(t.decider)
        t.roll(1, 1).end_turn()
    assert order == [0, 1, 2, 0, 1, 2]


def test_3_9_a_roll_turns_up_a_card_of_the_deck() -> None:
    t = begun(3, helpers="no", dice="deck")
    assert t.view(None).rolls_left == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    t.act(Roll(), words=[8])  # the ninth of the cards 1-1, 1-2, ...
    assert t.view(0).dice == [2, 3]
    assert t.view(None).rolls_left == [1, 2, 3, 3, 5, 6, 5, 4, 3, 2, 1]
    t.end_turn().act(Roll(), words=[8])  # the ninth of those left
    assert t.view(0).dice == [2, 4]
    assert plain().view(0).rolls_left == []


def test_3_10_of_36_rolls_each_falls_once_and_then_all_are_shuffled_anew() -> None:
    t = begun(3, helpers="no", trade="no", dice="deck")
    for _ in range(2):
        fallen = set()
        for _ in range(36):
            t.give_all().act(Roll())
            while t.phase != "acting":
                t.act(t.legal()[0])
            fallen.add(tuple(t.view(0).dice))
            t.end_turn()
        assert len(fallen) == 36
        assert sum(t.view(0).rolls_left) == 36


def test_4_1_every_hex_of_the_number_pays_whoever_rolled() -> None:
    t = bare().before_roll(2)
    t.put(0, settlements=[corner(0, -1, "N")]).put(1, settlements=[corner(-1, 2, "S")])
    t.roll(3, 3)  # hills and fields both bear a 6
    assert (t.hand(0), t.hand(1), t.hand(2)) == ({"brick": 1}, {"grain": 1}, {})


def test_4_2_a_settlement_one_card_a_city_two() -> None:
    t = (
        bare()
        .before_roll()
        .put(0, settlements=[corner(0, -1, "N")], cities=[corner(0, -1, "SE"), corner(0, -1, "SW")])
    )
    t.roll(2, 4)
    assert t.hand(0) == {"brick": 5}


def test_4_3_the_robber_bars_its_hex() -> None:
    t = bare().before_roll().put(0, settlements=[corner(0, -1, "N")]).put_robber(hex_at(0, -1))
    t.roll(1, 5)
    assert t.hand(0) == {}


def test_4_4_a_short_bank_pays_nobody() -> None:
    t = bare().before_roll()
    t.put(0, cities=[corner(0, -1, "N")]).put(1, settlements=[corner(0, -1, "S")])
    t.leave_in_bank("brick", 2, holder=2).roll(3, 3)
    assert (t.hand(0), t.hand(1), t.bank("brick")) == ({}, {}, 2)


def test_4_5_but_a_single_seat_gets_what_is_left() -> None:
    t = bare().before_roll().put(0, cities=[corner(0, -1, "N"), corner(0, -1, "S")])
    t.leave_in_bank("brick", 3, holder=2).roll(3, 3)
    assert t.hand(0) == {"brick": 3}
    assert t.bank("brick") == 0


def test_4_6_each_resource_on_its_own() -> None:
    t = bare().before_roll()
    t.put(0, cities=[corner(0, -1, "N")], settlements=[corner(-1, 2, "S")])
    t.put(1, settlements=[corner(0, -1, "S")])
    t.leave_in_bank("brick", 1, holder=2).roll(3, 3)
    assert (t.hand(0), t.hand(1)) == ({"grain": 1}, {})
