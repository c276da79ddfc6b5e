"""Chapters 3 and 4: the roll and production; chapters 16 and 19 answer to it."""

from __future__ import annotations

from samobranka.core.actions import Action
from samobranka.core.chance import deal_kind, draw
from samobranka.core.happening import EVERYBODY, happened
from samobranka.core.record import Row
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan.knowledge import take_from_bank
from samobranka.games.catan.maps import CLOTH_FOR_CATAN
from samobranka.games.catan.parts import ANY_CARD, HEXES, RESOURCES, YIELDS
from samobranka.games.catan.phases.gold import share_gold
from samobranka.games.catan.phases.robber import count_discards
from samobranka.games.catan.phases.the_map import corner_of_hex
from samobranka.games.catan.phases.turns import refuse_roll_in_part
from samobranka.games.catan.phases.villages import collect_cloth
from samobranka.games.catan.saying import BLOCKED, GOT_REST, RAN_SHORT
from samobranka.games.catan.state import (
    ACTING,
    BEFORE_ROLL,
    DIE,
    FALLS,
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
    """3.3: two dice; 3.9: or the next card of the deck."""
    if s.has_deck_of_rolls:
        turn_up_roll(s, chance)
    else:
        s.first_die = 1 + draw(chance, DIE)
        s.second_die = 1 + draw(chance, DIE)
    s.rolls[roll_of(s)] += 1
    s.has_rolled = 1
    s.phase = ROLLED


def turn_up_roll(s: State, chance: Row) -> None:
    """3.9: every card that is left is equally likely."""
    fall = deal_kind(chance, s.rolls_left, s.rolls_left_count)
    s.rolls_left_count -= 1
    s.first_die = 1 + fall // DIE
    s.second_die = 1 + fall % DIE
    if s.rolls_left_count == 0:
        shuffle_rolls(s)


def shuffle_rolls(s: State) -> None:
    """3.10: all are in the deck again; their order is settled when they are turned up."""
    for fall in range(FALLS):
        s.rolls_left[fall] = 1
    s.rolls_left_count = FALLS


def carry_out_roll(s: State) -> None:
    """4.1: any roll but 7 pays; 33.4: villages, too; 27.2: gold last. 5.1: a 7 does not."""
    for seat in range(s.seats):
        for resource in range(RESOURCES):
            s.got[seat, resource] = 0
    if roll_of(s) == 7:
        count_discards(s)  # 5.3
        s.phase = SEVEN
    else:
        produce(s, roll_of(s))
        s.phase = PRODUCED
        if s.scenario == CLOTH_FOR_CATAN:
            collect_cloth(s, roll_of(s))
        if s.phase == PRODUCED and owes_gold(s):
            share_gold(s, PRODUCED)


def produce(s: State, number: int) -> None:
    """4.6: each resource on its own."""
    count_owed(s, number)
    for resource in range(RESOURCES):
        pay_resource(s, resource)


def count_owed(s: State, number: int) -> None:
    """4.1, 4.2: what every hex of the number owes, into `s.owed`; 4.3: but that of the robber."""
    for seat in range(s.seats):
        for resource in range(RESOURCES + 1):
            s.owed[seat, resource] = 0
    for hex in range(HEXES[s.board]):
        if s.token[hex] == number and hex == s.robber and is_built_on(s, hex):
            happened(EVERYBODY, BLOCKED, hex, 0, 0)
        if s.token[hex] == number and hex != s.robber:
            resource = YIELDS[s.terrain[hex]]
            for place in range(6):
                corner = corner_of_hex(s, hex, place)
                if not is_free(s, corner):
                    s.owed[owner_at(s, corner), resource] += 2 if is_city(s, corner) else 1


def is_built_on(s: State, hex: int) -> bool:
    """Whether anybody has a building at a hex."""
    for place in range(6):
        if not is_free(s, corner_of_hex(s, hex, place)):
            return True
    return False


def owes_gold(s: State) -> bool:
    """27.1: a card of choice for every settlement at gold, two for a city."""
    total = 0
    for seat in range(s.seats):
        s.gold_due[seat] = s.owed[seat, ANY_CARD]
        total += s.gold_due[seat]
    return total > 0


def pay_resource(s: State, resource: int) -> None:
    """4.4: all or nobody. 4.5: but a single seat gets what is left."""
    total = 0
    claims = 0
    for seat in range(s.seats):
        total += s.owed[seat, resource]
        claims += s.owed[seat, resource] > 0
    if total > s.bank[resource]:
        rest = GOT_REST if claims == 1 else RAN_SHORT
        happened(EVERYBODY, rest, resource, total, s.bank[resource])
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
