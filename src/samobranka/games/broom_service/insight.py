"""What a seat can make of what it sees: determinize re-imagines the rest, observe counts it up.

All that is hidden is the roles in other hands (17.5) and what others choose at the same time (17.6).
"""

from __future__ import annotations

from samobranka.core.chance import draw
from samobranka.core.game import States
from samobranka.core.record import Row
from samobranka.core.sets import bit, count_of, has, nth_of
from samobranka.games.broom_service.parts import (
    ALL_ROLES,
    CASTLES,
    CLOUD_KINDS,
    EVENTS,
    EXTRA_CARD_TILE,
    FOREST_TILES,
    NOTHING,
    PAWNS,
    REGIONS,
    RESOURCES,
    ROLES,
    SPACES,
)
from samobranka.games.broom_service.phases.handing_in import has_set
from samobranka.games.broom_service.scoring import bolts_of
from samobranka.games.broom_service.state import (
    ADDING,
    ANSWERING,
    CHOOSING,
    DONE,
    HANDING_IN,
    OVER,
    SEATS,
    UNDECIDED,
    State,
    decision,
)


def determinize(states: States, i: int, seat: int, chance: Row) -> None:
    """17.9: every hand that fits what the seat knows is equally likely; no other has chosen yet."""
    s: State = states[i]
    for other in range(s.seats):
        if other != seat:
            s.choice[other] = DONE if decides_nothing(s, other) else UNDECIDED
            s.hand[other] = 0
            if s.phase != CHOOSING:
                imagine_hand(s, other, chance)


def decides_nothing(s: State, seat: int) -> bool:
    """17.7: who is asked about an extra card or a set is open."""
    if s.phase == ADDING:
        return s.held[seat, EXTRA_CARD_TILE] == 0
    return s.phase == HANDING_IN and not has_set(s, seat)


def imagine_hand(s: State, seat: int, chance: Row) -> None:
    """17.9: its size is known, and what it cannot hold; being asked, it holds the role called."""
    left = s.hand_size[seat]
    possible = ALL_ROLES & ~roles_not_held(s, seat)
    if s.phase == ANSWERING and s.turn == seat:
        s.hand[seat] = bit(s.called)
        possible &= ~bit(s.called)
        left -= 1
    choices = count_of(possible)
    for _ in range(left):
        role = nth_of(possible, draw(chance, choices))
        s.hand[seat] |= bit(role)
        possible &= ~bit(role)
        choices -= 1


def roles_not_held(s: State, seat: int) -> int:
    """4.14, 17.9: roles called in this round, but for the last one while the seat is to answer it."""
    gone = 0
    for place in range(s.call_count):
        gone |= bit(s.calls[place])
    if s.called != NOTHING and is_to_answer(s, seat):
        gone &= ~bit(s.called)
    return gone


def is_to_answer(s: State, seat: int) -> bool:
    """17.9: seats still to answer may hold the role called."""
    reached = (seat - s.caller) % s.seats
    return reached > s.answers or (reached == s.answers and s.phase == ANSWERING)


# ---------------------------------------------------------------- numbers for a network

SEAT_FEATURES = 9 + RESOURCES + CLOUD_KINDS + FOREST_TILES + ROLES + REGIONS
BOARD_FEATURES = CASTLES + SPACES + REGIONS
ROUND_FEATURES = OVER + 1 + 12 + EVENTS + 4 * ROLES
OBSERVATION = ROUND_FEATURES + BOARD_FEATURES + SEATS * SEAT_FEATURES


def observe(states: States, i: int, seat: int, out: Row) -> None:
    """Features from the seat's side of the table: itself first, then the others in turn order."""
    s: State = states[i]
    for place in range(OBSERVATION):
        out[place] = 0
    observe_round(s, seat, out)
    place = ROUND_FEATURES
    for castle in range(CASTLES):
        out[place + castle] = s.filled[castle]
    place += CASTLES
    for space in range(SPACES):
        out[place + space] = s.cloud[space] + 1
    place += SPACES
    for region in range(REGIONS):
        out[place + region] = s.tile[region] + 1
    place += REGIONS
    for step in range(s.seats):
        observe_seat(s, (seat + step) % s.seats, out, place + step * SEAT_FEATURES)


def observe_round(s: State, seat: int, out: Row) -> None:
    """The round, its event and roles, and the seat's own hand."""
    out[s.phase] = 1
    place = OVER + 1
    out[place] = s.round
    out[place + 1] = s.board
    out[place + 2] = s.seats
    out[place + 3] = s.stall_for_all
    out[place + 4] = s.answers
    out[place + 5] = s.choice[seat]
    out[place + 6] = decision(s)
    out[place + 7] = s.waiting
    for resource in range(RESOURCES):
        out[place + 8 + resource] = s.to_take[resource]
    place += 12
    out[place + s.event] = 1
    place += EVENTS
    for role in range(ROLES):
        out[place + role] = has(s.hand[seat], role)
        out[place + ROLES + role] = has(s.cursed, role)
        out[place + 2 * ROLES + role] = has(s.cursed_deck, role)
        out[place + 3 * ROLES + role] = s.called == role


def observe_seat(s: State, seat: int, out: Row, place: int) -> None:
    """What everyone sees of a seat."""
    out[place] = s.points[seat]
    out[place + 1] = s.hand_size[seat]
    out[place + 2] = s.first == seat
    out[place + 3] = s.turn == seat
    out[place + 4] = s.caller == seat
    out[place + 5] = s.claim == seat
    out[place + 6] = bolts_of(s, seat)
    out[place + 7] = count_of(s.amulets[seat])
    out[place + 8] = s.event_points[seat]
    place += 9
    for resource in range(RESOURCES):
        out[place + resource] = s.stock[seat, resource]
    place += RESOURCES
    for cloud in range(CLOUD_KINDS):
        out[place + cloud] = s.won[seat, cloud]
    place += CLOUD_KINDS
    for tile in range(FOREST_TILES):
        out[place + tile] = s.held[seat, tile]
    place += FOREST_TILES
    for role in range(ROLES):
        out[place + role] = s.played[seat, role]
    place += ROLES
    for pawn in range(PAWNS):
        out[place + s.pawn[seat, pawn]] += 1
