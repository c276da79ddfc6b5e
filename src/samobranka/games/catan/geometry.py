"""1.3: intersections and paths are worked out from the hexes of a layout, whatever it is.

Everything has whole coordinates: x in halves of a hex's width, y in quarters of its height, so that
the centre of hex (q, r) is (2q + r, 3r) and its corners lie around it. Intersections and paths are
numbered from the north-west, row by row.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

Point = tuple[int, int]

CORNERS = ("N", "NE", "SE", "S", "SW", "NW")
"""Clockwise, as data files name them."""
CORNER_AT: dict[str, Point] = {
    "N": (0, -2),
    "NE": (1, -1),
    "SE": (1, 1),
    "S": (0, 2),
    "SW": (-1, 1),
    "NW": (-1, -1),
}
EDGE_ENDS: dict[str, tuple[str, str]] = {
    "E": ("NE", "SE"),
    "NE": ("N", "NE"),
    "NW": ("NW", "N"),
    "W": ("SW", "NW"),
    "SW": ("S", "SW"),
    "SE": ("SE", "S"),
}
DIRECTIONS: dict[str, Point] = {
    "E": (1, 0),
    "NE": (1, -1),
    "NW": (0, -1),
    "W": (-1, 0),
    "SW": (-1, 1),
    "SE": (0, 1),
}


def corner_of(q: int, r: int, corner: str) -> Point:
    """Where a corner of a hex lies."""
    x, y = CORNER_AT[corner]
    return 2 * q + r + x, 3 * r + y


def edge_of(q: int, r: int, edge: str) -> tuple[Point, Point]:
    """The two ends of a side of a hex."""
    first, second = EDGE_ENDS[edge]
    return corner_of(q, r, first), corner_of(q, r, second)


@dataclass(frozen=True)
class Topology:
    """What touches what on a set of hexes."""

    hexes: tuple[Point, ...]
    """(q, r), in the order given."""
    corners: tuple[Point, ...]
    """(x, y) of every intersection."""
    paths: tuple[tuple[int, int], ...]
    """The two intersections of every path."""

    def corners_of_hex(self, hex: int) -> list[int]:
        """The six intersections around a hex."""
        q, r = self.hexes[hex]
        return [self.corners.index(corner_of(q, r, corner)) for corner in CORNERS]

    def hexes_of_corner(self, corner: int) -> list[int]:
        """The one to three hexes around an intersection."""
        return [hex for hex in range(len(self.hexes)) if corner in self.corners_of_hex(hex)]

    def paths_of_corner(self, corner: int) -> list[int]:
        """The two or three paths that meet at an intersection."""
        return [path for path, ends in enumerate(self.paths) if corner in ends]

    def neighbours_of_hex(self, hex: int) -> list[int]:
        """The hexes that share a side with a hex."""
        q, r = self.hexes[hex]
        around = [(q + dq, r + dr) for dq, dr in DIRECTIONS.values()]
        return [self.hexes.index(place) for place in around if place in self.hexes]

    def path_at(self, q: int, r: int, edge: str) -> int:
        """The path along a side of a hex."""
        ends = sorted(self.corners.index(end) for end in edge_of(q, r, edge))
        return self.paths.index((ends[0], ends[1]))

    def corner_at(self, q: int, r: int, corner: str) -> int:
        """The intersection at a corner of a hex."""
        return self.corners.index(corner_of(q, r, corner))

    def is_coast(self, path: int) -> bool:
        """Whether one side of a path faces the sea around the hexes."""
        both = [set(self.hexes_of_corner(end)) for end in self.paths[path]]
        return len(both[0] & both[1]) == 1


def ring_around(hexes: Sequence[Point]) -> list[Point]:
    """The places next to these hexes that are none of them, row by row: the frame of a map."""
    inner = set(hexes)
    around = {(q + dq, r + dr) for q, r in hexes for dq, dr in DIRECTIONS.values()}
    return sorted(around - inner, key=lambda place: (place[1], place[0]))


def topology_of(hexes: Sequence[Point]) -> Topology:
    """The intersections and paths of these hexes."""
    corners = {corner_of(q, r, corner) for q, r in hexes for corner in CORNERS}
    ordered = tuple(sorted(corners, key=lambda point: (point[1], point[0])))
    places = {point: place for place, point in enumerate(ordered)}
    paths = {
        tuple(sorted(places[end] for end in edge_of(q, r, edge)))
        for q, r in hexes
        for edge in EDGE_ENDS
    }
    return Topology(tuple(hexes), ordered, tuple((a, b) for a, b in sorted(paths)))
