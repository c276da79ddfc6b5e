"""The record of a match, its sentinels and its accessors."""

from __future__ import annotations

from typing import Annotated

from samobranka.core.record import NOBODY, OWNER, PUBLIC, SCRATCH, Grid, Record, Row, i8, i32
from samobranka.games.elfenland.parts import CARDS, FULL_HAND, MOST_SEATS, ROADS, TRANSPORTS

SEATS = MOST_SEATS

# What is expected. The phases after OVER need no decision: rules.py goes on.
TAKING = 1  # chapter 6
PLANNING = 2  # chapter 7
TRAVELLING = 3  # chapter 8
CARAVANNING = 4  # 9.8: cards of a caravan are being laid down
DISCARDING = 5  # 8.14
KEEPING = 6  # chapter 10: all who have to choose, at once
OVER = 7
COUNTER_TAKEN = 8  # 6.5
PLANNED = 9  # 7.13
ARRIVED = 10  # 8.10
JOURNEY_ENDS = 11  # 8.14
JOURNEY_OVER = 12  # 8.1
ROUND_ENDS = 13  # 10.1
KEPT = 14  # 10.6
MATCH_ENDS = 15  # 11.1

# On which side a counter lies before its seat.
OPEN = 0
HIDDEN = 1
SIDE_IDS = ("open", "hidden")
SIDES = len(SIDE_IDS)

LEGS = FULL_HAND
"""No journey has more legs than a hand has cards."""


