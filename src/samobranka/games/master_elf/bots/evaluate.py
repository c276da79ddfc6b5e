"""How well a seat stands: the greedy bot's eye.

Counted in hundredths of a point: the points already made, plus what the hand promises. A hand promises
most of the points of the gift on a top it can already pay for, less the more cards are missing, and a
little for every card. While the seat stands before open cards or looks through gifts, the promise is
that of the best one there. The numbers were found by letting variants play each other.
"""

from __future__ import annotations

from samobranka.core.game import States
from samobranka.core.record import Row
from samobranka.core.sets import bit, has
from samobranka.games.master_elf.parts import (
    CITY_EXTRA,
    GIFT_INGREDIENT,
    GIFTS,
    HAND_LIMIT,
    INGREDIENTS,
    NOTHING,
    PAIR,
    PILES,
    SPECIALS,
)
from samobranka.games.master_elf.phases.making import pile_with_top
from samobranka.games.master_elf.phases.special import gifts_looked_at
from samobranka.games.master_elf.scoring import score
from samobranka.games.master_elf.state import (
    IN_CITY,
    LOOKING,
    OFFERED,
    TAKING,
    State,
    has_used_special,
    is_deciding,
)

POINT = 100
CRYSTAL = 160  # worth keeping for a gift of more than a point and a half
CARD = 8  # any card
UNKNOWN_CARD = 31  # a card still to be drawn
READY = 80  # per point of a gift, when the hand can pay for it
ONE_MISSING = 62
TWO_MISSING = 38
SECOND_BEST = 10  # hundredths of what the gifts promise besides the nearest
FREE_GIFT = 350  # a special action not yet begun
HALF_PAIR = 60  # one gift of a special pair, while nobody has made the other
OTHER_HALF_OPEN = 100  # and that other lies on top of a pile


def evaluate(states: States, i: int, seat: int) -> int:
    """Hundredths of a point."""
    s: State = states[i]
    points = score(s, s.made[seat])
    value = POINT * points + CRYSTAL * s.crystals[seat] + hope_of_pairs(s, seat)
    if is_deciding(s, seat, OFFERED):
        value += FREE_GIFT
    if is_deciding(s, seat, LOOKING):
        value += POINT * best_free_gift(s, seat, points)
    if is_deciding(s, seat, IN_CITY):
        value += UNKNOWN_CARD * (s.city_discards + CITY_EXTRA)
    look_at_tops(s, seat, points)
    look_at_hand(s, seat)
    if is_deciding(s, seat, TAKING):
        return value + promise_with(s, best_card(s, s.pawn[seat]), 1)
    return value + promise(s)


def hope_of_pairs(s: State, seat: int) -> int:
    """Half a special pair may become a whole one (7.1), unless the seat has used its action (7.7)."""
    if has_used_special(s, seat):
        return 0
    value = 0
    for special in range(SPECIALS):
        for half in range(2):
            if has(s.made[seat], PAIR[special, half]):
                value += hope_of_gift(s, PAIR[special, 1 - half])
    return value


def hope_of_gift(s: State, gift: int) -> int:
    """What the missing half of a pair promises."""
    for seat in range(s.seats):
        if has(s.made[seat], gift):
            return 0
    return HALF_PAIR + (OTHER_HALF_OPEN if pile_with_top(s, gift) != NOTHING else 0)


def look_at_tops(s: State, seat: int, points: int) -> None:
    """What each gift on a top would add to the points, into `s.gain`."""
    for pile in range(PILES):
        s.gain[pile] = 0
        if s.top[pile] != NOTHING:
            s.gain[pile] = score(s, s.made[seat] | bit(s.top[pile])) - points


def look_at_hand(s: State, seat: int) -> None:
    """The hand as it is, into `s.prospect`."""
    for ingredient in range(INGREDIENTS):
        s.prospect[ingredient] = s.hand[seat, ingredient]


def best_free_gift(s: State, seat: int, points: int) -> int:
    """The most that one of the gifts the seat is looking through would add to its points."""
    best = 0
    gifts = gifts_looked_at(s, seat)
    for gift in range(GIFTS):
        if has(gifts, gift):
            best = max(best, score(s, s.made[seat] | bit(gift)) - points)
    return best


def best_card(s: State, region: int) -> int:
    """5.1: the open card of a region with which the hand promises most; NOTHING where none lies."""
    best = NOTHING
    best_worth = 0
    for ingredient in range(INGREDIENTS):
        if s.lying[region, ingredient] > 0:
            worth = promise_with(s, ingredient, 1)
            if best == NOTHING or worth > best_worth:
                best = ingredient
                best_worth = worth
    return best


def promise_with(s: State, ingredient: int, cards: int) -> int:
    """What the hand in `s.prospect` promises with a card more or less."""
    s.prospect[ingredient] += cards
    worth = promise(s)
    s.prospect[ingredient] -= cards
    return worth


def promise(s: State) -> int:
    """What the hand in `s.prospect` promises."""
    nearest = 0
    promised = 0
    cards = 0
    for pile in range(PILES):
        if s.top[pile] != NOTHING:
            promised_here = s.gain[pile] * readiness(s.prospect, s.top[pile])
            promised += promised_here
            nearest = max(nearest, promised_here)
    for ingredient in range(INGREDIENTS):
        cards += s.prospect[ingredient]
    return nearest + (promised - nearest) * SECOND_BEST // 100 + CARD * min(cards, HAND_LIMIT)


def cards_towards(hand: Row, gift: int) -> int:
    """How many of the three cards of a gift's price a hand holds (6.2)."""
    first = min(2, hand[GIFT_INGREDIENT[gift, 0]])
    second = min(2, hand[GIFT_INGREDIENT[gift, 1]])
    return min(3, first + second)


def readiness(hand: Row, gift: int) -> int:
    """Hundredths of its points that a gift is worth before it is made."""
    missing = 3 - cards_towards(hand, gift)
    if missing == 0:
        return READY
    if missing == 1:
        return ONE_MISSING
    return TWO_MISSING if missing == 2 else 0
