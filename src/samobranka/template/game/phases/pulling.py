"""Chapter 4: all choices are shown, and the turnip is pulled."""

from __future__ import annotations

from samobranka.core.happening import happened
from samobranka.core.record import Row
from samobranka.template.game.parts import GRANDFATHER, MOUSE, NOTHING, TURNIPS
from samobranka.template.game.phases.deck import draw_card
from samobranka.template.game.saying import DREW
from samobranka.template.game.state import AT_HOME, CHOOSING, OVER, State


def reveal(s: State, chance: Row) -> None:
    """3.3, 4.2, 4.5 and 5.1, in this order."""
    s.moment += 1
    s.shown += 1  # the last to choose sees the others' cards, even when no card is drawn
    for seat in range(s.seats):
        lay_open(s, seat)
    s.puller[s.turnip] = puller_now(s)
    for seat in range(s.seats):
        if s.came[seat] != AT_HOME and s.deck_size > 0:
            card = draw_card(s, seat, chance)
            happened(seat, DREW, card, 0, 0)
    s.turnip += 1
    s.phase = OVER if s.turnip == TURNIPS else CHOOSING


def lay_open(s: State, seat: int) -> None:
    """4.4"""
    choice = s.choice[seat]
    s.choice[seat] = NOTHING
    s.came[seat] = choice
    if choice != AT_HOME:
        s.hand[seat, choice] -= 1
        s.hand_size[seat] -= 1
        s.laid[choice] += 1


def puller_now(s: State) -> int:
    """4.2: the seat of the strongest who comes alone, or NOTHING."""
    strongest = NOTHING
    mouse = NOTHING
    for seat in range(s.seats):
        if is_alone(s, seat):
            if strongest == NOTHING or s.came[seat] > s.came[strongest]:
                strongest = seat
            if s.came[seat] == MOUSE:
                mouse = seat
    if s.mighty_mouse and mouse != NOTHING and s.came[strongest] == GRANDFATHER:  # 4.3
        return mouse
    return strongest


def is_alone(s: State, seat: int) -> bool:
    """4.1"""
    if s.came[seat] == AT_HOME:
        return False
    for other in range(s.seats):
        if other != seat and s.came[other] == s.came[seat]:
            return False
    return True
