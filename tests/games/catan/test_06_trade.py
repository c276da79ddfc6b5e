"""Chapters 6 and 7 of RULES.md: trade with players, bank and harbours."""

from __future__ import annotations

import pytest

from samobranka.games.catan.parts import RESOURCE_IDS
from samobranka.games.catan.phases.bank import Bank
from samobranka.games.catan.phases.building import BuildCity, Settle
from samobranka.games.catan.phases.offers import (
    Accept,
    Address,
    Ask,
    Choose,
    Counter,
    Decline,
    Give,
    Offer,
    Propose,
    Withdraw,
)
from samobranka.games.catan.story import (
    Accepted,
    Answered,
    Countered,
    Declined,
    NoTrade,
    Proposed,
    Traded,
)
from tests.games.catan.table import GAME, Table, bare, begun, corner, hex_at, path, plain


def trading(seats: int = 3) -> Table:
    """Seat 0 acts; all have a card of everything."""
    return plain(seats).give_all(brick=1, lumber=1, wool=1, grain=1, ore=1)


def proposed(seats: int = 3) -> Table:
    """Seat 0 has offered a brick for an ore."""
    return trading(seats).act(Offer(), Give("brick"), Ask("ore"), Propose())


def test_6_1_only_in_the_action_phase_and_with_the_seat_on_turn() -> None:
    t = begun(3, helpers="no").give_all(ore=1)
    assert t.why(Offer()) == "roll_first"
    t.acting()
    assert Offer() in t.legal()
    assert t.why(Offer(), seat=1) == "not_your_turn"
    assert plain(trade="no").give(0, ore=1).why(Offer()) == "no_trade"


def test_6_2_at_least_a_card_on_each_side() -> None:
    t = trading().act(Offer())
    assert t.why(Propose()) == "empty_side"
    t.act(Give("brick"))
    assert t.why(Propose()) == "empty_side"
    t.act(Ask("ore"), Ask("wool"), Give("lumber"))
    assert Propose() in t.legal()


def test_6_3_no_resource_on_both_sides() -> None:
    t = trading().act(Offer(), Give("brick"), Ask("ore"))
    assert t.why(Ask("brick")) == "on_both_sides"
    assert t.why(Give("ore")) == "on_both_sides"


def test_6_4_nothing_but_resource_cards() -> None:
    kinds = {kind.tag: [domain.values for _, domain in kind.fields] for kind in GAME.actions.kinds}
    assert kinds["give"] == kinds["ask"] == [RESOURCE_IDS]


def test_6_5_the_offerer_holds_what_it_gives() -> None:
    t = trading().act(Offer(), Give("brick"))
    assert t.why(Give("brick")) == "no_card_to_give"
    assert plain().why(Offer()) == "no_card_to_give"


def test_6_6_no_more_than_all_others_hold_together() -> None:
    t = trading().act(Offer(), Ask("ore"), Ask("ore"))
    assert t.why(Ask("ore")) == "nobody_has_that"


def test_6_7_composed_in_secret_and_proposed_as_a_whole() -> None:
    t = trading()
    assert t.why(Give("brick")) == t.why(Propose()) == "no_offer_begun"
    moment, seen = t.s.moment, t.view(1)
    for step in (Offer(), Give("brick"), Ask("ore")):
        t.act(step)
        assert (t.s.moment, t.view(1), t.told(1)) == (moment, seen, [])
    assert t.why(Offer()) == "finish_offer"
    draft = t.view(0).draft
    assert draft is not None
    assert (draft.gives, draft.gets, draft.to) == ({"brick": 1}, {"ore": 1}, [])
    t.act(Propose())
    assert t.s.moment > moment


def everything_else() -> Table:
    """Seat 0 may do many things, and thinks of an offer."""
    t = bare().put(0, settlements=[corner(0, -1, "N")], roads=[path(0, -1, "NW")])
    t.give(0, brick=5, lumber=2, wool=2, grain=2, ore=2).give(1, ore=1).deal(0, "knight")
    return t.act(Offer(), Give("brick"), Ask("ore"))


@pytest.mark.parametrize("kind", ["bank", "buy", "build_road", "play_knight", "end_turn"])
def test_6_7_anything_else_and_what_was_composed_is_forgotten(kind: str) -> None:
    t = everything_else()
    other = next(a for a in t.legal() if a.__struct_config__.tag == kind)
    t.act(other)
    assert t.view(0).draft is None
    assert t.s.offers == 0


@pytest.mark.parametrize(("choice", "most"), [("1", 1), ("3", 3), ("10", 10)])
def test_6_8_so_many_offers_a_turn_counted_when_they_are_proposed(choice: str, most: int) -> None:
    t = plain(offers=choice).give(0, ore=1).give(1, wool=1)
    for made in range(most):
        t.act(Offer(), Give("ore"), Ask("wool"))
        assert t.s.offers == made
        t.act(Propose()).decline_all()
    assert t.why(Offer()) == "no_offers_left"
    t.end_turn()
    assert t.s.offers == 0


