"""The map in a terminal of eighty columns stays where it is, whatever one holds."""

from __future__ import annotations

from tests.games.drawing import drawn


def test_the_hand_keeps_its_lines_so_the_map_stays_where_it_is() -> None:
    heights = [len(drawn("elfenland", plies, (49, 20), "ru").hand) for plies in range(0, 120, 10)]
    assert min(heights) == 3
    assert heights.count(3) > len(heights) // 2
