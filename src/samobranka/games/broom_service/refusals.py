"""Why an action is not allowed: a name for words, and the rule's number in RULES.md."""

from __future__ import annotations

from samobranka.core.game import LEGAL, Refusals
from samobranka.core.record import Row, table
from samobranka.games.broom_service.state import (
    ACTING,
    ADDING,
    ANSWERING,
    CALLING,
    CHOOSING,
    OVER,
    UNDECIDED,
    State,
    decision,
    is_at_once,
)

REFUSALS = Refusals(
    over="7.1",
    not_your_turn="4.3",
    chosen_already="3.4",
    choose_first="3.2",
    adding_now="13.7",
    handing_in_now="10.11",
    call_now="4.1",
    answer_now="4.5",
    fly_now="8.3",
    drop_now="8.6",
    deliver_now="8.7",
    dispel_now="9.2",
    take_now="8.2",
    circle_now="14.2",
    stall_now="14.6",
    way_first="16.2",
    trade_first="10.7",
    role_chosen="3.4",
    number_is_fixed="3.2",
    none_chosen="10.3",
    no_extra_card="13.7",
    no_set="10.11",
    not_in_hand="4.1",
    no_trade="10.5",
    nothing_to_trade="10.5",
    other_goods="10.5",
    no_such_tile="13.3",
    no_tile_for_roles="13.7",
    not_near="8.3",
    other_landscape="8.3",
    closed_land="1.7",
    clouds_there="9.1",
    other_pawn="8.6",
    other_place="8.12",
    not_at_castle="8.7",
    castle_covered="12.2",
    castle_full="8.8",
    no_potion="8.7",
    no_stall="14.6",
    nothing_to_sell="14.6",
    no_cloud="9.2",
    cloud_too_far="9.2",
    too_few_wands="9.3",
    not_offered="8.2",
    one_left="8.2",
)

MATCH_OVER = REFUSALS["over"]
NOT_YOUR_TURN = REFUSALS["not_your_turn"]
CHOSEN_ALREADY = REFUSALS["chosen_already"]
CHOOSE_FIRST = REFUSALS["choose_first"]
ADDING_NOW = REFUSALS["adding_now"]
HANDING_IN_NOW = REFUSALS["handing_in_now"]
CALL_NOW = REFUSALS["call_now"]
ANSWER_NOW = REFUSALS["answer_now"]
ROLE_CHOSEN = REFUSALS["role_chosen"]
NUMBER_IS_FIXED = REFUSALS["number_is_fixed"]
NONE_CHOSEN = REFUSALS["none_chosen"]
NO_EXTRA_CARD = REFUSALS["no_extra_card"]
NO_SET = REFUSALS["no_set"]
NOT_IN_HAND = REFUSALS["not_in_hand"]
NO_TRADE = REFUSALS["no_trade"]
NOTHING_TO_TRADE = REFUSALS["nothing_to_trade"]
OTHER_GOODS = REFUSALS["other_goods"]
NO_SUCH_TILE = REFUSALS["no_such_tile"]
NO_TILE_FOR_ROLES = REFUSALS["no_tile_for_roles"]
NOT_NEAR = REFUSALS["not_near"]
OTHER_LANDSCAPE = REFUSALS["other_landscape"]
CLOSED_LAND = REFUSALS["closed_land"]
CLOUDS_THERE = REFUSALS["clouds_there"]
OTHER_PAWN = REFUSALS["other_pawn"]
OTHER_PLACE = REFUSALS["other_place"]
NOT_AT_CASTLE = REFUSALS["not_at_castle"]
CASTLE_COVERED = REFUSALS["castle_covered"]
CASTLE_FULL = REFUSALS["castle_full"]
NO_POTION = REFUSALS["no_potion"]
NO_STALL = REFUSALS["no_stall"]
NOTHING_TO_SELL = REFUSALS["nothing_to_sell"]
NO_CLOUD = REFUSALS["no_cloud"]
CLOUD_TOO_FAR = REFUSALS["cloud_too_far"]
TOO_FEW_WANDS = REFUSALS["too_few_wands"]
NOT_OFFERED = REFUSALS["not_offered"]
ONE_LEFT = REFUSALS["one_left"]

_DECISION_NOW = ("fly", "drop", "deliver", "dispel", "take", "circle", "stall")
DECISION_EXPECTED: Row = table(
    [
        LEGAL,
        *(REFUSALS[f"{name}_now"] for name in _DECISION_NOW),
        REFUSALS["way_first"],
        REFUSALS["trade_first"],
    ]
)
"""By the kind of decision: what is to be done first."""


def refuse_moment(s: State, seat: int, phase: int) -> int:
    """Every action has its time and its seat; says what is expected instead."""
    if s.phase != phase:
        return expected_instead(s, seat)
    if is_at_once(phase):
        return LEGAL if s.choice[seat] == UNDECIDED else CHOSEN_ALREADY
    return LEGAL if s.turn == seat else NOT_YOUR_TURN


def refuse_decision(s: State, seat: int, kind: int) -> int:
    """16.3: only the uppermost decision is put, to the seat whose action it is (16.7)."""
    if s.phase == ACTING and s.turn == seat and decision(s) == kind:
        return LEGAL
    return expected_instead(s, seat)


def expected_instead(s: State, seat: int) -> int:
    """What the table waits for."""
    if s.phase == OVER:
        return MATCH_OVER
    if is_at_once(s.phase):
        return expected_at_once(s, seat)
    if s.turn != seat:
        return NOT_YOUR_TURN
    if s.phase == CALLING:
        return CALL_NOW
    if s.phase == ANSWERING:
        return ANSWER_NOW
    return DECISION_EXPECTED[decision(s)]


def expected_at_once(s: State, seat: int) -> int:
    """17.14: depends on the seat's own choice alone."""
    if s.choice[seat] != UNDECIDED:
        return CHOSEN_ALREADY
    if s.phase == CHOOSING:
        return CHOOSE_FIRST
    return ADDING_NOW if s.phase == ADDING else HANDING_IN_NOW
