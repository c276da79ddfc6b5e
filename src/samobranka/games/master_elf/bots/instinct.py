"""What a seat does without thinking: the searching bot's guess at how a match goes on.

Where to go, which card to take and what to throw away, as the evaluation has it, but without trying:
what the gifts on the tops would bring a seat is worked out once and kept while it has the same gifts.
"""

from __future__ import annotations

from typing import Any

from samobranka.core.game import FIRST_SIGHT, States
from samobranka.core.record import Row
from samobranka.core.sets import bit, has
from samobranka.games.master_elf.bots.evaluate import (
    CRYSTAL,
    POINT,
    UNKNOWN_CARD,
    best_card,
    look_at_hand,
    promise,
    promise_with,
)
from samobranka.games.master_elf.parts import (
    CITY,
    CITY_EXTRA,
    GIFT_INGREDIENT,
    INGREDIENTS,
    NEIGHBOURS,
    NOTHING,
    PAIRED,
    PILES,
    REGIONS,
)
from samobranka.games.master_elf.phases.making import (
    OF_FIRST,
    OF_SECOND,
    Make,
    NoGift,
    pile_with_top,
    takes_crystal,
)
from samobranka.games.master_elf.phases.moving import Move
from samobranka.games.master_elf.phases.taking import Discard, Draw, Take
from samobranka.games.master_elf.rules import ACTIONS
from samobranka.games.master_elf.scoring import score
from samobranka.games.master_elf.state import IN_CITY, MAKING, MOVING, TAKING, State

move_to = ACTIONS.number_of(Move)
take_card = ACTIONS.number_of(Take)
discard_of = ACTIONS.number_of(Discard)
draw = ACTIONS.number_of(Draw)
no_gift = ACTIONS.number_of(NoGift)
is_make = ACTIONS.is_of(Make)
gift_of = ACTIONS.field_of(Make, "gift")
payment_of = ACTIONS.field_of(Make, "payment")

NEXT_TOP = 40  # what the gift that is uncovered promises


def instinct(
    states: States,
    rows: Any,
    i: int,
    spare: int,
    seat: int,
    actions: Row,
    count: int,
    chance: Row,
) -> int:
    """The policy; what is seldom asked is left to first sight."""
    s: State = states[i]
    if s.phase != MOVING and s.phase != TAKING and s.phase != IN_CITY and s.phase != MAKING:
        return FIRST_SIGHT
    recall_tops(s, seat)
    look_at_hand(s, seat)
    if s.phase == MOVING:
        return move_to(best_region(s, s.pawn[seat]))
    if s.phase == TAKING:
        return take_card(best_card(s, s.pawn[seat]))
    if s.phase == IN_CITY:
        return throw_away(s)
    return make(s, actions, count)


def recall_tops(s: State, seat: int) -> None:
    """What each gift on a top would add to the points, into `s.gain`."""
    if s.known_made[seat] != s.made[seat] + 1:
        s.known_made[seat] = s.made[seat] + 1
        s.known_points[seat] = score(s, s.made[seat])
        for pile in range(PILES):
            s.known_top[seat, pile] = 0
    for pile in range(PILES):
        s.gain[pile] = 0
        if s.top[pile] != NOTHING:
            if s.known_top[seat, pile] != s.top[pile] + 1:
                s.known_top[seat, pile] = s.top[pile] + 1
                points = score(s, s.made[seat] | bit(s.top[pile]))
                s.known_gain[seat, pile] = points - s.known_points[seat]
            s.gain[pile] = s.known_gain[seat, pile]


def best_region(s: State, here: int) -> int:
    """4.1: where the best card lies, or the city."""
    best = NOTHING
    best_worth = 0
    for region in range(REGIONS):
        if NEIGHBOURS[here, region] != 0:
            worth = promise_of_region(s, region)
            if best == NOTHING or worth > best_worth:
                best = region
                best_worth = worth
    return best


def promise_of_region(s: State, region: int) -> int:
    """The promise of the hand with what would be taken there."""
    if region == CITY:
        return promise(s) + UNKNOWN_CARD * CITY_EXTRA
    card = best_card(s, region)
    if card == NOTHING:
        return promise(s)
    return promise_with(s, card, 1)


def throw_away(s: State) -> int:
    """5.3: the card for which an unknown one is better, the worst first; then the draw."""
    best = NOTHING
    best_worth = promise(s) - UNKNOWN_CARD
    for ingredient in range(INGREDIENTS):
        if s.prospect[ingredient] > 0:
            worth = promise_with(s, ingredient, -1)
            if worth > best_worth:
                best = ingredient
                best_worth = worth
    return draw() if best == NOTHING else discard_of(best)


def make(s: State, actions: Row, count: int) -> int:
    """6.1: the gift that brings more than keeping the cards promises; special pairs are looked at."""
    best = no_gift()
    best_worth = promise(s)
    for k in range(count):
        if is_make(actions[k]):
            gift = gift_of(actions[k])
            if has(PAIRED, gift):
                return FIRST_SIGHT
            worth = worth_of_making(s, gift, payment_of(actions[k]))
            if worth > best_worth:
                best = actions[k]
                best_worth = worth
    return best


def worth_of_making(s: State, gift: int, payment: int) -> int:
    """The points, less the crystal, and what is left of the hand; whatever will be the next top."""
    pile = pile_with_top(s, gift)
    gain = s.gain[pile]
    first = GIFT_INGREDIENT[gift, 0]
    second = GIFT_INGREDIENT[gift, 1]
    s.gain[pile] = 0
    s.prospect[first] -= OF_FIRST[payment]
    s.prospect[second] -= OF_SECOND[payment]
    worth = POINT * gain + NEXT_TOP + promise(s)
    s.gain[pile] = gain
    s.prospect[first] += OF_FIRST[payment]
    s.prospect[second] += OF_SECOND[payment]
    return worth - CRYSTAL if takes_crystal(payment) else worth
