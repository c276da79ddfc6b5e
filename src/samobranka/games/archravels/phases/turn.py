"""Chapter 4: the turn, its space and its works."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.games.archravels.parts import MOST_WORKS, NOTHING, SHOP, SLOTS, WORK_OF, WORK_TIMES
from samobranka.games.archravels.refusals import (
    FINISH_SHOPPING,
    NO_STAYING,
    NOT_ON_THIS_SPACE,
    WORK_USED,
    refuse_moment,
)
from samobranka.games.archravels.state import BAZAAR_OPENS, MOVING, WORK_DONE, WORKING, State


def begin_turn(s: State) -> None:
    """4.1, 4.3: it begins with the marker."""
    s.turns += 1
    s.asked = s.active
    for slot in range(SLOTS):
        s.is_taken[slot] = 0  # 5.5
    s.phase = MOVING


def refuse_move(s: State, seat: int, space: int) -> int:
    """4.3: to another space. 4.4: at first to any."""
    refused = refuse_moment(s, seat, MOVING)
    if refused:
        return refused
    if s.marker[seat] == space:
        return NO_STAYING
    return LEGAL


def apply_move(s: State, seat: int, space: int) -> None:
    """4.5: the works of this space may be done, each once."""
    s.marker[seat] = space
    for place in range(MOST_WORKS):
        s.left[place] = WORK_TIMES[s.board[seat], space, place]
        s.is_begun[place] = 0
    s.phase = WORK_DONE


def place_of_work(s: State, seat: int, work: int) -> int:
    """Where a work stands on the space of the marker, or NOTHING."""
    for place in range(MOST_WORKS):
        if WORK_OF[s.board[seat], s.marker[seat], place] == work:
            return place
    return NOTHING


def has_work(s: State, seat: int, work: int) -> bool:
    """Whether the space has a work that is not yet used up."""
    place = place_of_work(s, seat, work)
    return place != NOTHING and s.left[place] > 0


def is_shopping(s: State, seat: int) -> bool:
    """5.1: whether slots must still be taken."""
    place = place_of_work(s, seat, SHOP)
    return place != NOTHING and s.is_begun[place] != 0 and s.left[place] > 0


def refuse_work(s: State, seat: int, work: int) -> int:
    """4.5: only the works of the space, each once. 4.8: not while another must go on."""
    refused = refuse_moment(s, seat, WORKING)
    if refused:
        return refused
    place = place_of_work(s, seat, work)
    if place == NOTHING:
        return NOT_ON_THIS_SPACE
    if s.left[place] == 0:
        return WORK_USED
    if work != SHOP and is_shopping(s, seat):
        return FINISH_SHOPPING
    return LEGAL


def use_work(s: State, seat: int, work: int) -> None:
    """4.5: once less; 4.8: whatever else was begun is at its end."""
    used = place_of_work(s, seat, work)
    for place in range(MOST_WORKS):
        if s.is_begun[place] and place != used:
            s.left[place] = 0
    s.is_begun[used] = 1
    s.left[used] -= 1


def refuse_done(s: State, seat: int) -> int:
    """4.6: every work may be left out, but not in the middle (5.1)."""
    refused = refuse_moment(s, seat, WORKING)
    if refused:
        return refused
    if is_shopping(s, seat):
        return FINISH_SHOPPING
    return LEGAL


def apply_done(s: State) -> None:
    """4.6: on to the bazaar."""
    s.phase = BAZAAR_OPENS
