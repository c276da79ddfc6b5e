"""The record of a match, its sentinels and its accessors."""

from __future__ import annotations

from typing import Annotated

from samobranka.core.happening import EVERYBODY, happened
from samobranka.core.pending import DECISION, change_top, pop, push, top, top_kind
from samobranka.core.record import OWNER, PUBLIC, SCRATCH, Grid, Record, Row, i8, i16, i64
from samobranka.games.broom_service.parts import (
    CASTLES,
    CLOUD_KINDS,
    DEEPEST,
    EVENT_EFFECT,
    EVENT_ENDS_ROUND,
    FOREST_TILES,
    MOST_SEATS,
    PAWNS,
    REGIONS,
    RESOURCES,
    ROLES,
    SPACES,
    TILES,
)

SEATS = MOST_SEATS

# What is expected. The phases after OVER need no decision: rules.py goes on.
CHOOSING = 1  # chapter 3, all at once
ADDING = 2  # 13.7, at once
CALLING = 3  # 4.1
ANSWERING = 4  # 4.5
ACTING = 5  # the uppermost decision is put to the seat on turn
HANDING_IN = 6  # 10.11, at once
OVER = 7
ROUND_BEGINS = 8  # 3.1
ALL_CHOSEN = 9  # 3.7
ALL_ADDED = 10  # 13.8
SETTLING = 11  # chapter 16: which decision is next
NEXT_ANSWER = 12  # 4.3
ROUND_ENDS = 13  # 6.1
ALL_HANDED_IN = 14  # 10.11
ROUND_OVER = 15  # 6.2

# Kinds of decision that may wait (16.1), and the places of what each is about.
FLY = 1  # a move
FLY_ROLE, FLY_MOVES, FLY_COURAGE = 1, 2, 3  # a witch or ANYBODY, how many moves are left
DROP = 2  # 8.6: what a brave witch delivers
DROP_PAWN, DROP_REGION = 1, 2  # the region where the pawn must stand (12.7)
DELIVER = 3  # a delivery by any pawn
DELIVER_ROLE, DELIVER_COURAGE = 1, 2  # a druid or ANYBODY
DISPEL = 4
DISPEL_ROLE, DISPEL_COURAGE = 1, 2  # a fairy or ANYBODY
TAKE = 5  # resources of `to_take`
TAKE_EITHER = 1  # 8.1: one of them only
CIRCLE = 6  # 14.3
CIRCLE_PAWN = 1
STALL = 7  # 14.6
STALL_PAWN = 1
WAY = 8  # 16.2
TRADE = 9  # 10.5, where the trade comes besides the action

# While ACTING, chapters are open by the decision that is put: phases of their own, above the others.
DECIDING = ROUND_OVER
FLYING = DECIDING + FLY
DROPPING = DECIDING + DROP
DELIVERING = DECIDING + DELIVER
DISPELLING = DECIDING + DISPEL
TAKING = DECIDING + TAKE
CIRCLING = DECIDING + CIRCLE
AT_STALL = DECIDING + STALL
CHOOSING_WAY = DECIDING + WAY
TRADING = DECIDING + TRADE

# Why a decision lapses (16.5, 16.6).
POSSIBLE = 0
LAPSE_IDS = (
    *("no_land", "clouded", "moved_on", "no_castle", "no_potion"),
    *("nobody_there", "no_cloud", "no_wands", "no_goods"),
)
NO_LAND, CLOUDED, MOVED_ON, NO_CASTLE, LACKS_POTION = range(1, 6)
NOBODY_THERE, NO_CLOUD_NEAR, LACKS_WANDS, LACKS_GOODS = range(6, 10)

# What rules say of an action besides it (happening.py).
SCORED = 1  # what a seat's own action brings: seat, points
CURSE = 2  # 5.2: seat, points
OVERTAKE = 3  # 4.8: the seat that has lost its claim
PASS = 4  # 4.4: seat
ACT_BRAVELY = 5  # 4.9: seat, role
LEAD = 6  # 4.12: the seat that is first player now
LAPSE = 7  # 16.5, 16.6: seat, kind of decision, why
EVENT_ACTS = 8  # 6.1: seat, event, points

# What a seat has chosen where several choose at once.
UNDECIDED = 0
DONE = 1  # has chosen its roles; or adds none; or hands nothing in
HANDS_IN = 2
FIRST_ADDED = 2  # and from there the role that is added


