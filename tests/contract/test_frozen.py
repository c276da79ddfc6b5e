"""What must not change unnoticed: goldens, perft counts and the order of legal actions.

When the rules really changed, raise the game's rules_version, then write the files anew:

    samobranka golden GAME --write
    python -m tests.contract.test_frozen GAME
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

import pytest

from samobranka.cli.golden import file_name, playthrough
from samobranka.cli.perft import Counting
from samobranka.core import match
from samobranka.core.chance import draw, generator
from samobranka.core.game import Game
from samobranka.core.kernels import first_mover
from samobranka.core.registry import game, game_ids

GAMES = Path(__file__).parent.parent / "games"
DEPTH = 6
MOST_COUNTED = 2000
"""Where there are that many sequences of a length, longer ones are not counted."""
LONGEST_GOLDEN = 500
"""Lines: a golden is there to be read."""

TABLES = pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in game_ids() for seats in game(name).meta.seats]
)


def frozen_of(name: str) -> Path:
    return GAMES / name / "frozen.json"


def perft_counts(loaded: Game, seats: int) -> list[int]:
    counts: list[int] = []
    while len(counts) < DEPTH and (not counts or counts[-1] < MOST_COUNTED):
        counts = Counting(match.new(loaded, seats, secret="perft"), len(counts) + 1).counts()
    return counts


def order_of_actions(loaded: Game, seats: int) -> str:
    """A digest of every legal list, in order, of one random match."""
    played, told = match.new(loaded, seats, secret="order"), generator(3)
    sponge = hashlib.blake2b(digest_size=16)
    while not played.is_over:
        seat = first_mover(played.movers)
        legal = played.legal(seat)
        sponge.update(f"{seat}:{legal};".encode())
        played.act(seat, legal[draw(told, len(legal))])
    return sponge.hexdigest()


def frozen(loaded: Game, seats: int) -> dict[str, object]:
    return {"perft": perft_counts(loaded, seats), "order": order_of_actions(loaded, seats)}


@TABLES
def test_perft_and_order_are_as_they_were(name: str, seats: int) -> None:
    known = json.loads(frozen_of(name).read_text(encoding="utf-8"))
    assert frozen(game(name), seats) == known[str(seats)]


@TABLES
def test_the_golden_is_as_it_was(name: str, seats: int) -> None:
    text = (GAMES / name / "golden" / file_name(seats, {})).read_text(encoding="utf-8")
    assert playthrough(game(name), seats, {}) == text
    assert text.count("\n") <= LONGEST_GOLDEN


if __name__ == "__main__":
    for asked in sys.argv[1:]:
        lines = {str(seats): frozen(game(asked), seats) for seats in game(asked).meta.seats}
        frozen_of(asked).write_text(json.dumps(lines, indent=1) + "\n", encoding="utf-8")
