"""Places in words: by the hexes that meet there, as people at a table point at them.

The facts of a sentence are the terrains of up to three hexes, `first` to `third`, and their number
tokens; empty where there is none, and in the terminal, whose map goes by numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from samobranka.core.words import message_id
from samobranka.games.catan.parts import BOARD_IDS, ENDS, HEX_AT, NOTHING

ORDINALS = ("first", "second", "third")


def of_corner(view: Any, corner: int) -> dict[str, Any]:
    """An intersection."""
    return _facts(view, _on_land(view, _hexes_seen_at(view, corner)) if view else ())


def of_path(view: Any, path: int) -> dict[str, Any]:
    """A path: the hexes on both its sides."""
    if not view:
        return _facts(view, ())
    one, other = (_hexes_seen_at(view, corner) for corner in view.board.paths[path])
    return _facts(view, _on_land(view, [hex for hex in one if hex in other]))


def of_hex(view: Any, hex: int) -> dict[str, Any]:
    """A hex."""
    return _facts(view, [hex] if view else ())


def hexes_at(board: int, corner: int) -> list[int]:
    """The one to three hexes that meet at an intersection."""
    around = (int(HEX_AT[board, corner, way]) for way in range(len(ORDINALS)))
    return [hex for hex in around if hex != NOTHING]


def hexes_beside(board: int, path: int) -> list[int]:
    """The one or two hexes on both sides of a path."""
    one, other = (hexes_at(board, int(ENDS[board, path, end])) for end in range(2))
    return [hex for hex in one if hex in other]


def _hexes_seen_at(view: Any, corner: int) -> list[int]:
    return hexes_at(BOARD_IDS.index(view.board.id), corner)


def _on_land(view: Any, hexes: list[int]) -> list[int]:
    """A coast goes by its land, with sea around it or the frame; the open sea is said once."""
    land = [hex for hex in hexes if view.board.hexes[hex].terrain != "sea"]
    return land or hexes[:1]


def _facts(view: Any, hexes: Iterable[int]) -> dict[str, Any]:
    facts: dict[str, Any] = {}
    for ordinal in ORDINALS:
        facts |= {ordinal: "", f"{ordinal}_token": ""}
    for ordinal, hex in zip(ORDINALS, hexes, strict=False):
        its = view.board.hexes[hex]
        facts |= {ordinal: message_id("terrain", its.terrain), f"{ordinal}_token": its.token or ""}
    return facts
