"""The record of a match, its sentinels and its accessors."""

from __future__ import annotations

from typing import Annotated

from samobranka.core.record import NOBODY, OWNER, PUBLIC, SCRATCH, Grid, Record, Row, i8, i16, i64
from samobranka.games.master_elf.parts import (
    DEPTH,
    GIFTS,
    INGREDIENTS,
    MOST_SEATS,
    NOTHING,
    PILES,
    REGIONS,
    TYPES,
)

SEATS = MOST_SEATS

# What is expected of the seat on turn. The phases after OVER need no decision: rules.py goes on.
MOVING = 1  # chapter 4
TAKING = 2  # 5.1
IN_CITY = 3  # 5.3
MAKING = 4  # chapter 6
OFFERED = 5  # 7.1
LOOKING = 6  # 7.4, 7.5
LIMITED = 7  # 8.1
PICKING = 8  # chapter 10
OVER = 9
PILES_CHANGED = 10  # chapter 9
GIFT_MADE = 11  # 7.1
TURN_ENDS = 12  # 8.3
MATCH_ENDS = 13  # 10.1
TURN_IS_DONE = 14  # 8.1

LOOKING_ASIDE = 15
"""7.5: the phase LOOKING, where no pile is looked through; no record has it."""

ASIDE = PILES
"""Where a looking seat looks when it is no pile."""


class State(Record):
    """Everything on the table. A set of gifts is a number with a bit for each."""

    made: Annotated[Row, i64[SEATS], PUBLIC]  # gifts before each seat
    bonus: Annotated[int, i64, PUBLIC]  # bonus cards turned up and not yet picked
    returned: Annotated[int, i64, PUBLIC]  # covered gifts known to all to be in the piles (13.9)
    aside: Annotated[int, i64, NOBODY]  # gifts set aside
    saw_aside: Annotated[Row, i64[SEATS], OWNER]  # what «Сокровища» showed of them (13.7)
    saw_returned: Annotated[Row, i64[SEATS], OWNER]  # the same as `returned`, by «Секрет» (13.6)

    turns: Annotated[int, i16, PUBLIC]  # turns begun
    reshuffles: Annotated[int, i16, PUBLIC]  # of the ingredient deck (5.6)

    seats: Annotated[int, i8, PUBLIC]
    turn: Annotated[int, i8, PUBLIC]  # the seat that decides now
    phase: Annotated[int, i8, PUBLIC]
    reason: Annotated[int, i8, PUBLIC]  # why the match ended, 0 before
    is_ending: Annotated[int, i8, PUBLIC]  # 9.4 or 9.5 has happened, 7.11 may still be done
    exhaustions: Annotated[int, i8, PUBLIC]

    pawn: Annotated[Row, i8[SEATS], PUBLIC]  # the region it stands in
    crystals: Annotated[Row, i8[SEATS], PUBLIC]
    hand: Annotated[Grid, i8[SEATS, INGREDIENTS], OWNER]
    hand_size: Annotated[Row, i8[SEATS], PUBLIC]
    sure: Annotated[Grid, i8[SEATS, INGREDIENTS], PUBLIC]  # cards known to be in a hand (13.4)
    lying: Annotated[Grid, i8[REGIONS, INGREDIENTS], PUBLIC]  # open cards on the map
    deck: Annotated[Row, i8[INGREDIENTS], NOBODY]
    deck_size: Annotated[int, i8, PUBLIC]
    discard: Annotated[Row, i8[INGREDIENTS], PUBLIC]
    city_discards: Annotated[int, i8, PUBLIC]  # N of 5.3, so far this turn

    top: Annotated[Row, i8[PILES], PUBLIC]  # the gift on top, NOTHING on an empty pile
    covered: Annotated[Row, i8[PILES], PUBLIC]  # how many lie below the top
    pile: Annotated[Grid, i8[PILES, DEPTH], NOBODY]  # those, the next top last; then NOTHING
    aside_size: Annotated[int, i8, PUBLIC]

    offered: Annotated[int, i8, PUBLIC]  # the special action a seat is offered or does, or NOTHING
    looking_at: Annotated[int, i8, PUBLIC]  # a pile or ASIDE while a seat looks, or NOTHING
    secret_seat: Annotated[int, i8, PUBLIC]  # who used «Секрет», or NOTHING
    secret_pile: Annotated[int, i8, PUBLIC]  # the pile it named, NOTHING once piles were dealt anew
    treasure_seat: Annotated[int, i8, PUBLIC]  # who used «Сокровища», or NOTHING
    saw_pile: Annotated[Grid, i8[SEATS, DEPTH], OWNER]  # its gifts, as in `pile`; then NOTHING
    dealt_again: Annotated[int, i8, PUBLIC]  # how many gifts 9.2 shuffled
    saw_dealt: Annotated[int, i8, PUBLIC]  # how many of them were in the pile of «Секрет»
    has_picked: Annotated[Row, i8[SEATS], PUBLIC]  # a bonus card (10.5)

    tally: Annotated[Row, i8[TYPES], SCRATCH]  # cards counted in each collection
    loose: Annotated[Row, i8[GIFTS], SCRATCH]  # gifts with two types; gifts to be dealt
    unseen: Annotated[Row, i8[INGREDIENTS], SCRATCH]
    prospect: Annotated[Row, i8[INGREDIENTS], SCRATCH]  # a hand as it might become
    gain: Annotated[Row, i8[PILES], SCRATCH]  # points the top of each pile would bring
    known_made: Annotated[Row, i64[SEATS], SCRATCH]  # of instinct: one more than `made` was, and …
    known_points: Annotated[Row, i16[SEATS], SCRATCH]  # … what that scored
    known_top: Annotated[Grid, i8[SEATS, PILES], SCRATCH]  # one more than the top was, and …
    known_gain: Annotated[Grid, i8[SEATS, PILES], SCRATCH]  # … what it would bring then


def is_deciding(s: State, seat: int, phase: int) -> bool:
    """Whether this decision is put to this seat now."""
    return s.turn == seat and s.phase == phase


def has_used_special(s: State, seat: int) -> bool:
    """7.7: one special action per seat and match."""
    return s.secret_seat == seat or s.treasure_seat == seat


def pile_size(s: State, pile: int) -> int:
    """Cards of a pile, its top included."""
    return 0 if s.top[pile] == NOTHING else 1 + s.covered[pile]


def gain_card(s: State, seat: int, ingredient: int) -> None:
    """A card comes into a hand."""
    s.hand[seat, ingredient] += 1
    s.hand_size[seat] += 1


def discard_card(s: State, seat: int, ingredient: int) -> None:
    """A card goes from a hand onto the open discard; 13.4: one certainty less."""
    s.hand[seat, ingredient] -= 1
    s.hand_size[seat] -= 1
    s.discard[ingredient] += 1
    if s.sure[seat, ingredient] > 0:
        s.sure[seat, ingredient] -= 1
