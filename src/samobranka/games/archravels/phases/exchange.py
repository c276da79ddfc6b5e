"""Chapter 7: Exchange and Take three. Craft any colours is in crafting.py (7.4, 7.5)."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.games.archravels.parts import EXCHANGE, NOTHING, TAKE_THREE, TAKE_THREE_YARN
from samobranka.games.archravels.phases.turn import refuse_work, use_work
from samobranka.games.archravels.refusals import (
    NO_SUCH_YARN,
    OTHER_SWAP,
    SAME_COLOUR,
    refuse_moment,
)
from samobranka.games.archravels.state import EXCHANGING, WORK_DONE, WORKING, State


def refuse_exchange(s: State, seat: int, give: int, get: int) -> int:
    """7.1: a token of the bowl for one of another colour. 7.2: then the same two again."""
    if s.phase == EXCHANGING:
        refused = refuse_moment(s, seat, EXCHANGING)
    else:
        refused = refuse_work(s, seat, EXCHANGE)
    if refused:
        return refused
    if s.phase == EXCHANGING and (give != s.swap_from or get != s.swap_to):
        return OTHER_SWAP
    if give == get:
        return SAME_COLOUR
    if s.bowl[seat, give] == 0:
        return NO_SUCH_YARN
    return LEGAL


def apply_exchange(s: State, seat: int, give: int, get: int) -> None:
    """7.2: one token; goes on while there are more of the first."""
    if s.phase == WORKING:
        use_work(s, seat, EXCHANGE)
        s.swap_from = give
        s.swap_to = get
    s.bowl[seat, give] -= 1
    s.bowl[seat, get] += 1
    s.phase = EXCHANGING
    if s.bowl[seat, give] == 0:
        end_exchange(s)


def refuse_enough(s: State, seat: int) -> int:
    """7.2"""
    return refuse_moment(s, seat, EXCHANGING)


def end_exchange(s: State) -> None:
    """7.2: enough."""
    s.swap_from = NOTHING
    s.swap_to = NOTHING
    s.phase = WORK_DONE


def refuse_take_three(s: State, seat: int) -> int:
    """7.3"""
    return refuse_work(s, seat, TAKE_THREE)


def apply_take_three(s: State, seat: int, colour: int) -> None:
    """7.3: three of one colour."""
    use_work(s, seat, TAKE_THREE)
    s.bowl[seat, colour] += TAKE_THREE_YARN
    s.phase = WORK_DONE
