"""Chapters 11 and 12: scoring and the winner."""

from __future__ import annotations

from samobranka.core.game import REASON_PLACE, put_outcome, score_in
from samobranka.core.record import Row
from samobranka.games.master_elf.parts import (
    COLLECTION_POINTS,
    COLOUR_POINTS,
    ELF_POINTS,
    GIFT_ELF,
    GIFT_RIBBON,
    GIFT_TYPE,
    GIFTS,
    IS_SPECIAL,
    IS_WILD,
    LARGEST_COLLECTION,
    NOTHING,
    RIBBONS,
    SPECIAL_POINTS,
    TYPES,
)
from samobranka.games.master_elf.state import State, has_gift

FULL_PAIR = 2


def write_outcome(s: State, out: Row) -> None:
    """12.1: the most points. 12.2: equal points are equal rank."""
    out[REASON_PLACE] = s.reason
    for seat in range(s.seats):
        put_outcome(out, seat, score(s, s.made[seat]), 1)
    for seat in range(s.seats):
        rank = 1
        for other in range(s.seats):
            if score_in(out, other) > score_in(out, seat):
                rank += 1
        put_outcome(out, seat, score_in(out, seat), rank)


def score(s: State, gifts: int) -> int:
    """Points of a set of gifts; what is in hand counts nothing (11.8)."""
    return collections_score(s, gifts) + colour_score(s, gifts) + elves_score(gifts)


def elves_score(gifts: int) -> int:
    """11.7"""
    elves = 0
    for gift in range(GIFTS):
        if has_gift(gifts, gift):
            elves += GIFT_ELF[gift]
    return elves * ELF_POINTS


def colour_score(s: State, gifts: int) -> int:
    """11.6: the colour with most cards, rainbow cards added to it."""
    return cards_of_colour(s, gifts) * COLOUR_POINTS


def cards_of_colour(s: State, gifts: int) -> int:
    """11.6: cards of the best colour; the tally of ribbons stays in `s.ribbons`."""
    for ribbon in range(RIBBONS):
        s.ribbons[ribbon] = 0
    wild = 0
    most = 0
    for gift in range(GIFTS):
        if not has_gift(gifts, gift):
            continue
        ribbon = GIFT_RIBBON[gift]
        if IS_WILD[ribbon]:
            wild += 1
        else:
            s.ribbons[ribbon] += 1
            most = max(most, s.ribbons[ribbon])
    return most + wild


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
        value += move_card(s, gift, has_gift(choice, gift))
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
        s.tally[type] = 0
    for gift in range(GIFTS):
        if has_gift(gifts, gift):
            s.tally[GIFT_TYPE[gift, 1] if has_gift(choice, gift) else GIFT_TYPE[gift, 0]] += 1


def gather_loose(s: State, gifts: int) -> int:
    """Writes the gifts that have two types into `s.loose`; returns how many."""
    count = 0
    for gift in range(GIFTS):
        if has_gift(gifts, gift) and GIFT_TYPE[gift, 1] != NOTHING:
            s.loose[count] = gift
            count += 1
    return count
