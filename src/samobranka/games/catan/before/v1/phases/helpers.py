"""Chapter 13: the helpers, when they are used and what follows."""

from __future__ import annotations

from typing import Annotated

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan.domains import HELPER
from samobranka.games.catan.parts import NOTHING
from samobranka.games.catan.phases.turns import refuse_helper_in_part
from samobranka.games.catan.state import (
    ACTING,
    AFTER_USE,
    BEFORE_ROLL,
    HELPED,
    SIDE_A,
    SIDE_B,
    State,
    is_own_turn,
    owner_of_helper,
)


class Keep(Action, tag="keep"):
    """13.13"""


class Exchange(Action, tag="exchange"):
    """13.14"""

    helper: Annotated[str, HELPER]


class UseIdly(Action, tag="use_idly"):
    """13.17"""


OFFERS = {BEFORE_ROLL: (UseIdly,), ACTING: (UseIdly,), AFTER_USE: (Keep, Exchange)}

NO_HELPERS = Refusal("no_helpers", "13.1")
NOT_YOUR_HELPER = Refusal("not_your_helper", "13.5")
HELPER_TOO_EARLY = Refusal("helper_too_early", "13.7")
HELPER_RESTS = Refusal("helper_rests", "13.10")
KEEP_OR_EXCHANGE_FIRST = Refusal("keep_or_exchange_first", "13.12")
NOT_IN_RESERVE = Refusal("not_in_reserve", "13.14")
SIDE_B_GOES = Refusal("side_b_goes", "13.15")
SAME_HELPER = Refusal("same_helper", "13.16")


# ---------------------------------------------------------------- using one in the own turn


def refuse_any_use(s: State, seat: int) -> int:
    """13.10, 12.14: whether a seat may use its helper in its own turn."""
    if not s.has_helpers:
        return NO_HELPERS
    refused = refuse_helper_in_part(s)
    if refused:
        return refused
    return HELPER_RESTS if s.rests[seat] else LEGAL


def may_use(s: State, seat: int, helper: int) -> bool:
    """13.5: the cheapest look first."""
    return s.helper[seat] == helper and refuse_any_use(s, seat) == LEGAL


def refuse_use(s: State, seat: int, helper: int) -> int:
    """13.5: only its own helper."""
    refused = refuse_any_use(s, seat)
    if refused:
        return refused
    return LEGAL if s.helper[seat] == helper else NOT_YOUR_HELPER


def refuse_early_use(s: State, seat: int, helper: int) -> int:
    """13.7: Jean, Louis and Nassir, before the roll where the table allows it."""
    refused = refuse_use(s, seat, helper)
    if refused:
        return refused
    return HELPER_TOO_EARLY if s.phase == BEFORE_ROLL and not s.early_helpers else LEGAL


def rule_out_use(s: State, seat: int, helper: int) -> int:
    """13.1, 13.5, 13.9, 13.10: what is not to be used now will not be in this turn."""
    if not s.has_helpers:
        return NO_HELPERS
    return refuse_use(s, seat, helper) if is_own_turn(s, seat) else LEGAL


def refuse_use_idly(s: State, seat: int) -> int:
    """13.17: within 13.9 to 13.11."""
    return refuse_any_use(s, seat)


def rule_out_use_idly(s: State, seat: int) -> int:
    """13.1, 13.10"""
    return rule_out_use(s, seat, s.helper[seat])


def apply_use_idly(s: State, seat: int) -> None:
    """13.17: nothing happens but 13.12."""
    after_own_use(s, seat)


# ---------------------------------------------------------------- what follows


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
    return LEGAL if s.side[seat] == SIDE_A else SIDE_B_GOES


def apply_keep(s: State, seat: int) -> None:
    """13.13"""
    s.side[seat] = SIDE_B
    s.phase = s.resume


def refuse_exchange(s: State, seat: int, helper: int) -> int:
    """13.14: one of the reserve. 13.16: another one."""
    if s.helper[seat] == helper:
        return SAME_HELPER
    return LEGAL if owner_of_helper(s, helper) == NOTHING else NOT_IN_RESERVE


def apply_exchange(s: State, seat: int, helper: int) -> None:
    """13.14: side A up; 13.6: the other goes back side A up."""
    s.helper[seat] = helper
    s.side[seat] = SIDE_A
    s.phase = s.resume
