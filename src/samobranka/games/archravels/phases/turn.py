"""Chapter 4: the turn, its space and the works that stand there (4.1 to 4.5)."""

from __future__ import annotations

from typing import Annotated, Any

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.core.words import message_id
from samobranka.games.archravels.domains import SPACE
from samobranka.games.archravels.parts import MOST_WORKS, NOTHING, SLOTS, WORK_OF, WORK_TIMES
from samobranka.games.archravels.state import MOVING, WORK_DONE, State

MOVE_FIRST = Refusal("move_first", "4.3")
NO_STAYING = Refusal("no_staying", "4.3")
NOT_ON_THIS_SPACE = Refusal("not_on_this_space", "4.5")
WORK_USED = Refusal("work_used", "4.5")


class Move(Action, tag="move"):
    """4.3"""

    space: Annotated[int, SPACE]

    def more_facts(self, view: Any = None) -> dict[str, Any]:
        """What may be done there, one or two works; empty in the terminal, whose table shows them."""
        works = view.seats[view.active].spaces[self.space - 1].works if view else {}
        facts: dict[str, Any] = {"first": "", "first_count": "", "second": "", "second_count": ""}
        for ordinal, (work, count) in zip(("first", "second"), works.items(), strict=False):
            facts |= {ordinal: message_id("work", work), f"{ordinal}_count": count}
        return facts


OFFERS = {MOVING: (Move,)}


def begin_turn(s: State) -> None:
    """4.1, 4.3: it begins with the marker."""
    s.turns += 1
    s.asked = s.active
    for slot in range(SLOTS):
        s.is_taken[slot] = 0  # 5.5
    s.has_refilled = 0
    s.phase = MOVING


def refuse_move(s: State, seat: int, space: int) -> int:
    """4.3: to another space. 4.4: at first to any."""
    return NO_STAYING if s.marker[seat] == space else LEGAL


def apply_move(s: State, seat: int, space: int) -> None:
    """4.5: the works of this space may be done, each once."""
    s.marker[seat] = space
    for place in range(MOST_WORKS):
        s.left[place] = WORK_TIMES[s.board[seat], space, place]
        s.is_begun[place] = 0
    s.phase = WORK_DONE


# ---------------------------------------------------------------- the works of a space


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


def refuse_work(s: State, seat: int, work: int) -> int:
    """4.5: only the works of the space, each once."""
    place = place_of_work(s, seat, work)
    if place == NOTHING:
        return NOT_ON_THIS_SPACE
    return WORK_USED if s.left[place] == 0 else LEGAL


def use_work(s: State, seat: int, work: int) -> None:
    """4.5: once less; 4.8: whatever else was begun is at its end."""
    used = place_of_work(s, seat, work)
    for place in range(MOST_WORKS):
        if s.is_begun[place] and place != used:
            s.left[place] = 0
    s.is_begun[used] = 1
    s.left[used] -= 1
