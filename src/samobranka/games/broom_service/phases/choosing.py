"""Chapters 3 and 10: all choose their roles at once, in secret, and how many (10.3)."""

from __future__ import annotations

from typing import Annotated, Any

from samobranka.core.actions import Action
from samobranka.core.contents import quiet
from samobranka.core.game import seat_bit
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.core.sets import bit, count_of, has
from samobranka.games.broom_service.domains import ROLE
from samobranka.games.broom_service.parts import (
    CARDS_POINTS,
    EXTRA_CARD_TILE,
    MOST_CARDS,
    NUMBER_OF_ROLES,
    ROLES_CHOSEN,
)
from samobranka.games.broom_service.state import (
    ADDING,
    ALL_ADDED,
    ALL_CHOSEN,
    CHOOSING,
    DONE,
    UNDECIDED,
    State,
    event_does,
)


def how_many(s: State, seat: int, action: Any) -> dict[str, Any]:
    """3.2: so many roles are to be chosen."""
    return {"roles": ROLES_CHOSEN}


CHOOSE_FIRST = Refusal("choose_first", "3.2")
CHOSEN_ALREADY = Refusal("chosen_already", "3.4")
ROLE_CHOSEN = Refusal("role_chosen", "3.4")
NUMBER_IS_FIXED = Refusal("number_is_fixed", "3.2", how_many)
NONE_CHOSEN = Refusal("none_chosen", "10.3")


class Choose(Action, tag="choose"):
    """3.4"""

    role: Annotated[str, ROLE]


class Enough(Action, tag="enough"):
    """10.3"""


OFFERS = {CHOOSING: quiet(Choose, Enough)}


def seats_choosing(s: State) -> int:
    """3.2: a bit for every seat that has not chosen."""
    choosing = 0
    for seat in range(s.seats):
        if s.choice[seat] == UNDECIDED:
            choosing |= seat_bit(seat)
    return choosing


def refuse_chosen() -> int:
    """3.4: a seat that has chosen waits for the others."""
    return CHOSEN_ALREADY


def most_roles(s: State) -> int:
    """3.2, 10.3: with how many roles the choice is over by itself."""
    return MOST_CARDS[s.event] if event_does(s, NUMBER_OF_ROLES) else ROLES_CHOSEN


def refuse_choose(s: State, seat: int, role: int) -> int:
    """3.4: none twice."""
    return ROLE_CHOSEN if has(s.hand[seat], role) else LEGAL


def apply_choose(s: State, seat: int, role: int) -> None:
    """3.4: with the last one the seat has chosen. The moment stands still: nobody can tell."""
    s.hand[seat] |= bit(role)
    if count_of(s.hand[seat]) == most_roles(s):
        s.choice[seat] = DONE
    end_choice(s)


def refuse_enough(s: State, seat: int) -> int:
    """10.3: one role or more, and only where their number is free."""
    if not event_does(s, NUMBER_OF_ROLES):
        return NUMBER_IS_FIXED
    return NONE_CHOSEN if s.hand[seat] == 0 else LEGAL


def rule_out_enough(s: State) -> int:
    """3.2: the event of the round says whether the number is free."""
    return LEGAL if event_does(s, NUMBER_OF_ROLES) else NUMBER_IS_FIXED


def apply_enough(s: State, seat: int) -> None:
    """10.3"""
    s.choice[seat] = DONE
    end_choice(s)


def end_choice(s: State) -> None:
    """3.7: the last one to choose ends it for all."""
    if seats_choosing(s) == 0:
        s.phase = ALL_CHOSEN


def show_numbers(s: State) -> None:
    """3.7: only the sizes of hands become known. 10.4: and bring their points."""
    s.moment += 1
    s.shown += 1  # the last to choose learns that all have chosen, and how much
    for seat in range(s.seats):
        s.hand_size[seat] = count_of(s.hand[seat])
        if event_does(s, NUMBER_OF_ROLES):
            s.event_points[seat] = CARDS_POINTS[s.event, s.hand_size[seat]]
            s.points[seat] += s.event_points[seat]
    s.phase = ALL_ADDED
    for seat in range(s.seats):
        s.choice[seat] = DONE
        if s.held[seat, EXTRA_CARD_TILE] > 0:  # 13.8: all such seats decide at once
            s.choice[seat] = UNDECIDED
            s.phase = ADDING
