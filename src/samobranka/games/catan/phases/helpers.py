"""Chapter 13: the helpers, when they are used and what follows; chapter 15: Jean."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.games.catan.parts import (
    CANDAMIR,
    HILDEGARD,
    JEAN,
    LOUIS,
    NASSIR,
    NOTHING,
    VINCENT,
    WILLIAM,
)
from samobranka.games.catan.refusals import (
    HELPER_IN_SECOND_PART,
    HELPER_RESTS,
    HELPER_TOO_EARLY,
    NO_HELPERS,
    NOT_IN_RESERVE,
    NOT_YOUR_HELPER,
    ROLL_FIRST,
    SAME_HELPER,
    SIDE_B_GOES,
    refuse_main,
    refuse_moment,
)
from samobranka.games.catan.state import (
    AFTER_USE,
    BEFORE_ROLL,
    FIRST_PART,
    HELPED,
    SIDE_A,
    SIDE_B,
    State,
    owner_of_helper,
)


def refuse_any_use(s: State, seat: int) -> int:
    """13.7, 13.9 to 13.11, 12.14: whether a seat may use its helper in its own turn now."""
    refused = refuse_main(s, seat)
    if refused:
        return refused
    if not s.has_helpers:
        return NO_HELPERS
    if s.part != FIRST_PART and not s.paired_helpers:
        return HELPER_IN_SECOND_PART
    return HELPER_RESTS if s.rests[seat] else LEGAL


def refuse_use(s: State, seat: int, helper: int) -> int:
    """13.5: only its own helper. 13.7: each has its time."""
    refused = refuse_any_use(s, seat)
    if refused:
        return refused
    if s.helper[seat] != helper:
        return NOT_YOUR_HELPER
    if s.phase != BEFORE_ROLL:
        return LEGAL
    if helper == VINCENT or helper == CANDAMIR or helper == WILLIAM or helper == HILDEGARD:
        return ROLL_FIRST
    is_late = helper == JEAN or helper == LOUIS or helper == NASSIR
    return HELPER_TOO_EARLY if is_late and not s.early_helpers else LEGAL


def can_answer_roll(s: State, helper: int) -> bool:
    """16.5, 19.5: whether the owner of Siegfried or Marianne may use the card in this turn."""
    owner = owner_of_helper(s, helper)
    return owner != NOTHING and not s.rests[owner]


def begin_after_use(s: State, seat: int, resume: int) -> None:
    """13.12: at once, before anything else happens; then `resume` goes on."""
    s.rests[seat] = 1
    s.decider = seat
    s.resume = resume
    s.phase = AFTER_USE


def after_own_use(s: State, seat: int) -> None:
    """13.12: in the own turn."""
    begin_after_use(s, seat, HELPED)


def refuse_keep(s: State, seat: int) -> int:
    """13.13: from side A only. 13.15"""
    refused = refuse_moment(s, seat, AFTER_USE)
    if refused:
        return refused
    return LEGAL if s.side[seat] == SIDE_A else SIDE_B_GOES


def apply_keep(s: State, seat: int) -> None:
    """13.13"""
    s.side[seat] = SIDE_B
    s.phase = s.resume


def refuse_exchange(s: State, seat: int, helper: int) -> int:
    """13.14: one of the reserve. 13.16: another one."""
    refused = refuse_moment(s, seat, AFTER_USE)
    if refused:
        return refused
    if s.helper[seat] == helper:
        return SAME_HELPER
    return LEGAL if owner_of_helper(s, helper) == NOTHING else NOT_IN_RESERVE


def apply_exchange(s: State, seat: int, helper: int) -> None:
    """13.14: side A up; 13.6: the other goes back side A up."""
    s.helper[seat] = helper
    s.side[seat] = SIDE_A
    s.phase = s.resume


def refuse_use_idly(s: State, seat: int) -> int:
    """13.17: in the own turn, before the roll or in the action phase."""
    return refuse_any_use(s, seat)


def refuse_jean(s: State, seat: int) -> int:
    """15.1"""
    return refuse_use(s, seat, JEAN)


def apply_jean(s: State, seat: int, resource: int) -> None:
    """15.2; 15.4: the rate lasts, whatever follows."""
    s.jean_rate = resource
    after_own_use(s, seat)
