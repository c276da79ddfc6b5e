"""Finds the games: every folder under `games/` that has a `meta.py`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from samobranka.core.meta import Meta

if TYPE_CHECKING:
    from samobranka.core.contents import Contents
    from samobranka.core.game import Game


def game_ids() -> list[str]:
    """The ids of all games, in alphabetical order."""
    import samobranka.games

    folders = [Path(folder) for folder in samobranka.games.__path__]
    return sorted(meta.parent.name for folder in folders for meta in folder.glob("*/meta.py"))


def meta_of(game: str) -> Meta:
    """A game's facts, without loading its rules; UnknownGame when there is none of that name."""
    known = game_ids()
    if game not in known:
        from samobranka.core.faults import UnknownGame

        raise UnknownGame(name=game, games=", ".join(known))
    meta: Meta = import_module(f"samobranka.games.{game}.meta").META
    return meta


@cache
def game(name: str) -> Game:
    """A game by its id, loaded once; UnknownGame when there is none of that name.

    It has today's rules and the component files in force. A longer name is that of another edition
    (editions.py).
    """
    from samobranka.core import data, editions
    from samobranka.core.game import load

    if editions.EDITION in name:
        return editions.named(name)
    meta_of(name)
    return load(data.usual_shelf(name))


def contents_of(name: str) -> Contents:
    """A game's table of contents."""
    game(name)
    contents: Contents = import_module(f"samobranka.games.{name}.rules").CONTENTS
    return contents
