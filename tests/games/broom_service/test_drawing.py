"""The lands in a terminal of eighty columns: names that can be read, on a map that does not jump."""

from __future__ import annotations

from itertools import product

import pytest

from samobranka.core.words import LANGUAGES
from samobranka.games.broom_service.draw import side_of
from tests.games.drawing import drawn

ROOM = 49
CUT = 4
"""Names of twenty-four that may have to be cut in a narrow map; a dozen were."""


@pytest.mark.parametrize(("language", "lines"), product(LANGUAGES, (19, 20)))
def test_names_run_over_borders_and_not_over_each_other(language: str, lines: int) -> None:
    seen = drawn("broom_service", 7, (ROOM, lines), language)
    text = "\n".join(seen.board[3:])
    assert text.count("…") <= CUT
    names = [seen.pen.name("region", region.id) for region in side_of(seen.view).regions]
    lost = [name for name in names if any(word not in text for word in name.split())]
    assert len(lost) <= text.count("…")


def test_the_hand_keeps_its_lines_so_the_map_stays_where_it_is() -> None:
    heights = {
        len(drawn("broom_service", plies, (ROOM, 20), "ru").hand) for plies in range(0, 60, 5)
    }
    assert heights == {3}
