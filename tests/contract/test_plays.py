"""Play is as it was: every game, number of seats and set of options (`samobranka freeze GAME --check`).

Here plain Python plays a few matches and machine code some of every kind; the command plays them all.
"""

from __future__ import annotations

import pytest

from samobranka.cli.plays import FEW, Plays, Spot, is_as_it_was, option_sets, read, spots
from samobranka.core.engine import Cpu, interpreted
from samobranka.core.registry import game, game_ids
from tests.contract.test_frozen import TABLES, advice, frozen_text

GAME = pytest.mark.parametrize("name", game_ids())


def kept(name: str) -> Plays:
    return read(frozen_text(name, "plays.json").encode())


@GAME
def test_every_table_is_in_the_file(name: str) -> None:
    frozen = kept(name)
    written = {
        f"{seats} seats, {options}, {sample}"
        for seats, sets in frozen.digests.items()
        for options, samples in sets.items()
        for sample in samples
    }
    assert written == {str(spot) for spot in spots(game(name), frozen.samples)}, advice(name)


@TABLES
def test_plain_python_plays_a_few_as_it_did(name: str, seats: int) -> None:
    """The usual options, thought included, and the last combination without."""
    frozen, reference = kept(name), interpreted(game(name))
    chosen = [Spot(seats, {}, sample) for sample in FEW]
    chosen.append(Spot(seats, option_sets(game(name), seats)[-1], "few_random"))
    for spot in chosen:
        assert is_as_it_was(frozen, reference, spot), f"{spot}: {advice(name)}"


@pytest.mark.needs_cpu
@pytest.mark.slow
@GAME
def test_machine_code_plays_every_set_of_options_as_it_did(name: str) -> None:
    """A few matches of each, and two thousand with the usual options."""
    frozen, cpu = kept(name), Cpu(game(name))
    few = [spot for spot in spots(game(name), frozen.samples) if spot.sample in FEW]
    many = [Spot(seats, {}, "random") for seats in game(name).meta.seats]
    changed = [str(spot) for spot in [*few, *many] if not is_as_it_was(frozen, cpu, spot)]
    assert not changed, advice(name)
