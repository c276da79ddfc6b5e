"""Recorded matches: one per way a game can end, replayed and verified whole.

A record that no longer replays means that the rules changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from samobranka.cli.endings import SUFFIX, reasons_of, stands
from samobranka.core import match
from samobranka.core.registry import game, game_ids
from tests.contract.test_frozen import GAMES, advice


def records_of(name: str) -> list[Path]:
    return sorted((GAMES / name / "records").glob(f"*{SUFFIX}"))


@pytest.mark.parametrize(
    "path", [path for name in game_ids() for path in records_of(name)], ids=lambda path: path.name
)
def test_a_record_replays_to_its_end(path: Path) -> None:
    assert stands(path), advice(match.read(path).game)


@pytest.mark.parametrize("name", game_ids())
def test_there_is_a_record_for_every_way_to_end(name: str) -> None:
    recorded = [path.name.removesuffix(SUFFIX) for path in records_of(name)]
    assert recorded == sorted(reasons_of(game(name))), advice(name)
