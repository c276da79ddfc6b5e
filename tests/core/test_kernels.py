"""Loops over whole matches: they end, they count, they stop, and they start from nothing."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from samobranka.core import kernels
from samobranka.core.chance import HEADER, generator
from samobranka.core.engine import Cpu, Interpreted
from samobranka.core.game import REASON_PLACE, TECHNICAL_STOP, Game, rank_in
from samobranka.core.record import Row

from .playing import play


def lowest(
    states: Any, rows: Any, i: int, spare: int, seat: int, actions: Row, count: int, chance: Row
) -> int:
    """The policy that takes the first legal action."""
    return actions[0]


@pytest.mark.parametrize("may", range(1, 64))
def test_first_mover_is_the_lowest_bit(may: int) -> None:
    assert 1 << kernels.first_mover(may) == may & -may


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_playout_ends_every_match_by_its_rules(
    interpreted: Interpreted, master_elf: Game, seats: int
) -> None:
    batch = play(interpreted, 5, seats)
    states = interpreted.states(batch.rows)
    for i in range(5):
        assert interpreted.movers(states, i) == 0
        assert 0 < batch.plies[i] < master_elf.max_plies
        assert batch.outcomes[i][REASON_PLACE] != TECHNICAL_STOP
        ranks = [rank_in(batch.outcomes[i], seat) for seat in range(seats)]
        assert min(ranks) == 1


def test_a_playout_is_the_rules_called_one_after_the_other(
    interpreted: Interpreted, master_elf: Game
) -> None:
    batch = play(interpreted, 3, 3, seed=5)
    for i in range(3):
        rows, chance = master_elf.layout.allocate(1), generator(5, i)
        states, actions = interpreted.states(rows), interpreted.row(master_elf.list_size, "i")
        interpreted.setup(states, 0, master_elf.options_row(3, {}), chance)
        plies = 0
        while may := interpreted.movers(states, 0):
            seat = kernels.first_mover(may)
            count = interpreted.legal(states, 0, seat, actions)
            action = kernels.uniform(states, rows, 0, 0, seat, actions, count, chance)
            interpreted.apply(states, 0, seat, action, chance)
            plies += 1
        out = interpreted.row(master_elf.outcome_size)
        interpreted.outcome(states, 0, out)
        assert batch.digests[i] == master_elf.layout.digest(rows[0])
        assert (batch.plies[i], batch.outcomes[i]) == (plies, list(out))


@pytest.mark.parametrize("max_plies", [1, 7, 40])
def test_a_technical_stop_comes_after_max_plies(interpreted: Interpreted, max_plies: int) -> None:
    batch = play(interpreted, 4, 2, max_plies=max_plies)
    states = interpreted.states(batch.rows)
    assert batch.plies == [max_plies] * 4
    assert all(interpreted.movers(states, i) != 0 for i in range(4))
    assert {outcome[REASON_PLACE] for outcome in batch.outcomes} == {TECHNICAL_STOP}


def test_a_match_stopped_early_is_the_beginning_of_the_whole_one(interpreted: Interpreted) -> None:
    whole = play(interpreted, 2, 2)
    longest = max(whole.plies)
    assert play(interpreted, 2, 2, max_plies=longest).digests == whole.digests
    assert play(interpreted, 2, 2, max_plies=min(whole.plies) - 1).digests != whole.digests


def test_every_match_of_a_batch_has_a_stream_of_its_own(interpreted: Interpreted) -> None:
    assert len(set(play(interpreted, 8, 2).digests)) == 8
    assert play(interpreted, 3, 2).digests == play(interpreted, 8, 2).digests[:3]


def test_the_seed_is_all_the_chance_there_is(interpreted: Interpreted) -> None:
    assert play(interpreted, 4, 2, seed=9).digests == play(interpreted, 4, 2, seed=9).digests
    assert play(interpreted, 4, 2, seed=9).digests != play(interpreted, 4, 2, seed=10).digests


def test_another_policy_plays_otherwise(interpreted: Interpreted) -> None:
    stopped = play(interpreted, 2, 2, max_plies=30, policy=lowest)
    assert stopped.digests != play(interpreted, 2, 2, max_plies=30).digests


def test_preparation_wipes_whatever_the_record_held(interpreted: Interpreted) -> None:
    assert (play(interpreted, 2, 2, dirt=170).rows == play(interpreted, 2, 2).rows).all()


@pytest.mark.slow
@pytest.mark.needs_cpu
def test_preparation_wipes_in_machine_code_too(interpreted: Interpreted, cpu: Cpu) -> None:
    assert (play(cpu, 2, 2, dirt=170).rows == play(interpreted, 2, 2).rows).all()


def test_in_a_contest_one_seat_follows_the_policy(interpreted: Interpreted) -> None:
    """Told by who leaves a trace: the policy marks its seat in the spare record."""
    kernel = interpreted.kernel(kernels.contest, policy=marking, rival=kernels.uniform)
    rows = interpreted.game.layout.allocate(12)
    options = interpreted.lend(np.array(interpreted.game.options_row(3, {})).data)
    grids = [interpreted.grid(6, HEADER), interpreted.grid(6, interpreted.game.list_size, "i")]
    plies, outcomes = interpreted.row(6), interpreted.grid(6, interpreted.game.outcome_size)
    states, as_bytes = interpreted.states(rows), interpreted.bytes_of(rows)
    kernel(6, states, as_bytes, options, *grids, plies, outcomes, 3, 4000, 6)
    assert [int(row[0]) for row in rows[6:]] == [1 + i % 3 for i in range(6)]
    assert all(interpreted.movers(states, i) == 0 for i in range(6))


def marking(
    states: Any, rows: Any, i: int, spare: int, seat: int, actions: Row, count: int, chance: Row
) -> int:
    """The policy that writes its seat down in its spare record and takes the last action."""
    rows[spare][0] = 1 + seat
    return actions[count - 1]
