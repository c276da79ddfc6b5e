"""`perft`: equal to an independent slow count."""

from __future__ import annotations

import pytest

from samobranka.cli.perft import Counting
from samobranka.core import match as matches
from samobranka.core.engine import Cpu
from samobranka.core.game import Game
from samobranka.core.match import Match
from tests.cli.conftest import Run

DEPTH = 5


def replayed(game: Game, seats: int, path: list[tuple[int, int]]) -> Match:
    """A match played from the beginning along a path."""
    match = matches.new(game, seats, secret="perft")
    for seat, action in path:
        match.act(seat, action)
    return match


def slow_counts(game: Game, seats: int, depth: int) -> list[int]:
    """Every sequence played from the beginning, by the match itself."""
    counts = []
    paths: list[list[tuple[int, int]]] = [[]]
    for _ in range(depth):
        longer = []
        for path in paths:
            match = replayed(game, seats, path)
            for seat in range(seats):
                longer += [[*path, (seat, action)] for action in match.legal(seat)]
        counts.append(len(longer))
        paths = longer
    return counts


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_perft_equals_an_independent_count(run: Run, master_elf: Game, seats: int) -> None:
    answer = run("perft", "master_elf", "--depth", str(DEPTH), "--seats", str(seats), "--json").json
    assert answer["counts"] == slow_counts(master_elf, seats, DEPTH)
    assert answer["seats"] == seats


@pytest.mark.needs_cpu
@pytest.mark.slow
def test_perft_is_equal_on_the_cpu_engine(master_elf: Game, cpu: Cpu) -> None:
    interpreted = Counting(matches.new(master_elf, 3, secret="perft"), 7)
    compiled = Counting(matches.new(master_elf, 3, secret="perft", engine=cpu), 7)
    assert interpreted.counts() == compiled.counts()


def test_perft_takes_a_longer_tape_when_the_first_is_short(
    master_elf: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = Counting(matches.new(master_elf, 2, secret="perft"), DEPTH).counts()
    monkeypatch.setattr("samobranka.cli.perft.FIRST_TAPE", 1)
    assert Counting(matches.new(master_elf, 2, secret="perft"), DEPTH).counts() == usual


def test_seed_changes_the_counts_and_is_told(run: Run) -> None:
    first = run("perft", "master_elf", "--depth", "6", "--json").json
    other = run("perft", "master_elf", "--depth", "6", "--seed", "other", "--json").json
    assert first["counts"] != other["counts"]
    assert (first["seed"], other["seed"]) == ("perft", "other")


def test_table_has_a_line_for_every_depth(run: Run) -> None:
    for language in ("en", "ru"):
        lines = run("perft", "master_elf", "--depth", "4", "--lang", language).out.splitlines()
        assert [line.split()[0] for line in lines[1:]] == ["1", "2", "3", "4"]
