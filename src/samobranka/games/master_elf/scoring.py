"""Chapters 11 and 12: scoring and the winner."""

from __future__ import annotations

from samobranka.core.game import REASON_PLACE, put_outcome, rank_by_standing
from samobranka.core.record import Row
from samobranka.core.sets import count_of, has
from samobranka.games.master_elf.parts import (
    COLLECTION_POINTS,
    COLOUR_POINTS,
    ELF_POINTS,
    ELVES,
    GIFT_TYPE,
    IS_SPECIAL,
    LARGEST_COLLECTION,
    OF_FIRST_TYPE,
    OF_RIBBON,
    OF_SECOND_TYPE,
    RIBBONS,
    SPECIAL_POINTS,
    TWO_TYPES,
    TYPES,
    WILD,
)
from samobranka.games.master_elf.state import State

FULL_PAIR = 2


def write_outcome(s: State, out: Row) -> None:
    """12.1: the most points. 12.2: equal points are equal rank."""
    out[REASON_PLACE] = s.reason
    for seat in range(s.seats):
        points = score(s, s.made[seat])
        put_outcome(out, seat, points, points)
    rank_by_standing(out, s.seats)


def score(s: State, gifts: int) -> int:
    """Points of a set of gifts; what is in hand counts nothing (11.8)."""
    return collections_score(s, gifts) + colour_score(gifts) + elves_score(gifts)


def elves_score(gifts: int) -> int:
    """11.7"""
    return count_of(gifts & ELVES) * ELF_POINTS


def colour_score(gifts: int) -> int:
    """11.6: the colour with most cards, rainbow cards added to it."""
    most = 0
    for ribbon in range(RIBBONS):
        most = max(most, count_of(gifts & OF_RIBBON[ribbon]))
    return (most + count_of(gifts & WILD)) * COLOUR_POINTS


def collection_score(type: int, cards: int) -> int:
    """11.2: by the table. 11.3: both cards of a special type bring five instead."""
    if IS_SPECIAL[type] and cards == FULL_PAIR:
        return SPECIAL_POINTS
    return COLLECTION_POINTS[min(cards, LARGEST_COLLECTION)]


def collections_score(s: State, gifts: int) -> int:
    """11.5: the points of the best assignment."""
    choice = best_choice(s, gifts)
    count_collections(s, gifts, choice)
    points = 0
    for type in range(TYPES):
        points += collection_score(type, s.tally[type])
    return points


def best_choice(s: State, gifts: int) -> int:
    """11.5: which gifts with two types are counted in their second, as a set of gifts.

    Tries every assignment, each next one by moving a single card (a Gray code), so that only two
    collections change: exact, and quick because a seat has few gifts with two types.
    """
    count_collections(s, gifts, 0)
    loose = gather_loose(s, gifts)
    value = 0
    best = 0
    choice = 0
    best_so_far = 0
    for trial in range(1, 1 << loose):
        place = 0
        while (trial >> place) & 1 == 0:
            place += 1
        gift = s.loose[place]
        value += move_card(s, gift, has(choice, gift))
        choice ^= 1 << gift
        if value > best:
            best = value
            best_so_far = choice
    return best_so_far


def move_card(s: State, gift: int, is_in_second: bool) -> int:
    """Counts a gift in its other type; returns what that changes."""
    source = GIFT_TYPE[gift, 1] if is_in_second else GIFT_TYPE[gift, 0]
    target = GIFT_TYPE[gift, 0] if is_in_second else GIFT_TYPE[gift, 1]
    before = collection_score(source, s.tally[source]) + collection_score(target, s.tally[target])
    s.tally[source] -= 1
    s.tally[target] += 1
    after = collection_score(source, s.tally[source]) + collection_score(target, s.tally[target])
    return after - before


def count_collections(s: State, gifts: int, choice: int) -> None:
    """11.1: every gift in one type: the second one for those chosen. The result is `s.tally`."""
    for type in range(TYPES):
        in_first = count_of(gifts & ~choice & OF_FIRST_TYPE[type])
        s.tally[type] = in_first + count_of(gifts & choice & OF_SECOND_TYPE[type])


def gather_loose(s: State, gifts: int) -> int:
    """Writes the gifts that have two types into `s.loose`; returns how many."""
    count = 0
    gift = 0
    rest = gifts & TWO_TYPES
    while rest >> gift != 0:
        if has(rest, gift):
            s.loose[count] = gift
            count += 1
        gift += 1
    return count
