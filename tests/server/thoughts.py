"""Things to think about."""

from __future__ import annotations

from samobranka.core.kernels import first_mover
from samobranka.core.match import Match
from samobranka.server.bots import Thought


def thought_of(match: Match, bot: str, seed: int = 1) -> Thought:
    """What is asked of the first seat that may act."""
    seat = first_mover(match.movers)
    return Thought(
        game=match.game.id,
        seats=match.seats,
        options=match.options,
        record=match.imagined(seat, seed),
        seat=seat,
        bot=bot,
        seed=seed,
    )
