"""What every game's `draw.py` must hold to: anybody's eyes, any room, and nothing lit goes unseen."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from samobranka.cli.telling import seat_names
from samobranka.cli.terminal.seats import seat_lines
from samobranka.cli.terminal.sitting import lit_of
from samobranka.core import match as matches
from samobranka.core.chance import draw, generator
from samobranka.core.drawing import Pen, Picture, Spot, length, plain
from samobranka.core.kernels import first_mover
from samobranka.core.match import Match
from samobranka.core.registry import game, game_ids
from samobranka.core.words import LANGUAGES

PLIES = 240
EVERY = 12
ROOMS = ((49, 20), (75, 34))

every_game = pytest.mark.parametrize("name", game_ids())


def moments(name: str, seats: int) -> Iterator[Match]:
    """A random match, now and then."""
    match, told = matches.new(game(name), seats, secret="drawn laws"), generator(7)
    while not match.is_over and match.ply < PLIES:
        if match.ply % EVERY == 0:
            yield match
        seat = first_mover(match.movers)
        legal = match.legal(seat)
        match.act(seat, legal[draw(told, len(legal))])


def pictures(match: Match, seat: int | None, pen: Pen) -> list[Picture]:
    """All that is drawn for somebody."""
    drawing, view = match.game.drawing, match.view(seat)
    return [
        drawing.board(view, pen),
        drawing.hand(view, pen),
        seat_lines(view, drawing, pen.sized(30)),
    ]


def pen_for(match: Match, seat: int | None, width: int, height: int, language: str = "en") -> Pen:
    words = match.game.words(language, "samobranka.cli")
    actions = match.actions(seat) if seat is not None else []
    lit = lit_of(match.game.drawing, actions)
    return Pen(words, seat_names(match, words), seat, width, height, lit)


@every_game
def test_whatever_can_be_chosen_is_lit_and_bears_its_key(name: str) -> None:
    for match in moments(name, game(name).meta.seats[-1]):
        seat = first_mover(match.movers)
        pen = pen_for(match, seat, 75, 34)
        shown: dict[Spot, str] = {}
        for picture in pictures(match, seat, pen):
            for piece in (piece for row in picture for piece in row):
                if piece.spot is not None and piece.style == pen.style(piece.spot):
                    shown[piece.spot] = shown.get(piece.spot, "") + piece.text
        missing = {spot: key for spot, key in pen.lit.items() if key not in shown.get(spot, "")}
        assert missing == {}, (match.ply, match.view(seat))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_sees_something_that_fits(name: str, language: str) -> None:
    for match in moments(name, game(name).meta.seats[0]):
        for seat in (None, *range(match.seats)):
            for width, height in ROOMS:
                pen = pen_for(match, seat, width, height, language)
                board, hand, seats = pictures(match, seat, pen)
                assert board
                widest = max(length(row) for row in (*board, *hand))
                assert widest <= width, [
                    plain(row) for row in (*board, *hand) if length(row) > width
                ]
                assert max(map(length, seats)) <= 30, [plain(row) for row in seats]
                said = "".join(plain(row) for row in (*board, *hand, *seats))
                assert "view-" not in said
        assert not pen.words.unsaid


@every_game
def test_the_same_view_is_the_same_picture(name: str) -> None:
    for match in moments(name, 3 if 3 in game(name).meta.seats else game(name).meta.seats[0]):
        seat = first_mover(match.movers)
        pen, view = pen_for(match, seat, 60, 24), match.view(seat)
        drawing = match.game.drawing
        again = msgspec.convert(msgspec.json.decode(msgspec.json.encode(view)), type=type(view))
        assert drawing.board(view, pen) == drawing.board(again, pen)
        assert drawing.hand(view, pen) == drawing.hand(again, pen)
        break
