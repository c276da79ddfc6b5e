"""Chapter 7: special actions."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.games.master_elf.parts import NOTHING, SECRET, TREASURE
from samobranka.games.master_elf.phases.piles import (
    is_in_seen_pile,
    place_gift,
    see_pile,
    take_from_seen_pile,
)
from samobranka.games.master_elf.refusals import (
    EMPTY_PILE,
    NOT_IN_PILE,
    NOT_SET_ASIDE,
    OTHER_SPECIAL,
    refuse_moment,
)
from samobranka.games.master_elf.state import (
    ASIDE,
    GIFT_MADE,
    LIMITED,
    LOOKING,
    MATCH_ENDS,
    OFFERED,
    State,
    gift_bit,
    has_gift,
    pile_size,
)


def offer_special(s: State) -> None:
    """7.1: offered after the gift was placed and the piles were put in order (7.10, 7.11)."""
    if s.offered != NOTHING:
        s.phase = OFFERED
    else:
        s.phase = MATCH_ENDS if s.is_ending else LIMITED  # 9.6


def refuse_decline(s: State, seat: int) -> int:
    """7.2"""
    return refuse_moment(s, seat, OFFERED)


def apply_decline(s: State) -> None:
    """7.2: not used up, but this occasion is gone."""
    s.offered = NOTHING
    s.phase = GIFT_MADE


def refuse_look_pile(s: State, seat: int, pile: int) -> int:
    """7.3: a pile that has cards."""
    refused = refuse_moment(s, seat, OFFERED)
    if refused:
        return refused
    if s.offered != SECRET:
        return OTHER_SPECIAL
    if pile_size(s, pile) == 0:
        return EMPTY_PILE
    return LEGAL


def apply_look_pile(s: State, seat: int, pile: int) -> None:
    """7.4; 7.7: from here it is used up."""
    see_pile(s, seat, pile)
    s.looking_at = pile
    s.phase = LOOKING


def refuse_look_aside(s: State, seat: int) -> int:
    """7.5"""
    refused = refuse_moment(s, seat, OFFERED)
    if refused:
        return refused
    if s.offered != TREASURE:
        return OTHER_SPECIAL
    return LEGAL


def apply_look_aside(s: State, seat: int) -> None:
    """7.5; 7.7: from here it is used up. 13.7: only this seat knows what lies there."""
    s.treasure_seat = seat
    s.saw_aside[seat] = s.aside
    s.looking_at = ASIDE
    s.phase = LOOKING
    s.shown += 1


def refuse_take_gift(s: State, seat: int, gift: int) -> int:
    """7.4, 7.5: any gift of those looked through."""
    refused = refuse_moment(s, seat, LOOKING)
    if refused:
        return refused
    if s.looking_at == ASIDE:
        return LEGAL if has_gift(s.saw_aside[seat], gift) else NOT_SET_ASIDE
    return LEGAL if is_in_seen_pile(s, seat, gift) else NOT_IN_PILE


def apply_take_gift(s: State, seat: int, gift: int) -> None:
    """7.6: made at once and for free; 7.8: it opens nothing, the seat has used its one."""
    if s.looking_at == ASIDE:
        s.aside &= ~gift_bit(gift)
        s.saw_aside[seat] &= ~gift_bit(gift)
        s.aside_size -= 1
        place_gift(s, seat, gift)
        s.phase = GIFT_MADE
    else:
        take_from_seen_pile(s, seat, gift)
    s.looking_at = NOTHING


def refuse_take_none(s: State, seat: int) -> int:
    """7.4, 7.5: or none."""
    return refuse_moment(s, seat, LOOKING)


def apply_take_none(s: State) -> None:
    """7.7: used up all the same."""
    s.looking_at = NOTHING
    s.offered = NOTHING
    s.phase = GIFT_MADE
