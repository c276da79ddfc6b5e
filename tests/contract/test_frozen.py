"""What must not change unnoticed: goldens, perft counts and the order of legal actions."""

from __future__ import annotations

import json

import pytest

from samobranka.cli import drawn
from samobranka.cli.frozen import offered
from samobranka.cli.golden import file_name, playthrough
from samobranka.core.registry import game, game_ids
from tests.contract.versions import GAMES

LONGEST_GOLDEN = 600
"""Lines: a golden is there to be read, though five seats at Broom Service tell a lot in a round."""

TABLES = pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in game_ids() for seats in game(name).meta.seats]
)


def advice(name: str) -> str:
    """What to do when a frozen file does not fit."""
    return f"mend the rules, or raise rules_version and: samobranka freeze {name}"


def frozen_text(name: str, file: str) -> str:
    """A file of a game's that `samobranka freeze` has written."""
    path = GAMES / name / file
    assert path.exists(), f"{path} is not there yet: samobranka freeze {name}"
    return path.read_text(encoding="utf-8")


@TABLES
def test_perft_and_order_are_as_they_were(name: str, seats: int) -> None:
    known = json.loads(frozen_text(name, "frozen.json"))
    assert offered(game(name), seats) == known[str(seats)], advice(name)


@TABLES
def test_the_golden_is_as_it_was(name: str, seats: int) -> None:
    text = frozen_text(name, f"golden/{file_name(seats)}")
    assert playthrough(game(name), seats, {}) == text, advice(name)
    assert text.count("\n") <= LONGEST_GOLDEN


@pytest.mark.parametrize("name", game_ids())
def test_the_drawing_is_as_it_was(name: str) -> None:
    """Fixed moments as on terminals of 80 and 120 columns, in both languages."""
    assert drawn.written(game(name)) == frozen_text(name, "drawn.txt"), advice(name)


def test_what_was_never_frozen_says_how_to_freeze_it() -> None:
    with pytest.raises(AssertionError, match="samobranka freeze new_game"):
        frozen_text("new_game", "frozen.json")
