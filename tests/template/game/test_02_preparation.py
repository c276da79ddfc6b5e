"""Chapter 2 of RULES.md."""

from __future__ import annotations

import pytest

from tests.template.game.table import table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_1_three_cards_each_and_the_rest_is_the_deck(seats: int) -> None:
    laid = table(seats)
    assert [len(laid.hand(seat)) for seat in range(seats)] == [3] * seats
    assert laid.view(None).deck_size == 24 - 3 * seats


def test_2_1_chance_deals() -> None:
    assert len({tuple(table(seed=seed).hand(0)) for seed in range(8)}) > 4
