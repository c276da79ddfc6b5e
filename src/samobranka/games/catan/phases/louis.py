"""Chapter 18: Louis."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.games.catan.parts import ENDS, LOUIS, NOTHING, PATHS
from samobranka.games.catan.phases.building import refuse_path
from samobranka.games.catan.phases.helpers import after_own_use, refuse_use
from samobranka.games.catan.phases.routes import note_road, roads_at
from samobranka.games.catan.refusals import (
    NO_OWN_ROAD,
    NO_PLACE_FOR_ROAD,
    NO_SUCH_PLACE,
    ROAD_IS_HELD,
    SAME_PATH,
    refuse_moment,
)
from samobranka.games.catan.state import (
    LOUIS_LAYS,
    State,
    has_building,
    has_road,
    road_of,
)


def refuse_louis(s: State, seat: int, path: int) -> int:
    """18.2: a road with an open end. 13.19: which has somewhere to go."""
    refused = refuse_use(s, seat, LOUIS)
    if refused:
        return refused
    if path >= PATHS[s.board]:
        return NO_SUCH_PLACE
    if not has_road(s, seat, path):
        return NO_OWN_ROAD
    is_open = is_open_end(s, seat, ENDS[s.board, path, 0])
    if not is_open and not is_open_end(s, seat, ENDS[s.board, path, 1]):
        return ROAD_IS_HELD
    return LEGAL if can_move_road(s, seat, path) else NO_PLACE_FOR_ROAD


def is_open_end(s: State, seat: int, corner: int) -> bool:
    """18.2: no other road and no building of its own; an opponent's does not matter."""
    return roads_at(s, seat, corner) == 1 and not has_building(s, seat, corner)


def can_move_road(s: State, seat: int, lifted: int) -> bool:
    """18.3: there is another path for it."""
    for path in range(PATHS[s.board]):
        if refuse_path(s, seat, path, lifted) == LEGAL:
            return True
    return False


def apply_louis(s: State, path: int) -> None:
    """18.1; 18.4: it lies where it was until it lies elsewhere."""
    s.lifted = path
    s.phase = LOUIS_LAYS


def refuse_lay(s: State, seat: int, path: int) -> int:
    """18.3: another path, judged without the road."""
    refused = refuse_moment(s, seat, LOUIS_LAYS)
    if refused:
        return refused
    if path == s.lifted:
        return SAME_PATH
    return refuse_path(s, seat, path, s.lifted)


def lay_road(s: State, seat: int, path: int) -> None:
    """18.4: recounted once. 18.5: no road of the supply is needed."""
    s.way[s.lifted] = 0
    s.way[path] = road_of(seat)
    s.lifted = NOTHING
    note_road(s, seat)
    after_own_use(s, seat)
