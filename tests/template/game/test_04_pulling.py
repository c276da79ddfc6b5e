"""Chapter 4 of RULES.md."""

from __future__ import annotations

import pytest

from samobranka.template.game.parts import NOTHING
from samobranka.template.game.story import Drew, NobodyPulled, Pulled
from tests.template.game.table import HOME, table


def test_4_1_two_of_a_kind_do_not_come_alone() -> None:
    assert table(3).send("grandfather", "grandfather", "dog").pulled() == [2]


@pytest.mark.parametrize(
    ("came", "puller"),
    [
        (["mouse", "cat"], 1),
        (["grandfather", "grandmother", "dog"], 0),
        (["dog", "dog", "cat", "cat"], NOTHING),
        ([HOME, HOME, "mouse"], 2),
        ([HOME, HOME], NOTHING),
        (["mouse", "grandfather"], 1),
    ],
)
def test_4_2_the_strongest_who_comes_alone_pulls(came: list[str], puller: int) -> None:
    assert table(len(came)).send(*came).pulled() == [puller]


def test_4_2_it_is_told_who_pulls_or_that_nobody_does() -> None:
    laid = table(2).send("mouse", "cat")
    assert Pulled(1, "tiny") in laid.told(None)
    assert NobodyPulled("small") in laid.send(HOME, HOME).told(None)


@pytest.mark.parametrize(
    ("came", "puller"),
    [
        (["mouse", "grandfather", "cat"], 0),
        (["mouse", "grandmother"], 1),
        (["mouse", "mouse", "grandfather"], 2),
        (["mouse", "grandfather", "grandfather"], 0),
        (["mouse", "grandfather", "grandfather", "cat"], 3),
        (["cat", "grandfather"], 1),
    ],
)
def test_4_3_a_mighty_mouse_pulls_before_a_grandfather(came: list[str], puller: int) -> None:
    assert table(len(came), mighty_mouse="yes").send(*came).pulled() == [puller]


def test_4_4_cards_sent_are_laid_open_and_do_not_come_back() -> None:
    laid = table(3).send("cat", "dog", "dog").send(HOME, HOME, "mouse").to_end()
    assert laid.view(None).laid == {"mouse": 1, "cat": 1, "dog": 2}


def test_4_5_who_has_sent_a_card_draws_one() -> None:
    laid = table(3).give(0, "cat").give(1, "dog", "dog")
    left = laid.s.deck_size
    laid.send("cat", HOME, HOME)
    assert laid.s.deck_size == left - 1
    assert (len(laid.hand(0)), laid.hand(1)) == (1, ["dog", "dog"])
    assert laid.told(0)[-1] == Drew(laid.hand(0)[0])
    assert not any(isinstance(event, Drew) for event in laid.told(1))


def test_4_5_the_deck_runs_out_in_seat_order() -> None:
    laid = table(4)
    for seat in range(4):
        laid.give(seat)  # all is in the deck
    laid.give(0, *["mouse"] * 4, "grandfather", "granddaughter")
    for seat, card in enumerate(("cat", "dog", "grandmother"), 1):
        laid.give(seat, *[card] * 4, "grandfather")
    assert laid.s.deck_size == 3
    laid.send("mouse", "cat", "dog", "grandmother")
    assert laid.s.deck_size == 0
    assert [len(laid.hand(seat)) for seat in range(4)] == [6, 5, 5, 4]
