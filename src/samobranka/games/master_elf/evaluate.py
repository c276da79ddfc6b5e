"""How well a seat stands: the greedy bot's eye.

Counted in hundredths of a point: the points already made, plus what the hand promises. A hand promises
most of the points of the gift on a top it can already pay for, less the more cards are missing, and a
little for every card. While the seat stands before open cards or looks through gifts, the promise is
that of the best one there. The numbers were found by letting variants play each other.
"""

from __future__ import annotations

from samobranka.core.game import States
from samobranka.core.record import Row
from samobranka.games.master_elf.parts import (
    CITY_EXTRA,
    GIFT_INGREDIENT,
    GIFTS,
    HAND_LIMIT,
    INGREDIENTS,
    NOTHING,
    PILES,
)
from samobranka.games.master_elf.phases.piles import is_in_seen_pile
from samobranka.games.master_elf.scoring import score
from samobranka.games.master_elf.state import (
    ASIDE,
    IN_CITY,
    LOOKING,
    TAKING,
    State,
    gift_bit,
    has_gift,
    is_deciding,
)

POINT = 100
CRYSTAL = 160  # worth keeping for a gift of more than a point and a half
CARD = 8  # any card
UNKNOWN_CARD = 31  # a card still to be drawn
PROMISE_READY = 80  # per point of the gift, when the hand can pay for it
PROMISE_ONE_MISSING = 62
PROMISE_TWO_MISSING = 38


def evaluate(states: States, i: int, seat: int) -> int:
    """Hundredths of a point."""
    s: State = states[i]
    points = score(s, s.made[seat])
    value = POINT * points + CRYSTAL * s.crystals[seat]
    if is_deciding(s, seat, LOOKING):
        value += POINT * best_free_gift(s, seat, points)
    if is_deciding(s, seat, IN_CITY):
        value += UNKNOWN_CARD * (s.city_discards + CITY_EXTRA)
    look_at_tops(s, seat, points)
    for ingredient in range(INGREDIENTS):
        s.prospect[ingredient] = s.hand[seat, ingredient]
    if is_deciding(s, seat, TAKING):
        return value + best_card_here(s, seat)
    return value + promise(s)


def look_at_tops(s: State, seat: int, points: int) -> None:
    """What each gift on a top would add to the points, into `s.gain`."""
    for pile in range(PILES):
        s.gain[pile] = 0
        if s.top[pile] != NOTHING:
            s.gain[pile] = score(s, s.made[seat] | gift_bit(s.top[pile])) - points


def best_free_gift(s: State, seat: int, points: int) -> int:
    """The most that one of the gifts the seat is looking through would add to its points."""
    best = 0
    for gift in range(GIFTS):
        if s.looking_at == ASIDE:
            is_there = has_gift(s.saw_aside[seat], gift)
        else:
            is_there = is_in_seen_pile(s, seat, gift)
        if is_there:
            best = max(best, score(s, s.made[seat] | gift_bit(gift)) - points)
    return best


def best_card_here(s: State, seat: int) -> int:
    """The promise of the hand with the best of the open cards it stands before."""
    best = 0
    for ingredient in range(INGREDIENTS):
        if s.lying[s.pawn[seat], ingredient] > 0:
            s.prospect[ingredient] += 1
            best = max(best, promise(s))
            s.prospect[ingredient] -= 1
    return best


def promise(s: State) -> int:
    """What the hand in `s.prospect` promises."""
    nearest = 0
    cards = 0
    for pile in range(PILES):
        if s.top[pile] != NOTHING:
            nearest = max(nearest, s.gain[pile] * readiness(s.prospect, s.top[pile]))
    for ingredient in range(INGREDIENTS):
        cards += s.prospect[ingredient]
    return nearest + CARD * min(cards, HAND_LIMIT)


def cards_towards(hand: Row, gift: int) -> int:
    """How many of the three cards of a gift's price a hand holds (6.2)."""
    first = min(2, hand[GIFT_INGREDIENT[gift, 0]])
    second = min(2, hand[GIFT_INGREDIENT[gift, 1]])
    return min(3, first + second)


def readiness(hand: Row, gift: int) -> int:
    """Hundredths of its points that a gift is worth before it is made."""
    missing = 3 - cards_towards(hand, gift)
    if missing == 0:
        return PROMISE_READY
    if missing == 1:
        return PROMISE_ONE_MISSING
    return PROMISE_TWO_MISSING if missing == 2 else 0
