"""Chapters 16 and 19: Siegfried and Marianne, who answer to anybody's roll."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.games.catan.knowledge import take_from_bank
from samobranka.games.catan.parts import HAND_LIMIT, MARIANNE, SIEGFRIED
from samobranka.games.catan.phases.helpers import begin_after_use, can_answer_roll
from samobranka.games.catan.phases.producing import got_nothing
from samobranka.games.catan.refusals import (
    BANK_LACKS_IT,
    HAND_TOO_LARGE,
    HAND_TOO_SMALL,
    NOT_NOW,
    refuse_moment,
)
from samobranka.games.catan.state import (
    HELPED,
    MARIANNES,
    SIEGFRIED_DONE,
    SIEGFRIEDS,
    State,
    bank_size,
    go_back,
    owner_of_helper,
)


def ask_marianne(s: State) -> None:
    """19.3: right after production. 19.5: only an owner that could use her."""
    go_back(s)
    if not s.has_helpers or not can_answer_roll(s, MARIANNE) or bank_size(s) == 0:
        return
    owner = owner_of_helper(s, MARIANNE)
    if got_nothing(s, owner):
        s.decider = owner
        s.phase = MARIANNES


def ask_siegfried(s: State) -> None:
    """16.1: before anyone discards. 16.5: only an owner that could use him."""
    s.phase = SIEGFRIED_DONE
    if not s.has_helpers or not can_answer_roll(s, SIEGFRIED):
        return
    owner = owner_of_helper(s, SIEGFRIED)
    if is_over_limit(s, owner) or bank_size(s) > 0:
        s.decider = owner
        s.phase = SIEGFRIEDS


def is_over_limit(s: State, seat: int) -> bool:
    """16.2, 16.4: the hand at the roll has more than seven cards."""
    return s.hand_size[seat] > HAND_LIMIT


def refuse_keep_hand(s: State, seat: int) -> int:
    """16.2"""
    refused = refuse_moment(s, seat, SIEGFRIEDS)
    if refused:
        return refused
    return LEGAL if is_over_limit(s, seat) else HAND_TOO_SMALL


def apply_keep_hand(s: State, seat: int) -> None:
    """16.2; 16.6: then the discards of the others."""
    s.to_discard[seat] = 0
    begin_after_use(s, seat, SIEGFRIED_DONE)


def refuse_take_on_roll(s: State, seat: int, resource: int) -> int:
    """16.3, 19.1: one card of its choice that the bank has."""
    refused = refuse_do_not_use(s, seat)
    if refused:
        return refused
    if s.phase == SIEGFRIEDS and is_over_limit(s, seat):
        return HAND_TOO_LARGE
    return LEGAL if s.bank[resource] > 0 else BANK_LACKS_IT


def apply_take_on_roll(s: State, seat: int, resource: int) -> None:
    """16.3, 19.1"""
    take_from_bank(s, seat, resource, 1)
    begin_after_use(s, seat, SIEGFRIED_DONE if s.phase == SIEGFRIEDS else HELPED)


def refuse_do_not_use(s: State, seat: int) -> int:
    """13.8: nobody has to use an ability."""
    is_asked = s.phase == MARIANNES or s.phase == SIEGFRIEDS
    return LEGAL if is_asked and s.decider == seat else NOT_NOW


def apply_do_not_use(s: State) -> None:
    """13.8"""
    s.phase = SIEGFRIED_DONE if s.phase == SIEGFRIEDS else HELPED
