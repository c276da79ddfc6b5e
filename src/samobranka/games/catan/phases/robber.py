"""Chapter 5: a seven, discards, the robber and the theft."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from samobranka.core.actions import SEAT, Action
from samobranka.core.chance import draw
from samobranka.core.contents import quiet
from samobranka.core.game import seat_bit
from samobranka.core.record import Row
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan import places
from samobranka.games.catan.domains import HEX, RESOURCE
from samobranka.games.catan.knowledge import give_secretly, pay_bank
from samobranka.games.catan.lacks import which_card
from samobranka.games.catan.maps import CLOTH_FOR_CATAN, FORGOTTEN_TRIBE
from samobranka.games.catan.parts import DESERT, HAND_LIMIT, HEXES, NOTHING, PATHS, RESOURCES
from samobranka.games.catan.phases.the_map import (
    corner_of_hex,
    hex_beside,
    is_land,
    refuse_unknown_hex,
)
from samobranka.games.catan.scoring import visible_points
from samobranka.games.catan.state import (
    ALL_DISCARDED,
    DISCARDING,
    MOVING_ROBBER,
    ROBBING,
    State,
    go_back,
    has_building,
    has_ship,
    is_free,
    laid_by,
    owner_at,
)


class Discard(Action, tag="discard"):
    """5.4"""

    resource: Annotated[str, RESOURCE]


class MoveRobber(Action, tag="move_robber"):
    """5.7"""

    hex: Annotated[int, HEX]

    def more_facts(self, view: Any = None) -> dict[str, Any]:
        """Where that is."""
        return places.of_hex(view, self.hex)


class Rob(Action, tag="rob"):
    """5.10"""

    victim: Annotated[int, SEAT]


OFFERS = {DISCARDING: quiet(Discard), MOVING_ROBBER: (MoveRobber,), ROBBING: (Rob,)}

NOTHING_TO_DISCARD = Refusal("nothing_to_discard", "5.2")
DISCARD_FIRST = Refusal("discard_first", "5.4")
NOT_IN_HAND = Refusal("not_in_hand", "5.4", which_card)
MOVE_ROBBER_FIRST = Refusal("move_robber_first", "5.7")
ROBBER_STAYS = Refusal("robber_stays", "5.7")
ROBBER_NEEDS_NUMBER = Refusal("robber_needs_number", "5.15")
ROBBER_ON_LAND = Refusal("robber_on_land", "5.7")
SPARES_THE_POOR = Refusal("spares_the_poor", "5.12")
ONLY_THE_DESERT = Refusal("only_the_desert", "5.13")
NOT_A_VICTIM = Refusal("not_a_victim", "5.9")
NO_CARD_THERE = Refusal("no_card_there", "5.9")
CHOOSE_VICTIM_FIRST = Refusal("choose_victim_first", "5.10")

WEALTH = 3
"""5.12: who has so many visible points can bear the robber."""


def count_discards(s: State) -> None:
    """5.2: half of more than seven, rounded down. 5.3: the hand at the roll decides."""
    for seat in range(s.seats):
        s.to_discard[seat] = s.hand_size[seat] // 2 if s.hand_size[seat] > HAND_LIMIT else 0


def begin_discards(s: State) -> None:
    """5.4: all who discard do so at once; without any, the robber moves."""
    s.decider = s.active
    s.phase = MOVING_ROBBER
    for seat in range(s.seats):
        if s.to_discard[seat] > 0:
            s.phase = DISCARDING


def is_discarding(s: State, seat: int) -> bool:
    """5.5: whether a seat has cards to lay yet."""
    return s.to_discard[seat] > 0 and laid_by(s, seat) < s.to_discard[seat]


def seats_discarding(s: State) -> int:
    """A bit for every seat that has cards to lay yet."""
    seats = 0
    for seat in range(s.seats):
        if is_discarding(s, seat):
            seats |= seat_bit(seat)
    return seats


def refuse_not_discarding() -> int:
    """5.2: to a seat that is not asked, while others discard."""
    return NOTHING_TO_DISCARD


def refuse_discard(s: State, seat: int, resource: int) -> int:
    """5.4: of its own choice."""
    return LEGAL if s.hand[seat, resource] > s.laid[seat, resource] else NOT_IN_HAND


def rule_out_discard(s: State, seat: int) -> int:
    """5.2"""
    return NOTHING_TO_DISCARD if s.to_discard[seat] == 0 else LEGAL


def apply_discard(s: State, seat: int, resource: int) -> None:
    """5.5: until all are done the cards stay in the hands, so that nobody can tell."""
    s.laid[seat, resource] += 1
    if seats_discarding(s) == 0:
        s.phase = ALL_DISCARDED


def show_discards(s: State) -> None:
    """5.6: all discards are shown and go to the bank."""
    s.moment += 1
    s.shown += 1
    for seat in range(s.seats):
        s.to_discard[seat] = 0
        for resource in range(RESOURCES):
            s.discarded[seat, resource] = s.laid[seat, resource]
            if s.laid[seat, resource] > 0:
                pay_bank(s, seat, resource, s.laid[seat, resource])
            s.laid[seat, resource] = 0
    s.decider = s.active
    s.phase = MOVING_ROBBER


def try_move_robber(s: State) -> Iterator[int]:
    """5.7"""
    yield from range(HEXES[s.board])


def refuse_move_robber(s: State, hex: int) -> int:
    """5.7: anywhere but where it stands."""
    refused = refuse_unknown_hex(s, hex)
    if refused:
        return refused
    if not is_land(s, hex):
        return ROBBER_ON_LAND
    if not may_enter(s, hex):
        return ROBBER_NEEDS_NUMBER
    if s.is_friendly:
        return refuse_friendly_robber(s, hex)
    return ROBBER_STAYS if hex == s.robber else LEGAL


def may_enter(s: State, hex: int) -> bool:
    """5.7: land; 31.7, 33.2: where nobody builds on some land, such with a number only."""
    if s.scenario == FORGOTTEN_TRIBE or s.scenario == CLOTH_FOR_CATAN:
        return is_land(s, hex) and s.token[hex] > 0
    return is_land(s, hex)


def refuse_friendly_robber(s: State, hex: int) -> int:
    """5.12: where it does no harm to the poor; 5.13: where there is no such hex, to the desert."""
    for other in range(HEXES[s.board]):
        if may_enter(s, other) and other != s.robber and not harms_the_poor(s, other):
            if hex == s.robber:
                return ROBBER_STAYS
            return SPARES_THE_POOR if harms_the_poor(s, hex) else LEGAL
    return LEGAL if is_refuge(s, hex) else ONLY_THE_DESERT


def harms_the_poor(s: State, hex: int) -> bool:
    """5.12: whether a seat with fewer than three visible points has a building there."""
    for place in range(6):
        corner = corner_of_hex(s, hex, place)
        if not is_free(s, corner) and is_poor(s, owner_at(s, corner)):
            return True
    return False


def is_poor(s: State, seat: int) -> bool:
    """5.12"""
    return visible_points(s, seat) < WEALTH


def is_refuge(s: State, hex: int) -> bool:
    """5.13: a desert; where the map has none, the hex on which it stands."""
    for other in range(HEXES[s.board]):
        if s.terrain[other] == DESERT and may_enter(s, other):
            return s.terrain[hex] == DESERT
    return hex == s.robber


def apply_move_robber(s: State, seat: int, hex: int, chance: Row) -> None:
    """5.10: with one victim it goes by itself, with none nothing is stolen."""
    s.robber = hex
    s.at_sea = 0
    rob_one_of(s, seat, chance)


def rob_one_of(s: State, seat: int, chance: Row) -> None:
    """5.10; 28.3: from those whom the robber or the pirate has come to; 33.7: a card or a bale."""
    thefts = 0
    victim = NOTHING
    for other in range(s.seats):
        if is_victim(s, seat, other):
            thefts += (s.hand_size[other] > 0) + s.at_sea * (s.cloth[other] > 0)
            victim = other
    if thefts > 1:
        s.phase = ROBBING
        return
    if thefts == 1:
        if s.hand_size[victim] > 0:
            steal(s, seat, victim, chance)
        else:
            steal_cloth(s, seat, victim)
    go_back(s)


def is_victim(s: State, seat: int, other: int) -> bool:
    """5.9: an opponent with cards and a building at the robber's hex; 5.14: not a poor one.

    28.3: or with a ship at the pirate's; 33.7: who may also have but cloth.
    """
    if other == seat or other >= s.seats:
        return False
    if s.hand_size[other] == 0 and (not s.at_sea or s.cloth[other] == 0):
        return False
    if s.is_friendly and is_poor(s, other):
        return False
    return has_ship_by_pirate(s, other) if s.at_sea else has_building_by_robber(s, other)


def has_ship_by_pirate(s: State, seat: int) -> bool:
    """28.3"""
    for path in range(PATHS[s.board]):
        if has_ship(s, seat, path):
            for side in range(2):
                if hex_beside(s, path, side) == s.pirate:
                    return True
    return False


def has_building_by_robber(s: State, seat: int) -> bool:
    """5.9"""
    for place in range(6):
        if has_building(s, seat, corner_of_hex(s, s.robber, place)):
            return True
    return False


def try_rob(s: State) -> Iterator[int]:
    """5.10"""
    yield from range(s.seats)


def refuse_rob(s: State, seat: int, victim: int) -> int:
    """5.10; 33.7: who has but cloth has no card."""
    if not is_victim(s, seat, victim):
        return NOT_A_VICTIM
    return LEGAL if s.hand_size[victim] > 0 else NO_CARD_THERE


def apply_rob(s: State, seat: int, victim: int, chance: Row) -> None:
    """5.10"""
    steal(s, seat, victim, chance)
    go_back(s)


def steal_cloth(s: State, thief: int, victim: int) -> None:
    """5.11, 33.7: a bale instead of a card."""
    s.cloth[victim] -= 1
    s.cloth[thief] += 1


def steal(s: State, thief: int, victim: int, chance: Row) -> None:
    """5.11: every card of the hand is equally likely."""
    place = draw(chance, s.hand_size[victim])
    resource = 0
    while place >= s.hand[victim, resource]:
        place -= s.hand[victim, resource]
        resource += 1
    give_secretly(s, victim, thief, resource)