def test_6_9_to_those_who_are_named_alone() -> None:
    t = trading(4).act(Offer(), Address(2))
    assert t.why(Address(0)) == t.why(Address(5)) == "no_such_partner"
    assert t.why(Address(2)) == "addressed_already"
    t.act(Give("brick"), Ask("ore"), Propose())
    assert Proposed(0, {"brick": 1}, {"ore": 1}, [2]) in t.told(1)
    assert t.movers() == [2]
    assert t.why(Accept(), seat=1) == "not_asked"
    t.act(Accept(), seat=2)
    assert t.told(1) == [Accepted(2)]
    assert t.legal() == [Choose(2), Withdraw()]
    t = trading(4).act(Offer(), Address(2), Give("brick"), Ask("ore"), Propose())
    assert NoTrade(0) in t.act(Decline(), seat=2).told(3)


def test_6_9_all_others_answer_at_once_and_in_secret() -> None:
    t = proposed(4)
    assert Proposed(0, {"brick": 1}, {"ore": 1}, []) in t.told(3)
    assert t.movers() == [1, 2, 3]
    assert t.legal(2) == [Accept(), Decline(), Counter()]
    moment, seen = t.s.moment, t.view(1)
    t.act(Accept(), seat=2)
    assert (t.s.moment, t.view(1)) == (moment, seen)
    assert t.told(1) == []
    assert t.told(2) == [Answered("accepted")]


def test_6_10_only_who_holds_what_is_asked_can_accept() -> None:
    t = trading().give(2, wool=1).act(Offer(), Give("brick"), Ask("ore"), Propose())
    assert Accept() in t.legal(1)
    assert t.why(Accept(), seat=2) == "cannot_accept"
    assert Counter() in t.legal(2)


def test_6_11_a_counter_offer_is_composed_and_differs() -> None:
    t = proposed()
    t.act(Counter(), Give("ore"), Ask("brick"), seat=1)
    assert t.why(Propose(), seat=1) == "same_as_offer"
    assert t.why(Accept(), seat=1) == "finish_counter"
    assert t.why(Give("brick"), seat=1) == "on_both_sides"
    t.act(Ask("lumber"), Propose(), seat=1)
    assert t.movers() == [2]
    assert t.why(Give("wool"), seat=2) == "no_counter_begun"


def test_6_12_declining_is_always_possible() -> None:
    t = proposed().act(Counter(), Give("ore"), seat=1).act(Decline(), seat=1)
    assert t.view(1).own_answer == "declined"
    assert t.view(1).draft is None
    assert Decline() in proposed().legal(2)


def test_6_13_a_seat_answers_once() -> None:
    t = proposed().act(Decline(), seat=1)
    assert t.why(Accept(), seat=1) == "answered_already"
    assert t.why(Decline(), seat=0) == "not_your_turn"


def test_6_14_all_answers_are_shown_together() -> None:
    t = proposed(4).act(Accept(), seat=3).act(Decline(), seat=1)
    t.act(Counter(), Give("wool"), Ask("brick"), Propose(), seat=2)
    told = t.told(1)
    assert Accepted(3) in told
    assert Declined(1) in told
    assert Countered(2, {"wool": 1}, {"brick": 1}) in told
    assert t.phase == "choosing"
    t = proposed().decline_all()
    assert t.phase == "acting"
    assert NoTrade(0) in t.told(2)


def test_6_15_the_offerer_chooses_or_withdraws() -> None:
    t = proposed(4).act(Accept(), seat=3).act(Decline(), seat=1)
    t.act(Counter(), Give("wool"), Ask("brick"), Ask("grain"), Ask("lumber"), Propose(), seat=2)
    assert t.legal() == [Choose(2), Choose(3), Withdraw()]
    assert t.why(Choose(1)) == "no_such_answer"
    t.act(Withdraw())
    assert t.hand(0) == dict.fromkeys(RESOURCE_IDS, 1)
    t = proposed().act(Accept(), seat=1)
    t.give(0, brick=1)
    t.act(Counter(), Give("wool"), Ask("lumber"), Propose(), seat=2)
    assert t.why(Choose(2)) == "cannot_pay_counter"


def test_6_16_the_cards_change_hands_at_once() -> None:
    t = proposed().act(Accept(), seat=1).act(Accept(), seat=2).act(Choose(2))
    assert Traded(2, {"brick": 1}, {"ore": 1}, True, 0) in t.told(2)
    assert t.hand(0) == {"lumber": 1, "wool": 1, "grain": 1, "ore": 2}
    assert t.hand(2)["brick"] == 2
    assert t.hand(1)["ore"] == 1
    assert t.view(0).offer is None
    assert t.view(0).answers == []
    t = proposed().act(Decline(), seat=2)
    t.act(Counter(), Give("wool"), Give("ore"), Ask("grain"), Propose(), seat=1).act(Choose(1))
    assert t.hand(0) == {"brick": 1, "lumber": 1, "wool": 2, "ore": 2}


