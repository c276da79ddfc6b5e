"""Chapter 18: Louis."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan.domains import PATH
from samobranka.games.catan.parts import LOUIS, NOTHING, PATHS
from samobranka.games.catan.phases.building import BuildRoad, refuse_path
from samobranka.games.catan.phases.helpers import (
    after_own_use,
    may_use,
    refuse_early_use,
    rule_out_use,
)
from samobranka.games.catan.phases.routes import note_road, roads_at
from samobranka.games.catan.phases.the_map import end_of, refuse_unknown_path
from samobranka.games.catan.state import (
    ACTING,
    BEFORE_ROLL,
    LOUIS_LAYS,
    State,
    has_building,
    has_road,
    road_of,
)


class Louis(Action, tag="louis"):
    """18.1"""

    path: Annotated[int, PATH]


OFFERS = {BEFORE_ROLL: (Louis,), ACTING: (Louis,), LOUIS_LAYS: (BuildRoad,)}

NO_OWN_ROAD = Refusal("no_own_road", "18.1")
ROAD_IS_HELD = Refusal("road_is_held", "18.2")
LOUIS_LAYS_FIRST = Refusal("louis_lays_first", "18.3")
NO_PLACE_FOR_ROAD = Refusal("no_place_for_road", "18.3")
SAME_PATH = Refusal("same_path", "18.3")


def try_louis(s: State, seat: int) -> Iterator[int]:
    """18.1: its own roads."""
    if may_use(s, seat, LOUIS):
        for path in range(PATHS[s.board]):
            if has_road(s, seat, path):
                yield path


def refuse_louis(s: State, seat: int, path: int) -> int:
    """18.2: a road with an open end. 13.19: which has somewhere to go."""
    refused = refuse_early_use(s, seat, LOUIS)
    if refused:
        return refused
    refused = refuse_unknown_path(s, path)
    if refused:
        return refused
    if not has_road(s, seat, path):
        return NO_OWN_ROAD
    is_open = is_open_end(s, seat, end_of(s, path, 0))
    if not is_open and not is_open_end(s, seat, end_of(s, path, 1)):
        return ROAD_IS_HELD
    return LEGAL if can_move_road(s, seat, path) else NO_PLACE_FOR_ROAD


def rule_out_louis(s: State, seat: int, path: int) -> int:
    """13.10; 18.1: an opponent's road."""
    refused = rule_out_use(s, seat, LOUIS)
    if refused:
        return refused
    refused = refuse_unknown_path(s, path)
    if refused:
        return refused
    return NO_OWN_ROAD if s.way[path] != 0 and not has_road(s, seat, path) else LEGAL


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


def try_build_road(s: State) -> Iterator[int]:
    """18.3"""
    yield from range(PATHS[s.board])


def refuse_build_road(s: State, seat: int, path: int) -> int:
    """18.3: another path, judged without the road."""
    if path == s.lifted:
        return SAME_PATH
    return refuse_path(s, seat, path, s.lifted)


def apply_build_road(s: State, seat: int, path: int) -> None:
    """18.4: recounted once. 18.5: no road of the supply is needed."""
    s.way[s.lifted] = 0
    s.way[path] = road_of(seat)
    s.lifted = NOTHING
    note_road(s, seat, path)
    after_own_use(s, seat)
