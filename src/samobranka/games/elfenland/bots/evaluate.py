"""How well a seat stands: the greedy bot's eye.

Counted in thousandths of a marker, those that may still come included: a marker is likelier to be taken
later, the nearer it lies and the more of its neighbours are to be visited too. What that is worth was
fitted to what greedy bots took in the rounds that were left (least squares, 2,000 matches of four).

While the seat travels, the value is that of the best journey it can still make, found by trying all of
them (routes.py), so that the bot walks along it leg by leg.
Before that, while counters are taken and laid, the value is that of the best journey it could plan with
the counters it has; a leg whose counter is not laid yet counts for less: someone may be quicker.
"""

from __future__ import annotations

from samobranka.core.game import States
from samobranka.core.record import table
from samobranka.core.sets import count_of, has
from samobranka.games.elfenland.parts import (
    CARDS,
    DISTANCE,
    KEPT_HAND,
    LIGHT_WAYS,
    NOTHING,
    OVER_ANY_WAY,
    ROADS,
    ROUNDS,
    TOWNS,
    WAY_A,
    WAY_B,
)
from samobranka.games.elfenland.routes import (
    BY_OWN,
    begin_journeys,
    cards_spent,
    next_journey,
    turn_back,
)
from samobranka.games.elfenland.scoring import distance_to, markers_taken
from samobranka.games.elfenland.state import (
    CARAVANNING,
    DISCARDING,
    KEEPING,
    PLANNING,
    TAKING,
    TRAVELLING,
    State,
    counters_before,
    transport_of,
)

MARKER = 1000
CARD = 4  # hands are filled up again, so a card left is worth little
LAST_CARD = 60  # 11.3: in the end cards decide between equals
AHEAD = table(
    [
        [0, 0, 0, 0, 0, 0, 0],
        [0, 550, 500, 450, 530, 580, 580],
        [0, 350, 240, 245, 240, 165, 165],
        [0, 440, 330, 180, 60, -140, -140],
        [0, 0, 0, 0, 0, 0, 0],
    ]
)  # a town not visited by the end of a round, by its legs from the boot
MOST_AHEAD = table([max(worths) for worths in AHEAD.tolist()])
PAIR = table([0, 140, 205, 150, 0])  # two neighbours not visited by the end of a round
NEIGHBOURS = table(
    [
        sum(1 << other for other in range(TOWNS) if DISTANCE[OVER_ANY_WAY, town, other] == 1)
        for town in range(TOWNS)
    ]
)
FAR = 40  # a leg between boot and destination, a round before it counts
UNLAID = 160  # a planned leg whose counter is not laid yet
PLAN_CARD = 15  # a card that a plan spends
COUNTER = 3  # a counter not laid
OBSTACLE = 60  # an obstacle not laid
IN_THE_WAY = 45  # an obstacle on a road before somebody else's boot
LIGHT = 8  # so many ways that one card pays for are worth one
KEPT_CARD = 20  # a card in hand for the counter that is kept
WASTE = 2  # cards beyond one a marker that a plan may spend
PLAN_NODES = 120  # journeys looked at in a plan


def evaluate(states: States, i: int, seat: int) -> int:
    """Thousandths of a marker."""
    s: State = states[i]
    value = MARKER * markers_taken(s, seat)
    if s.phase == TAKING or s.phase == PLANNING:
        return value + best_plan(s, seat) + worth_of_things(s, seat)
    if is_to_travel(s, seat):
        return value + best_journey(s, seat)
    value += worth_of_stay(s, seat, s.boot[seat], s.unvisited[seat], s.hand_size[seat])
    return value + worth_of_kinds(s, seat)


def is_to_travel(s: State, seat: int) -> bool:
    """8.1: whether the seat's journey of this round is not over yet."""
    if s.phase == TRAVELLING or s.phase == CARAVANNING:
        return place_in_round(s, seat) >= place_in_round(s, s.turn)
    return s.phase == DISCARDING and place_in_round(s, seat) > place_in_round(s, s.turn)


def place_in_round(s: State, seat: int) -> int:
    """Which in turn a seat is, from 0."""
    return seat - s.first if seat >= s.first else seat - s.first + s.seats


def worth_of_kinds(s: State, seat: int) -> int:
    """The cards and the counter kept for the next round: a little, for what they are good for."""
    value = 0
    for card in range(CARDS):
        value += s.hand[seat, card] * LIGHT_WAYS[card] // LIGHT
    if s.phase == KEEPING and s.kept[seat] != NOTHING:
        transport = transport_of(s.kept[seat])
        value += KEPT_CARD * s.hand[seat, transport] + LIGHT_WAYS[transport]
    return value


