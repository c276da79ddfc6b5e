"""Chapter 10: bonus cards."""

from __future__ import annotations

from typing import Annotated

from samobranka.core.actions import Action
from samobranka.core.chance import draw
from samobranka.core.record import Row
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.core.sets import bit, count_of, has, nth_of
from samobranka.games.master_elf.domains import GIFT
from samobranka.games.master_elf.knowledge import unsee_aside
from samobranka.games.master_elf.parts import NOTHING
from samobranka.games.master_elf.state import OVER, PICKING, State

BONUS_NOW = Refusal("bonus_now", "10.5")
NO_BONUS_CARD = Refusal("no_bonus_card", "10.5")


class TakeBonus(Action, tag="take_bonus"):
    """10.5"""

    gift: Annotated[str, GIFT]


OFFERS = {PICKING: (TakeBonus,)}


def turn_up_bonus(s: State, chance: Row) -> None:
    """10.1: as many of the gifts set aside as there are seats."""
    for _ in range(s.seats):
        gift = nth_of(s.aside, draw(chance, s.aside_size))
        s.aside &= ~bit(gift)
        s.aside_size -= 1
        s.bonus |= bit(gift)
        unsee_aside(s, gift)
    s.phase = PICKING
    s.turn = next_picker(s)


def next_picker(s: State) -> int:
    """Who picks next, or NOTHING."""
    picker = NOTHING
    for seat in range(s.seats):
        if not s.has_picked[seat] and (picker == NOTHING or picks_before(s, seat, picker)):
            picker = seat
    return picker


def picks_before(s: State, seat: int, other: int) -> bool:
    """10.2: fewer gifts. 10.3: more ingredient cards. 10.4: the younger, who has the lower number."""
    gifts = count_of(s.made[seat])
    others = count_of(s.made[other])
    if gifts != others:
        return gifts < others
    if s.hand_size[seat] != s.hand_size[other]:
        return s.hand_size[seat] > s.hand_size[other]
    return seat < other


def refuse_take_bonus(s: State, gift: int) -> int:
    """10.5: one of the cards turned up."""
    return LEGAL if has(s.bonus, gift) else NO_BONUS_CARD


def apply_take_bonus(s: State, seat: int, gift: int) -> None:
    """10.5; 10.6: it opens no special action."""
    s.bonus &= ~bit(gift)
    s.made[seat] |= bit(gift)
    s.has_picked[seat] = 1
    picker = next_picker(s)
    if picker == NOTHING:
        s.phase = OVER
    else:
        s.turn = picker
