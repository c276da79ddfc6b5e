"""Play is as it was: every game, number of seats and set of options (`samobranka freeze GAME --check`).

Here plain Python plays a few matches and machine code some of every kind; the command plays them all.
Every version that the rules ever had is here: what was frozen of it stays, and is played by those rules
as long as they are shipped.
"""

from __future__ import annotations

import pytest

from samobranka.cli.plays import FEW, Plays, Spot, is_as_it_was, option_sets, read, spots
from samobranka.core.engine import Cpu, interpreted
from samobranka.core.registry import game_ids
from tests.contract.test_frozen import advice
from tests.contract.versions import all_versions, frozen_in, of_version, shipped_versions

EVERY = pytest.mark.parametrize(("name", "version"), all_versions())
SHIPPED = pytest.mark.parametrize(("name", "version"), shipped_versions())


def kept(name: str, version: int) -> Plays:
    path = frozen_in(name, version) / "plays.json"
    assert path.exists(), f"{path} is not there: {advice(name)}"
    return read(path.read_bytes(), str(path))


@EVERY
def test_what_was_frozen_says_by_which_rules(name: str, version: int) -> None:
    """Whoever raises `rules_version` freezes anew, and what was frozen before stays."""
    assert kept(name, version).rules_version == version, advice(name)


@SHIPPED
def test_every_table_is_in_the_file(name: str, version: int) -> None:
    frozen = kept(name, version)
    written = {
        f"{seats} seats, {options}, {sample}"
        for seats, sets in frozen.digests.items()
        for options, samples in sets.items()
        for sample in samples
    }
    every = spots(of_version(name, version), frozen.samples)
    assert written == {str(spot) for spot in every}, advice(name)


@pytest.mark.parametrize(
    ("name", "version", "seats"),
    [(*each, seats) for each in shipped_versions() for seats in of_version(*each).meta.seats],
)
def test_plain_python_plays_a_few_as_it_did(name: str, version: int, seats: int) -> None:
    """The usual options, thought included, and the last combination without."""
    game = of_version(name, version)
    frozen, reference = kept(name, version), interpreted(game)
    chosen = [Spot(seats, {}, sample) for sample in FEW]
    chosen.append(Spot(seats, option_sets(game, seats)[-1], "few_random"))
    for spot in chosen:
        assert is_as_it_was(frozen, reference, spot), f"{spot}: {advice(name)}"


@pytest.mark.needs_cpu
@pytest.mark.slow
@SHIPPED
def test_machine_code_plays_every_set_of_options_as_it_did(name: str, version: int) -> None:
    """A few matches of each, and two thousand with the usual options."""
    game = of_version(name, version)
    frozen, cpu = kept(name, version), Cpu(game)
    few = [spot for spot in spots(game, frozen.samples) if spot.sample in FEW]
    many = [Spot(seats, {}, "random") for seats in game.meta.seats]
    changed = [str(spot) for spot in [*few, *many] if not is_as_it_was(frozen, cpu, spot)]
    assert not changed, advice(name)


def test_there_is_something_frozen() -> None:
    assert {name for name, _ in shipped_versions()} == set(game_ids())
