"""Chapter 9: the longest road; 25.8: with ships the longest trade route."""

from __future__ import annotations

from samobranka.core.sets import bit, has
from samobranka.games.catan.maps import CLOTH_FOR_CATAN
from samobranka.games.catan.parts import NOTHING, PATHS, PER_SEAT, ROAD
from samobranka.games.catan.phases.awards import LONGEST_ROAD, holder_of
from samobranka.games.catan.phases.the_map import end_of, next_corner, path_at
from samobranka.games.catan.state import (
    State,
    built,
    has_building,
    has_road,
    has_ship,
    is_foreign,
    road_of,
    ship_of,
    ships_of,
)

WAYS = 3
"""Paths that meet at an intersection, at most."""


UNSEEN = 0
ON_TRAIL = 1
SEEN = 2


def measure_road(s: State, seat: int) -> int:
    """9.1: the length of the longest trail over a seat's roads that uses no road twice.

    25.8: ships are roads of another kind; where no own building stands a trail does not change from
    one kind to the other, as if the two kinds met at places of their own.

    The longest trail begins where an odd number of roads meet or an opponent's building stands; only
    a ring without such a place is begun anywhere.
    """
    longest = 0
    pieces = built(s, seat, ROAD, PER_SEAT[ROAD]) + ships_of(s, seat)
    for path in range(PATHS[s.board]):
        s.walked[path] = UNSEEN
    for path in range(PATHS[s.board]):
        if has_way(s, seat, path):
            for end in range(2):
                if begins_at(s, seat, end_of(s, path, 1 - end), path):
                    trail = longest_trail(s, seat, path, end_of(s, path, end))
                    longest = max(longest, trail)
            if longest == pieces:
                return longest
    for path in range(PATHS[s.board]):
        if has_way(s, seat, path) and s.walked[path] == UNSEEN:
            longest = max(longest, longest_trail(s, seat, path, end_of(s, path, 0)))
    return longest


def has_way(s: State, seat: int, path: int) -> bool:
    """Whether a seat's road or ship lies there."""
    return s.way[path] == road_of(seat) or s.way[path] == ship_of(seat)


def goes_on(s: State, seat: int, path: int, corner: int, onto: int) -> bool:
    """25.8: whether a trail may pass from one own piece to another at an intersection."""
    if not has_way(s, seat, onto):
        return False
    return s.way[onto] == s.way[path] or has_building(s, seat, corner)


def begins_at(s: State, seat: int, corner: int, path: int) -> bool:
    """Whether a longest trail may have to begin here with this piece."""
    if is_foreign(s, seat, corner):
        return True
    count = 0
    for way in range(WAYS):
        other = path_at(s, corner, way)
        if other != NOTHING and goes_on(s, seat, path, corner, other):
            count += 1
    return count != 2


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
        path = path_at(s, here, way)
        if path == NOTHING or s.walked[path] == ON_TRAIL:
            continue
        if not goes_on(s, seat, s.trail_path[top], here, path):
            continue
        there = next_corner(s, here, way)
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


def note_road(s: State, seat: int, path: int) -> None:
    """9.6, 26.5: a road or ship of this seat is new there or moved there; 30.2: it may discover."""
    s.scouted = path
    s.to_recount |= bit(seat)


def note_settlement(s: State, builder: int, corner: int) -> None:
    """9.3, 9.6: a new settlement may cut the roads of opponents; 25.8: or join road and ship."""
    for seat in range(s.seats):
        ships = ships_at(s, seat, corner)
        if seat != builder and roads_at(s, seat, corner) + ships > 1:
            s.to_recount |= bit(seat)
        if seat == builder and ships > 0:
            s.to_recount |= bit(seat)


def roads_at(s: State, seat: int, corner: int) -> int:
    """How many roads of a seat meet at an intersection."""
    count = 0
    for way in range(WAYS):
        path = path_at(s, corner, way)
        if path != NOTHING and has_road(s, seat, path):
            count += 1
    return count


def ships_at(s: State, seat: int, corner: int) -> int:
    """How many ships of a seat meet at an intersection."""
    count = 0
    for way in range(WAYS):
        path = path_at(s, corner, way)
        if path != NOTHING and has_ship(s, seat, path):
            count += 1
    return count


def award_road(s: State) -> None:
    """9.4 to 9.10: who has the card now."""
    if s.scenario != CLOTH_FOR_CATAN:  # 33.8
        s.road_holder = holder_of(s, LONGEST_ROAD, s.road_holder)
