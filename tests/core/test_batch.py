"""Batches: the same matches on every engine, and the public names of the library."""

from __future__ import annotations

import numpy as np
import pytest

import samobranka
from samobranka.core.batch import Batch
from samobranka.core.engine import Cpu, Cuda, Interpreted
from samobranka.core.faults import BadSeats
from samobranka.core.game import Game


def test_a_batch_plays_matches_to_their_ends(interpreted: Interpreted) -> None:
    batch = Batch(interpreted, seats=3, matches=6)
    batch.play(seed=4)
    assert (batch.plies > 100).all()
    assert (batch.reasons > 0).all()
    assert batch.scores.shape == batch.ranks.shape == (6, 3)
    assert (batch.ranks.min(axis=1) == 1).all()
    best = batch.scores == batch.scores.max(axis=1, keepdims=True)
    assert ((batch.ranks == 1) == best).all()


def test_a_technical_stop_is_told_as_such(interpreted: Interpreted) -> None:
    batch = Batch(interpreted, seats=2, matches=2)
    batch.play(seed=4, max_plies=10)
    assert (batch.plies == 10).all()
    assert (batch.reasons == 0).all()


def test_the_same_seed_again_and_another(interpreted: Interpreted) -> None:
    batch = Batch(interpreted, seats=2, matches=3)
    ends = []
    for seed in (1, 2, 1):
        batch.play(seed)
        ends.append(batch.digests())
    assert ends[0] == ends[2] != ends[1]
    assert len(set(ends[0])) == 3


def test_a_wrong_table_is_refused(interpreted: Interpreted) -> None:
    with pytest.raises(BadSeats):
        Batch(interpreted, seats=9, matches=1)


@pytest.mark.needs_cpu
@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_machine_code_plays_the_same_matches(
    interpreted: Interpreted, cpu: Cpu, seats: int
) -> None:
    plain, fast = Batch(interpreted, seats, matches=30), Batch(cpu, seats, matches=30)
    plain.play(seed=8)
    fast.play(seed=8)
    assert plain.digests() == fast.digests()
    assert np.array_equal(plain.scores, fast.scores)


@pytest.mark.gpu
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_gpu_plays_the_same_matches(cpu: Cpu, cuda: Cuda, seats: int) -> None:
    here, there = Batch(cpu, seats, matches=10_000), Batch(cuda, seats, matches=10_000)
    here.play(seed=8)
    there.play(seed=8)
    assert here.digests() == there.digests()
    assert np.array_equal(here.scores, there.scores)


def test_public_names(master_elf: Game) -> None:
    assert samobranka.game("master_elf") is master_elf
    for name in samobranka.__all__:
        assert getattr(samobranka, name)
    with pytest.raises(AttributeError, match="teapot"):
        _ = samobranka.teapot
