"""Chapter 1 of RULES.md."""

from __future__ import annotations

from itertools import pairwise

import pytest

from samobranka.template.game.parts import CARD_IDS, CARDS, COPIES, TURNIP_IDS, TURNIPS, WORTH
from tests.template.game.table import HOME, table

HELPERS = ["mouse", "cat", "dog", "granddaughter", "grandmother", "grandfather"]


def test_1_1_four_of_each_helper() -> None:
    assert list(CARD_IDS) == HELPERS
    assert [COPIES[k] for k in range(CARDS)] == [4] * 6


@pytest.mark.parametrize(("weak", "strong"), pairwise(HELPERS))
def test_1_1_each_is_stronger_than_the_one_before(weak: str, strong: str) -> None:
    assert table(2).send(weak, strong).pulled() == [1]
    assert table(2).send(strong, weak).pulled() == [0]


def test_1_2_five_turnips_one_a_round() -> None:
    assert [WORTH[turnip] for turnip in range(TURNIPS)] == [1, 2, 3, 4, 5]
    laid, seen = table(2), []
    while laid.movers():
        seen.append(laid.view(0).turnip)
        laid.send(HOME, HOME)
    assert seen == list(TURNIP_IDS) == ["tiny", "small", "fair", "big", "enormous"]
