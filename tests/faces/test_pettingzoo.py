"""The games as PettingZoo's environments: its own suites, for every game, fewest and most seats."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from samobranka.core.faults import IllegalAction
from samobranka.core.match import decode, encode, replay
from samobranka.core.registry import game, game_ids

pytest.importorskip("pettingzoo", reason="the extra `faces` is not installed")

from pettingzoo.test import api_test, render_test, seed_test

from samobranka.faces import pettingzoo as face

TABLES = [
    (name, seats)
    for name in game_ids()
    for seats in (game(name).meta.seats[0], game(name).meta.seats[-1])
]

pytestmark = [
    # PettingZoo expects bare arrays of whoever is not in its own list.
    pytest.mark.filterwarnings("ignore:Observation space for each agent:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_their_suites(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    def made(render_mode: str | None = None) -> Any:
        return face.env(name, seats=seats, render_mode=render_mode)

    api_test(made(), num_cycles=30)
    seed_test(made, num_cycles=8)
    render_test(made)


def rng_action(env: Any, rng: np.random.Generator) -> int | None:
    seen, _, ended, stopped, _ = env.last()
    if ended or stopped:
        return None
    return int(rng.choice(np.flatnonzero(seen["action_mask"])))


def test_a_whole_match() -> None:
    env, rng = face.raw_env("elfenland", seats=3, reward="win"), np.random.default_rng(2)
    env.reset(seed=5)
    given: dict[str, float] = {}
    for agent in env.agent_iter():
        action = rng_action(env, rng)
        if action is None:
            given[agent] = env.last()[1]
        env.step(action)
    assert sum(given.values()) == pytest.approx(1)
    ranks = env.match.outcome().ranks
    assert [given[f"seat_{seat}"] > 0 for seat in range(3)] == [rank == 1 for rank in ranks]
    assert replay(decode(encode(env.match.to_file()))).digest == env.match.digest


def test_seats_that_choose_at_once_see_nothing_of_it() -> None:
    """In Broom Service all choose their roles at the same time."""
    env, rng = face.raw_env("broom_service", seats=3), np.random.default_rng(1)
    env.reset(seed=1)
    before = {agent: env.observe(agent)["observation"] for agent in env.agents}
    first = env.agent_selection
    env.step(rng_action(env, rng))
    assert env.match.movers & 0b110
    for agent in env.agents:
        if agent != first:
            assert np.array_equal(env.observe(agent)["observation"], before[agent])


def test_an_illegal_action() -> None:
    bare = face.raw_env("master_elf", seats=2)
    bare.reset(seed=1)
    wrong = int(np.flatnonzero(bare.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        bare.step(wrong)
    guarded = face.env("master_elf", seats=2)
    guarded.reset(seed=1)
    loser = guarded.agent_selection
    guarded.step(wrong)
    assert guarded.rewards[loser] == -1
    assert all(guarded.terminations.values())


def test_pictures() -> None:
    env = face.raw_env("catan", seats=3, render_mode="ansi", options={"helpers": "no"})
    env.reset(seed=3)
    said = env.render()
    assert "seat_" in said.splitlines()[0]
    assert "terrain" in said
    env.render_mode = "rgb_array"
    image = env.render()
    assert image.dtype == np.uint8
    assert image.shape[2] == 3
    assert len(np.unique(image)) > 10
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    again = env.render()
    assert again.shape != image.shape or (again != image).any()
