"""The record of a match, its sentinels and its accessors."""

from __future__ import annotations

from typing import Annotated

from samobranka.core.record import NOBODY, OWNER, PUBLIC, SCRATCH, Grid, Record, Row, i8
from samobranka.template.game.parts import CARDS, MOST_SEATS, NOTHING, TURNIPS

SEATS = MOST_SEATS

CHOOSING = 1  # chapter 3
OVER = 2  # 5.1
REVEALING = 3  # chapter 4; needs no decision: rules.py goes on

AT_HOME = CARDS
"""The choice of a seat that sends nobody."""


class State(Record):
    """Everything on the table. A hand and the deck are numbers of cards of each kind."""

    seats: Annotated[int, i8, PUBLIC]
    mighty_mouse: Annotated[int, i8, PUBLIC]  # the option (4.3)
    phase: Annotated[int, i8, PUBLIC]
    turnip: Annotated[int, i8, PUBLIC]  # the one in the ground; TURNIPS when all are done with
    puller: Annotated[Row, i8[TURNIPS], PUBLIC]  # who pulled each, or NOTHING
    hand: Annotated[Grid, i8[SEATS, CARDS], OWNER]
    hand_size: Annotated[Row, i8[SEATS], PUBLIC]
    choice: Annotated[Row, i8[SEATS], OWNER]  # a card still in hand, AT_HOME, or NOTHING yet
    came: Annotated[Row, i8[SEATS], PUBLIC]  # the choices of the last round, NOTHING before
    laid: Annotated[Row, i8[CARDS], PUBLIC]  # cards sent so far (4.4)
    deck: Annotated[Row, i8[CARDS], NOBODY]
    deck_size: Annotated[int, i8, PUBLIC]

    unseen: Annotated[Row, i8[CARDS], SCRATCH]


def has_chosen(s: State, seat: int) -> bool:
    """Known to the seat alone (6.2)."""
    return s.choice[seat] != NOTHING
