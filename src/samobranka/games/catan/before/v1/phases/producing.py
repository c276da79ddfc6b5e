"""Chapters 3 and 4: the roll and production; chapters 16 and 19 answer to it."""

from __future__ import annotations

from samobranka.core.actions import Action
from samobranka.core.chance import draw
from samobranka.core.record import Row
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan.knowledge import take_from_bank
from samobranka.games.catan.parts import AROUND_HEX, HEXES, RESOURCES, YIELDS
from samobranka.games.catan.phases.robber import count_discards
from samobranka.games.catan.phases.turns import refuse_roll_in_part
from samobranka.games.catan.state import (
    ACTING,
    BEFORE_ROLL,
    PRODUCED,
    ROLLED,
    SEVEN,
    State,
    is_city,
    is_free,
    is_own_turn,
    owner_at,
    roll_of,
)


class Roll(Action, tag="roll"):
    """3.3"""


OFFERS = {BEFORE_ROLL: (Roll,)}

ROLLED_ALREADY = Refusal("rolled_already", "3.3")


def refuse_roll() -> int:
    """3.3: it is obligatory."""
    return LEGAL


def rule_out_roll(s: State, seat: int) -> int:
    """3.3: once a turn; 12.10: by player 1."""
    if not is_own_turn(s, seat):
        return LEGAL
    refused = refuse_roll_in_part(s)
    if refused:
        return refused
    return ROLLED_ALREADY if s.phase == ACTING else LEGAL


def apply_roll(s: State, chance: Row) -> None:
    """3.3: two dice."""
    s.first_die = 1 + draw(chance, 6)
    s.second_die = 1 + draw(chance, 6)
    s.rolls[roll_of(s)] += 1
    s.has_rolled = 1
    s.phase = ROLLED


def carry_out_roll(s: State) -> None:
    """4.1: any roll but 7 pays. 5.1: a 7 does not."""
    for seat in range(s.seats):
        for resource in range(RESOURCES):
            s.got[seat, resource] = 0
    if roll_of(s) == 7:
        count_discards(s)  # 5.3
        s.phase = SEVEN
    else:
        produce(s, roll_of(s))
        s.phase = PRODUCED


def produce(s: State, number: int) -> None:
    """4.6: each resource on its own."""
    count_owed(s, number)
    for resource in range(RESOURCES):
        pay_resource(s, resource)


def count_owed(s: State, number: int) -> None:
    """4.1, 4.2: what every hex of the number owes, into `s.owed`; 4.3: but that of the robber."""
    for seat in range(s.seats):
        for resource in range(RESOURCES):
            s.owed[seat, resource] = 0
    for hex in range(HEXES[s.board]):
        if s.token[hex] == number and hex != s.robber:
            resource = YIELDS[s.terrain[hex]]
            for place in range(6):
                corner = AROUND_HEX[s.board, hex, place]
                if not is_free(s, corner):
                    s.owed[owner_at(s, corner), resource] += 2 if is_city(s, corner) else 1


def pay_resource(s: State, resource: int) -> None:
    """4.4: all or nobody. 4.5: but a single seat gets what is left."""
    total = 0
    claims = 0
    for seat in range(s.seats):
        total += s.owed[seat, resource]
        claims += s.owed[seat, resource] > 0
    if total > s.bank[resource] and claims > 1:
        return
    for seat in range(s.seats):
        count = min(s.owed[seat, resource], s.bank[resource])
        if count > 0:
            take_from_bank(s, seat, resource, count)
            s.got[seat, resource] = count
            s.produced[seat, resource] += count


def got_nothing(s: State, seat: int) -> bool:
    """19.1, 19.2: this roll has brought the seat no card."""
    for resource in range(RESOURCES):
        if s.got[seat, resource] > 0:
            return False
    return True