class State(Record):
    """Everything on the table. A set of roles, events or regions is a number with a bit for each."""

    amulets: Annotated[Row, i64[SEATS], PUBLIC]  # regions whose amulet each seat has taken
    cloudy: Annotated[int, i64, PUBLIC]  # regions with a cloud

    points: Annotated[Row, i16[SEATS], PUBLIC]
    event_points: Annotated[Row, i16[SEATS], PUBLIC]  # what the last event to act brought
    stock: Annotated[Grid, i16[SEATS, RESOURCES], PUBLIC]
    hand: Annotated[Row, i16[SEATS], OWNER]  # roles; while choosing, those chosen so far
    cursed: Annotated[int, i16, PUBLIC]  # roles of this round
    cursed_deck: Annotated[int, i16, PUBLIC]  # what it holds is known, its order is not (17.12)
    cursed_discard: Annotated[int, i16, PUBLIC]
    events_seen: Annotated[int, i16, PUBLIC]

    seats: Annotated[int, i8, PUBLIC]
    board: Annotated[int, i8, PUBLIC]
    stall_for_all: Annotated[int, i8, PUBLIC]  # option `stall`
    phase: Annotated[int, i8, PUBLIC]
    reason: Annotated[int, i8, PUBLIC]  # why the match ended, 0 before
    round: Annotated[int, i8, PUBLIC]  # from 1
    event: Annotated[int, i8, PUBLIC]
    first: Annotated[int, i8, PUBLIC]  # the first player
    turn: Annotated[int, i8, PUBLIC]  # the seat that decides, where one alone does
    called: Annotated[int, i8, PUBLIC]  # the role of this turn, or NOTHING
    caller: Annotated[int, i8, PUBLIC]  # who called it, or the role before
    answers: Annotated[int, i8, PUBLIC]  # how many seats after the caller were reached
    claim: Annotated[int, i8, PUBLIC]  # the last brave seat, until it acts; or NOTHING

    hand_size: Annotated[Row, i8[SEATS], PUBLIC]
    choice: Annotated[Row, i8[SEATS], OWNER]  # UNDECIDED, DONE …
    played: Annotated[Grid, i8[SEATS, ROLES], PUBLIC]  # 0, COWARDLY or BRAVE
    calls: Annotated[Row, i8[ROLES], PUBLIC]  # the roles called in this round, in order
    call_count: Annotated[int, i8, PUBLIC]

    pawn: Annotated[Grid, i8[SEATS, PAWNS], PUBLIC]  # the region it stands in
    filled: Annotated[Row, i8[CASTLES], PUBLIC]  # 8.8: a round castle has its potion
    cloud: Annotated[Row, i8[SPACES], PUBLIC]  # the kind that lies there, or NOTHING
    won: Annotated[Grid, i8[SEATS, CLOUD_KINDS], PUBLIC]  # cloud tokens before each seat
    tile: Annotated[Row, i8[REGIONS], PUBLIC]  # the tile that lies there, or NOTHING
    held: Annotated[Grid, i8[SEATS, FOREST_TILES], PUBLIC]  # forest tiles before each seat

    pending: Annotated[Grid, i8[DEEPEST, DECISION], PUBLIC]  # chapter 16
    waiting: Annotated[int, i8, PUBLIC]
    to_take: Annotated[Row, i8[RESOURCES], PUBLIC]  # 8.2: what may still be taken

    cloud_bag: Annotated[Row, i8[CLOUD_KINDS], SCRATCH]
    tile_bag: Annotated[Row, i8[TILES], SCRATCH]


def event_does(s: State, effect: int) -> bool:
    """Whether the event of the round has this effect."""
    return EVENT_EFFECT[s.event] == effect


def is_at_once(phase: int) -> bool:
    """17.6: whether several seats choose at once and in secret."""
    return phase == CHOOSING or phase == ADDING or phase == HANDING_IN


def next_seat(s: State, seat: int, steps: int) -> int:
    """4.3: clockwise."""
    return (seat + steps) % s.seats


def score_points(s: State, seat: int, points: int) -> None:
    """A seat's own action brings points."""
    s.points[seat] += points
    happened(EVERYBODY, SCORED, seat, points, 0)


def book_event(s: State, seat: int, points: int) -> None:
    """6.1: what the round's event brings a seat at the end of the round."""
    s.event_points[seat] = points
    s.points[seat] += points
    if EVENT_ENDS_ROUND[s.event]:
        happened(EVERYBODY, EVENT_ACTS, seat, s.event, points)


# ---------------------------------------------------------------- decisions that wait


def put_flight(s: State, role: int, moves: int, courage: int) -> None:
    """8.3, 11.6, 12.11: so many moves."""
    put_decision(s, FLY, role, moves, courage)


def put_drop(s: State, pawn: int, region: int) -> None:
    """8.6: the delivery of a brave witch."""
    put_decision(s, DROP, pawn, region, 0)


def put_delivery(s: State, role: int, courage: int) -> None:
    """8.12, 11.7, 12.10"""
    put_decision(s, DELIVER, role, courage, 0)


def put_dispelling(s: State, role: int, courage: int) -> None:
    """9.2, 12.12"""
    put_decision(s, DISPEL, role, courage, 0)


def put_for_pawn(s: State, kind: int, pawn: int) -> None:
    """14.2, 14.6: a CIRCLE or a STALL."""
    put_decision(s, kind, pawn, 0, 0)


def put_bare(s: State, kind: int) -> None:
    """A WAY or a TRADE: the rest of the record says what it is about."""
    put_decision(s, kind, 0, 0, 0)


def put_taking(s: State, either: int) -> None:
    """8.2: resources of `to_take`, all of them or one."""
    put_decision(s, TAKE, either, 0, 0)


def put_decision(s: State, kind: int, first: int, second: int, third: int) -> None:
    """16.3: this comes before everything that waits."""
    s.waiting = push(s.pending, s.waiting, kind, first, second, third)


def end_decision(s: State) -> None:
    """The uppermost decision is done with."""
    s.waiting = pop(s.pending, s.waiting)


def decision(s: State) -> int:
    """The kind of decision that is put now."""
    return top_kind(s.pending, s.waiting)


def about(s: State, place: int) -> int:
    """What the decision that is put now is about, by a place of its kind."""
    return top(s.pending, s.waiting, place)


def change_decision(s: State, place: int, value: int) -> None:
    """The decision that is put now is about something else."""
    change_top(s.pending, s.waiting, place, value)
