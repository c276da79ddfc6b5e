"""Chapter 6 of RULES.md."""

from __future__ import annotations

import msgspec

from tests.template.game.table import table


def test_6_1_everyone_knows_what_lies_open_and_all_sizes() -> None:
    laid = table(2).send("cat", "dog")
    for audience in (0, 1, None):
        seen = laid.view(audience)
        assert (seen.laid, seen.deck_size) == ({"cat": 1, "dog": 1}, 24 - 3 * 2 - 2)
        assert [its.hand_size for its in seen.seats] == [3, 3]
        assert [its.score for its in seen.seats] == [0, 1]


def test_6_2_only_the_owner_knows_a_hand_and_its_choice() -> None:
    laid = table(2).give(0, "cat", "dog", "dog").choose(0, "dog")
    assert (laid.view(0).hand, laid.view(0).choice) == ({"cat": 1, "dog": 2}, "dog")
    assert (laid.view(None).hand, laid.view(None).choice) == (None, None)
    seen = laid.view(1)
    laid.give(0, "mouse", "dog", "dog")
    assert laid.view(1) == seen
    assert laid.view(1).choice is None


def test_6_3_nobody_knows_the_deck() -> None:
    laid = table(2).give(0, "cat").give(1, "cat")
    seen = [msgspec.to_builtins(laid.view(audience)) for audience in (0, 1, None)]
    laid.s.deck[0], laid.s.deck[5] = laid.s.deck[0] - 1, laid.s.deck[5] + 1
    assert [msgspec.to_builtins(laid.view(audience)) for audience in (0, 1, None)] == seen
