"""Vector tables driven from Python by random legal actions: actions a second, observations included.

    python bench/vector.py [GAME …] [--engine cpu|cuda] [--matches N] [--seats S] [--seconds T]

On the cpu engine NumPy draws from the legal lists, on one core. On cuda torch draws from the masks, on
the device: nothing but one number a step comes back to the host. Before it is measured, every game is
played on cuda and on cpu by the same actions, and every digest, observation and reward is compared.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from samobranka.core.engine import Cpu, Cuda, Engine
from samobranka.core.registry import game, game_ids
from samobranka.core.vector import Now, Vector

MATCHES = {"cpu": 4096, "cuda": 65536}
ROUNDS = 5
COMPARED = 1024
"""Matches that are played on both engines …"""
PLIES = 400
"""… for so many plies."""

Policy = Callable[[Now], Any]


def numpy_policy(matches: int) -> Policy:
    """Any of the legal list, each equally likely."""
    rng, rows = np.random.default_rng(1), np.arange(matches)
    return lambda now: now.legal[rows, (rng.random(matches) * now.count).astype(np.int64)]


def torch_policy(now: Now) -> Policy:
    """Any that the mask allows, each equally likely, on the device."""
    import torch

    mask = torch.as_tensor(now.mask, device="cuda")
    scores = torch.empty(mask.shape, device="cuda", dtype=torch.float16)

    def choose(now: Now) -> Any:
        scores.uniform_(0.1, 1)
        return (scores * mask).argmax(1)

    return choose


def rates(tables: Vector, policy: Policy, seconds: float) -> list[float]:
    """Actions a second, round by round; of the processor where one core does all of it."""
    clock = time.process_time if is_one_core(tables.engine) else time.perf_counter
    now, found = tables.now, []
    for _ in range(ROUNDS):
        began, steps = clock(), 0
        while clock() - began < seconds:
            now = tables.step(policy(now))
            steps += 1
        found.append(steps * tables.matches / (clock() - began))
    return found


def is_one_core(engine: Engine) -> bool:
    """Whether the time of the processor is the time it takes, however busy the machine is."""
    return isinstance(engine, Cpu) and engine.threads == 1


def differing(name: str, seats: int, there: Engine) -> list[str]:
    """What was not alike on the cpu engine and there."""
    here = Vector(name, seats, COMPARED)
    away = Vector(name, seats, COMPARED, engine=there)
    policy = numpy_policy(COMPARED)
    now = here.reset(3)
    away.reset(3)
    wrong: set[str] = set()
    for _ in range(PLIES):
        actions = policy(now)
        now = here.step(actions)
        other = away.step(actions)
        for field in ("seat", "observation", "mask", "count", "reward", "done"):
            if not np.array_equal(getattr(now, field), there.host(getattr(other, field))):
                wrong.add(field)
    if here.digests() != away.digests():
        wrong.add("digests")
    return sorted(wrong)


def main() -> None:
    """Measures the games that are named, or all."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=game_ids())
    parser.add_argument("--engine", choices=MATCHES, default="cpu")
    parser.add_argument("--matches", type=int)
    parser.add_argument("--seats", type=int, help="the most there can be, unless told")
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--whole", action="store_true", help="cpu: compiled in one piece")
    asked = parser.parse_args()
    matches = asked.matches or MATCHES[asked.engine]
    for name in asked.games:
        loaded = game(name)
        seats = min(asked.seats or 4, loaded.meta.seats[-1])
        began = time.perf_counter()
        on_gpu = asked.engine == "cuda"
        engine = Cuda(loaded) if on_gpu else Cpu(loaded, asked.threads, whole=asked.whole)
        tables = Vector(loaded, seats, matches, engine=engine)
        now = tables.reset(1)
        policy = torch_policy(now) if on_gpu else numpy_policy(matches)
        built = time.perf_counter() - began
        said = ""
        if on_gpu:
            wrong = differing(name, seats, engine)
            said = f"; DIFFERS FROM CPU: {', '.join(wrong)}" if wrong else "; equal to cpu"
        found = rates(tables, policy, asked.seconds)
        print(
            f"{name}, {seats} seats, {matches} matches, {asked.engine}: best {max(found) / 1e6:.2f},"
            f" worst {min(found) / 1e6:.2f} million actions/s; built in {built:.0f} s{said}",
            flush=True,
        )


if __name__ == "__main__":
    main()
