"""One seat against bots, as an environment of Gymnasium.

    import gymnasium
    import samobranka.faces

    env = gymnasium.make("samobranka/Elfenland-v1", opponents="greedy")
    seen, info = env.reset(seed=1)
    seen, reward, ended, stopped, info = env.step(action)

The observation is {"observation", "action_mask"}; `action_masks()` gives the mask alone, by the name
that maskable learners ask for. An action that is not legal ends the match as a loss, and
`info["illegal"]` says why.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from samobranka.bots import Bot, make_bot
from samobranka.core.faults import IllegalAction
from samobranka.core.match import Match
from samobranka.faces import missing
from samobranka.faces.drawing import rendered
from samobranka.faces.play import SEED_BITS, Play

try:
    import gymnasium

    from samobranka.faces.spaces import RENDER_MODES, action_space, seen_space
except ModuleNotFoundError:
    raise missing("Gymnasium") from None

LOST = -1.0
"""What an illegal action costs."""


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """One match of a game, seen from one seat."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "greedy",
        options: Mapping[str, str] | None = None,
        reward: str = "rank",
        render_mode: str | None = None,
        engine: str = "interpreted",
    ) -> None:
        self._play = Play(game, seats, options, engine, reward)
        self.seat, self.render_mode = seat, render_mode
        others = self._play.seats - 1
        self._names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self._names) != others:
            raise ValueError(f"{others} opponents are wanted, not {len(self._names)}")
        self._bots: dict[int, Bot] = {}
        loaded = self._play.game
        self.observation_space = seen_space(loaded)
        self.action_space = action_space(loaded)

    @property
    def match(self) -> Match:
        """The match itself: its log, its file, its words."""
        return self._play.match

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new match; its chance and that of the bots come from the seed."""
        super().reset(seed=seed)
        drawn = self.np_random.integers(0, 1 << SEED_BITS, 1 + self._play.seats)
        self._play.deal(int(drawn[0]))
        others = [seat for seat in range(self._play.seats) if seat != self.seat]
        self._bots = {
            seat: make_bot(name, self._play.game, self._play.engine, int(drawn[1 + seat]))
            for seat, name in zip(others, self._names, strict=True)
        }
        self._play_on()
        return self._seen(), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The seat acts, then the others until it is asked again."""
        try:
            self.match.act(self.seat, int(action))
        except IllegalAction as fault:
            return self._seen(), LOST, True, False, {"illegal": str(fault.facts["refusal"])}
        self._play_on()
        over, stopped = self.match.is_over, self._play.was_stopped
        reward = self._play.rewards()[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, over and not stopped, stopped, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        return self._play.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table as text, as an image of that text, or printed."""
        return rendered(self.match, self.render_mode)

    def _play_on(self) -> None:
        """The others act until the seat is asked, or the match is over."""
        while not self.match.is_over and not self.match.legal(self.seat):
            other = self._play.seat
            self.match.act(other, self._bots[other].choose(self.match, other))

    def _seen(self) -> dict[str, Any]:
        return self._play.seen(self.seat, asked=not self.match.is_over)
