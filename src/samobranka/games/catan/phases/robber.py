"""Chapter 5: a seven, discards, the robber and the theft."""

from __future__ import annotations

from samobranka.core.chance import draw
from samobranka.core.game import LEGAL, seat_bit
from samobranka.core.record import Row
from samobranka.games.catan.knowledge import give_secretly, pay_bank
from samobranka.games.catan.parts import (
    AROUND_HEX,
    HAND_LIMIT,
    HEXES,
    NOTHING,
    RESOURCES,
)
from samobranka.games.catan.refusals import (
    NO_SUCH_PLACE,
    NOT_A_VICTIM,
    NOT_IN_HAND,
    NOT_NOW,
    NOTHING_TO_DISCARD,
    ROBBER_STAYS,
    refuse_moment,
)
from samobranka.games.catan.state import (
    ALL_DISCARDED,
    DISCARDING,
    MOVING_ROBBER,
    OVER,
    ROBBING,
    State,
    go_back,
    has_building,
    laid_by,
)


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


def refuse_discard(s: State, seat: int, resource: int) -> int:
    """5.4: of its own choice."""
    if s.phase == OVER:
        return NOT_NOW
    if s.phase != DISCARDING or not is_discarding(s, seat):
        return NOTHING_TO_DISCARD
    return LEGAL if s.hand[seat, resource] > s.laid[seat, resource] else NOT_IN_HAND


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


def refuse_move_robber(s: State, seat: int, hex: int) -> int:
    """5.7: anywhere but where it stands."""
    refused = refuse_moment(s, seat, MOVING_ROBBER)
    if refused:
        return refused
    if hex >= HEXES[s.board]:
        return NO_SUCH_PLACE
    return ROBBER_STAYS if hex == s.robber else LEGAL


def apply_move_robber(s: State, seat: int, hex: int, chance: Row) -> None:
    """5.10: with one victim it goes by itself, with none nothing is stolen."""
    s.robber = hex
    victims = 0
    victim = NOTHING
    for other in range(s.seats):
        if is_victim(s, seat, other):
            victims += 1
            victim = other
    if victims > 1:
        s.phase = ROBBING
        return
    if victims == 1:
        steal(s, seat, victim, chance)
    go_back(s)


def is_victim(s: State, seat: int, other: int) -> bool:
    """5.9: an opponent with cards and a building at the robber's hex."""
    if other == seat or other >= s.seats or s.hand_size[other] == 0:
        return False
    for place in range(6):
        if has_building(s, other, AROUND_HEX[s.board, s.robber, place]):
            return True
    return False


def refuse_rob(s: State, seat: int, victim: int) -> int:
    """5.10"""
    refused = refuse_moment(s, seat, ROBBING)
    if refused:
        return refused
    return LEGAL if is_victim(s, seat, victim) else NOT_A_VICTIM


def apply_rob(s: State, seat: int, victim: int, chance: Row) -> None:
    """5.10"""
    steal(s, seat, victim, chance)
    go_back(s)


def steal(s: State, thief: int, victim: int, chance: Row) -> None:
    """5.11: every card of the hand is equally likely."""
    place = draw(chance, s.hand_size[victim])
    resource = 0
    while place >= s.hand[victim, resource]:
        place -= s.hand[victim, resource]
        resource += 1
    give_secretly(s, victim, thief, resource)
