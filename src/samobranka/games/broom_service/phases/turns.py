"""Chapters 4 and 5: calls and answers; cursed roles."""

from __future__ import annotations

from typing import Annotated

from samobranka.core.actions import Action
from samobranka.core.happening import EVERYBODY, happened
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.core.sets import bit, has
from samobranka.games.broom_service.domains import COURAGE, ROLE
from samobranka.games.broom_service.parts import BRAVE, CURSED_POINTS, NOTHING
from samobranka.games.broom_service.phases.effects import begin_role
from samobranka.games.broom_service.phases.ways import begin_cowardly
from samobranka.games.broom_service.state import (
    ACT_BRAVELY,
    ANSWERING,
    CALLING,
    CURSE,
    LEAD,
    NEXT_ANSWER,
    OVERTAKE,
    PASS,
    ROUND_ENDS,
    SETTLING,
    State,
    is_at_once,
    next_seat,
)

CALL_NOW = Refusal("call_now", "4.1")
ANSWER_NOW = Refusal("answer_now", "4.5")
NOT_IN_HAND = Refusal("not_in_hand", "4.1")


class Call(Action, tag="call"):
    """4.1"""

    role: Annotated[str, ROLE]
    courage: Annotated[str, COURAGE]


class Answer(Action, tag="answer"):
    """4.5"""

    courage: Annotated[str, COURAGE]


OFFERS = {CALLING: (Call,), ANSWERING: (Answer,)}


def refuse_call(s: State, seat: int, role: int) -> int:
    """4.1: any card of the hand, 4.2: whether its action can be carried out or not."""
    return LEGAL if has(s.hand[seat], role) else NOT_IN_HAND


def rule_out_call(s: State, seat: int, role: int) -> int:
    """4.1: while roles are chosen the hand still grows."""
    return LEGAL if is_at_once(s.phase) else refuse_call(s, seat, role)


def apply_call(s: State, seat: int, role: int, courage: int) -> None:
    """4.1: the role is called."""
    s.called = role
    s.caller = seat
    s.answers = 0
    s.claim = NOTHING
    s.calls[s.call_count] = role
    s.call_count += 1
    play_card(s, seat, courage)


def refuse_answer() -> int:
    """4.5: the seat holds the role and must play it; both ways are open to it."""
    return LEGAL


def apply_answer(s: State, seat: int, courage: int) -> None:
    """4.5"""
    play_card(s, seat, courage)


def play_card(s: State, seat: int, courage: int) -> None:
    """4.6: a coward acts at once. 4.7: the brave claim the role, 4.8: the last of them has it."""
    s.hand[seat] &= ~bit(s.called)
    s.hand_size[seat] -= 1
    s.played[seat, s.called] = courage
    if has(s.cursed, s.called):  # 5.2
        s.points[seat] += CURSED_POINTS
        happened(EVERYBODY, CURSE, seat, CURSED_POINTS, 0)
    if courage == BRAVE:
        if s.claim != NOTHING:
            happened(EVERYBODY, OVERTAKE, s.claim, 0, 0)
        s.claim = seat
        s.phase = NEXT_ANSWER
    else:
        s.turn = seat
        begin_cowardly(s, seat)
        s.phase = SETTLING


def ask_next(s: State) -> None:
    """4.3: the next seat clockwise answers; 4.9: when all have, the last brave one acts."""
    if s.answers < s.seats - 1:
        s.answers += 1
        s.shown += 1  # 4.17: whether the next seat passes or not has been heard
        seat = next_seat(s, s.caller, s.answers)
        if has(s.hand[seat], s.called):  # 4.4: otherwise it passes
            s.turn = seat
            s.phase = ANSWERING
        else:
            happened(EVERYBODY, PASS, seat, 0, 0)
    else:
        act_bravely(s)


def act_bravely(s: State) -> None:
    """4.9, 4.10: the last brave seat acts and is first player from now on."""
    if s.claim == NOTHING:
        end_turn(s)
        return
    s.turn = s.claim
    s.first = s.claim
    s.claim = NOTHING
    happened(EVERYBODY, ACT_BRAVELY, s.turn, s.called, 0)
    begin_role(s, s.called, BRAVE)
    s.phase = SETTLING


def end_turn(s: State) -> None:
    """4.12: the first player, or the nearest clockwise with cards, calls. 4.13: none has any."""
    s.called = NOTHING
    for steps in range(s.seats):
        seat = next_seat(s, s.first, steps)
        if s.hand_size[seat] > 0:
            if seat != s.first:
                happened(EVERYBODY, LEAD, seat, 0, 0)
            s.first = seat
            s.turn = seat
            s.phase = CALLING
            return
    s.phase = ROUND_ENDS
