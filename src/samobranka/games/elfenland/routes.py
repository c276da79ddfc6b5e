"""Every journey a seat could make, one after another.

    begin_journeys(s, seat, is_planning)
    while next_journey(s, seat, is_planning):
        ...                                 # look at s.depth, s.at, s.gained, s.left
        turn_back(s)                        # when nothing further along this journey is wanted

The search goes in depth: each journey is the one before with one leg more, or with its last legs taken
back and another tried. It lives in scratch fields, so nothing is called in a circle. The first
journey, of no legs, is there when it has begun.

Which cards a caravan takes is not tried out card by card. A caravan only owes so many of the cards
that are left in the end; that is exact, because cards only ever leave a hand. One thing must be
remembered: by 9.4 a second caravan may ask that the first took some cards of the road's own
transport, and these are reserved. (There are no more than two caravans in a journey, R40.)

Going in a circle is left out: back to a town of this journey, no marker taken in between.

With `is_planning` the seat may also use its own counters, as if laid on free roads.
"""

from __future__ import annotations

from samobranka.core.sets import bit
from samobranka.games.elfenland.parts import (
    CARDS,
    MOST_WAYS,
    NOTHING,
    ROAD_COST,
    ROADS,
    TRANSPORTS,
    WAYS_AT,
)
from samobranka.games.elfenland.phases.caravan import caravan_size
from samobranka.games.elfenland.phases.travelling import card_for, other_end, price_of
from samobranka.games.elfenland.state import CARAVANNING, LEGS, State

# By what means a leg is made.
BY_COUNTER = 0  # or on water
BY_CARAVAN = 1
BY_OWN = 2  # by an own counter, not yet laid

TRIES = TRANSPORTS
"""So many things are tried on each way: its counter and a caravan, or every own counter."""
NO_TRIES = TRIES * MOST_WAYS
"""What is tried next where nothing more is to be tried."""


def begin_journeys(s: State, seat: int, is_planning: bool) -> None:
    """The journey of no legs, from where the boot stands."""
    for card in range(CARDS):
        s.spent[card] = 0
        s.reserved[card] = 0
    for transport in range(TRANSPORTS):
        s.spare[transport] = 0
        if is_planning:
            s.spare[transport] = s.open[seat, transport] + s.hidden[seat, transport]
    s.depth = 0
    s.at[0] = s.boot[seat]
    s.left = s.hand_size[seat]
    s.caravans = 0
    s.first_caravan = 0
    if s.phase == CARAVANNING and s.turn == seat:  # its town is as good as reached
        s.at[0] = other_end(s.caravan_road, s.boot[seat])
        s.left -= s.caravan_due
        s.caravans = 1
        s.first_caravan = s.caravan_due
    s.gained[0] = s.unvisited[seat] & bit(s.at[0])
    s.gained_count[0] = s.gained[0] != 0
    s.next_try[0] = 0


def next_journey(s: State, seat: int, is_planning: bool) -> bool:
    """Goes on to the next journey; False when there is none."""
    while True:
        tried = s.next_try[s.depth]
        way = NOTHING
        if tried < NO_TRIES and s.depth < LEGS:
            way = WAYS_AT[s.at[s.depth], tried // TRIES]
        if way != NOTHING:
            s.next_try[s.depth] = tried + 1
            if try_way(s, seat, way, tried % TRIES, is_planning):
                return True
        elif s.depth == 0:
            return False
        else:
            take_leg_back(s)


def turn_back(s: State) -> None:
    """No longer journey that begins with this one is wanted."""
    s.next_try[s.depth] = NO_TRIES


def leave_way(s: State) -> None:
    """Nothing more is to be tried on this way."""
    s.next_try[s.depth] += TRIES - 1 - (s.next_try[s.depth] - 1) % TRIES


def cards_spent(s: State, seat: int) -> int:
    """Cards paid and owed on the journey so far."""
    return s.hand_size[seat] - s.left


def try_way(s: State, seat: int, way: int, attempt: int, is_planning: bool) -> bool:
    """Adds a leg over a way, by the next of the means it might be made by; False if it cannot be."""
    to = other_end(way, s.at[s.depth])
    if attempt == 0 and is_circle(s, to):
        leave_way(s)
        return False
    card = card_for(s, way)
    if card == NOTHING:  # a road where nothing lies
        if is_planning:
            return try_own(s, seat, way, attempt, to)
        leave_way(s)
        return False
    price = price_of(s, way, s.at[s.depth])
    if attempt == 0:
        return try_price(s, seat, way, BY_COUNTER, card, price, to)
    leave_way(s)
    return not is_planning and way < ROADS and try_caravan(s, seat, way, card, price, to)


def try_own(s: State, seat: int, road: int, transport: int, to: int) -> bool:
    """7.4: by an own counter, if it can go there."""
    price = ROAD_COST[transport, road]
    if s.spare[transport] == 0 or price == 0:
        return False
    if not try_price(s, seat, road, BY_OWN, transport, price, to):
        return False
    s.spare[transport] -= 1
    return True


def try_price(s: State, seat: int, way: int, means: int, card: int, price: int, to: int) -> bool:
    """8.6: for the exact price."""
    if s.left < price or s.hand[seat, card] - s.spent[card] - s.reserved[card] < price:
        return False
    s.spent[card] += price
    arrive(s, seat, way, means, card, price, 0, to)
    return True


def is_circle(s: State, to: int) -> bool:
    """Back to a town, and no marker was taken since."""
    leg = s.depth
    while leg >= 0:
        if s.at[leg] == to:
            return True
        if leg > 0 and s.gained_count[leg] > s.gained_count[leg - 1]:
            return False
        leg -= 1
    return False


def try_caravan(s: State, seat: int, road: int, card: int, price: int, to: int) -> bool:
    """9.1 to 9.5"""
    size = caravan_size(s, road)
    if s.left < size:
        return False
    reserved = 0
    if not s.caravan_by_choice:
        too_many = s.hand[seat, card] - s.spent[card] - s.reserved[card] - (price - 1)
        if too_many > 0:  # only if the caravan before has taken them
            reserved = too_many
        if reserved > s.first_caravan - s.reserved[card]:
            return False
    s.reserved[card] += reserved
    s.caravans += 1
    if s.caravans == 1:
        s.first_caravan = size
    arrive(s, seat, road, BY_CARAVAN, card, size, reserved, to)
    return True


def arrive(
    s: State, seat: int, way: int, means: int, card: int, price: int, reserved: int, to: int
) -> None:
    """One leg more."""
    before = s.depth
    s.depth = before + 1
    s.left -= price
    s.leg_way[s.depth] = way
    s.leg_means[s.depth] = means
    s.leg_card[s.depth] = card
    s.leg_price[s.depth] = price
    s.leg_reserved[s.depth] = reserved
    s.at[s.depth] = to
    is_new = (s.unvisited[seat] & ~s.gained[before]) >> to & 1
    s.gained[s.depth] = s.gained[before] | (is_new << to)
    s.gained_count[s.depth] = s.gained_count[before] + is_new
    s.next_try[s.depth] = 0


def take_leg_back(s: State) -> None:
    """The last leg was not made."""
    card = s.leg_card[s.depth]
    means = s.leg_means[s.depth]
    s.left += s.leg_price[s.depth]
    if means == BY_CARAVAN:
        s.reserved[card] -= s.leg_reserved[s.depth]
        s.caravans -= 1
        if s.caravans == 0:
            s.first_caravan = 0
    else:
        s.spent[card] -= s.leg_price[s.depth]
        if means == BY_OWN:
            s.spare[card] += 1
    s.depth -= 1
