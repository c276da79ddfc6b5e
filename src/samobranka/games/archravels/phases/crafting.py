"""Chapter 6: Craft; with it Craft any colours (7.4, 7.5) and the crafts of 9.11 and 14.3."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.games.archravels.parts import (
    ANY,
    COLOURS,
    CRAFT,
    CRAFT_ANY,
    EXACT,
    GIVE,
    ITEMS,
    PATTERN_COUNT,
    PATTERN_RULE,
    PATTERN_YARN,
)
from samobranka.games.archravels.patterns import can_lay, can_pay, first_layable, is_only_way
from samobranka.games.archravels.phases.turn import refuse_work, use_work
from samobranka.games.archravels.refusals import (
    BREAKS_RULE,
    CAT_STOPS,
    ITEMS_ONLY,
    NO_REQUEST_ANY,
    NO_SUCH_REQUEST,
    TOO_LITTLE_YARN,
    refuse_moment,
)
from samobranka.games.archravels.state import (
    CIRCLE_GOES_ON,
    FINAL,
    FINAL_GOES_ON,
    IN_CIRCLE,
    LAYING,
    WORK_DONE,
    WORKING,
    State,
    bit,
    has,
    is_item,
    nth_of,
    pattern_of,
    request_in,
    thing_of_request,
)


def refuse_craft(s: State, seat: int, thing: int) -> int:
    """6.1: by a work. 9.11: in the circle. 14.3: at the end."""
    if s.phase == IN_CIRCLE or s.phase == FINAL:
        refused = refuse_moment(s, seat, s.phase)
    else:
        refused = refuse_craft_work(s, seat, CRAFT)
    if refused:
        return refused
    if s.phase == IN_CIRCLE and not is_item(thing) and not s.circle_takes_requests:
        return ITEMS_ONLY  # 9.12
    return refuse_thing(s, seat, thing, False)


def refuse_craft_any(s: State, seat: int, thing: int) -> int:
    """7.4: only the number of tokens counts. 7.5: requests, too, unless the option says no."""
    refused = refuse_craft_work(s, seat, CRAFT_ANY)
    if refused:
        return refused
    if s.any_takes_items_only and not is_item(thing):
        return NO_REQUEST_ANY
    return refuse_thing(s, seat, thing, True)


def refuse_craft_work(s: State, seat: int, work: int) -> int:
    """4.5: the space must have it. 9.3: the cat stops it."""
    refused = refuse_work(s, seat, work)
    if refused:
        return refused
    return CAT_STOPS if s.cat[seat] else LEGAL


def refuse_thing(s: State, seat: int, thing: int, any_colours: bool) -> int:
    """10.3: a request of one's own. 6.7: the bowl pays in full."""
    if not is_item(thing) and not has(s.held[seat], request_in(thing)):
        return NO_SUCH_REQUEST
    open_bowl(s, seat)
    return LEGAL if is_payable(s, seat, thing, any_colours) else TOO_LITTLE_YARN


def open_bowl(s: State, seat: int) -> None:
    """The tokens of a bowl are what can be laid."""
    for colour in range(COLOURS):
        s.stock[colour] = s.bowl[seat, colour]


def is_payable(s: State, seat: int, thing: int, any_colours: bool) -> bool:
    """6.7: whether the open bowl pays for a thing."""
    pattern = pattern_of(s, seat, thing)
    return can_pay(rule_for(pattern, any_colours), pattern, count_for(s, pattern), s.stock)


def rule_for(pattern: int, any_colours: bool) -> int:
    """7.4: any colours instead of the pattern's own rule; what is given stays given."""
    rule = PATTERN_RULE[pattern]
    return ANY if any_colours and rule != GIVE else rule


def count_for(s: State, pattern: int) -> int:
    """10.5: what is given is given to each other seat."""
    times = s.seats - 1 if PATTERN_RULE[pattern] == GIVE else 1
    return PATTERN_COUNT[pattern] * times


def can_craft(s: State, seat: int, any_colours: bool, with_requests: bool) -> bool:
    """4.7, 9.11, 14.3: whether there is anything the bowl pays for."""
    open_bowl(s, seat)
    for item in range(ITEMS):
        if is_payable(s, seat, item, any_colours):
            return True
    rest = s.held[seat] if with_requests else 0
    while rest != 0:
        if is_payable(s, seat, thing_of_request(nth_of(rest, 0)), any_colours):
            return True
        rest &= rest - 1
    return False


def apply_craft(s: State, seat: int, thing: int) -> None:
    """6.1, 9.13: a work is used up only where one is done."""
    s.afterwards = WORK_DONE
    if s.phase == WORKING:
        use_work(s, seat, CRAFT)
    elif s.phase == IN_CIRCLE:
        s.afterwards = CIRCLE_GOES_ON
    else:
        s.afterwards = FINAL_GOES_ON
    begin_laying(s, seat, thing, False)


def apply_craft_any(s: State, seat: int, thing: int) -> None:
    """7.4"""
    use_work(s, seat, CRAFT_ANY)
    s.afterwards = WORK_DONE
    begin_laying(s, seat, thing, True)


def begin_laying(s: State, seat: int, thing: int, any_colours: bool) -> None:
    """6.4: an exact pattern is paid at once. 6.6: a colour rule token by token."""
    pattern = pattern_of(s, seat, thing)
    s.making = thing
    s.rule = rule_for(pattern, any_colours)
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
    """6.6: the rest must still be possible."""
    refused = refuse_moment(s, seat, LAYING)
    if refused:
        return refused
    open_bowl(s, seat)
    if not can_lay(s.rule, s.stock, s.laid, s.more, colour):
        return BREAKS_RULE
    return LEGAL


def apply_lay(s: State, seat: int, colour: int) -> None:
    """6.6"""
    lay_token(s, seat, colour)
    lay_forced(s, seat)


def lay_forced(s: State, seat: int) -> None:
    """6.6: when there is only one way left, it is paid without asking."""
    open_bowl(s, seat)
    each = PATTERN_COUNT[pattern_of(s, seat, s.making)]
    while s.more > 0 and is_only_way(s.rule, s.stock, s.laid, s.more, each):
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


def refuse_craft_nothing(s: State, seat: int) -> int:
    """9.11, 14.3: nobody must craft."""
    return refuse_moment(s, seat, FINAL if s.phase == FINAL else IN_CIRCLE)


def apply_craft_nothing(s: State) -> None:
    """9.11, 14.3: the next seat."""
    s.phase = FINAL_GOES_ON if s.phase == FINAL else CIRCLE_GOES_ON
