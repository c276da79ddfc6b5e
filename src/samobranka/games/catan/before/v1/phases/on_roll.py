"""Chapters 16 and 19: Siegfried and Marianne, who answer to anybody's roll."""

from __future__ import annotations

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan.knowledge import take_from_bank
from samobranka.games.catan.lacks import which_card
from samobranka.games.catan.parts import HAND_LIMIT, MARIANNE, SIEGFRIED
from samobranka.games.catan.phases.cards import TakeCard
from samobranka.games.catan.phases.helpers import begin_after_use, can_answer_roll
from samobranka.games.catan.phases.producing import got_nothing
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


class DoNotUse(Action, tag="do_not_use"):
    """13.8: Siegfried or Marianne is not used"""


class KeepHand(Action, tag="keep_hand"):
    """16.2"""


OFFERS = {MARIANNES: (TakeCard, DoNotUse), SIEGFRIEDS: (TakeCard, DoNotUse, KeepHand)}

SIEGFRIED_FIRST = Refusal("siegfried_first", "16.1")
HAND_TOO_SMALL = Refusal("hand_too_small", "16.2")
HAND_TOO_LARGE = Refusal("hand_too_large", "16.3")
BANK_LACKS_IT_FOR_HIM = Refusal("bank_lacks_it", "16.3", which_card)
BANK_LACKS_IT_FOR_HER = Refusal("bank_lacks_it", "19.1", which_card)
MARIANNE_FIRST = Refusal("marianne_first", "19.3")


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


def refuse_take_card(s: State, seat: int, resource: int) -> int:
    """16.3, 19.1: one card of its choice that the bank has."""
    if s.phase == MARIANNES:
        return LEGAL if s.bank[resource] > 0 else BANK_LACKS_IT_FOR_HER
    if is_over_limit(s, seat):
        return HAND_TOO_LARGE
    return LEGAL if s.bank[resource] > 0 else BANK_LACKS_IT_FOR_HIM


def apply_take_card(s: State, seat: int, resource: int) -> None:
    """16.3, 19.1"""
    take_from_bank(s, seat, resource, 1)
    begin_after_use(s, seat, SIEGFRIED_DONE if s.phase == SIEGFRIEDS else HELPED)


def refuse_do_not_use() -> int:
    """13.8: nobody has to use an ability."""
    return LEGAL


def apply_do_not_use(s: State) -> None:
    """13.8"""
    s.phase = SIEGFRIED_DONE if s.phase == SIEGFRIEDS else HELPED


def refuse_keep_hand(s: State, seat: int) -> int:
    """16.2"""
    return LEGAL if is_over_limit(s, seat) else HAND_TOO_SMALL


def apply_keep_hand(s: State, seat: int) -> None:
    """16.2; 16.6: then the discards of the others."""
    s.to_discard[seat] = 0
    begin_after_use(s, seat, SIEGFRIED_DONE)
