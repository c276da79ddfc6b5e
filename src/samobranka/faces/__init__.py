"""Faces: the games as the libraries of reinforcement learning know games.

    samobranka.faces.pettingzoo   every seat an agent (PettingZoo, AEC)
    samobranka.faces.gymnasium    one seat against bots (Gymnasium)
    samobranka.faces.openspiel    games of OpenSpiel

`import samobranka.faces` registers the environments of Gymnasium where it is installed; Gymnasium does
so itself for `make("samobranka.faces:samobranka/Catan-v1")`. The fast door is samobranka.Vector.
"""

from __future__ import annotations

from importlib.util import find_spec

from samobranka.core import registry

VERSION = "v1"


def missing(library: str) -> ImportError:
    """Says what to install."""
    return ImportError(f"{library} is not installed: pip install 'samobranka[faces]'")


def camel(game: str) -> str:
    """A game's id as Gymnasium spells names: master_elf is MasterElf."""
    return "".join(part.capitalize() for part in game.split("_"))


def register_envs() -> None:
    """Tells Gymnasium of every game: samobranka/MasterElf-v1 and so on."""
    from gymnasium.envs.registration import register
    from gymnasium.envs.registration import registry as known

    for game in registry.game_ids():
        name = f"samobranka/{camel(game)}-{VERSION}"
        if name not in known:
            entry_point = "samobranka.faces.gymnasium:SeatEnv"
            register(id=name, entry_point=entry_point, kwargs={"game": game})


if find_spec("gymnasium"):
    register_envs()
