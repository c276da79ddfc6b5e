"""Why an action is not allowed: a name for words, and the rule's number in RULES.md."""

from __future__ import annotations

from samobranka.core.game import LEGAL, Refusals
from samobranka.games.elfenland.state import (
    CARAVANNING,
    DISCARDING,
    KEEPING,
    OVER,
    PLANNING,
    TAKING,
    TRAVELLING,
    State,
)

REFUSALS = Refusals(
    not_your_turn="3.4",
    over="11.1",
    take_counter_now="6.1",
    plan_now="7.1",
    travel_now="8.1",
    pay_caravan_now="9.8",
    discard_now="8.14",
    keep_now="10.2",
    kept_already="10.6",
    nothing_to_choose="10.4",
    not_in_row="6.2",
    no_such_counter="7.6",
    road_taken="7.3",
    cannot_go_there="7.4",
    no_counter_there="7.8",
    obstacle_there="7.9",
    obstacle_laid="7.10",
    not_from_here="8.2",
    no_counter_on_road="8.3",
    too_few_cards="8.4",
    too_few_for_obstacle="8.5",
    too_few_rafts="8.7",
    too_few_rafts_for_ferry="9.10",
    hand_can_pay="9.4",
    too_few_for_caravan="9.1",
    not_in_hand="8.14",
)

NOT_YOUR_TURN = REFUSALS["not_your_turn"]
MATCH_OVER = REFUSALS["over"]
TAKE_COUNTER_NOW = REFUSALS["take_counter_now"]
PLAN_NOW = REFUSALS["plan_now"]
TRAVEL_NOW = REFUSALS["travel_now"]
PAY_CARAVAN_NOW = REFUSALS["pay_caravan_now"]
DISCARD_NOW = REFUSALS["discard_now"]
KEEP_NOW = REFUSALS["keep_now"]
KEPT_ALREADY = REFUSALS["kept_already"]
NOTHING_TO_CHOOSE = REFUSALS["nothing_to_choose"]
NOT_IN_ROW = REFUSALS["not_in_row"]
NO_SUCH_COUNTER = REFUSALS["no_such_counter"]
ROAD_TAKEN = REFUSALS["road_taken"]
CANNOT_GO_THERE = REFUSALS["cannot_go_there"]
NO_COUNTER_THERE = REFUSALS["no_counter_there"]
OBSTACLE_THERE = REFUSALS["obstacle_there"]
OBSTACLE_LAID = REFUSALS["obstacle_laid"]
NOT_FROM_HERE = REFUSALS["not_from_here"]
NO_COUNTER_ON_ROAD = REFUSALS["no_counter_on_road"]
TOO_FEW_CARDS = REFUSALS["too_few_cards"]
TOO_FEW_FOR_OBSTACLE = REFUSALS["too_few_for_obstacle"]
TOO_FEW_RAFTS = REFUSALS["too_few_rafts"]
TOO_FEW_RAFTS_FOR_FERRY = REFUSALS["too_few_rafts_for_ferry"]
HAND_CAN_PAY = REFUSALS["hand_can_pay"]
TOO_FEW_FOR_CARAVAN = REFUSALS["too_few_for_caravan"]
NOT_IN_HAND = REFUSALS["not_in_hand"]


def refuse_moment(s: State, seat: int, phase: int) -> int:
    """3.2, 3.4: every action has its time and its seat; says what is expected instead."""
    if s.phase == OVER:
        return MATCH_OVER
    if s.phase == KEEPING:  # its seats are those of round_end.py
        return LEGAL if phase == KEEPING else KEEP_NOW
    if s.turn != seat:
        return NOT_YOUR_TURN
    if s.phase == phase:
        return LEGAL
    return expected_instead(s.phase)


def expected_instead(phase: int) -> int:
    """What the phase asks for."""
    if phase == TAKING:
        return TAKE_COUNTER_NOW
    if phase == PLANNING:
        return PLAN_NOW
    if phase == TRAVELLING:
        return TRAVEL_NOW
    if phase == CARAVANNING:
        return PAY_CARAVAN_NOW
    if phase == DISCARDING:
        return DISCARD_NOW
    return KEEP_NOW
