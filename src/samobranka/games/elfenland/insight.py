"""What a seat can make of what it sees: determinize re-imagines the rest, observe counts it up.

Both read only what the seat may know (chapter 13). Hidden cards and counters are worked out from the
box less everything seen, never from the hidden fields themselves.
"""

from __future__ import annotations

from samobranka.core.chance import deal_kind, draw
from samobranka.core.game import States
from samobranka.core.record import Row
from samobranka.core.sets import bit, count_of, has, nth_of
from samobranka.games.elfenland.parts import (
    CARD_COUNT,
    CARDS,
    COUNTER_COUNT,
    NOTHING,
    ROADS,
    TOWN_CARDS,
    TOWNS,
    TRANSPORTS,
)
from samobranka.games.elfenland.state import OVER, SEATS, State, side_of, transport_of


def determinize(states: States, i: int, seat: int, chance: Row) -> None:
    """Re-imagines what the seat cannot see. 13.12: in this dream no other has chosen yet."""
    s: State = states[i]
    imagine_hands(s, seat, chance)
    imagine_counters(s, seat, chance)
    imagine_goals(s, seat, chance)
    for other in range(s.seats):
        if other != seat:
            s.kept[other] = NOTHING


def imagine_hands(s: State, seat: int, chance: Row) -> None:
    """13.6, 13.9: other hands are dealt from the unseen cards, within the limits of 13.10."""
    for card in range(CARDS):
        s.unseen[card] = CARD_COUNT[card] - s.discard[card] - s.hand[seat, card]
    for other in range(s.seats):
        if other != seat:
            imagine_hand(s, other, chance)
    for card in range(CARDS):
        s.deck[card] = s.unseen[card]


def imagine_hand(s: State, other: int, chance: Row) -> None:
    """Deals one hand out of the unseen cards of which it may hold one more."""
    possible = 0
    for card in range(CARDS):
        s.hand[other, card] = 0
        if s.at_most[other, card] > 0:
            possible += s.unseen[card]
    for _ in range(s.hand_size[other]):
        card = draw_within_limits(s, other, possible, chance)
        s.unseen[card] -= 1
        s.hand[other, card] += 1
        possible -= 1
        if s.hand[other, card] == s.at_most[other, card]:
            possible -= s.unseen[card]


def draw_within_limits(s: State, other: int, possible: int, chance: Row) -> int:
    """13.10: one of the `possible` unseen cards, those of a kind with its limit reached left out."""
    place = draw(chance, possible)
    card = 0
    while True:
        if s.hand[other, card] < s.at_most[other, card]:
            if place < s.unseen[card]:
                return card
            place -= s.unseen[card]
        card += 1


def imagine_counters(s: State, seat: int, chance: Row) -> None:
    """13.7, 13.9: hidden counters of others and the pile, out of all that lie nowhere open."""
    left = 0
    for transport in range(TRANSPORTS):
        s.unseen[transport] = unseen_counters(s, seat, transport)
        left += s.unseen[transport]
    for other in range(s.seats):
        if other != seat:
            for transport in range(TRANSPORTS):
                s.hidden[other, transport] = 0
            for _ in range(s.hidden_size[other]):
                transport = deal_kind(chance, s.unseen, left)
                left -= 1
                s.hidden[other, transport] += 1
    for transport in range(TRANSPORTS):
        s.pile[transport] = s.unseen[transport]


def unseen_counters(s: State, seat: int, transport: int) -> int:
    """Counters of a transport whose place the seat does not know."""
    counters = COUNTER_COUNT[transport] - s.row[transport] - s.hidden[seat, transport]
    for other in range(s.seats):
        counters -= s.open[other, transport]
    for road in range(ROADS):
        if s.counter_on[road] == transport:
            counters -= 1
    return counters


