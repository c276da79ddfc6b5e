"""The map of Master Elf in a terminal of eighty columns: no name on a card is cut."""

from __future__ import annotations

import re

import pytest

from samobranka.core.words import LANGUAGES
from samobranka.games.master_elf.draw import GIFTS
from tests.games.drawing import drawn

NARROW = (49, 18)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_on_a_card_is_whole_and_the_map_fits(language: str) -> None:
    for plies in (0, 40, 90):
        seen = drawn("master_elf", plies, NARROW, language)
        text, name = "\n".join(seen.board), seen.pen.name
        gifts = [pile.top for pile in seen.view.piles if pile.top]
        shown = [name("region", region.region) for region in seen.view.regions]
        shown += [name("gift", gift) for gift in gifts]
        shown += [name("type", type) for gift in gifts for type in GIFTS[gift].types]
        assert "…" not in text
        for word in (word for one in shown for word in re.split(r"\s|(?<=-)", one)):
            assert word in text
        assert len(seen.board) <= NARROW[1] + 1
