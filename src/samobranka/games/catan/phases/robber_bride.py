"""Chapter 20: the Robber Bride."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan.domains import HEX
from samobranka.games.catan.knowledge import take_from_bank
from samobranka.games.catan.parts import ANY_CARD, DESERT, HEXES, NOTHING, ROBBER_BRIDE, YIELDS
from samobranka.games.catan.phases.gold import share_gold
from samobranka.games.catan.phases.helpers import after_own_use, may_use, refuse_use, rule_out_use
from samobranka.games.catan.phases.robber import may_enter
from samobranka.games.catan.phases.the_map import refuse_unknown_hex
from samobranka.games.catan.state import ACTING, AFTER_USE, BEFORE_ROLL, State


class RobberBride(Action, tag="robber_bride"):
    """20.1"""

    hex: Annotated[int, HEX]


OFFERS = {BEFORE_ROLL: (RobberBride,), ACTING: (RobberBride,)}

ROBBER_IN_DESERT = Refusal("robber_in_desert", "20.1")
ROBBER_AWAY = Refusal("robber_away", "20.6")
NO_DESERT = Refusal("no_desert", "20.1")


def try_robber_bride(s: State, seat: int) -> Iterator[int]:
    """20.1"""
    if may_use(s, seat, ROBBER_BRIDE):
        yield from range(HEXES[s.board])


def refuse_robber_bride(s: State, seat: int, hex: int) -> int:
    """20.1: from any other terrain to a desert."""
    refused = refuse_use(s, seat, ROBBER_BRIDE)
    if refused:
        return refused
    refused = refuse_unknown_hex(s, hex)
    if refused:
        return refused
    if s.robber == NOTHING:
        return ROBBER_AWAY
    if s.terrain[s.robber] == DESERT:
        return ROBBER_IN_DESERT
    return LEGAL if s.terrain[hex] == DESERT and may_enter(s, hex) else NO_DESERT


def rule_out_robber_bride(s: State, seat: int, hex: int) -> int:
    """13.10; 20.1: the map does not change."""
    refused = rule_out_use(s, seat, ROBBER_BRIDE)
    if refused:
        return refused
    refused = refuse_unknown_hex(s, hex)
    if refused:
        return refused
    return LEGAL if s.terrain[hex] == DESERT and may_enter(s, hex) else NO_DESERT


def apply_robber_bride(s: State, seat: int, hex: int) -> None:
    """20.2: a card of the hex it left, if the bank has one. 20.3: nothing is stolen."""
    resource = YIELDS[s.terrain[s.robber]]
    s.robber = hex
    if resource != ANY_CARD and s.bank[resource] > 0:
        take_from_bank(s, seat, resource, 1)
    after_own_use(s, seat)
    if resource == ANY_CARD:  # 27.5
        s.gold_due[seat] = 1
        share_gold(s, AFTER_USE)
