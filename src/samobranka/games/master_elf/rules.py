"""The table of contents: which chapter answers for which action, and what comes by itself."""

from __future__ import annotations

from samobranka.core.game import States, offer, seat_bit
from samobranka.core.record import Row
from samobranka.games.master_elf.actions import (
    DECLINE,
    DISCARD_BASE,
    DISCARD_END,
    DRAW,
    LOOK_ASIDE,
    LOOK_PILE_BASE,
    LOOK_PILE_END,
    MAKE_END,
    MOVE_BASE,
    MOVE_END,
    NO_GIFT,
    PAYMENTS,
    TAKE_BASE,
    TAKE_BONUS_BASE,
    TAKE_END,
    TAKE_GIFT_BASE,
    TAKE_GIFT_END,
    TAKE_NONE,
    discard_of,
    gift_to_make,
    look_at,
    make_gift,
    move_to,
    payment_of,
    take_bonus,
    take_card,
    take_gift,
)
from samobranka.games.master_elf.parts import GIFTS, INGREDIENTS, NOTHING, PILES, REGIONS
from samobranka.games.master_elf.phases.bonus import (
    apply_take_bonus,
    refuse_take_bonus,
    turn_up_bonus,
)
from samobranka.games.master_elf.phases.making import (
    apply_make,
    apply_no_gift,
    has_some_payment,
    refuse_make,
    refuse_no_gift,
)
from samobranka.games.master_elf.phases.moving import apply_move, refuse_move
from samobranka.games.master_elf.phases.piles import REASONS as REASONS
from samobranka.games.master_elf.phases.piles import check_piles
from samobranka.games.master_elf.phases.special import (
    apply_decline,
    apply_look_aside,
    apply_look_pile,
    apply_take_gift,
    apply_take_none,
    offer_special,
    refuse_decline,
    refuse_look_aside,
    refuse_look_pile,
    refuse_take_gift,
    refuse_take_none,
)
from samobranka.games.master_elf.phases.taking import (
    apply_discard,
    apply_draw,
    apply_take,
    refuse_discard,
    refuse_draw,
    refuse_take,
)
from samobranka.games.master_elf.phases.turn_end import end_turn, is_over_limit
from samobranka.games.master_elf.refusals import REFUSALS as REFUSALS
from samobranka.games.master_elf.scoring import write_outcome
from samobranka.games.master_elf.setup import prepare
from samobranka.games.master_elf.state import (
    GIFT_MADE,
    IN_CITY,
    LIMITED,
    LOOKING,
    MAKING,
    MATCH_ENDS,
    MOVING,
    OFFERED,
    OVER,
    PICKING,
    PILES_CHANGED,
    TAKING,
    TURN_ENDS,
    State,
)

MAX_PLIES = 4000
MAX_LEGAL = GIFTS + 1
"""The longest list: all gifts to look through, and none (7.4)."""


def setup(states: States, i: int, options: Row, chance: Row) -> None:
    prepare(states[i], options, chance)


def movers(states: States, i: int) -> int:
    """3.2: one seat decides."""
    s: State = states[i]
    return 0 if s.phase == OVER else seat_bit(s.turn)


def refusal(states: States, i: int, seat: int, action: int) -> int:
    s: State = states[i]
    if action < MOVE_END:
        return refuse_move(s, seat, action - MOVE_BASE)
    if action < TAKE_END:
        return refuse_take(s, seat, action - TAKE_BASE)
    if action < DISCARD_END:
        return refuse_discard(s, seat, action - DISCARD_BASE)
    if action == DRAW:
        return refuse_draw(s, seat)
    if action < MAKE_END:
        return refuse_make(s, seat, gift_to_make(action), payment_of(action))
    if action == NO_GIFT:
        return refuse_no_gift(s, seat)
    if action == DECLINE:
        return refuse_decline(s, seat)
    if action < LOOK_PILE_END:
        return refuse_look_pile(s, seat, action - LOOK_PILE_BASE)
    if action == LOOK_ASIDE:
        return refuse_look_aside(s, seat)
    if action < TAKE_GIFT_END:
        return refuse_take_gift(s, seat, action - TAKE_GIFT_BASE)
    if action == TAKE_NONE:
        return refuse_take_none(s, seat)
    return refuse_take_bonus(s, seat, action - TAKE_BONUS_BASE)


