"""Thousands of matches at once: whole playouts on any engine, and what came of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samobranka.core import kernels
from samobranka.core.chance import HEADER
from samobranka.core.engine import Engine
from samobranka.core.game import REASON_PLACE


class Batch:
    """Many matches of one game on one engine, played from preparation to end by one policy.

    With a rival, one seat of each match plays by the policy (they take turns at it: `champions`) and
    the others by the rival. Match i of a seed is the same match on every engine.
    """

    def __init__(
        self,
        engine: Engine,
        seats: int,
        matches: int,
        options: Mapping[str, str] | None = None,
        policy: Any = kernels.uniform,
        rival: Any = None,
    ) -> None:
        game = engine.game
        self.engine, self.seats, self.matches = engine, seats, matches
        spare = matches if rival else 0  # records to try things out
        self._rows = engine.records(game.layout.allocate(matches + spare))
        self._plies = engine.row(matches, "i")
        self._outcomes = engine.grid(matches, game.outcome_size)
        self._arguments = (
            engine.states(self._rows),
            engine.bytes_of(self._rows),
            engine.lend(np.array(game.options_row(seats, dict(options or {})), np.int64).data),
            engine.grid(matches, HEADER),
            engine.grid(matches, game.list_size, "i"),
            self._plies,
            self._outcomes,
        )
        self._more: tuple[int, ...] = ()
        if rival is None:
            self._kernel = engine.kernel(kernels.playout, policy=policy)
        else:
            self._kernel = engine.kernel(kernels.contest, policy=policy, rival=rival)
            self._more = (matches,)

    def play(self, seed: int, max_plies: int | None = None) -> None:
        """Plays every match to its end."""
        limit = max_plies or self.engine.game.max_plies
        self._kernel(self.matches, *self._arguments, seed, limit, *self._more)

    @property
    def plies(self) -> NDArray[np.int32]:
        """The number of plies of each match."""
        plies: NDArray[np.int32] = self.engine.host(self._plies)
        return plies

    @property
    def reasons(self) -> NDArray[np.int64]:
        """Why each match ended: a place in the game's reasons."""
        return self._column(slice(REASON_PLACE, 1))[:, 0]

    @property
    def scores(self) -> NDArray[np.int64]:
        """Each seat's score in each match."""
        return self._column(slice(1, 1 + 2 * self.seats, 2))

    @property
    def ranks(self) -> NDArray[np.int64]:
        """Each seat's rank in each match: 1 for the winners."""
        return self._column(slice(2, 2 + 2 * self.seats, 2))

    @property
    def champions(self) -> NDArray[np.int64]:
        """The seat that played by the policy in each match, where there is a rival."""
        return np.arange(self.matches) % self.seats

    @property
    def wins(self) -> float:
        """The share of matches that the policy won against its rival, shared victories included."""
        return float((self.ranks[np.arange(self.matches), self.champions] == 1).mean())

    @property
    def records(self) -> Any:
        """The final records, as bytes on the host."""
        return self.engine.host(self._rows)[: self.matches]

    def digests(self, count: int | None = None) -> list[str]:
        """The digests of the final records, or of the first `count` of them."""
        return [self.engine.game.layout.digest(row) for row in self.records[:count]]

    def _column(self, places: slice) -> NDArray[np.int64]:
        outcomes: NDArray[np.int64] = self.engine.host(self._outcomes)
        return outcomes[:, places]
