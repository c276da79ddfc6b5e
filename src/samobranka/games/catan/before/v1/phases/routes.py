"""Chapter 9: the longest road."""

from __future__ import annotations

from samobranka.core.sets import bit, has
from samobranka.games.catan.parts import ENDS, NEXT_CORNER, NOTHING, PATH_AT, PATHS, PER_SEAT, ROAD
from samobranka.games.catan.phases.awards import LONGEST_ROAD, holder_of
from samobranka.games.catan.state import State, built, has_road, is_foreign

WAYS = 3
"""Paths that meet at an intersection, at most."""


UNSEEN = 0
ON_TRAIL = 1
SEEN = 2


def measure_road(s: State, seat: int) -> int:
    """9.1: the length of the longest trail over a seat's roads that uses no road twice.

    The longest trail begins where an odd number of roads meet or an opponent's building stands; only
    a ring without such a place is begun anywhere.
    """
    longest = 0
    roads = built(s, seat, ROAD, PER_SEAT[ROAD])
    for path in range(PATHS[s.board]):
        s.walked[path] = UNSEEN
    for path in range(PATHS[s.board]):
        if has_road(s, seat, path):
            for end in range(2):
                if begins_at(s, seat, ENDS[s.board, path, 1 - end]):
                    trail = longest_trail(s, seat, path, ENDS[s.board, path, end])
                    longest = max(longest, trail)
            if longest == roads:
                return longest
    for path in range(PATHS[s.board]):
        if has_road(s, seat, path) and s.walked[path] == UNSEEN:
            longest = max(longest, longest_trail(s, seat, path, ENDS[s.board, path, 0]))
    return longest


def begins_at(s: State, seat: int, corner: int) -> bool:
    """Whether a longest trail may have to begin here."""
    return roads_at(s, seat, corner) != 2 or is_foreign(s, seat, corner)


def longest_trail(s: State, seat: int, first: int, corner: int) -> int:
    """The longest trail that begins with a road and goes on from one of its ends.

    Depth first with a stack of its own: `trail_corner` is where the trail stands after each road,
    `trail_next` which of the ways from there is tried next.
    """
    longest = 1
    length = 1
    s.walked[first] = ON_TRAIL
    s.trail_path[0] = first
    s.trail_corner[0] = corner
    s.trail_next[0] = WAYS if is_foreign(s, seat, corner) else 0  # 9.3
    while length > 0:
        top = length - 1
        way = s.trail_next[top]
        if way == WAYS:
            s.walked[s.trail_path[top]] = SEEN
            length -= 1
            continue
        s.trail_next[top] = way + 1
        here = s.trail_corner[top]
        path = PATH_AT[s.board, here, way]
        if path == NOTHING or s.walked[path] == ON_TRAIL or not has_road(s, seat, path):
            continue
        there = NEXT_CORNER[s.board, here, way]
        s.walked[path] = ON_TRAIL
        s.trail_path[length] = path
        s.trail_corner[length] = there
        s.trail_next[length] = WAYS if is_foreign(s, seat, there) else 0
        length += 1
        longest = max(longest, length)
    return longest


def recount_roads(s: State) -> None:
    """9.6: the roads in `s.to_recount`, then the card."""
    if s.to_recount == 0:
        return
    for seat in range(s.seats):
        if has(s.to_recount, seat):
            s.road_length[seat] = measure_road(s, seat)
    s.to_recount = 0
    award_road(s)


def note_road(s: State, seat: int) -> None:
    """9.6: a road of this seat is new or moved."""
    s.to_recount |= bit(seat)


def note_settlement(s: State, builder: int, corner: int) -> None:
    """9.3, 9.6: a new settlement may cut the roads of opponents."""
    for seat in range(s.seats):
        if seat != builder and roads_at(s, seat, corner) > 1:
            s.to_recount |= bit(seat)


def roads_at(s: State, seat: int, corner: int) -> int:
    """How many roads of a seat meet at an intersection."""
    count = 0
    for way in range(WAYS):
        path = PATH_AT[s.board, corner, way]
        if path != NOTHING and has_road(s, seat, path):
            count += 1
    return count


def award_road(s: State) -> None:
    """9.4 to 9.10: who has the card now."""
    s.road_holder = holder_of(s, LONGEST_ROAD, s.road_holder)
