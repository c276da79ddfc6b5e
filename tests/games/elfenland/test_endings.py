"""Whole matches, checked ply by ply, by players who do not lay all they have: every phase is met."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from samobranka.core.contract import Checks, Evidence
from samobranka.games.elfenland.phases.caravan import Caravan, Pay
from samobranka.games.elfenland.phases.journey_end import EndJourney
from samobranka.games.elfenland.phases.planning import Pass
from tests.games.elfenland.table import GAME

PASS = GAME.actions.encode(Pass())
END_JOURNEY = GAME.actions.encode(EndJourney())


class Idle(random.Random):
    """Chance that often passes, seldom ends a journey and likes caravans."""

    def choice(self, seq: Sequence[Any]) -> Any:  # type: ignore[override]
        liked = [each for each in seq if isinstance(each, int) and _is_liked(each)]
        if PASS in seq and self.random() < 0.3:
            return PASS
        if END_JOURNEY in seq and len(seq) > 1 and self.random() < 0.8:
            return super().choice([each for each in seq if each != END_JOURNEY])
        if liked and len(seq) > 6 and self.random() < 0.5:
            return super().choice(liked)
        return super().choice(seq)


def _is_liked(action: int) -> bool:
    return isinstance(GAME.actions.decode(action), Caravan | Pay)


def checked(seats: int, options: dict[str, str], seed: int) -> Evidence:
    """One match with every check of the contract."""
    checks = Checks(GAME, seats, options, None, seed)
    checks.random = Idle(seed)
    while not checks.match.is_over:
        checks.ply()
    checks.at_the_end()
    return checks.evidence


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3])
def test_idle_players_meet_every_hidden_thing(seats: int) -> None:
    report = checked(seats, {}, seed=1)  # of two idle players not every match has a counter kept
    assert {"hand", "deck", "hidden", "pile", "kept"} <= report.hidden <= report.moved


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(
    "options",
    [
        {"destination": "yes", "early_win": "dropped"},
        {"destination": "yes", "distance": "roads", "caravan": "chosen"},
        {"caravan": "chosen"},
    ],
    ids=str,
)
def test_options_together(seats: int, options: dict[str, str]) -> None:
    assert checked(seats, options, seed=1).plies