def apply(states: States, i: int, seat: int, action: int, chance: Row) -> None:
    s: State = states[i]
    s.moment += 1
    if action < MOVE_END:
        apply_move(s, seat, action - MOVE_BASE)
    elif action < TAKE_END:
        apply_take(s, seat, action - TAKE_BASE)
    elif action < DISCARD_END:
        apply_discard(s, seat, action - DISCARD_BASE)
    elif action == DRAW:
        apply_draw(s, seat, chance)
    elif action < MAKE_END:
        apply_make(s, seat, gift_to_make(action), payment_of(action))
    elif action == NO_GIFT:
        apply_no_gift(s)
    elif action == DECLINE:
        apply_decline(s)
    elif action < LOOK_PILE_END:
        apply_look_pile(s, seat, action - LOOK_PILE_BASE)
    elif action == LOOK_ASIDE:
        apply_look_aside(s, seat)
    elif action < TAKE_GIFT_END:
        apply_take_gift(s, seat, action - TAKE_GIFT_BASE)
    elif action == TAKE_NONE:
        apply_take_none(s)
    else:
        apply_take_bonus(s, seat, action - TAKE_BONUS_BASE)
    go_on(s, chance)


def go_on(s: State, chance: Row) -> None:
    """What needs no decision, until the next decision."""
    if s.phase == PILES_CHANGED:  # chapter 9
        check_piles(s, chance)
    if s.phase == GIFT_MADE:  # 7.1
        offer_special(s)
    if s.phase == LIMITED and not is_over_limit(s):  # 8.2
        s.phase = TURN_ENDS
    if s.phase == TURN_ENDS:  # 8.3
        end_turn(s, chance)
    if s.phase == MATCH_ENDS:  # 10.1
        turn_up_bonus(s, chance)


def legal(states: States, i: int, seat: int, out: Row) -> int:
    s: State = states[i]
    if s.turn != seat:
        return 0
    if s.phase == MOVING:
        return legal_moves(s, seat, out)
    if s.phase == TAKING:
        return legal_takes(s, seat, out)
    if s.phase == IN_CITY or s.phase == LIMITED:
        return legal_discards(s, seat, out)
    if s.phase == MAKING:
        return legal_makes(s, seat, out)
    if s.phase == OFFERED:
        return legal_specials(s, seat, out)
    if s.phase == LOOKING:
        return legal_free_gifts(s, seat, out)
    if s.phase == PICKING:
        return legal_bonus_cards(s, seat, out)
    return 0


def legal_moves(s: State, seat: int, out: Row) -> int:
    """Chapter 4."""
    count = 0
    for region in range(REGIONS):
        count = offer(out, count, move_to(region), refuse_move(s, seat, region))
    return count


def legal_takes(s: State, seat: int, out: Row) -> int:
    """5.1"""
    count = 0
    for ingredient in range(INGREDIENTS):
        count = offer(out, count, take_card(ingredient), refuse_take(s, seat, ingredient))
    return count


def legal_discards(s: State, seat: int, out: Row) -> int:
    """5.3, 8.1"""
    count = 0
    for ingredient in range(INGREDIENTS):
        count = offer(out, count, discard_of(ingredient), refuse_discard(s, seat, ingredient))
    return offer(out, count, DRAW, refuse_draw(s, seat))


def legal_makes(s: State, seat: int, out: Row) -> int:
    """Chapter 6: the tops, lowest gift first."""
    count = 0
    gift = next_top(s, NOTHING)
    while gift != NOTHING:
        if has_some_payment(s, seat, gift):
            for payment in range(PAYMENTS):
                refused = refuse_make(s, seat, gift, payment)
                count = offer(out, count, make_gift(gift, payment), refused)
        gift = next_top(s, gift)
    return offer(out, count, NO_GIFT, refuse_no_gift(s, seat))


def next_top(s: State, after: int) -> int:
    """The lowest gift above `after` that lies on top of a pile, or NOTHING."""
    found = NOTHING
    for pile in range(PILES):
        if s.top[pile] > after and (found == NOTHING or s.top[pile] < found):
            found = s.top[pile]
    return found


def legal_specials(s: State, seat: int, out: Row) -> int:
    """7.2, 7.3, 7.5"""
    count = offer(out, 0, DECLINE, refuse_decline(s, seat))
    for pile in range(PILES):
        count = offer(out, count, look_at(pile), refuse_look_pile(s, seat, pile))
    return offer(out, count, LOOK_ASIDE, refuse_look_aside(s, seat))


def legal_free_gifts(s: State, seat: int, out: Row) -> int:
    """7.4, 7.5"""
    count = 0
    for gift in range(GIFTS):
        count = offer(out, count, take_gift(gift), refuse_take_gift(s, seat, gift))
    return offer(out, count, TAKE_NONE, refuse_take_none(s, seat))


def legal_bonus_cards(s: State, seat: int, out: Row) -> int:
    """10.5"""
    count = 0
    for gift in range(GIFTS):
        count = offer(out, count, take_bonus(gift), refuse_take_bonus(s, seat, gift))
    return count


def outcome(states: States, i: int, out: Row) -> None:
    write_outcome(states[i], out)
