"""What a game offers: how many ways its first actions can go, and its legal lists in their order."""

from __future__ import annotations

import hashlib
import json

from samobranka.cli.perft import Counting
from samobranka.core import match as matches
from samobranka.core.chance import draw, generator
from samobranka.core.game import Game
from samobranka.core.kernels import first_mover

DEPTH = 6
MOST_COUNTED = 2000
"""Where there are that many sequences of a length, longer ones are not counted."""


def written(game: Game) -> str:
    """The text of the file, for every number of seats."""
    lines = {str(seats): offered(game, seats) for seats in game.meta.seats}
    return json.dumps(lines, indent=1) + "\n"


def offered(game: Game, seats: int) -> dict[str, object]:
    """What is kept for one number of seats."""
    return {"perft": perft_counts(game, seats), "order": order_of_actions(game, seats)}


def perft_counts(game: Game, seats: int) -> list[int]:
    """The numbers of sequences of one action, of two, and so on."""
    counts: list[int] = []
    while len(counts) < DEPTH and (not counts or counts[-1] < MOST_COUNTED):
        counts = Counting(matches.new(game, seats, secret="perft"), len(counts) + 1).counts()
    return counts


def order_of_actions(game: Game, seats: int) -> str:
    """A digest of every legal list, in order, of one random match."""
    played, told = matches.new(game, seats, secret="order"), generator(3)
    sponge = hashlib.blake2b(digest_size=16)
    while not played.is_over:
        seat = first_mover(played.movers)
        legal = played.legal(seat)
        sponge.update(f"{seat}:{legal};".encode())
        played.act(seat, legal[draw(told, len(legal))])
    return sponge.hexdigest()
