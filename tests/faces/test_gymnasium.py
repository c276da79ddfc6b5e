"""One seat against bots: Gymnasium's own checks for every game."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from samobranka.core.registry import game_ids

pytest.importorskip("gymnasium", reason="the extra `faces` is not installed")

import gymnasium
from gymnasium.utils.env_checker import check_env

from samobranka.faces import camel, register_envs

NAMES = {name: f"samobranka/{camel(name)}-v1" for name in game_ids()}


@pytest.mark.parametrize("name", game_ids())
def test_their_check(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(NAMES[name], opponents="uniform", seats=2, render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.parametrize("name", game_ids())
def test_several_at_once(name: str) -> None:
    envs = gymnasium.make_vec(NAMES[name], 3, opponents="uniform", seats=2)
    seen, _ = envs.reset(seed=4)
    rng = np.random.default_rng(1)
    for _ in range(6):
        legal = [np.flatnonzero(mask) for mask in seen["action_mask"]]
        chosen = [int(rng.choice(one)) if one.size else 0 for one in legal]  # 0: begins anew
        seen, rewards, ended, stopped, _ = envs.step(chosen)
        assert seen in envs.observation_space
        assert rewards.shape == ended.shape == stopped.shape == (3,)
    envs.close()


def test_gymnasium_finds_the_module_by_itself() -> None:
    asked = "import gymnasium; gymnasium.make('samobranka.faces:samobranka/Elfenland-v1')"
    subprocess.run([sys.executable, "-c", asked], check=True)


def test_registering_again_changes_nothing() -> None:
    before = {name: gymnasium.spec(name) for name in NAMES.values()}
    register_envs()
    assert all(gymnasium.spec(name) is before[name] for name in before)


def test_a_whole_match() -> None:
    env = gymnasium.make(NAMES["elfenland"], seats=2, seat=1, opponents="uniform").unwrapped
    rng = np.random.default_rng(3)
    env.reset(seed=9)
    ended = False
    while not ended:
        assert env.match.movers >> 1 & 1
        action = int(rng.choice(np.flatnonzero(env.action_masks())))
        seen, reward, ended, stopped, info = env.step(action)
        assert (reward != 0) <= ended
    assert env.match.is_over
    ranks = env.match.outcome().ranks
    assert reward == np.sign(ranks[0] - ranks[1])
    assert not stopped
    assert info == {}
    assert not seen["action_mask"].any()


def test_an_illegal_action_is_a_loss() -> None:
    env = gymnasium.make(NAMES["master_elf"], seats=2, opponents="uniform").unwrapped
    env.reset(seed=1)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, ended, stopped, info = env.step(wrong)
    assert (reward, ended, stopped) == (-1, True, False)
    assert info["illegal"].startswith("refusal-")


def test_opponents_are_as_many_as_seats() -> None:
    with pytest.raises(ValueError, match="3 opponents are wanted, not 1"):
        gymnasium.make(NAMES["catan"], seats=4, opponents=["uniform"])
