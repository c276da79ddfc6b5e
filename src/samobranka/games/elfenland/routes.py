"""Every journey a seat could make, one after another.

    begin_journeys(s, seat, is_planning)
    while next_journey(s, seat, means):
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
BY_OWN = 2  # and the transport added: by an own counter, not yet laid

TO_TRAVEL = 2
"""So many means there are on a journey."""
TO_PLAN = BY_OWN + TRANSPORTS
"""And so many while planning."""


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
    s.gained[0] = s.unvisited[seat] & (1 << s.at[0])
    s.gained_count[0] = s.gained[0] != 0
    s.next_try[0] = 0


def next_journey(s: State, seat: int, means: int) -> bool:
    """Goes on to the next journey; False when there is none."""
    while True:
        tried = s.next_try[s.depth]
        place = tried // means
        way = WAYS_AT[s.at[s.depth], place] if place < MOST_WAYS and s.depth < LEGS else NOTHING
        if way != NOTHING:
            s.next_try[s.depth] = tried + 1
            if add_leg(s, seat, way, tried % means):
                return True
        elif s.depth == 0:
            return False
        else:
            take_leg_back(s)


def turn_back(s: State) -> None:
    """No longer journey that begins with this one is wanted."""
    s.next_try[s.depth] = MOST_WAYS * TO_PLAN


def cards_spent(s: State, seat: int) -> int:
    """Cards paid and owed on the journey so far."""
    return s.hand_size[seat] - s.left


def add_leg(s: State, seat: int, way: int, means: int) -> bool:
    """Goes over a way by some means, if that is possible and no circle."""
    town = s.at[s.depth]
    to = other_end(way, town)
    if is_circle(s, to):
        return False
    if means >= BY_OWN:
        if not can_lay(s, way, means - BY_OWN):
            return False
        card = means - BY_OWN
        price = ROAD_COST[card, way]
    else:
        card = card_for(s, way)
        if card == NOTHING:
            return False
        price = price_of(s, way, town)
    if means == BY_CARAVAN:
        return way < ROADS and add_caravan(s, seat, way, card, price, to)
    if s.left < price or s.hand[seat, card] - s.spent[card] - s.reserved[card] < price:
        return False
    s.spent[card] += price
    if means >= BY_OWN:
        s.spare[card] -= 1
    arrive(s, seat, way, means, card, price, 0, to)
    return True


def can_lay(s: State, way: int, transport: int) -> bool:
    """Whether an own counter might be laid on a way (7.3 to 7.5)."""
    if s.spare[transport] == 0 or way >= ROADS:
        return False
    return s.counter_on[way] == NOTHING and ROAD_COST[transport, way] > 0


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


def add_caravan(s: State, seat: int, road: int, card: int, price: int, to: int) -> bool:
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
        if means >= BY_OWN:
            s.spare[card] += 1
    s.depth -= 1
