"""The sea in a terminal: gifts of a tribe lie where ships find them, and every island has a coast."""

from __future__ import annotations

from typing import Any

import pytest

from samobranka.core.drawing import Pen, Spot, plain
from samobranka.core.match import new
from samobranka.core.words import words_for
from tests.games.catan.table import ENGINE, GAME


def drawn(view: Any, size: tuple[int, int], lit: Any = None) -> tuple[list[str], set[Spot | None]]:
    words = words_for("en", "catan", "samobranka.cli")
    picture = GAME.drawing.board(view, pen(view, size, words, lit or {}))
    return [plain(row) for row in picture], {piece.spot for row in picture for piece in row}


def pen(view: Any, size: tuple[int, int], words: Any, lit: Any) -> Pen:
    return Pen(words, [str(one.seat) for one in view.seats], 0, *size, lit)


@pytest.fixture
def tribe() -> Any:
    options = {"scenario": "the_forgotten_tribe"}
    return new(GAME, 3, options, secret="drawn", engine=ENGINE).view(0)


@pytest.mark.parametrize("size", [(49, 20), (75, 34)])
def test_gifts_lie_on_the_map(tribe: Any, size: tuple[int, int]) -> None:
    """Nobody was shown them."""
    text = "\n".join(drawn(tribe, size)[0])
    kinds = [gift.gift for gift in tribe.gifts]
    assert kinds.count("point") > 0
    assert text.count("★") == kinds.count("point")
    assert text.count("▤") == kinds.count("card")


def test_a_gift_is_seen_beside_the_key_of_its_path_and_told_in_the_list(tribe: Any) -> None:
    gift = next(gift for gift in tribe.gifts if gift.gift == "card")
    before = "\n".join(drawn(tribe, (75, 34))[0]).count("▤")
    text = "\n".join(drawn(tribe, (75, 34), {Spot("path", gift.path): "17"})[0])
    assert "17" in text
    assert text.count("▤") == before


def test_an_island_where_nobody_builds_has_a_coast(tribe: Any) -> None:
    """Only its middle was drawn."""
    spots = drawn(tribe, (75, 34))[1]
    assert all(Spot("path", gift.path) in spots for gift in tribe.gifts)


def test_how_many_points_win_stands_beside_those_one_has() -> None:
    match = new(GAME, 3, {"scenario": "the_four_islands"}, secret="drawn", engine=ENGINE)
    words = words_for("en", "catan", "samobranka.cli")
    view: Any = match.view(0)
    seat = GAME.drawing.seat(view, 0, pen(view, (40, 0), words, {}))
    assert f"★0/{view.goal}" in "".join(map(plain, seat))
