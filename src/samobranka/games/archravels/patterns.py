"""1.3: the colour rules, as questions about tokens: what can be paid, what may be laid next.

`stock` are the tokens there are to lay (or to take), `laid` those already laid, `more` how many are
still missing. Everything here is a function of its arguments, so the view can ask ahead, too.
"""

from __future__ import annotations

from samobranka.core.record import Row
from samobranka.games.archravels.parts import (
    ALL_DIFFERENT,
    COLOURS,
    EXACT,
    GIVE,
    NOTHING,
    ONE_COLOUR,
    PATTERN_COUNT,
    PATTERN_YARN,
    TWO_COLOURS,
)

PLENTY = 99
"""1.1: tokens of a colour in the supply."""
OF_THE_FIRST = 2
OF_THE_SECOND = 1
"""1.3: tokens of the two colours of a pattern in two colours."""


def can_pay(rule: int, pattern: int, count: int, stock: Row) -> bool:
    """6.7: whether the stock pays for a pattern in full."""
    if rule == EXACT:
        return has_listed(pattern, stock)
    if rule == ONE_COLOUR:
        return most_of_one(stock) >= count
    if rule == TWO_COLOURS:
        return most_of_one(stock) >= OF_THE_FIRST and colours_in(stock) > 1
    if rule == ALL_DIFFERENT:
        return colours_in(stock) >= count
    return tokens_in(stock) >= count


def has_listed(pattern: int, stock: Row) -> bool:
    """6.4: the tokens an exact pattern lists."""
    for colour in range(COLOURS):
        if stock[colour] < PATTERN_YARN[pattern, colour]:
            return False
    return True


def tokens_in(stock: Row) -> int:
    """All tokens."""
    tokens = 0
    for colour in range(COLOURS):
        tokens += stock[colour]
    return tokens


def colours_in(stock: Row) -> int:
    """How many colours there are."""
    colours = 0
    for colour in range(COLOURS):
        colours += stock[colour] > 0
    return colours


def most_of_one(stock: Row) -> int:
    """The most tokens of one colour."""
    most = 0
    for colour in range(COLOURS):
        most = max(most, stock[colour])
    return most


def missing_tokens(rule: int, pattern: int, count: int, stock: Row) -> int:
    """6.7: how many tokens the stock lacks for a pattern."""
    if rule == EXACT:
        missing = 0
        for colour in range(COLOURS):
            missing += max(0, PATTERN_YARN[pattern, colour] - stock[colour])
        return missing
    there = tokens_in(stock)
    if rule == ONE_COLOUR:
        there = most_of_one(stock)
    elif rule == TWO_COLOURS:
        there = min(OF_THE_FIRST, most_of_one(stock)) + (colours_in(stock) > 1)
    elif rule == ALL_DIFFERENT:
        there = colours_in(stock)
    return max(0, count - there)


def can_lay(rule: int, stock: Row, laid: Row, more: int, colour: int) -> bool:
    """6.6: a token of this colour, after which the rest can still be completed."""
    if stock[colour] == 0:
        return False
    if rule == ONE_COLOUR:
        return laid[colour] > 0 or (tokens_in(laid) == 0 and stock[colour] >= more)
    if rule == TWO_COLOURS:
        return count_pairs(stock, laid, colour) > 0
    if rule == ALL_DIFFERENT:
        return laid[colour] == 0
    return True


def is_settled(pattern: int, rule: int, stock: Row, laid: Row, more: int) -> bool:
    """6.6: whether there is only one way left to lay the rest."""
    if rule == GIVE:
        return is_only_gift(stock, more, PATTERN_COUNT[pattern])
    return is_only_way(rule, stock, laid, more)


def is_only_way(rule: int, stock: Row, laid: Row, more: int) -> bool:
    """6.6: which tokens are still to be laid; the order of laying does not count."""
    if rule == ONE_COLOUR:
        return layable_colours(rule, stock, laid, more) == 1
    if rule == TWO_COLOURS:
        return count_pairs(stock, laid, NOTHING) == 1
    if rule == ALL_DIFFERENT:
        return layable_colours(rule, stock, laid, more) == more
    return colours_in(stock) == 1 or tokens_in(stock) == more


def is_only_gift(stock: Row, more: int, for_each: int) -> bool:
    """10.5: who gets which counts: tokens are all alike, or all go to the last seat."""
    return colours_in(stock) == 1 or (tokens_in(stock) == more and more <= for_each)


def layable_colours(rule: int, stock: Row, laid: Row, more: int) -> int:
    """How many colours may be laid next."""
    colours = 0
    for colour in range(COLOURS):
        colours += can_lay(rule, stock, laid, more, colour)
    return colours


def first_layable(rule: int, stock: Row, laid: Row, more: int) -> int:
    """The first colour that may be laid next."""
    colour = 0
    while not can_lay(rule, stock, laid, more, colour):
        colour += 1
    return colour


def count_pairs(stock: Row, laid: Row, colour: int) -> int:
    """1.3: in how many ways two of one and one of another can be completed from what is laid.

    With a colour: only those in which a token of it is still to be laid.
    """
    ways = 0
    so_far = tokens_in(laid)
    for first in range(COLOURS):
        if laid[first] + stock[first] < OF_THE_FIRST:
            continue
        for second in range(COLOURS):
            if first != second and fits_pair(stock, laid, so_far, first, second):
                missing_first = laid[first] < OF_THE_FIRST and first == colour
                missing_second = laid[second] < OF_THE_SECOND and second == colour
                ways += colour == NOTHING or missing_first or missing_second
    return ways


def fits_pair(stock: Row, laid: Row, so_far: int, first: int, second: int) -> bool:
    """Whether the tokens laid so far can become two of the first and one of the second colour.

    Of the first there are enough.
    """
    if laid[first] > OF_THE_FIRST or laid[second] > OF_THE_SECOND:
        return False
    if laid[first] + laid[second] != so_far:
        return False
    return laid[second] + stock[second] >= OF_THE_SECOND
