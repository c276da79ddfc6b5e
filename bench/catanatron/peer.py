"""Catanatron, from PyPI: all of its public names that the bridge uses, and nothing of its code."""

from __future__ import annotations

import sys
from importlib import import_module, metadata
from typing import Any

VERSION = "3.2.1"

MISSING = f"""Catanatron {VERSION} is not installed here: nothing to play against.
It is for this bench only, so put it where you can throw it away, beside Samobranka:

    python -m venv catanatron-bench
    catanatron-bench/bin/pip install -e . catanatron=={VERSION}
    catanatron-bench/bin/python bench/catanatron/play.py --help"""


def _found() -> Any:
    """The package; a clear word and the end of the program when it is missing or another version."""
    try:
        installed = metadata.version("catanatron")
    except metadata.PackageNotFoundError:
        sys.exit(MISSING)
    if installed != VERSION:
        sys.exit(f"Catanatron {installed} is here; the bridge was checked with {VERSION} only.")
    return import_module("catanatron")


catanatron: Any = _found()
_enums: Any = import_module("catanatron.models.enums")
_map: Any = import_module("catanatron.models.map")

Game = catanatron.Game
Player = catanatron.Player
Color = catanatron.Color
ActionType = catanatron.ActionType
ActionPrompt = _enums.ActionPrompt
NodeRef = _map.NodeRef
EdgeRef = _map.EdgeRef
Port = _map.Port
SETTLEMENT, CITY, ROAD = _enums.SETTLEMENT, _enums.CITY, _enums.ROAD
TURNS_LIMIT: int = import_module("catanatron.game").TURNS_LIMIT

RESOURCES: dict[str, str] = {
    "brick": "BRICK",
    "lumber": "WOOD",
    "wool": "SHEEP",
    "grain": "WHEAT",
    "ore": "ORE",
}
"""Our resources, in our order, by Catanatron's names."""

BANK_ORDER: list[str] = list(catanatron.RESOURCES)
"""The order in which Catanatron counts its bank."""
