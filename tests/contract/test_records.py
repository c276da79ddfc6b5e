"""Recorded matches: one per way a game can end, replayed and verified whole.

A record that no longer replays means that the rules changed: raise the game's rules_version and record
anew, or mend the rules.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from samobranka.core import match
from samobranka.core.game import TECHNICAL_STOP
from samobranka.core.registry import game, game_ids
from samobranka.core.words import message_id

GAMES = Path(__file__).parent.parent / "games"


def records_of(name: str) -> list[Path]:
    return sorted((GAMES / name / "records").glob("*.match.json"))


@pytest.mark.parametrize(
    "path", [path for name in game_ids() for path in records_of(name)], ids=lambda path: path.name
)
def test_a_record_replays_to_its_end(path: Path) -> None:
    played = match.verify(match.read(path), str(path))
    assert played.is_over
    reason = path.name.removesuffix(".match.json")
    assert played.outcome().reason == message_id("reason", reason)


@pytest.mark.parametrize("name", game_ids())
def test_there_is_a_record_for_every_way_to_end(name: str) -> None:
    reasons = [r for code, r in enumerate(game(name).reasons) if code != TECHNICAL_STOP]
    assert [path.name.removesuffix(".match.json") for path in records_of(name)] == sorted(reasons)
