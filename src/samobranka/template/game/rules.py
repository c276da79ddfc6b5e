"""The table of contents: which chapter answers for which action, and what comes by itself."""

from __future__ import annotations

from samobranka.core.game import States, offer
from samobranka.core.record import Row
from samobranka.template.game.actions import SEND_BASE, SEND_END, STAY_HOME, send_card
from samobranka.template.game.parts import CARDS, TURNIPS
from samobranka.template.game.phases.choosing import (
    apply_choice,
    refuse_send,
    refuse_stay_home,
    seats_choosing,
)
from samobranka.template.game.phases.pulling import reveal
from samobranka.template.game.refusals import REFUSALS as REFUSALS
from samobranka.template.game.scoring import REASONS as REASONS
from samobranka.template.game.scoring import write_outcome
from samobranka.template.game.setup import prepare
from samobranka.template.game.state import AT_HOME, CHOOSING, REVEALING, SEATS, State

MAX_PLIES = SEATS * TURNIPS
MAX_LEGAL = CARDS + 1


def setup(states: States, i: int, options: Row, chance: Row) -> None:
    prepare(states[i], options, chance)


def movers(states: States, i: int) -> int:
    """3.1: all who have not chosen, at once."""
    s: State = states[i]
    return seats_choosing(s) if s.phase == CHOOSING else 0


def refusal(states: States, i: int, seat: int, action: int) -> int:
    s: State = states[i]
    if action < SEND_END:
        return refuse_send(s, seat, action - SEND_BASE)
    return refuse_stay_home(s, seat)


def legal(states: States, i: int, seat: int, out: Row) -> int:
    s: State = states[i]
    count = 0
    for card in range(CARDS):
        count = offer(out, count, send_card(card), refuse_send(s, seat, card))
    return offer(out, count, STAY_HOME, refuse_stay_home(s, seat))


def apply(states: States, i: int, seat: int, action: int, chance: Row) -> None:
    s: State = states[i]
    if action < SEND_END:
        apply_choice(s, seat, action - SEND_BASE)
    else:
        apply_choice(s, seat, AT_HOME)
    if s.phase == REVEALING:
        reveal(s, chance)


def outcome(states: States, i: int, out: Row) -> None:
    write_outcome(states[i], out)
