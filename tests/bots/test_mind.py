"""What the searching bot takes from a game's folder of bots."""

from __future__ import annotations

import pytest

from samobranka.bots.mind import mind_of
from samobranka.core.chance import generator
from samobranka.core.engine import Interpreted
from samobranka.core.registry import game, game_ids
from tests.bots.test_mcts import open_position

WORLDS = 3


@pytest.mark.parametrize("name", game_ids())
def test_a_mind_has_numbers_that_mean_something(name: str) -> None:
    mind = mind_of(game(name))
    assert min(mind.spread, mind.glance, mind.trust) > 0
    assert mind.play_on >= 0
    assert (mind.instinct is not None) <= (mind.play_on > 0)


def test_a_game_without_foresight_is_judged_by_its_evaluation() -> None:
    catan, elfenland = game("catan"), game("elfenland")
    assert mind_of(catan).foresee is catan.evaluate
    assert mind_of(elfenland).foresee is not elfenland.evaluate


@pytest.mark.parametrize(
    "name", [n for n in game_ids() if mind_of(game(n)).foresee is not game(n).evaluate]
)
def test_what_is_foreseen_shows_no_secret(name: str) -> None:
    """It is the same in every world that the seat can imagine."""
    loaded = game(name)
    engine, mind = Interpreted(loaded), mind_of(loaded)
    for plies in range(0, 120, 10):
        played, seat = open_position(loaded, plies)
        rows = loaded.layout.allocate(1)
        states, foreseen = engine.states(rows), set()
        for world in range(WORLDS):
            rows[0, : len(played.record())] = memoryview(played.record())
            engine.determinize(states, 0, seat, generator(1, world))
            foreseen.add(mind.foresee(states, 0, seat))
        assert len(foreseen) == 1
