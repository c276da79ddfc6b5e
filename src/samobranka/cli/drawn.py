"""How a game is drawn in a terminal: fixed moments, narrow and wide, in every language."""

from __future__ import annotations

from collections.abc import Iterator

from samobranka.cli.telling import seat_names
from samobranka.cli.terminal.seats import seat_lines
from samobranka.cli.terminal.sitting import lit_of
from samobranka.core import match as matches
from samobranka.core.chance import draw, generator
from samobranka.core.drawing import Pen, Picture, plain
from samobranka.core.game import Game
from samobranka.core.kernels import first_mover
from samobranka.core.match import Match
from samobranka.core.words import LANGUAGES

SEED = "drawn"
SEATS = 3
MOMENTS = ((7, 49, 20, 30), (80, 75, 34, 43))
"""After how many actions, and what room there is then: board, its lines, seats. As on screens of 80 and
of 120 columns."""


def written(game: Game) -> str:
    """The text of the file."""
    return "\n".join(line for moment in MOMENTS for line in moment_lines(game, *moment)) + "\n"


def moment_lines(game: Game, plies: int, width: int, height: int, beside: int) -> Iterator[str]:
    """A moment of a random match, through the eyes of who is asked, in every language."""
    match = played(game, plies)
    seat = first_mover(match.movers)
    view, lit = match.view(seat), lit_of(game.drawing, match.actions(seat))
    for language in LANGUAGES:
        words = game.words(language, "samobranka.cli")
        pen = Pen(words, seat_names(match, words), seat, width, height, lit)
        yield f"# {match.ply}, {width} × {height}, {language}"
        for picture in (
            game.drawing.board(view, pen),
            game.drawing.hand(view, pen),
            seat_lines(view, game.drawing, pen.sized(beside)),
        ):
            yield from lines_of(picture)


def lines_of(picture: Picture) -> Iterator[str]:
    """A picture without its styles, and a line that ends it."""
    yield from (plain(row).rstrip() for row in picture)
    yield "—"


def played(game: Game, plies: int) -> Match:
    """A random match after so many actions, or just before its end."""
    match, told = begun(game), generator(5)
    done: list[tuple[int, int]] = []
    while match.ply < plies and not match.is_over:
        seat = first_mover(match.movers)
        legal = match.legal(seat)
        done.append((seat, legal[draw(told, len(legal))]))
        match.act(*done[-1])
    return shortly_before(game, done) if match.is_over else match


def shortly_before(game: Game, done: list[tuple[int, int]]) -> Match:
    """The match without its last action: what is over has no way back."""
    match = begun(game)
    for seat, action in done[:-1]:
        match.act(seat, action)
    return match


def begun(game: Game) -> Match:
    """The match that is drawn, before its first action."""
    return matches.new(game, min(SEATS, game.meta.seats[-1]), secret=SEED)
