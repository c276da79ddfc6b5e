"""One match as the faces show it: observations and masks as arrays, chance from a seed, rewards."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samobranka.core.chance import Stream
from samobranka.core.engine import Engine, make_engine
from samobranka.core.game import Game
from samobranka.core.kernels import first_mover
from samobranka.core.match import Match, streamed
from samobranka.core.registry import game as find_game
from samobranka.core.rewards import REWARDS

SEED_BITS = 63


def new_seed() -> int:
    """A seed nobody has chosen."""
    return secrets.randbits(SEED_BITS)


class Play:
    """A match that can be dealt again and again."""

    def __init__(
        self,
        game: Game | str,
        seats: int | None,
        options: Mapping[str, str] | None,
        engine: str,
        reward: str,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.seats = seats or self.game.meta.seats[-1]
        self.options = dict(options or {})
        self.engine: Engine = make_engine(engine, self.game)
        self._reward = REWARDS[reward]
        self.game.options_row(self.seats, self.options)  # refuses what no match can have
        self.match: Match

    def deal(self, seed: int | None) -> None:
        """A new match. The same seed and actions make the same match."""
        stream = Stream(new_seed() if seed is None else seed, 0)
        self.match = streamed(self.game, self.seats, self.options, stream, self.engine)

    @property
    def seat(self) -> int:
        """Who is asked now: of those who choose at once, one after the other."""
        return first_mover(self.match.movers)

    @property
    def was_stopped(self) -> bool:
        """Whether it ended by a technical stop, not by its rules."""
        return self.match.is_over and self.match.ply >= self.game.max_plies

    def observation(self, seat: int) -> NDArray[np.float32]:
        """What a seat sees, from -1 to 1."""
        seen: NDArray[np.float32] = self.match.observation(seat) * self.game.scales
        return np.clip(seen, -1, 1, out=seen)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every action that is legal for the seat."""
        mask = np.zeros(self.game.actions.size, np.int8)
        mask[self.match.legal(seat)] = 1
        return mask

    def seen(self, seat: int, asked: bool) -> dict[str, Any]:
        """What a seat is shown; the mask is empty while another is asked."""
        mask = self.mask(seat) if asked else np.zeros(self.game.actions.size, np.int8)
        return {"observation": self.observation(seat), "action_mask": mask}

    def rewards(self) -> list[float]:
        """What each seat is given at the end."""
        out = self.engine.row(self.game.outcome_size)
        ended = self.match.outcome()
        for seat in range(self.seats):
            out[1 + 2 * seat], out[2 + 2 * seat] = ended.scores[seat], ended.ranks[seat]
        return [float(self._reward(out, self.seats, seat)) for seat in range(self.seats)]
