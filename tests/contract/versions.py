"""Which versions of a game's rules were ever played, and where what was frozen of each is kept."""

from __future__ import annotations

from pathlib import Path

from samobranka.core import editions
from samobranka.core.game import Game
from samobranka.core.registry import game, game_ids, meta_of

GAMES = Path(__file__).parent.parent / "games"

Version = tuple[str, int]


def all_versions() -> list[Version]:
    """Every game with each version that its rules ever had."""
    return [(name, v) for name in game_ids() for v in range(1, meta_of(name).rules_version + 1)]


def shipped_versions() -> list[Version]:
    """Those whose rules are still here."""
    return [(name, v) for name, v in all_versions() if v in editions.folders_of(name)]


def of_version(name: str, version: int) -> Game:
    """A game by the rules of a version, with the components we ship for them."""
    today = game(name)
    is_today = today.meta.rules_version == version
    return today if is_today else editions.on(editions.shelf_with(name, None, version))


def frozen_in(name: str, version: int) -> Path:
    """The folder with what was frozen."""
    folder = GAMES / name
    is_today = meta_of(name).rules_version == version
    return folder if is_today else folder / "before" / f"v{version}"