def best_journey(s: State, seat: int) -> int:
    """The best that any journey from here can bring: exact."""
    begin_journeys(s, seat, False)
    best = worth_of_end(s, seat)
    note_end(s)
    while next_journey(s, seat, False):
        rest = s.unvisited[seat] & ~s.gained[s.depth]
        hope = MARKER * s.gained_count[s.depth] + most_of_stay(s, rest)
        if hope + s.left * (MARKER - MOST_AHEAD[s.round]) <= best:
            turn_back(s)
        elif hope > best:
            worth = worth_of_end(s, seat)
            if worth > best:
                best = worth
                note_end(s)
    return best


def note_end(s: State) -> None:
    """Remembers how the imagined journey ends."""
    s.end_town = s.at[s.depth]
    s.end_gained = s.gained[s.depth]
    s.end_left = s.left


def most_of_stay(s: State, unvisited: int) -> int:
    """No town can be worth more, with these still to visit."""
    value = LAST_CARD * s.left if s.round == ROUNDS else CARD * KEPT_HAND
    value += int(MOST_AHEAD[s.round]) * count_of(unvisited)
    return value + worth_of_pairs(s, unvisited)


def worth_of_end(s: State, seat: int) -> int:
    """What it is worth to end the imagined journey here."""
    rest = s.unvisited[seat] & ~s.gained[s.depth]
    return MARKER * s.gained_count[s.depth] + worth_of_stay(s, seat, s.at[s.depth], rest, s.left)


def worth_of_stay(s: State, seat: int, town: int, unvisited: int, cards: int) -> int:
    """What it is worth to be in a town at the end of a journey, with these towns still to visit."""
    value = LAST_CARD * cards if s.round == ROUNDS else CARD * min(cards, KEPT_HAND)
    if s.has_destinations:
        legs = distance_to(s, town, s.goal[seat])
        value -= legs * (MARKER if s.round == ROUNDS else FAR * (s.round - 1))
    if s.round == ROUNDS:
        return value
    for other in range(TOWNS):
        if has(unvisited, other):
            value += AHEAD[s.round, DISTANCE[OVER_ANY_WAY, town, other]]
    return value + worth_of_pairs(s, unvisited)


def worth_of_pairs(s: State, unvisited: int) -> int:
    """Neighbours that are both still to be visited."""
    return int(PAIR[s.round]) * neighbours_among(unvisited)


def neighbours_among(towns: int) -> int:
    """How many pairs of neighbours are in a set of towns."""
    count = 0
    for town in range(TOWNS):
        if has(towns, town):
            count += count_of(towns & NEIGHBOURS[town])
    return count // 2


def best_plan(s: State, seat: int) -> int:
    """The best journey the seat could plan with its counters; few cards wasted, not all tried."""
    begin_journeys(s, seat, True)
    best = worth_of_plan(s, seat)
    s.plan_size[seat] = 0
    nodes = 0
    for waste in range(WASTE + 1):
        begin_journeys(s, seat, True)
        while nodes < PLAN_NODES and next_journey(s, seat, True):
            nodes += 1
            if cards_spent(s, seat) - s.gained_count[s.depth] > waste:
                turn_back(s)
            else:
                worth = worth_of_plan(s, seat)
                if worth > best:
                    best = worth
                    note_plan(s, seat)
    return best


def note_plan(s: State, seat: int) -> None:
    """Remembers the roads of the imagined journey whose counters are not laid."""
    size = 0
    for leg in range(1, s.depth + 1):
        if s.leg_means[leg] == BY_OWN:
            s.plan_road[seat, size] = s.leg_way[leg]
            s.plan_transport[seat, size] = s.leg_card[leg]
            size += 1
    s.plan_size[seat] = size


def worth_of_plan(s: State, seat: int) -> int:
    """What the imagined journey would bring."""
    value = MARKER * s.gained_count[s.depth] - PLAN_CARD * cards_spent(s, seat)
    for leg in range(1, s.depth + 1):
        if s.leg_means[leg] == BY_OWN:
            value -= UNLAID
    rest = s.unvisited[seat] & ~s.gained[s.depth]
    return value + worth_of_stay(s, seat, s.at[s.depth], rest, 0)


def worth_of_things(s: State, seat: int) -> int:
    """Counters and the obstacle, kept or in somebody's way; cards for the counters held."""
    value = COUNTER * counters_before(s, seat) + OBSTACLE * s.obstacle[seat]
    for road in range(ROADS):
        if s.obstacles_on[road]:
            for other in range(s.seats):
                if other != seat and (s.boot[other] == WAY_A[road] or s.boot[other] == WAY_B[road]):
                    value += IN_THE_WAY
    return value
