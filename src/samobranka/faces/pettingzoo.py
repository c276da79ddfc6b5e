"""Every seat an agent of PettingZoo, asked one after the other (AEC).

    from samobranka.faces import pettingzoo

    env = pettingzoo.env("catan", seats=4, options={"helpers": "no"})
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, reward, ended, stopped, info = env.last()
        env.step(None if ended or stopped else choose(seen["observation"], seen["action_mask"]))

Seats that choose at once are asked one after the other; none of them sees what another has chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from samobranka.core.match import Match
from samobranka.faces import VERSION, missing
from samobranka.faces.drawing import rendered
from samobranka.faces.play import Play

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from samobranka.faces.spaces import RENDER_MODES, action_space, seen_space
except ModuleNotFoundError:
    raise missing("PettingZoo") from None


def env(game: str, **settings: Any) -> Any:
    """The environment with PettingZoo's usual guards: an illegal action ends the match, as a loss."""
    bare = raw_env(game, **settings)
    guarded = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class raw_env(AECEnv):  # type: ignore[misc]
    """The environment itself; an illegal action raises its fault."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "rank",
        render_mode: str | None = None,
        engine: str = "interpreted",
    ) -> None:
        super().__init__()
        self._play = Play(game, seats, options, engine, reward)
        self.metadata = {
            "name": f"samobranka_{game}_{VERSION}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._play.seats)]
        loaded = self._play.game
        self.observation_spaces = {agent: seen_space(loaded) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(loaded) for agent in self.possible_agents}

    @property
    def match(self) -> Match:
        """The match itself: its log, its file, its words."""
        return self._play.match

    def observation_space(self, agent: str) -> Any:
        """What an agent is shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of all actions of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; all its chance comes from the seed."""
        self._play.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._play.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees; its mask is empty while another is asked."""
        is_asked = agent == self.agent_selection and not self.match.is_over
        return self._play.seen(self.possible_agents.index(agent), is_asked)

    def step(self, action: int | None) -> None:
        """The agent that is asked acts."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.act(self._play.seat, int(action))
        if self.match.is_over:
            self.rewards = dict(zip(self.agents, self._play.rewards(), strict=True))
            how = self.truncations if self._play.was_stopped else self.terminations
            how.update(dict.fromkeys(self.agents, True))
        else:
            self.agent_selection = self.possible_agents[self._play.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as text, as an image of that text, or printed."""
        return rendered(self.match, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
