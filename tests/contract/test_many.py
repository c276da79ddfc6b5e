"""Thousands of random matches of every game: machine code ends them alike, and nothing is lost."""

from __future__ import annotations

import pytest

from samobranka.core.batch import Batch
from samobranka.core.engine import Cpu, interpreted
from samobranka.core.registry import game, game_ids

MATCHES = 2000
INTERPRETED = 20
LONGEST = 2500
"""Plies: any legal actions may go on for very long, and plain Python plays 20 of the matches."""


@pytest.mark.needs_cpu
@pytest.mark.slow
@pytest.mark.parametrize("name", game_ids())
def test_two_thousand_matches(name: str) -> None:
    loaded = game(name)
    cpu, reference = Cpu(loaded), interpreted(loaded)
    shares = MATCHES // len(loaded.meta.seats)
    for seats in loaded.meta.seats:
        fast = Batch(cpu, seats, shares)
        plain = Batch(reference, seats, INTERPRETED // len(loaded.meta.seats))
        for batch in (fast, plain):
            batch.play(seed=seats, max_plies=min(loaded.max_plies, LONGEST))
        assert fast.digests(plain.matches) == plain.digests()
        for s in loaded.layout.stand_ins(fast.records, checked=False):
            assert loaded.faults(s) == []
