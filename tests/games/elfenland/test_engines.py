"""The engines: machine code plays alike, a GPU could, and greedy is worth losing to."""

from __future__ import annotations

import pytest

from samobranka.bots import make_bot
from samobranka.bots.greedy import greedy
from samobranka.core import kernels, match
from samobranka.core.batch import Batch
from samobranka.core.engine import Cpu, Interpreted
from tests.games.elfenland.table import GAME

SEATS = 4
MATCHES = 400
ENOUGH = 0.95


@pytest.fixture(scope="module")
def cpu() -> Cpu:
    return Cpu(GAME)


@pytest.mark.slow
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
def test_greedy_beats_three_uniform_bots(cpu: Cpu, destination: str) -> None:
    """Wins, shared ones included, at every seat in turn; the seed is fixed."""
    options = {"destination": destination}
    batch = Batch(cpu, SEATS, MATCHES, options, policy=greedy, rival=kernels.uniform)
    batch.play(seed=2026)
    assert batch.wins >= ENOUGH