def imagine_goals(s: State, seat: int, chance: Row) -> None:
    """13.8: the town cards of others, until they are shown (12.4)."""
    cards = TOWN_CARDS
    if s.goal[seat] != NOTHING:
        cards &= ~bit(s.goal[seat])
    for other in range(s.seats):
        if other != seat:
            s.goal[other] = s.shown_goal[other]
            if s.has_destinations and s.phase != OVER:
                s.goal[other] = nth_of(cards, draw(chance, count_of(cards)))
                cards &= ~bit(s.goal[other])


# ---------------------------------------------------------------- numbers for a network

TABLE_FEATURES = OVER + 1 + 8 + TRANSPORTS + CARDS
ROAD_FEATURES = TRANSPORTS + 2
OWN_FEATURES = CARDS + 2 * TRANSPORTS + TOWNS
SEAT_FEATURES = 5 + TRANSPORTS + 2 * TOWNS + CARDS
OBSERVATION = TABLE_FEATURES + ROADS * ROAD_FEATURES + OWN_FEATURES + SEATS * SEAT_FEATURES


def observe(states: States, i: int, seat: int, out: Row) -> None:
    """Features from the seat's side of the table: itself first, then the others in turn order."""
    s: State = states[i]
    for place in range(OBSERVATION):
        out[place] = 0
    observe_table(s, out)
    observe_roads(s, out, TABLE_FEATURES)
    place = TABLE_FEATURES + ROADS * ROAD_FEATURES
    observe_own(s, seat, out, place)
    place += OWN_FEATURES
    for step in range(s.seats):
        observe_seat(s, (seat + step) % s.seats, out, place + step * SEAT_FEATURES)


def observe_table(s: State, out: Row) -> None:
    """Phase, options, row and discard."""
    out[s.phase] = 1
    place = OVER + 1
    out[place] = s.round
    out[place + 1] = s.lap
    out[place + 2] = s.passes
    out[place + 3] = s.caravan_due
    out[place + 4] = s.has_destinations
    out[place + 5] = s.caravan_by_choice
    out[place + 6] = s.distance_over
    out[place + 7] = s.no_early_win
    place += 8
    for transport in range(TRANSPORTS):
        out[place + transport] = s.row[transport]
    place += TRANSPORTS
    for card in range(CARDS):
        out[place + card] = s.discard[card]


def observe_roads(s: State, out: Row, place: int) -> None:
    """What lies on each road. Without a jump: the place of no counter is the next line's."""
    for road in range(ROADS):
        counter = s.counter_on[road]
        out[place + counter + (TRANSPORTS + 1) * (counter == NOTHING)] = 1
        out[place + TRANSPORTS] = s.obstacles_on[road]
        out[place + TRANSPORTS + 1] = s.caravan_road == road
        place += ROAD_FEATURES


def observe_own(s: State, seat: int, out: Row, place: int) -> None:
    """What only the seat knows: hand, hidden counters, its choice, its destination."""
    for card in range(CARDS):
        out[place + card] = s.hand[seat, card]
    place += CARDS
    for transport in range(TRANSPORTS):
        out[place + transport] = s.hidden[seat, transport]
    place += TRANSPORTS
    if s.kept[seat] != NOTHING:
        out[place + transport_of(s.kept[seat])] = 1 + side_of(s.kept[seat])
    place += TRANSPORTS
    if s.goal[seat] != NOTHING:
        out[place + s.goal[seat]] = 1


def observe_seat(s: State, seat: int, out: Row, place: int) -> None:
    """What everyone sees of a seat."""
    out[place] = s.turn == seat
    out[place + 1] = s.first == seat
    out[place + 2] = s.hand_size[seat]
    out[place + 3] = s.hidden_size[seat]
    out[place + 4] = s.obstacle[seat]
    place += 5
    for transport in range(TRANSPORTS):
        out[place + transport] = s.open[seat, transport]
    place += TRANSPORTS
    out[place + s.boot[seat]] = 1
    place += TOWNS
    for town in range(TOWNS):
        out[place + town] = has(s.unvisited[seat], town)
    place += TOWNS
    for card in range(CARDS):
        out[place + card] = s.at_most[seat, card]
