"""What is worked out once for all who look is what each would be shown alone."""

from __future__ import annotations

import random

import msgspec
import pytest

from samobranka.core.game import seat_bit
from samobranka.core.match import Match, new
from samobranka.core.registry import game, game_ids

PLIES = 120


@pytest.mark.parametrize("id", game_ids())
def test_every_audience_sees_what_it_would_see_alone(id: str) -> None:
    played = game(id)
    match, luck = new(played, played.meta.seats[-1], secret=f"looked at by {id}"), random.Random(id)
    for _ in range(PLIES):
        if match.is_over:
            break
        seat = luck.choice([s for s in range(match.seats) if match.movers & seat_bit(s)])
        match.act(seat, luck.choice(match.legal(seat)))
        audiences: list[int | None] = [None, *range(match.seats)]
        for audience in luck.sample(audiences, len(audiences)):
            assert msgspec.json.encode(match.view(audience)) == seen_alone(match, audience)


def seen_alone(match: Match, audience: int | None) -> bytes:
    """The view of a record that nobody else looks at."""
    rows = match.game.layout.allocate(1)
    rows[0, : match.game.layout.mark] = memoryview(match.record())
    return msgspec.json.encode(match.game.view(match.game.layout.stand_ins(rows)[0], audience))
