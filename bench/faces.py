"""How fast a program can play through each door, and through what it would use instead; one core.

    python bench/faces.py [GAME …] [--seconds T] [--vector]

Actions a second, drawn from the legal ones, with observations and masks, in processor time; best of
three rounds that take turns. `--vector` measures samobranka.Vector too, whose machine code takes
minutes to compile the first time. Peers that are not installed are skipped, and said so: catanatron and
catanatron_gym (PyPI), PettingZoo's classics (they need pygame), OpenSpiel's own C++ games.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np

from samobranka.core.registry import game_ids

ROUNDS = 3
MATCHES = 4096

Steps = Iterator[int]
"""Plays for ever; yields how many actions were done."""


def through_pettingzoo(make: Callable[[], Any]) -> Steps:
    """An AEC environment, every agent by chance."""
    env, rng, seed = make(), np.random.default_rng(1), 0
    while True:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            seen, _, ended, stopped, _ = env.last()
            if ended or stopped:
                env.step(None)
            else:
                env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
                yield 1


def through_gymnasium(name: str) -> Steps:
    """One seat by chance against bots that play by chance; their actions count too."""
    import gymnasium

    from samobranka.faces import camel

    env = gymnasium.make(f"samobranka/{camel(name)}-v1", opponents="uniform").unwrapped
    rng = np.random.default_rng(1)
    while True:
        env.reset(seed=int(rng.integers(1 << 30)))
        ended = stopped = False
        while not (ended or stopped):
            before = env.match.ply
            legal = np.flatnonzero(env.action_masks())
            _, _, ended, stopped, _ = env.step(int(rng.choice(legal)))
            yield env.match.ply - before


def through_openspiel(name: str) -> Steps:
    """A game of OpenSpiel, all by chance; what chance does is not counted."""
    import pyspiel

    game, rng = pyspiel.load_game(name), np.random.default_rng(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.integers(len(outcomes)))][0])
            else:
                player = state.current_player()
                state.observation_tensor(player)
                state.apply_action(int(rng.choice(state.legal_actions())))
                yield 1


def through_vector(name: str) -> Steps:
    """Vector tables on the cpu engine."""
    from samobranka.core.vector import Vector

    tables, rng = Vector(name, 4, MATCHES), np.random.default_rng(1)
    rows, now = np.arange(MATCHES), tables.reset(1)
    while True:
        places = (rng.random(MATCHES) * now.count).astype(np.int64)
        now = tables.step(now.legal[rows, places])
        yield MATCHES


def through_catanatron() -> Steps:
    """Catanatron's Gymnasium environment: one seat by chance against one that plays by chance."""
    from catanatron_gym.envs.catanatron_env import CatanatronEnv

    env, rng = CatanatronEnv(), np.random.default_rng(1)
    while True:
        env.reset(seed=int(rng.integers(1 << 30)))
        ended = stopped = False
        while not (ended or stopped):
            _, _, ended, stopped, _ = env.step(int(rng.choice(env.get_valid_actions())))
            yield 1


def connect_four() -> Any:
    """One of PettingZoo's classics."""
    from pettingzoo.classic import connect_four_v3

    return connect_four_v3.env()


def doors(games: list[str], vector: bool) -> dict[str, Callable[[], Steps]]:
    """All that is measured, by name."""
    from samobranka.faces import openspiel, pettingzoo

    found: dict[str, Callable[[], Steps]] = {}
    for name in games:
        make = partial(pettingzoo.raw_env, name, seats=2)
        found[f"{name}, PettingZoo"] = partial(through_pettingzoo, make)
        found[f"{name}, Gymnasium (actions of all seats)"] = partial(through_gymnasium, name)
        found[f"{name}, OpenSpiel"] = partial(through_openspiel, openspiel.NAME + name)
        if vector:
            found[f"{name}, Vector, {MATCHES} matches"] = partial(through_vector, name)
    found["Catanatron's environment (own actions)"] = through_catanatron
    found["PettingZoo's connect four"] = partial(through_pettingzoo, connect_four)
    found["OpenSpiel's backgammon, C++"] = partial(through_openspiel, "backgammon")
    found["OpenSpiel's gin rummy, C++"] = partial(through_openspiel, "gin_rummy")
    return found


def rate(steps: Steps, seconds: float) -> float:
    """Actions a second of the processor."""
    began, done = time.process_time(), 0
    while time.process_time() - began < seconds:
        done += next(steps)
    return done / (time.process_time() - began)


def main() -> None:
    """Measures, in turns."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=game_ids())
    parser.add_argument("--seconds", type=float, default=1)
    parser.add_argument("--vector", action="store_true")
    asked = parser.parse_args()
    lanes: dict[str, Steps] = {}
    for name, make in doors(asked.games, asked.vector).items():
        steps = make()
        try:
            next(steps)
        except ImportError as error:
            print(f"SKIPPED {name}: {error}", flush=True)
        else:
            lanes[name] = steps
    best = dict.fromkeys(lanes, 0.0)
    for _ in range(ROUNDS):
        for name, steps in lanes.items():
            best[name] = max(best[name], rate(steps, asked.seconds))
    for name, figure in best.items():
        print(f"{name:55} {figure:12,.0f} actions/s", flush=True)


if __name__ == "__main__":
    main()
