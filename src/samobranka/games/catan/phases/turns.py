"""Chapters 3 and 12: how turns go round, also with five and six seats."""

from __future__ import annotations

from samobranka.core.actions import Action
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan.parts import CARDS, NOTHING, PAIRED_SEAT, VICTORY_POINT
from samobranka.games.catan.scoring import WON, has_won, visible_points
from samobranka.games.catan.state import (
    ACTING,
    BEFORE_ROLL,
    BUILDING,
    BUILDING_MODE,
    BUILDING_PART,
    FIRST_PART,
    OVER,
    PAIRED_MODE,
    PART_ENDS,
    SECOND_PART,
    TURN_BEGINS,
    State,
    seats_after,
)


class PassBuilding(Action, tag="pass_building"):
    """12.7"""


class EndTurn(Action, tag="end_turn"):
    """3.5"""


OFFERS = {ACTING: (EndTurn,), BUILDING: (PassBuilding,)}

ROLL_FIRST = Refusal("roll_first", "3.2")
ACTING_NOW = Refusal("acting_now", "3.4")
ONLY_BUILDING_NOW = Refusal("only_building_now", "12.4")
NO_ROLL_IN_PART = Refusal("rolled_already", "12.10")
NO_TRADE_IN_PART = Refusal("no_trade_in_second_part", "12.10")
NO_HELPER_IN_PART = Refusal("helper_in_second_part", "12.14")

LEAST_TO_BUILD = 2
"""12.7: who has fewer cards can build nothing, as everyone sees."""


# ---------------------------------------------------------------- what player 2 does not do


def refuse_roll_in_part(s: State) -> int:
    """12.10"""
    return NO_ROLL_IN_PART if s.part == SECOND_PART else LEGAL


def refuse_trade_in_part(s: State) -> int:
    """12.10"""
    return NO_TRADE_IN_PART if s.part != FIRST_PART else LEGAL


def refuse_helper_in_part(s: State) -> int:
    """12.14"""
    return NO_HELPER_IN_PART if s.part != FIRST_PART and not s.paired_helpers else LEGAL


# ---------------------------------------------------------------- the end of a part


def refuse_end_turn() -> int:
    """3.5: when it likes."""
    return LEGAL


def apply_end_turn(s: State, seat: int) -> None:
    """3.5"""
    end_part(s, seat)


def refuse_pass_building() -> int:
    """12.7: when it likes."""
    return LEGAL


def apply_pass_building(s: State, seat: int) -> None:
    """12.7"""
    end_part(s, seat)


def end_part(s: State, seat: int) -> None:
    """10.4: what was bought in this part is new no more."""
    for card in range(CARDS):
        s.bought[seat, card] = 0
    s.bought_count[seat] = 0
    s.phase = PART_ENDS


def go_round(s: State) -> None:
    """12.2, 12.8, 3.8: whose part comes next."""
    if s.mode == PAIRED_MODE and s.part == FIRST_PART:
        begin_part(s, seats_after(s, s.turn, PAIRED_SEAT), SECOND_PART)
    elif s.mode == BUILDING_MODE and next_builder(s) != NOTHING:
        builder = next_builder(s)
        s.part = BUILDING_PART
        s.fresh_count = 0
        s.active = builder
        s.decider = builder
        s.phase = BUILDING
    else:
        s.phase = TURN_BEGINS


def next_builder(s: State) -> int:
    """12.2: clockwise, each other seat once. 12.7: but for those who can do nothing."""
    seat = seats_after(s, s.active, 1)
    while seat != s.turn:
        if s.hand_size[seat] >= LEAST_TO_BUILD:
            return seat
        seat = seats_after(s, seat, 1)
    return NOTHING


# ---------------------------------------------------------------- the beginning of a part


def begin_turn(s: State) -> None:
    """3.8: the next seat; 2.19: seat 0 has the first turn."""
    s.turn = 0 if s.turns == 0 else seats_after(s, s.turn, 1)
    s.turns += 1
    begin_part(s, s.turn, FIRST_PART)


def begin_part(s: State, seat: int, part: int) -> None:
    """3.1, 12.8: what holds for a part of a turn begins anew."""
    s.active = seat
    s.decider = seat
    s.part = part
    s.has_rolled = part == SECOND_PART  # 12.10
    s.has_played = 0
    s.offers = 0
    s.jean_rate = NOTHING
    s.ship_moved = 0
    s.fresh_count = 0  # 26.1
    s.phase = ACTING if part == SECOND_PART else BEFORE_ROLL
    if part == FIRST_PART or s.paired_helpers:
        for owner in range(s.seats):
            s.rests[owner] = 0  # 13.9, 13.10
    if visible_points(s, seat) + s.card_count[seat] >= s.goal:
        s.shown += 1  # whether it has won tells something of its cards
    look_for_victory(s, seat)


def look_for_victory(s: State, seat: int) -> None:
    """11.2, 11.3"""
    if has_won(s, seat):
        end_match(s, seat, WON)


def end_match(s: State, winner: int, reason: int) -> None:
    """11.3, 11.6: with all victory point cards on the table."""
    s.winner = winner
    s.reason = reason
    s.phase = OVER
    for seat in range(s.seats):
        s.revealed[seat] = s.cards[seat, VICTORY_POINT]
