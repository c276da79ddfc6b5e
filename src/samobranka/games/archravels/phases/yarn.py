"""Tokens taken from the supply, colour by colour: 5.3, 9.6, 9.10 and 13.3."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.games.archravels.parts import ANY, COLOURS, NOTHING
from samobranka.games.archravels.patterns import PLENTY, can_lay, first_layable, is_only_way
from samobranka.games.archravels.refusals import BREAKS_FROG_RULE, refuse_moment
from samobranka.games.archravels.state import TAKING, State


def ask_for_yarn(s: State, count: int, afterwards: int) -> None:
    """5.3: tokens of any colours, chosen one by one."""
    begin_taking(s, NOTHING, ANY, count, afterwards)


def begin_taking(s: State, thing: int, rule: int, count: int, afterwards: int) -> None:
    """Tokens that obey a colour rule, chosen one by one."""
    s.making = thing
    s.rule = rule
    s.more = count
    s.afterwards = afterwards
    s.phase = TAKING
    for colour in range(COLOURS):
        s.laid[colour] = 0


def open_supply(s: State) -> None:
    """1.1: the supply never runs short."""
    for colour in range(COLOURS):
        s.stock[colour] = PLENTY


def refuse_take(s: State, seat: int, colour: int) -> int:
    """13.3: as the rule allows."""
    refused = refuse_moment(s, seat, TAKING)
    if refused:
        return refused
    open_supply(s)
    if not can_lay(s.rule, s.stock, s.laid, s.more, colour):
        return BREAKS_FROG_RULE
    return LEGAL


def apply_take(s: State, seat: int, colour: int) -> None:
    """Into the bowl; what is then forced is not asked (13.3)."""
    take_token(s, seat, colour)
    open_supply(s)
    while s.more > 0 and is_only_way(s.rule, s.stock, s.laid, s.more, s.more):
        take_token(s, seat, first_layable(s.rule, s.stock, s.laid, s.more))
    if s.more == 0:
        s.phase = s.afterwards


def take_token(s: State, seat: int, colour: int) -> None:
    """One token from the supply."""
    s.bowl[seat, colour] += 1
    s.laid[colour] += 1
    s.more -= 1
