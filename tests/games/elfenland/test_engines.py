"""The engines: machine code plays alike, a GPU could, and greedy is worth losing to."""

from __future__ import annotations

import numpy as np
import pytest

from samobranka.bots import make_bot
from samobranka.bots.greedy import greedy
from samobranka.core import kernels, match
from samobranka.core.batch import Batch
from samobranka.core.chance import HEADER
from samobranka.core.engine import Cpu, Interpreted
from tests.games.elfenland.table import GAME

SEATS = 4
MATCHES = 400
ENOUGH = 0.95


@pytest.fixture(scope="module")
def cpu() -> Cpu:
    return Cpu(GAME)


def test_greedy_bots_play_legally() -> None:
    """The first plies of a match; what comes later is played by machine code below."""
    played = match.new(GAME, 2, secret="bots")
    bot = make_bot("greedy", GAME, Interpreted(GAME), seed=3)
    for _ in range(8):
        seat = kernels.first_mover(played.movers)
        action = bot.choose(played, seat)
        assert action in played.legal(seat)
        played.act(seat, action)
    assert played.ply == 8


@pytest.mark.needs_cpu
@pytest.mark.slow
@pytest.mark.parametrize("destination", ["no", "yes"])
def test_machine_code_ends_matches_alike(cpu: Cpu, destination: str) -> None:
    ends = []
    for engine, count in ((Interpreted(GAME), 20), (cpu, 2000)):
        batch = Batch(engine, 6, count, {"destination": destination})
        batch.play(seed=5)
        assert (batch.plies < GAME.max_plies).all()
        ends.append(batch.digests(20))
    assert ends[0] == ends[1]


@pytest.mark.needs_cpu
@pytest.mark.slow
@pytest.mark.parametrize("destination", ["no", "yes"])
def test_greedy_beats_three_uniform_bots(cpu: Cpu, destination: str) -> None:
    """Wins, shared ones included, at every seat in turn; the seed is fixed."""
    rows = GAME.layout.allocate(2 * MATCHES)
    outcomes = cpu.grid(MATCHES, GAME.outcome_size)
    contest = cpu.kernel(kernels.contest, policy=greedy, rival=kernels.uniform)
    contest(
        MATCHES,
        cpu.states(rows),
        cpu.bytes_of(rows),
        np.array(GAME.options_row(SEATS, {"destination": destination}), np.int64),
        cpu.grid(MATCHES, HEADER),
        cpu.grid(MATCHES, GAME.list_size, "i"),
        cpu.row(MATCHES, "i"),
        outcomes,
        2026,
        GAME.max_plies,
        MATCHES,
    )
    champions = np.arange(MATCHES) % SEATS
    ranks = outcomes[np.arange(MATCHES), 2 + 2 * champions]
    assert (ranks == 1).mean() >= ENOUGH
