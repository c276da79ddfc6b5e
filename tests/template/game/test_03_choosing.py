"""Chapter 3 of RULES.md."""

from __future__ import annotations

from samobranka.template.game.phases.choosing import Send, StayHome
from samobranka.template.game.story import Came, Chose
from tests.template.game.table import HOME, table


def test_3_1_all_are_asked_at_once() -> None:
    laid = table(3)
    assert laid.movers() == [0, 1, 2]
    assert laid.choose(1, HOME).movers() == [0, 2]


def test_3_1_a_card_of_the_hand_or_nobody() -> None:
    laid = table(2).give(0, "cat", "dog", "dog")
    assert laid.legal(0) == [Send("cat"), Send("dog"), StayHome()]
    assert laid.why(Send("mouse"), 0) == "not_in_hand"
    assert laid.rule(Send("mouse"), 0) == "3.1"


def test_3_2_a_seat_chooses_once() -> None:
    laid = table(2).choose(0, HOME)
    assert laid.legal(0) == []
    assert (laid.why(StayHome(), 0), laid.rule(StayHome(), 0)) == ("chosen_already", "3.2")


def test_3_2_nobody_sees_that_another_has_chosen() -> None:
    laid = table(3)
    before = [laid.view(seat) for seat in (1, 2, None)]
    laid.choose(0, laid.hand(0)[0])
    assert [laid.view(seat) for seat in (1, 2, None)] == before
    assert [laid.told(seat) for seat in (1, 2, None)] == [[], [], []]
    assert laid.told(0) == [Chose(laid.hand(0)[0])]


def test_3_3_all_choices_are_shown_at_the_same_time() -> None:
    laid = table(2).give(0, "cat").choose(0, "cat")
    assert laid.view(1).seats[0].came is None
    laid.choose(1, HOME)
    assert [its.came for its in laid.view(None).seats] == ["cat", HOME]
    assert laid.told(None)[:2] == [Came(0, "cat"), Came(1, HOME)]
