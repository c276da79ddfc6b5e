"""What must not change unnoticed: goldens, perft counts and the order of legal actions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from samobranka.cli.frozen import offered
from samobranka.cli.golden import file_name, playthrough
from samobranka.core.registry import game, game_ids

GAMES = Path(__file__).parent.parent / "games"
LONGEST_GOLDEN = 500
"""Lines: a golden is there to be read."""

TABLES = pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in game_ids() for seats in game(name).meta.seats]
)


def advice(name: str) -> str:
    """What to do when a frozen file does not fit."""
    return f"mend the rules, or raise rules_version and: samobranka freeze {name}"


@TABLES
def test_perft_and_order_are_as_they_were(name: str, seats: int) -> None:
    known = json.loads((GAMES / name / "frozen.json").read_text(encoding="utf-8"))
    assert offered(game(name), seats) == known[str(seats)], advice(name)


@TABLES
def test_the_golden_is_as_it_was(name: str, seats: int) -> None:
    text = (GAMES / name / "golden" / file_name(seats)).read_text(encoding="utf-8")
    assert playthrough(game(name), seats, {}) == text, advice(name)
    assert text.count("\n") <= LONGEST_GOLDEN
