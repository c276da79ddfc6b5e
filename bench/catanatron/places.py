"""Where the places of Catanatron's board lie on ours.

Both boards are hexes in three axes (x + y + z = 0). An intersection is known by the three hexes
around it, sea included, whatever a board calls it. The board has twelve symmetries: six orders of the
axes, each with or without all signs turned. The one is taken that lays Catanatron's harbours onto the
places of ours; which is no different game, for everything else is laid with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from peer import RESOURCES, EdgeRef, NodeRef, Port

from samobranka.games.catan.geometry import CORNERS, DIRECTIONS
from samobranka.games.catan.parts import (
    BASE_BOARD,
    DESERT,
    GENERIC,
    HARBOUR_IDS,
    HARBOUR_PATH,
    HARBOURS,
    RESOURCE_IDS,
    TOPOLOGY,
    YIELDS,
)

Cube = tuple[int, int, int]
Node = frozenset[Cube]
"""An intersection: the three hexes around it."""
Symmetry = Callable[[Cube], Cube]

SIDES = {
    "N": ("NW", "NE"),
    "NE": ("NE", "E"),
    "SE": ("E", "SE"),
    "S": ("SE", "SW"),
    "SW": ("SW", "W"),
    "NW": ("W", "NW"),
}
"""The two neighbours of a hex that share its corner with it."""

NAMES = {
    "N": "NORTH",
    "NE": "NORTHEAST",
    "SE": "SOUTHEAST",
    "S": "SOUTH",
    "SW": "SOUTHWEST",
    "NW": "NORTHWEST",
}
"""Catanatron's names of a hex's corners."""


@dataclass(frozen=True)
class Places:
    """Catanatron's names of places, each with our number of it, and what lies there."""

    hex_of: dict[Cube, int]
    corner_of: dict[int, int]
    path_of: dict[tuple[int, int], int]
    """By both orders of the two ends."""
    terrain: list[int]
    token: list[int]
    harbour: list[int]


def places_of(board: Any) -> Places:
    """The places of a Catanatron map."""
    for same in symmetries():
        corner_of = corners(board, same)
        path_of = paths(corner_of)
        harbour = harbours(board, path_of)
        if harbour is not None:
            hex_of = hexes(board, same)
            terrain, token = lands(board, hex_of)
            return Places(hex_of, corner_of, path_of, terrain, token, harbour)
    raise ValueError("Catanatron's harbours do not lie where ours do, however the board is turned")


def symmetries() -> Iterator[Symmetry]:
    """All ways to turn the board, to itself first."""
    for sign in (1, -1):
        for a, b, c in permutations(range(3)):
            yield lambda at, a=a, b=b, c=c, sign=sign: (  # type: ignore[misc]
                sign * at[a],
                sign * at[b],
                sign * at[c],
            )


def cube(q: int, r: int) -> Cube:
    """Our coordinates of a hex in three axes."""
    return q, -q - r, r


def around(at: Cube, corner: str) -> Node:
    """The intersection at a corner of a hex."""
    steps = [cube(*DIRECTIONS[side]) for side in SIDES[corner]]
    return frozenset({at, *((at[0] + x, at[1] + y, at[2] + z) for x, y, z in steps)})


def our_corners() -> dict[Node, int]:
    """Our intersections."""
    topology = TOPOLOGY[BASE_BOARD]
    return {
        around(cube(q, r), corner): topology.corner_at(q, r, corner)
        for q, r in topology.hexes
        for corner in CORNERS
    }


def corners(board: Any, same: Symmetry) -> dict[int, int]:
    """Our intersection of each of Catanatron's."""
    ours = our_corners()
    return {
        tile.nodes[NodeRef[NAMES[corner]]]: ours[frozenset(map(same, around(at, corner)))]
        for at, tile in board.land_tiles.items()
        for corner in CORNERS
    }


def paths(corner_of: dict[int, int]) -> dict[tuple[int, int], int]:
    """Our path between each two of Catanatron's intersections that have one."""
    node_of = {corner: node for node, corner in corner_of.items()}
    found = {}
    for path, (one, other) in enumerate(TOPOLOGY[BASE_BOARD].paths):
        found[node_of[one], node_of[other]] = path
        found[node_of[other], node_of[one]] = path
    return found


def hexes(board: Any, same: Symmetry) -> dict[Cube, int]:
    """Our hex of each of Catanatron's."""
    ours = {cube(q, r): place for place, (q, r) in enumerate(TOPOLOGY[BASE_BOARD].hexes)}
    return {at: ours[same(at)] for at in board.land_tiles}


def harbours(board: Any, path_of: dict[tuple[int, int], int]) -> list[int] | None:
    """The type at each of our harbours; None where Catanatron's do not lie on ours."""
    ports = [tile for tile in board.tiles.values() if isinstance(tile, Port)]
    type_at = {
        path_of[port.edges[EdgeRef[port.direction.name]]]: harbour_type(port.resource)
        for port in ports
    }
    ours = [HARBOUR_PATH[BASE_BOARD, place] for place in range(HARBOURS[BASE_BOARD])]
    return [type_at[path] for path in ours] if set(ours) == set(type_at) else None


def harbour_type(resource: str | None) -> int:
    """7.2, 7.3: what a harbour is good for."""
    if resource is None:
        return GENERIC
    return HARBOUR_IDS.index(our_resource_id(resource))


def lands(board: Any, hex_of: dict[Cube, int]) -> tuple[list[int], list[int]]:
    """The terrain and the token of each of our hexes."""
    terrain, token = [DESERT] * len(hex_of), [0] * len(hex_of)
    terrains = [YIELDS[each] for each in range(DESERT)]
    for at, tile in board.land_tiles.items():
        if tile.resource is not None:
            terrain[hex_of[at]] = terrains.index(our_resource(tile.resource))
            token[hex_of[at]] = tile.number
    return terrain, token


def our_resource_id(resource: str) -> str:
    """Our name of one of Catanatron's resources."""
    return next(ours for ours, theirs in RESOURCES.items() if theirs == resource)


def our_resource(resource: str) -> int:
    """Our number of one of Catanatron's resources."""
    return RESOURCE_IDS.index(our_resource_id(resource))
