"""Patterns in a terminal say how many tokens they take, once."""

from __future__ import annotations

import pytest

from samobranka.core.words import LANGUAGES
from samobranka.games.archravels.draw import RULES
from tests.games.drawing import drawn


@pytest.mark.parametrize(
    ("rule", "count", "told"),
    [("two_colours", 3, "2+1"), ("all_different", 2, "2≠"), ("one_colour", 5, "5=")],
)
def test_how_many_tokens_a_pattern_takes_is_said_once(rule: str, count: int, told: str) -> None:
    """Two of a colour and one of another were «32+1»."""
    assert RULES[rule].format(count=count) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_cut_to_save_a_line_where_the_board_scrolls_anyway(language: str) -> None:
    for plies in (30, 120, 240):
        seen = drawn("archravels", plies, (49, 12), language)
        assert len(seen.board) > 12
        assert "…" not in "\n".join(seen.board)
