"""Chapters 5, 9 and 13: tokens taken from the supply, colour by colour (5.3, 9.6, 9.10, 13.3)."""

from __future__ import annotations

from typing import Annotated

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.archravels.domains import COLOUR
from samobranka.games.archravels.parts import ANY, COLOURS, NOTHING
from samobranka.games.archravels.patterns import PLENTY, can_lay, first_layable, is_only_way
from samobranka.games.archravels.state import TAKING, State

BREAKS_FROG_RULE = Refusal("breaks_frog_rule", "13.3")


class Take(Action, tag="take"):
    """5.3, 9.6, 9.10, 13.3"""

    colour: Annotated[str, COLOUR]


OFFERS = {TAKING: (Take,)}


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


def refuse_take(s: State, colour: int) -> int:
    """13.3: as the rule allows."""
    open_supply(s)
    return LEGAL if can_lay(s.rule, s.stock, s.laid, s.more, colour) else BREAKS_FROG_RULE


def apply_take(s: State, seat: int, colour: int) -> None:
    """Into the bowl; what is then forced is not asked (13.3)."""
    take_token(s, seat, colour)
    open_supply(s)
    while s.more > 0 and is_only_way(s.rule, s.stock, s.laid, s.more):
        take_token(s, seat, first_layable(s.rule, s.stock, s.laid, s.more))
    if s.more == 0:
        s.phase = s.afterwards


def take_token(s: State, seat: int, colour: int) -> None:
    """One token from the supply."""
    s.bowl[seat, colour] += 1
    s.laid[colour] += 1
    s.more -= 1