class State(Record):
    """Everything on the table. A set of towns is a number with a bit for each."""

    unvisited: Annotated[Row, i32[SEATS], PUBLIC]  # towns where the seat's marker still lies
    gained: Annotated[Row, i32[LEGS + 1], SCRATCH]  # markers taken on an imagined journey, by leg

    seats: Annotated[int, i8, PUBLIC]
    has_destinations: Annotated[int, i8, PUBLIC]  # the options
    caravan_by_choice: Annotated[int, i8, PUBLIC]
    distance_over: Annotated[int, i8, PUBLIC]
    no_early_win: Annotated[int, i8, PUBLIC]

    phase: Annotated[int, i8, PUBLIC]
    reason: Annotated[int, i8, PUBLIC]  # why the match ended, 0 before
    round: Annotated[int, i8, PUBLIC]  # from 1
    first: Annotated[int, i8, PUBLIC]  # the first seat of the round
    turn: Annotated[int, i8, PUBLIC]  # the seat that decides now, where one does
    lap: Annotated[int, i8, PUBLIC]  # laps of chapter 6 that are over
    passes: Annotated[int, i8, PUBLIC]  # one after another, in chapter 7
    winner: Annotated[int, i8, PUBLIC]  # 11.5, or NOTHING

    boot: Annotated[Row, i8[SEATS], PUBLIC]  # the town it stands in
    hand: Annotated[Grid, i8[SEATS, CARDS], OWNER]
    hand_size: Annotated[Row, i8[SEATS], PUBLIC]
    at_most: Annotated[Grid, i8[SEATS, CARDS], PUBLIC]  # cards a hand can hold, as all know (13.10)
    deck: Annotated[Row, i8[CARDS], NOBODY]
    deck_size: Annotated[int, i8, PUBLIC]
    discard: Annotated[Row, i8[CARDS], PUBLIC]

    pile: Annotated[Row, i8[TRANSPORTS], NOBODY]  # counters lying face down
    pile_size: Annotated[int, i8, PUBLIC]
    row: Annotated[Row, i8[TRANSPORTS], PUBLIC]  # the open row, by transport
    open: Annotated[Grid, i8[SEATS, TRANSPORTS], PUBLIC]  # counters before each seat
    hidden: Annotated[Grid, i8[SEATS, TRANSPORTS], OWNER]
    hidden_size: Annotated[Row, i8[SEATS], PUBLIC]
    obstacle: Annotated[Row, i8[SEATS], PUBLIC]  # those not yet laid
    counter_on: Annotated[Row, i8[ROADS], PUBLIC]  # the transport on each road, or NOTHING
    obstacles_on: Annotated[Row, i8[ROADS], PUBLIC]
    obstacles_gone: Annotated[int, i8, PUBLIC]  # 10.9

    caravan_road: Annotated[int, i8, PUBLIC]  # while a caravan is paid, or NOTHING
    caravan_due: Annotated[int, i8, PUBLIC]  # cards still to be laid down for it
    kept: Annotated[Row, i8[SEATS], OWNER]  # transport and side chosen in 10.2, NOTHING yet
    goal: Annotated[Row, i8[SEATS], OWNER]  # the town card of 12.1, or NOTHING
    shown_goal: Annotated[Row, i8[SEATS], PUBLIC]  # the same once the match is over (12.4)

    unseen: Annotated[Row, i8[CARDS], SCRATCH]

    # An imagined journey: see routes.py.
    depth: Annotated[int, i8, SCRATCH]  # legs so far
    at: Annotated[Row, i8[LEGS + 1], SCRATCH]  # the town after each leg
    gained_count: Annotated[Row, i8[LEGS + 1], SCRATCH]  # markers in `gained`
    next_try: Annotated[Row, i8[LEGS + 1], SCRATCH]  # what is tried next from there
    leg_way: Annotated[Row, i8[LEGS + 1], SCRATCH]
    leg_means: Annotated[Row, i8[LEGS + 1], SCRATCH]  # BY_COUNTER, BY_CARAVAN, BY_OWN …
    leg_card: Annotated[Row, i8[LEGS + 1], SCRATCH]  # the kind that pays, but for a caravan
    leg_price: Annotated[Row, i8[LEGS + 1], SCRATCH]
    leg_reserved: Annotated[Row, i8[LEGS + 1], SCRATCH]  # see `reserved`
    spent: Annotated[Row, i8[CARDS], SCRATCH]  # cards paid, by kind
    reserved: Annotated[Row, i8[CARDS], SCRATCH]  # those that a caravan before must have taken
    left: Annotated[int, i8, SCRATCH]  # cards neither paid nor owed to a caravan
    caravans: Annotated[int, i8, SCRATCH]
    first_caravan: Annotated[int, i8, SCRATCH]  # cards the first of them takes
    spare: Annotated[Row, i8[TRANSPORTS], SCRATCH]  # own counters that might still be laid
    end_town: Annotated[int, i8, SCRATCH]  # how the best journey ends: where, …
    end_gained: Annotated[int, i32, SCRATCH]  # … with which markers, …
    end_left: Annotated[int, i8, SCRATCH]  # … and with how many cards

    # The legs of each seat's best plan (evaluate.py) that are to be prepared: see instinct.py.
    plan_road: Annotated[Grid, i8[SEATS, LEGS], SCRATCH]
    plan_transport: Annotated[Grid, i8[SEATS, LEGS], SCRATCH]
    plan_size: Annotated[Row, i8[SEATS], SCRATCH]
    plan_done: Annotated[Row, i8[SEATS], SCRATCH]  # so many of them are prepared
    planned_in: Annotated[Row, i8[SEATS], SCRATCH]  # the round the plan is for


def counter_of(transport: int, side: int) -> int:
    """A counter before a seat: a transport and a side, as one number."""
    return transport * SIDES + side


def transport_of(counter: int) -> int:
    """The transport of such a counter."""
    return counter // SIDES


def side_of(counter: int) -> int:
    """The side on which it lies."""
    return counter % SIDES


def next_seat(s: State, seat: int) -> int:
    """3.3: clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


def counters_before(s: State, seat: int) -> int:
    """How many counters a seat has, open and hidden; everyone can count them (13.3)."""
    count = s.hidden_size[seat]
    for transport in range(TRANSPORTS):
        count += s.open[seat, transport]
    return count


def gain_card(s: State, seat: int, card: int) -> None:
    """A card comes into a hand."""
    s.hand[seat, card] += 1
    s.hand_size[seat] += 1


def discard_card(s: State, seat: int, card: int) -> None:
    """A card goes from a hand onto the open discard (13.4); 13.10: one less can be there."""
    s.hand[seat, card] -= 1
    s.hand_size[seat] -= 1
    s.at_most[seat, card] -= 1
    s.discard[card] += 1
