"""The bots for people: quick where there is nothing to choose, human when weak, stronger by level."""

from __future__ import annotations

import time
from collections import Counter

import pytest

from samobranka.bots.coach import Appraiser
from samobranka.bots.levels import LEVELS, LevelBot
from samobranka.bots.mcts import Mcts
from samobranka.bots.thought import Opinion
from samobranka.core import kernels
from samobranka.core import match as matches
from samobranka.core.engine import Cpu, Interpreted
from samobranka.core.game import Game
from samobranka.core.match import Match

HURRY = 0.01


def after(game: Game, plies: int) -> Match:
    """A match after so many first legal actions."""
    match = matches.new(game, 3, secret="levels")
    for _ in range(plies):
        seat = kernels.first_mover(match.movers)
        match.act(seat, match.legal(seat)[0])
    return match


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_legally(level: str, master_elf: Game, interpreted: Interpreted) -> None:
    match = after(master_elf, 0)
    for seed in range(30):
        seat = kernels.first_mover(match.movers)
        bot = LEVELS[level].bot(master_elf, interpreted, seed, HURRY)
        action = bot.choose(match, seat)
        assert action in match.legal(seat)
        match.act(seat, action)


def test_where_there_is_nothing_to_choose_a_level_answers_at_once(
    master_elf: Game, interpreted: Interpreted
) -> None:
    match = matches.new(master_elf, 2, secret="levels")
    while len(match.legal(kernels.first_mover(match.movers))) > 1:
        seat = kernels.first_mover(match.movers)
        match.act(seat, match.legal(seat)[0])
    seat = kernels.first_mover(match.movers)
    began = time.perf_counter()
    assert (
        LEVELS["fearsome"](master_elf, interpreted, 1).choose(match, seat) == match.legal(seat)[0]
    )
    assert time.perf_counter() - began < LEVELS["fearsome"].seconds / 10


def test_levels_rise() -> None:
    seconds = [level.seconds for level in LEVELS.values()]
    assert seconds == sorted(set(seconds))
    assert [name for name, level in LEVELS.items() if level.slips] == ["novice", "friend"]


def chosen_by(level: str, game: Game, engine: Interpreted, *opinions: Opinion) -> dict[int, float]:
    """How often a level that slips chooses each action."""
    slips = LEVELS[level].slips
    assert slips is not None
    bot = LevelBot(game, engine, 5, LEVELS[level], HURRY)
    times = 4000
    chosen = Counter(bot._slipped(slips, list(opinions)) for _ in range(times))
    return {action: count / times for action, count in chosen.items()}


def test_a_slip_is_human(master_elf: Game, interpreted: Interpreted) -> None:
    """The best most often, the second best gladly, a disaster now and then, the unthinkable never."""
    shares = chosen_by(
        "novice",
        master_elf,
        interpreted,
        Opinion(1, 0.6, 0.5),
        Opinion(2, 0.55, 0.3),
        Opinion(3, 0.6 - 0.2 - 0.01, 0.2),
        Opinion(4, 0.0, 0.0),
    )
    assert shares[1] == pytest.approx(0.556, abs=0.04)
    assert shares[2] == pytest.approx(0.431, abs=0.04)
    assert shares[3] == pytest.approx(0.263 / 20, abs=0.008)
    assert 4 not in shares


def test_a_friend_slips_but_never_into_a_disaster(
    master_elf: Game, interpreted: Interpreted
) -> None:
    shares = chosen_by(
        "friend",
        master_elf,
        interpreted,
        Opinion(1, 0.6, 0.5),
        Opinion(2, 0.56, 0.3),
        Opinion(3, 0.6 - 0.05 - 0.01, 0.2),
    )
    assert shares == {1: pytest.approx(0.625, abs=0.04), 2: pytest.approx(0.375, abs=0.04)}


def test_the_coach_compares_in_the_same_imagined_matches(
    master_elf: Game, interpreted: Interpreted
) -> None:
    match = after(master_elf, 7)
    seat = kernels.first_mover(match.movers)
    action = match.legal(seat)[0]
    coach = Appraiser(master_elf, interpreted, seed=3, seconds=0.01)
    worlds = [coach._acted(match, seat, action, time).record() for time in (0, 0, 1)]
    assert worlds[0] == worlds[1]
    assert worlds[0] != worlds[2]
    assert all(0 <= chance <= 1 for chance in coach.compare(match, seat, match.legal(seat)[:2]))


@pytest.mark.needs_cpu
@pytest.mark.slow
def test_novices_slip_and_a_search_does_not(master_elf: Game, cpu: Cpu) -> None:
    """A search among three novices wins more than its share: 25 % would be chance."""
    won = 0.0
    rounds = 20
    for number in range(rounds):
        match = matches.new(master_elf, 4, secret=f"levels {number // 4}", engine=cpu)
        search = Mcts(master_elf, cpu, number, iterations=400)
        novice = LEVELS["novice"].bot(master_elf, cpu, number)
        while not match.is_over:
            seat = kernels.first_mover(match.movers)
            match.act(seat, (search if seat == number % 4 else novice).choose(match, seat))
        ranks = match.outcome().ranks
        won += 1 / ranks.count(1) if ranks[number % 4] == 1 else 0.0
    assert won / rounds > 0.4
