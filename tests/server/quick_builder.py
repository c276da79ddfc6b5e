"""The worker, with a builder that has little to do: python -m tests.server.quick_builder.

Its machine code is one empty file.
"""

from __future__ import annotations

import os
import sys
import time
from unittest.mock import patch

from samobranka.core.engine import Interpreted, interpreted
from samobranka.core.game import Game
from samobranka.core.machine_code import NotKept, cache_home
from samobranka.server import worker


def build(game: str, part: int = 0) -> None:
    """Takes a moment, as building does."""
    print(40, flush=True)
    time.sleep(600 if game == os.environ.get("SAMOBRANKA_SLOW") else 0.2)
    (cache_home() / game).touch()
    print(100, flush=True)


def engine(game: Game, compiles: bool) -> Interpreted:
    """What stands for machine code; it is not there before it was built."""
    if not (cache_home() / game.id).exists():
        raise NotKept(game.id)
    return interpreted(game)


if __name__ == "__main__":
    with patch.multiple(worker, build=build, Cpu=engine):
        worker.main(sys.argv[1:])
