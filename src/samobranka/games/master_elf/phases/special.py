"""Chapter 7: special actions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.core.sets import bit, has
from samobranka.games.master_elf.domains import GIFT, PILE
from samobranka.games.master_elf.knowledge import see_aside, see_pile, unsee_aside
from samobranka.games.master_elf.parts import GIFTS, NOTHING, PAIR, SECRET, SPECIALS, TREASURE
from samobranka.games.master_elf.phases.piles import draw_out
from samobranka.games.master_elf.state import (
    ASIDE,
    GIFT_MADE,
    LOOKING,
    LOOKING_ASIDE,
    MATCH_ENDS,
    OFFERED,
    PICKING,
    PILES_CHANGED,
    TURN_IS_DONE,
    State,
    has_used_special,
    pile_size,
)

SPECIAL_OFFERED = Refusal("special_offered", "7.2")
LOOKING_NOW = Refusal("looking_now", "7.4")
LOOKING_ASIDE_NOW = Refusal("looking_now", "7.5")
NO_PAIR = Refusal("no_pair", "7.1")
USED_UP = Refusal("used_up", "7.7")
OTHER_SPECIAL = Refusal("other_special", "7.1")
EMPTY_PILE = Refusal("empty_pile", "7.3")
NOT_IN_PILE = Refusal("not_in_pile", "7.4")
NOT_SET_ASIDE = Refusal("not_set_aside", "7.5")


class Decline(Action, tag="decline"):
    """7.2"""


class LookPile(Action, tag="look_pile"):
    """7.3"""

    pile: Annotated[int, PILE]


class LookAside(Action, tag="look_aside"):
    """7.5"""


class TakeGift(Action, tag="take_gift"):
    """7.4, 7.5"""

    gift: Annotated[str, GIFT]


class TakeNone(Action, tag="take_none"):
    """7.4, 7.5"""


OFFERS = {
    OFFERED: (Decline, LookPile, LookAside),
    LOOKING: (TakeGift, TakeNone),
    LOOKING_ASIDE: (TakeGift, TakeNone),
}


# ---------------------------------------------------------------- the pair


def place_gift(s: State, seat: int, gift: int) -> None:
    """6.7: the gift lies open before the seat. 7.1: it may open a special action."""
    s.made[seat] |= bit(gift)
    s.offered = NOTHING
    for special in range(SPECIALS):
        if completes_pair(s.made[seat], gift, special) and not has_used_special(s, seat):
            s.offered = special


def completes_pair(made: int, gift: int, special: int) -> bool:
    """7.1: both gifts of the pair lie there, and this one is one of them."""
    first = PAIR[special, 0]
    second = PAIR[special, 1]
    return (gift == first or gift == second) and has(made, first) and has(made, second)


def offer_special(s: State) -> None:
    """7.1: offered after the gift was placed and the piles were put in order (7.10, 7.11)."""
    if s.offered != NOTHING:
        s.phase = OFFERED
    else:
        s.phase = MATCH_ENDS if s.is_ending else TURN_IS_DONE  # 9.6


def rule_out_special(s: State, seat: int) -> int:
    """7.7: one in a match. 7.1: only when a pair is completed."""
    if s.offered != NOTHING or s.phase == PICKING:
        return LEGAL
    return USED_UP if has_used_special(s, seat) else NO_PAIR


# ---------------------------------------------------------------- beginning it


def refuse_decline() -> int:
    """7.2"""
    return LEGAL


def rule_out_decline(s: State, seat: int) -> int:
    """7.1"""
    return rule_out_special(s, seat)


def apply_decline(s: State) -> None:
    """7.2: not used up, but this occasion is gone."""
    s.offered = NOTHING
    s.phase = GIFT_MADE


def refuse_look_pile(s: State, pile: int) -> int:
    """7.3: a pile that has cards."""
    if s.offered != SECRET:
        return OTHER_SPECIAL
    return EMPTY_PILE if pile_size(s, pile) == 0 else LEGAL


def rule_out_look_pile(s: State, seat: int) -> int:
    """7.1"""
    return rule_out_special(s, seat)


def apply_look_pile(s: State, seat: int, pile: int) -> None:
    """7.4; 7.7: from here it is used up."""
    see_pile(s, seat, pile)
    s.looking_at = pile
    s.phase = LOOKING


def refuse_look_aside(s: State) -> int:
    """7.5"""
    return LEGAL if s.offered == TREASURE else OTHER_SPECIAL


def rule_out_look_aside(s: State, seat: int) -> int:
    """7.1"""
    return rule_out_special(s, seat)


def apply_look_aside(s: State, seat: int) -> None:
    """7.5; 7.7: from here it is used up."""
    s.treasure_seat = seat
    see_aside(s, seat)
    s.looking_at = ASIDE
    s.phase = LOOKING


# ---------------------------------------------------------------- looking


def try_take_gift(s: State, seat: int) -> Iterator[int]:
    """7.4, 7.5: what is being looked through."""
    gifts = gifts_looked_at(s, seat)
    for gift in range(GIFTS):
        if has(gifts, gift):
            yield gift


def gifts_looked_at(s: State, seat: int) -> int:
    """The set of gifts that the seat is looking through."""
    if s.looking_at == ASIDE:
        return s.saw_aside[seat]
    gifts = bit(s.top[s.looking_at])
    for depth in range(s.covered[s.looking_at]):
        gifts |= bit(s.saw_pile[seat, depth])
    return gifts


def refuse_take_gift(s: State, seat: int, gift: int) -> int:
    """7.4, 7.5: any gift of those looked through."""
    if has(gifts_looked_at(s, seat), gift):
        return LEGAL
    return NOT_SET_ASIDE if s.looking_at == ASIDE else NOT_IN_PILE


def apply_take_gift(s: State, seat: int, gift: int) -> None:
    """7.6: made at once and for free; 7.8: it opens nothing, the seat has used its one."""
    if s.looking_at == ASIDE:
        s.aside &= ~bit(gift)
        s.aside_size -= 1
        unsee_aside(s, gift)
        s.phase = GIFT_MADE
    else:
        draw_out(s, s.looking_at, gift)
        s.phase = PILES_CHANGED  # 9.1 holds for it, too
    place_gift(s, seat, gift)
    s.looking_at = NOTHING


def refuse_take_none() -> int:
    """7.4, 7.5: or none."""
    return LEGAL


def apply_take_none(s: State) -> None:
    """7.7: used up all the same."""
    s.looking_at = NOTHING
    s.offered = NOTHING
    s.phase = GIFT_MADE
