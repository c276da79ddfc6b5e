"""The contract suite: every registered game, in every engine this machine has.

A new game is found by its folder; nothing here names one.
"""

from __future__ import annotations

from functools import cache

import pytest

from samobranka.cli.plays import option_sets
from samobranka.core.contract import Evidence, fuzz_match
from samobranka.core.engine import Cpu
from samobranka.core.game import Game
from samobranka.core.record import NOBODY, OWNER
from samobranka.core.registry import game as find_game
from samobranka.core.registry import game_ids, meta_of
from tests.contract.versions import of_version, shipped_versions

SHORT = 60
"""Plies of a match in the fast run, and of one with another choice of an option and checked indices."""

VARIED = 220
"""Plies after which every hidden thing has moved."""

LONG = 40
"""Plies of a match with another choice of an option."""

LONGEST = 80
"""Plies of any match that are examined here, by plain Python; test_laws.py asks at every ply of whole
matches what machine code can."""


LARGE = 600
"""Actions of a game whose machine code is not compiled a second time, with its indices checked."""


def tables() -> list[tuple[str, int, dict[str, str]]]:
    """Every game with every number of seats, and each option's choices one at a time, the numbers of
    seats taking turns. A choice that clashes with what is usual comes with others."""
    found: list[tuple[str, int, dict[str, str]]] = []
    for name in game_ids():
        loaded = find_game(name)
        meta = loaded.meta
        choices = [{option.id: c} for option in meta.options for c in option.choices[1:]]
        found += [(name, seats, {}) for seats in meta.seats]
        for place, chosen in enumerate(choices):
            seats = meta.seats[-1 - place % len(meta.seats)]
            sets = option_sets(loaded, seats)
            found.append(
                (name, seats, next(each for each in sets if chosen.items() <= each.items()))
            )
    return found


TABLES = pytest.mark.parametrize(("name", "seats", "options"), tables())


@cache
def cpu_of(game: Game, bounds_check: bool) -> Cpu:
    return Cpu(game, bounds_check=bounds_check)


@pytest.mark.parametrize("name", game_ids())
def test_every_hidden_thing_moves(name: str) -> None:
    """Over many imagined matches, every hidden field that ever varies is re-imagined differently.

    A game may keep nothing hidden at all: decks as counts, a card drawn when it is turned up.
    """
    game = find_game(name)
    hides = any(field.knowledge in (OWNER, NOBODY) for field in game.layout.fields)
    total = Evidence()
    for seats in (game.meta.seats[0], game.meta.seats[-1]):
        report = fuzz_match(game, seats, max_plies=VARIED)
        total.hidden |= report.hidden
        total.moved |= report.moved
    assert bool(total.hidden) == hides
    assert total.hidden <= total.moved


@pytest.mark.parametrize(
    ("name", "version"),
    [each for each in shipped_versions() if each[1] != meta_of(each[0]).rules_version],
)
def test_older_rules_keep_every_promise(name: str, version: int) -> None:
    """Words above all: today's say everything that older rules may say."""
    game = of_version(name, version)
    assert game.meta.rules_version == version
    fuzz_match(game, game.meta.seats[-1], max_plies=VARIED)


@pytest.mark.needs_cpu
@pytest.mark.slow
@TABLES
def test_machine_code_in_lockstep(name: str, seats: int, options: dict[str, str]) -> None:
    engine = cpu_of(find_game(name), bounds_check=False)
    plies = LONG if options else LONGEST
    fuzz_match(find_game(name), seats, options, engine, seed=100, max_plies=plies)


@pytest.mark.needs_cpu
@pytest.mark.slow
@TABLES
def test_machine_code_with_bounds_checked(name: str, seats: int, options: dict[str, str]) -> None:
    if find_game(name).actions.size > LARGE:
        pytest.skip(
            "takes too long to compile twice; the interpreted engine checks every index too"
        )
    engine = cpu_of(find_game(name), bounds_check=True)
    fuzz_match(find_game(name), seats, options, engine, seed=200, max_plies=SHORT)
