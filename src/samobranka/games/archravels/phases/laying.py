"""Chapters 6 and 10: what a thing costs, and its yarn laid token by token (6.3 to 6.8, 10.4, 10.5).

A craft is by true colours (CRAFT) or of any (CRAFT_ANY); the circle (9.13) and the end (14.5) know
true colours only.
"""

from __future__ import annotations

from typing import Annotated, Any

from samobranka.core.actions import Action, kind_of
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.core.sets import bit, nth_of
from samobranka.games.archravels.domains import COLOUR
from samobranka.games.archravels.parts import (
    ANY,
    COLOUR_IDS,
    COLOURS,
    CRAFT,
    CRAFT_ANY,
    EXACT,
    GIVE,
    ITEM_IDS,
    ITEMS,
    PATTERN_COUNT,
    PATTERN_RULE,
    PATTERN_YARN,
    REQUEST_IDS,
    RULE_IDS,
)
from samobranka.games.archravels.patterns import (
    can_lay,
    can_pay,
    first_layable,
    is_settled,
    missing_tokens,
)
from samobranka.games.archravels.state import (
    LAYING,
    State,
    is_item,
    pattern_of,
    request_in,
    thing_of_request,
)


class Lay(Action, tag="lay"):
    """6.6, 10.5"""

    colour: Annotated[str, COLOUR]


OFFERS = {LAYING: (Lay,)}


def what_lacks(s: State, seat: int, action: Any) -> dict[str, Any]:
    """The rule that the pattern obeys, and how many tokens lack; of an exact one, which."""
    thing = thing_in(action)
    pattern = pattern_of(s, seat, thing)
    rule = rule_for(pattern, work_in(action))
    stock = [s.bowl[seat, colour] for colour in range(COLOURS)]
    lacks = {}
    if rule == EXACT:
        for colour, name in enumerate(COLOUR_IDS):
            lacks[COLOUR.name(name)] = max(0, PATTERN_YARN[pattern, colour] - stock[colour])
    return {
        "rule": RULE_IDS[rule],
        "count": count_for(s, pattern),
        "more": missing_tokens(rule, pattern, count_for(s, pattern), stock),
        "lacks": lacks,
    }


def thing_in(action: Any) -> int:
    """The thing that an action would craft."""
    if hasattr(action, "item"):
        return ITEM_IDS.index(action.item)
    return thing_of_request(REQUEST_IDS.index(action.request))


def work_in(action: Any) -> int:
    """Whether an action would craft by true colours or of any."""
    return CRAFT_ANY if kind_of(action).endswith("_any") else CRAFT


def which_colour(s: State, seat: int, action: Any) -> dict[str, Any]:
    """The colour that the bowl lacks."""
    return {"colour": COLOUR.name(action.colour)}


TOO_LITTLE_YARN = Refusal("too_little_yarn", "6.7", what_lacks)
NO_SUCH_YARN = Refusal("no_such_yarn", "6.6", which_colour)
NO_SUCH_GIFT = Refusal("no_such_yarn", "10.5", which_colour)
BREAKS_RULE = Refusal("breaks_rule", "6.6")


# ---------------------------------------------------------------- what a thing costs


def refuse_unpaid(s: State, seat: int, thing: int, work: int) -> int:
    """6.7: the bowl pays in full."""
    open_bowl(s, seat)
    return LEGAL if is_payable(s, seat, thing, work) else TOO_LITTLE_YARN


def open_bowl(s: State, seat: int) -> None:
    """The tokens of a bowl are what can be laid."""
    for colour in range(COLOURS):
        s.stock[colour] = s.bowl[seat, colour]


def is_payable(s: State, seat: int, thing: int, work: int) -> bool:
    """6.7: whether the open bowl pays for a thing."""
    pattern = pattern_of(s, seat, thing)
    return can_pay(rule_for(pattern, work), pattern, count_for(s, pattern), s.stock)


def rule_for(pattern: int, work: int) -> int:
    """7.4: any colours instead of the pattern's own rule; what is given stays given."""
    rule = PATTERN_RULE[pattern]
    return ANY if work == CRAFT_ANY and rule != GIVE else rule


def count_for(s: State, pattern: int) -> int:
    """10.5: what is given is given to each other seat."""
    times = s.seats - 1 if PATTERN_RULE[pattern] == GIVE else 1
    return PATTERN_COUNT[pattern] * times


def can_craft(s: State, seat: int, work: int, requests: int) -> bool:
    """4.7, 9.11, 14.3: whether the bowl pays for any item, or for one of these requests."""
    open_bowl(s, seat)
    for item in range(ITEMS):
        if is_payable(s, seat, item, work):
            return True
    while requests != 0:
        if is_payable(s, seat, thing_of_request(nth_of(requests, 0)), work):
            return True
        requests &= requests - 1
    return False


# ---------------------------------------------------------------- token by token


def begin_laying(s: State, seat: int, thing: int, work: int) -> None:
    """6.4: an exact pattern is paid at once. 6.6: a colour rule token by token."""
    pattern = pattern_of(s, seat, thing)
    s.making = thing
    s.rule = rule_for(pattern, work)
    s.more = count_for(s, pattern)
    s.phase = LAYING
    for colour in range(COLOURS):
        s.laid[colour] = 0
    if s.rule == EXACT:
        lay_listed(s, seat, pattern)
    lay_forced(s, seat)


def lay_listed(s: State, seat: int, pattern: int) -> None:
    """6.4: just the tokens listed."""
    for colour in range(COLOURS):
        for _ in range(PATTERN_YARN[pattern, colour]):
            lay_token(s, seat, colour)


def refuse_lay(s: State, seat: int, colour: int) -> int:
    """6.6: a token of the bowl, after which the rest is still possible."""
    if s.bowl[seat, colour] == 0:
        return NO_SUCH_GIFT if s.rule == GIVE else NO_SUCH_YARN
    open_bowl(s, seat)
    return LEGAL if can_lay(s.rule, s.stock, s.laid, s.more, colour) else BREAKS_RULE


def apply_lay(s: State, seat: int, colour: int) -> None:
    """6.6"""
    lay_token(s, seat, colour)
    lay_forced(s, seat)


def lay_forced(s: State, seat: int) -> None:
    """6.6: when there is only one way left, it is paid without asking."""
    open_bowl(s, seat)
    pattern = pattern_of(s, seat, s.making)
    while s.more > 0 and is_settled(pattern, s.rule, s.stock, s.laid, s.more):
        lay_token(s, seat, first_layable(s.rule, s.stock, s.laid, s.more))
        open_bowl(s, seat)
    if s.more == 0:
        complete(s, seat)


def lay_token(s: State, seat: int, colour: int) -> None:
    """6.8: to the supply. 10.5: or into another bowl."""
    if s.rule == GIVE:
        s.bowl[receiver(s, seat), colour] += 1
    s.bowl[seat, colour] -= 1
    s.laid[colour] += 1
    s.more -= 1


def receiver(s: State, seat: int) -> int:
    """10.5: who gets the next token: clockwise, each all of its tokens in a row."""
    pattern = pattern_of(s, seat, s.making)
    given = count_for(s, pattern) - s.more
    return (seat + 1 + given // PATTERN_COUNT[pattern]) % s.seats


def complete(s: State, seat: int) -> None:
    """6.8: the item lies before the seat. 10.4: so does the request, finished for good."""
    if is_item(s.making):
        s.items[seat, s.making] += 1
    else:
        s.held[seat] &= ~bit(request_in(s.making))
        s.finished[seat] |= bit(request_in(s.making))
    s.phase = s.afterwards
