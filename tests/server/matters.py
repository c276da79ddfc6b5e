"""Things to think about."""

from __future__ import annotations

from samobranka.core.kernels import first_mover
from samobranka.core.match import Match
from samobranka.server.bots import Matter


def matter_of(match: Match, bot: str, seed: int = 1) -> Matter:
    """What is asked of the first seat that may act."""
    seat = first_mover(match.movers)
    return Matter(
        game=match.game.id,
        seats=match.seats,
        options=match.options,
        record=match.imagined(seat, seed),
        seat=seat,
        bot=bot,
        seed=seed,
    )