def test_6_17_traded_cards_may_be_used_in_the_same_turn() -> None:
    t = bare().put(0, settlements=[corner(0, 0, "N")]).give(0, ore=2, grain=2, wool=1)
    t.give(1, ore=1)
    t.act(Offer(), Give("wool"), Ask("ore"), Propose()).act(Accept(), seat=1)
    t.act(Decline(), seat=2).act(Choose(1)).act(BuildCity(corner(0, 0, "N")))
    assert t.hand(0) == {}


def openly(seats: int = 4) -> Table:
    """Seat 0 has offered a brick for an ore; answers are shown as they come."""
    t = plain(seats, answers="open").give_all(brick=1, lumber=1, wool=1, grain=1, ore=1)
    return t.act(Offer(), Give("brick"), Ask("ore"), Propose())


def test_6_18_open_answers_are_shown_as_they_come() -> None:
    t = openly()
    moment, question = t.s.moment, t.legal(1)
    t.act(Accept(), seat=2)
    assert t.told(1) == t.told(0) == t.told(2) == [Accepted(2)]
    assert (t.s.moment, t.legal(1)) == (moment, question), "the others are asked the same still"
    assert [(its.seat, its.answer) for its in t.view(3).answers] == [(2, "accepted")]
    assert t.view(3).open_answers
    assert t.why(Decline(), seat=2) == "answered_already"
    assert t.why(Choose(2), seat=0) == "not_your_turn"
    t.act(Counter(), Give("wool"), Ask("brick"), seat=1)
    assert t.told(3) == []
    t.act(Propose(), seat=1)
    assert t.told(3) == [Countered(1, {"wool": 1}, {"brick": 1})]
    t.act(Decline(), seat=3)
    assert t.told(0) == [Declined(3)]
    assert t.legal() == [Choose(1), Choose(2), Withdraw()]
    t = openly(3).act(Decline(), seat=1)
    t.act(Decline(), seat=2)
    assert t.told(1) == t.told(2) == [Declined(2), NoTrade(0)]


# ---------------------------------------------------------------- bank and harbours


def at_harbour(q: int, r: int, edge: str, name: str) -> Table:
    """Seat 0 has a settlement at the harbour of that side of a hex."""
    return bare().put(0, settlements=[corner(q, r, name)])


def test_7_1_four_for_one() -> None:
    t = plain().give(0, brick=4, wool=3)
    assert t.legal(kind=Bank) == [
        Bank("brick", "lumber"),
        Bank("brick", "wool"),
        Bank("brick", "grain"),
        Bank("brick", "ore"),
    ]
    assert t.why(Bank("wool", "ore")) == "too_few_for_bank"
    assert t.why(Bank("brick", "brick")) == "same_resource"
    t.act(Bank("brick", "ore"))
    assert t.hand(0) == {"wool": 3, "ore": 1}
    assert begun(3, helpers="no").give(0, brick=4).why(Bank("brick", "ore")) == "roll_first"


def test_7_2_a_general_harbour_three_for_one() -> None:
    t = at_harbour(0, -2, "NW", "NW")
    assert t.view(0).rates == dict.fromkeys(RESOURCE_IDS, 3)
    t.give(0, ore=3).act(Bank("ore", "wool"))
    assert t.hand(0) == {"wool": 1}


def test_7_3_a_resource_harbour_two_for_one_of_it_only() -> None:
    t = at_harbour(1, -2, "NE", "NE")
    assert t.view(0).rates == {**dict.fromkeys(RESOURCE_IDS, 4), "grain": 2}
    t.give(0, grain=2, ore=3).act(Bank("grain", "wool"))
    assert t.why(Bank("ore", "wool")) == "too_few_for_bank"


def test_7_4_the_best_rate_applies() -> None:
    t = at_harbour(1, -2, "NE", "NE").put(0, settlements=[corner(0, -2, "N")])
    assert t.view(0).rates == {**dict.fromkeys(RESOURCE_IDS, 3), "grain": 2}
    t.give(0, grain=4).act(Bank("grain", "ore"))
    assert t.hand(0) == {"grain": 2, "ore": 1}


def test_7_5_the_bank_must_hold_the_card() -> None:
    t = plain().give(0, brick=4).leave_in_bank("ore", 0, holder=1)
    assert t.why(Bank("brick", "ore")) == "bank_lacks_it"


def test_7_6_any_number_of_times() -> None:
    t = plain().give(0, brick=12)
    for _ in range(3):
        t.act(Bank("brick", "ore"))
    assert t.hand(0) == {"ore": 3}


def test_7_7_a_harbour_serves_at_once_and_under_the_robber() -> None:
    t = bare().put(0, roads=[path(0, -2, "NW")]).put_robber(hex_at(0, -2))
    t.give(0, brick=1, lumber=1, wool=1, grain=1, ore=3)
    assert t.why(Bank("ore", "wool")) == "too_few_for_bank"
    t.act(Settle(corner(0, -2, "NW")))
    t.act(Bank("ore", "wool"))
    assert t.hand(0) == {"wool": 1}
