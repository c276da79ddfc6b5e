"""Patterns in a terminal say how many tokens they take, once."""

from __future__ import annotations

import pytest

from samobranka.games.archravels.draw import RULES


@pytest.mark.parametrize(
    ("rule", "count", "told"),
    [("two_colours", 3, "2+1"), ("all_different", 2, "2≠"), ("one_colour", 5, "5=")],
)
def test_how_many_tokens_a_pattern_takes_is_said_once(rule: str, count: int, told: str) -> None:
    """Two of a colour and one of another were «32+1»."""
    assert RULES[rule].format(count=count) == told
