"""Positions that bots meet: what they are measured and examined on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count

from samobranka.bots.greedy import Greedy
from samobranka.bots.uniform import Uniform
from samobranka.core import match as matches
from samobranka.core.engine import Engine
from samobranka.core.game import seat_bit
from samobranka.core.match import Match

EVERY = 8
"""Of so many choices one is taken: neighbours are much alike."""


def positions(engine: Engine, seats: int, name: str) -> Iterator[tuple[Match, int]]:
    """Matches that stand at a moment, each with a seat that has a choice there; without end.

    Greedy and uniform bots sit in turn, so that positions are neither all sensible nor all absurd.
    """
    luck = random.Random(name)
    for number in count():
        match = matches.new(engine.game, seats, secret=f"{name} {number}", engine=engine)
        bots = [(Greedy, Uniform)[seat % 2](engine.game, engine, number) for seat in range(seats)]
        while not match.is_over:
            seat = luck.choice([seat for seat in range(seats) if match.movers & seat_bit(seat)])
            if len(match.legal(seat)) > 1 and luck.randrange(EVERY) == 0:
                yield standing_at(match, match.record()), seat
            match.act(seat, bots[seat].choose(match, seat))


def standing_at(match: Match, record: bytes) -> Match:
    """The same match at another record, without its log."""
    return matches.standing(match.game, match.seats, match.options, record, match.engine)
