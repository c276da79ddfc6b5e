"""What Gymnasium and PettingZoo want to know of what a seat is shown."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from samobranka.core.game import Game

RENDER_MODES = ["human", "ansi", "rgb_array"]


def seen_space(game: Game) -> Any:
    """Numbers from -1 to 1, and which actions are legal."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-1, 1, (game.observation,), np.float32),
            "action_mask": spaces.Box(0, 1, (game.actions.size,), np.int8),
        }
    )


def action_space(game: Game) -> Any:
    """The numbers of all actions of the game."""
    return spaces.Discrete(game.actions.size)
