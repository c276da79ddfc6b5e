"""Chapter 7: Exchange and Take three. Craft any colours is in any_colours.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.archravels.domains import COLOUR
from samobranka.games.archravels.parts import (
    COLOUR_IDS,
    COLOURS,
    EXCHANGE,
    NOTHING,
    TAKE_THREE,
    TAKE_THREE_YARN,
)
from samobranka.games.archravels.phases.shopping import refuse_work_beside
from samobranka.games.archravels.phases.turn import has_work, use_work
from samobranka.games.archravels.state import EXCHANGING, WORK_DONE, WORKING, State


class TakeThree(Action, tag="take_three"):
    """7.3"""

    colour: Annotated[str, COLOUR]


class Exchange(Action, tag="exchange"):
    """7.1, 7.2: one token"""

    give: Annotated[str, COLOUR]
    get: Annotated[str, COLOUR]


class Enough(Action, tag="enough"):
    """7.2"""


OFFERS = {WORKING: (TakeThree, Exchange), EXCHANGING: (Exchange, Enough)}


def both_colours(s: State, seat: int, action: Any) -> dict[str, Any]:
    """The colours of the exchange that goes on."""
    colours = (COLOUR_IDS[s.swap_from], COLOUR_IDS[s.swap_to])
    return dict(zip(("give", "get"), map(COLOUR.name, colours), strict=True))


def given_colour(s: State, seat: int, action: Exchange) -> dict[str, Any]:
    """The colour that the bowl lacks."""
    return {"colour": COLOUR.name(action.give)}


EXCHANGING_NOW = Refusal("exchanging_now", "7.2")
SAME_COLOUR = Refusal("same_colour", "7.1")
NO_SUCH_YARN = Refusal("no_such_yarn", "7.1", given_colour)
OTHER_SWAP = Refusal("other_swap", "7.2", both_colours)


def try_exchange(s: State, seat: int) -> Iterator[tuple[int, int]]:
    """7.1: colours of the bowl, where the space has the work. 7.2: then the same two again."""
    if s.phase == EXCHANGING:
        yield s.swap_from, s.swap_to
    elif has_work(s, seat, EXCHANGE):
        for give in range(COLOURS):
            if s.bowl[seat, give] > 0:
                for get in range(COLOURS):
                    yield give, get


def refuse_exchange(s: State, seat: int, give: int, get: int) -> int:
    """7.1: a token of the bowl for one of another colour. 7.2: then the same two again."""
    if s.phase == WORKING:
        refused = refuse_work_beside(s, seat, EXCHANGE)
        if refused:
            return refused
    elif give != s.swap_from or get != s.swap_to:
        return OTHER_SWAP
    if give == get:
        return SAME_COLOUR
    return NO_SUCH_YARN if s.bowl[seat, give] == 0 else LEGAL


def rule_out_exchange(give: int, get: int) -> int:
    """7.1: another colour, always."""
    return SAME_COLOUR if give == get else LEGAL


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


def refuse_enough() -> int:
    """7.2: whenever the seat likes."""
    return LEGAL


def apply_enough(s: State) -> None:
    """7.2"""
    end_exchange(s)


def end_exchange(s: State) -> None:
    """7.2: enough."""
    s.swap_from = NOTHING
    s.swap_to = NOTHING
    s.phase = WORK_DONE


# ---------------------------------------------------------------- Take three


def try_take_three(s: State, seat: int) -> Iterator[int]:
    """7.3: all colours, where the space has the work."""
    if has_work(s, seat, TAKE_THREE):
        yield from range(COLOURS)


def refuse_take_three(s: State, seat: int) -> int:
    """7.3"""
    return refuse_work_beside(s, seat, TAKE_THREE)


def apply_take_three(s: State, seat: int, colour: int) -> None:
    """7.3: three of one colour."""
    use_work(s, seat, TAKE_THREE)
    s.bowl[seat, colour] += TAKE_THREE_YARN
    s.phase = WORK_DONE
