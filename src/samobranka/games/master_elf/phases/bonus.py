"""Chapter 10: bonus cards."""

from __future__ import annotations

from samobranka.core.chance import draw
from samobranka.core.game import LEGAL
from samobranka.core.record import Row
from samobranka.games.master_elf.parts import GIFTS, NOTHING
from samobranka.games.master_elf.refusals import NO_BONUS_CARD, refuse_moment
from samobranka.games.master_elf.state import (
    OVER,
    PICKING,
    State,
    gift_bit,
    gift_count,
    has_gift,
)


def turn_up_bonus(s: State, chance: Row) -> None:
    """10.1: as many of the gifts set aside as there are seats."""
    for _ in range(s.seats):
        gift = nth_gift(s.aside, draw(chance, s.aside_size))
        s.aside &= ~gift_bit(gift)
        s.aside_size -= 1
        s.bonus |= gift_bit(gift)
        if s.treasure_seat != NOTHING:
            s.saw_aside[s.treasure_seat] &= ~gift_bit(gift)
    s.phase = PICKING
    s.turn = next_picker(s)


def nth_gift(gifts: int, n: int) -> int:
    """The n-th gift of a set, counted from 0."""
    for gift in range(GIFTS):
        if has_gift(gifts, gift):
            if n == 0:
                return gift
            n -= 1
    return NOTHING


def next_picker(s: State) -> int:
    """Who picks next, or NOTHING."""
    picker = NOTHING
    for seat in range(s.seats):
        if not s.has_picked[seat] and (picker == NOTHING or picks_before(s, seat, picker)):
            picker = seat
    return picker


def picks_before(s: State, seat: int, other: int) -> bool:
    """10.2: fewer gifts. 10.3: more ingredient cards. 10.4: the younger, who has the lower number."""
    gifts = gift_count(s.made[seat])
    others = gift_count(s.made[other])
    if gifts != others:
        return gifts < others
    if s.hand_size[seat] != s.hand_size[other]:
        return s.hand_size[seat] > s.hand_size[other]
    return seat < other


def refuse_take_bonus(s: State, seat: int, gift: int) -> int:
    """10.5: one of the cards turned up."""
    refused = refuse_moment(s, seat, PICKING)
    if refused:
        return refused
    if not has_gift(s.bonus, gift):
        return NO_BONUS_CARD
    return LEGAL


def apply_take_bonus(s: State, seat: int, gift: int) -> None:
    """10.5; 10.6: it opens no special action."""
    s.bonus &= ~gift_bit(gift)
    s.made[seat] |= gift_bit(gift)
    s.has_picked[seat] = 1
    picker = next_picker(s)
    if picker == NOTHING:
        s.phase = OVER
    else:
        s.turn = picker
