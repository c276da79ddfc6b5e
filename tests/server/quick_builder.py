"""The worker, with a builder that has little to do: python -m tests.server.quick_builder.

Its machine code is one empty file.
"""

from __future__ import annotations

import sys
import time
from unittest.mock import patch

from samobranka.core.engine import Interpreted, NotKept, cache_home, interpreted
from samobranka.core.game import Game
from samobranka.server import worker


def build(game: str) -> None:
    """Takes a moment, as building does."""
    time.sleep(0.2)
    (cache_home() / game).touch()


def engine(game: Game, compiles: bool) -> Interpreted:
    """What stands for machine code; it is not there before it was built."""
    if not (cache_home() / game.id).exists():
        raise NotKept(game.id)
    return interpreted(game)


if __name__ == "__main__":
    with patch.multiple(worker, build=build, Cpu=engine):
        worker.main(sys.argv[1:])
