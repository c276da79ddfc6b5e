"""The game as `samobranka new-game turnip_pull` writes it, loaded into this process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from samobranka.core.game import Game
from tests.template.house import loaded

collect_ignore = ["game"]
"""Tests of a game that is not written yet: tests/template/test_house.py writes it and runs them."""


@pytest.fixture(scope="module")
def turnip(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Game]:
    """The template's game, under a name of its own in every module that asks for it."""
    name = "turnip_" + request.module.__name__.rpartition("_")[2]
    with loaded(name, tmp_path_factory.mktemp("games")) as game:
        yield game
