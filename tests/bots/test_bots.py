"""The bots: legal, repeatable; greedy is worth losing to. test_fairness.py: blind to secrets."""

from __future__ import annotations

import pytest

from samobranka.bots import bot_names, make_bot
from samobranka.bots.greedy import greedy
from samobranka.bots.levels import LEVELS
from samobranka.core import kernels, match
from samobranka.core.batch import Batch
from samobranka.core.engine import Cpu, Interpreted
from samobranka.core.faults import UnknownBot
from samobranka.core.game import Game
from samobranka.core.match import Match

REPEATABLE = [f"{n}:10" if n == "mcts" else n for n in bot_names() if n not in LEVELS]
"""Bots that do not look at the clock, thinking briefly; test_levels.py has the others."""

MATCHES = 8000
ENOUGH = 0.95
TWO_ERRORS = 0.005
"""Two standard errors of so many matches. bench/greedy.py measures the share itself, over more."""


def mover_of(played: Match) -> int:
    return kernels.first_mover(played.movers)


@pytest.mark.parametrize("name", REPEATABLE)
def test_a_bot_plays_whole_matches_legally(
    name: str, master_elf: Game, interpreted: Interpreted
) -> None:
    played = match.new(master_elf, 2, secret="bots")
    bot = make_bot(name, master_elf, interpreted, seed=3)
    while not played.is_over and played.ply < 60:
        seat = mover_of(played)
        action = bot.choose(played, seat)
        assert action in played.legal(seat)
        played.act(seat, action)
    assert played.ply == 60 or played.is_over


@pytest.mark.parametrize("name", REPEATABLE)
def test_the_same_seed_gives_the_same_actions(
    name: str, master_elf: Game, interpreted: Interpreted
) -> None:
    played = match.new(master_elf, 3, secret="again")
    first, second = (make_bot(name, master_elf, interpreted, seed=9) for _ in range(2))
    for _ in range(12):
        seat = mover_of(played)
        action = first.choose(played, seat)
        assert action == second.choose(played, seat)
        played.act(seat, action)


def test_an_unknown_bot_is_named_with_the_known_ones(
    master_elf: Game, interpreted: Interpreted
) -> None:
    with pytest.raises(UnknownBot, match="uniform"):
        make_bot("deep_blue", master_elf, interpreted, seed=1)


@pytest.mark.needs_cpu
@pytest.mark.slow
def test_machine_code_chooses_the_same(
    master_elf: Game, interpreted: Interpreted, cpu: Cpu
) -> None:
    played = match.new(master_elf, 4, secret="twins")
    plain, fast = (make_bot("greedy", master_elf, e, seed=2) for e in (interpreted, cpu))
    for _ in range(40):
        seat = mover_of(played)
        action = plain.choose(played, seat)
        assert fast.choose(played, seat) == action
        played.act(seat, action)


@pytest.mark.needs_cpu
@pytest.mark.slow
def test_greedy_beats_three_uniform_bots(master_elf: Game, cpu: Cpu) -> None:
    """Wins, shared ones included, at every seat in turn; the seed is fixed."""
    batch = Batch(cpu, 4, MATCHES, policy=greedy, rival=kernels.uniform)
    batch.play(seed=2026)
    assert batch.wins >= ENOUGH - TWO_ERRORS
