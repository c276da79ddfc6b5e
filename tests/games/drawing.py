"""What a game draws in a terminal at some moment, as letters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from samobranka.cli.drawn import played
from samobranka.cli.telling import seat_names
from samobranka.cli.terminal.sitting import lit_of
from samobranka.core import registry
from samobranka.core.drawing import Pen, plain
from samobranka.core.kernels import first_mover


@dataclass(frozen=True)
class Drawn:
    """A moment of a random match, through the eyes of who is asked."""

    view: Any
    pen: Pen
    board: list[str]
    hand: list[str]


def drawn(game: str, plies: int, size: tuple[int, int], language: str) -> Drawn:
    """Board and hand, in so many columns and lines; the hand has a side panel's columns more."""
    loaded = registry.game(game)
    match = played(loaded, plies)
    seat = first_mover(match.movers)
    view, lit = match.view(seat), lit_of(loaded.drawing, match.actions(seat))
    words = loaded.words(language, "samobranka.cli")
    pen = Pen(words, seat_names(match, words), seat, *size, lit)
    board = [plain(row) for row in loaded.drawing.board(view, pen)]
    hand = [plain(row) for row in loaded.drawing.hand(view, pen.sized(size[0] + 29))]
    return Drawn(view, pen, board, hand)
