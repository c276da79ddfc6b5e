"""Chapter 21: Nassir."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from samobranka.core.actions import SEAT, Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.core.sets import bit, has
from samobranka.games.catan.domains import RESOURCE
from samobranka.games.catan.knowledge import give_openly
from samobranka.games.catan.lacks import which_card
from samobranka.games.catan.parts import NASSIR, NOTHING
from samobranka.games.catan.phases.helpers import (
    after_own_use,
    may_use,
    refuse_early_use,
    rule_out_use,
)
from samobranka.games.catan.state import (
    ACTING,
    BEFORE_ROLL,
    NASSIR_GIVES,
    NASSIRS,
    State,
    seats_after,
)


class Nassir(Action, tag="nassir"):
    """21.1"""

    opponent: Annotated[int, SEAT]


class NassirToo(Action, tag="nassir_too"):
    """21.1: the second opponent"""

    opponent: Annotated[int, SEAT]


class NassirAsks(Action, tag="nassir_asks"):
    """21.1"""

    resource: Annotated[str, RESOURCE]


class NassirGives(Action, tag="nassir_gives"):
    """21.3"""

    resource: Annotated[str, RESOURCE]


OFFERS = {
    BEFORE_ROLL: (Nassir,),
    ACTING: (Nassir,),
    NASSIRS: (NassirToo, NassirAsks),
    NASSIR_GIVES: (NassirGives,),
}

NASSIR_FIRST = Refusal("nassir_first", "21.1")
NOT_AN_OPPONENT = Refusal("not_an_opponent", "21.1")
NAMED_ALREADY = Refusal("named_already", "21.1")
GIVE_BACK_FIRST = Refusal("give_back_first", "21.3")
NOT_IN_HAND = Refusal("not_in_hand", "21.3", which_card)


def try_nassir(s: State, seat: int) -> Iterator[int]:
    """21.1"""
    if may_use(s, seat, NASSIR):
        yield from range(s.seats)


def refuse_nassir(s: State, seat: int, opponent: int) -> int:
    """21.1"""
    refused = refuse_early_use(s, seat, NASSIR)
    if refused:
        return refused
    return refuse_opponent(s, seat, opponent)


def refuse_opponent(s: State, seat: int, opponent: int) -> int:
    """21.1"""
    return LEGAL if opponent < s.seats and opponent != seat else NOT_AN_OPPONENT


def rule_out_nassir(s: State, seat: int, opponent: int) -> int:
    """13.10; 21.1"""
    refused = rule_out_use(s, seat, NASSIR)
    if refused:
        return refused
    return refuse_opponent(s, seat, opponent)


def apply_nassir(s: State, opponent: int) -> None:
    """21.1"""
    s.first_named = opponent
    s.second_named = NOTHING
    s.phase = NASSIRS


def try_nassir_too(s: State) -> Iterator[int]:
    """21.1"""
    yield from range(s.seats)


def refuse_nassir_too(s: State, seat: int, opponent: int) -> int:
    """21.1: one or two opponents."""
    if s.second_named != NOTHING or opponent == s.first_named:
        return NAMED_ALREADY
    return refuse_opponent(s, seat, opponent)


def apply_nassir_too(s: State, opponent: int) -> None:
    """21.1"""
    s.second_named = opponent


def refuse_nassir_asks() -> int:
    """21.1: any resource."""
    return LEGAL


def apply_nassir_asks(s: State, seat: int, resource: int) -> None:
    """21.2: each that has the resource gives one. 21.4: the others give and get nothing."""
    s.shown += 1
    s.asked_for = resource
    s.owed_to = 0
    ask_for_card(s, seat, s.first_named, resource)
    if s.second_named != NOTHING:
        ask_for_card(s, seat, s.second_named, resource)
    s.phase = NASSIR_GIVES
    if s.owed_to == 0:  # 21.6
        finish_nassir(s, seat)


def ask_for_card(s: State, seat: int, opponent: int, resource: int) -> None:
    """21.2"""
    if s.hand[opponent, resource] > 0:
        give_openly(s, opponent, seat, resource, 1)
        s.owed_to |= bit(opponent)


def next_creditor(s: State, seat: int) -> int:
    """21.3: in seat order after its own."""
    for steps in range(1, s.seats):
        other = seats_after(s, seat, steps)
        if has(s.owed_to, other):
            return other
    return NOTHING


def refuse_nassir_gives(s: State, seat: int, resource: int) -> int:
    """21.3: any resource it then has."""
    return LEGAL if s.hand[seat, resource] > 0 else NOT_IN_HAND


def apply_nassir_gives(s: State, seat: int, resource: int) -> None:
    """21.3"""
    creditor = next_creditor(s, seat)
    give_openly(s, seat, creditor, resource, 1)
    s.owed_to &= ~bit(creditor)
    if s.owed_to == 0:
        finish_nassir(s, seat)


def finish_nassir(s: State, seat: int) -> None:
    """13.12"""
    s.first_named = NOTHING
    s.second_named = NOTHING
    s.asked_for = NOTHING
    after_own_use(s, seat)
