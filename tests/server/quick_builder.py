"""The worker, with a builder that has nothing to do: python -m tests.server.quick_builder."""

from __future__ import annotations

import sys
import time
from unittest.mock import patch

from samobranka.core.engine import interpreted
from samobranka.server import worker


def build(game: str) -> None:
    """Takes a moment, as building does."""
    time.sleep(0.2)


if __name__ == "__main__":
    with patch.multiple(worker, build=build, Cpu=interpreted):
        worker.main(sys.argv[1:])
